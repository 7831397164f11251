"""The shapes of what happens alike in City and U-Build."""

from typing import Literal, TypedDict

from faubourg.core.told import BySeat

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
