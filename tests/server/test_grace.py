"""Whoever loses the connection has time to come back; only then may others put a bot there, and not one they choose."""

import asyncio
from dataclasses import replace

import pytest

from faubourg.server.store.opening import open_store
from tests.server.hands import HandClock
from tests.server.harness import BOT, ME, OPEN, Browser, House, Json, Pair, run, serving, until
from tests.server.postgres import Cluster

FIRST = {"duel": True, "first": 0}
# By default, in seconds.
GRACE = 120
GREEDY: Json = {"kind": "bot", "bot": "greedy"}
KEPT: Json = {"kind": "kept", "name": "Ann"}
TIME = {"time": {"move": 30, "bank": 0}}


def path_of(table: str) -> str:
    return f"/api/tables/{table}/bot"


async def wait_of(browser: Browser, table: str, seat: int = 0) -> int | None:
    """For how many seconds more putting a bot there is refused; None if it was just done."""
    answer = await browser.post(path_of(table), {"seat": seat})
    if answer.status_code == 200:
        return None
    assert (answer.status_code, answer.json()["code"]) == (409, "bot-too-soon"), answer.text
    return int(answer.json()["params"]["seconds"])


async def kept_for(browser: Browser, table: str, seat: int = 0) -> int:
    """For how many seconds more a kept seat is not given to a bot."""
    answer = await browser.post(path_of(table), {"seat": seat, "bot": "random"})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-kept"), answer.text
    return int(answer.json()["params"]["seconds"])


async def gone(house: House, pair: Pair) -> None:
    """Ann's only tab has closed, and the table knows it."""
    await pair.one.close()
    table = house.server.host.tables[pair.table]
    await until(lambda: 0 not in table.present())


async def again(house: House, before: Browser) -> Browser:
    browser = await house.browser()
    browser.client.cookies.set("guest", before.cookie)
    return browser


def test_nobody_puts_a_bot_for_an_opponent_before_the_time_of_grace_is_over(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            assert pair.two.info["settings"]["grace"] == GRACE
            assert pair.two.info["seats"][0]["bot_from"] is None
            await house.clock.advance(3600)
            await gone(house, pair)
            assert await wait_of(pair.bob, pair.table) == GRACE, "a bot sat down as soon as the connection had dropped"
            # Everybody is told from when on it may be done.
            await pair.two.until(lambda tab: tab.info["seats"][0]["bot_from"] is not None)
            assert pair.two.info["seats"][0]["bot_from"] == house.clock.now() + GRACE * 1000
            assert pair.two.info["now"] == house.clock.now()
            assert pair.two.info["seats"][1]["bot_from"] is None
            await house.clock.advance(GRACE - 1)
            assert await wait_of(pair.bob, pair.table) == 1
            await house.clock.advance(1)
            assert await wait_of(pair.bob, pair.table) is None
            await pair.two.until(lambda tab: tab.info["seats"][0]["away"])
            assert pair.two.info["seats"][0]["bot_from"] is None

    run(work())


@pytest.mark.parametrize(
    ("bots", "named", "plays"),
    [([], "random", "neighbour"), ([BOT], "greedy", "random"), ([BOT, GREEDY], "random", "greedy")],
    ids=["none", "random", "both"],
)
def test_the_tables_own_bot_plays_for_who_is_away_whatever_is_named(
    url: str, bots: list[Json], named: str, plays: str
) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN, *bots])
            await bob.sit(table, "Bob")
            await bob.tab(table, 1)
            await house.clock.advance(GRACE)
            info = await bob.fine(path_of(table), {"seat": 0, "bot": named})
            assert info["seats"][0]["bot"] == plays, "an opponent chose the bot"

    run(work())


def test_nobody_changes_the_bot_of_who_is_away_or_has_resigned(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            ann, bob, cat = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, OPEN, OPEN, BOT], options={"first": 0}, settings=TIME)
            await bob.sit(table, "Bob")
            await cat.sit(table, "Cat")
            tabs = [await who.tab(table, seat) for seat, who in enumerate((ann, bob, cat))]
            await tabs[2].ack("resign", seat=2)
            await house.clock.advance(31)
            await tabs[1].until(lambda tab: tab.info["seats"][0]["away"])
            for tab in (tabs[0], tabs[2]):
                await tab.close()
            await until(lambda: house.server.host.tables[table].present() == {1})
            await house.clock.advance(GRACE)
            for seat in (0, 2):
                assert await bob.refused(path_of(table), {"seat": seat, "bot": "random"}) == (409, "seat-taken")
            assert [seat["bot"] for seat in (await bob.info(table))["seats"]] == [
                "neighbour",
                None,
                "neighbour",
                "random",
            ]

    run(work())


def test_one_lets_a_bot_play_for_oneself_at_once(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await gone(house, pair)
            assert await wait_of(pair.ann, pair.table) is None

    run(work())


def test_coming_back_for_a_moment_starts_the_time_of_grace_anew(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await gone(house, pair)
            await house.clock.advance(GRACE - 10)
            pair.one = await pair.ann.tab(pair.table, 0)
            # As long as one tab is open they are here.
            other = await pair.ann.tab(pair.table, 0)
            await pair.one.close()
            await house.clock.advance(2 * GRACE)
            assert await pair.bob.refused(path_of(pair.table), {"seat": 0}) == (409, "seat-taken")
            pair.one = other
            await gone(house, pair)
            assert await wait_of(pair.bob, pair.table) == GRACE

    run(work())


def test_a_restart_takes_no_time_of_grace_from_anybody(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(options=FIRST)
            await gone(house, pair)
            await clock.advance(GRACE - 1)
        clock = HandClock(clock.now() + 60_000)
        async with serving(each_url, clock=clock) as house:
            bob = await again(house, pair.bob)
            tab = await bob.tab(pair.table, 1)
            assert await wait_of(bob, pair.table) == GRACE
            assert tab.info["seats"][0]["bot_from"] == clock.now() + GRACE * 1000
            await clock.advance(GRACE)
            assert await wait_of(bob, pair.table) is None

    run(work())


def test_nobody_is_late_for_a_match_that_has_just_begun(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN], options=FIRST)
            # Ann has never opened it; somebody looks at it all the time.
            await bob.tab(table, None)
            await house.clock.advance(10 * GRACE)
            await bob.sit(table, "Bob")
            assert await wait_of(bob, table) == GRACE

    run(work())


def test_a_seat_that_was_just_taken_to_another_device_is_not_forsaken(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            code = (await pair.ann.fine(f"/api/tables/{pair.table}/link", {"seat": 0}))["code"]
            await gone(house, pair)
            await house.clock.advance(GRACE - 1)
            phone = await house.browser()
            await phone.fine("/api/links", {"code": code})
            await house.clock.advance(1)
            assert await wait_of(pair.bob, pair.table) == GRACE - 1

    run(work())


def test_a_table_states_its_own_time_of_grace_within_bounds(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            body: Json = {"game": "roomshare", "places": [ME, OPEN]}
            ann = await house.browser()
            for seconds in (29, 601, 0, "120"):
                wanted = {**body, "settings": {"grace": seconds}}
                assert await ann.refused("/api/tables", wanted) == (422, "bad-request"), seconds
            pair = await house.pair(options=FIRST, settings={"grace": 30})
            await gone(house, pair)
            assert await wait_of(pair.bob, pair.table) == 30
            await house.clock.advance(30)
            assert await wait_of(pair.bob, pair.table) is None

    run(work())


def test_a_table_of_earlier_days_has_the_usual_time_of_grace(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(options=FIRST)
        store = open_store(each_url)
        await store.open()
        row = await store.table(pair.table)
        assert row is not None
        settings = {name: value for name, value in row.head["settings"].items() if name != "grace"}
        seats = [{name: value for name, value in seat.items() if name != "left"} for seat in row.head["seats"]]
        assert await store.change_table(replace(row, head={**row.head, "settings": settings, "seats": seats}))
        await store.close()
        async with serving(each_url, clock=clock) as house:
            bob = await again(house, pair.bob)
            assert (await bob.tab(pair.table, 1)).info["settings"]["grace"] == GRACE
            assert await wait_of(bob, pair.table) == GRACE

    run(work())


def test_who_drops_at_another_worker_has_the_time_of_grace_too(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            ann, bob = await west.browser(), await east.browser()
            table = await ann.create([ME, OPEN], options=FIRST)
            await bob.sit(table, "Bob")
            pair = Pair(ann, bob, table, await ann.tab(table, 0), await bob.tab(table, 1))
            await clock.advance(10 * GRACE)
            # Here nobody knows that Ann is at the other worker.
            assert pair.two.info["seats"][0]["bot_from"] < clock.now()
            await pair.one.close()
            await pair.two.until(lambda tab: tab.info["seats"][0]["bot_from"] > clock.now())
            assert await wait_of(bob, table) == GRACE
            await clock.advance(GRACE)
            assert await wait_of(bob, table) is None

    run(work())


def test_who_has_just_played_at_another_worker_is_not_taken_to_be_away(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            ann, bob = await west.browser(), await east.browser()
            table = await ann.create([ME, OPEN], options=FIRST)
            await bob.sit(table, "Bob")
            one, two = await ann.tab(table, 0), await bob.tab(table, 1)
            await clock.advance(10 * GRACE)
            await one.play()
            await two.reach(2)
            assert await wait_of(bob, table) == GRACE

    run(work())


def test_nobody_puts_a_bot_on_a_seat_that_is_kept_for_another(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([KEPT, OPEN])
            tab = await ann.tab(table, None)
            await house.clock.advance(3600)
            await bob.sit(table, "Bob")
            await house.clock.advance(GRACE)
            assert await kept_for(bob, table) == GRACE, "the match began without whom the seat is kept for, who is here"
            await tab.close()
            await until(lambda: not house.server.host.tables[table].listeners)
            assert await kept_for(bob, table) == GRACE
            await house.clock.advance(GRACE - 1)
            assert await kept_for(bob, table) == 1
            await house.clock.advance(1)
            info = await bob.fine(path_of(table), {"seat": 0, "bot": "random"})
            assert info["status"] == "playing"
            assert info["seats"][0]["bot"] == "neighbour", "an opponent chose the bot"

    run(work())


def test_who_comes_late_to_the_table_waits_for_whom_a_seat_is_kept(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([KEPT, OPEN])
            await house.clock.advance(3600)
            await bob.sit(table, "Bob")
            assert await kept_for(bob, table) == GRACE
            assert (await ann.sit(table, "Ann"))["status"] == "playing"

    run(work())


def test_who_opened_the_table_gives_a_kept_seat_to_a_bot_at_once(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            for tab in pair.tabs:
                await tab.ack("resign", seat=tab.seat)
            new = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
            await pair.bob.sit(new, "Bob")
            assert await kept_for(pair.bob, new, 1) == GRACE
            info = await pair.ann.fine(path_of(new), {"seat": 1, "bot": "random"})
            assert (info["status"], info["seats"][1]["bot"]) == ("playing", "random")

    run(work())
