"""A backup is one SQLite file, whichever store it came from: it also moves a server from one kind to the other."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw

from faubourg.server.store.connection import connect, migrate, schema_version
from faubourg.server.store.migrations import steps_after
from faubourg.server.store.store import StoreError

# What is copied, in an order in which every row finds the table it belongs to. Leases belong to running workers.
COPIED = {
    "tables": [
        "number",
        "id",
        "version",
        "game",
        "status",
        "is_open",
        "created",
        "updated",
        "seq",
        "asked",
        "wake",
        "lines",
    ],
    "heads": ["number", "guests", "head"],
    "sitting": ["guest", "number"],
    "entries": ["key", "actor", "moves", "at", "digest", "asked", "wake", "status", "body", "dump"],
    "replays": ["number", "body"],
    "chat": ["number", "line", "seat", "name", "text", "at"],
    "links": ["code", "number", "seat", "at"],
}


def selection(name: str) -> str:
    return f"SELECT {', '.join(COPIED[name])} FROM {name}"


def insertion(name: str) -> str:
    columns = COPIED[name]
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


@contextmanager
def new_file(path: Path) -> Iterator[apsw.Connection]:
    """A database under a temporary name, which gets its own when all of it is on the disk. Only its owner may read it:
    it holds seeds and the hashes of guests."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".new")
    os.close(handle)
    made = Path(name)
    try:
        connection = connect(made, create=False)
        try:
            yield connection
            connection.execute("PRAGMA journal_mode = DELETE")
        finally:
            connection.close()
        sync(made)
        made.replace(path)
        sync(path.parent)
    finally:
        for ending in ("", "-journal", "-wal", "-shm"):
            made.with_name(made.name + ending).unlink(missing_ok=True)


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_file(source: Path, path: Path) -> None:
    """A snapshot of a SQLite store, also of one that another process is writing to."""
    if not source.exists():
        raise StoreError("store-missing", source.name)
    reader = connect(source, create=False)
    try:
        if schema_version(reader) == 0:
            raise StoreError("store-missing", source.name)
        with new_file(path) as connection:
            copy_all(reader, connection)
    finally:
        reader.close()


def copy_all(source: apsw.Connection, target: apsw.Connection) -> None:
    # All pages in one step: they are read in one transaction, which in WAL mode holds no writer up.
    with target.backup("main", source, "main") as copying:
        copying.step(-1)


@contextmanager
def opened(path: Path) -> Iterator[apsw.Connection]:
    """A backup to read from: sound, and with the schema of today. The file itself is left as it is."""
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error as problem:
        raise StoreError("bad-backup", str(problem)) from problem
    private = apsw.Connection("")
    try:
        yield sound(connection, private)
    finally:
        private.close()
        connection.close()


def sound(connection: apsw.Connection, private: apsw.Connection) -> apsw.Connection:
    try:
        version = schema_version(connection)
        if version == 0 or connection.execute("PRAGMA quick_check(1)").get != "ok":
            raise StoreError("bad-backup")
        if not steps_after("sqlite", version):
            return connection
        copy_all(connection, private)
        migrate(private)
    except apsw.Error as problem:
        raise StoreError("bad-backup", str(problem)) from problem
    return private
