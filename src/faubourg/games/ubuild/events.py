"""All that can happen in U-Build: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Shapes
from faubourg.games.estate import events as estate

Block = estate.Block
Bonus = Literal["school", "park", "wind"]
Hazard = Literal["power", "prison", "sewage"]


class DiceRolled(estate.DiceRolled):
    """In Beginner there is one die."""


# By spaces. A move that passes GO or an open bridge is told in parts.
Moved = TypedDict("Moved", {"seat": int, "from": int, "to": int, "by": Literal["dice", "card", "card-back"]})


class OnBridge(BySeat):
    space: int


class TollPaid(OnBridge):
    amount: int


class BuiltOnSite(estate.PaidForDistrict):
    """Recorded with the district."""

    site: int


class BonusBuilt(BySeat):
    piece: Bonus
    site: int


class HazardOnSite(BySeat):
    piece: Hazard
    site: int


class HazardMoved(HazardOnSite):
    """By one step, from the site where it started."""

    amount: int
    start: int


class CardDrawn(BySeat):
    """`open` is the half that is obeyed."""

    card: str
    open: bool


class DistrictsSwapped(estate.OnDistrict):
    """The player gives the district, and gets the other one from its owner."""

    owner: int
    other: str


class TimeUp(TypedDict):
    about: Literal["match"]


class MatchEnded(TypedDict):
    by: Literal["decisions", "bankruptcy", "rounds", "minutes"]


EVENTS: Final[Shapes] = {
    **COMMON,
    # Turns, rounds, time and the end
    "round-over": estate.RoundOver,
    "time-up": TimeUp,
    "match-ended": MatchEnded,
    # Dice and spaces
    "dice-rolled": DiceRolled,
    "moved": Moved,
    "salary-paid": estate.Paid,
    "toll-paid": TollPaid,
    "bridge-opened": OnBridge,
    "bridge-closed": OnBridge,
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
    "block-built": estate.BlockBuilt,
    "bonus-built": BonusBuilt,
    "hazard-built": HazardOnSite,
    "hazard-moved": HazardMoved,
    "hazard-removed": HazardOnSite,
    "stadium-built": BuiltOnSite,
    "skyscraper-built": BuiltOnSite,
    "tower-built": BuiltOnSite,
    # Deals
    "deal-offered": estate.DealOffered,
    "deal-accepted": estate.WithPartner,
    "deal-refused": estate.WithPartner,
    "debt-cancelled": estate.DebtCancelled,
    # Rents and debts
    "rent-paid": estate.PaidForRent,
    "no-rent": estate.NoRent,
    "debt": estate.PaidToOwner,
    "debt-paid": estate.PaidToOwner,
    "mortgaged": estate.PaidForDistrict,
    "mortgage-lifted": estate.PaidForDistrict,
    "bankrupt": estate.Bankrupt,
    # Jail
    "jailed": BySeat,
    "bail-paid": estate.Paid,
    "left-jail": BySeat,
    "stays-in-jail": estate.StaysInJail,
    # Chance
    "card-drawn": CardDrawn,
    "cash-paid": estate.Paid,
    "cash-received": estate.Paid,
    "player-paid": estate.PaidToOwner,
    "districts-swapped": DistrictsSwapped,
}
