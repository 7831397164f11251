"""What belongs to a table: chat, personal links, leases, replays."""

import asyncio

import pytest

from faubourg.server.store.store import ChatRow, Store, StoreError
from tests.server.store.samples import table, with_store


def test_chat_is_kept_in_order(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        said = [await store.say("attic", seat, "Zoé", f"ligne {seat} 👋", 5) for seat in (0, None, 2)]
        assert said[1] == ChatRow("attic", 2, None, "Zoé", "ligne None 👋", 5)
        assert await store.chat("attic") == said
        assert await store.chat("attic", after=1) == said[1:]
        assert await store.chat("attic", limit=2) == said[1:]
        assert await store.chat("cellar") == []
        with pytest.raises(StoreError, match="no-such-table"):
            await store.say("cellar", 0, "Zoé", "?", 5)

    with_store(url, scenario)


def test_lines_said_at_once_are_numbered_without_gap(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        said = await asyncio.gather(*(store.say("attic", 0, "Zoé", str(number), 5) for number in range(40)))
        assert sorted(line.number for line in said) == list(range(1, 41))
        assert {line.number: line.text for line in said} == {
            line.number: line.text for line in await store.chat("attic")
        }

    with_store(url, scenario)


def test_a_link_is_used_once_also_by_many_at_once(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        await store.put_link("code", "attic", 2, 5)
        assert await store.take_link("other") is None
        taken = await asyncio.gather(*(store.take_link("code") for _ in range(20)))
        assert [found for found in taken if found is not None] == [("attic", 2)]

    with_store(url, scenario)


def test_a_new_link_replaces_the_seats_older_one(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        for code, seat in (("first", 0), ("other seat", 1), ("second", 0)):
            await store.put_link(code, "attic", seat, 5)
        assert await store.take_link("first") is None
        assert await store.take_link("second") == ("attic", 0)
        assert await store.take_link("other seat") == ("attic", 1)

    with_store(url, scenario)


def test_a_link_to_no_table_is_an_error(url: str) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.put_link("code", "cellar", 0, 5)
        with pytest.raises(StoreError):
            await store.keep_replay("cellar", b"")

    with_store(url, scenario)


def test_a_lease_is_held_until_it_ends_or_is_given_back(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        assert await store.lease("attic", "one", now=0, until=10)
        assert not await store.lease("attic", "two", now=9, until=20)
        assert await store.lease("attic", "one", now=9, until=15)
        assert not await store.lease("attic", "two", now=14, until=20)
        assert await store.lease("attic", "two", now=15, until=20)
        await store.release("attic", "one")
        assert not await store.lease("attic", "one", now=16, until=30)
        await store.release("attic", "two")
        assert await store.lease("attic", "one", now=16, until=30)

    with_store(url, scenario)


def test_of_many_who_want_a_lease_one_gets_it(url: str) -> None:
    async def scenario(store: Store) -> None:
        await store.create_table(table())
        got = await asyncio.gather(*(store.lease("attic", f"w{number}", 0, 10) for number in range(20)))
        assert got.count(True) == 1

    with_store(url, scenario)


def test_a_replay_is_kept_byte_for_byte_and_may_be_replaced(url: str) -> None:
    body = bytes(range(256)) * 40

    async def scenario(store: Store) -> None:
        await store.create_table(table())
        assert await store.replay("attic") is None
        await store.keep_replay("attic", b"draft")
        await store.keep_replay("attic", body)
        assert await store.replay("attic") == body

    with_store(url, scenario)


def test_the_replay_of_a_table_that_is_gone_is_nobodys(url: str) -> None:
    async def scenario(store: Store) -> None:
        for id, updated in (("fresh", 10), ("old", 0)):
            await store.create_table(table(id, updated=updated))
        assert await store.sweep(5, 10) == ["old"]
        with pytest.raises(StoreError, match="no-such-table"):
            await store.keep_replay("old", b"replay")
        assert await store.replay("old") is None
        assert await store.replay("fresh") is None

    with_store(url, scenario)
