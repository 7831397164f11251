"""Whose time for a decision runs at a table, from when, and when the table must be woken for it."""

from faubourg.server.table.head import Head
from faubourg.server.table.table import Table
from faubourg.server.time.decisions import Due
from faubourg.server.time.timers import Timers, counts, wake_of


def clocks_after(table: Table, due: Due | None, actors: list[int], timers: Timers, now: int) -> Due | None:
    """After an entry: the clock of whoever is asked next starts now."""
    time = table.head.settings.time
    if due is None or time is None:
        return None
    return due.running(time, on_the_clock(actors, timers, table.bot_run), now)


def clocks_under(table: Table, head: Head, before: list[int], now: int) -> Due | None:
    """Under a head: the time of the people `before` stops if nobody else is asked, and that of whoever comes back
    starts now."""
    due, time = table.due, head.settings.time
    if due is None or time is None:
        return due
    people = on_the_clock(table.asked(), table.timers, head.bot_run())
    if bool(people) == bool(due.due):
        return due
    for seat in before:
        due = due.charged(seat, now)
    return due.running(time, people, now)


def on_the_clock(actors: list[int], timers: Timers, run: frozenset[int]) -> list[int]:
    """The people whose time for a decision runs. Nobody's does while the rules give the time, as in a live auction:
    there it is no fault to wait."""
    return [] if counts(timers) else [seat for seat in actors if seat >= 0 and seat not in run]


def wake_time(run: frozenset[int], asked: tuple[int, ...], due: Due | None, timers: Timers, now: int) -> int | None:
    """When the host has something to do without being asked: at once for a bot, later for a clock."""
    if run and not run.isdisjoint(asked):
        return now
    times = [due.due if due is not None and due.due else None, wake_of(timers)]
    return min((time for time in times if time is not None), default=None)
