"""Which tiles a layout of each mode is made of (UB-1b, UB-2d, UB-2e, UB-2f)."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of, count_bits
from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.box import Box, doubles_in
from faubourg.games.ubuild.layouts.plan import Plan
from faubourg.games.ubuild.layouts.tile import BRIDGE, CODES, DOUBLES, SINGLES, double_of, double_tile, is_double
from faubourg.games.ubuild.numbering import BRIDGES, Mode

# UB-2d Tiles that are replaced in Beginner, if any are.
REPLACED: Final = 2


def check_selection(plan: Plan, box: Box) -> None:
    check_cut(plan)
    check_no_tile_twice(plan)
    check_singles(plan)
    check_bridges(plan)
    if plan.mode == Mode.BEGINNER:
        check_beginner(plan, box)
    else:
        check_doubles(plan, box)


def check_cut(plan: Plan) -> None:
    # UB-2g A cut is between two tiles: whoever cuts a double has one half of it at each end.
    if not plan.is_open or len(plan.tiles) < 2:
        return
    first, last = plan.tiles[0], plan.tiles[-1]
    if is_double(first) and is_double(last) and double_of(first) == double_of(last):
        raise InputError("layout-cut-double", {"tile": CODES[first]})


def check_no_tile_twice(plan: Plan) -> None:
    # UB-1a There is one of each but bridges.
    seen: dict[int, int] = {}
    for place, tile in enumerate(plan.tiles):
        if tile == BRIDGE:
            continue
        one = double_tile(double_of(tile), 0) if is_double(tile) else tile
        if one in seen:
            raise InputError("layout-tile-twice", {"tile": CODES[tile], "place": place + 1, "other": seen[one] + 1})
        seen[one] = place


def check_singles(plan: Plan) -> None:
    # UB-1d Every layout has all four.
    for single in range(SINGLES):
        if single not in plan.tiles:
            raise InputError("layout-tile-missing", {"tile": CODES[single]})


def check_bridges(plan: Plan) -> None:
    # UB-1d Two of them, in Advanced four.
    given, wanted = plan.tiles.count(BRIDGE), BRIDGES[plan.mode]
    if given != wanted:
        raise InputError("layout-bridges", {"given": given, "wanted": wanted})


def check_doubles(plan: Plan, box: Box) -> None:
    # UB-2e, UB-2f The same tiles as in the printed layout.
    given: i64 = doubles_in(plan.tiles)
    wanted: i64 = box.doubles[plan.mode]
    refuse_strangers(plan, given & ~wanted)
    refuse_missing(wanted & ~given)


def check_beginner(plan: Plan, box: Box) -> None:
    check_permits(plan, box)
    # UB-2d The tiles of the printed layout, or two of them replaced.
    given: i64 = doubles_in(plan.tiles)
    printed: i64 = box.doubles[plan.mode]
    new: i64 = given & ~printed
    gone: i64 = printed & ~given
    if count_bits(gone) > count_bits(new):
        refuse_missing(gone)
    if count_bits(new) > count_bits(gone):
        refuse_strangers(plan, new)
    if new and count_bits(new) != REPLACED:
        raise InputError("layout-replaced", {"given": int(count_bits(new)), "wanted": REPLACED})
    # UB-2d A new tile has no colour of the two taken out.
    colours: i64 = box.colours_of(gone)
    for place, tile in enumerate(plan.tiles):
        if is_double(tile) and new & bit(double_of(tile)) and box.colours(double_of(tile)) & colours:
            raise InputError("layout-same-colour", {"tile": CODES[tile], "place": place + 1})


def check_permits(plan: Plan, box: Box) -> None:
    # UB-2d Never a tile with a permit.
    for place, tile in enumerate(plan.tiles):
        if is_double(tile) and box.has_permit(double_of(tile)):
            raise InputError("layout-permit", {"tile": CODES[tile], "place": place + 1})


def refuse_strangers(plan: Plan, doubles: i64) -> None:
    """The first tile that is one of these, if any is."""
    for place, tile in enumerate(plan.tiles):
        if is_double(tile) and doubles & bit(double_of(tile)):
            raise InputError("layout-stranger", {"tile": CODES[tile], "place": place + 1})


def refuse_missing(doubles: i64) -> None:
    for double in bits_of(doubles & (bit(DOUBLES) - 1)):
        raise InputError("layout-tile-missing", {"tile": CODES[double_tile(double, 0)]})
