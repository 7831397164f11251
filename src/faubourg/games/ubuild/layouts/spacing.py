"""How far singles and bridges stand from each other (UB-1d, UB-2d, UB-2e, UB-2f).

Distances run along the track, both ways round; an open one goes on through its railroads.
"""

from mypy_extensions import i64

from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.plan import Plan
from faubourg.games.ubuild.layouts.tile import BRIDGE, CODES, hexagons_of, is_double, is_single
from faubourg.games.ubuild.numbering import BETWEEN, BRIDGES, SPACES


def check_spacing(plan: Plan) -> None:
    check_between_singles(plan)
    check_between_bridges(plan)


def check_between_singles(plan: Plan) -> None:
    # UB-1d, UB-2d, UB-2e, UB-2f One, two or three doubles between singles.
    wanted = BETWEEN[plan.mode]
    count = len(plan.tiles)
    for place in range(count):
        if not is_single(plan.tiles[place]):
            continue
        doubles = 0
        ahead = place + 1
        while not is_single(plan.tiles[ahead % count]):
            if is_double(plan.tiles[ahead % count]):
                doubles += 1
            ahead += 1
        if doubles != wanted:
            raise InputError(
                "layout-singles",
                {
                    "tile": CODES[plan.tiles[place]],
                    "place": place + 1,
                    "next": CODES[plan.tiles[ahead % count]],
                    "given": doubles,
                    "wanted": wanted,
                },
            )


def check_between_bridges(plan: Plan) -> None:
    # UB-2f No two bridges closer than half of an even spacing.
    least = least_distance(plan.mode)
    spaces = bridge_spaces(plan.tiles)
    for place, space in enumerate(spaces):
        ahead = spaces[place + 1] if place + 1 < len(spaces) else spaces[0] + SPACES[plan.mode]
        if ahead - space < least:
            raise InputError(
                "layout-bridges-close",
                {"hexagon": space + 1, "other": ahead % SPACES[plan.mode] + 1, "given": ahead - space, "least": least},
            )


def least_distance(mode: i64) -> int:
    """Half of an even spacing, in whole steps."""
    around = 2 * BRIDGES[mode]
    return (SPACES[mode] + around - 1) // around


def bridge_spaces(tiles: list[int]) -> list[int]:
    """The hexagons of the bridges, counted from 0 in the order of the text."""
    found: list[int] = []
    hexagon = 0
    for tile in tiles:
        if tile == BRIDGE:
            found.append(hexagon)
        hexagon += int(hexagons_of(tile))
    return found
