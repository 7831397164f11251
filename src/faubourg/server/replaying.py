"""Finished matches, made into replays once and kept: they open under any later rules."""

import asyncio
import gzip

import orjson
import structlog

from faubourg.core.refusal import InputError
from faubourg.server.host import Host
from faubourg.server.lobby import groups_of
from faubourg.server.replays import packed, replay_of
from faubourg.server.store.store import StoreError
from faubourg.server.table import Table

log = structlog.get_logger("faubourg.replays")


class Replays:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.making: set[asyncio.Task[None]] = set()
        host.on_over = self.make_later

    async def of_table(self, id: str) -> bytes:
        """The compressed replay of a finished match."""
        kept = await self.host.store.replay(id)
        if kept is not None:
            return kept
        table = await self.finished(id)
        body = await asyncio.to_thread(made, table)
        await self.host.store.keep_replay(id, body)
        return body

    async def record_of(self, id: str) -> str:
        replay = orjson.loads(gzip.decompress(await self.of_table(id)))
        return str(replay["record"])

    async def finished(self, id: str) -> Table:
        table = await self.host.current(id)
        if table.status not in ("over", "closed") or table.match is None:
            raise InputError("match-not-over", {})
        return table

    def make_later(self, table: Table) -> None:
        """Soon after the end, while the rules are still those it was played by."""
        task = asyncio.create_task(self.make(table))
        self.making.add(task)
        task.add_done_callback(self.making.discard)

    async def make(self, table: Table) -> None:
        try:
            await self.of_table(table.id)
        except (StoreError, InputError) as problem:
            log.warning("replay-not-kept", table=table.id, problem=problem.code)

    async def finish(self) -> None:
        await asyncio.gather(*self.making, return_exceptions=True)


def made(table: Table) -> bytes:
    assert table.match is not None
    head = table.head
    return packed(
        replay_of(
            table.match,
            table=table.id,
            names=head.names(),
            bots=head.bots(),
            times=[entry.at for entry in table.log],
            groups=groups_of(table),
            notes=head.notes,
        )
    )
