"""Chapter 9: jail (UB-9a to UB-9c)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.state import FINE
from faubourg.games.estate import debts, money
from faubourg.games.estate.districts import BANK
from faubourg.games.ubuild.numbering import SIX, Mode, Refused, Step
from faubourg.games.ubuild.rules import turn

if TYPE_CHECKING:
    from faubourg.games.ubuild.state import UBuild


def arrest(state: "UBuild") -> None:
    # UB-9a Straight to jail: no salary, no bridge crossed, and the turn ends.
    seat: i64 = state.turn
    state.places[seat] = state.layout.jail
    state.jail[seat] = 1
    turn.cut(state)
    if state.telling:
        state.tell("jailed", "UB-9a", {"seat": int(seat)})


def refusal_bail(state: "UBuild", seat: i64) -> i64:
    # UB-9c Before rolling.
    if state.jail[seat] == 0:
        return Refused.NOT_IN_JAIL
    return FINE if state.figures.bail <= state.cash[seat] else Refused.TOO_DEAR


def pay_bail(state: "UBuild", seat: i64) -> None:
    money.pay_bank(state, seat, state.figures.bail)
    tell_bail(state, seat)
    leave(state, seat)


def tell_bail(state: "UBuild", seat: i64) -> None:
    if state.telling:
        state.tell("bail-paid", "UB-9c", {"seat": int(seat), "amount": int(state.figures.bail)})


def leave(state: "UBuild", seat: i64) -> None:
    state.jail[seat] = 0
    if state.telling:
        state.tell("left-jail", "UB-9c", {"seat": int(seat)})


def frees(state: "UBuild") -> bool:
    # UB-9c A double, in Beginner a six.
    if state.table.mode == Mode.BEGINNER:
        return state.low_die == SIX
    return state.low_die == state.high_die


def fail(state: "UBuild", seat: i64) -> None:
    """UB-9c One stays, or, after the third turn, pays and moves by that roll."""
    state.jail[seat] += 1
    if state.jail[seat] < 4:
        state.frames.set_step(Step.ACT)
        if state.telling:
            state.tell("stays-in-jail", "UB-9c", {"seat": int(seat), "tries": int(state.jail[seat]) - 1})
        return
    # UB-9c A debt like any other.
    state.frames.set_step(Step.LEAVE)
    if debts.charge(state, seat, BANK, state.figures.bail):
        tell_bail(state, seat)
