"""Everything in PostgreSQL, for any number of workers on any number of machines."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, final

import asyncpg

from faubourg.server.store import transfer
from faubourg.server.store.appender import Appender
from faubourg.server.store.bell import CHANNEL, ROOM, bells, message
from faubourg.server.store.session import connect, migrate, told
from faubourg.server.store.store import ChatRow, EntryRow, Store, StoreError, TableRow
from faubourg.server.store.writing.rows import (
    ENTRY_COLUMNS,
    SEQS,
    TABLE_COLUMNS,
    chat_row,
    entry_row,
    joined,
    latest,
    packed,
    table_row,
)

if TYPE_CHECKING:
    from faubourg.server.store.session import Session

CONNECTIONS = 8
# What no text of PostgreSQL can hold: an address with it leads nowhere.
NUL = "\0"

_NUMBER = "(SELECT number FROM tables WHERE id = $1)"
_TABLES = f"SELECT {TABLE_COLUMNS} FROM tables t JOIN heads h ON h.number = t.number"
_TABLES_OF = latest("SELECT t.number FROM sitting s JOIN tables t ON t.number = s.number WHERE s.guest = $1", "$2")
_OPEN_TABLES = latest("SELECT t.number FROM tables t WHERE t.is_open = 1 AND t.status = 'waiting'", "$1")
_ENTRIES = (
    f"SELECT e.key % {SEQS}, {ENTRY_COLUMNS} FROM entries e WHERE e.key > {_NUMBER} * {SEQS} + $2 "
    f"AND e.key < ({_NUMBER} + 1) * {SEQS} ORDER BY e.key LIMIT $3"
)
_CREATE = """
WITH made AS (
  INSERT INTO tables (id, version, game, status, is_open, created, updated, seq, asked, wake)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING number
), headed AS (INSERT INTO heads (number, guests, head) SELECT number, $11, $12 FROM made)
INSERT INTO sitting (guest, number) SELECT DISTINCT guest, number FROM made, unnest($13::text[]) AS guest
"""
_SAY = """
WITH counted AS (UPDATE tables SET lines = lines + 1 WHERE id = $1 RETURNING number, lines)
INSERT INTO chat (number, line, seat, name, text, at) SELECT number, lines, $2, $3, $4, $5 FROM counted RETURNING line
"""
_CHAT = f"""
SELECT * FROM (
  SELECT line, seat, name, text, at FROM chat WHERE number = {_NUMBER} AND line > $2 ORDER BY line DESC LIMIT $3
) last ORDER BY line
"""
_LEASE = """
INSERT INTO leases (number, worker, until) SELECT number, $2, $4 FROM tables WHERE id = $1
ON CONFLICT (number) DO UPDATE SET worker = excluded.worker, until = excluded.until
WHERE leases.worker = excluded.worker OR leases.until <= $3 RETURNING 1
"""


@final
class PostgresStore(Store):
    is_shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._appender: Appender | None = None
        # Who rings: one's own bells are not heard.
        self._worker = secrets.token_hex(6)

    async def open(self) -> None:
        with told():
            connection = await connect(self._url)
            try:
                await migrate(connection)
            finally:
                await connection.close()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=CONNECTIONS, timeout=10, command_timeout=30
            )
        self._appender = Appender(self._pool, self._worker)

    async def close(self) -> None:
        if self._appender is not None:
            await self._appender.close()
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), 10)
            except TimeoutError:
                self._pool.terminate()
        self._pool = self._appender = None

    @property
    def _open_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        if self._pool is None:
            raise StoreError("store-failed", "not open")
        return self._pool

    async def _fetch(self, statement: str, *given: Any) -> list[asyncpg.Record]:
        with told():
            found: list[asyncpg.Record] = await self._open_pool.fetch(statement, *given)
        return found

    async def _value(self, statement: str, *given: Any) -> Any:
        with told():
            return await self._open_pool.fetchval(statement, *given)

    async def _ring(self, connection: "Session", tables: list[str]) -> None:
        """With the transaction it is part of: nobody hears of what was rolled back."""
        while tables:
            now: list[str] = []
            room = ROOM
            while tables and (room > len(tables[0]) or not now):
                room -= len(tables[0]) + 1
                now.append(tables.pop(0))
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message(self._worker, now))

    # Tables

    async def create_table(self, row: TableRow) -> None:
        await self._fetch(
            _CREATE,
            row.id,
            row.version,
            row.game,
            row.status,
            int(row.is_open),
            row.created,
            row.updated,
            row.seq,
            joined(row.asked),
            row.wake,
            packed(row.guests),
            packed(row.head),
            list(row.guests),
        )

    async def table(self, id: str) -> TableRow | None:
        if NUL in id:
            return None
        found = await self._fetch(f"{_TABLES} WHERE t.id = $1", id)
        return table_row(found[0]) if found else None

    async def change_table(self, row: TableRow) -> bool:
        with told():
            async with self._open_pool.acquire() as connection, connection.transaction():
                number = await connection.fetchval(
                    "UPDATE tables SET version = version + 1, is_open = $4, updated = $5, "
                    "status = CASE status WHEN 'over' THEN status ELSE $3 END, "
                    "wake = CASE status WHEN 'over' THEN wake ELSE $6 END "
                    "WHERE id = $1 AND version = $2 RETURNING number",
                    row.id,
                    row.version,
                    row.status,
                    int(row.is_open),
                    row.updated,
                    row.wake,
                )
                if number is None:
                    return False
                await connection.execute(
                    "UPDATE heads SET guests = $2, head = $3 WHERE number = $1",
                    number,
                    packed(row.guests),
                    packed(row.head),
                )
                await connection.execute("DELETE FROM sitting WHERE number = $1", number)
                await connection.execute(
                    "INSERT INTO sitting (guest, number) "
                    "SELECT DISTINCT guest, $1::bigint FROM unnest($2::text[]) guest",
                    number,
                    list(row.guests),
                )
                await self._ring(connection, [row.id])
        return True

    async def set_wake(self, table: str, wake: int | None) -> None:
        await self._fetch("UPDATE tables SET wake = $2 WHERE id = $1", table, wake)

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return [table_row(found) for found in await self._fetch(_TABLES_OF, guest, limit)]

    async def open_tables(self, limit: int) -> list[TableRow]:
        return [table_row(found) for found in await self._fetch(_OPEN_TABLES, limit)]

    async def tables_to_wake(self, now: int, limit: int) -> list[str]:
        found = await self._fetch("SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2", now, limit)
        return [record[0] for record in found]

    async def next_wake(self) -> int | None:
        wake: int | None = await self._value("SELECT min(wake) FROM tables WHERE wake IS NOT NULL")
        return wake

    async def sweep(self, idle_since: int, limit: int) -> list[str]:
        with told():
            async with self._open_pool.acquire() as connection, connection.transaction():
                found = await connection.fetch(
                    "SELECT number, id FROM tables WHERE updated < $1 ORDER BY updated LIMIT $2 FOR UPDATE SKIP LOCKED",
                    idle_since,
                    limit,
                )
                numbers = [record[0] for record in found]
                await connection.execute(
                    "DELETE FROM entries USING unnest($1::bigint[]) n "
                    f"WHERE key >= n * {SEQS} AND key < (n + 1) * {SEQS}",
                    numbers,
                )
                await connection.execute("DELETE FROM tables WHERE number = ANY($1)", numbers)
                swept = [str(record[1]) for record in found]
                await self._ring(connection, list(swept))
        return swept

    # Entries

    def append_soon(self, entry: EntryRow, then: Callable[[bool | StoreError], None]) -> None:
        if self._appender is None:
            raise StoreError("store-failed", "not open")
        self._appender.submit(entry, then)

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        return [entry_row(table, seq, found) for seq, *found in await self._fetch(_ENTRIES, table, after, limit)]

    # Replays

    async def keep_replay(self, table: str, body: bytes) -> None:
        kept = await self._value(
            "INSERT INTO replays (number, body) SELECT number, $2::bytea FROM tables WHERE id = $1 "
            "ON CONFLICT (number) DO UPDATE SET body = excluded.body RETURNING 1",
            table,
            body,
        )
        if kept is None:
            raise StoreError("no-such-table", table)

    async def replay(self, table: str) -> bytes | None:
        if NUL in table:
            return None
        body: bytes | None = await self._value(f"SELECT body FROM replays WHERE number = {_NUMBER}", table)
        return body

    # Chat

    async def say(self, table: str, seat: int | None, name: str, text: str, at: int) -> ChatRow:
        with told():
            async with self._open_pool.acquire() as connection, connection.transaction():
                number = await connection.fetchval(_SAY, table, seat, name, text, at)
                if number is None:
                    raise StoreError("no-such-table", table)
                await self._ring(connection, [table])
        return ChatRow(table, number, seat, name, text, at)

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        return [chat_row(table, found) for found in await self._fetch(_CHAT, table, after, limit)]

    # Personal links

    async def put_link(self, code: str, table: str, seat: int, at: int) -> None:
        await self._fetch(
            f"INSERT INTO links (code, number, seat, at) VALUES ($2, {_NUMBER}, $3, $4) "
            "ON CONFLICT (number, seat) DO UPDATE SET code = excluded.code, at = excluded.at",
            table,
            code,
            seat,
            at,
        )

    async def find_link(self, code: str) -> tuple[str, int] | None:
        found = await self._fetch("SELECT id, seat FROM links JOIN tables USING (number) WHERE code = $1", code)
        return (found[0][0], found[0][1]) if found else None

    async def take_link(self, code: str) -> tuple[str, int] | None:
        found = await self._fetch(
            "DELETE FROM links l USING tables t WHERE t.number = l.number AND l.code = $1 RETURNING t.id, l.seat", code
        )
        return (found[0][0], found[0][1]) if found else None

    # Leases

    async def lease(self, table: str, worker: str, now: int, until: int) -> bool:
        return await self._value(_LEASE, table, worker, now, until) is not None

    async def release(self, table: str, worker: str) -> None:
        await self._fetch(f"DELETE FROM leases WHERE number = {_NUMBER} AND worker = $2", table, worker)

    # Operation

    def doorbell(self) -> AsyncIterator[str]:
        return bells(self._url, self._worker)

    async def counts(self) -> dict[str, int]:
        found = await self._fetch("SELECT status, count(*) FROM tables GROUP BY status")
        return {record[0]: record[1] for record in found}

    async def check(self) -> None:
        await self._value("UPDATE schema SET pulse = pulse + 1 RETURNING pulse")

    async def backup(self, path: Path) -> None:
        with told():
            connection = await connect(self._url)
            try:
                await transfer.backup(connection, path)
            finally:
                await connection.close()

    async def restore(self, path: Path) -> None:
        with told():
            async with self._open_pool.acquire() as connection, connection.transaction():
                await transfer.restore(connection, path)
