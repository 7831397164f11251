"""Numbers and ids of City: what never changes, whatever the data file says."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.refusal import Reasons
from faubourg.games.estate import state as estate
from faubourg.games.estate.bids import RUNGS

MOST_SEATS: Final[i64] = 6

# CI-2a The board: 40 squares, clockwise from GO.
SQUARES: Final[i64] = 40
GO: Final[i64] = 0
JAIL: Final[i64] = 10
PARKING: Final[i64] = 20
SQUARE_OF: Final = bytes((1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39))


class Sort:
    """What a square is."""

    GO: Final = 0
    DISTRICT: Final = 1
    CHANCE: Final = 2
    TAX: Final = 3
    PERMIT: Final = 4
    JAIL: Final = 5
    AUCTION: Final = 6
    PARKING: Final = 7
    ARREST: Final = 8


SORT_IDS: Final = ("go", "district", "chance", "tax", "permit", "jail", "auction", "parking", "arrest")
# By their number, side by side of the board.
SORT_OF: Final = bytes(int(sort) for sort in "0121341211516114121171211411218116142131")
# The district of each square; NO_DISTRICT for the others.
NO_DISTRICT: Final[i64] = 255
DISTRICT_AT: Final = bytes(SQUARE_OF.index(square) if square in SQUARE_OF else 255 for square in range(40))

# CI-8c, CI-8d Bonus buildings, then hazards; permit square 5 + 10k shows bonus k and hazard k.
KINDS: Final[i64] = 8
FIRST_HAZARD: Final[i64] = 4
KIND_IDS: Final = ("park", "school", "water", "wind", "dump", "prison", "sewage", "power")
WIND: Final[i64] = 3
PRISON: Final[i64] = 5
SEWAGE: Final[i64] = 6

# CI-13 The chance cards, numbered from 1 as in the rulebook; in the pile from 0.
CARDS: Final[i64] = 25
ALL_CARDS: Final[i64] = (1 << 25) - 1
FIRST_KEPT: Final[i64] = 17

# What a seat may hold, as a set: the kept cards 17 to 20 in order, then the rent dodge (CI-11f).
JAIL_CARDS: Final[i64] = 0b00011
TAXI: Final[i64] = 0b00100
TAX_DODGE: Final[i64] = 0b01000
DODGE: Final[i64] = 0b10000
KEPT: Final[i64] = 0b01111
ALL_HELD: Final[i64] = 0b11111
HELD_IDS: Final = ("jail1", "jail2", "taxi", "tax-dodge", "dodge")
# CI-7a The cards of a deal, in the order of its bits.
DEAL_CARD_IDS: Final = ("jail1", "jail2", "dodge")

# The moves: a base per kind plus its target. Players' first, then Nature's and the clock's.
ROLL: Final[i64] = 0
BAIL: Final[i64] = 1
JAIL_CARD: Final[i64] = 2
BUY: Final[i64] = 3
DECLINE: Final[i64] = 4
PAY: Final[i64] = 5
USE_DODGE: Final[i64] = 6
PASS: Final[i64] = 7
BUILD: Final[i64] = 8
DONE: Final[i64] = 9
ACCEPT: Final[i64] = 10
REFUSE: Final[i64] = 11
OUT: Final[i64] = 12
BANKRUPT: Final[i64] = 13
USE_TAXI: Final[i64] = 14
CHOOSE: Final[i64] = 18
CALL: Final[i64] = 22
JUMP: Final[i64] = 44
TAKE: Final[i64] = 66
GIVE: Final[i64] = 88
RESIDENTIAL: Final[i64] = 110
INDUSTRIAL: Final[i64] = 132
RAIL: Final[i64] = 154
BONUS: Final[i64] = 176
HAZARD: Final[i64] = 198
REMOVE: Final[i64] = 220
DEMOLISH: Final[i64] = 242
STADIUM: Final[i64] = 264
SKYSCRAPER: Final[i64] = 286
TOWER: Final[i64] = 308
MORTGAGE: Final[i64] = 330
LIFT: Final[i64] = 352
BID: Final[i64] = 374
POLICY: Final[i64] = 374 + RUNGS
FIRST: Final[i64] = 434
DICE: Final[i64] = 440
PRESS: Final[i64] = 461
DRAW: Final[i64] = 465
TIME_AUCTION: Final[i64] = 490
TIME_OFFER: Final[i64] = 491
TIME_HOUR: Final[i64] = 492
LISTED: Final[i64] = 493

TAXI_WAYS: Final = ("-2", "-1", "1", "2")
PRESS_IDS: Final = ("1", "2", "3", "rail")
TIME_IDS: Final = ("auction", "offer", "hour")


class Frame(estate.Frame):
    """What is going on. The chapter that owns a frame says what it holds."""

    BANKRUPTCY: Final = 6
    QUESTION: Final = 7


FRAME_IDS: Final = ("turn", "landing", "card", "auction", "debt", "deal", "bankruptcy", "question")


class Step(estate.Step):
    """Where a frame goes on. A bankruptcy and a question have one step, as an offer has."""

    # A turn.
    FINE: Final = 3
    PRESS: Final = 5
    # A landing.
    TAXI: Final = 10
    SQUARE: Final = 11
    BUY: Final = 12
    RENT: Final = 13
    TAX: Final = 14
    CALL: Final = 15
    PERMIT: Final = 16
    DRAW: Final = 17
    JUMP: Final = 18
    LANDED: Final = 19
    # A card.
    OBEY: Final = 20
    CHOOSE: Final = 21
    OBEYED: Final = 22


class Arrival:
    """How a pawn came to a square."""

    DICE: Final = 0
    CARD: Final = 1
    TAXI: Final = 2
    JUMP: Final = 3


ARRIVAL_IDS: Final = ("dice", "card", "taxi", "jump")


class Unit:
    """CI-6a What BUILD shows in this roll: not pressed, nothing left, then one to three blocks, or a railroad."""

    UNPRESSED: Final = 0
    EMPTY: Final = 1
    RAIL: Final = 5


REASONS: Final[Reasons] = estate.CITY


class Refused(estate.Refused):
    """What else can be wrong with a move: code and clause. Without a clause it is that of the move."""

    NO_JAIL_CARD: Final = REASONS.add("no-jail-card", "CI-12c")
    NOT_ANOTHERS: Final = REASONS.add("not-anothers", "CI-13.14")
    COLOUR_COMPLETE: Final = REASONS.add("colour-complete", "CI-13.14")
    PRESS_FIRST: Final = REASONS.add("press-first", "CI-6a")
    ALREADY_PRESSED: Final = REASONS.add("already-pressed", "CI-6a")
    NO_BLOCKS_LEFT: Final = REASONS.add("no-blocks-left", "CI-6b")
    RAILROAD_SHOWN: Final = REASONS.add("railroad-shown", "CI-6d")
    NO_RAILROAD_SHOWN: Final = REASONS.add("no-railroad-shown", "CI-6d")
    RAILROAD_HERE: Final = REASONS.add("railroad-here", "CI-6d")
    NO_RAILROAD: Final = REASONS.add("no-railroad", "CI-6g")
    SAME_SQUARE: Final = REASONS.add("same-square", "CI-6g")
    STADIUM_ALREADY: Final = REASONS.add("stadium-already", "CI-9a")
    BONUS_HERE: Final = REASONS.add("bonus-here", "CI-8b")
    HAZARD_HERE: Final = REASONS.add("hazard-here", "CI-8b")
    ANOTHERS_DISTRICT: Final = REASONS.add("anothers-district", "CI-8a")
    OWN_DISTRICT: Final = REASONS.add("own-district", "CI-8a")
    NO_HAZARD: Final = REASONS.add("no-hazard", "CI-8f")
    NO_BONUS: Final = REASONS.add("no-bonus", "CI-13.15")
    JAIL_CARD_DOES: Final = REASONS.add("jail-card-does", "CI-12c")
    NO_DODGE: Final = REASONS.add("no-dodge", "CI-11f")
    DODGE_DOES: Final = REASONS.add("dodge-does", "CI-11f")


# CI-17e A match that lasts so many decisions is ended as it stands.
LIMIT: Final[i64] = 50_000


CARD_IDS: Final = [f"chance{number + 1}" for number in range(25)]
