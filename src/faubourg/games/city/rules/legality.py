"""Which moves belong to which decision; each chapter judges its own."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.state import FINE, NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from faubourg.games.city.moves import bid_amount, is_move
from faubourg.games.city.numbering import (
    ACCEPT,
    BAIL,
    BANKRUPT,
    BID,
    BONUS,
    BUILD,
    BUY,
    CALL,
    CHOOSE,
    DECLINE,
    DEMOLISH,
    DICE,
    DISTRICTS,
    DONE,
    DRAW,
    FIRST,
    FIRST_HAZARD,
    HAZARD,
    INDUSTRIAL,
    JAIL_CARD,
    JUMP,
    LIFT,
    LISTED,
    MORTGAGE,
    OUT,
    PASS,
    PAY,
    POLICY,
    PRESS,
    RAIL,
    REFUSE,
    REMOVE,
    RESIDENTIAL,
    ROLL,
    SKYSCRAPER,
    STADIUM,
    TAKE,
    TIME_AUCTION,
    TIME_HOUR,
    TIME_OFFER,
    TOWER,
    USE_DODGE,
    USE_TAXI,
    Frame,
    Step,
)
from faubourg.games.city.rules import (
    auction,
    building,
    card_choice,
    chance,
    deal,
    debt,
    ending,
    jail,
    landmarks,
    permits,
    squares,
    turn,
)
from faubourg.games.estate.deals import is_deal

if TYPE_CHECKING:
    from faubourg.games.city.state import City


# What may be played


def fill(state: "City", actions: Actions, seat: i64) -> None:
    """Every listed legal move of an actor who is asked, in ascending order."""
    if seat == CLOCK:
        fill_clock(state, actions)
        return
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        fill_turn(state, actions, seat)
    elif kind == Frame.LANDING:
        fill_landing(state, actions, seat)
    elif kind == Frame.AUCTION:
        auction.fill_bids(state, actions, seat)
    elif kind == Frame.CARD:
        card_choice.fill_choice(state, actions)
    elif kind == Frame.DEBT:
        debt.fill_debt(state, actions, seat)
    else:
        # CI-7a An offer, CI-1e or another hour.
        actions.add(ACCEPT)
        actions.add(REFUSE)


def fill_turn(state: "City", actions: Actions, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.ROLL:
        turn.fill_roll(state, actions, seat)
    elif step == Step.ACT:
        turn.fill_act(state, actions, seat)
    elif step == Step.DICE:
        turn.fill_dice(state, actions)
    elif step == Step.PRESS:
        building.fill_press(state, actions)
    elif step == Step.FIRST:
        ending.fill_first(state, actions)
    else:
        # CI-12c The fine.
        actions.add(JAIL_CARD)
        actions.add(PAY)


def fill_landing(state: "City", actions: Actions, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.BUY:
        squares.fill_buy(state, actions, seat)
    elif step == Step.DRAW:
        chance.fill_draw(state, actions)
    elif step == Step.JUMP:
        building.fill_jumps(state, actions)
        turn.fill_extras(state, actions, seat)
    elif step == Step.CALL:
        squares.fill_call(state, actions, seat)
    elif step == Step.PERMIT:
        permits.fill_permit(state, actions, seat, state.frames.a())
        turn.fill_extras(state, actions, seat)
    elif step == Step.TAXI:
        squares.fill_taxi(state, actions)
    else:
        # CI-11f, CI-13.20 Rent or tax.
        actions.add(PAY)
        actions.add(USE_DODGE)


def fill_clock(state: "City", actions: Actions) -> None:
    """What time would end."""
    for move in (TIME_AUCTION, TIME_OFFER, TIME_HOUR):
        if refusal_time(state, move) == FINE:
            actions.add(move)


# What is wrong with a move


def refusal(state: "City", move: i64, seat: i64) -> i64:
    """FINE, or what is wrong with a move of an actor who is asked."""
    if not is_move(move):
        return UNKNOWN_MOVE
    if seat == CLOCK:
        return refusal_time(state, move) if TIME_AUCTION <= move < LISTED else NOT_ASKED_NOW
    if seat == NATURE:
        return refusal_nature(state, move)
    if POLICY <= move < LISTED:
        return NATURE_DECIDES
    if is_deal(move):
        return deal.refusal_deal(state, seat, move) if deal.may_offer(state, seat) else NOT_ASKED_NOW
    if move >= BID:
        is_bidding = state.frames.kind() == Frame.AUCTION
        return auction.refusal_bid(state, bid_amount(move), seat) if is_bidding else NOT_ASKED_NOW
    return refusal_word(state, move, seat) if move < CALL else refusal_district(state, move, seat)


def refusal_time(state: "City", move: i64) -> i64:
    # CI-1e The hour runs out once, at any moment of the match.
    if move == TIME_HOUR:
        return FINE if state.table.by_hour and state.turns > 0 and not state.time_up else NOT_ASKED_NOW
    if not state.table.live:
        return NOT_ASKED_NOW
    kind: i64 = state.frames.kind()
    # CI-5a, CI-7a
    if move == TIME_AUCTION:
        return FINE if kind == Frame.AUCTION else NOT_ASKED_NOW
    return FINE if kind == Frame.DEAL else NOT_ASKED_NOW


def refusal_nature(state: "City", move: i64) -> i64:
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if FIRST <= move < DICE and kind == Frame.TURN and step == Step.FIRST:
        return ending.refusal_first(state, move - FIRST)
    if DICE <= move < PRESS and kind == Frame.TURN and step == Step.DICE:
        return FINE
    if PRESS <= move < DRAW and kind == Frame.TURN and step == Step.PRESS:
        return FINE
    if DRAW <= move < TIME_AUCTION and kind == Frame.LANDING and step == Step.DRAW:
        return chance.refusal_draw(state, move - DRAW)
    return NOT_ASKED_NOW


def refusal_word(state: "City", move: i64, seat: i64) -> i64:
    """The moves without a district."""
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if move in (ROLL, BAIL, JAIL_CARD) and kind == Frame.TURN and step == Step.ROLL:
        return refusal_rolling(state, move, seat)
    if move in (BUILD, DONE) and kind == Frame.TURN and step == Step.ACT:
        return building.refusal_press(state) if move == BUILD else FINE
    if move in (JAIL_CARD, PAY) and kind == Frame.TURN and step == Step.FINE:
        return FINE
    if move == JAIL_CARD and jail.is_fine(state):
        return jail.refusal_card(state, seat)
    if move == USE_DODGE and kind == Frame.DEBT and debt.dodge_for(state):
        return debt.refusal_dodge(state, seat)
    if move in (BUY, DECLINE) and kind == Frame.LANDING and step == Step.BUY:
        return squares.refusal_buy(state, seat) if move == BUY else FINE
    if move in (PAY, USE_DODGE) and kind == Frame.LANDING and step in (Step.RENT, Step.TAX):
        return FINE
    if move == PASS and kind == Frame.LANDING and step in (Step.TAXI, Step.CALL, Step.JUMP):
        return FINE
    if move == PASS and kind == Frame.CARD and card_choice.is_optional(state.frames.a()):
        return FINE
    if move in (ACCEPT, REFUSE) and kind in (Frame.DEAL, Frame.QUESTION):
        return FINE
    if move == OUT and kind == Frame.AUCTION and step == Step.BIDDING:
        return FINE
    if move == BANKRUPT and kind == Frame.DEBT:
        return debt.refusal_bankrupt(state, seat)
    if USE_TAXI <= move < CHOOSE and kind == Frame.LANDING and step == Step.TAXI:
        return FINE
    if move >= CHOOSE and kind == Frame.CARD and card_choice.must_choose_kind(state, state.frames.a()):
        return card_choice.refusal_kind(state, FIRST_HAZARD + move - CHOOSE)
    return NOT_ASKED_NOW


def refusal_rolling(state: "City", move: i64, seat: i64) -> i64:
    if move == ROLL:
        return FINE
    return jail.refusal_bail(state, seat) if move == BAIL else jail.refusal_card(state, seat)


def refusal_district(state: "City", move: i64, seat: i64) -> i64:
    """The moves with a district."""
    district: i64 = (move - CALL) % DISTRICTS
    kind: i64 = state.frames.kind()
    if kind == Frame.CARD:
        card: i64 = state.frames.a()
        is_it = move - district == card_choice.base_of(state, card) and not card_choice.must_choose_kind(state, card)
        return card_choice.refusal_target(state, seat, district) if is_it else NOT_ASKED_NOW
    if kind == Frame.DEBT:
        return debt.refusal_mortgage(state, seat, district) if MORTGAGE <= move < LIFT else NOT_ASKED_NOW
    if not turn.is_free(state, seat):
        return NOT_ASKED_NOW
    if REMOVE <= move < DEMOLISH or STADIUM <= move < MORTGAGE or move >= LIFT:
        return refusal_extra(state, move, seat, district)
    step: i64 = state.frames.step()
    if move < JUMP:
        return auction.refusal_call(state, district) if step == Step.CALL else NOT_ASKED_NOW
    if move < TAKE:
        return building.refusal_jump(state, district) if step == Step.JUMP else NOT_ASKED_NOW
    if RESIDENTIAL <= move < BONUS and step == Step.ACT:
        return refusal_built(state, move, seat, district)
    if BONUS <= move < REMOVE and step == Step.PERMIT:
        square: i64 = state.frames.a()
        if move < HAZARD:
            return permits.refusal_bonus(state, seat, permits.bonus_shown(square), district)
        return permits.refusal_hazard(state, seat, permits.hazard_shown(square), district)
    return NOT_ASKED_NOW


def refusal_extra(state: "City", move: i64, seat: i64, district: i64) -> i64:
    """CI-3e"""
    if move < DEMOLISH:
        return permits.refusal_remove(state, seat, district)
    if move < SKYSCRAPER:
        return landmarks.refusal_stadium(state, seat, district)
    if move < TOWER:
        return landmarks.refusal_skyscraper(state, seat, district)
    if move < MORTGAGE:
        return landmarks.refusal_tower(state, seat, district)
    return debt.refusal_lift(state, seat, district)


def refusal_built(state: "City", move: i64, seat: i64, district: i64) -> i64:
    if move < INDUSTRIAL:
        return building.refusal_block(state, seat, district, state.figures.residential(district))
    if move < RAIL:
        return building.refusal_block(state, seat, district, state.figures.industrial(district))
    return building.refusal_rail(state, district)
