"""Finished matches, made into replays once and kept: they open under any later rules."""

import asyncio
from collections import deque
from collections.abc import Sequence
from itertools import pairwise

from faubourg.core.refusal import InputError
from faubourg.server.archive.records import Json, Position, Records
from faubourg.server.store.store import StoreError
from faubourg.server.table.host import Host
from faubourg.server.table.log import Log
from faubourg.server.table.table import Table

# For those that are not made yet when the server stops.
FINISH_SECONDS = 3.0


class Replays:
    """A replay is made when somebody asks for it, and at the latest when its table leaves the memory or the server
    stops, while the rules are still those it was played by: not while others are playing in a hurry."""

    def __init__(self, host: Host, records: Records, log: Log) -> None:
        self.host = host
        self.log = log
        # Processes of their own: what strangers send does not hold up those who have played here.
        self.records = records
        # Finished matches without a replay, and those of them whose turn has come.
        self.unmade: dict[str, Table] = {}
        self.queue: deque[Table] = deque()
        self.worker: asyncio.Task[None] | None = None
        host.on_over = self.remember
        host.on_forget = self.put_away

    async def of_table(self, id: str, home: str | None = None) -> bytes:
        """The compressed replay of a finished match. `home` is the address of whoever asks."""
        kept = await self.host.store.replay(id)
        return await self.make(await self.finished(id, home), home) if kept is None else kept

    async def record_of(self, id: str, home: str | None = None) -> str:
        return await self.records.record_in(await self.of_table(id, home), home)

    async def position(self, id: str, step: int, home: str | None = None) -> Position:
        """A position of a finished match, to be played on from there."""
        table = await self.finished(id, home)
        assert table.match is not None
        return await self.records.position_of_match(table.match, groups_of(table), step, home)

    async def finished(self, id: str, home: str | None = None) -> Table:
        table = await self.host.current(id, home or "")
        if table.status not in ("over", "closed") or table.match is None:
            raise InputError("match-not-over", {})
        return table

    async def make(self, table: Table, home: str | None = None) -> bytes:
        assert table.match is not None
        body = await self.records.replay_of_match(table.match, groups_of(table), story_of(table), home)
        await self.host.store.keep_replay(table.id, body)
        self.unmade.pop(table.id, None)
        return body

    def remember(self, table: Table) -> None:
        if table.match is not None:
            self.unmade[table.id] = table

    def put_away(self, table: Table) -> None:
        if self.unmade.pop(table.id, None) is not None:
            self.queue.append(table)
            if self.worker is None:
                self.worker = asyncio.create_task(self.work())

    async def work(self) -> None:
        """One after the other."""
        while self.queue:
            table = self.queue.popleft()
            try:
                await self.make(table)
            except (StoreError, InputError) as problem:
                self.log.warning("replay-not-kept", table=table.id, problem=problem.code)
        self.worker = None

    async def finish(self) -> None:
        """Before the server stops. What cannot be made in time is made when it is asked for, from the entries."""
        for table in list(self.unmade.values()):
            self.put_away(table)
        if self.worker is not None:
            await asyncio.wait((self.worker,), timeout=FINISH_SECONDS)
        self.queue.clear()
        await self.records.close()


def story_of(table: Table) -> Json:
    """What a replay tells beside the match."""
    head = table.head
    return {
        "table": table.id,
        "names": head.names(),
        "bots": head.bots(),
        "times": [entry.at for entry in table.log],
        "notes": head.notes,
    }


def groups_of(table: Table) -> Sequence[int]:
    """How many lines of the match each entry has."""
    ends = [0, *(entry.end for entry in table.log)]
    return [after - before for before, after in pairwise(ends)]
