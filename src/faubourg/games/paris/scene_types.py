"""The shape of Paris's scene."""

from typing import Literal, TypedDict

from faubourg.core.told import Names, Naming
from faubourg.games.paris.events import Colour

LotSort = Literal["street", "station", "utility"]


class ColourScene(TypedDict):
    names: Names
    streets: list[str]


class LotScene(TypedDict):
    id: str
    sort: LotSort
    colour: Colour | None
    names: Names
    price: int
    # Bare, with one, two, three houses, with a hotel.
    rents: list[int] | None


class CardScene(TypedDict):
    id: str
    # None: a start card.
    back: Colour | None
    value: int
    names: Names


class PricesScene(TypedDict):
    house: int
    hotel: int
    # A hotel without houses before it.
    direct: int


class BankScene(TypedDict):
    houses: int
    hotels: int
    tokens: int


class PointsScene(TypedDict):
    house: int
    hotel: int
    utility: int
    # With one, two, three, four of them.
    stations: list[int]
    crisis: int


class ParisScene(TypedDict):
    """What never changes in a match: the lots, the money, and every figure."""

    game: str
    options: dict[str, object]
    colours: dict[Colour, ColourScene]
    lots: list[LotScene]
    cards: list[CardScene]
    prices: PricesScene
    bank: BankScene
    points: PointsScene
    on_sale: int
    # So often the pile runs out before the end.
    runs: int
    # By the number of players, the start cards from the second player on.
    start: dict[str, list[str]]
    marks: dict[str, list[str]]
    naming: Naming
