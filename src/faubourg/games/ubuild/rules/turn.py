"""Chapter 3: a turn (UB-3a to UB-3e, UB-3h, UB-3j). Its frame: the seat, the doubles that give another roll, and the
blocks built in this roll, or that a hazard was moved for money."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.games.estate import offers
from faubourg.games.ubuild.numbering import MOST_BUILT, Frame, Step

if TYPE_CHECKING:
    from faubourg.games.ubuild.state import UBuild

# UB-3h In this order: after a paid step no blocks in this roll.
MOVED: Final[i64] = MOST_BUILT + 1


def doubles(state: "UBuild") -> i64:
    """UB-3h"""
    return state.frames.b()


def set_doubles(state: "UBuild", number: i64) -> None:
    state.frames.set_b(number)


def built(state: "UBuild") -> i64:
    """UB-3c Blocks in this roll; MOVED once a hazard was moved for money."""
    return state.frames.c()


def set_built(state: "UBuild", number: i64) -> None:
    state.frames.set_c(number)


def is_of(state: "UBuild", seat: i64) -> bool:
    return state.frames.a() == seat


def step_of_turn(state: "UBuild") -> i64:
    """Where the turn is, whatever stands on it: it is the lowest frame."""
    return state.frames.rows[1]


def begin(state: "UBuild", seat: i64) -> None:
    """The turn of a seat begins."""
    frames = state.frames
    state.turns += 1
    state.turn = seat
    state.changed = 0
    frames.set_step(Step.ROLL)
    frames.set_a(seat)
    frames.set_b(0)
    frames.set_c(0)
    offers.forget(state)


def is_free(state: "UBuild", seat: i64) -> bool:
    """UB-3j A point of the seat's own turn at which nothing is owed and no auction, offer or choice is open. Whether to
    buy is no such choice: one may mortgage for it (UB-8f)."""
    if seat != state.turn:
        return False
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if kind == Frame.TURN:
        return step in (Step.ROLL, Step.ACT)
    return kind == Frame.LANDING and step == Step.BUY


def finish_roll(state: "UBuild") -> None:
    """UB-3h After a double one rolls again; UB-3e else the turn is over."""
    state.frames.set_step(Step.ROLL if doubles(state) else Step.END)
    set_built(state, 0)


def cut(state: "UBuild") -> None:
    """Whatever the turn was about, it ends."""
    frames = state.frames
    while frames.depth > 1:
        frames.pop()
    frames.set_step(Step.END)
    set_doubles(state, 0)
    set_built(state, 0)
