"""A disk that is full or fails: a clear error, nothing torn, and it goes on when there is room."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from faubourg.server.store.sqlite import SqliteStore
from faubourg.server.store.store import StoreError
from tests.server.store.disks import FullDisk
from tests.server.store.samples import entry, gapless, sqlite_url, table, with_store

IDS = [f"t{number}" for number in range(10)]


@pytest.fixture
def disk() -> Iterator[FullDisk]:
    disk = FullDisk("full-disk")
    yield disk
    disk.unregister()


@pytest.mark.parametrize(
    ("problem", "code"), [(apsw.FullError, "store-full"), (apsw.IOError, "store-failed")], ids=["full", "failing"]
)
@pytest.mark.parametrize("room", [0, 100, 5000, 30_000, 70_000, 150_000])
def test_what_was_kept_before_stays_and_it_goes_on_after(
    tmp_path: Path, disk: FullDisk, room: int, problem: type[apsw.Error], code: str
) -> None:
    path = tmp_path / "tables.db"
    acknowledged = dict.fromkeys(IDS, 0)

    async def play(store: SqliteStore, id: str, entries: int) -> None:
        for _ in range(entries):
            assert await store.append(entry(acknowledged[id] + 1, id, body="x" * 900))
            acknowledged[id] += 1

    async def scenario() -> None:
        store = SqliteStore(path, vfs=disk.name)
        await store.open()
        await asyncio.gather(*(store.create_table(table(id)) for id in IDS))
        disk.problem, disk.room = problem, room
        outcomes = await asyncio.gather(*(play(store, id, 40) for id in IDS), return_exceptions=True)
        assert {outcome.code for outcome in outcomes if isinstance(outcome, StoreError)} == {code}
        assert all(isinstance(outcome, StoreError) for outcome in outcomes)
        with pytest.raises(StoreError, match=code):
            await store.check()
        # What is there can still be read.
        for id in IDS:
            assert len(await store.entries(id)) == acknowledged[id]
        disk.room = None
        await store.check()
        await asyncio.gather(*(play(store, id, 5) for id in IDS))
        await gapless(store, IDS)
        await store.close()

    asyncio.run(scenario())
    connection = apsw.Connection(str(path))
    assert connection.execute("PRAGMA integrity_check").get == "ok"
    connection.close()
    with_store(sqlite_url(path), lambda store: gapless(store, IDS))


def test_a_disk_full_from_the_start_is_said(tmp_path: Path, disk: FullDisk) -> None:
    disk.room = 5000
    store = SqliteStore(tmp_path / "tables.db", vfs=disk.name)

    async def scenario() -> None:
        with pytest.raises(StoreError, match="store-full"):
            await store.open()
        disk.room = None
        await store.open()
        await store.create_table(table())
        await store.close()

    asyncio.run(scenario())
