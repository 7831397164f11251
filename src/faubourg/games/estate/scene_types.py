"""The shapes of what the scenes of City and U-Build have alike."""

from typing import Literal, TypedDict

from faubourg.core.told import Names, Naming

Colour = Literal["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"]


class ColourScene(TypedDict):
    """Of a colour its districts on the board."""

    names: Names
    districts: list[str]


class TitleScene(TypedDict):
    """What is printed on the card of a district."""

    id: str
    colour: Colour
    names: Names
    price: int
    # Bare, and with one to eight blocks that count.
    rents: list[int]
    # What a block or a skyscraper costs here.
    residential: int
    industrial: int
    skyscraper: int


class EstateScene(TypedDict):
    """What never changes in a match, as far as both games have it."""

    game: str
    options: dict[str, object]
    colours: dict[Colour, ColourScene]
    # What may change hands in a deal.
    dealable: list[str]
    start: int
    salary: int
    stadium_salary: int
    bail: int
    # The figures on the cards.
    chance: dict[str, int]
    step: int
    # The amounts of bids that are listed.
    ladder: list[int]
    offers: int
    blocks: int
    marks: dict[str, list[str]]
    naming: Naming
