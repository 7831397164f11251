"""Gestures: whole or absent, acknowledged after COMMIT, answered whatever they are."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import faubourg
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import EntryRow, Store, StoreError
from faubourg.server.wire.kinds import PROTOCOL
from tests.server.hands import HandClock
from tests.server.harness import ME, OPEN, Browser, House, Tab, a_while, run, serving, until

FIRST = {"first": 0}
CANCELLED = asyncio.CancelledError


class Gate:
    """A store whose commits wait until the gate is opened."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open_gate = asyncio.Event()
        self.open_gate.set()
        self.waiting = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    def append_soon(self, entry: EntryRow, then: Callable[[bool | StoreError], None]) -> None:
        async def later() -> None:
            await self.open_gate.wait()
            then(await self.store.append(entry))

        self.waiting.set()
        self.task = asyncio.create_task(later())


async def stored(house: House, table: str) -> list[EntryRow]:
    return await house.server.store.entries(table)


async def two_moves(tab: Tab) -> list[int]:
    """A gesture of two moves of the seat that is asked."""
    for move in tab.moves():
        draft = await tab.ask("draft", seat=tab.seat, seq=tab.seq, moves=[move])
        following = [choice["move"] for choice in draft["choices"] if choice["move"] is not None]
        if following:
            return [move, following[0]]
    raise AssertionError("no move asks for another")


def test_a_gesture_is_whole_or_absent(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            moves = await two_moves(pair.one)
            wrong = [moves[0], 2**52]
            answer = await pair.one.ask("play", seat=0, seq=1, moves=wrong)
            assert (answer["type"], answer["code"]) == ("refused", "unknown-move")
            assert len(await stored(house, pair.table)) == 1
            assert await pair.one.play(*moves) == 2
            rows = await stored(house, pair.table)
            assert [(row.seq, row.actor, row.moves) for row in rows[1:]] == [(2, 0, tuple(moves))]
            # The other seat is told of it once, as one entry.
            await pair.level()
            assert [json.loads(frame)["seq"] for frame in pair.two.frames if '"type":"state"' in frame[:20]] == [2]

    run(work())


def test_a_gesture_is_acknowledged_and_published_only_after_commit(each_url: str) -> None:
    async def work() -> None:
        gate = Gate(open_store(each_url))
        async with serving(each_url, store=cast(Store, gate)) as house:
            pair = await house.pair(options=FIRST)
            gate.waiting.clear()
            gate.open_gate.clear()
            await pair.one.send({"type": "play", "id": 7, "seat": 0, "seq": 1, "moves": pair.one.moves()[:1]})
            await gate.waiting.wait()
            await a_while()
            assert not any(message["type"] in ("ack", "state") for tab in pair.tabs for message in tab.unread)
            gate.open_gate.set()
            ack = await pair.one.wait_for("ack")
            assert (ack["id"], ack["seq"]) == (7, 2)
            await pair.two.until(lambda tab: tab.seq == 2)
            assert len(await stored(house, pair.table)) == 2

    run(work())


def test_who_is_called_off_while_a_move_is_stored_has_played(each_url: str) -> None:
    async def work() -> None:
        gate = Gate(open_store(each_url))
        async with serving(each_url, store=cast(Store, gate)) as house:
            pair = await house.pair(options=FIRST)
            host = house.server.host
            table = await host.table(pair.table)
            gate.waiting.clear()
            gate.open_gate.clear()
            playing = asyncio.create_task(host.play(table, 0, 1, pair.one.moves()[:1]))
            await gate.waiting.wait()
            playing.cancel()
            await a_while()
            assert table.lock.locked(), "the table was open to others before it was known what had happened"
            gate.open_gate.set()
            assert [type(end) for end in await asyncio.gather(playing, return_exceptions=True)] == [CANCELLED]
            assert not table.lock.locked()
            await pair.level()
            assert (table.seq, len(await stored(house, pair.table))) == (2, 2)

    run(work())


def test_the_same_gesture_again_is_acknowledged_with_the_same_entry(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            sent = {"seat": 0, "seq": 1, "moves": pair.one.moves()[:1]}
            # Taken now: once the turn has passed there are none.
            other = {**sent, "moves": pair.one.moves()[-1:]}
            assert await pair.one.ack("play", **sent) == 2
            assert await pair.one.ack("play", **sent) == 2
            assert await pair.one.refusal("play", **other) == "stale"
            # Long after, from another tab, and by another server.
            await pair.play(3)
            tab = await pair.ann.tab(pair.table, 0)
            assert await tab.ack("play", **sent) == 2
            assert len(await stored(house, pair.table)) == 5
        async with serving(each_url) as house:
            ann = await house.browser()
            ann.client.cookies.set("guest", pair.ann.cookie)
            tab = await ann.tab(pair.table, 0)
            assert await tab.ack("play", **sent) == 2
            assert len(await stored(house, pair.table)) == 5

    run(work())


def test_the_gesture_that_ended_the_match_is_acknowledged_again(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table, tab = await near_the_end(ann)
            sent: dict[str, Any] = {}
            while not is_over(tab):
                await tab.until(lambda tab: bool(tab.moves()) or is_over(tab))
                if tab.moves():
                    sent = {"seat": 0, "seq": tab.seq, "moves": tab.moves()[:1]}
                    number = await tab.ack("play", **sent)
                    await tab.reach(number)
            assert await tab.ack("play", **sent) == number
            again = {**sent, "seq": tab.seq}
            assert await tab.refusal("play", **again) == "match-over"
            assert (await ann.info(table))["status"] == "over"

    run(work())


def is_over(tab: Tab) -> bool:
    return tab.state is not None and tab.state["prompt"]["kind"] == "over"


async def near_the_end(ann: Browser) -> tuple[str, Tab]:
    """A match against a bot that ends within a few moves."""
    match = faubourg.new("roomshare", seats=2, seed=2, options={"duel": True, "first": 1})
    steps = 0
    while not match.state.over:
        match.play(match.state.legal()[0])
        steps += 1
    body = {"record": match.save(), "step": steps - 4, "seat": 0, "bot": "random"}
    table = (await ann.fine("/api/play-on", body))["table"]
    await ann.fine(f"/api/tables/{table}/sit", {"name": "Ann"})
    return table, await ann.tab(table, 0)


def test_whatever_cannot_be_played_is_answered_with_the_refusal(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await pair.one.play()
            asked = await pair.asked()
            other = pair.two if asked is pair.one else pair.one
            seq = asked.seq
            legal = asked.moves()[0]
            wrong: list[tuple[Tab, dict[str, Any], str]] = [
                (other, {"seat": other.seat, "seq": seq, "moves": [legal]}, "not-your-turn"),
                (asked, {"seat": asked.seat, "seq": seq - 1, "moves": [legal]}, "stale"),
                (asked, {"seat": asked.seat, "seq": seq + 1, "moves": [legal]}, "stale"),
                (asked, {"seat": asked.seat, "seq": 2**53 - 1, "moves": [legal]}, "stale"),
                (asked, {"seat": other.seat, "seq": seq, "moves": [legal]}, "not-your-seat"),
                (asked, {"seat": 5, "seq": seq, "moves": [legal]}, "not-your-seat"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [2**53 - 1]}, "unknown-move"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [2**53]}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [-1]}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": []}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [legal] * 65}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [str(legal)]}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [float(legal)]}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq}, "bad-message"),
                (asked, {"seat": asked.seat, "seq": seq, "moves": [legal], "sudo": True}, "bad-message"),
            ]
            for tab, fields, code in wrong:
                answer = await tab.ask("play", **fields)
                assert (answer["type"], answer["code"], answer["seq"]) == ("refused", code, seq), fields
            for garbage in ("", "{", "null", "[]", '"play"', '{"type":"dance"}', b"\x00\xff"):
                await asked.send(garbage)
                answer = await asked.wait_for("refused")
                assert (answer["id"], answer["code"]) == (None, "bad-message")
            # A refusal of the rules has its clause.
            answer = await asked.ask("play", seat=asked.seat, seq=seq, moves=[2**53 - 1])
            assert answer["clause"].startswith("RS-")
            assert len(await stored(house, pair.table)) == seq

    run(work())


def test_before_the_match_and_for_who_does_not_sit_there_moves_are_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, stranger = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN])
            tab = await ann.tab(table, 0)
            assert await tab.refusal("play", seat=0, seq=0, moves=[1]) == "not-started"
            assert await tab.refusal("draft", seat=0, seq=0, moves=[]) == "not-started"
            assert await tab.refusal("undo", seat=0, seq=0) == "not-started"
            assert await tab.refusal("hint", seat=0, seq=0) == "not-started"
            assert await tab.refusal("check", seat=0, seq=0, text="x") == "not-started"
            assert await tab.refusal("resign", seat=0) == "not-started"
            nobody = await stranger.tab(table, None)
            for kind, more in (
                ("play", {"seq": 0, "moves": [1]}),
                ("resign", {}),
                ("back", {}),
                ("say", {"text": "x"}),
                ("phrase", {"phrase": "hello"}),
            ):
                assert await nobody.refusal(kind, seat=0, **more) == "not-your-seat"

    run(work())


def test_another_protocol_is_sent_away_with_a_reason(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            tab = await ann.silent_tab(await ann.create([ME, OPEN]))
            await tab.send({"type": "hello", "protocol": PROTOCOL + 1, "seat": 0})
            assert await tab.goodbye() == "other-protocol"

    run(work())


def test_after_a_reconnect_a_client_is_whole_within_one_round_trip(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(4)
            await pair.level()
            tab = pair.one
            told = [json.loads(frame) for frame in tab.frames]
            await tab.close()
            fresh = await pair.ann.tab(pair.table, 0)
            await a_while()
            # One message has everything; the news that she is back are for others.
            assert [json.loads(frame)["type"] for frame in fresh.frames if '"table"' not in frame[:20]] == ["welcome"]
            assert fresh.state == tab.state
            assert fresh.welcome["scene"] == tab.welcome["scene"]
            assert [entry["seq"] for entry in fresh.welcome["log"]] == [1, 2, 3, 4, 5]
            events = [(message["seq"], message["events"]) for message in told if message["type"] == "state"]
            assert [(entry["seq"], entry["events"]) for entry in fresh.welcome["log"][1:]] == events
            await (await pair.asked()).until(lambda tab: bool(tab.moves()))

    run(work())


def test_the_scene_is_sent_once(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            await pair.play(4)
            await pair.level()
            for tab in pair.tabs:
                assert sum('"scene":' in frame for frame in tab.frames) == 1
            state = json.loads(next(frame for frame in pair.one.frames if frame.startswith('{"type":"state"')))
            assert {"view", "prompt", "choices", "forms", "events"} <= set(state)

    run(work())


def test_two_tabs_of_a_seat_are_both_live_and_the_entrys_number_decides(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            tab, twin = pair.one, await pair.ann.tab(pair.table, 0)
            moves = tab.moves()
            answers = await asyncio.gather(
                tab.ask("play", seat=0, seq=1, moves=moves[:1]), twin.ask("play", seat=0, seq=1, moves=moves[-1:])
            )
            assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
            [late] = [answer for answer in answers if answer["type"] == "refused"]
            assert (late["code"], late["params"]) == ("stale", {"seq": 2})
            await tab.until(lambda tab: tab.seq == 2)
            await twin.until(lambda tab: tab.seq == 2)
            assert tab.state == twin.state

    run(work())


def test_a_gesture_of_somebody_who_is_gone_before_the_answer_is_still_published(url: str) -> None:
    async def work() -> None:
        gate = Gate(open_store(url))
        async with serving(url, store=cast(Store, gate)) as house:
            pair = await house.pair(options=FIRST)
            gate.waiting.clear()
            gate.open_gate.clear()
            await pair.one.send({"type": "play", "id": 1, "seat": 0, "seq": 1, "moves": pair.one.moves()[:1]})
            await gate.waiting.wait()
            pair.one.socket.transport.abort()
            await a_while()
            gate.open_gate.set()
            await pair.two.until(lambda tab: tab.seq == 2)

    run(work())


def test_two_workers_serve_one_table_and_one_of_two_gestures_wins(postgres: Any) -> None:
    async def work() -> None:
        url = await postgres.new_database()
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            ann = await west.browser()
            table = await ann.create([ME, OPEN], options=FIRST)
            bob = await east.browser()
            await bob.sit(table, "Bob")
            here = await ann.tab(table, 0)
            ann_east = await east.browser()
            ann_east.client.cookies.set("guest", ann.cookie)
            there, two = await ann_east.tab(table, 0), await bob.tab(table, 1)
            await here.until(lambda tab: tab.seq == 1)
            for _ in range(8):
                seq = max(here.seq, two.seq)
                for tab in (here, there, two):
                    await tab.reach(seq)
                if two.moves():
                    await two.play()
                    continue
                moves = here.moves()
                answers = await asyncio.gather(
                    here.ask("play", seat=0, seq=seq, moves=moves[:1]),
                    there.ask("play", seat=0, seq=seq, moves=moves[-1:]),
                )
                won = [answer["seq"] for answer in answers if answer["type"] == "ack"]
                assert won
                assert set(won) == {seq + 1}
                assert len(won) == 1 or len(moves) == 1
                for tab in (here, there, two):
                    await tab.reach(seq + 1)
            for tab in (here, there):
                await tab.reach(max(here.seq, two.seq))
            assert here.state == there.state
            rows = await stored(west, table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            digests = {house.server.host.tables[table].state.digest() for house in (west, east)}
            assert len(digests) == 1

    run(work())


def test_two_workers_who_seat_the_last_two_people_start_the_match_once(postgres: Any) -> None:
    async def work() -> None:
        url = await postgres.new_database()
        async with serving(url) as west, serving(url) as east:
            ann = await west.browser()
            table = await ann.create([ME, OPEN, OPEN], options=FIRST)
            tab = await ann.tab(table, 0)
            bob, cat = await west.browser(), await east.browser()
            await asyncio.gather(bob.sit(table, "Bob"), cat.sit(table, "Cat"))
            await tab.until(lambda tab: tab.seq == 1)
            await tab.until(lambda tab: {seat["name"] for seat in tab.info["seats"]} == {"Ann", "Bob", "Cat"})
            assert len(await stored(west, table)) == 1
            await tab.play()
            other = await cat.tab(table, next(s["seat"] for s in (await cat.info(table))["seats"] if s["mine"]))
            await other.until(lambda tab: tab.seq == 2)

    run(work())


def test_nobody_plays_at_a_table_that_has_left_the_memory(url: str) -> None:
    async def work() -> None:
        async with serving(url, unload_after=60) as house:
            pair = await house.pair(options=FIRST)
            asked = await pair.asked()
            moves, seat = asked.moves()[:1], asked.seat
            silent = await asked.browser.silent_tab(pair.table)
            tables = house.server.host.tables
            for tab in pair.tabs:
                await tab.close()
            await until(lambda: not tables[pair.table].listeners)
            await house.live(200, lambda: pair.table not in tables)
            watcher = await (await house.browser()).tab(pair.table, None)
            # It would play at a table that is no longer the one others look at.
            assert await silent.refusal("play", seat=seat, seq=1, moves=moves) == "say-hello-first"
            await silent.hello(seat)
            await silent.ack("play", seat=seat, seq=1, moves=moves)
            await watcher.reach(2)

    run(work())
