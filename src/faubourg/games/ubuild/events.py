"""All that can happen in U-Build: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Shapes

Block = Literal["residential", "industrial"]
Bonus = Literal["school", "park", "wind"]
Hazard = Literal["power", "prison", "sewage"]


class OfDistrict(TypedDict):
    district: str


class OnDistrict(BySeat):
    district: str


class Paid(BySeat):
    """Between a player and the bank, either way."""

    amount: int


class PaidForDistrict(OnDistrict):
    amount: int


class PaidToOwner(Paid):
    """An owner of -1 is the bank."""

    owner: int


class PaidForRent(PaidForDistrict):
    owner: int


class NoRent(OnDistrict):
    owner: int


class DebtCancelled(Paid):
    left: int


class DiceRolled(BySeat):
    """In Beginner there is one die."""

    dice: list[int]
    double: bool


# By spaces. A move that passes GO or an open bridge is told in parts.
Moved = TypedDict("Moved", {"seat": int, "from": int, "to": int, "by": Literal["dice", "card", "card-back"]})


class OnBridge(BySeat):
    space: int


class TollPaid(OnBridge):
    amount: int


class StaysInJail(BySeat):
    tries: int


class BlockBuilt(PaidForDistrict):
    """`blocks` is how many then stand there."""

    piece: Block
    blocks: int


class BuiltOnSite(PaidForDistrict):
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


class DistrictsSwapped(OnDistrict):
    """The player gives the district, and gets the other one from its owner."""

    owner: int
    other: str


class WithPartner(BySeat):
    partner: int


class DealOffered(WithPartner):
    """`cash` is what the one who offers gets, below zero what is paid; what a debt is cut by is not in it."""

    offered: list[str]
    wanted: list[str]
    cash: int
    cash_offered: int
    cash_wanted: int
    cancels: int


class Bankrupt(BySeat):
    """What is left goes to the owner; -1 is the bank."""

    owner: int
    cash: int


class RoundOver(TypedDict):
    round: int


class TimeUp(TypedDict):
    about: Literal["match"]


class MatchEnded(TypedDict):
    by: Literal["decisions", "bankruptcy", "rounds", "minutes"]


EVENTS: Final[Shapes] = {
    **COMMON,
    # Turns, rounds, time and the end
    "round-over": RoundOver,
    "time-up": TimeUp,
    "match-ended": MatchEnded,
    # Dice and spaces
    "dice-rolled": DiceRolled,
    "moved": Moved,
    "salary-paid": Paid,
    "toll-paid": TollPaid,
    "bridge-opened": OnBridge,
    "bridge-closed": OnBridge,
    "nothing-to-do": BySeat,
    "district-bought": PaidForDistrict,
    "district-declined": OnDistrict,
    # Auctions
    "auction-called": OnDistrict,
    "auction-opened": OfDistrict,
    "bid-made": PaidForDistrict,
    "out-of-auction": OnDistrict,
    "district-unsold": OfDistrict,
    "district-won": PaidForDistrict,
    # Building
    "block-built": BlockBuilt,
    "bonus-built": BonusBuilt,
    "hazard-built": HazardOnSite,
    "hazard-moved": HazardMoved,
    "hazard-removed": HazardOnSite,
    "stadium-built": BuiltOnSite,
    "skyscraper-built": BuiltOnSite,
    "tower-built": BuiltOnSite,
    # Deals
    "deal-offered": DealOffered,
    "deal-accepted": WithPartner,
    "deal-refused": WithPartner,
    "debt-cancelled": DebtCancelled,
    # Rents and debts
    "rent-paid": PaidForRent,
    "no-rent": NoRent,
    "debt": PaidToOwner,
    "debt-paid": PaidToOwner,
    "mortgaged": PaidForDistrict,
    "mortgage-lifted": PaidForDistrict,
    "bankrupt": Bankrupt,
    # Jail
    "jailed": BySeat,
    "bail-paid": Paid,
    "left-jail": BySeat,
    "stays-in-jail": StaysInJail,
    # Chance
    "card-drawn": CardDrawn,
    "cash-paid": Paid,
    "cash-received": Paid,
    "player-paid": PaidToOwner,
    "districts-swapped": DistrictsSwapped,
}
