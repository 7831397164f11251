"""The track as hexagons, row by row: spaces in their colours, sites with their numbers, whatever stands on them.

It is drawn where it fits: in one of the six ways to lay it, with six columns or more for a hexagon, it is no wider than
the terminal. Any other is a list (`listing`). A hexagon has two lines if the terminal has as many, else one.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.text import Text

from faubourg.cli.boards.canvas import Canvas
from faubourg.cli.boards.estate.paint import LETTERS, SOFT
from faubourg.cli.boards.ubuild.grid import Grid, Spot, grids_of, walk_from_go
from faubourg.cli.boards.ubuild.look import Signs, piece_sign, piece_style, seat_style, style_of, tint_of
from faubourg.cli.boards.ubuild.names import Names, site_name
from faubourg.cli.boards.ubuild.standing import OnSpace, Standing
from faubourg.games.ubuild.layouts.layout import Layout

# Of a hexagon; the wider ones only where it has two lines.
NARROWEST: Final = 6
WIDEST: Final = 8


class Size(NamedTuple):
    """Columns and lines of a hexagon."""

    width: int
    height: int


class LeftOff(NamedTuple):
    """Columns of the outermost hexagons that are not drawn."""

    left: int
    right: int


class Picture(NamedTuple):
    grid: Grid
    size: Size
    left_off: LeftOff = LeftOff(1, 1)


def picture_for(layout: Layout, columns: int, rows: int) -> Picture | None:
    """The way to lay it, and the largest hexagons that fit; None where it is too wide however it is laid."""
    fitting = [grid for grid in grids_of(layout) if across(grid, NARROWEST) <= columns]
    if not fitting:
        return None
    for height in (2, 1):
        for grid in fitting:
            if grid.rows * height <= rows:
                return fitted(grid, Size(widest(grid, columns) if height > 1 else NARROWEST, height), columns)
    return fitted(min(fitting, key=lambda grid: grid.rows), Size(NARROWEST, 1), columns)


def fitted(grid: Grid, size: Size, columns: int) -> Picture:
    """Rails have both their ends where there is a column for them."""
    spare = columns - across(grid, size.width)
    left = 0 if spare > 0 and has_railroad(grid, 0) else 1
    right = 0 if spare > 1 - left and has_railroad(grid, grid.halves - 2) else 1
    return Picture(grid, size, LeftOff(left, right))


def has_railroad(grid: Grid, half: int) -> bool:
    return any(spot.half == half for spot in grid.railroads)


def across(grid: Grid, width: int) -> int:
    """The columns it takes at least. On the left and right are sites, which do not fill their hexagons; or railroads,
    which may lose an end of the rails."""
    return grid.halves * width // 2 - 2


def widest(grid: Grid, columns: int) -> int:
    return max(width for width in range(NARROWEST, WIDEST + 1) if across(grid, width) <= columns)


def drawn(layout: Layout, names: Names, standing: Standing, picture: Picture, signs: Signs) -> list[Text]:
    return Drawing(layout, names, standing, picture, signs).lines()


class Drawing:
    def __init__(self, layout: Layout, names: Names, standing: Standing, picture: Picture, signs: Signs) -> None:
        self.layout = layout
        self.names = names
        self.standing = standing
        self.grid, self.size, self.left_off = picture
        self.signs = signs
        columns = self.grid.halves * self.size.width // 2 - sum(self.left_off)
        self.canvas = Canvas(columns, self.grid.rows * self.size.height)

    def lines(self) -> list[Text]:
        for site, spot in enumerate(self.grid.sites):
            self.draw_site(site, *self.corner(spot))
        for space, spot in enumerate(self.grid.spaces):
            self.draw_space(space, *self.corner(spot))
        for spot in self.grid.railroads:
            self.draw_railroad(*self.corner(spot))
        return self.canvas.lines()

    def corner(self, spot: Spot) -> tuple[int, int]:
        """Where a hexagon begins."""
        return spot.half * self.size.width // 2 - self.left_off.left, spot.row * self.size.height

    # Sites

    def draw_site(self, site: int, x: int, y: int) -> None:
        found = self.standing.sites.get(site)
        name = site_name(site)
        style = "bold" if site in self.standing.bright else SOFT
        if found is None:
            self.put_in_the_middle(x, y, name, style)
            return
        style = piece_style(self.layout, self.names, found)
        self.put_in_the_middle(x, y, piece_sign(found.piece, self.signs) + name[1:], style)
        if self.size.height > 1:
            # What it is; of what belongs to a district the district.
            short = self.names.short_pieces.get(found.piece, "")
            about = short if found.space is None else self.names.codes[found.space]
            self.put_in_the_middle(x, y + 1, about, style)

    def put_in_the_middle(self, x: int, y: int, text: str, style: str) -> None:
        """Of a hexagon; if there is none, to the right of it."""
        self.canvas.put(x + (self.size.width - len(text) + 1) // 2, y, text, style)

    # Spaces

    def draw_space(self, space: int, x: int, y: int) -> None:
        style = style_of(self.layout, self.names, space)
        self.outline(x, y, f"bold {tint_of(self.layout, self.names, space)[1]}")
        inner = self.size.width - 2
        code = self.names.codes[space].ljust(3)
        here = self.standing.on_space(space)
        if self.size.height == 1:
            self.put(x + 1, y, [(code, style), self.only_sign(space, here, style)], inner, style)
            return
        self.put(x + 1, y, [(code.ljust(inner - 1), style), self.mark(space, here, style)], inner, style)
        self.put(x + 1, y + 1, self.standing_there(here, style, inner), inner, style)

    def outline(self, x: int, y: int, style: str) -> None:
        if self.size.height == 1:
            self.canvas.put(x, y, self.signs.ends[0], style)
            self.canvas.put(x + self.size.width - 1, y, self.signs.ends[1], style)
            return
        for place, corner in enumerate(self.signs.corners):
            self.canvas.put(x + place % 2 * (self.size.width - 1), y + place // 2, corner, style)

    def put(self, x: int, y: int, parts: Sequence[tuple[str, str]], width: int, style: str) -> None:
        """Parts side by side, on a ground of one style."""
        self.canvas.put(x, y, " " * width, style)
        for text, own in parts:
            self.canvas.put(x, y, text, own)
            x += len(text)

    def mark(self, space: int, here: OnSpace, style: str) -> tuple[str, str]:
        """One sign: whose it is, whether it is open, or where one goes from GO."""
        if here.owner is not None:
            return LETTERS[here.owner], seat_style(here.owner)
        if here.is_open is not None:
            return self.signs.open if here.is_open else self.signs.closed, style
        if space == 0:
            return self.signs.arrows[walk_from_go(self.layout, self.grid)], style
        return " ", style

    def only_sign(self, space: int, here: OnSpace, style: str) -> tuple[str, str]:
        """Where there is room for one sign, whoever stands there comes first; several are counted."""
        seats = [*here.pawns, *here.jailed]
        if len(seats) > 1:
            return self.signs.several[len(seats)], "bold reverse"
        if seats:
            return LETTERS[seats[0]].lower(), seat_style(seats[0])
        return self.mark(space, here, style)

    def standing_there(self, here: OnSpace, style: str, width: int) -> list[tuple[str, str]]:
        """Pawns, then blocks: all of them, their number, or none, as there is room."""
        seats = [(LETTERS[seat].lower(), seat_style(seat)) for seat in here.pawns]
        if here.jailed:
            seats += [("[", style), *((LETTERS[seat].lower(), seat_style(seat)) for seat in here.jailed), ("]", style)]
        signs = self.signs.common
        blocks = f"{signs.residential}{here.residential}" if here.residential else ""
        blocks += f"{signs.industrial}{here.industrial}" if here.industrial else ""
        total = f"{self.signs.blocks}{here.residential + here.industrial}" if blocks else ""
        sign = signs.mortgaged if here.mortgaged else ""
        for built in (blocks + sign, total + sign, sign):
            space = width - len(seats) - len(built)
            if space >= 0:
                return [*seats, (" " * space, style), (built, style)]
        return [*seats[: width - 1], ("+", style)]

    # Railroads

    def draw_railroad(self, x: int, y: int) -> None:
        width = self.size.width
        rail = self.signs.rail * width
        for line in range(self.size.height):
            self.canvas.put(x, y + line, rail, SOFT)
        self.canvas.put(x + (width - 4) // 2, y, self.names.railroad_code.center(4), "bold")
