"""Deals: who with, what changes hands and the cash, packed into one number.

Partner 3 bits, districts 22, cards 3, sign of the cash 1 (set: towards the one who offers), cash / 10 in 19. What
changes hands goes to the other of the two, so the direction follows from the owner.
"""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit

DEAL: Final[i64] = 1 << 48
DEAL_END: Final[i64] = 1 << 49
STEP: Final[i64] = 10
PARTNERS: Final[i64] = 6
DISTRICTS: Final[i64] = (1 << 22) - 1
CARDS: Final[i64] = (1 << 3) - 1
MOST_UNITS: Final[i64] = 1 << 19
# The cash that is listed where a deal is composed step by step.
LADDER: Final = (
    *(100, 200, 300, 500, 700, 1000, 1500, 2000, 2500, 3000),
    *(4000, 5000, 7000, 10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000),
)


def is_deal(move: i64) -> bool:
    """Whether a number is a deal: a partner there can be, and no sign without cash."""
    if not DEAL <= move < DEAL_END or partner_of(move) >= PARTNERS:
        return False
    return units_of(move) > 0 or (move >> 28) & 1 == 0


def partner_of(move: i64) -> i64:
    return move & 7


def districts_of(move: i64) -> i64:
    """The districts that change hands, as a set."""
    return (move >> 3) & DISTRICTS


def cards_of(move: i64) -> i64:
    """The cards that change hands, as a set."""
    return (move >> 25) & CARDS


def units_of(move: i64) -> i64:
    return ((move - DEAL) >> 29) & (MOST_UNITS - 1)


def cash_of(move: i64) -> i64:
    """What the one who offers receives; below zero what that seat pays."""
    amount: i64 = units_of(move) * STEP
    return amount if (move >> 28) & 1 else -amount


def deal_code(partner: i64, districts: i64, cards: i64, cash: i64) -> i64:
    """The number of a deal; -1 when it cannot be packed."""
    amount: i64 = cash if cash >= 0 else -cash
    if not 0 <= partner < PARTNERS or amount % STEP or amount // STEP >= MOST_UNITS:
        return -1
    packed: i64 = DEAL | partner | districts << 3 | cards << 25 | (amount // STEP) << 29
    return packed | bit(28) if cash > 0 else packed
