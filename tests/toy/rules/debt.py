"""Chapter 4: debts (TOY-4a). A debt stands on the frame that brought it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tests.toy.numbering import Frame, Step

if TYPE_CHECKING:
    from tests.toy.state import Toy


def owe(state: "Toy", seat: i64, amount: i64) -> None:
    # TOY-4a Too little cash: cards must be sold.
    state.frames.push(Frame.DEBT, Step.PAYING, seat, amount)
    state.note("debt", "TOY-4a", {"seat": seat, "amount": amount})


def go_on_debt(state: "Toy") -> bool:
    """Whether the debtor must sell; else the frame below goes on."""
    seat: i64 = state.frames.a()
    if state.cash[seat] < state.frames.b():
        state.actor = seat
        return True
    state.frames.pop()
    return False
