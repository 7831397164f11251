"""All that can happen in the toy game."""

from typing import Final, Literal, TypedDict

from faubourg.core.told import MATCH_ENDED, MATCH_OVER, BySeat, MatchOver, Nothing, Shapes


class OfLot(TypedDict):
    lot: str


class OfSeatAndLot(BySeat):
    lot: str


class Amount(BySeat):
    amount: int


class KnockedDown(OfSeatAndLot):
    amount: int


class Drawn(BySeat):
    card: str | None


class Sold(BySeat):
    card: str
    cash: int


class Shuffled(TypedDict):
    cards: int


class Offered(BySeat):
    partner: int
    lots: list[str]
    cash: int


class Ended(TypedDict):
    by: Literal["decisions"]


EVENTS: Final[Shapes] = {
    "shuffled": Shuffled,
    "drawn": Drawn,
    "sold": Sold,
    "buried": Sold,
    "auction": OfSeatAndLot,
    "bid": Amount,
    "out": BySeat,
    "hammer": OfLot,
    "knocked-down": KnockedDown,
    "offered": Offered,
    "accepted": BySeat,
    "refused": BySeat,
    "debt": Amount,
    "done": BySeat,
    "ended": Nothing,
    MATCH_ENDED: Ended,
    MATCH_OVER: MatchOver,
}
