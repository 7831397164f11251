"""Rows to keep, and stores opened for one test."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from faubourg.server.store.opening import open_store
from faubourg.server.store.store import EntryRow, Store, TableRow

Result = TypeVar("Result")

TABLE = TableRow(
    id="attic",
    version=1,
    game="roomshare",
    status="waiting",
    is_open=True,
    created=1_700_000_000_000,
    updated=1_700_000_000_000,
    seq=0,
    asked=(),
    wake=None,
    guests=(),
    head={"names": ["Zoé", "O’Neil 🏠"], "seed": "5e" * 32, "options": {"royal": None}, "large": 2**53},
)


def table(id: str = "attic", **changes: Any) -> TableRow:
    return replace(TABLE, id=id, **changes)


def entry(seq: int, id: str = "attic", **changes: Any) -> EntryRow:
    made = EntryRow(
        table=id,
        seq=seq,
        actor=seq % 2,
        moves=(3, 2**53 - 1),
        at=1_700_000_000_000 + seq,
        body='{"events": ["évincé"]}',
        digest="d1" * 16,
        dump=None,
        asked=(1, 0),
        wake=None,
        status="playing",
    )
    return replace(made, **changes)


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, scenario: Callable[[Store], Awaitable[Result]]) -> Result:
    async def whole() -> Result:
        async with opened(url) as store:
            return await scenario(store)

    return asyncio.run(whole())


async def gapless(store: Store, ids: list[str]) -> None:
    """Every table's entries are there, from 1 to the last its row knows of."""
    for id in ids:
        row = await store.table(id)
        assert row is not None
        kept = [found.seq for found in await store.entries(id)]
        # What a killed process had sent may be committed between the two.
        while (now := await store.table(id)) is not None and now.seq != row.seq:
            row, kept = now, [found.seq for found in await store.entries(id)]
        assert kept == list(range(1, row.seq + 1)), f"{id} has the entries {kept}, and its row knows of {row.seq}"
