"""The frame of an auction (CI-5, UB-7a): the district, the highest bid, 0 for none, and the leader, BANK for none.
Bidding at any moment and in turn differ only in who is asked."""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import BANK
from faubourg.games.estate.state import Estate, Frame, Step


def next_of(seats: i64, after: i64, number: i64) -> i64:
    """The first seat of a set that sits to the left of a seat, that seat itself last; -1 when the set is empty."""
    for place in range(number):
        seat: i64 = (after + 1 + place) % number
        if (seats >> seat) & 1:
            return seat
    return -1


def district(state: Estate) -> i64:
    return state.frames.a()


def highest(state: Estate) -> i64:
    return state.frames.b()


def leader(state: Estate) -> i64:
    return state.frames.c()


def begin(state: Estate, lot: i64, step: i64, spoke: i64, caller: i64) -> None:
    state.frames.push(Frame.AUCTION, step, lot, 0, BANK)
    state.dropped = 0
    state.spoke = spoke
    state.caller = caller
    state.auctions += 1


def least_bid(state: Estate) -> i64:
    """CI-5b Above the highest by at least ten; the reserve is ten."""
    return highest(state) + STEP


def raisers(state: Estate) -> i64:
    """CI-5c Who may raise, as a set: still in the match and in the auction, not leading, with cash for it."""
    first: i64 = leader(state)
    least: i64 = least_bid(state)
    bidding: i64 = state.playing & ~state.dropped
    found: i64 = 0
    for seat in range(state.seats):
        if (bidding >> seat) & 1 and seat != first and state.cash[seat] >= least:
            found |= bit(seat)
    return found


def raise_to(state: Estate, amount: i64, seat: i64) -> None:
    state.frames.set_step(Step.BIDDING)
    state.frames.set_b(amount)
    state.frames.set_c(seat)
    state.spoke = seat


def drop_out(state: Estate, seat: i64) -> None:
    """For good."""
    state.dropped |= bit(seat)
    state.spoke = seat


def close(state: Estate) -> None:
    """The auction is over."""
    state.frames.pop()
    forget(state)


def forget(state: Estate) -> None:
    state.dropped = 0
    state.spoke = 0
    state.caller = BANK
