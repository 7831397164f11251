"""Where the hexagons of a layout lie on a screen: in rows, each half a hexagon aside of the one above.

Nothing in a match depends on how a track lies on the table (`layouts.track.walked`): it is turned as it fits best.
"""

from typing import Final, NamedTuple

from faubourg.core.bits import numbers_of
from faubourg.games.ubuild.layouts.hexagon import DIRECTIONS, q_of, r_of
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.layouts.plan import read_plan

# The six directions, in halves and rows, clockwise from the right.
STEPS: Final = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]


class Spot(NamedTuple):
    """A hexagon's place: halves of a hexagon from the left, rows from the top."""

    half: int
    row: int


class Grid(NamedTuple):
    """The places of spaces, sites and railroads, in the layout's order; how many halves across, and rows."""

    spaces: list[Spot]
    sites: list[Spot]
    railroads: list[Spot]
    halves: int
    rows: int


def grids_of(layout: Layout) -> list[Grid]:
    """The six ways to lay it, first the one in which the step from its first hexagon leads to the right."""
    return [grid_of(layout, turns) for turns in range(int(DIRECTIONS))]


def grid_of(layout: Layout, turns: int) -> Grid:
    """As it lies, and then turned to the right by so many sixths."""
    every = [
        [turned(place, turns) for place in numbers_of(places)]
        for places in (layout.hexagons, layout.site_hexagons, layout.railroads)
    ]
    left = min(spot.half for spots in every for spot in spots)
    top = min(spot.row for spots in every for spot in spots)
    spaces, sites, railroads = ([Spot(spot.half - left, spot.row - top) for spot in spots] for spots in every)
    every_one = [*spaces, *sites, *railroads]
    # A hexagon is two halves wide.
    halves = max(spot.half for spot in every_one) + 2
    return Grid(spaces, sites, railroads, halves, max(spot.row for spot in every_one) + 1)


def turned(place: int, turns: int) -> Spot:
    q, r = q_of(place), r_of(place)
    for _ in range(turns):
        q, r = -r, q + r
    return Spot(int(2 * q + r), int(r))


def direction(here: Spot, there: Spot) -> int:
    """Which of the six leads from a place to the one beside it."""
    return STEPS.index((there.half - here.half, there.row - here.row))


def walk_from_go(layout: Layout, grid: Grid) -> int:
    """The direction in which one leaves GO: to the next space, or to the railroad behind the last."""
    is_last = layout.is_open and ends_of(layout)[1] == 0
    return direction(grid.spaces[0], grid.railroads[1] if is_last else grid.spaces[1])


def ends_of(layout: Layout) -> tuple[int, int]:
    """The first and the last space of an open track, which its railroads are clipped to."""
    first = int(-read_plan(layout.text).before_go() % layout.spaces)
    return first, int((first - 1) % layout.spaces)
