"""A move goes to its chapter; then the frames go on until somebody is asked."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.games.city.moves import bid_amount
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
    DONE,
    DRAW,
    FIRST,
    FIRST_HAZARD,
    HAZARD,
    INDUSTRIAL,
    JAIL_CARD,
    JUMP,
    LIFT,
    LIMIT,
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
    bankruptcy,
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


def apply(state: "City", move: i64, seat: i64) -> None:
    """Make a legal move."""
    state.decisions += 1
    if move < CALL:
        say(state, move, seat)
    elif move < BID:
        act_on(state, move, seat)
    elif move < POLICY:
        auction.bid(state, bid_amount(move), seat)
    elif move < TIME_AUCTION:
        happen(state, move)
    elif move == TIME_AUCTION:
        auction.time_out(state)
    elif move == TIME_OFFER:
        deal.time_out(state)
    elif move == TIME_HOUR:
        ending.time_out(state)
    elif is_deal(move):
        deal.propose(state, move, seat)
    else:
        auction.bid(state, bid_amount(move), seat)
    go_on(state)
    # CI-17e The limit on decisions.
    if state.decisions >= LIMIT and not state.over:
        ending.cut_short(state)


def go_on(state: "City") -> None:
    """Settle the top frame, and the one below it, until a frame has something to ask."""
    is_asking = state.over
    while not is_asking:
        kind: i64 = state.frames.kind()
        if kind == Frame.TURN:
            is_asking = turn.go_on_turn(state)
        elif kind == Frame.LANDING:
            is_asking = squares.go_on_landing(state)
        elif kind == Frame.AUCTION:
            is_asking = auction.go_on_auction(state)
        elif kind == Frame.CARD:
            is_asking = chance.go_on_card(state)
        elif kind == Frame.DEBT:
            is_asking = debt.go_on_debt(state)
        elif kind == Frame.BANKRUPTCY:
            is_asking = bankruptcy.go_on_bankruptcy(state)
        elif kind == Frame.DEAL:
            state.actor = state.frames.b()
            is_asking = True
        else:
            state.actor = state.frames.a()
            is_asking = True
        is_asking = is_asking or state.over


def say(state: "City", move: i64, seat: i64) -> None:
    """The moves without a district."""
    if move == ROLL:
        turn.roll(state)
    elif move == OUT:
        auction.drop_out(state, seat)
    elif move == DONE:
        turn.finish_roll(state)
    elif move == BUILD:
        building.press(state)
    elif move == BUY:
        squares.buy(state, seat)
    elif move == DECLINE:
        squares.decline(state, seat)
    elif move == PASS:
        pass_by(state)
    elif move == BAIL:
        jail.pay_bail(state, seat)
    elif move == JAIL_CARD:
        jail.use_card(state, seat)
    elif move == PAY:
        pay(state, seat)
    elif move == USE_DODGE:
        squares.use_dodge(state)
    elif move in (ACCEPT, REFUSE):
        answer(state, move == ACCEPT, seat)
    elif move == BANKRUPT:
        bankruptcy.go_bankrupt(state)
    elif move < CHOOSE:
        squares.take_taxi(state, move - USE_TAXI)
    else:
        card_choice.choose_kind(state, FIRST_HAZARD + move - CHOOSE)


def pass_by(state: "City") -> None:
    if state.frames.kind() == Frame.CARD:
        card_choice.decline(state)
    else:
        squares.pass_by(state)


def pay(state: "City", seat: i64) -> None:
    if state.frames.kind() == Frame.TURN:
        jail.pay_fine(state, seat)
    else:
        squares.pay_charge(state)


def answer(state: "City", is_yes: bool, seat: i64) -> None:
    """To an offer, or to another hour."""
    if state.frames.kind() == Frame.QUESTION:
        if is_yes:
            ending.agree(state, seat)
        else:
            ending.disagree(state, seat)
    elif is_yes:
        deal.accept(state)
    else:
        deal.turn_down(state, "deal-refused")


def act_on(state: "City", move: i64, seat: i64) -> None:
    """The moves with a district."""
    if state.frames.kind() == Frame.CARD:
        card_choice.use_on(state, (move - CALL) % 22)
    elif move < JUMP:
        state.frames.set_step(Step.LANDED)
        auction.call(state, move - CALL, seat)
    elif move < TAKE:
        squares.jump(state, move - JUMP)
    elif move < INDUSTRIAL:
        building.buy_block(state, seat, move - RESIDENTIAL, False)
    elif move < RAIL:
        building.buy_block(state, seat, move - INDUSTRIAL, True)
    elif move < BONUS:
        building.build_rail(state, move - RAIL)
    elif move < HAZARD:
        squares.place_by_permit(state, permits.bonus_shown(state.frames.a()), move - BONUS)
    elif move < REMOVE:
        squares.place_by_permit(state, permits.hazard_shown(state.frames.a()), move - HAZARD)
    elif move < DEMOLISH:
        permits.remove(state, seat, move - REMOVE)
    elif move < SKYSCRAPER:
        landmarks.build_stadium(state, seat, move - STADIUM)
    elif move < TOWER:
        landmarks.build_skyscraper(state, seat, move - SKYSCRAPER)
    elif move < MORTGAGE:
        landmarks.build_tower(state, seat, move - TOWER)
    elif move < LIFT:
        debt.mortgage(state, seat, move - MORTGAGE)
    else:
        debt.lift(state, seat, move - LIFT)


def happen(state: "City", move: i64) -> None:
    """Nature's moves."""
    if move < DICE:
        ending.name_first(state, move - FIRST)
    elif move < PRESS:
        turn.throw_dice(state, move - DICE)
    elif move < DRAW:
        building.show(state, move - PRESS)
    else:
        chance.draw(state, move - DRAW)


def begin(state: "City") -> None:
    """CI-1d The table may name the first player."""
    if state.table.first >= 0:
        ending.name_first(state, state.table.first)
    go_on(state)
