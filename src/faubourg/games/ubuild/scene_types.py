"""The shape of U-Build's scene."""

from typing import Literal, TypedDict

from faubourg.core.told import Names, Naming

Colour = Literal["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"]
Piece = Literal[
    "residential",
    "industrial",
    "skyscraper",
    "stadium",
    "tower",
    "school",
    "park",
    "wind",
    "power",
    "prison",
    "sewage",
]
SpaceSort = Literal["go", "jail", "parking", "arrest", "bridge", "permit", "district"]


class ColourScene(TypedDict):
    """Of a colour its districts on the track."""

    names: Names
    districts: list[str]


class DistrictScene(TypedDict):
    """A district on the track."""

    id: str
    space: int
    colour: Colour
    names: Names
    price: int
    # Bare, and with one to eight blocks that count.
    rents: list[int]
    # What a block or a skyscraper costs here.
    residential: int
    industrial: int
    skyscraper: int


class SpaceScene(TypedDict):
    """A space of the track, in walking order from GO, and its hexagon in axial coordinates."""

    id: str
    number: int
    sort: SpaceSort
    district: str | None
    names: Names
    # The tile that it is part of, in the order of the layout's text: two spaces have one double.
    tile: int
    q: int
    r: int
    # The sites beside it.
    sites: list[int]


class SiteScene(TypedDict):
    """A site, counted from 1, and its hexagon; the spaces that it touches, and the next site in each direction."""

    id: str
    number: int
    q: int
    r: int
    spaces: list[int]
    beside: list[int | None]


class PlaceScene(TypedDict):
    q: int
    r: int


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


class UBuildScene(TypedDict):
    """What never changes in a match: the layout, the titles, the cards, the pieces, and every figure."""

    game: str
    options: dict[str, object]
    mode: Literal["beginner", "classic", "advanced"]
    layout: str
    freestyle: bool
    colours: dict[Colour, ColourScene]
    districts: list[DistrictScene]
    spaces: list[SpaceScene]
    sites: list[SiteScene]
    railroads: list[PlaceScene]
    railroad: Names
    jail: int
    dice: int
    cards: list[CardScene]
    # What may change hands in a deal.
    dealable: list[str]
    pieces: dict[Piece, PieceScene]
    start: int
    salary: int
    stadium_salary: int
    toll: int
    bail: int
    hazard_step: int
    # The figures on the cards.
    chance: dict[str, int]
    step: int
    # The amounts of bids that are listed.
    ladder: list[int]
    offers: int
    blocks: int
    # Blocks in a roll.
    built: int
    marks: dict[str, list[str]]
    naming: Naming
