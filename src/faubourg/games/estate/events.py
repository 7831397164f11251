"""The shapes of what happens alike in City and U-Build."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import COMMON, BySeat, Shapes

Block = Literal["residential", "industrial"]


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
    dice: list[int]
    double: bool


class StaysInJail(BySeat):
    tries: int


class BlockBuilt(PaidForDistrict):
    """`blocks` is how many then stand there."""

    piece: Block
    blocks: int


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


# What both tell, by kind; a game tells more, and some of these with more particulars.
EVENTS: Final[Shapes] = {
    **COMMON,
    # Turns, dice and places
    "round-over": RoundOver,
    "dice-rolled": DiceRolled,
    "salary-paid": Paid,
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
    # Building and deals
    "block-built": BlockBuilt,
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
    # Jail and chance
    "jailed": BySeat,
    "bail-paid": Paid,
    "left-jail": BySeat,
    "stays-in-jail": StaysInJail,
    "cash-paid": Paid,
    "cash-received": Paid,
}
