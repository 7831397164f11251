"""A store by its address: sqlite:///tables.db, sqlite:////var/lib/faubourg/tables.db, postgresql://user@host/name."""

from pathlib import Path

from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.server.store.store import Store

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def is_shared(url: str) -> bool:
    """Whether several workers can use this store."""
    return url.startswith(POSTGRES)


def open_store(url: str) -> Store:
    """The store, not connected yet: `open` does that. A driver is loaded only for its own kind of address."""
    if url.startswith(SQLITE) and len(url) > len(SQLITE) and "\0" not in url and not url.endswith("/"):
        from faubourg.server.store.sqlite import SqliteStore

        return SqliteStore(Path(url.removeprefix(SQLITE)))
    if is_shared(url):
        from faubourg.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise InputError("bad-store", {"given": shown(without_password(url))})


def without_password(url: str) -> str:
    """What may be shown of an address: a password may stand before the host, or among the parameters at the end."""
    scheme, slashes, rest = url.partition("://")
    before, _, after = rest.rpartition("@")
    return scheme + slashes + ("…" if "?" in before else after.partition("?")[0])


def place_of(url: str) -> str:
    """Where a store is, for whoever runs it."""
    return str(Path(url.removeprefix(SQLITE)).resolve()) if url.startswith(SQLITE) else without_password(url)
