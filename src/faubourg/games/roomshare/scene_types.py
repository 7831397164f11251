"""The shape of Room Share's scene."""

from typing import TypedDict

from faubourg.core.told import Names, Naming
from faubourg.games.roomshare.events import Arrow, Colour, FlatKind


class FlatScene(TypedDict):
    id: str
    column: int
    row: int
    # Whether it lies from the start.
    block: bool
    neighbours: dict[Arrow, str]


class KindScene(TypedDict):
    names: Names
    points: int


class RoomShareScene(TypedDict):
    """What never changes in a match: the house, the cards, and every figure."""

    game: str
    options: dict[str, object]
    columns: int
    rows: int
    arrows: list[Arrow]
    flats: list[FlatScene]
    colours: dict[Colour, Names]
    kinds: dict[FlatKind, KindScene]
    cards: dict[str, Names]
    naming: Naming
    # So many tenants make a flat that counts.
    sharing: int
    hand: int
