"""The doorbell: what one worker changes, the others hear of."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, cast

import asyncpg
import pytest

from faubourg.server.store import bell
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.store.samples import entry, opened, table, with_store


async def heard(bells: AsyncIterator[str], count: int) -> list[str]:
    return [await asyncio.wait_for(anext(bells), PATIENCE) for _ in range(count)]


async def is_silent(bells: AsyncIterator[str]) -> bool:
    try:
        await asyncio.wait_for(anext(bells), 0.3)
    except TimeoutError:
        return True
    return False


def test_a_store_with_one_worker_never_rings(tmp_path: object) -> None:
    async def scenario(store: Store) -> None:
        assert [id async for id in store.doorbell()] == []

    with_store(f"sqlite:///{tmp_path}/tables.db", scenario)


def test_entries_heads_and_chat_of_others_are_heard(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            for id in ("a", "b", "c", "d"):
                await one.create_table(table(id, updated=0 if id == "d" else 5))
            bells = two.doorbell()
            assert await heard(bells, 1) == [""]
            await one.append(entry(1, "a"))
            await one.change_table(table("b"))
            await one.say("c", 0, "Zoé", "!", 1)
            await one.sweep(1, 10)
            assert await heard(bells, 4) == ["a", "b", "c", "d"]
            # What changed nothing is not rung for.
            await one.append(entry(1, "a"))
            await one.change_table(table("b"))
            assert await is_silent(bells)

    asyncio.run(scenario())


def test_ones_own_changes_are_not_heard(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            await one.create_table(table())
            bells = two.doorbell()
            assert await heard(bells, 1) == [""]
            await two.append(entry(1))
            await two.say("attic", 0, "Zoé", "!", 1)
            await one.append(entry(2))
            assert await heard(bells, 1) == ["attic"]
            assert await is_silent(bells)

    asyncio.run(scenario())


def test_more_tables_than_one_bell_can_name_are_all_heard(postgres_url: str) -> None:
    ids = [f"{number:04}-" + "x" * 40 for number in range(500)]

    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as two:
            bells = two.doorbell()
            assert await heard(bells, 1) == [""]
            await asyncio.gather(*(one.create_table(table(id, updated=0)) for id in ids))
            assert await asyncio.gather(*(one.append(entry(1, id, at=0)) for id in ids)) == [True] * 500
            assert sorted(await heard(bells, 500)) == ids
            assert len(await one.sweep(5, 1000)) == 500
            assert sorted(await heard(bells, 500)) == ids

    asyncio.run(scenario())


def test_a_listener_may_be_cancelled(postgres_url: str) -> None:
    async def listen(store: Store) -> None:
        async for _ in store.doorbell():
            pass

    async def scenario() -> None:
        task = asyncio.create_task(listen(open_store(postgres_url)))
        await asyncio.sleep(0.3)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scenario())


def test_whatever_the_database_complains_of_the_bell_is_heard_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    listening = bell.listening
    complaints = [asyncpg.InternalServerError("?"), asyncpg.InvalidPasswordError("?"), ConnectionResetError()]

    async def at_last(*given: Any) -> Any:
        if complaints:
            raise complaints.pop()
        return await listening(*given)

    monkeypatch.setattr(bell, "listening", at_last)
    monkeypatch.setattr(bell, "RETRY_SECONDS", 0.0)

    async def scenario(store: Store) -> None:
        assert await heard(store.doorbell(), 1) == [""]
        assert complaints == []

    with_store(postgres_url, scenario)


@pytest.mark.parametrize("steps", range(4))
def test_a_bell_that_rings_as_its_listener_is_sent_home_does_not_keep_it(steps: int) -> None:
    async def work() -> None:
        rung: asyncio.Queue[str | None] = asyncio.Queue()
        # Nothing is asked of the connection before a probe is due.
        listening = asyncio.create_task(bell.next_message(cast(Any, None), rung))
        for _ in range(5):
            await asyncio.sleep(0)
        rung.put_nowait("worker table")
        for _ in range(steps):
            await asyncio.sleep(0)
        if listening.cancel():
            with contextlib.suppress(asyncio.CancelledError):
                await listening
            assert listening.cancelled(), "the order to stop was swallowed by a bell"

    asyncio.run(work())
