"""The doorbell between workers: a NOTIFY with the worker that rings and the tables it has changed."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg

from faubourg.server.store.session import AWAY, connect

CHANNEL = "faubourg"
# Of the 8000 bytes that PostgreSQL carries, for the ids of tables and the spaces between them.
ROOM = 7000
RETRY_SECONDS = 0.5
# A connection that has died in silence is found out after so long.
PROBE_SECONDS = 30

# Whatever the database complains of: nobody else asks it again.
FAILED = (*AWAY, asyncpg.PostgresError)

Heard = asyncio.Queue[str | None]


def message(worker: str, tables: list[str]) -> str:
    return " ".join([worker, *tables])


async def bells(url: str, worker: str) -> AsyncIterator[str]:
    """The tables that others have changed; "" whenever something may have been missed. Goes on for ever."""
    while True:
        heard: Heard = asyncio.Queue()
        try:
            connection = await listening(url, heard)
        except FAILED:
            await asyncio.sleep(RETRY_SECONDS)
            continue
        try:
            yield ""
            while (rung := await next_message(connection, heard)) is not None:
                sender, *tables = rung.split(" ")
                for table in tables if sender != worker else ():
                    yield table
        except FAILED:
            pass
        finally:
            await leave(connection)


async def listening(url: str, heard: Heard) -> "asyncpg.Connection[asyncpg.Record]":
    connection = await connect(url)

    def ring(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
        heard.put_nowait(str(payload))

    def end(_connection: Any) -> None:
        heard.put_nowait(None)

    connection.add_termination_listener(end)
    try:
        await connection.add_listener(CHANNEL, ring)
    except BaseException:
        await leave(connection)
        raise
    return connection


async def next_message(connection: "asyncpg.Connection[asyncpg.Record]", heard: Heard) -> str | None:
    """None: the connection has ended."""
    while True:
        try:
            # Not `wait_for`: before Python 3.12 a bell that rings at the same moment swallows the order to stop.
            async with asyncio.timeout(PROBE_SECONDS):
                return await heard.get()
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=PROBE_SECONDS)


async def leave(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    try:
        await connection.close(timeout=2)
    except AWAY:
        connection.terminate()
