"""All that can happen in Paris: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Nothing, Shapes

Colour = Literal["brown", "lightblue", "pink", "orange", "red", "yellow", "green", "darkblue"]


class OfColour(TypedDict):
    colour: Colour


class OfLot(TypedDict):
    lot: str


class PaidForLot(BySeat):
    lot: str
    cost: int


class HotelBuilt(PaidForLot):
    """`houses` is how many made room for it."""

    houses: int


class CardShown(BySeat):
    card: str
    value: int


class CardDrawn(BySeat):
    """Its back is seen by everybody."""

    colour: Colour
    card: str | None


class RentPaid(BySeat):
    colour: Colour
    amount: int
    lots: list[str]


class ActionPaid(BySeat):
    cost: int
    paid: int
    change: int


class PileEmpty(TypedDict):
    runs: int


class Reshuffled(TypedDict):
    cards: int


class MatchEnded(TypedDict):
    by: Literal["decisions", "hotels", "money", "nothing-to-draw"]


EVENTS: Final[Shapes] = {
    **COMMON,
    # The start
    "start-card": CardShown,
    "lot-turned-up": OfLot,
    # Money and rents
    "back-shown": OfColour,
    "rent-paid": RentPaid,
    "no-rent": OfColour,
    "no-rent-no-pile": Nothing,
    "card-drawn": CardDrawn,
    "pile-empty": PileEmpty,
    "reshuffled": Reshuffled,
    # Lots and buildings
    "lot-bought": PaidForLot,
    "house-built": PaidForLot,
    "hotel-built": HotelBuilt,
    "card-paid": CardShown,
    "action-paid": ActionPaid,
    "passed": BySeat,
    # The end
    "last-turn": Nothing,
    "match-ended": MatchEnded,
}
