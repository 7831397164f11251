"""Chapter 3: auctions (TOY-3a to TOY-3e)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actors import SEVERAL
from faubourg.core.bits import bit, count_bits
from faubourg.core.state import FINE
from tests.toy.numbering import BANK, LOT_IDS, STEP, Frame, Step, Wrong
from tests.toy.rules import debt

if TYPE_CHECKING:
    from tests.toy.state import Toy


def refusal_auction(state: "Toy", lot: i64) -> i64:
    # TOY-1d
    if not (state.table.street >> lot) & 1:
        return Wrong.LOT_CLOSED
    # TOY-3a A lot of the bank.
    return FINE if state.owners[lot] == BANK else Wrong.LOT_SOLD


def call(state: "Toy", lot: i64, seat: i64) -> None:
    state.frames.set_step(Step.END)
    state.frames.push(Frame.AUCTION, Step.BIDDING, lot, 0, BANK)
    state.out = 0
    state.note("auction", "TOY-3a", {"seat": seat, "lot": LOT_IDS[lot]})


def most(state: "Toy", seat: i64) -> i64:
    """TOY-3c What a seat may bid at most: its cash and, with debts, what its cards bring at least."""
    if not state.table.debts:
        return state.cash[seat]
    return state.cash[seat] + count_bits(state.hands[seat]) * state.figures.least


def may_bid(state: "Toy", seat: i64) -> bool:
    """TOY-3b, TOY-3d Not the highest bidder, not out, and able to raise."""
    if seat == state.frames.c() or (state.out >> seat) & 1:
        return False
    return most(state, seat) >= state.frames.b() + STEP


def refusal_bid(state: "Toy", amount: i64, seat: i64) -> i64:
    # TOY-3b Above the highest so far.
    if amount <= state.frames.b():
        return Wrong.BID_TOO_LOW
    # TOY-3c
    return FINE if amount <= most(state, seat) else Wrong.BID_TOO_HIGH


def bid(state: "Toy", amount: i64, seat: i64) -> None:
    state.frames.set_b(amount)
    state.frames.set_c(seat)
    state.note("bid", "TOY-3b", {"seat": seat, "amount": amount})


def leave(state: "Toy", seat: i64) -> None:
    # TOY-3d
    state.out |= bit(seat)
    state.note("out", "TOY-3d", {"seat": seat})


def hammer(state: "Toy") -> None:
    # TOY-3e
    state.frames.set_step(Step.PAYING)
    state.note("hammer", "TOY-3e", {"lot": LOT_IDS[state.frames.a()]})


def go_on_auction(state: "Toy") -> bool:
    """Whether the auction asks somebody; an auction that has ended is paid, after the debt it may bring."""
    frames = state.frames
    if frames.step() == Step.BIDDING:
        for seat in range(state.seats):
            if may_bid(state, seat):
                state.actor = SEVERAL
                return True
        # TOY-3d Nobody is left.
        hammer(state)
    lot, amount, winner = frames.a(), frames.b(), frames.c()
    if winner != BANK and state.cash[winner] < amount:
        debt.owe(state, winner, amount)
        return False
    frames.pop()
    state.out = 0
    # TOY-3e Without a bid the lot stays with the bank.
    if winner != BANK:
        state.pay(winner, amount)
        state.owners[lot] = winner
    state.note("knocked-down", "TOY-3e", {"seat": winner, "lot": LOT_IDS[lot], "amount": amount})
    return False
