"""Addresses of stores, and schemas: brought up to date once, refused when they are not ours to read."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import apsw
import asyncpg
import pytest

from faubourg.core.refusal import InputError
from faubourg.server.store import migrations
from faubourg.server.store.migrations import steps
from faubourg.server.store.opening import is_shared, open_store
from faubourg.server.store.sqlite import SqliteStore
from faubourg.server.store.store import Store, StoreError
from tests.server.postgres import Cluster
from tests.server.store.samples import entry, opened, sqlite_url, table, with_store


async def tamper(url: str, statement: str) -> None:
    """Another program's hand in the database."""
    if not is_shared(url):
        connection = apsw.Connection(url.removeprefix("sqlite:///"))
        connection.execute(statement)
        connection.close()
        return
    remote = await asyncpg.connect(url)
    await remote.execute(statement)
    await remote.close()


def refusal(url: str) -> str:
    async def scenario() -> None:
        async with opened(url):
            pass

    with pytest.raises(StoreError) as caught:
        asyncio.run(scenario())
    return caught.value.code


def test_an_address_may_be_relative_or_absolute() -> None:
    relative, absolute = open_store("sqlite:///tables.db"), open_store("sqlite:////srv/tables.db")
    assert isinstance(relative, SqliteStore)
    assert isinstance(absolute, SqliteStore)
    assert relative.path == Path("tables.db")
    assert absolute.path == Path("/srv/tables.db")


@pytest.mark.parametrize("url", ["", "tables.db", "sqlite://tables.db", "sqlite:///", "sqlite:///a/", "mysql://a/b"])
def test_other_addresses_are_refused(url: str) -> None:
    with pytest.raises(InputError) as caught:
        open_store(url)
    assert caught.value.code == "bad-store"


def test_a_refused_address_does_not_show_its_password() -> None:
    with pytest.raises(InputError) as caught:
        open_store("mysql://me:secret@host/name")
    assert caught.value.params == {"given": "mysql://host/name"}


def test_an_address_that_postgresql_cannot_read_is_refused() -> None:
    async def scenario() -> None:
        async with opened("postgresql://me:secret@host:port/name"):
            pass

    with pytest.raises(InputError) as caught:
        asyncio.run(scenario())
    assert caught.value.code == "bad-store"
    assert "secret" not in str(caught.value)


def test_only_postgresql_is_for_several_workers() -> None:
    assert is_shared("postgresql://host/name")
    assert not is_shared("sqlite:///tables.db")


def test_both_kinds_have_the_same_steps() -> None:
    numbers = [[number for number, _ in steps(kind)] for kind in ("sqlite", "postgres")]
    assert numbers[0] == numbers[1] == list(range(1, len(numbers[0]) + 1))


def test_opening_twice_migrates_once(url: str) -> None:
    for number in range(2):
        with_store(url, lambda store, id=str(number): store.create_table(table(id)))  # type: ignore[misc]
    assert with_store(url, lambda store: store.counts()) == {"waiting": 2}


def test_workers_may_migrate_at_once(postgres_url: str) -> None:
    async def scenario() -> None:
        stores = [open_store(postgres_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create_table(table())
        assert await stores[3].table("attic") == table()
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scenario())


def later(statements: str) -> Callable[[str], list[tuple[int, str]]]:
    """The steps of a later program, with one more."""
    return lambda kind: [*steps(kind), (len(steps(kind)) + 1, statements)]


def test_an_older_store_is_brought_up_to_date_with_all_that_it_holds(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(store: Store) -> None:
        await store.create_table(table())
        await store.append(entry(1))

    async def go_on(store: Store) -> None:
        assert [found.seq for found in await store.entries("attic")] == [1]
        assert await store.append(entry(2))
        await store.create_table(table("cellar"))

    with_store(url, fill)
    monkeypatch.setattr(migrations, "steps", later("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"))
    with_store(url, go_on)
    # It is done once, and the older program does not touch it any more.
    with_store(url, lambda store: store.check())
    monkeypatch.undo()
    assert refusal(url) == "store-newer"


def test_a_step_that_fails_leaves_the_store_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(url, lambda store: store.create_table(table()))
    monkeypatch.setattr(migrations, "steps", later("DROP TABLE chat; DROP TABLE nothing"))
    assert refusal(url) == "store-failed"
    monkeypatch.undo()
    assert with_store(url, lambda store: store.say("attic", 0, "Zoé", "!", 5)).number == 1


def test_the_schema_of_a_newer_program_is_refused(url: str) -> None:
    with_store(url, lambda store: store.create_table(table()))
    asyncio.run(tamper(url, "UPDATE schema SET version = 99"))
    assert refusal(url) == "store-newer"
    asyncio.run(tamper(url, "UPDATE schema SET version = 1"))
    assert with_store(url, lambda store: store.table("attic")) == table()


def test_the_database_of_another_program_is_refused(url: str) -> None:
    asyncio.run(tamper(url, "CREATE TABLE invoices (amount INTEGER)"))
    assert refusal(url) == "store-foreign"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear landlord, " * 100)
    assert refusal(sqlite_url(path)) == "store-failed"
    assert path.read_text().startswith("Dear landlord")


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refusal(sqlite_url(tmp_path / "file" / "tables.db")) == "store-failed"


def test_the_folder_is_made_and_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    with_store(sqlite_url(path), lambda store: store.create_table(table()))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700, "Others can look into the folder"


def test_a_file_in_use_is_refused_until_it_is_free(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables.db")

    async def scenario() -> None:
        async with opened(url):
            with pytest.raises(StoreError) as caught:
                await open_store(url).open()
            assert caught.value.code == "store-in-use"
        async with opened(url):
            pass

    asyncio.run(scenario())


def test_a_wrong_password_or_database_is_said(postgres: Cluster) -> None:
    assert refusal(postgres.url("nowhere")) == "store-refused"
    assert refusal(postgres.url("postgres").replace("faubourg@", "wrong@")) == "store-refused"


def test_a_database_that_is_not_there_is_away() -> None:
    assert refusal("postgresql://me@127.0.0.1:1/name") == "store-away"


def test_every_commit_of_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    from faubourg.server.store.connection import connect

    path = tmp_path / "tables.db"
    with_store(sqlite_url(path), lambda store: store.check())
    connection = connect(path)
    assert connection.execute("PRAGMA journal_mode").get == "wal"
    assert connection.execute("PRAGMA synchronous").get == 2
    assert connection.execute("PRAGMA foreign_keys").get == 1
    connection.close()
