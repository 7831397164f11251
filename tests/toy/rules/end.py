"""Chapter 6: the end (TOY-6a to TOY-6c)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tests.toy.numbering import BANK, LOTS, Frame, Step

if TYPE_CHECKING:
    from tests.toy.state import Toy


def end_turn(state: "Toy") -> None:
    """TOY-6a The last round, or no lot of the street left; else the next seat's turn."""
    following: i64 = (state.frames.a() + 1) % state.seats
    state.frames.pop()
    left = any(state.owners[lot] == BANK and (state.table.street >> lot) & 1 for lot in range(LOTS))
    if state.turns >= state.table.rounds * state.seats or not left:
        state.finish()
        state.note("ended", "TOY-6a", {})
        return
    state.turns += 1
    state.frames.push(Frame.TURN, Step.DRAW, following)


def score_of(state: "Toy", seat: i64) -> i64:
    """TOY-6b Cash and the worth of the lots."""
    lots = sum(1 for lot in range(LOTS) if state.owners[lot] == seat)
    return state.cash[seat] + lots * state.figures.worth
