"""The clock at the terminal's table: what would end when its time has run, and how much of it has.

Only time spent at the table counts. Auctions and offers do not run here, for people at one keyboard are asked one after
the other: their time is up when nobody has anything to add, or when somebody says so.
"""

from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple, final

from faubourg.core.forms import Timer
from faubourg.core.state import State

MINUTE: Final = 60


class Played(NamedTuple):
    """How long a count has run: which count of its kind, and the seconds."""

    number: int
    seconds: float


@final
class Clock:
    def __init__(self, played: Played, now: Callable[[], float] = monotonic) -> None:
        self.played = played
        self.now = now
        self.looked = now()

    def look(self, state: State) -> Timer | None:
        """Let time pass; the timer that has run out, if one has."""
        passed = self.now() - self.looked
        self.looked += passed
        timer = running(state)
        if timer is None:
            return None
        before = self.played.seconds if self.played.number == timer.number else 0.0
        self.played = Played(timer.number, before + passed)
        return timer if self.played.seconds >= timer.seconds else None

    def minutes_left(self, state: State) -> int | None:
        """Whole minutes until the match ends, the last one begun included; None when nothing runs."""
        due = self.look(state)
        timer = running(state)
        if timer is None or due is not None:
            return None
        return int(timer.seconds - self.played.seconds) // MINUTE + 1


def running(state: State) -> Timer | None:
    """What runs while people play, whoever is asked."""
    return next((timer for timer in state.timers() if timer.played), None)
