"""People who leave: time and its bank, bots that play on, coming back, resigning, tables that everybody has left."""

import asyncio

import faubourg
from faubourg.server.wire.http import Settings
from tests.server.hands import HandClock
from tests.server.harness import BOT, ME, OPEN, House, Pair, a_while, run, serving, until
from tests.server.postgres import Cluster

FIRST = {"duel": True, "first": 0}
TIME = {"time": {"move": 30, "bank": 60}}
# So long nobody may put a bot for somebody else, in seconds.
GRACE = Settings().grace
YOU = {"kind": "me", "name": "Bob"}


def test_time_for_a_decision_is_followed_by_the_bank(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
            assert pair.one.state is not None
            clock = pair.one.state["clock"]
            now = house.clock.now()
            assert (clock["bank_from"] - now, clock["due"] - now) == (30_000, 90_000)
            assert clock["bank"] == [60_000, 60_000]
            # Ten seconds of the bank are used, and gone.
            await house.clock.advance(40)
            await pair.one.play()
            await pair.level()
            assert pair.two.state is not None
            clock = pair.two.state["clock"]
            assert clock["bank"] == [50_000, 60_000]
            # A quick decision costs nothing.
            await house.clock.advance(29)
            asked = await pair.asked()
            await asked.play()
            await pair.level()
            assert pair.two.state["clock"]["bank"] == [50_000, 60_000]

    run(work())


def test_when_time_runs_out_a_bot_plays_on_until_the_person_returns(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
            await house.clock.advance(89)
            await a_while()
            assert not pair.two.info["seats"][0]["away"]
            await house.clock.advance(2)
            await pair.two.until(lambda tab: tab.info["seats"][0]["away"])
            assert pair.two.info["seats"][0]["bot"] == "neighbour"
            await pair.two.until(lambda tab: bool(tab.moves()))
            assert pair.two.state is not None
            assert pair.two.state["clock"]["bank"] == [0, 60_000]
            # The bot answers at once as long as the person is away.
            await pair.two.play()
            await pair.two.until(lambda tab: tab.seq >= 4 and bool(tab.moves()))
            # The person is back at once, in the tab that was open all the time.
            await pair.one.ack("back", seat=0)
            await pair.two.until(lambda tab: not tab.info["seats"][0]["away"])
            while (await pair.asked()) is pair.two:
                await pair.two.play()
            await a_while()
            assert (await pair.asked()) is pair.one
            seq = pair.one.seq
            await pair.one.play()
            assert pair.one.seq == seq + 1

    run(work())


def test_whoever_returns_while_the_bot_is_thinking_decides_and_has_time_for_it(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
            house.bots.may_answer.clear()
            await house.clock.advance(91)
            await pair.one.until(lambda tab: tab.info["seats"][0]["away"])
            await until(lambda: len(house.bots.asked) == 1)
            fresh = await pair.ann.tab(pair.table, 0)
            assert not fresh.info["seats"][0]["away"]
            house.bots.may_answer.set()
            await a_while()
            # The bot's answer came too late; the bank is used up, the time for the decision is not.
            assert fresh.seq == 1
            assert not fresh.info["seats"][0]["away"]
            assert fresh.state is not None
            assert fresh.state["clock"]["due"] - house.clock.now() == 30_000
            assert fresh.state["clock"]["bank"] == [0, 60_000]
            await house.clock.advance(29)
            await fresh.play()
            await house.clock.advance(1)

    run(work())


def test_whoever_returns_when_the_bot_has_just_answered_decides(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            pair = await house.pair(options=FIRST)
            await pair.one.close()
            await pair.two.until(lambda tab: not tab.info["seats"][0]["present"])
            await house.clock.advance(GRACE)
            await pair.bob.fine(f"/api/tables/{pair.table}/bot", {"seat": 0})
            await until(lambda: bool(house.bots.asked))
            table = house.server.host.tables[pair.table]
            async with table.lock:
                returning = asyncio.create_task(house.server.lobby.come_back(table, 0))
                await until(lambda: len(table.lock.waiting) == 1)
                house.bots.may_answer.set()
                await until(lambda: len(table.lock.waiting) == 2)
            await returning
            await a_while()
            assert table.seq == 1
            assert table.people_asked() == [0]

    run(work())


def test_playing_is_coming_back(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
            house.bots.may_answer.clear()
            await house.clock.advance(91)
            await pair.one.until(lambda tab: tab.info["seats"][0]["away"])
            await pair.one.play()
            await pair.one.until(lambda tab: not tab.info["seats"][0]["away"])
            house.bots.may_answer.set()

    run(work())


def test_after_a_restart_there_are_at_least_ten_seconds(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
        clock = HandClock(clock.now() + 3_600_000)
        async with serving(each_url, clock=clock) as house:
            ann = await house.browser()
            ann.client.cookies.set("guest", pair.ann.cookie)
            tab = await ann.tab(pair.table, 0)
            assert tab.state is not None
            assert tab.state["clock"]["due"] - clock.now() >= 10_000
            await clock.advance(9)
            await a_while()
            assert not tab.info["seats"][0]["away"]
            await clock.advance(2)
            await tab.until(lambda tab: tab.info["seats"][0]["away"])

    run(work())


def test_the_time_of_a_table_that_nobody_has_loaded_runs_out_too(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
        async with serving(each_url, clock=clock) as house:
            tables = house.server.host.tables
            assert tables == {}
            await house.live(110, lambda: pair.table in tables)
            await house.live(15, lambda: tables[pair.table].head.seats[0].away)
            await until(lambda: tables[pair.table].seq > 1)

    run(work())


def test_a_wall_clock_that_jumps_takes_nobody_more_than_their_time(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(settings=TIME, options=FIRST)
            # Back by an hour: nobody gains a bank by it.
            house.clock.set(house.clock.now() - 3_600_000)
            await pair.one.play()
            await pair.level()
            assert pair.two.state is not None
            assert pair.two.state["clock"]["bank"] == [60_000, 60_000]
            # Forward by an hour: the bank is gone, the match goes on.
            house.clock.set(house.clock.now() + 3_600_000)
            asked = await pair.asked()
            await asked.play()
            await pair.level()
            assert pair.two.state["clock"]["bank"][asked.seat or 0] == 0
            await pair.play()

    run(work())


def test_without_time_nobody_is_sent_away(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            assert pair.one.state is not None
            assert pair.one.state["clock"] is None
            await pair.one.close()
            house.clock.set(house.clock.now() + 7 * 86_400_000)
            await house.clock.advance(120)
            await a_while()
            info = await pair.bob.info(pair.table)
            assert not info["seats"][0]["away"]
            assert not info["seats"][0]["present"]
            assert info["seats"][1]["present"]

    run(work())


def test_nothing_stops_when_the_host_leaves(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            host, ann, bob = [await house.browser() for _ in range(3)]
            table = await host.create([OPEN, OPEN], options=FIRST)
            await ann.sit(table, "Ann")
            await host.client.aclose()
            await bob.sit(table, "Bob")
            pair = Pair(ann, bob, table, await ann.tab(table, 0), await bob.tab(table, 1))
            await pair.play(4)

    run(work())


def test_a_bot_can_be_put_for_somebody_who_is_not_there(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            path = f"/api/tables/{pair.table}/bot"
            stranger = await house.browser()
            assert await pair.bob.refused(path, {"seat": 0}) == (409, "seat-taken")
            await pair.one.close()
            await pair.two.until(lambda tab: not tab.info["seats"][0]["present"])
            await house.clock.advance(GRACE)
            assert await stranger.refused(path, {"seat": 0}) == (403, "not-seated")
            info = await pair.bob.fine(path, {"seat": 0})
            assert (info["seats"][0]["away"], info["seats"][0]["bot"]) == (True, "neighbour")
            await pair.two.until(lambda tab: bool(tab.moves()))
            # The person takes the seat back by returning.
            await pair.ann.tab(pair.table, 0)
            await pair.two.until(lambda tab: not tab.info["seats"][0]["away"])

    run(work())


def test_whoever_resigns_is_played_for_by_a_bot_to_the_end(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            await pair.one.ack("resign", seat=0)
            await pair.two.until(lambda tab: tab.info["seats"][0]["resigned"])
            await pair.two.until(lambda tab: bool(tab.moves()))
            assert pair.two.seq > 1
            for kind, more in (
                ("play", {"seq": pair.one.seq, "moves": [1]}),
                ("draft", {"seq": pair.one.seq, "moves": []}),
                ("back", {}),
                ("resign", {}),
                ("undo", {"seq": pair.one.seq}),
                ("answer-undo", {"seq": pair.one.seq, "request": 2, "agree": True}),
            ):
                assert await pair.one.refusal(kind, seat=0, **more) == "resigned"
            # Whoever has resigned may go on looking.
            seq = pair.one.seq
            await pair.two.play()
            await pair.one.until(lambda tab: tab.seq > seq)

    run(work())


def test_a_table_that_all_people_have_resigned_is_closed_and_shown(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(3)
            assert (await pair.ann.get(f"/api/tables/{pair.table}/replay")).status_code == 403
            assert (await pair.ann.get(f"/api/tables/{pair.table}/record")).status_code == 403
            await pair.one.ack("resign", seat=0)
            await pair.two.ack("resign", seat=1)
            await pair.two.until(lambda tab: tab.info["status"] == "closed")
            seed = pair.two.info["seed"]
            assert seed is not None
            replay = (await pair.ann.get(f"/api/tables/{pair.table}/replay")).json()
            assert replay["seed"] == seed
            assert replay["over"] is False
            record = (await pair.ann.get(f"/api/tables/{pair.table}/record")).text
            match = faubourg.verify(record)
            assert len(replay["steps"]) == house.server.host.tables[pair.table].seq
            assert match.state.digest() == house.server.host.tables[pair.table].state.digest()
            stranger = await house.browser()
            tab = await stranger.tab(pair.table, None)
            assert tab.info["status"] == "closed"

    run(work())


def test_a_match_of_one_person_against_bots_is_closed_by_resigning(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, BOT], options=FIRST)
            tab = await ann.tab(table, 0)
            seq = tab.seq
            await tab.ack("resign", seat=0)
            await a_while()
            assert tab.info["status"] == "closed"
            assert house.server.host.tables[table].seq == seq
            assert await tab.refusal("play", seat=0, seq=seq, moves=[1]) == "resigned"

    run(work())


def test_a_table_left_by_all_is_resumed_days_later_by_another_server(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(options={"first": 0})
            await pair.play(5)
            await pair.level()
            before = {tab.seat: tab.state for tab in pair.tabs}
            digest = house.server.host.tables[pair.table].state.digest()
            log = pair.one.welcome["log"]
        clock = HandClock(clock.now() + 5 * 86_400_000)
        async with serving(each_url, clock=clock) as house:
            again = await returned(house, pair)
            assert {tab.seat: tab.state for tab in again.tabs} == before
            assert again.one.welcome["log"][:1] == log
            assert house.server.host.tables[pair.table].state.digest() == digest
            await again.play(3)

    run(work())


async def returned(house: House, pair: Pair) -> Pair:
    """The same two people at another server."""
    ann, bob = await house.browser(), await house.browser()
    ann.client.cookies.set("guest", pair.ann.cookie)
    bob.client.cookies.set("guest", pair.bob.cookie)
    return Pair(ann, bob, pair.table, await ann.tab(pair.table, 0), await bob.tab(pair.table, 1))


def test_a_bot_that_was_asked_when_the_server_stopped_is_asked_again(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            house.bots.may_answer.clear()
            ann = await house.browser()
            table = await ann.create([BOT, ME], options=FIRST)
            await until(lambda: len(house.bots.asked) == 1)
            assert house.server.host.tables[table].seq == 1
        async with serving(each_url, clock=clock) as house:
            # Nobody has come back; the lease of the server that stopped may have to run out first.
            tables = house.server.host.tables
            await house.live(40, lambda: table in tables and tables[table].seq > 1)

    run(work())


def test_a_whole_match_against_bots_needs_nobody_but_its_person(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([BOT, ME, BOT], options={"first": 0})
            tab = await ann.tab(table, 1)
            actors: set[int] = set()
            # One turn may take several gestures.
            for _ in range(60):
                await tab.until(lambda tab: bool(tab.moves()))
                await tab.play()
                actors = {row.actor for row in await house.server.store.entries(table)}
                if len(actors) == 4:
                    break
            assert actors == {faubourg.NATURE, 0, 1, 2}
            # What a bot is handed is imagined for its seat.
            assert {task.seat for task in house.bots.asked} == {0, 2}

    run(work())


def test_two_people_of_one_browser_are_sent_away_and_return_each_for_themselves(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, YOU], settings=TIME, options=FIRST)
            tab = await ann.tab(table, 1)
            await house.clock.advance(91)
            await tab.until(lambda tab: tab.info["seats"][0]["away"])
            await tab.until(lambda tab: bool(tab.moves()))
            assert not tab.info["seats"][1]["away"]
            await tab.ack("back", seat=0)
            await tab.until(lambda tab: not tab.info["seats"][0]["away"])

    run(work())


def test_nobody_lets_bots_play_among_themselves(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([OPEN, OPEN], options=FIRST)
            path = f"/api/tables/{table}/bot"
            await ann.fine(path, {"seat": 0, "bot": "random"})
            assert await ann.refused(path, {"seat": 1, "bot": "random"}) == (422, "nobody-plays")
            assert (await ann.info(table))["status"] == "waiting"
            assert (await ann.sit(table, "Ann"))["status"] == "playing"

    run(work())


def test_whoever_is_at_another_worker_is_not_played_for(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            ann, bob = await west.browser(), await east.browser()
            table = await ann.create([ME, OPEN], options=FIRST, settings={**TIME, "grace": 30})
            await bob.sit(table, "Bob")
            one, two = await ann.tab(table, 0), await bob.tab(table, 1)
            for house in (west, east):
                house.bots.may_answer.clear()
            await clock.advance(30)
            assert (await bob.fine(f"/api/tables/{table}/bot", {"seat": 0}))["seats"][0]["away"]
            for tab in (one, two):
                await tab.until(lambda tab: any('"away":true' in frame for frame in tab.frames))
                await tab.until(lambda tab: not tab.info["seats"][0]["away"])
            await one.play()
            # Whose time has run out is: there, or here.
            await two.until(lambda tab: bool(tab.moves()))
            await clock.advance(91)
            await one.until(lambda tab: tab.info["seats"][1]["away"])
            await a_while()
            assert one.info["seats"][1]["away"]

    run(work())
