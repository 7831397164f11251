"""Entries: whole or absent, one for each seq, none left out."""

import asyncio

import pytest

from faubourg.server.store.store import Store, StoreError
from faubourg.server.store.writing.rows import SEQS
from tests.server.store.samples import entry, gapless, opened, table, with_store


def test_an_entry_is_kept_as_it_was_given_and_moves_its_table_on(url: str) -> None:
    given = entry(1, dump='{"deck": [1]}', wake=77, moves=(), asked=(), status="over")

    async def scenario(store: Store) -> None:
        await store.create_table(table(status="playing"))
        assert await store.append(given)
        assert await store.entries("attic") == [given]
        row = await store.table("attic")
        assert row is not None
        assert (row.seq, row.asked, row.wake, row.status, row.updated) == (1, (), 77, "over", given.at)
        # The people's version is not touched by a move.
        assert row.version == 1

    with_store(url, scenario)


def test_the_next_seq_is_kept_and_every_other_refused(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        assert not await store.append(entry(2))
        assert not await store.append(entry(0))
        assert await store.append(entry(1))
        assert not await store.append(entry(1, body="again"))
        assert await store.append(entry(2))
        assert not await store.append(entry(1, "cellar"))
        assert [found.body for found in await store.entries("attic")] == [entry(1).body] * 2

    with_store(url, scenario)


def test_entries_are_read_after_a_seq_in_order(url: str) -> None:
    async def scenario(store: Store) -> None:
        for id in ("attic", "cellar"):
            await store.create_table(table(id))
        for seq in range(1, 12):
            assert await store.append(entry(seq))
        assert [found.seq for found in await store.entries("attic", 8)] == [9, 10, 11]
        assert await store.entries("attic", 11) == []
        assert await store.entries("cellar") == []
        assert await store.entries("nowhere") == []

    with_store(url, scenario)


def test_of_fifty_who_append_the_same_seq_one_wins(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        for seq in (1, 2):
            won = await asyncio.gather(*(store.append(entry(seq, body=str(number))) for number in range(50)))
            assert won.count(True) == 1
            assert (await store.entries("attic"))[-1].body == str(won.index(True))

    with_store(url, scenario)


def test_entries_of_many_tables_go_together(url: str) -> None:
    ids = [f"table-{number:04}-of-the-many" for number in range(400)]

    async def scenario(store: Store) -> None:
        await asyncio.gather(*(store.create_table(table(id)) for id in ids))

        async def play(id: str) -> None:
            for seq in range(1, 4):
                assert await store.append(entry(seq, id))

        await asyncio.gather(*map(play, ids))
        await gapless(store, ids[::40])

    with_store(url, scenario)


def test_a_gesture_after_another_of_the_same_table_may_be_sent_at_once(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        assert await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, 9))) == [True] * 8
        await gapless(store, ["attic"])

    with_store(url, scenario)


def test_workers_that_race_for_all_tables_keep_one_entry_for_each_seq(postgres_url: str) -> None:
    ids = [f"t{number}" for number in range(30)]

    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two, opened(postgres_url) as three:
            await asyncio.gather(*(one.create_table(table(id)) for id in ids))
            for seq in range(1, 16):
                # Each worker begins elsewhere, and meanwhile people change the tables: nobody may wait in a circle.
                rounds = [
                    store.append(entry(seq, id, body=name))
                    for name, store, order in (
                        ("1", one, ids),
                        ("2", two, ids[::-1]),
                        ("3", three, ids[15:] + ids[:15]),
                    )
                    for id in order
                ]
                talk = [store.say(id, 0, "Zoé", "!", seq) for store in (one, two) for id in ids[::7]]
                heads = [two.change_table(table(id, version=seq, head={"round": seq})) for id in ids[::5]]
                *won, _, changed = await asyncio.gather(*rounds, asyncio.gather(*talk), asyncio.gather(*heads))
                assert won.count(True) == len(ids)
                assert changed == [True] * len(heads)
            await gapless(three, ids)

    asyncio.run(scenario())


def test_a_closed_table_takes_no_entry_and_stays_closed(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table(status="playing"))
        assert await store.append(entry(1))
        assert await store.change_table(table(status="closed"))
        assert not await store.append(entry(2))
        row = await store.table("attic")
        assert row is not None
        assert (row.status, row.seq) == ("closed", 1)

    with_store(url, scenario)


def test_the_first_entries_of_many_are_read_if_no_more_are_wanted(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        for seq in range(1, 8):
            assert await store.append(entry(seq))
        assert [found.seq for found in await store.entries("attic", 2, 3)] == [3, 4, 5]
        assert [found.seq for found in await store.entries("attic", 5, 3)] == [6, 7]

    with_store(url, scenario)


def test_no_entry_is_written_among_those_of_the_next_table(url: str) -> None:
    async def scenario(store: Store) -> None:
        # As if all the entries before had been played: the next table's keys follow on this one's.
        await store.create_table(table("attic", status="playing", seq=SEQS - 2))
        await store.create_table(table("cellar", status="playing"))
        assert await store.append(entry(SEQS - 1))
        with pytest.raises(StoreError) as refused:
            await store.append(entry(SEQS))
        assert refused.value.code == "too-many-entries"
        row = await store.table("attic")
        assert row is not None
        assert row.seq == SEQS - 1, "the table has gone on without its entry"
        assert await store.entries("cellar") == [], "an entry of one table is read as another's"
        # Who comes in the same batch is answered as ever.
        both = await asyncio.gather(store.append(entry(SEQS)), store.append(entry(1, "cellar")), return_exceptions=True)
        assert isinstance(both[0], StoreError)
        assert both[1] is True
        assert [found.seq for found in await store.entries("cellar")] == [1]

    with_store(url, scenario)
