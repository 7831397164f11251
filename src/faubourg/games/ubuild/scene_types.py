"""The shape of U-Build's scene."""

from typing import Literal, TypedDict

from faubourg.core.told import Names
from faubourg.games.estate import scene_types as estate
from faubourg.games.ubuild import events

Colour = estate.Colour
Piece = Literal[events.Block, "skyscraper", "stadium", "tower", events.Bonus, events.Hazard]
SpaceSort = Literal["go", "jail", "parking", "arrest", "bridge", "permit", "district"]


class DistrictScene(estate.TitleScene):
    """A district on the track."""

    space: int


class PlaceScene(TypedDict):
    """A hexagon, in axial coordinates."""

    q: int
    r: int


class SpaceScene(PlaceScene):
    """A space of the track, in walking order from GO, and its hexagon in axial coordinates."""

    id: str
    number: int
    sort: SpaceSort
    district: str | None
    names: Names
    # The tile that it is part of, in the order of the layout's text: two spaces have one double.
    tile: int
    # The sites beside it.
    sites: list[int]


class SiteScene(PlaceScene):
    """A site, counted from 1, and its hexagon; the spaces that it touches, and the next site in each direction."""

    id: str
    number: int
    spaces: list[int]
    beside: list[int | None]


class CardScene(TypedDict):
    id: str
    number: int
    # Whether it has a half for an open and one for a closed bridge.
    halves: bool


class PieceScene(TypedDict):
    names: Names
    stock: int
    # None: the title of the district says it.
    price: int | None


class UBuildScene(estate.EstateScene):
    """What never changes in a match: the layout, the titles, the cards, the pieces, and every figure."""

    mode: Literal["beginner", "classic", "advanced"]
    layout: str
    freestyle: bool
    districts: list[DistrictScene]
    spaces: list[SpaceScene]
    sites: list[SiteScene]
    railroads: list[PlaceScene]
    railroad: Names
    jail: int
    dice: int
    cards: list[CardScene]
    pieces: dict[Piece, PieceScene]
    toll: int
    hazard_step: int
    # Blocks in a roll.
    built: int
