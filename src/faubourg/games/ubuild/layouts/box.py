"""What is in the box: the two spaces of each double tile, and the layouts of the printed guide (UB-1b, UB-1d)."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.estate.districts import COLOUR_OF
from faubourg.games.ubuild.layouts.plan import read_plan
from faubourg.games.ubuild.layouts.tile import DOUBLES, double_of, is_double, is_turned

# A space of a double that is no district.
PERMIT: Final[i64] = 22


@final
class Box:
    """`spaces` has for each double its two spaces in order, a district or PERMIT; `printed` a layout's text a mode."""

    def __init__(self, spaces: list[int], printed: list[str]) -> None:
        self.spaces = spaces
        self.printed = printed
        # The doubles of each printed layout, as sets: freestyle layouts start from them.
        self.doubles = [doubles_in(read_plan(text).tiles) for text in printed]

    def space(self, tile: i64, half: i64) -> i64:
        """What one walks over on a double, on its first or second hexagon: a district, or PERMIT."""
        if is_turned(tile):
            half = 1 - half
        return self.spaces[2 * double_of(tile) + half]

    def has_permit(self, double: i64) -> bool:
        return self.spaces[2 * double] == PERMIT or self.spaces[2 * double + 1] == PERMIT

    def colours(self, double: i64) -> i64:
        """The colours of its districts, as a set."""
        found: i64 = 0
        for half in range(2):
            space: i64 = self.spaces[2 * double + half]
            if space != PERMIT:
                found |= bit(COLOUR_OF[space])
        return found

    def colours_of(self, doubles: i64) -> i64:
        """The colours of several doubles together, both as sets."""
        found: i64 = 0
        for double in range(DOUBLES):
            if doubles & bit(double):
                found |= self.colours(double)
        return found


def doubles_in(tiles: list[int]) -> int:
    """The doubles among these tiles, as a set."""
    found: i64 = 0
    for tile in tiles:
        if is_double(tile):
            found |= bit(double_of(tile))
    return found
