"""Numbers of the toy game: cards, lots, moves and refusals."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.refusal import Reasons

# TOY-1a, TOY-1b
CARDS: Final[i64] = 12
ALL_CARDS: Final[i64] = (1 << 12) - 1
LOTS: Final[i64] = 6
LOT_IDS: Final = ("north", "east", "south", "west", "harbour", "station")
MOST_SEATS: Final[i64] = 4
BANK: Final[i64] = -1
# TOY-1d
LOT_LETTERS: Final = "abcdef"

# Bids of these amounts are listed; any other multiple of ten is an open move.
STEP: Final[i64] = 10
LADDER: Final = (10, 20, 30, 50, 80, 120)

# The listed moves: a base per kind plus its target. Players' first, then Nature's and the clock's.
SELL: Final[i64] = 0
BURY: Final[i64] = 12
AUCTION: Final[i64] = 24
BID: Final[i64] = 30
OUT: Final[i64] = 36
ACCEPT: Final[i64] = 37
REFUSE: Final[i64] = 38
DONE: Final[i64] = 39
POLICY: Final[i64] = 40
DRAW: Final[i64] = 40
HAMMER: Final[i64] = 52
LISTED: Final[i64] = 53

# The open moves. A bid: amount / 10. A deal: partner 2 bits, lots 6, cash sign 1 (set: towards the one who offers),
# cash / 10 in the rest.
OPEN_BID: Final[i64] = 1 << 10
MOST_UNITS: Final[i64] = 1 << 10
DEAL: Final[i64] = 1 << 20
DEAL_END: Final[i64] = DEAL + (1 << 19)


class Frame:
    """The interruptions, with what their three numbers hold."""

    TURN: Final = 0  # the seat, whether it has offered a deal
    AUCTION: Final = 1  # the lot, the highest bid (0: none), the highest bidder
    DEBT: Final = 2  # the seat, what it owes
    DEAL: Final = 3  # who offers, the partner, the move


class Step:
    """Where a frame goes on."""

    DEAL_OUT: Final = 0
    DRAW: Final = 1
    ACT: Final = 2
    END: Final = 3
    BIDDING: Final = 4
    PAYING: Final = 5
    ANSWER: Final = 6


REASONS: Final = Reasons()


class Wrong:
    """The refusals of the game's own, with code and clause."""

    CARD_NOT_HELD: Final = REASONS.add("toy-card-not-held", "TOY-2b")
    LOT_SOLD: Final = REASONS.add("toy-lot-sold", "TOY-3a")
    BID_TOO_LOW: Final = REASONS.add("toy-bid-too-low", "TOY-3b")
    BID_TOO_HIGH: Final = REASONS.add("toy-bid-too-high", "TOY-3c")
    DEAL_OFFERED: Final = REASONS.add("toy-deal-offered", "TOY-5a")
    NO_PARTNER: Final = REASONS.add("toy-no-partner", "TOY-5a")
    NO_LOTS: Final = REASONS.add("toy-no-lots", "TOY-5b")
    LOT_OF_OTHERS: Final = REASONS.add("toy-lot-of-others", "TOY-5b")
    TOO_LITTLE_CASH: Final = REASONS.add("toy-too-little-cash", "TOY-5c")
    LOT_CLOSED: Final = REASONS.add("toy-lot-closed", "TOY-1d")


# A match that lasts so many decisions is ended as it stands.
LIMIT: Final[i64] = 1000


CARD_IDS: Final = [f"c{card}" for card in range(12)]
