"""Into jail, and out of it for money (CI-12a, CI-12c, UB-9a, UB-9c)."""

from mypy_extensions import i64

from faubourg.core.bits import with_cell
from faubourg.core.state import FINE
from faubourg.games.estate import debts, money, turns
from faubourg.games.estate.state import Estate, Refused


def arrest(state: Estate, place: i64) -> None:
    """CI-12a, UB-9a Straight to jail: no salary, no bridge crossed, and the turn ends, with no further roll."""
    seat: i64 = state.turn
    state.places[seat] = place
    state.jail = with_cell(state.jail, seat, 1)
    turns.cut(state)
    state.tell_seat("jailed", state.terms.clauses.arrest, seat)


def refusal_bail(state: Estate, seat: i64) -> i64:
    # CI-12c, UB-9c Before rolling.
    if state.jail[seat] == 0:
        return Refused.NOT_IN_JAIL
    return FINE if state.bail <= state.cash[seat] else Refused.TOO_DEAR


def pay_bail(state: Estate, seat: i64) -> None:
    # CI-12c, UB-9c Then a normal turn.
    money.pay_bank(state, seat, state.bail)
    money.tell_amount(state, "bail-paid", state.terms.clauses.bail, seat, state.bail)
    leave(state, seat)


def owe_bail(state: Estate, seat: i64) -> None:
    # CI-12c, UB-9c After the third failure: a debt like any other.
    debts.charge_for(state, seat, state.bail, "bail-paid", state.terms.clauses.bail)


def leave(state: Estate, seat: i64) -> None:
    state.jail = with_cell(state.jail, seat, 0)
    state.tell_seat("left-jail", state.terms.clauses.bail, seat)


def stays(state: Estate, seat: i64) -> bool:
    """Whether one stays after another failure: after the third, one pays and leaves."""
    state.jail = with_cell(state.jail, seat, state.jail[seat] + 1)
    if state.jail[seat] == 4:
        return False
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "tries": int(state.jail[seat]) - 1}
        state.tell("stays-in-jail", state.terms.clauses.bail, particulars)
    return True
