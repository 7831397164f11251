"""Chapter 3: rolling (CI-3a, CI-3d), and how a turn goes on."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.frames import NO_FRAME
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city import numbering
from faubourg.games.city.numbering import JAIL_CARDS, Arrival, Frame, Step, Unit
from faubourg.games.city.rules import building, ending, jail, landing, turn
from faubourg.games.city.state import City
from faubourg.games.estate import dice, owners, turns
from faubourg.games.estate import jail as bail


def go_on(state: City) -> bool:
    """Whether the turn asks somebody."""
    step: i64 = state.frames.step()
    if step in (Step.ROLL, Step.ACT, Step.FINE):
        state.actor = state.turn
        return True
    if step == Step.END:
        ending.pass_on(state)
        return False
    if step == Step.LEAVE:
        # CI-12c The fine is settled: one moves by that roll.
        bail.leave(state, state.turn)
        state.frames.set_step(Step.ACT)
        move_by_dice(state)
        return False
    state.actor = NATURE
    return True


def fill(state: City, actions: Actions, seat: i64) -> None:
    actions.add(numbering.ROLL)
    if state.jail[seat]:
        # CI-12c
        if bail.refusal_bail(state, seat) == FINE:
            actions.add(numbering.BAIL)
        if jail.refusal_card(state, seat) == FINE:
            actions.add(numbering.JAIL_CARD)


def refusal(state: City, move: i64, seat: i64) -> i64:
    if move == numbering.ROLL:
        return FINE
    if move == numbering.BAIL:
        return bail.refusal_bail(state, seat)
    return jail.refusal_card(state, seat) if move == numbering.JAIL_CARD else NOT_ASKED_NOW


def apply(state: City, move: i64, seat: i64) -> None:
    if move == numbering.ROLL:
        state.frames.set_step(Step.DICE)
    elif move == numbering.BAIL:
        bail.pay_bail(state, seat)
    else:
        jail.use_card(state, seat)


def throw_dice(state: City, throw: i64) -> None:
    """Nature throws."""
    seat: i64 = state.turn
    dice.show(state, throw)
    is_double = state.low_die == state.high_die
    if state.telling:
        pips = [int(state.low_die), int(state.high_die)]
        state.tell("dice-rolled", "CI-3a", {"seat": int(seat), "dice": pips, "double": is_double})
    turn.show(state, Unit.UNPRESSED)
    if state.jail[seat]:
        if not is_double:
            jail.fail(state, seat)
            return
        # CI-12c A double moves you out by it, with no further roll.
        bail.leave(state, seat)
    elif turns.count_double(state, is_double):
        # CI-3d The third double in a row sends to jail instead of moving.
        jail.arrest(state)
        return
    state.frames.set_step(Step.ACT)
    move_by_dice(state)


def move_by_dice(state: City) -> None:
    landing.advance(state, state.low_die + state.high_die, Arrival.DICE, "CI-3a")


def fits(state: City, above: i64) -> bool:
    """Whether the row of a turn can be, under a frame of that kind."""
    frames = state.frames
    step: i64 = frames.step()
    seat: i64 = state.turn
    doubles: i64 = turns.doubles(state)
    shown: i64 = turn.shown(state)
    if frames.depth != 1:
        return False
    if step == Step.FIRST:
        return above == NO_FRAME and state.turns == 0 and turn.is_blank(state)
    if not turns.is_of(state, seat) or state.turns == 0 or not 0 <= doubles <= 2 or not 0 <= shown <= Unit.RAIL:
        return False
    # CI-6d A railroad is shown only while there are any.
    if shown == Unit.RAIL and building.rails_left(state) == 0:
        return False
    if step == Step.END:
        # CI-12a, CI-14c A turn that has ended gives no other roll.
        passes = above == Frame.BANKRUPTCY and not owners.is_playing(state, seat)
        return doubles == 0 and shown == 0 and (passes or (above == Frame.QUESTION and state.time_up))
    if not owners.is_playing(state, seat) or (state.jail[seat] and doubles):
        return False
    # CI-12c Only after the third failure.
    if (state.jail[seat] == 4) != (step in (Step.FINE, Step.LEAVE)):
        return False
    if above == NO_FRAME:
        if step == Step.FINE:
            return state.held[seat] & JAIL_CARDS != 0
        return step in (Step.ROLL, Step.DICE, Step.ACT) or (step == Step.PRESS and shown == Unit.UNPRESSED)
    if above == Frame.DEAL:
        return step in (Step.ROLL, Step.ACT)
    if above == Frame.DEBT:
        return step == Step.LEAVE and state.low_die > 0
    return above == Frame.LANDING and step == Step.ACT and shown == Unit.UNPRESSED and state.jail[seat] == 0
