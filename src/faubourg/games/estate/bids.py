"""Bids: a ladder of amounts is listed, any other multiple of ten is an open move; an amount has exactly one number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.bits import cells_of

STEP: Final[i64] = 10
RUNGS: Final[i64] = 60
OPEN_BID: Final[i64] = 1 << 20
MOST_UNITS: Final[i64] = 1 << 19


def rungs() -> list[int]:
    """The amounts that are listed, closer together where most districts are sold."""
    found = [10, 20, 50, 100]
    for start, stop, step in (
        (200, 2000, 100),
        (2200, 4000, 200),
        (4500, 8000, 500),
        (9000, 15000, 1000),
        (17500, 25000, 2500),
        (30000, 50000, 5000),
    ):
        found += range(start, stop + 1, step)
    return [*found, 75000, 100000, 150000]


LADDER: Final[vec[i64]] = cells_of(rungs())


def rung_above(amount: i64) -> i64:
    """The first rung of the ladder that is above an amount; RUNGS when there is none."""
    low: i64 = 0
    high: i64 = RUNGS
    while low < high:
        middle: i64 = (low + high) >> 1
        if LADDER[middle] > amount:
            high = middle
        else:
            low = middle + 1
    return low


def open_amount(move: i64) -> i64:
    """The amount of an open bid; 0 for a number that is none, or whose amount is listed."""
    if not OPEN_BID < move < OPEN_BID + MOST_UNITS:
        return 0
    amount: i64 = (move - OPEN_BID) * STEP
    rung: i64 = rung_above(amount - 1)
    if rung < RUNGS and LADDER[rung] == amount:
        return 0
    return amount


def bid_code(amount: i64, base: i64) -> i64:
    """The number of a bid, where the first rung has the number `base`; -1 for an amount that cannot be bid."""
    if amount <= 0 or amount % STEP or amount // STEP >= MOST_UNITS:
        return -1
    rung: i64 = rung_above(amount - 1)
    if rung < RUNGS and LADDER[rung] == amount:
        return base + rung
    return OPEN_BID + amount // STEP
