"""A layout as a picture of its own: SVG that needs nothing from outside."""

import re
from math import cos, pi, sin
from textwrap import wrap
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from faubourg.cli.boards.ubuild.grid import Grid, Spot, grid_of, walk_from_go
from faubourg.cli.boards.ubuild.look import tint_of
from faubourg.cli.boards.ubuild.names import Names, site_name
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import Sort

# From the middle of a hexagon to its corners; half its width; from one row to the next.
RADIUS: Final = 50.0
HALF: Final = RADIUS * 3**0.5 / 2
STEP: Final = RADIUS * 1.5
MARGIN: Final = 16.0
TITLE: Final = 40.0
GROUND: Final = "#fbf9f4"
INK: Final = "#1d2430"
FAINT: Final = "#ddd7c9"
FAINT_INK: Final = "#6f6a5e"
# The width of a letter and the height of a line, as parts of the size of the letters.
LETTER: Final = 0.56
LINE: Final = 1.15
LARGEST_LETTERS: Final = 12.0
SHORTEST_LINE: Final = 8
# What is not torn apart: words, and parts of those with a hyphen.
PARTS: Final = re.compile(r"[^\s-]+-?")


class Point(NamedTuple):
    x: float
    y: float


def picture(layout: Layout, names: Names, title: str, language: str) -> str:
    grid = grid_of(layout, 0)
    width = grid.halves * HALF + 2 * MARGIN
    height = (grid.rows - 1) * STEP + 2 * RADIUS + 2 * MARGIN + TITLE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
        f' height="{height:.0f}" role="img" xml:lang={quoteattr(language)}>',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" fill="{GROUND}"/>',
        f'<g font-family="system-ui, sans-serif" text-anchor="middle" fill="{INK}">',
        f'<text x="{width / 2:.1f}" y="{MARGIN + 18:.1f}" font-size="18" font-weight="600">{escape(title)}</text>',
        *sites(grid),
        *spaces(layout, names, grid),
        *railroads(names, grid),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def middle_of(spot: Spot) -> Point:
    return Point(MARGIN + (spot.half + 1) * HALF, MARGIN + TITLE + RADIUS + spot.row * STEP)


def hexagon(middle: Point, radius: float, look: str) -> str:
    """With a corner at the top."""
    corners = [
        f"{middle.x + radius * sin(place * pi / 3):.1f},{middle.y - radius * cos(place * pi / 3):.1f}"
        for place in range(6)
    ]
    return f'<polygon points="{" ".join(corners)}" {look}/>'


# Sites


def sites(grid: Grid) -> list[str]:
    """Faint, with their numbers."""
    found: list[str] = []
    for site, spot in enumerate(grid.sites):
        middle = middle_of(spot)
        found.append(hexagon(middle, RADIUS - 3, f'fill="none" stroke="{FAINT}" stroke-width="1.5"'))
        found.append(
            f'<text x="{middle.x:.1f}" y="{middle.y + 5:.1f}" font-size="14" fill="{FAINT_INK}">'
            f"{site_name(site)}</text>"
        )
    return found


# Spaces


def spaces(layout: Layout, names: Names, grid: Grid) -> list[str]:
    found: list[str] = []
    for space, spot in enumerate(grid.spaces):
        ink, ground = tint_of(layout, names, space)
        middle = middle_of(spot)
        found.append(hexagon(middle, RADIUS - 1, f'fill="{ground}"'))
        if layout.sorts[space] == Sort.BRIDGE:
            found.append(bridge(middle, ink))
            middle = Point(middle.x, middle.y + RADIUS * 0.3)
        elif space == 0:
            found.append(arrow(middle, walk_from_go(layout, grid), ink))
        found += name(names.spaces[space], middle, ink)
    return found


def name(text: str, middle: Point, ink: str) -> list[str]:
    """A name on as many lines as it needs, in letters as large as fit."""
    longest = max([*map(len, PARTS.findall(text)), SHORTEST_LINE])
    lines = wrap(text, longest, break_long_words=False)
    size = min(LARGEST_LETTERS, (2 * HALF - 10) / (LETTER * max(map(len, lines))), RADIUS * 1.4 / (LINE * len(lines)))
    top = middle.y - (len(lines) - 1) * size * LINE / 2 + size * 0.35
    return [
        f'<text x="{middle.x:.1f}" y="{top + place * size * LINE:.1f}" font-size="{size:.1f}" font-weight="600"'
        f' fill="{ink}">{escape(line)}</text>'
        for place, line in enumerate(lines)
    ]


def bridge(middle: Point, ink: str) -> str:
    """A deck on an arch between two towers, above the name."""
    x, y = middle.x, middle.y - 2
    return (
        f'<path d="M{x - 26:.1f} {y:.1f}h52M{x - 16:.1f} {y + 6:.1f}v-22M{x + 16:.1f} {y + 6:.1f}v-22'
        f"M{x - 26:.1f} {y:.1f}Q{x - 18:.1f} {y - 4:.1f} {x - 16:.1f} {y - 16:.1f}Q{x:.1f} {y + 8:.1f} {x + 16:.1f}"
        f' {y - 16:.1f}Q{x + 18:.1f} {y - 4:.1f} {x + 26:.1f} {y:.1f}"'
        f' fill="none" stroke="{ink}" stroke-width="2" stroke-linecap="round"/>'
    )


def arrow(middle: Point, heading: int, ink: str) -> str:
    """At the edge, pointing where one goes."""
    return (
        f'<path d="M{HALF - 14:.1f} -6l8 6l-8 6z" fill="{ink}"'
        f' transform="translate({middle.x:.1f} {middle.y:.1f}) rotate({heading * 60})"/>'
    )


# Railroads


def railroads(names: Names, grid: Grid) -> list[str]:
    """Rails on their sleepers, with a name below."""
    found: list[str] = []
    for spot in grid.railroads:
        x, y = middle_of(spot)
        found.append(hexagon(Point(x, y), RADIUS - 2, f'fill="{GROUND}" stroke="{INK}" stroke-width="2"'))
        sleepers = "".join(f"M{x + place * 9:.1f} {y - 20:.1f}v18" for place in range(-2, 3))
        found.append(
            f'<path d="M{x - 26:.1f} {y - 16:.1f}h52m-52 10h52{sleepers}" fill="none" stroke="{INK}"'
            ' stroke-width="2.5"/>'
        )
        found += name(names.railroad, Point(x, y + RADIUS * 0.3), INK)
    return found
