"""Payments: between players, and between players and the bank. Nothing is ever lost between them."""

from mypy_extensions import i64

from faubourg.games.estate.districts import BANK, DISTRICT_IDS
from faubourg.games.estate.state import Estate


def pay_bank(state: Estate, seat: i64, amount: i64) -> None:
    state.cash[seat] -= amount
    state.bank += amount


def receive(state: Estate, seat: i64, amount: i64) -> None:
    """The bank pays."""
    state.cash[seat] += amount
    state.bank -= amount


def pay(state: Estate, payer: i64, payee: i64, amount: i64) -> None:
    """To a player or to the bank."""
    if payee == BANK:
        pay_bank(state, payer, amount)
    else:
        state.cash[payer] -= amount
        state.cash[payee] += amount


def tell_amount(state: Estate, kind: str, clause: str, seat: i64, amount: i64) -> None:
    """What a player has paid to the bank, or got from it."""
    if state.telling:
        state.tell(kind, clause, {"seat": int(seat), "amount": int(amount)})


def tell_price(state: Estate, kind: str, clause: str, seat: i64, district: i64, amount: i64) -> None:
    """What a player has paid, or got, for a district."""
    if state.telling:
        state.tell(kind, clause, {"seat": int(seat), "district": DISTRICT_IDS[district], "amount": int(amount)})
