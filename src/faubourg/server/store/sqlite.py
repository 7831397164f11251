"""Everything in one SQLite file, for a server of one process."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar, final

import apsw

from faubourg.server.store.backup import copy_file
from faubourg.server.store.connection import connect, migrate
from faubourg.server.store.filelock import FileLock
from faubourg.server.store.store import ChatRow, EntryRow, Store, StoreError, TableRow, settle
from faubourg.server.store.writing import operations
from faubourg.server.store.writing.operations import Line
from faubourg.server.store.writing.rows import (
    ENTRY_COLUMNS,
    SEQS,
    TABLE_COLUMNS,
    chat_row,
    entry_row,
    latest,
    table_row,
)
from faubourg.server.store.writing.writer import Writer, store_error

READERS = 2
# As a limit.
ALL = -1
# The other workers.
NOBODY: tuple[str, ...] = ()

Found = TypeVar("Found")

_TABLES = f"SELECT {TABLE_COLUMNS} FROM tables t JOIN heads h ON h.number = t.number"
_TABLES_OF = latest("SELECT t.number FROM sitting s JOIN tables t ON t.number = s.number WHERE s.guest = ?", "?")
_OPEN_TABLES = latest("SELECT t.number FROM tables t WHERE t.is_open = 1 AND t.status = 'waiting'", "?")
_ENTRIES = (
    f"SELECT e.key & {SEQS - 1}, {ENTRY_COLUMNS} FROM tables t JOIN entries e ON e.key > t.number * {SEQS} + ?2 "
    f"AND e.key < (t.number + 1) * {SEQS} WHERE t.id = ?1 ORDER BY e.key LIMIT ?3"
)
_CHAT = (
    "SELECT * FROM (SELECT line, seat, name, text, at FROM chat "
    "WHERE number = (SELECT number FROM tables WHERE id = ?) AND line > ? ORDER BY line DESC LIMIT ?) ORDER BY line"
)


@final
class SqliteStore(Store):
    """`vfs` names another file layer of SQLite, for tests of failing disks."""

    def __init__(self, path: Path, vfs: str | None = None) -> None:
        self.path = path
        self._vfs = vfs
        self._lock: FileLock | None = None
        self._writer: Writer | None = None
        self._readers: SimpleQueue[apsw.Connection] = SimpleQueue()
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        # One process serves the file, so leases need not outlive it.
        self._leases: dict[str, tuple[str, int]] = {}

    async def open(self) -> None:
        self._writer = Writer(await asyncio.to_thread(self._open_file))

    def _open_file(self) -> apsw.Connection:
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FileLock(self.path)
            connection = connect(self.path, self._vfs)
        except (apsw.Error, OSError) as problem:
            self._let_go()
            raise store_error(problem) from problem
        try:
            migrate(connection)
            connection.execute("PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864")
            # Pages that many entries share are then written back once for all of them.
            connection.execute("PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -16000")
            for _ in range(READERS):
                reader = connect(self.path, self._vfs)
                self._readers.put(reader)
                reader.execute("PRAGMA query_only = ON")
        except (apsw.Error, OSError, StoreError) as problem:
            connection.close()
            self._let_go()
            if isinstance(problem, StoreError):
                raise
            raise store_error(problem) from problem
        return connection

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        await asyncio.to_thread(self._threads.shutdown)
        self._let_go()

    def _let_go(self) -> None:
        while not self._readers.empty():
            self._readers.get().close()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _write(self, operation: Callable[[apsw.Cursor, Any], Found], argument: Any) -> "asyncio.Future[Found]":
        if self._writer is None:
            raise StoreError("store-failed", "not open")
        future: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self._writer.submit(operation, argument, partial(settle, future))
        return future

    async def _read(self, statement: str, *given: Any) -> list[tuple[Any, ...]]:
        if self._writer is None:
            raise StoreError("store-failed", "not open")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._fetch, statement, given)

    def _fetch(self, statement: str, given: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        reader = self._readers.get()
        try:
            return reader.execute(statement, given).fetchall()
        except apsw.Error as problem:
            raise store_error(problem) from problem
        finally:
            self._readers.put(reader)

    # Tables

    async def create_table(self, row: TableRow) -> None:
        await self._write(operations.create_table, row)

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(f"{_TABLES} WHERE t.id = ?", id)
        return table_row(found[0]) if found else None

    async def change_table(self, row: TableRow) -> bool:
        return await self._write(operations.change_table, row)

    async def set_wake(self, table: str, wake: int | None) -> None:
        await self._write(operations.set_wake, (table, wake))

    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        return [table_row(found) for found in await self._read(_TABLES_OF, guest, limit)]

    async def open_tables(self, limit: int) -> list[TableRow]:
        return [table_row(found) for found in await self._read(_OPEN_TABLES, limit)]

    async def tables_to_wake(self, now: int, limit: int) -> list[str]:
        found = await self._read("SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?", now, limit)
        return [id for (id,) in found]

    async def next_wake(self) -> int | None:
        [(wake,)] = await self._read("SELECT min(wake) FROM tables WHERE wake IS NOT NULL")
        return None if wake is None else int(wake)

    async def sweep(self, idle_since: int, limit: int) -> list[str]:
        return await self._write(operations.sweep, (idle_since, limit))

    # Entries

    def append_soon(self, entry: EntryRow, then: Callable[[bool | StoreError], None]) -> None:
        if self._writer is None:
            raise StoreError("store-failed", "not open")
        self._writer.submit(operations.append, entry, then)

    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        found = await self._read(_ENTRIES, table, after, ALL if limit is None else limit)
        return [entry_row(table, seq, rest) for seq, *rest in found]

    # Replays

    async def keep_replay(self, table: str, body: bytes) -> None:
        await self._write(operations.keep_replay, (table, body))

    async def replay(self, table: str) -> bytes | None:
        found = await self._read("SELECT body FROM replays JOIN tables USING (number) WHERE id = ?", table)
        return found[0][0] if found else None

    # Chat

    async def say(self, table: str, seat: int | None, name: str, text: str, at: int) -> ChatRow:
        return await self._write(operations.say, Line(table, seat, name, text, at))

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        return [chat_row(table, found) for found in await self._read(_CHAT, table, after, limit)]

    # Personal links

    async def put_link(self, code: str, table: str, seat: int, at: int) -> None:
        await self._write(operations.put_link, (code, table, seat, at))

    async def find_link(self, code: str) -> tuple[str, int] | None:
        found = await self._read("SELECT id, seat FROM links JOIN tables USING (number) WHERE code = ?", code)
        return (found[0][0], found[0][1]) if found else None

    async def take_link(self, code: str) -> tuple[str, int] | None:
        return await self._write(operations.take_link, code)

    # Leases

    async def lease(self, table: str, worker: str, now: int, until: int) -> bool:
        holder, ends = self._leases.get(table, (worker, now))
        if holder != worker and ends > now:
            return False
        self._leases[table] = (worker, until)
        return True

    async def release(self, table: str, worker: str) -> None:
        if self._leases.get(table, ("", 0))[0] == worker:
            del self._leases[table]

    # Operation

    async def doorbell(self) -> AsyncIterator[str]:
        for id in NOBODY:
            yield id

    async def counts(self) -> dict[str, int]:
        return dict(await self._read("SELECT status, count(*) FROM tables GROUP BY status"))

    async def check(self) -> None:
        await self._write(operations.pulse, None)
        await self._read("SELECT pulse FROM schema")

    async def backup(self, path: Path) -> None:
        try:
            await asyncio.to_thread(copy_file, self.path, path)
        except apsw.Error as problem:
            raise store_error(problem) from problem

    async def restore(self, path: Path) -> None:
        await self._write(operations.restore, path)
