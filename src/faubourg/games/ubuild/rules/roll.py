"""Chapter 3: rolling (UB-3a, UB-3h), and how a turn goes on."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE
from faubourg.core.frames import NO_FRAME
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import dice, owners, turns
from faubourg.games.estate import jail as bail
from faubourg.games.ubuild import numbering
from faubourg.games.ubuild.numbering import Arrival, Frame, Mode, Step
from faubourg.games.ubuild.rules import ending, jail, turn, walking
from faubourg.games.ubuild.state import UBuild


def go_on(state: UBuild) -> bool:
    """Whether the turn asks somebody."""
    step: i64 = state.frames.step()
    if step in (Step.ROLL, Step.ACT):
        state.actor = state.turn
        return True
    if step == Step.END:
        ending.pass_on(state)
        return False
    if step == Step.LEAVE:
        # UB-9c The fine is settled: one moves by that roll.
        bail.leave(state, state.turn)
        move_by_dice(state)
        return False
    state.actor = NATURE
    return True


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    actions.add(numbering.ROLL)
    if bail.refusal_bail(state, seat) == FINE:
        actions.add(numbering.BAIL)


def refusal(state: UBuild, move: i64, seat: i64) -> i64:
    if move == numbering.ROLL:
        return FINE
    return bail.refusal_bail(state, seat) if move == numbering.BAIL else NOT_ASKED_NOW


def apply(state: UBuild, move: i64, seat: i64) -> None:
    if move == numbering.ROLL:
        state.frames.set_step(Step.DICE)
    else:
        bail.pay_bail(state, seat)


def is_one_die(state: UBuild) -> bool:
    # UB-2a, UB-3a
    return state.table.mode == Mode.BEGINNER


def fill_dice(state: UBuild, actions: Actions) -> None:
    if is_one_die(state):
        actions.add_all(numbering.DIE, numbering.SIX)
        return
    # UB-3a
    dice.fill(actions, numbering.DICE)


def refusal_dice(state: UBuild, move: i64) -> i64:
    first: i64 = numbering.DIE if is_one_die(state) else numbering.DICE
    last: i64 = numbering.DICE if is_one_die(state) else numbering.DRAW
    return FINE if first <= move < last else NOT_ASKED_NOW


def throw_dice(state: UBuild, move: i64) -> None:
    """Nature throws."""
    seat: i64 = state.turn
    if move < numbering.DICE:
        state.low_die = move - numbering.DIE + 1
    else:
        dice.show(state, move - numbering.DICE)
    # UB-3h With one die there are no doubles.
    is_double = state.low_die == state.high_die
    if state.telling:
        state.tell("dice-rolled", "UB-3a", {"seat": int(seat), "dice": dice_of(state), "double": is_double})
    turn.set_built(state, 0)
    if state.jail[seat]:
        # UB-9c What frees gives no further roll.
        if not jail.frees(state):
            jail.fail(state, seat)
            return
        bail.leave(state, seat)
    elif turns.count_double(state, is_double):
        # UB-3h The third double in a row is jail, instead of moving.
        jail.arrest(state)
        return
    move_by_dice(state)


def dice_of(state: UBuild) -> list[int]:
    return [int(state.low_die), int(state.high_die)] if state.high_die else [int(state.low_die)]


def move_by_dice(state: UBuild) -> None:
    state.frames.set_step(Step.ACT)
    walking.advance(state, state.low_die + state.high_die, Arrival.DICE)


def ask(state: UBuild, seat: i64) -> dict[str, object]:
    return turns.ask_roll(state, seat) | {"one": is_one_die(state), "bail": int(state.bail)}


def fits(state: UBuild, above: i64) -> bool:
    """Whether the row of a turn can be, under a frame of that kind."""
    frames = state.frames
    step: i64 = frames.step()
    seat: i64 = state.turn
    doubles: i64 = turns.doubles(state)
    built: i64 = turn.built(state)
    if frames.depth != 1:
        return False
    if step == Step.FIRST:
        is_blank = turns.is_of(state, 0) and doubles == 0 and built == 0
        return is_blank and above == NO_FRAME and state.turns == 0
    if not turns.is_of(state, seat) or state.turns == 0 or not 0 <= doubles <= 2 or not 0 <= built <= turn.MOVED:
        return False
    if not owners.is_playing(state, seat) or (doubles and (state.jail[seat] or is_one_die(state))):
        return False
    # UB-9c Only after the third turn.
    if (state.jail[seat] == 4) != (step == Step.LEAVE):
        return False
    if built and (step != Step.ACT or state.jail[seat]):
        return False
    if above == NO_FRAME:
        return step in (Step.ROLL, Step.DICE, Step.ACT)
    if above == Frame.DEAL:
        return step in (Step.ROLL, Step.ACT)
    if above == Frame.DEBT:
        return step == Step.LEAVE and state.low_die > 0
    if above == Frame.HAZARD:
        return step == Step.ACT and built == turn.MOVED
    if above == Frame.SITE:
        return step in (Step.ROLL, Step.ACT) and state.jail[seat] == 0
    return above == Frame.LANDING and step == Step.ACT and built == 0 and state.jail[seat] == 0
