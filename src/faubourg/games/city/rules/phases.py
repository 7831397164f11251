"""A move goes to the chapter of what is being decided; then the frames go on until somebody is asked."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.forms import Timer
from faubourg.core.frames import NO_FRAME
from faubourg.core.state import CLOCK_DECIDES, FINE, NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from faubourg.games.city import numbering
from faubourg.games.city.moves import CODEC, OPEN
from faubourg.games.city.numbering import Frame, Step
from faubourg.games.city.rules import auction as auction_time
from faubourg.games.city.rules import (
    bankruptcy,
    building,
    card_choice,
    chance,
    charges,
    deal,
    debt,
    ending,
    jail,
    landing,
    landmarks,
    permits,
    roll,
    squares,
    turn,
)
from faubourg.games.city.state import City
from faubourg.games.estate import auction, buying, dealing, debts, dice, mortgages, offers, turns
from faubourg.games.estate.deals import is_deal
from faubourg.games.estate.districts import DISTRICTS

# What may be played


def fill(state: City, actions: Actions, seat: i64) -> None:
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
        auction.fill(state, actions, seat)
    elif kind == Frame.CARD:
        card_choice.fill(state, actions)
    elif kind == Frame.DEBT:
        debt.fill(state, actions, seat)
    else:
        # CI-7a An offer, CI-1e or another hour.
        CODEC.fill(Step.ASK, actions)


def fill_turn(state: City, actions: Actions, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.ROLL:
        roll.fill(state, actions, seat)
        fill_extras(state, actions, seat)
    elif step == Step.ACT:
        building.fill(state, actions, seat)
        fill_extras(state, actions, seat)
    elif step == Step.DICE:
        # CI-3a
        dice.fill(actions, numbering.DICE)
    elif step == Step.PRESS:
        building.fill_press(state, actions)
    elif step == Step.FIRST:
        turns.fill_first(state, actions)
    else:
        # CI-12c After the third failure.
        CODEC.fill(step, actions)


def fill_landing(state: City, actions: Actions, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.DRAW:
        state.pile.fill(actions, numbering.DRAW)
    elif step in (Step.TAXI, Step.RENT, Step.TAX):
        # CI-13.19, CI-11f, CI-13.20 Whoever holds the card says whether it is used.
        CODEC.fill(step, actions)
    else:
        if step == Step.BUY:
            buying.fill(state, actions, landing.district(state), seat)
        elif step == Step.JUMP:
            building.fill_jumps(state, actions)
        elif step == Step.CALL:
            squares.fill_call(state, actions)
        else:
            permits.fill(state, actions, seat)
        fill_extras(state, actions, seat)


def fill_extras(state: City, actions: Actions, seat: i64) -> None:
    # CI-3e Hazards removed, stadiums, skyscrapers and the tower bought, mortgages lifted.
    permits.fill_remove(state, actions, seat)
    landmarks.fill(state, actions, seat)
    mortgages.fill_lift(state, actions, state.owned[seat] & state.mortgaged, seat)


# What is wrong with a move


def refusal(state: City, move: i64, seat: i64) -> i64:
    """FINE, or what is wrong with a move of an actor who is asked."""
    if not OPEN.is_move(move):
        return UNKNOWN_MOVE
    if seat == CLOCK:
        return FINE if is_timed(state, move) else NOT_ASKED_NOW
    if seat != NATURE and numbering.POLICY <= move < numbering.LISTED:
        return CLOCK_DECIDES if move >= numbering.TIME_AUCTION else NATURE_DECIDES
    if is_deal(move):
        return dealing.refusal(state, move, seat)
    kind: i64 = state.frames.kind()
    if kind == Frame.AUCTION:
        return auction.refusal(state, move, seat)
    if kind == Frame.CARD:
        return card_choice.refusal(state, move, seat)
    if kind == Frame.DEBT:
        return debt.refusal(state, move, seat)
    if kind in (Frame.DEAL, Frame.QUESTION):
        return refusal_plain(state, move)
    if is_extra(move):
        return refusal_extra(state, move, seat) if turn.is_free(state, seat) else NOT_ASKED_NOW
    return refusal_turn(state, move, seat) if kind == Frame.TURN else refusal_landing(state, move, seat)


def refusal_turn(state: City, move: i64, seat: i64) -> i64:
    step: i64 = state.frames.step()
    if step == Step.ROLL:
        return roll.refusal(state, move, seat)
    if step == Step.ACT:
        return building.refusal(state, move, seat)
    return turns.refusal_first(state, move) if step == Step.FIRST else refusal_plain(state, move)


def refusal_landing(state: City, move: i64, seat: i64) -> i64:
    step: i64 = state.frames.step()
    if step == Step.DRAW:
        return turns.refusal_draw(state, move, numbering.CARDS)
    if step == Step.BUY:
        return buying.refusal(state, landing.district(state), move, seat)
    if step == Step.JUMP:
        return building.refusal_jump(state, move)
    if step == Step.CALL:
        return squares.refusal_call(state, move)
    return permits.refusal(state, move, seat) if step == Step.PERMIT else refusal_plain(state, move)


def refusal_plain(state: City, move: i64) -> i64:
    """Of a step at which nothing can be wrong with what is asked for."""
    return FINE if CODEC.asks_for(state.frames.step(), move) else NOT_ASKED_NOW


def is_extra(move: i64) -> bool:
    """CI-3e What may be done at any free point of one's turn."""
    if numbering.REMOVE <= move < numbering.DEMOLISH or numbering.STADIUM <= move < numbering.MORTGAGE:
        return True
    return numbering.LIFT <= move < numbering.BID


def refusal_extra(state: City, move: i64, seat: i64) -> i64:
    district: i64 = (move - numbering.CALL) % DISTRICTS
    if move < numbering.DEMOLISH:
        return permits.refusal_remove(state, seat, district)
    if move < numbering.MORTGAGE:
        return landmarks.refusal(state, seat, move)
    return mortgages.refusal_lift(state, seat, district)


# What is played


def apply(state: City, move: i64, seat: i64) -> None:
    """Make a legal move."""
    state.decisions += 1
    kind: i64 = state.frames.kind()
    if numbering.TIME_AUCTION <= move < numbering.LISTED:
        time_out(state, move)
    elif is_deal(move):
        dealing.propose(state, move, seat)
    elif kind == Frame.TURN:
        apply_turn(state, move, seat)
    elif kind == Frame.LANDING:
        apply_landing(state, move, seat)
    elif kind == Frame.AUCTION:
        auction.apply(state, move, seat)
    elif kind == Frame.CARD:
        card_choice.apply(state, move)
    elif kind == Frame.DEBT:
        apply_debt(state, move, seat)
    elif kind == Frame.DEAL:
        dealing.answer(state, move)
    else:
        ending.answer(state, move, seat)
    go_on(state)
    # CI-17e The limit on decisions.
    if state.decisions >= numbering.LIMIT and not state.over:
        turns.cut_short(state)


def apply_turn(state: City, move: i64, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.DICE:
        roll.throw_dice(state, move - numbering.DICE)
    elif step == Step.PRESS:
        building.show(state, move - numbering.PRESS)
    elif step == Step.FIRST:
        ending.name_first(state, move - numbering.FIRST)
    elif is_extra(move):
        apply_extra(state, move, seat)
    elif step == Step.ROLL:
        roll.apply(state, move, seat)
    elif step == Step.ACT:
        building.apply(state, move, seat)
    else:
        jail.settle_fine(state, move, seat)


def apply_landing(state: City, move: i64, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.DRAW:
        chance.draw(state, move - numbering.DRAW)
    elif is_extra(move):
        apply_extra(state, move, seat)
    elif step == Step.BUY:
        squares.answer_buy(state, move, seat)
    elif step == Step.JUMP:
        squares.jump(state, move)
    elif step == Step.CALL:
        squares.call(state, move, seat)
    elif step == Step.PERMIT:
        permits.use(state, move)
    elif step == Step.TAXI:
        landing.answer_taxi(state, move)
    else:
        charges.apply(state, move)


def apply_extra(state: City, move: i64, seat: i64) -> None:
    """CI-3e"""
    district: i64 = (move - numbering.CALL) % DISTRICTS
    if move < numbering.DEMOLISH:
        permits.remove(state, seat, district)
    elif move < numbering.MORTGAGE:
        landmarks.build(state, seat, move)
    else:
        mortgages.lift(state, seat, district)


def apply_debt(state: City, move: i64, seat: i64) -> None:
    if move == numbering.JAIL_CARD:
        jail.use_card(state, seat)
    elif move == numbering.USE_DODGE:
        charges.dodge_debt(state)
    elif move == numbering.BANKRUPT:
        bankruptcy.go_bankrupt(state)
    else:
        mortgages.mortgage(state, seat, move - numbering.MORTGAGE)


def begin(state: City) -> None:
    """CI-1d The table may name the first player."""
    if state.table.first >= 0:
        ending.name_first(state, state.table.first)
    go_on(state)


def go_on(state: City) -> None:
    """Settle the top frame, and the one below it, until a frame has something to ask."""
    is_asking = state.over
    while not is_asking:
        kind: i64 = state.frames.kind()
        if kind == Frame.TURN:
            is_asking = roll.go_on(state)
        elif kind == Frame.LANDING:
            is_asking = squares.go_on(state)
        elif kind == Frame.AUCTION:
            is_asking = auction.go_on(state)
        elif kind == Frame.CARD:
            is_asking = chance.go_on(state)
        elif kind == Frame.DEBT:
            is_asking = debts.go_on(state)
        elif kind == Frame.BANKRUPTCY:
            is_asking = bankruptcy.go_on(state)
        elif kind == Frame.DEAL:
            state.actor = offers.partner(state)
            is_asking = True
        else:
            state.actor = ending.asked(state)
            is_asking = True
        is_asking = is_asking or state.over


# What time would end


def is_timed(state: City, move: i64) -> bool:
    """Whether that move of the clock may come now."""
    if move == numbering.TIME_HOUR:
        return turns.is_running(state)
    # CI-5a, CI-7a
    kind: i64 = state.frames.kind()
    if move == numbering.TIME_AUCTION:
        return state.table.live and kind == Frame.AUCTION
    return move == numbering.TIME_OFFER and state.table.live and kind == Frame.DEAL


def may_run_out(state: City) -> bool:
    """Whether the clock may act."""
    return not state.over and any(is_timed(state, move) for move in range(numbering.TIME_AUCTION, numbering.LISTED))


def fill_clock(state: City, actions: Actions) -> None:
    for move in range(numbering.TIME_AUCTION, numbering.LISTED):
        if is_timed(state, move):
            actions.add(move)


def time_out(state: City, move: i64) -> None:
    if move == numbering.TIME_AUCTION:
        auction_time.time_out(state)
    elif move == numbering.TIME_OFFER:
        deal.time_out(state)
    else:
        turns.time_out(state, "hour")


def timers(state: City) -> list[Timer]:
    found: list[Timer] = []
    if state.over:
        return found
    if is_timed(state, numbering.TIME_AUCTION):
        found += auction_time.timers(state)
    if is_timed(state, numbering.TIME_OFFER):
        found += deal.timers(state)
    if is_timed(state, numbering.TIME_HOUR):
        found += ending.timers(state)
    return found


# What a dump must agree with


def row_fits(state: City, above: i64) -> bool:
    """Whether the top row can be, under a frame of that kind."""
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        return roll.fits(state, above)
    if kind == Frame.LANDING:
        return squares.fits(state, above)
    if kind == Frame.CARD:
        return card_choice.fits(state, above)
    if kind == Frame.AUCTION:
        return above == NO_FRAME and auction.fits(state)
    if kind == Frame.DEBT:
        return above in (NO_FRAME, Frame.DEAL) and debt.fits(state)
    if kind == Frame.DEAL:
        return above == NO_FRAME and dealing.fits(state)
    if kind == Frame.BANKRUPTCY:
        return above == Frame.AUCTION and bankruptcy.fits(state)
    return kind == Frame.QUESTION and above == NO_FRAME and ending.fits(state)
