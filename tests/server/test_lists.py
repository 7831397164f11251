"""Lists of tables cost little, however large the data files of the tables are and however many ask."""

import asyncio

import pytest

import faubourg
from faubourg.server.lobby import listing
from faubourg.server.store.store import Store, TableRow
from faubourg.server.table.head import Head
from tests.server.harness import ME, OPEN, Browser, run, serving

LISTS = ("/api/tables", "/api/tables/open")
OWN = faubourg.game("roomshare").data + "# mine\n"
# An address that is written before any other.
ELSEWHERE = {"X-Forwarded-For": "0.0.0.1"}


def count_reads(monkeypatch: pytest.MonkeyPatch, store: Store) -> list[str]:
    """The tables whose heads are read from the store."""
    read: list[str] = []
    table = store.table

    async def counted(id: str) -> TableRow | None:
        read.append(id)
        return await table(id)

    monkeypatch.setattr(store, "table", counted)
    return read


def forbid_heads(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> Head:
        raise AssertionError("a whole head was read for a list")

    monkeypatch.setattr(Head, "model_validate", refuse)


def test_a_list_that_comes_late_takes_nobody_s_seat_away(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for path in LISTS:
                # Asked for before Ann was known here.
                assert "set-cookie" not in (await ann.get(path)).headers
            table = await ann.create([ME, OPEN])
            assert (await ann.info(table))["seats"][0]["mine"]

    run(work())


async def listed(browser: Browser, path: str) -> list[str]:
    answer = await browser.get(path)
    assert answer.status_code == 200, answer.text
    return [line["id"] for line in answer.json()["tables"]]


async def open_tables(browser: Browser, count: int) -> list[str]:
    """The latest last."""
    return [await browser.create([ME, OPEN], settings={"open": True}, data=OWN) for _ in range(count)]


def test_nobody_fills_the_list_of_open_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MOST_LISTED", 3)

    async def work() -> None:
        async with serving(url) as house:
            ann, eve = await house.browser(), await house.browser()
            [hers] = await open_tables(ann, 1)
            await house.clock.advance(1)
            made = await open_tables(eve, 5)
            assert await listed(eve, LISTS[1]) == made[:1:-1], "where nobody waits only the latest count"
            await ann.tab(hers, 0)
            assert await listed(eve, LISTS[1]) == [*made[:2:-1], hers]

    run(work())


def test_nobody_hides_an_open_table_by_sitting_down_there(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MOST_LISTED", 3)

    async def work() -> None:
        async with serving(url, trust_proxy=True) as house:
            ann, eve = await house.browser(), await house.browser(**ELSEWHERE)

            async def wait_at(table: str, seat: int) -> None:
                await (await eve.silent_tab(table, **ELSEWHERE)).hello(seat)

            for table in await open_tables(eve, 3):
                await wait_at(table, 0)
            hers = await ann.create([ME, OPEN, OPEN], settings={"open": True})
            await ann.tab(hers, 0)
            await eve.sit(hers, "Eve")
            await wait_at(hers, 1)
            assert hers in await listed(await house.browser(), LISTS[1])

    run(work())


@pytest.mark.parametrize("path", LISTS)
def test_a_list_reads_each_head_once_however_many_ask(url: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            made = await open_tables(ann, 5)
            with monkeypatch.context() as patch:
                read = count_reads(patch, house.server.store)
                forbid_heads(patch)
                answers = await asyncio.gather(*(listed(ann, path) for _ in range(20)))
                assert all(answer == made[::-1] for answer in answers)
                assert sorted(read) == sorted(made), "what was read for one list is read again for the next"
            await ann.fine(f"/api/tables/{made[0]}/leave", {"seat": 0})
            read = count_reads(monkeypatch, house.server.store)
            [line] = [line for line in (await ann.get(LISTS[1])).json()["tables"] if line["id"] == made[0]]
            assert (line["names"], line["mine"], line["free"]) == (["", ""], [], 2)
            assert read == [made[0]], "only what has changed is read again"

    run(work())


def test_only_so_many_tables_are_remembered_for_lists(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url) as house:
            monkeypatch.setattr(listing, "MOST_KEPT", 3)
            ann = await house.browser()
            made = await open_tables(ann, 5)
            assert await listed(ann, LISTS[0]) == made[::-1]
            assert list(house.server.lobby.listing.kept) == made[2::-1]

    run(work())


def test_a_table_that_is_swept_meanwhile_is_left_out(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            made = await open_tables(ann, 2)
            store = house.server.store
            table = store.table

            async def swept(id: str) -> TableRow | None:
                return None if id == made[0] else await table(id)

            monkeypatch.setattr(store, "table", swept)
            assert await listed(ann, LISTS[1]) == [made[1]]

    run(work())


def test_a_list_says_who_won_once_the_match_is_over_and_reads_it_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair()
            [line] = await pair.ann.tables()
            assert (line["people"], line["winners"]) == ([0, 1], [])
            await pair.play_to_end()
            assert pair.one.state is not None
            [first, *_] = pair.one.state["view"]["ranking"]
            read = count_reads(monkeypatch, house.server.store)
            for browser, mine in ((pair.ann, [0]), (pair.bob, [1]), (pair.ann, [0])):
                [line] = await browser.tables()
                assert (line["status"], line["winners"], line["mine"]) == ("over", first, mine)
            assert read == [pair.table]
            stranger = await house.browser()
            assert await stranger.tables() == []

    run(work())


def test_whoever_had_resigned_has_not_won_though_the_bot_in_their_place_has(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair()
            await pair.play_to_end()
            [line] = await pair.ann.tables()
            assert line["winners"]

            def give_up(head: Head) -> None:
                for seat in line["winners"]:
                    head.seats[seat].resigned = True

            await house.server.host.change(house.server.host.tables[pair.table], give_up)
            [line] = await pair.ann.tables()
            assert (line["status"], line["people"], line["winners"]) == ("over", [0, 1], [])

    run(work())


def test_a_match_that_was_given_up_has_no_winner(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair()
            house.bots.may_answer.clear()
            for tab in pair.tabs:
                await tab.ack("resign", seat=tab.seat)
            [line] = await pair.ann.tables()
            assert (line["status"], line["people"], line["winners"]) == ("closed", [0, 1], [])

    run(work())
