"""Tables: kept, changed by version, listed, woken and swept, the same in both stores."""

import asyncio
from dataclasses import replace

import pytest

from faubourg.server.store.store import Store, StoreError
from tests.server.store.samples import entry, opened, table, with_store


def test_a_table_is_kept_as_it_was_given(url: str) -> None:
    row = table(guests=("g2", "g1"), asked=(2, 0), wake=17, seq=0)

    async def scenario(store: Store) -> None:
        await store.create_table(row)
        assert await store.table("attic") == row
        assert await store.table("cellar") is None

    with_store(url, scenario)


def test_a_table_survives_a_restart(url: str) -> None:
    with_store(url, lambda store: store.create_table(table()))
    assert with_store(url, lambda store: store.table("attic")) == table()


def test_an_id_is_used_once(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        with pytest.raises(StoreError):
            await store.create_table(table(game="other"))
        assert await store.table("attic") == table()

    with_store(url, scenario)


def test_one_that_fails_does_not_spoil_those_beside_it(url: str) -> None:
    async def scenario(store: Store) -> None:
        ids = ["a", "b", "a", "c"]
        outcomes = await asyncio.gather(*(store.create_table(table(id)) for id in ids), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(StoreError) == 1
        assert [(await store.table(id)) is not None for id in "abc"] == [True] * 3

    with_store(url, scenario)


def test_a_change_replaces_the_head_and_counts_the_version(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table(guests=("g1", "g2")))
        assert await store.append(entry(1, asked=(1,)))
        changed = table(status="over", is_open=False, updated=9, wake=5, guests=("g3", "g2"), head={"names": []})
        assert await store.change_table(changed)
        # The entries' own columns stay.
        assert await store.table("attic") == replace(changed, version=2, seq=1, asked=(1,))
        assert await store.tables_of("g1", 5) == []
        assert len(await store.tables_of("g3", 5)) == 1

    with_store(url, scenario)


def test_a_change_of_an_older_version_is_refused(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        assert await store.change_table(table(head={"first": True}))
        assert not await store.change_table(table(head={"second": True}))
        row = await store.table("attic")
        assert row is not None
        assert row.head == {"first": True}
        assert not await store.change_table(table("cellar"))

    with_store(url, scenario)


def test_of_many_who_change_one_version_one_wins(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        changes = [store.change_table(table(head={"by": number}, guests=(f"g{number}",))) for number in range(20)]
        won = await asyncio.gather(*changes)
        assert won.count(True) == 1
        row = await store.table("attic")
        assert row is not None
        assert (row.head, row.version) == ({"by": won.index(True)}, 2)

    with_store(url, scenario)


def test_a_guests_tables_come_latest_first(url: str) -> None:
    async def scenario(store: Store) -> None:
        for number in (2, 3, 1):
            await store.create_table(table(f"t{number}", updated=number, guests=("me", "me", f"other{number}")))
        await store.create_table(table("foreign", updated=9, guests=("somebody",)))
        assert [row.id for row in await store.tables_of("me", 10)] == ["t3", "t2", "t1"]
        assert [row.id for row in await store.tables_of("me", 2)] == ["t3", "t2"]
        assert await store.append(entry(1, "t1", at=50))
        assert [row.id for row in await store.tables_of("me", 10)] == ["t1", "t3", "t2"]
        assert await store.tables_of("nobody", 10) == []

    with_store(url, scenario)


def test_lists_read_no_heads(url: str) -> None:
    async def scenario(store: Store) -> None:
        row = table(asked=(1, 0), guests=("me",), head={"data": "long"})
        await store.create_table(row)
        listed = [replace(row, guests=(), head={})]
        assert await store.tables_of("me", 10) == listed
        assert await store.open_tables(10) == listed

    with_store(url, scenario)


def test_only_waiting_tables_that_are_open_are_listed(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table("first", updated=1))
        await store.create_table(table("second", updated=2))
        await store.create_table(table("closed", is_open=False))
        await store.create_table(table("playing", status="playing"))
        assert [row.id for row in await store.open_tables(10)] == ["second", "first"]
        assert [row.id for row in await store.open_tables(1)] == ["second"]
        assert await store.append(entry(1, "second"))
        assert [row.id for row in await store.open_tables(10)] == ["first"]

    with_store(url, scenario)


def test_tables_are_woken_the_longest_overdue_first(url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.next_wake() is None
        for id, wake in (("late", 10), ("later", 5), ("never", None), ("tomorrow", 99)):
            await store.create_table(table(id, wake=wake))
        assert await store.next_wake() == 5
        assert await store.tables_to_wake(10, 10) == ["later", "late"]
        assert await store.tables_to_wake(10, 1) == ["later"]
        await store.set_wake("later", None)
        assert await store.append(entry(1, "late", wake=12))
        assert await store.tables_to_wake(11, 10) == []
        assert await store.next_wake() == 12

    with_store(url, scenario)


def test_a_sweep_removes_everything_of_idle_tables_and_nothing_else(url: str) -> None:
    async def scenario(store: Store) -> None:
        for id, updated in (("old", 1), ("older", 0), ("fresh", 10)):
            await store.create_table(table(id, updated=updated, guests=("me",)))
            assert await store.append(entry(1, id, at=updated))
            await store.say(id, 0, "Zoé", "…", 1)
            await store.put_link(f"code-{id}", id, 0, 1)
            await store.keep_replay(id, b"replay")
            assert await store.lease(id, "w", 0, 100)
        assert await store.sweep(5, 1) == ["older"]
        assert await store.sweep(5, 10) == ["old"]
        assert await store.sweep(5, 10) == []
        assert [row.id for row in await store.tables_of("me", 10)] == ["fresh"]
        for id, left in (("old", 0), ("fresh", 1)):
            assert len(await store.entries(id)) == left
            assert len(await store.chat(id)) == left
            assert (await store.replay(id) is not None) == bool(left)
            assert (await store.take_link(f"code-{id}") is not None) == bool(left)
        # The id may come again, with nothing of the old table.
        await store.create_table(table("old"))
        assert await store.entries("old") == []
        assert await store.append(entry(1, "old"))

    with_store(url, scenario)


def test_tables_are_counted_by_status(url: str) -> None:
    async def scenario(store: Store) -> None:
        assert await store.counts() == {}
        for id, status in (("a", "waiting"), ("b", "playing"), ("c", "playing")):
            await store.create_table(table(id, status=status))
        assert await store.counts() == {"waiting": 1, "playing": 2}

    with_store(url, scenario)


def test_a_store_that_works_passes_its_check(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.check()
        await store.check()

    with_store(url, scenario)


def test_a_closed_store_says_so(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as store:
            await store.create_table(table())
        for asked in (store.table("attic"), store.append(entry(1)), store.create_table(table("b"))):
            with pytest.raises(StoreError):
                await asked

    asyncio.run(scenario())


def test_what_could_not_be_an_id_is_no_table(url: str) -> None:
    async def scenario(store: Store) -> None:
        for id in ("", "\0", "attic\0", "\N{HOUSE BUILDING}"):
            assert await store.table(id) is None
            assert await store.replay(id) is None

    with_store(url, scenario)
