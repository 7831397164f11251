"""What may be asked of the bots of U-Build beside a match, and what they answer."""

from typing import TypedDict


class AskJudge(TypedDict):
    """Bots play so many matches on a layout, and as many on the printed one of its mode."""

    layout: str
    seats: int
    matches: int
    seed: int


class Measured(TypedDict):
    """A figure, and between which two the true one lies, at 95 %."""

    value: float
    low: float
    high: float


class DistrictJudged(TypedDict):
    """The rent that falls due on a district in a match."""

    district: str
    rent: Measured


class BridgeJudged(TypedDict):
    """How often the toll of the bridge on a space, from 0, is paid in a match."""

    space: int
    tolls: Measured


class BoardJudged(TypedDict):
    """What is known after so many matches: how long they take; which share of them ends by a bankruptcy; by how much
    more than its share of the victories the first seat has; what districts earn, the best first; and how often bridges
    are paid."""

    layout: str
    matches: int
    turns: Measured
    minutes: Measured
    bankrupt: Measured
    first: Measured
    districts: list[DistrictJudged]
    bridges: list[BridgeJudged]


class Judged(TypedDict):
    """A layout beside the printed one of its mode. `matches` are wanted on each; None is known of a board on which
    none is played yet."""

    mode: str
    seats: int
    matches: int
    judged: BoardJudged | None
    printed: BoardJudged | None
