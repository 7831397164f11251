"""Backups: consistent while others write, one form for both stores, into an empty store only."""

import asyncio
import os
import stat
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from faubourg.cli.main import main
from faubourg.server.store import migrations
from faubourg.server.store.opening import open_store, place_of
from faubourg.server.store.store import ChatRow, EntryRow, Store, StoreError, TableRow
from tests.patience import PATIENCE
from tests.server.harness import until
from tests.server.postgres import Cluster
from tests.server.store.samples import entry, gapless, opened, sqlite_url, table, with_store

IDS = [f"t{number}" for number in range(30)]
Everything = dict[str, tuple[TableRow | None, list[EntryRow], list[ChatRow], bytes | None]]


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another empty store, to restore into."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "other" / "tables.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return asyncio.run(cluster.new_database())


async def fill(store: Store) -> None:
    for number, id in enumerate(IDS):
        await store.create_table(table(id, guests=("me", f"g{number}"), wake=number or None))
        await asyncio.gather(*(store.append(entry(seq, id, dump="{}" if seq == 2 else None)) for seq in (1, 2, 3)))
        await store.say(id, None, "Zoé", "Ça va ?", 5)
        await store.put_link(f"code-{id}", id, 1, 5)
    await store.keep_replay("t3", b"\0replay\xff")


async def everything(store: Store) -> Everything:
    return {
        id: (await store.table(id), await store.entries(id), await store.chat(id), await store.replay(id)) for id in IDS
    }


def test_a_backup_goes_into_either_kind_of_store(url: str, other_url: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.backup"

    async def copy(store: Store) -> Everything:
        await fill(store)
        await store.backup(path)
        return await everything(store)

    async def take_over(store: Store) -> Everything:
        await store.restore(path)
        found = await everything(store)
        assert [row.id for row in await store.tables_of("g4", 5)] == ["t4"]
        assert await store.take_link("code-t5") == ("t5", 1)
        # New tables get numbers of their own, and old ones go on.
        await store.create_table(table("new"))
        assert await store.append(entry(1, "new"))
        assert await store.append(entry(4, "t0"))
        assert (await store.say("t0", 0, "Zoé", "!", 6)).number == 2
        return found

    kept = with_store(url, copy)
    assert [seen.seq for seen in kept["t0"][1]] == [1, 2, 3]
    assert with_store(other_url, take_over) == kept


def test_a_backup_taken_while_others_write_is_of_one_moment(url: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.backup"
    target = sqlite_url(tmp_path / "restored.db")

    async def write(store: Store) -> None:
        await asyncio.gather(*(store.create_table(table(id)) for id in IDS))
        done = asyncio.Event()
        written: set[str] = set()

        async def play(id: str) -> None:
            seq = 0
            while not done.is_set():
                seq += 1
                assert await store.append(entry(seq, id, body="x" * 2000))
                written.add(id)

        players = [asyncio.create_task(play(id)) for id in IDS]
        await until(lambda: len(written) == len(IDS))
        # As another process does it: not through the store that writes.
        await open_store(url).backup(path)
        done.set()
        await asyncio.gather(*players)

    async def check(store: Store) -> int:
        await store.restore(path)
        await gapless(store, IDS)
        return sum([len(await store.entries(id)) for id in IDS])

    with_store(url, write)
    assert with_store(target, check) >= len(IDS)


def test_only_the_owner_may_read_a_backup_and_nothing_else_is_left(url: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with_store(url, lambda store: store.create_table(table()))
    asyncio.run(open_store(url).backup(folder / "copy"))
    assert [path.name for path in folder.iterdir()] == ["copy"]
    assert stat.S_IMODE((folder / "copy").stat().st_mode) == 0o600


def test_a_store_with_tables_takes_no_backup(url: str, tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        await store.backup(tmp_path / "copy")
        with pytest.raises(StoreError, match="store-not-empty"):
            await store.restore(tmp_path / "copy")
        assert await store.table("attic") == table()

    with_store(url, scenario)


def test_what_is_no_backup_is_refused_and_leaves_nothing(url: str, tmp_path: Path) -> None:
    text, empty, torn = tmp_path / "text", tmp_path / "empty", tmp_path / "torn"
    text.write_text("Dear landlord, " * 1000)
    empty.write_bytes(b"")
    source = sqlite_url(tmp_path / "source.db")
    with_store(source, fill)
    asyncio.run(open_store(source).backup(torn))
    os.truncate(torn, torn.stat().st_size * 2 // 3)

    async def scenario(store: Store) -> None:
        for path in (text, empty, torn, tmp_path / "missing"):
            with pytest.raises(StoreError, match="bad-backup"):
                await store.restore(path)
        assert await store.counts() == {}
        await store.create_table(table())

    with_store(url, scenario)


def test_the_backup_of_a_newer_program_is_refused(url: str, tmp_path: Path) -> None:
    source = sqlite_url(tmp_path / "source.db")
    with_store(source, fill)
    asyncio.run(open_store(source).backup(tmp_path / "copy"))
    connection = apsw.Connection(str(tmp_path / "copy"))
    connection.execute("UPDATE schema SET version = 99")
    connection.close()

    async def scenario(store: Store) -> None:
        with pytest.raises(StoreError, match="store-newer"):
            await store.restore(tmp_path / "copy")

    with_store(url, scenario)


def test_the_backup_of_an_older_program_is_brought_up_to_date(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = sqlite_url(tmp_path / "source.db")
    with_store(source, fill)
    asyncio.run(open_store(source).backup(tmp_path / "copy"))
    before = (tmp_path / "copy").read_bytes()
    known = migrations.steps
    more = "ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"
    monkeypatch.setattr(migrations, "steps", lambda kind: [*known(kind), (len(known(kind)) + 1, more)])

    async def take_over(store: Store) -> None:
        await store.restore(tmp_path / "copy")
        await gapless(store, IDS)

    with_store(url, take_over)
    assert (tmp_path / "copy").read_bytes() == before


def test_a_store_that_is_not_there_cannot_be_copied(tmp_path: Path, postgres_url: str) -> None:
    for url in (sqlite_url(tmp_path / "nothing.db"), postgres_url):
        with pytest.raises(StoreError, match="store-missing"):
            asyncio.run(open_store(url).backup(tmp_path / "copy"))
    assert list(tmp_path.iterdir()) == []


def test_a_copy_that_finds_no_room_leaves_the_older_one(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables.db")
    with_store(url, fill)
    copy = tmp_path / "copies" / "copy"
    copy.parent.mkdir()
    copy.write_text("older")
    # No file of this process may be larger than this.
    script = (
        "import asyncio, resource, signal, sys\n"
        "from pathlib import Path\n"
        "from faubourg.server.store.opening import open_store\n"
        "from faubourg.server.store.store import StoreError\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))\n"
        "try:\n"
        "    asyncio.run(open_store(sys.argv[1]).backup(Path(sys.argv[2])))\n"
        "except StoreError as problem:\n"
        "    print(problem.code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, url, str(copy)],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.startswith("store-f"), done.stderr
    assert [path.name for path in copy.parent.iterdir()] == ["copy"]
    assert copy.read_text() == "older"


# The commands


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["--lang", "en", *arguments])
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def test_the_commands_move_a_server_from_one_store_to_another(
    url: str, other_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = "copy"
    with_store(url, lambda store: store.create_table(table()))
    assert said(capsys, "backup", "--store", url, path) == (0, f"The backup is written: {path}\n")
    assert said(capsys, "backup", "--store", url, path) == (2, f"“{path}” is there already; --force writes over it.\n")
    assert said(capsys, "backup", "--store", url, path, "--force")[0] == 0
    assert said(capsys, "restore", "--store", other_url, path) == (0, f"Everything of “{path}” is in the store.\n")
    assert with_store(other_url, lambda store: store.table("attic")) == table()
    code, text = said(capsys, "restore", "--store", other_url, path)
    assert (code, text) == (
        2,
        "There are tables in this store already: a backup can only go into an empty one. "
        f"The store: {place_of(other_url)}\n",
    )


def test_a_backup_can_be_taken_and_not_put_back_while_the_server_runs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, path = sqlite_url(tmp_path / "tables.db"), str(tmp_path / "copy")

    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table())
            assert (await asyncio.to_thread(said, capsys, "backup", "--store", url, path))[0] == 0
            code, text = await asyncio.to_thread(said, capsys, "restore", "--store", url, path)
            assert (code, text) == (2, f"Another server is using this store. The store: {tmp_path / 'tables.db'}\n")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["backup", "--store", "tables.db", "copy"], "“tables.db” is no address of a store."),
        (["backup", "--store", "sqlite:///none.db", "copy"], "There is nothing in this store yet."),
        (["backup", "--store", "sqlite:///full.db", "folder"], "“folder” is a folder."),
        (["backup", "--store", "sqlite:///full.db", "no/copy"], "The folder “no” does not exist."),
        (["backup", "--store", "postgresql://h:x/name", "copy"], "“postgresql://” is no address of a store."),
        (["restore", "--store", "sqlite:///new.db", "none"], "“none” does not exist."),
        (["restore", "--store", "sqlite:///new.db", "letter"], "This file is no backup, or it is damaged."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    with_store("sqlite:///full.db", lambda store: store.create_table(table()))
    (tmp_path / "letter").write_text("Dear landlord, " * 100)
    code, text = said(capsys, *arguments)
    assert code == 2
    assert text.startswith(sentence)
    assert text.count("\n") == 1
