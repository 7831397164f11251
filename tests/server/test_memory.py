"""Which tables leave the memory, and how many are loaded at once: whatever one address asks for."""

import asyncio

import pytest

import faubourg
from faubourg.server.table import memory
from faubourg.server.table.host import LOADS_EACH
from tests.server.harness import ME, OPEN, Browser, a_while, run, serving, until

FIRST = {"duel": True, "first": 0}
FILE = faubourg.game("roomshare").data + ("#" + "x" * 990 + "\n") * 61
# One such letter makes the text four times as large in memory.
WIDE = FILE + "# \N{HOUSE BUILDING}\n"


async def open_tables(browser: Browser, count: int) -> list[str]:
    return [await browser.create([ME, OPEN], options=FIRST) for _ in range(count)]


@pytest.mark.parametrize(("data", "units"), [(None, 1), (FILE, 3), (WIDE, 4)], ids=["built-in", "file", "wide-file"])
def test_a_data_file_of_its_own_counts_for_what_it_takes(url: str, data: str | None, units: int) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN], options=FIRST, data=data)
            await ann.info(table)
            assert memory.weight(house.server.host.tables[table]) == units

    run(work())


def test_where_far_too_many_are_asked_for_they_leave_sooner(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 5
    monkeypatch.setattr(memory, "MOST_LEFT", most)

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            tables = house.server.host.tables
            for table in await open_tables(ann, 30):
                await house.clock.advance(0.1)
                await ann.info(table)
                # Those of the last half second stay.
                assert len(tables) <= 2 * most + 6
                assert table in tables

    run(work())


def test_a_table_at_which_somebody_is_about_to_sit_down_stays(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            [id] = await open_tables(ann, 1)
            await ann.info(id)
            host = house.server.host
            table = host.tables[id]
            await house.clock.advance(60)
            table.entering = 1
            assert memory.unused(host, memory.LEAST_STAY) == []
            table.entering = 0
            assert memory.unused(host, memory.LEAST_STAY) == [table]
            await ann.tab(id, 0)
            assert (table.entering, len(table.listeners)) == (0, 1)

    run(work())


def test_who_asks_for_many_tables_at_once_has_them_one_by_one_and_others_do_not_wait(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(url, trust_proxy=True) as house:
            eve, ann = [await house.browser(**{"x-forwarded-for": f"192.0.2.{number}"}) for number in (1, 2)]
            hers, ours = await open_tables(eve, 6), await open_tables(ann, 1)
            store, may_go = house.server.store, asyncio.Event()
            read: list[str] = []
            find = store.table

            async def table(id: str) -> object:
                read.append(id)
                await may_go.wait()
                return await find(id)

            monkeypatch.setattr(store, "table", table)
            asking = [asyncio.create_task(eve.info(id)) for id in hers]
            await until(lambda: len(read) == LOADS_EACH)
            asking.append(asyncio.create_task(ann.info(ours[0])))
            await until(lambda: ours[0] in read)
            await a_while()
            assert len(read) == LOADS_EACH + 1
            may_go.set()
            await asyncio.gather(*asking)
            assert sorted(read) == sorted(hers + ours)

    run(work())
