"""Numbers and ids of U-Build: what never changes, whatever the data file says."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.refusal import Reasons
from faubourg.games.estate import districts
from faubourg.games.estate import state as estate
from faubourg.games.estate.bids import RUNGS

MOST_SEATS: Final[i64] = 6


class Mode:
    """How long a board is built (UB-2a, UB-2b, UB-2c)."""

    BEGINNER: Final = 0
    CLASSIC: Final = 1
    ADVANCED: Final = 2


MODES: Final[i64] = 3
MODE_IDS: Final = ("beginner", "classic", "advanced")
# UB-1d By mode: doubles between two singles, bridges, and with the four singles all spaces.
BETWEEN: Final = bytes((1, 2, 3))
BRIDGES: Final = bytes((2, 2, 4))
SPACES: Final = bytes((14, 22, 32))
MOST_SPACES: Final[i64] = 32
# UB-1e On a straight track between two railroads.
MOST_SITES: Final[i64] = 66


class Sort:
    """What a space is."""

    GO: Final = 0
    JAIL: Final = 1
    PARKING: Final = 2
    ARREST: Final = 3
    BRIDGE: Final = 4
    PERMIT: Final = 5
    DISTRICT: Final = 6


# Railroads are no spaces, but have a name.
SPACE_IDS: Final = ("go", "jail", "parking", "arrest", "bridge", "permit", "railroad")

# UB-5b Bonus buildings, then hazards.
KINDS: Final[i64] = 6
FIRST_HAZARD: Final[i64] = 3
HAZARDS: Final[i64] = 3
KIND_IDS: Final = ("school", "park", "wind", "power", "prison", "sewage")
PIECE_IDS: Final = (*districts.PIECE_IDS, *KIND_IDS)
# The most of each piece that there may be: of a building that stands on a site the numbering knows one, of blocks as
# many as fit on all districts, of skyscrapers one a colour.
MOST_PIECES: Final = bytes((176, 176, 8, 1, 1, 1, 1, 1, 1, 1, 1))


class Piece(districts.Piece):
    """What is recorded with a district; then the kinds of bonus buildings and hazards."""

    FIRST_KIND: Final = 5


PIECES: Final[i64] = 11

# UB-10 The chance cards, numbered from 1 as in the rulebook; in the pile from 0.
CARDS: Final[i64] = 17
ALL_CARDS: Final[i64] = (1 << 17) - 1
CARD_IDS: Final = [f"chance{number + 1}" for number in range(17)]

# UB-3c, UB-5e In a roll.
MOST_BUILT: Final[i64] = 3
MOST_STEPS: Final[i64] = 2

# The moves: a base per kind plus its target. Players' first, then Nature's and the clock's.
ROLL: Final[i64] = 0
BAIL: Final[i64] = 1
BUY: Final[i64] = 2
DECLINE: Final[i64] = 3
PASS: Final[i64] = 4
DONE: Final[i64] = 5
STOP: Final[i64] = 6
ACCEPT: Final[i64] = 7
REFUSE: Final[i64] = 8
OUT: Final[i64] = 9
BANKRUPT: Final[i64] = 10
# By hazard.
REMOVE: Final[i64] = 11
# By kind, bonus buildings first.
PLACE: Final[i64] = 14
# By hazard and direction; direction 0 is that of GO's own step, then turning right.
STEP: Final[i64] = 20
SITE: Final[i64] = 38
# By district.
CALL: Final[i64] = 104
TAKE: Final[i64] = 126
GIVE: Final[i64] = 148
RESIDENTIAL: Final[i64] = 170
INDUSTRIAL: Final[i64] = 192
STADIUM: Final[i64] = 214
SKYSCRAPER: Final[i64] = 236
TOWER: Final[i64] = 258
MORTGAGE: Final[i64] = 280
LIFT: Final[i64] = 302
BID: Final[i64] = 324
POLICY: Final[i64] = 324 + RUNGS
FIRST: Final[i64] = 384
# UB-2a One die, UB-2b or two.
DIE: Final[i64] = 390
DICE: Final[i64] = 396
DRAW: Final[i64] = 417
TIME_UP: Final[i64] = 434
LISTED: Final[i64] = 435

DIRECTION_IDS: Final = (0, 1, 2, 3, 4, 5)
TIME_IDS: Final = ("match",)

# UB-9c What frees in Beginner.
SIX: Final[i64] = 6


class Frame(estate.Frame):
    """What is going on. The chapter that owns a frame says what it holds."""

    SITE: Final = 6
    HAZARD: Final = 7


FRAME_IDS: Final = ("turn", "landing", "card", "auction", "debt", "deal", "site", "hazard")


class Step(estate.Step):
    """Where a frame goes on. A site to be chosen and a hazard on its way have one step, as an offer has."""

    # A landing.
    WALK: Final = 10
    CROSS: Final = 11
    SPACE: Final = 12
    BUY: Final = 13
    PERMIT: Final = 14
    CLOSE: Final = 15
    DRAW: Final = 16
    LANDED: Final = 17
    # A card.
    OBEY: Final = 20
    CHOOSE: Final = 21
    PAYING: Final = 22
    OBEYED: Final = 23


class Arrival:
    """How a pawn comes to a space: by dice, or by a card on or back."""

    DICE: Final = 0
    CARD: Final = 1
    BACK: Final = 2


ARRIVAL_IDS: Final = ("dice", "card", "card-back")


REASONS: Final[Reasons] = estate.UBUILD


class Refused(estate.Refused):
    """What else can be wrong with a move: code and clause. Without a clause it is that of the move."""

    IN_JAIL: Final = REASONS.add("in-jail", "UB-9b")
    THREE_BLOCKS: Final = REASONS.add("three-blocks", "UB-3c")
    HAZARD_MOVED: Final = REASONS.add("hazard-moved", "UB-3h")
    NO_FREE_SITE: Final = REASONS.add("no-free-site", "UB-5h")
    NO_SUCH_SITE: Final = REASONS.add("no-such-site", "UB-1e")
    SITE_TAKEN: Final = REASONS.add("site-taken", "UB-1e")
    NOT_BESIDE: Final = REASONS.add("not-beside")
    NOT_BESIDE_YOURS: Final = REASONS.add("not-beside-yours")
    NOT_BESIDE_ANOTHERS: Final = REASONS.add("not-beside-anothers", "UB-5b")
    PROTECTED: Final = REASONS.add("protected", "UB-5d")
    SPOILED: Final = REASONS.add("spoiled", "UB-5d")
    NOT_STANDING: Final = REASONS.add("not-standing")
    NO_SITE_THERE: Final = REASONS.add("no-site-there", "UB-5e")
    ANOTHER_HAZARD: Final = REASONS.add("another-hazard", "UB-5e")
    BACK_AGAIN: Final = REASONS.add("back-again", "UB-5e")
    CHANGED_THIS_TURN: Final = REASONS.add("changed-this-turn", "UB-8f")
    NOT_ON_TRACK: Final = REASONS.add("not-on-track", "UB-1f")
    NOT_PLAIN: Final = REASONS.add("not-plain", "UB-10.17")
    TOO_HIGH: Final = REASONS.add("price-too-high", "UB-10.17")
    NOT_ANOTHERS: Final = REASONS.add("not-anothers", "UB-10.17")
    OTHER_DISTRICT: Final = REASONS.add("other-district", "UB-10.3")
    NO_PLACE: Final = REASONS.add("no-place", "UB-5b")
    ONE_DISTRICT: Final = REASONS.add("one-district", "UB-1f")


# UB-11c A match that lasts so many decisions is ended as it stands.
LIMIT: Final[i64] = 50_000
