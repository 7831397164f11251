"""Payments: between players, and between players and the bank. Nothing is ever lost between them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.games.city.numbering import BANK

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def pay_bank(state: "City", seat: i64, amount: i64) -> None:
    state.cash[seat] -= amount
    state.bank += amount


def receive(state: "City", seat: i64, amount: i64) -> None:
    """The bank pays."""
    state.cash[seat] += amount
    state.bank -= amount


def pay(state: "City", payer: i64, payee: i64, amount: i64) -> None:
    """To a player or to the bank."""
    if payee == BANK:
        pay_bank(state, payer, amount)
    else:
        state.cash[payer] -= amount
        state.cash[payee] += amount
