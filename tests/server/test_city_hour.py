"""City by the hour: played time alone is counted, and it survives whatever happens to the server."""

from faubourg.core.actors import CLOCK
from tests.games.city.positions import land, table
from tests.server.city import LIVE, Party, party
from tests.server.harness import House, run, serving, until

HOUR = {"length": "hour", "minutes": 2}
# In ms.
WHOLE = 120_000


async def evening(house: House) -> Party:
    """Three people who play for two minutes; seat 0 is to roll."""
    return await party(house, table(step="act", options=HOUR | {"auctions": "live"}))


async def come_back(house: House, cookies: list[str], id: str) -> Party:
    tabs = []
    for seat, cookie in enumerate(cookies):
        browser = await house.browser()
        browser.client.cookies.set("guest", cookie)
        tabs.append(await browser.tab(id, seat))
    return Party(house, id, tabs)


def test_when_the_hour_is_up_the_turn_is_played_out_and_everybody_is_asked(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await evening(house)
            assert found.left("hour") == WHOLE
            await house.clock.advance(60)
            await found.play("0: build")
            # It is the same hour.
            assert found.left("hour") == WHOLE - 60_000
            seq = found.seq
            await house.clock.advance(61)
            await found.tabs[0].reach(seq + 1)
            assert found.tabs[0].state is not None
            assert found.tabs[0].state["actor"] == CLOCK
            assert (found.view()["time_up"], found.left("hour"), found.state.actors()) == (True, None, [0])
            await found.level()
            await found.play("0: done", "1: accept", "2: accept", "0: accept")
            # Another hour is another count.
            assert (found.left("hour"), found.view()["hour"]) == (WHOLE, 2)

    run(work())


def test_while_nobody_is_there_the_hour_stands_still(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await evening(house)
            await house.clock.advance(50)
            seq = found.seq
            for tab in found.tabs[1:]:
                await tab.close()
            await house.clock.advance(20)
            # One is enough.
            await found.tabs[0].close()
            await until(lambda: not house.server.host.tables[found.table].listeners)
            await house.clock.advance(WHOLE / 1000)
            assert house.server.host.tables[found.table].seq == seq
            tab = await found.tabs[0].browser.tab(found.table, 0)
            again = Party(house, found.table, [tab])
            assert again.left("hour") == WHOLE - 70_000
            await house.clock.advance(51)
            await tab.reach(seq + 1)
            assert again.view()["time_up"]

    run(work())


def test_after_a_restart_the_hour_goes_on_where_it_was_at_the_last_entry(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await evening(house)
            await house.clock.advance(40)
            await found.play("0: build")
            await house.clock.advance(10)
            cookies, now = [tab.browser.cookie for tab in found.tabs], house.clock.now()
        async with serving(each_url) as house:
            house.clock.set(now + 36_000_000)
            again = await come_back(house, cookies, found.table)
            assert again.left("hour") == WHOLE - 40_000
            # Nobody who comes later takes time from it, or gives it some.
            await house.clock.advance(5)
            await again.tabs[2].close()
            await again.tabs[2].browser.tab(found.table, 2)
            seq = again.seq
            await house.clock.advance(76)
            await again.tabs[0].reach(seq + 1)
            assert again.view()["time_up"]

    run(work())


def test_a_table_that_was_unloaded_has_not_played(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.server.host.unload_after = 1
            found = await evening(house)
            await house.clock.advance(30)
            for tab in found.tabs:
                await tab.close()
            await house.live(60, lambda: found.table not in house.server.host.tables)
            house.clock.set(house.clock.now() + 7_200_000)
            tab = await found.tabs[0].browser.tab(found.table, 0)
            assert Party(house, found.table, [tab]).left("hour") == WHOLE

    run(work())


def test_an_hour_that_ends_in_mid_auction_leaves_the_auction_its_time(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await party(house, land(table(options=HOUR | LIVE), "lightblue1"))
            await house.clock.advance(100)
            await found.play("0: decline", "0: bid 100")
            assert (found.left("hour"), found.left()) == (20_000, 50_000)
            seq = found.seq
            await house.clock.advance(21)
            await found.tabs[0].reach(seq + 1)
            await found.level()
            assert (found.view()["time_up"], found.left("hour"), found.left()) == (True, None, 29_000)
            # A bid that was on its way when it rang is a bid.
            assert (await found.says(1, "bid 200", seq))["type"] == "ack"
            await house.clock.advance(30)
            await found.tabs[0].reach(seq + 3)
            assert found.view()["players"][1]["districts"] == ["lightblue1"]

    run(work())


def test_going_back_behind_the_end_of_the_hour_gives_what_was_left_and_no_new_hour(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await evening(house)
            await house.clock.advance(100)
            await found.play("0: build")
            to = found.seq
            await house.clock.advance(21)
            await found.tabs[0].reach(to + 1)
            assert found.view()["time_up"]
            await found.level()
            await found.tabs[0].ack("undo", seat=0, seq=found.seq, to=to)
            for seat in (1, 2):
                await found.tabs[seat].agree()
            await found.level()
            assert (found.view()["time_up"], found.left("hour")) == (False, 20_000)

    run(work())


def test_whoever_is_sent_off_as_the_last_one_has_left(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await evening(house)
            for tab in found.tabs[1:]:
                await tab.close()
            await house.clock.advance(30)
            code = (await found.tabs[0].browser.fine(f"/api/tables/{found.table}/link", {"seat": 0}))["code"]
            phone = await house.browser()
            await phone.fine("/api/links", {"code": code})
            assert await found.tabs[0].goodbye() == "not-your-seat"
            await house.clock.advance(60)
            tab = await phone.tab(found.table, 0)
            assert Party(house, found.table, [tab]).left("hour") == WHOLE - 30_000

    run(work())
