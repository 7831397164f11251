"""Numbers and ids of U-Build: what never changes, whatever the data file says."""

from typing import Final

from mypy_extensions import i64


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
KIND_IDS: Final = ("school", "park", "wind", "power", "prison", "sewage")
PIECE_IDS: Final = ("residential", "industrial", "skyscraper", "stadium", "tower", *KIND_IDS)
# The most of each piece that there may be: of a building that stands on a site the numbering knows one, of blocks as
# many as fit on all districts, of skyscrapers one a colour.
MOST_PIECES: Final = bytes((176, 176, 8, 1, 1, 1, 1, 1, 1, 1, 1))
