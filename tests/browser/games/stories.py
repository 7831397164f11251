"""City in positions that are the same each time: a match told line by line, dice and cards among them.

It begins as the guided game does, so whoever knows that knows the board. Other seats than the one sat in are bots'.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from faubourg.core.dealer import Scripted
from faubourg.core.match import Match
from faubourg.games import game
from faubourg.server.lobby.lessons import lesson_of
from tests.server.city import LEISURELY, lasting

CHANCE = ("dice", "press", "draw")
# So many lines of the opening; everybody has one district then.
FIRST_ROUND = 15
LESSON = lesson_of("city")
# Seat 0 buys and builds; seat 1 pays, and proposes a deal; seat 2 has Right Bank auctioned.
BOUGHT = ("roll", "dice 2 6", "buy", "build", "press 2")
BUILT = ("residential pink2", "industrial pink2", "done")
OFFERED = ("roll", "dice 1 3", "deal 0 pink3+lightblue1 get 500")
AGREED = ("accept", "done")
ARRIVED = ("roll", "dice 3 4")
CALLED = (*ARRIVED, "call red2", "bid 500")
SOLD = ("bid 800", "out", "out", "done")
# Seat 0 has a whole colour, and a permit.
PERMITTED = ("skyscraper pink1", "roll", "dice 2 4")
SPOILT = ("hazard darkblue2", "build", "press 3", "residential pink3", "residential pink3", "industrial pink3", "done")
WAITED = ("roll", "dice 2 4", "done")
MET = ("roll", "dice 1 4", "draw chance16")
# Seat 2 gives nearly all its cash away, and then has a rent to pay.
BROKE = ("deal 1 red1 pay 17400", "accept")

BEFORE_AUCTION = (*BOUGHT, *BUILT, *OFFERED, *AGREED)
BEFORE_LAST_ROUND = (*BEFORE_AUCTION, *CALLED, *SOLD)
BEFORE_DEBT = (*BEFORE_LAST_ROUND, *PERMITTED, *SPOILT, *WAITED)


@dataclass(frozen=True)
class Position:
    """Where a told match has come to, and who sits down there."""

    lines: tuple[str, ...]
    seat: int
    opening: int = len(LESSON.opening)
    auctions: str = "turn"
    # Figures of one's own.
    data: str | None = None

    @property
    def step(self) -> int:
        return sum(1 for line in self.told() if not is_chance(line))

    def told(self) -> tuple[str, ...]:
        return (*LESSON.opening[: self.opening], *self.lines)

    def text(self) -> str:
        return record_of(self.told(), self.auctions, self.data)


def is_chance(line: str) -> bool:
    return line.startswith(CHANCE)


@cache
def record_of(lines: Iterable[str], auctions: str, data: str | None) -> str:
    """A match in which these lines are played, as a record."""
    draws = [line for line in lines if is_chance(line)]
    match = Match(game("city", data), LESSON.seats, Scripted(draws), {**LESSON.options, "auctions": auctions})
    for line in lines:
        if not is_chance(line):
            match.play(match.state.parse(line))
    return match.save()


EARLY = Position((), 0, opening=FIRST_ROUND)
ROLLING = Position((), 0)
MAY_BUILD = Position(BOUGHT[:3], 0)
BUILDING = Position(BOUGHT, 0)
ANSWERING = Position((*BOUGHT, *BUILT, *OFFERED), 0)
BIDDING = Position((*BEFORE_AUCTION, *CALLED), 0)
LAST_ROUND = Position(BEFORE_LAST_ROUND, 0)
PERMIT = Position((*BEFORE_LAST_ROUND, *PERMITTED), 0)
OWING = Position((*BEFORE_DEBT, *BROKE, *MET), 2)
LAST_DONE = Position((*BEFORE_DEBT, *MET), 2)
# The same auction, but that anybody may bid at any moment, and the clock is running.
LIVE = replace(BIDDING, auctions="live", data=LEISURELY)
# Offers have their time there, too.
ANSWERING_LIVE = replace(ANSWERING, auctions="live", data=LEISURELY)
# Whoever sits down calls it, and there is no hurry to open it.
CALLING = Position((*BEFORE_AUCTION, *ARRIVED), 2)
CALLING_LIVE = replace(CALLING, auctions="live", data=LEISURELY)
# Whoever sits down calls it, so no time passes before, however long a page takes. It is over soon, or opened soon.
HASTY = Position((*BEFORE_AUCTION, *ARRIVED), 2, auctions="live", data=lasting(4))
SILENT = replace(HASTY, data=lasting(600, opening=10))
