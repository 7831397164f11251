"""Mortgages (CI-10a to CI-10d, UB-8a to UB-8c)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, lowest, with_cell
from faubourg.core.state import FINE
from faubourg.games.estate import money, rent
from faubourg.games.estate.owners import owns
from faubourg.games.estate.state import Estate, Refused


def refusal_mortgage(state: Estate, seat: i64, district: i64) -> i64:
    # CI-10a Districts of one's own,
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    # CI-10b once.
    return Refused.IS_MORTGAGED if (state.mortgaged >> district) & 1 else FINE


def mortgage(state: Estate, seat: i64, district: i64) -> None:
    # CI-10b, UB-8a For what it is worth at that moment; the sum is recorded.
    brings: i64 = rent.mortgage_value(state, district, seat)
    state.mortgaged |= bit(district)
    state.sums = with_cell(state.sums, district, brings)
    money.receive(state, seat, brings)
    money.tell_price(state, "mortgaged", state.terms.clauses.mortgage, seat, district, brings)


def refusal_lift(state: Estate, seat: i64, district: i64) -> i64:
    # CI-10d, UB-8c The owner pays.
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    if (state.mortgaged >> district) & 1 == 0:
        return Refused.NOT_MORTGAGED
    return FINE if state.cash[seat] >= rent.lift_cost(state, district) else Refused.TOO_DEAR


def fill_lift(state: Estate, actions: Actions, districts: i64, seat: i64) -> None:
    """Of these mortgaged districts of a seat, as a set."""
    left: i64 = districts
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if state.cash[seat] >= rent.lift_cost(state, district):
            actions.add(state.terms.moves.lift + district)


def lift(state: Estate, seat: i64, district: i64) -> None:
    # CI-10d, UB-8c
    cost: i64 = rent.lift_cost(state, district)
    money.pay_bank(state, seat, cost)
    state.mortgaged &= ~bit(district)
    state.sums = with_cell(state.sums, district, 0)
    money.tell_price(state, "mortgage-lifted", state.terms.clauses.lift, seat, district, cost)
