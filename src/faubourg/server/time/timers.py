"""What the clock would end: the timers that the rules name, and when each of them is due.

The rules know kinds and seconds, the host alone the time. Due times are written with the entry that started them.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from faubourg.core.forms import Timer
from faubourg.server.time.decisions import GRACE
from faubourg.server.wire.answers import TimerInfo


class Running(NamedTuple):
    """A timer that runs, in ms. One whose `played` is set counts only time in which somebody is there."""

    kind: str
    number: int
    move: int
    due: int
    seconds: int
    extends: int
    played: bool
    mark: int = 0

    def info(self, now: int) -> TimerInfo:
        return TimerInfo.model_construct(
            kind=self.kind, number=self.number, now=now, due=self.due, seconds=self.seconds, extends=self.extends
        )


Timers = tuple[Running, ...]


def timers_from(stored: list[list[Any]]) -> Timers:
    return tuple(Running(*each) for each in stored)


def running(before: Timers, wanted: Iterable[Timer], now: int) -> Timers:
    """The timers after an entry: those that ran go on, new ones start now."""
    return tuple(started(before, timer, now) for timer in wanted)


def started(before: Timers, timer: Timer, now: int) -> Running:
    due = now + timer.seconds * 1000
    for old in before:
        if (old.kind, old.number) == (timer.kind, timer.number):
            # A new mark in its last seconds makes it end later, if it extends.
            moves = timer.extends and timer.mark != old.mark
            due = max(old.due, now + timer.extends * 1000) if moves else old.due
    return Running(timer.kind, timer.number, timer.move, due, timer.seconds, timer.extends, timer.played, timer.mark)


def resumed(timers: Timers, last: int, now: int) -> Timers:
    """The timers after an outage, or after all had left: one that counts played time goes on where it was at the last
    entry; the others end when they would have, but nobody finds one ended that they have not seen run, and of several
    each has a little time after the one before. None has more than its seconds, whatever somebody has set the clock
    to."""
    return tuple(timer._replace(due=now + left_after(timer, timers, last, now)) for timer in timers)


def left_after(timer: Running, timers: Timers, last: int, now: int) -> int:
    if timer.played:
        return max(GRACE, min(timer.due - last, timer.seconds * 1000))
    earlier = sum(other.due < timer.due for other in timers if not other.played)
    return max(GRACE * (earlier + 1), min(timer.due - now, timer.seconds * 1000))


def put_back(timers: Timers, at: int, now: int) -> Timers:
    """The timers of a moment that was gone back to: what was left then is left again, and a little time at least."""
    return tuple(timer._replace(due=now + max(GRACE, timer.due - at)) for timer in timers)


def held_up(timers: Timers, ms: int) -> Timers:
    """The timers after nobody was there for so long: one that counts played time has stood still."""
    return tuple(timer._replace(due=timer.due + ms) if timer.played else timer for timer in timers)


def counts(timers: Timers) -> frozenset[tuple[str, int]]:
    """What the rules give time for at this moment: this auction, this offer."""
    return frozenset((timer.kind, timer.number) for timer in timers if not timer.played)


def first_due(timers: Timers) -> Running | None:
    return min(timers, key=lambda timer: timer.due, default=None)


def wake_of(timers: Timers) -> int | None:
    """When a table must be woken for its timers though nobody is there."""
    return min((timer.due for timer in timers if not timer.played), default=None)
