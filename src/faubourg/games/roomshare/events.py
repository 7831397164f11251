"""All that can happen in Room Share: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Shapes

Colour = Literal["red", "blue", "yellow", "green"]
Arrow = Literal["n", "e", "s", "w"]
FlatKind = Literal["classic", "suite", "haunted", "royal"]


class Corners(TypedDict):
    colours: list[Colour]


class FlatLaid(TypedDict):
    flat: str
    flat_kind: FlatKind


class OfCard(BySeat):
    card: str


class CardDrawn(BySeat):
    card: str | None


class Placed(BySeat):
    colour: Colour
    place: str


class Taken(Placed):
    """`reserve` is the seat whose it is now."""

    reserve: int


class Evicted(TypedDict):
    """`number` is the place of the flat in the chain of evictions."""

    flat: str
    number: int


Moved = TypedDict("Moved", {"colour": Colour, "from": str, "direction": Arrow, "to": str})


class Stayed(TypedDict):
    colour: Colour
    place: str


class OfPlaces(TypedDict):
    """Empty, if nothing was exchanged."""

    places: list[str]


class Reshuffled(TypedDict):
    cards: int


class MatchEnded(TypedDict):
    by: Literal["decisions"]


EVENTS: Final[Shapes] = {
    **COMMON,
    # The start
    "corners": Corners,
    "flat-laid": FlatLaid,
    # A turn
    "card-played": OfCard,
    "placed": Placed,
    "card-drawn": CardDrawn,
    "reshuffled": Reshuffled,
    # Evictions
    "evicted": Evicted,
    "moved": Moved,
    "stayed": Stayed,
    # Incident cards
    "no-effect": OfCard,
    "taken": Taken,
    "swapped": OfPlaces,
    "renovated": OfPlaces,
    # The end
    "reserve-empty": BySeat,
    "passed": BySeat,
    "match-ended": MatchEnded,
}
