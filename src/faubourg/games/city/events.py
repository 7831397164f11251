"""All that can happen in City: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Shapes
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
    **COMMON,
    # Turns, rounds, hours and the end
    "round-over": estate.RoundOver,
    "time-up": TimeUp,
    "another-hour": BySeat,
    "no-more-hours": BySeat,
    "hour-begins": HourBegins,
    "match-ended": MatchEnded,
    # Dice and squares
    "dice-rolled": estate.DiceRolled,
    "moved": Moved,
    "salary-paid": estate.Paid,
    "tax-paid": estate.Paid,
    "tax-refused": estate.Paid,
    "no-tax": BySeat,
    "nothing-to-do": BySeat,
    "district-bought": estate.PaidForDistrict,
    "district-declined": estate.OnDistrict,
    # Auctions
    "auction-called": estate.OnDistrict,
    "auction-opened": estate.OfDistrict,
    "bid-made": estate.PaidForDistrict,
    "out-of-auction": estate.OnDistrict,
    "district-unsold": estate.OfDistrict,
    "district-won": estate.PaidForDistrict,
    # Building
    "build-pressed": BuildPressed,
    "no-railroads": BySeat,
    "block-built": estate.BlockBuilt,
    "railroad-built": estate.OnDistrict,
    "bonus-built": BonusOnDistrict,
    "bonus-removed": BonusOnDistrict,
    "hazard-built": HazardOnDistrict,
    "hazard-removed": HazardRemoved,
    "stadium-built": estate.PaidForDistrict,
    "skyscraper-built": estate.PaidForDistrict,
    "tower-built": estate.PaidForDistrict,
    # Deals
    "deal-offered": estate.DealOffered,
    "deal-accepted": estate.WithPartner,
    "deal-refused": estate.WithPartner,
    "deal-expired": estate.WithPartner,
    "debt-cancelled": estate.DebtCancelled,
    # Rents and debts
    "rent-paid": estate.PaidForRent,
    "rent-refused": estate.PaidForRent,
    "no-rent": estate.NoRent,
    "dodge-taken": DodgeTaken,
    "debt": estate.PaidToOwner,
    "debt-paid": estate.PaidToOwner,
    "mortgaged": estate.PaidForDistrict,
    "mortgage-lifted": estate.PaidForDistrict,
    "bankrupt": estate.Bankrupt,
    # Jail
    "jailed": BySeat,
    "bail-paid": estate.Paid,
    "jail-card-used": OfCard,
    "left-jail": BySeat,
    "stays-in-jail": estate.StaysInJail,
    # Chance
    "card-drawn": OfCard,
    "card-kept": OfCard,
    "card-used": OfCard,
    "neighbour-paid": NeighbourPaid,
    "cash-paid": estate.Paid,
    "cash-received": estate.Paid,
    "district-taken": estate.PaidForRent,
    "district-returned": estate.PaidForDistrict,
}
