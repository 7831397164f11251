"""PostgreSQL: how its complaints are told, and how its schema is brought up to date."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import asyncpg

from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.server.store.migrations import steps_after
from faubourg.server.store.store import StoreError

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    # A connection of one's own, or one lent by a pool.
    Session = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]

# Any number: two workers that migrate at once wait for each other at it.
MIGRATING = 7_243_691_100

# The database cannot be reached, or let go of us: later it may work again.
AWAY = (
    OSError,
    EOFError,
    asyncio.TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    # What the driver says of a connection that was ended from the other side while nobody used it.
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
)
# It answers, and does not let us in.
REFUSED = (
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)


@contextmanager
def told() -> Iterator[None]:
    """Whatever PostgreSQL complains of is a StoreError, by what its people can do about it."""
    try:
        yield
    except AWAY as problem:
        raise StoreError("store-away", f"{type(problem).__name__}: {problem}") from problem
    except asyncpg.DiskFullError as problem:
        raise StoreError("store-full", str(problem)) from problem
    except REFUSED as problem:
        raise StoreError("store-refused", str(problem)) from problem
    except asyncpg.PostgresError as problem:
        raise StoreError("store-failed", f"{type(problem).__name__}: {problem}") from problem


async def connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    try:
        return await asyncpg.connect(url, timeout=10, command_timeout=60)
    except ValueError as problem:
        # The address itself cannot be read. What it says about a password is not repeated.
        raise InputError("bad-store", {"given": shown(url.partition("://")[0] + "://")}) from problem


async def schema_version(connection: "Session") -> int:
    """0 is a database with nothing in it; one of another program is refused."""
    found = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    names = {record[0] for record in found}
    if not names:
        return 0
    if not {"schema", "tables", "entries"} <= names:
        raise StoreError("store-foreign")
    return int(await connection.fetchval("SELECT version FROM schema"))


async def migrate(connection: "Session") -> None:
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        for number, statements in steps_after("postgres", await schema_version(connection)):
            await connection.execute(statements)
            await connection.execute("DELETE FROM schema")
            await connection.execute("INSERT INTO schema (version, pulse) VALUES ($1, 0)", number)
