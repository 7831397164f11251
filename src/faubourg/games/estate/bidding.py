"""Who may still bid in an auction: one engine for bidding at any moment and in turn."""

from librt.vecs import vec
from mypy_extensions import i64


def bidders(cash: vec[i64], playing: i64, out: i64, leader: i64, least: i64) -> i64:
    """The seats that may raise, as a set: still in the match and in the auction, not leading, with cash for it."""
    found: i64 = 0
    place: i64 = 1
    for seat in range(len(cash)):
        if (playing >> seat) & 1 and (out >> seat) & 1 == 0 and seat != leader and cash[seat] >= least:
            found |= place
        place += place
    return found


def next_of(seats: i64, after: i64, number: i64) -> i64:
    """The first seat of a set that sits to the left of a seat, that seat itself last; -1 when the set is empty."""
    for place in range(number):
        seat: i64 = (after + 1 + place) % number
        if (seats >> seat) & 1:
            return seat
    return -1
