"""Tiles, as a layout names them (UB-1a): a number here, two characters in a text.

Four singles, the bridge, then the doubles, each as it is and turned round.
"""

from typing import Final

from mypy_extensions import i64

SINGLES: Final[i64] = 4
GO: Final[i64] = 0
BRIDGE: Final[i64] = 4
FIRST_DOUBLE: Final[i64] = 5
DOUBLES: Final[i64] = 12
DOUBLE_LETTERS: Final = "abcdefghijkl"


def tile_codes() -> list[str]:
    return ["go", "ja", "fp", "gj", "br"] + [letter + way for letter in DOUBLE_LETTERS for way in "01"]


CODES: Final = tile_codes()
NUMBERS: Final = {code: number for number, code in enumerate(CODES)}


def double_tile(double: i64, turned: i64) -> i64:
    return FIRST_DOUBLE + 2 * double + turned


def is_single(tile: i64) -> bool:
    return tile < SINGLES


def is_double(tile: i64) -> bool:
    return tile >= FIRST_DOUBLE


def double_of(tile: i64) -> i64:
    """Which of the twelve it is, whichever way it lies."""
    return (tile - FIRST_DOUBLE) // 2


def is_turned(tile: i64) -> bool:
    return (tile - FIRST_DOUBLE) % 2 == 1


def hexagons_of(tile: i64) -> i64:
    return 2 if is_double(tile) else 1
