"""Chapter 9: jail (UB-9a to UB-9c)."""

from mypy_extensions import i64

from faubourg.games.estate import jail
from faubourg.games.ubuild.numbering import SIX, Mode, Step
from faubourg.games.ubuild.state import UBuild


def arrest(state: UBuild) -> None:
    # UB-9a
    jail.arrest(state, state.layout.jail)


def frees(state: UBuild) -> bool:
    # UB-9c A double, in Beginner a six.
    if state.table.mode == Mode.BEGINNER:
        return state.low_die == SIX
    return state.low_die == state.high_die


def fail(state: UBuild, seat: i64) -> None:
    """UB-9c One stays, or, after the third turn, pays and moves by that roll."""
    if jail.stays(state, seat):
        state.frames.set_step(Step.ACT)
    else:
        state.frames.set_step(Step.LEAVE)
        jail.owe_bail(state, seat)
