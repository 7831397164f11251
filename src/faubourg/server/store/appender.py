"""Entries of many tables in one statement, which is one transaction and one commit."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, final

import asyncpg
import structlog

from faubourg.server.store.bell import CHANNEL, ROOM
from faubourg.server.store.session import told
from faubourg.server.store.store import EntryRow, StoreError
from faubourg.server.store.writing.rows import SEQS, check_seq, joined

# The rows of the tables are locked in the order of their ids, whichever worker comes: no two can wait for each other.
# Whoever waited sees the row as it is now, so that of several entries with the same seq one is kept.
_APPEND = f"""
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::bigint[], $9::text[],
    $10::text[], $11::text[]
  ) AS given (id, seq, actor, moves, at, digest, asked, wake, status, body, dump)
), locked AS (
  SELECT t.number, given.* FROM tables t JOIN given ON t.id = given.id AND t.seq = given.seq - 1
  WHERE t.status <> 'closed' ORDER BY t.id FOR UPDATE OF t
), kept AS (
  INSERT INTO entries (key, actor, moves, at, digest, asked, wake, status, body, dump)
  SELECT number * {SEQS} + seq, actor, moves, at, digest, asked, wake, status, body, dump FROM locked
  ORDER BY number, seq
  ON CONFLICT DO NOTHING RETURNING key
), moved AS (
  UPDATE tables t SET seq = l.seq, asked = l.asked, wake = l.wake, status = l.status, updated = l.at
  FROM locked l JOIN kept ON kept.key = l.number * {SEQS} + l.seq WHERE t.number = l.number RETURNING t.id
)
SELECT array_agg(id), pg_notify('{CHANNEL}', $12 || ' ' || string_agg(id, ' ')) FROM moved HAVING count(*) > 0
"""


log = structlog.get_logger("faubourg.store")


class Waiting(NamedTuple):
    entry: EntryRow
    then: Callable[[bool | StoreError], None]


def columns(entries: list[EntryRow]) -> list[list[Any]]:
    rows = [
        (e.table, e.seq, e.actor, joined(e.moves), e.at, e.digest, joined(e.asked), e.wake, e.status, e.body, e.dump)
        for e in entries
    ]
    return [list(column) for column in zip(*rows)]


@final
class Appender:
    """Takes what waits while the statement before is on its way."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", worker: str) -> None:
        self._pool = pool
        self._worker = worker
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    def submit(self, entry: EntryRow, then: Callable[[bool | StoreError], None]) -> None:
        try:
            check_seq(entry)
        except StoreError as problem:
            asyncio.get_running_loop().call_soon(tell, then, problem)
            return
        self._waiting.append(Waiting(entry, then))
        if self._task is None:
            self._task = asyncio.create_task(self._flush())

    async def close(self) -> None:
        if self._task is not None:
            await self._task

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch = self._take()
                try:
                    kept = await self._append([waiting.entry for waiting in batch])
                except Exception as problem:
                    refuse(batch, problem)
                else:
                    answer(batch, kept)
        finally:
            self._task = None

    def _take(self) -> list[Waiting]:
        """At most one entry a table, and no more tables than a bell can name; the others wait for the next one."""
        batch: dict[str, Waiting] = {}
        later: list[Waiting] = []
        room = ROOM
        for waiting in self._waiting:
            table = waiting.entry.table
            if table in batch or (batch and room <= len(table)):
                later.append(waiting)
            else:
                batch[table] = waiting
                room -= len(table) + 1
        self._waiting = later
        return list(batch.values())

    async def _append(self, entries: list[EntryRow]) -> set[str]:
        with told():
            found = await self._pool.fetchrow(_APPEND, *columns(entries), self._worker)
        return set() if found is None else set(found[0])


def answer(batch: list[Waiting], kept: set[str]) -> None:
    for entry, then in batch:
        tell(then, entry.table in kept)


def refuse(batch: list[Waiting], problem: Exception) -> None:
    """Whether a lost COMMIT went through is not known: whoever gets this error reads the table again."""
    code = problem.code if isinstance(problem, StoreError) else "store-failed"
    for _, then in batch:
        tell(then, StoreError(code, str(problem)))


def tell(then: Callable[[bool | StoreError], None], found: bool | StoreError) -> None:
    try:
        then(found)
    except Exception:
        # The others are answered all the same.
        log.exception("answer-broken")
