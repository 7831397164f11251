"""What is kept: tables, their entries, chat, personal links and leases. SQLite and PostgreSQL both keep it.

An entry is whole or absent: its key (table, seq) is the lock, and `append` answers only after COMMIT.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any


class StoreError(Exception):
    """The store cannot keep or read something now: a full disk, a database that is away. `code` names the sentence."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code


def settle(future: "asyncio.Future[Any]", answer: Any) -> None:
    """Answer whoever waits, if they still do."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `head` is what its people decide (names, settings, seed...), changed only as a whole, by version.

    The rest follows the entries: `seq` is the last one, `asked` the seats that must act, `wake` the time in ms at which
    the host has something to do (a bot to ask, a clock to stop), or None.
    """

    id: str
    version: int
    game: str
    status: str
    is_open: bool
    created: int
    updated: int
    seq: int
    asked: tuple[int, ...]
    wake: int | None
    # Hashes of the guests who sit here, for "my tables".
    guests: tuple[str, ...]
    head: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class EntryRow:
    """One accepted gesture with Nature's reply, an undo, a move of the clock, or a position resumed.

    `body` holds moves, Nature's replies, the clock and events as JSON text, made by the host; `dump` is the position
    after it, once a turn. `asked`, `wake` and `status` are what the table's row becomes with it.
    """

    table: str
    seq: int
    actor: int
    moves: tuple[int, ...]
    at: int
    body: str
    digest: str
    dump: str | None
    asked: tuple[int, ...]
    wake: int | None
    status: str


@dataclass(frozen=True, slots=True)
class ChatRow:
    table: str
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Store(ABC):
    """All methods may raise StoreError; none leaves anything half done."""

    # Whether other workers may use it at the same time.
    is_shared = False

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date; a schema of a newer program is refused."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was accepted, then let go."""

    # Tables

    @abstractmethod
    async def create_table(self, row: TableRow) -> None: ...

    @abstractmethod
    async def table(self, id: str) -> TableRow | None: ...

    @abstractmethod
    async def change_table(self, row: TableRow) -> bool:
        """Write head, status, is_open, guests, updated and wake, and add 1 to the version; False if `row.version` is
        not the stored one any more. `seq` and `asked` are left alone: they belong to the entries; so do the status and
        the wake of a match that an entry has ended."""

    @abstractmethod
    async def set_wake(self, table: str, wake: int | None) -> None: ...

    @abstractmethod
    async def tables_of(self, guest: str, limit: int) -> list[TableRow]:
        """The tables where a guest sits, the latest first, without guests and heads."""

    @abstractmethod
    async def open_tables(self, limit: int) -> list[TableRow]:
        """Waiting tables that are open to everybody, the latest first, without guests and heads."""

    @abstractmethod
    async def tables_to_wake(self, now: int, limit: int) -> list[str]:
        """The tables whose `wake` has come, the longest overdue first."""

    @abstractmethod
    async def next_wake(self) -> int | None:
        """The earliest `wake` of all."""

    @abstractmethod
    async def sweep(self, idle_since: int, limit: int) -> list[str]:
        """Delete, with all that belongs to them, tables not updated since then; their ids."""

    # Entries

    @abstractmethod
    def append_soon(self, entry: EntryRow, then: Callable[[bool | StoreError], None]) -> None:
        """Keep an entry and update its table's row, in one transaction with other tables' entries. `then` is called
        with True after COMMIT; with False if (table, seq) is taken, seq is not the next, or the table is closed or
        gone; with a StoreError if a table cannot have as many. That is always later, never before this returns."""

    async def append(self, entry: EntryRow) -> bool:
        """The same, for whoever waits for it."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_soon(entry, partial(settle, future))
        return await future

    @abstractmethod
    async def entries(self, table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
        """The entries with a greater seq, in order, the first so many of them."""

    # Replays: finished matches as compressed JSON, so that they open under any later rules

    @abstractmethod
    async def keep_replay(self, table: str, body: bytes) -> None: ...

    @abstractmethod
    async def replay(self, table: str) -> bytes | None: ...

    # Chat

    @abstractmethod
    async def say(self, table: str, seat: int | None, name: str, text: str, at: int) -> ChatRow: ...

    @abstractmethod
    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """The last lines, in order."""

    # Personal links: single-use codes, kept as hashes

    @abstractmethod
    async def put_link(self, code: str, table: str, seat: int, at: int) -> None:
        """A new link for a seat; the seat's older one is forgotten."""

    @abstractmethod
    async def find_link(self, code: str) -> tuple[str, int] | None:
        """Table and seat of a link that has not been used up."""

    @abstractmethod
    async def take_link(self, code: str) -> tuple[str, int] | None:
        """Table and seat of a link, which is used up by asking: of two who ask at once, one is answered."""

    # Leases: which worker asks the bots of a table

    @abstractmethod
    async def lease(self, table: str, worker: str, now: int, until: int) -> bool:
        """Take or prolong a table's lease; False while another worker's is running."""

    @abstractmethod
    async def release(self, table: str, worker: str) -> None: ...

    # Operation

    @abstractmethod
    def doorbell(self) -> AsyncIterator[str]:
        """Ids of tables that another worker has changed: entries, head or chat. Bells may be lost: "" means that some
        were, or may have been, and that everything should be looked at; it comes first, once the bell is heard, and
        after the database was away. A store with one worker never rings."""

    @abstractmethod
    async def counts(self) -> dict[str, int]:
        """Tables by status, for the metrics."""

    @abstractmethod
    async def check(self) -> None:
        """Read and write something small; StoreError if that is not possible."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A consistent copy of everything as one SQLite file, while others go on writing. The store need not be open
        for it."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Everything of a backup, whole or not at all, into an open store without tables."""
