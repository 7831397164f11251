"""The shape of City's scene."""

from typing import Literal, TypedDict

from faubourg.core.told import Names
from faubourg.games.city import events
from faubourg.games.city.events import Bonus, Hazard
from faubourg.games.estate import scene_types as estate

Colour = estate.Colour
Piece = Literal[events.Block, "rail", "stadium", "skyscraper", "tower", Bonus, Hazard]
SquareSort = Literal["go", "district", "chance", "tax", "permit", "jail", "auction", "parking", "arrest"]


class DistrictScene(estate.TitleScene):
    square: int


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


class CityScene(estate.EstateScene):
    """What never changes in a match: the board, the titles, the cards, the pieces, and every figure."""

    districts: list[DistrictScene]
    squares: list[SquareScene]
    cards: list[CardScene]
    kept: list[str]
    pieces: dict[Piece, PieceScene]
    tax: int
    removal: int
    seconds: dict[str, int]
    odds: list[int]
