"""Numbers and ids of Paris: what never changes, whatever the data file says."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.core.refusal import Reasons

# PA-1a The colours, and their streets one after the other; then the stations and the utilities.
COLOURS: Final[i64] = 8
COLOUR_IDS: Final = ("brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue")
STREETS: Final[i64] = 22
STATIONS: Final[i64] = 4
LOTS: Final[i64] = 28
# The first street of each colour, and where the last colour ends.
COLOUR_START: Final = bytes((0, 2, 5, 8, 11, 14, 17, 20, 22))
COLOUR_OF: Final = bytes((0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7))
ALL_LOTS: Final[i64] = (1 << 28) - 1
ALL_STREETS: Final[i64] = (1 << 22) - 1
ALL_STATIONS: Final[i64] = ((1 << 4) - 1) << 22
ALL_UTILITIES: Final[i64] = ((1 << 2) - 1) << 26

# PA-1c The money cards, five with each back: colour * 5 + number. PA-1d Then the start cards, which have no back.
MONEY: Final[i64] = 40
PER_BACK: Final[i64] = 5
START_CARDS: Final[i64] = 3
CARDS: Final[i64] = 43
ALL_MONEY: Final[i64] = (1 << 40) - 1
ALL_START: Final[i64] = ((1 << 3) - 1) << 40

# PA-3b, PA-4b What stands on a street: nothing, one to three houses, a hotel.
HOTEL_LEVEL: Final[i64] = 4
LEVELS: Final[i64] = 5
LEVEL_IDS: Final = ("bare", "one", "two", "three", "hotel")

MOST_SEATS: Final[i64] = 4

# The moves: a base per kind plus its target. Players' first, then Nature's.
BUY: Final[i64] = 0
HOUSE: Final[i64] = 28
HOTEL: Final[i64] = 50
DONE: Final[i64] = 72
PASS: Final[i64] = 73
PAY: Final[i64] = 74
POLICY: Final[i64] = 117
FIRST: Final[i64] = 117
TURN_UP: Final[i64] = 121
BACK: Final[i64] = 149
DRAW: Final[i64] = 157
LISTED: Final[i64] = 197


class Phase:
    """What is being decided. OPEN is the back of a new pile from which nothing was drawn; it sets no rent."""

    FIRST: Final = 0
    MARKET: Final = 1
    OPEN: Final = 2
    DRAW: Final = 3
    BACK: Final = 4
    ACT: Final = 5
    PAY: Final = 6
    REFILL: Final = 7
    OVER: Final = 8


PHASE_IDS: Final = ("first", "market", "open", "draw", "back", "act", "pay", "refill", "over")


class Kind:
    """PA-2c What an action is about."""

    NOTHING: Final = 0
    LOTS: Final = 1
    BUILDINGS: Final = 2


KIND_IDS: Final = ("nothing", "lots", "buildings")


REASONS: Final = Reasons()


class Refused:
    """What can be wrong with a move: code and clause. Without a clause it is that of what is being decided."""

    NOT_ON_SALE: Final = REASONS.add("not-on-sale", "PA-2c")
    LOT_SOLD: Final = REASONS.add("lot-sold", "PA-2h")
    COLOUR_TAKEN: Final = REASONS.add("colour-taken", "PA-6c")
    TOO_DEAR: Final = REASONS.add("too-dear", "PA-2d")
    OTHER_ACTION: Final = REASONS.add("other-action", "PA-2c")
    NOT_YOUR_STREET: Final = REASONS.add("not-your-street", "PA-2c")
    HOTEL_ALREADY: Final = REASONS.add("hotel-already", "PA-3c")
    THREE_HOUSES_ALREADY: Final = REASONS.add("three-houses-already", "PA-3c")
    NO_HOUSES_LEFT: Final = REASONS.add("no-houses-left", "PA-3e")
    LAST_HOTEL_CHOSEN: Final = REASONS.add("last-hotel-chosen", "PA-5a")
    NOTHING_CHOSEN: Final = REASONS.add("nothing-chosen", "PA-2d")
    ALREADY_CHOSEN: Final = REASONS.add("already-chosen", "PA-2d")
    CARD_NOT_HELD: Final = REASONS.add("card-not-held", "PA-2d")
    CARD_NOT_LOWER: Final = REASONS.add("card-not-lower", "PA-2d")
    CARD_TOO_SMALL: Final = REASONS.add("card-too-small", "PA-2d")
    NO_SUCH_SEAT: Final = REASONS.add("no-such-seat", "PA-1d")
    LOT_NOT_IN_PILE: Final = REASONS.add("lot-not-in-pile")
    BACK_NOT_IN_PILE: Final = REASONS.add("back-not-in-pile")
    CARD_NOT_IN_PILE: Final = REASONS.add("card-not-in-pile", "PA-2a")
    OTHER_BACK: Final = REASONS.add("other-back", "PA-2a")


# PA-7e A match that lasts so many decisions is ended as it stands.
LIMIT: Final[i64] = 5000


STREET_IDS: Final = [
    f"{COLOUR_IDS[COLOUR_OF[street]]}{street - COLOUR_START[COLOUR_OF[street]] + 1}" for street in range(22)
]
LOT_IDS: Final = [*STREET_IDS, "station1", "station2", "station3", "station4", "utility1", "utility2"]
MONEY_IDS: Final = [f"cash-{colour}{number + 1}" for colour in COLOUR_IDS for number in range(5)]
CARD_IDS: Final = [*MONEY_IDS, "start1", "start2", "start3"]


def streets_of(colour: i64) -> i64:
    """The streets of a colour, as a set."""
    return bit(COLOUR_START[colour + 1]) - bit(COLOUR_START[colour])


def cards_with(colour: i64) -> i64:
    """PA-4c The money cards with that back, as a set."""
    return bit(colour * PER_BACK + PER_BACK) - bit(colour * PER_BACK)
