"""All that can happen in City: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Shapes

Block = Literal["residential", "industrial"]
Bonus = Literal["park", "school", "water", "wind"]
Hazard = Literal["dump", "prison", "sewage", "power"]


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


class NeighbourPaid(Paid):
    payer: int


class DebtCancelled(Paid):
    left: int


class DiceRolled(BySeat):
    dice: list[int]
    double: bool


# By squares.
Moved = TypedDict("Moved", {"seat": int, "from": int, "to": int, "by": Literal["dice", "card", "taxi", "jump"]})


class StaysInJail(BySeat):
    tries: int


class BuildPressed(BySeat):
    shows: Literal["1", "2", "3", "rail"]


class BlockBuilt(PaidForDistrict):
    """`blocks` is how many then stand there."""

    piece: Block
    blocks: int


class BonusOnDistrict(OnDistrict):
    piece: Bonus


class HazardOnDistrict(OnDistrict):
    piece: Hazard


class HazardRemoved(PaidForDistrict):
    piece: Hazard


class OfCard(BySeat):
    card: str


class DodgeTaken(BySeat):
    holder: int


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


class HourBegins(TypedDict):
    hour: int


class TimeUp(TypedDict):
    about: Literal["opening", "auction", "offer", "hour"]


class MatchEnded(TypedDict):
    by: Literal["decisions", "last", "rounds", "hour"]


EVENTS: Final[Shapes] = {
    **COMMON,
    # Turns, rounds, hours and the end
    "round-over": RoundOver,
    "time-up": TimeUp,
    "another-hour": BySeat,
    "no-more-hours": BySeat,
    "hour-begins": HourBegins,
    "match-ended": MatchEnded,
    # Dice and squares
    "dice-rolled": DiceRolled,
    "moved": Moved,
    "salary-paid": Paid,
    "tax-paid": Paid,
    "tax-refused": Paid,
    "no-tax": BySeat,
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
    "build-pressed": BuildPressed,
    "no-railroads": BySeat,
    "block-built": BlockBuilt,
    "railroad-built": OnDistrict,
    "bonus-built": BonusOnDistrict,
    "bonus-removed": BonusOnDistrict,
    "hazard-built": HazardOnDistrict,
    "hazard-removed": HazardRemoved,
    "stadium-built": PaidForDistrict,
    "skyscraper-built": PaidForDistrict,
    "tower-built": PaidForDistrict,
    # Deals
    "deal-offered": DealOffered,
    "deal-accepted": WithPartner,
    "deal-refused": WithPartner,
    "deal-expired": WithPartner,
    "debt-cancelled": DebtCancelled,
    # Rents and debts
    "rent-paid": PaidForRent,
    "rent-refused": PaidForRent,
    "no-rent": NoRent,
    "dodge-taken": DodgeTaken,
    "debt": PaidToOwner,
    "debt-paid": PaidToOwner,
    "mortgaged": PaidForDistrict,
    "mortgage-lifted": PaidForDistrict,
    "bankrupt": Bankrupt,
    # Jail
    "jailed": BySeat,
    "bail-paid": Paid,
    "jail-card-used": OfCard,
    "left-jail": BySeat,
    "stays-in-jail": StaysInJail,
    # Chance
    "card-drawn": OfCard,
    "card-kept": OfCard,
    "card-used": OfCard,
    "neighbour-paid": NeighbourPaid,
    "cash-paid": Paid,
    "cash-received": Paid,
    "district-taken": PaidForRent,
    "district-returned": PaidForDistrict,
}
