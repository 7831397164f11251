"""Alarms: one for each table where time runs, for the clock that runs out first."""

import asyncio
from typing import NamedTuple

from faubourg.core.refusal import IllegalMove, InputError
from faubourg.server.store.store import StoreError
from faubourg.server.table.head import Head
from faubourg.server.table.host import Host
from faubourg.server.table.log import Log
from faubourg.server.table.revealing import start_due, start_late
from faubourg.server.table.table import Table

# Seconds after which something that failed is tried again.
PAUSE = 2.0


class Alarm(NamedTuple):
    """The entry after which it was set, and the time it was set for, in ms."""

    seq: int
    due: int
    waiting: asyncio.Task[None]


class Alarms:
    def __init__(self, host: Host, log: Log) -> None:
        self.host = host
        self.log = log
        self.set: dict[Table, Alarm] = {}
        host.attendants.append(self)

    async def stop(self) -> None:
        waiting = [alarm.waiting for alarm in self.set.values()]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    def look(self, table: Table) -> None:
        """A clock may have started or stopped."""
        due = next_due(self.host, table)
        alarm = self.set.get(table)
        if alarm is not None:
            if alarm.seq == table.seq and alarm.due == due and not alarm.waiting.done():
                # It goes on counting: the wall's clock may have been set since.
                return
            self.leave(table)
        if due:
            ringing = asyncio.create_task(self.ring(table, table.seq, due))
            self.set[table] = Alarm(table.seq, due, ringing)

    def leave(self, table: Table) -> None:
        alarm = self.set.pop(table, None)
        if alarm is not None:
            alarm.waiting.cancel()

    def is_busy(self, table: Table) -> bool:
        """A table that only waits may leave the memory: the store knows when it must be woken."""
        return False

    async def ring(self, table: Table, seq: int, due: int) -> None:
        """When a timer of the rules is due, the clock makes its move; when the time of whoever is asked runs out, bots
        play on for them."""
        # Waited for, not compared with the wall's clock, which somebody may set.
        await self.host.clock.sleep((due - self.host.clock.now()) / 1000)
        try:
            async with table.lock:
                alarm = self.set.get(table)
                if alarm is not None and (alarm.seq, alarm.due) == (seq, due):
                    # It has rung: what follows may set another.
                    del self.set[table]
                if not table.log:
                    await start_late(self.host, table)
                if table.timers:
                    await self.host.play_timers(table)
                if table.seq == seq and table.due is not None and table.due.due == due:
                    late = table.people_asked()
                    await self.host.change(table, lambda head: send_away(head, late))
        except (StoreError, InputError, IllegalMove) as problem:
            self.log.warning("clock-failed", table=table.id, problem=getattr(problem, "code", "refused"))
        else:
            return
        await self.host.clock.sleep(PAUSE)
        if self.host.holds(table):
            self.look(table)


def next_due(host: Host, table: Table) -> int:
    """When the time of somebody who is asked runs out, or a timer of the rules, or the wait for the start; 0 if nothing
    runs."""
    if not table.log:
        return start_due(host, table)
    times = [timer.due for timer in table.counting()] if table.status == "playing" else []
    if table.due is not None and table.due.due and table.people_asked():
        times.append(table.due.due)
    return min(times, default=0)


def send_away(head: Head, seats: list[int]) -> None:
    for seat in seats:
        head.seats[seat].away = True
