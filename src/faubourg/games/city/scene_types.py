"""The shape of City's scene."""

from typing import Literal, TypedDict

from faubourg.core.told import Names, Naming
from faubourg.games.city.events import Bonus, Hazard

Colour = Literal["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"]
Piece = Literal[
    "residential",
    "industrial",
    "rail",
    "stadium",
    "skyscraper",
    "tower",
    "park",
    "school",
    "water",
    "wind",
    "dump",
    "prison",
    "sewage",
    "power",
]
SquareSort = Literal["go", "district", "chance", "tax", "permit", "jail", "auction", "parking", "arrest"]


class ColourScene(TypedDict):
    names: Names
    districts: list[str]


class DistrictScene(TypedDict):
    id: str
    square: int
    colour: Colour
    names: Names
    price: int
    # Bare, and with one to eight blocks that count.
    rents: list[int]
    # What a block or a skyscraper costs here.
    residential: int
    industrial: int
    skyscraper: int


class SquareScene(TypedDict):
    id: str
    number: int
    sort: SquareSort
    district: str | None
    names: Names
    # The salary, or the tax.
    amount: int | None
    bonus: Bonus | None
    hazard: Hazard | None


class CardScene(TypedDict):
    id: str
    number: int
    # What it is called in the hands of a player, if it is kept.
    kept: str | None
    # The square it sends to, if it names one.
    target: int | None


class PieceScene(TypedDict):
    names: Names
    # None: as many as one likes.
    stock: int | None
    # None: the title of the district says it.
    price: int | None
    # Of a hazard: so many times `removal` it costs to be rid of it.
    size: int | None


class CityScene(TypedDict):
    """What never changes in a match: the board, the titles, the cards, the pieces, and every figure."""

    game: str
    options: dict[str, object]
    colours: dict[Colour, ColourScene]
    districts: list[DistrictScene]
    squares: list[SquareScene]
    cards: list[CardScene]
    kept: list[str]
    dealable: list[str]
    pieces: dict[Piece, PieceScene]
    start: int
    salary: int
    stadium_salary: int
    tax: int
    bail: int
    removal: int
    # The amounts on the cards.
    chance: dict[str, int]
    step: int
    # The amounts of bids that are listed.
    ladder: list[int]
    seconds: dict[str, int]
    odds: list[int]
    offers: int
    blocks: int
    marks: dict[str, list[str]]
    naming: Naming
