"""Several seats in one browser: a tab is told one seat's messages at a time, the one it has uncovered."""

import json

import pytest

from tests.server.harness import BOT, ME, OPEN, Json, run, serving

FIRST = {"first": 0}
YOU = {"kind": "me", "name": "Bob"}


def test_a_tab_is_told_one_seats_secrets_at_a_time(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, YOU], options=FIRST)
            tab = await ann.tab(table, 0)
            while tab.moves():
                await tab.play()
            await tab.hello(1)
            await tab.until(lambda tab: bool(tab.moves()))
            while tab.moves():
                await tab.play()
            shown: int | None = None
            for frame in tab.frames:
                message = json.loads(frame)
                if message["type"] == "welcome":
                    shown = message["seat"]
                state = message.get("state") or message
                if "view" in state:
                    assert state["seat"] == shown
                    for player in state["view"]["players"]:
                        assert (player["hand"] is not None) == (player["seat"] == shown)

    run(work())


def test_what_would_show_a_covered_seat_is_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, YOU], options=FIRST)
            tab = await ann.tab(table, 1)
            seq = tab.seq
            assert await tab.refusal("draft", seat=0, seq=seq, moves=[]) == "seat-covered"
            assert await tab.refusal("check", seat=0, seq=seq, text="x") == "seat-covered"
            assert await tab.refusal("hint", seat=0, seq=seq) == "seat-covered"
            watcher = await ann.tab(table, None)
            assert await watcher.refusal("draft", seat=0, seq=seq, moves=[]) == "seat-covered"

    run(work())


def test_two_tabs_show_two_seats(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, YOU], options=FIRST)
            one, two = await ann.tab(table, 0), await ann.tab(table, 1)
            info = await ann.info(table)
            assert [seat["mine"] for seat in info["seats"]] == [True, True]
            assert info["status"] == "playing"
            await one.play()
            await two.until(lambda tab: tab.seq == 2)
            assert one.state is not None
            assert two.state is not None
            assert one.state["view"]["players"][1]["hand"] is None
            assert two.state["view"]["players"][0]["hand"] is None
            # Both are one guest: closing one tab does not make anybody absent.
            await one.close()
            assert [seat["present"] for seat in (await ann.info(table))["seats"]] == [True, True]

    run(work())


def test_a_browser_can_take_a_second_seat_of_a_table_that_waits(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN, OPEN], options=FIRST)
            await ann.sit(table, "Bob")
            info = await ann.sit(table, "Cat")
            assert [seat["mine"] for seat in info["seats"]] == [True] * 3
            [line] = await ann.tables()
            assert (line["mine"], line["asked"]) == ([0, 1, 2], True)

    run(work())


# Where several may act at once

LIVE = {"auctions": "live"}
KEPT = {"kind": "kept", "name": "Bob"}


@pytest.mark.parametrize("places", [[ME, YOU, BOT], [ME, BOT, KEPT], [KEPT, KEPT]])
def test_nobody_opens_a_table_with_two_seats_where_several_may_act_at_once(url: str, places: list[Json]) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            wanted = {"game": "city", "options": LIVE, "places": places}
            assert await ann.refused("/api/tables", wanted) == (422, "own-screens")
            assert await ann.tables() == []
            # In turn they may share a screen.
            assert await ann.create(places, game="city")

    run(work())


def test_nobody_sits_down_twice_where_several_may_act_at_once(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN, OPEN], game="city", options=LIVE)
            path = f"/api/tables/{table}/sit"
            assert await ann.refused(path, {"seat": 1, "name": "Ann again"}) == (422, "own-screens")
            assert await ann.refused(path, {"name": "Ann again"}) == (422, "own-screens")
            await bob.sit(table, "Bob", seat=1)
            assert await bob.refused(path, {"seat": 2, "name": "Bob again"}) == (422, "own-screens")
            # Whoever gets up may sit elsewhere.
            await ann.fine(f"/api/tables/{table}/leave", {"seat": 0})
            await ann.sit(table, "Ann", seat=2)
            assert [seat["mine"] for seat in (await ann.info(table))["seats"]] == [False, False, True]

    run(work())


def test_a_link_to_a_second_seat_is_refused_and_still_leads_to_it(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob, phone = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, OPEN], game="city", options=LIVE)
            await bob.sit(table, "Bob", seat=1)
            code = (await bob.fine(f"/api/tables/{table}/link", {"seat": 1}))["code"]
            assert await ann.refused("/api/links", {"code": code}) == (422, "own-screens")
            # In one's own browser it changes nothing.
            code = (await bob.fine("/api/links", {"code": code}))["code"]
            assert (await phone.fine("/api/links", {"code": code}))["seat"] == 1

    run(work())
