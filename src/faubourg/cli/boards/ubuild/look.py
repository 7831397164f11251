"""Signs and colours of U-Build's drawings in the terminal."""

from typing import Final, NamedTuple

from faubourg.cli.boards.estate import paint
from faubourg.cli.boards.estate.paint import BONUS, COLOURS, HAZARD, LANDMARK, SEATS
from faubourg.cli.boards.ubuild.names import Names
from faubourg.cli.boards.ubuild.standing import OnSite
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KIND_IDS, PIECE_IDS, Sort

SKYSCRAPER, STADIUM, TOWER = PIECE_IDS[2:5]
# What is written on spaces that are no districts, and their colour: bridges have their own.
PAPER: Final = ("#1d2430", "#d8d2c4")
STEEL: Final = ("#ffffff", "#5d6b78")


class Signs(NamedTuple):
    """Those of all games of districts, and beside them: the corners of a hexagon, its ends where it has one line, the
    six directions, a bridge closed and open, blocks that are only counted, rails, and how many pawns there are."""

    common: paint.Signs
    corners: str
    ends: str
    arrows: str
    closed: str
    open: str
    blocks: str
    rail: str
    several: str


FINE: Final = Signs(paint.FINE, "╱╲╲╱", "<>", "→↘↙←↖↗", "=", "/", "▪", "═", "  ²³⁴⁵⁶")
SIMPLE: Final = Signs(paint.SIMPLE, "/\\\\/", "<>", ">\\/<\\/", "=", "/", "#", "=", "  *****")


def every_sign(signs: Signs) -> str:
    return "".join([*signs.common, *signs[1:]])


def tint_of(layout: Layout, names: Names, space: int) -> tuple[str, str]:
    """What is written on a space, and the colour of the space itself."""
    colour = names.colours[space]
    if colour is not None:
        return COLOURS[colour]
    return STEEL if layout.sorts[space] == Sort.BRIDGE else PAPER


def style_of(layout: Layout, names: Names, space: int) -> str:
    ink, ground = tint_of(layout, names, space)
    return f"bold {ink} on {ground}"


def seat_style(seat: int) -> str:
    return f"bold #ffffff on {SEATS[seat]}"


# Buildings on sites


def is_hazard(piece: str) -> bool:
    return piece in KIND_IDS[FIRST_HAZARD:]


def piece_sign(piece: str, signs: Signs) -> str:
    landmarks = {SKYSCRAPER: signs.common.skyscraper, STADIUM: signs.common.stadium, TOWER: signs.common.tower}
    return landmarks.get(piece, signs.common.hazard if is_hazard(piece) else signs.common.bonus)


def piece_style(layout: Layout, names: Names, found: OnSite) -> str:
    """What belongs to a district has its colour."""
    if found.space is not None:
        return style_of(layout, names, found.space)
    if found.piece in KIND_IDS:
        return HAZARD if is_hazard(found.piece) else BONUS
    return LANDMARK
