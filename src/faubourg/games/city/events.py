"""All that can happen in City: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import BySeat, Shapes
from faubourg.games.estate import events as estate

Block = estate.Block
Bonus = Literal["park", "school", "water", "wind"]
Hazard = Literal["dump", "prison", "sewage", "power"]


class NeighbourPaid(estate.Paid):
    payer: int


# By squares.
Moved = TypedDict("Moved", {"seat": int, "from": int, "to": int, "by": Literal["dice", "card", "taxi", "jump"]})


class BuildPressed(BySeat):
    shows: Literal["1", "2", "3", "rail"]


class BonusOnDistrict(estate.OnDistrict):
    piece: Bonus


class HazardOnDistrict(estate.OnDistrict):
    piece: Hazard


class HazardRemoved(estate.PaidForDistrict):
    piece: Hazard


class OfCard(BySeat):
    card: str


class DodgeTaken(BySeat):
    holder: int


class HourBegins(TypedDict):
    hour: int


class TimeUp(TypedDict):
    about: Literal["opening", "auction", "offer", "hour"]


class MatchEnded(TypedDict):
    by: Literal["decisions", "last", "rounds", "hour"]


EVENTS: Final[Shapes] = {
    **estate.EVENTS,
    # Turns, rounds, hours and the end
    "time-up": TimeUp,
    "another-hour": BySeat,
    "no-more-hours": BySeat,
    "hour-begins": HourBegins,
    "match-ended": MatchEnded,
    # Dice and squares
    "moved": Moved,
    "tax-paid": estate.Paid,
    "tax-refused": estate.Paid,
    "no-tax": BySeat,
    # Building
    "build-pressed": BuildPressed,
    "no-railroads": BySeat,
    "railroad-built": estate.OnDistrict,
    "bonus-built": BonusOnDistrict,
    "bonus-removed": BonusOnDistrict,
    "hazard-built": HazardOnDistrict,
    "hazard-removed": HazardRemoved,
    "stadium-built": estate.PaidForDistrict,
    "skyscraper-built": estate.PaidForDistrict,
    "tower-built": estate.PaidForDistrict,
    # Deals, rents and jail
    "deal-expired": estate.WithPartner,
    "rent-refused": estate.PaidForRent,
    "dodge-taken": DodgeTaken,
    "jail-card-used": OfCard,
    # Chance
    "card-drawn": OfCard,
    "card-kept": OfCard,
    "card-used": OfCard,
    "neighbour-paid": NeighbourPaid,
    "district-taken": estate.PaidForRent,
    "district-returned": estate.PaidForDistrict,
}
