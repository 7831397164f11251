"""All that can happen in U-Build: the shape of every kind of event."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import BySeat, Shapes
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
    **estate.EVENTS,
    # Turns, rounds, time and the end
    "time-up": TimeUp,
    "match-ended": MatchEnded,
    # Dice and spaces
    "dice-rolled": DiceRolled,
    "moved": Moved,
    "toll-paid": TollPaid,
    "bridge-opened": OnBridge,
    "bridge-closed": OnBridge,
    # Building
    "bonus-built": BonusBuilt,
    "hazard-built": HazardOnSite,
    "hazard-moved": HazardMoved,
    "hazard-removed": HazardOnSite,
    "stadium-built": BuiltOnSite,
    "skyscraper-built": BuiltOnSite,
    "tower-built": BuiltOnSite,
    # Chance
    "card-drawn": CardDrawn,
    "player-paid": estate.PaidToOwner,
    "districts-swapped": DistrictsSwapped,
}
