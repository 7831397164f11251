"""A SQLite file: how it is opened, and how its schema is brought up to date."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw

from faubourg.server.store.migrations import steps_after
from faubourg.server.store.store import StoreError

BUSY_MS = 5000


def connect(path: Path, vfs: str | None = None, *, create: bool = True) -> apsw.Connection:
    """A connection whose commits are on the disk when they return. The file is for its owner only: it holds seeds."""
    if create:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE, vfs=vfs)
    try:
        connection.set_busy_timeout(BUSY_MS)
        connection.execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
    except apsw.Error:
        connection.close()
        raise
    return connection


@contextmanager
def transaction(connection: apsw.Connection) -> Iterator[None]:
    """All or nothing, and alone in writing from the start."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def schema_version(connection: apsw.Connection) -> int:
    """0 is a file with nothing in it; a file of another program is refused."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not names:
        return 0
    if not {"schema", "tables", "entries"} <= names:
        raise StoreError("store-foreign")
    return int(connection.execute("SELECT version FROM schema").get)


def migrate(connection: apsw.Connection) -> None:
    with transaction(connection):
        for number, statements in steps_after("sqlite", schema_version(connection)):
            connection.execute(statements)
            connection.execute("DELETE FROM schema")
            connection.execute("INSERT INTO schema (version, pulse) VALUES (?, 0)", (number,))
