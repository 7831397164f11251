"""PostgreSQL's rows to and from a backup file, some hundred at a time."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import apsw

from faubourg.server.store.backup import COPIED, insertion, new_file, opened, selection
from faubourg.server.store.connection import migrate, transaction
from faubourg.server.store.session import schema_version
from faubourg.server.store.store import StoreError

if TYPE_CHECKING:
    from faubourg.server.store.session import Session

ROWS = 500


async def backup(connection: "Session", path: Path) -> None:
    """All tables as they were at one moment."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        if await schema_version(connection) == 0:
            raise StoreError("store-missing")
        with new_file(path) as file:
            migrate(file)
            with transaction(file):
                for name in COPIED:
                    await copy_out(connection, file, name)


async def copy_out(connection: "Session", file: apsw.Connection, name: str) -> None:
    cursor = await connection.cursor(selection(name))
    while rows := await cursor.fetch(ROWS):
        await asyncio.to_thread(file.executemany, insertion(name), [tuple(row) for row in rows])


async def restore(connection: "Session", path: Path) -> None:
    """Part of a transaction; nobody makes a table meanwhile."""
    await connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
    if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM tables)"):
        raise StoreError("store-not-empty")
    with opened(path) as file:
        for name in COPIED:
            await copy_in(connection, file, name)
    await connection.execute(
        "SELECT setval(pg_get_serial_sequence('tables', 'number'), (SELECT coalesce(max(number), 1) FROM tables))"
    )


async def copy_in(connection: "Session", file: apsw.Connection, name: str) -> None:
    rows = file.execute(selection(name))

    def some() -> list[Any]:
        return [row for row, _ in zip(rows, range(ROWS))]

    while chunk := await asyncio.to_thread(some):
        await connection.copy_records_to_table(name, records=chunk, columns=COPIED[name])
