"""The districts that City and U-Build share, in board order, colour by colour (CI-1a, UB-1c)."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of

BANK: Final[i64] = -1

COLOURS: Final[i64] = 8
COLOUR_IDS: Final = ("brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue")
DISTRICTS: Final[i64] = 22
ALL_DISTRICTS: Final[i64] = (1 << 22) - 1
# The first district of each colour, and where the last colour ends.
COLOUR_START: Final = bytes((0, 2, 5, 8, 11, 14, 17, 20, 22))
COLOUR_OF: Final = bytes((0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7))

# CI-6c, CI-11b, UB-5a Blocks on a district; none is bare land.
MOST_BLOCKS: Final[i64] = 8
LEVELS: Final[i64] = 9

# What is built for a district; a game has other pieces besides.
PIECE_IDS: Final = ("residential", "industrial", "skyscraper", "stadium", "tower")


class Piece:
    """In the order of PIECE_IDS: blocks, then the landmarks (CI-9, UB-5f to UB-5h)."""

    RESIDENTIAL: Final = 0
    INDUSTRIAL: Final = 1
    SKYSCRAPER: Final = 2
    STADIUM: Final = 3
    TOWER: Final = 4


def district_ids() -> list[str]:
    found: list[str] = []
    for colour in range(8):
        for number in range(COLOUR_START[colour + 1] - COLOUR_START[colour]):
            found.append(f"{COLOUR_IDS[colour]}{number + 1}")
    return found


DISTRICT_IDS: Final = district_ids()
# As things on the table that a move may be about.
DISTRICT_TARGETS: Final = ["district:" + district for district in DISTRICT_IDS]


def moves_on(districts: i64, base: i64) -> list[tuple[str, int]]:
    """Each of these districts as a target, with its move of a kind that has that first number."""
    return [(DISTRICT_TARGETS[district], int(base) + district) for district in bits_of(districts)]


def colour_set(colour: i64) -> i64:
    """The districts of a colour, as a set."""
    return bit(COLOUR_START[colour + 1]) - bit(COLOUR_START[colour])
