"""A district on which a pawn has landed (CI-4a, CI-4b, UB-4a, UB-4b): bought, auctioned, or its rent paid."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import auction, debts, money, owners
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.state import Estate, Refused


def fill(state: Estate, actions: Actions, lot: i64, seat: i64) -> None:
    if state.prices[lot] <= state.cash[seat]:
        actions.add(state.terms.moves.buy)
    actions.add(state.terms.moves.decline)


def refusal(state: Estate, lot: i64, move: i64, seat: i64) -> i64:
    if move == state.terms.moves.buy:
        return FINE if state.prices[lot] <= state.cash[seat] else Refused.TOO_DEAR
    return FINE if move == state.terms.moves.decline else NOT_ASKED_NOW


def answer(state: Estate, lot: i64, move: i64, seat: i64) -> None:
    """The landing that asked has its next step already."""
    clause = state.terms.clauses.buy
    if move == state.terms.moves.buy:
        # CI-4a, UB-4a At the printed price.
        money.pay_bank(state, seat, state.prices[lot])
        owners.give_title(state, lot, seat)
        money.tell_price(state, "district-bought", clause, seat, lot, state.prices[lot])
        return
    # CI-4a, UB-4a Or it must be auctioned.
    if state.telling:
        state.tell("district-declined", clause, {"seat": int(seat), "district": DISTRICT_IDS[lot]})
    auction.call(state, lot, seat)


def ask(state: Estate, lot: i64, seat: i64) -> dict[str, object]:
    return {"district": DISTRICT_IDS[lot], "price": int(state.prices[lot]), "cash": int(state.cash[seat])}


# Rent


def is_free_of_rent(state: Estate, lot: i64, owner: i64, clause: str) -> bool:
    """CI-10c, UB-8b Whether the district is mortgaged, so that nothing is due."""
    if (state.mortgaged >> lot) & 1 == 0:
        return False
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "district": DISTRICT_IDS[lot]}
        state.tell("no-rent", clause, particulars | {"owner": int(owner)})
    return True


def collect(state: Estate, lot: i64, owner: i64, amount: i64, clause: str) -> None:
    """CI-4b, UB-4b The player of the turn owes rent for the district."""
    if debts.charge(state, state.turn, owner, amount):
        tell_rent(state, "rent-paid", clause, lot, owner, amount)


def tell_rent(state: Estate, kind: str, clause: str, lot: i64, owner: i64, amount: i64) -> None:
    """The player of the turn has paid a rent, or refused it."""
    if state.telling:
        particulars: dict[str, object] = {"seat": int(state.turn), "owner": int(owner)}
        state.tell(kind, clause, particulars | {"district": DISTRICT_IDS[lot], "amount": int(amount)})
