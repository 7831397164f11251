"""Chapter 3: a turn (UB-3a to UB-3e, UB-3h, UB-3j). Its frame has, besides what `estate.turns` says, the blocks built
in this roll, or that a hazard was moved for money."""

from typing import Final

from mypy_extensions import i64

from faubourg.games.estate import turns
from faubourg.games.ubuild.numbering import MOST_BUILT, Frame, Step
from faubourg.games.ubuild.state import UBuild

# UB-3h In this order: after a paid step no blocks in this roll.
MOVED: Final[i64] = MOST_BUILT + 1


def built(state: UBuild) -> i64:
    """UB-3c Blocks in this roll; MOVED once a hazard was moved for money."""
    return state.frames.c()


def set_built(state: UBuild, number: i64) -> None:
    state.frames.set_c(number)


def is_free(state: UBuild, seat: i64) -> bool:
    """UB-3j A point of the seat's own turn at which nothing is owed and no auction, offer or choice is open. Whether to
    buy is no such choice: one may mortgage for it (UB-8f)."""
    if seat != state.turn:
        return False
    kind: i64 = state.frames.kind()
    step: i64 = state.frames.step()
    if kind == Frame.TURN:
        return step in (Step.ROLL, Step.ACT)
    return kind == Frame.LANDING and step == Step.BUY


def begin(state: UBuild, seat: i64) -> None:
    # UB-8f
    state.changed = 0
    turns.begin(state, seat)
