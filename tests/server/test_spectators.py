"""Spectators: they see what a spectator may see, where they may."""

import asyncio
import json
from typing import Any

import pytest

from faubourg.server.table.head import Head
from faubourg.server.wire.kinds import PROTOCOL
from tests.server.harness import BOT, ME, OPEN, House, Tab, run, serving, until

FIRST = {"first": 0}


async def watching(house: House, table: str) -> Tab:
    return await (await house.browser()).tab(table, None)


def test_a_spectator_sees_the_board_and_nobodys_hand(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            watcher = await watching(house, pair.table)
            await pair.play(4)
            await watcher.until(lambda tab: tab.seq == 5)
            table = house.server.host.tables[pair.table]
            assert watcher.state is not None
            assert watcher.state["view"] == json.loads(json.dumps(table.state.view(None)))
            for frame in watcher.frames:
                message = json.loads(frame)
                state = message["state"] if message["type"] == "welcome" else message
                if "view" in state:
                    assert [player["hand"] for player in state["view"]["players"]] == [None, None]
                    assert (state["choices"], state["forms"], state["can_undo"]) == ([], [], False)
            assert pair.one.state is not None
            assert isinstance(pair.one.state["view"]["players"][0]["hand"], list)

    run(work())


def test_a_spectator_can_do_nothing_but_talk(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            watcher = await watching(house, pair.table)
            for kind, more in (
                ("play", {"seq": 1, "moves": [1]}),
                ("draft", {"seq": 1, "moves": []}),
                ("check", {"seq": 1, "text": "x"}),
                ("suggest", {"seq": 1, "to": 1, "text": "x"}),
                ("undo", {"seq": 1}),
                ("answer-undo", {"seq": 1, "request": 2, "agree": True}),
                ("hint", {"seq": 1}),
                ("resign", {}),
                ("back", {}),
            ):
                assert await watcher.refusal(kind, seat=0, **more) == "not-your-seat"
            await watcher.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
            assert (await watcher.wait_for("refused"))["code"] == "not-your-seat"

    run(work())


def test_spectators_are_counted_as_they_come_and_go(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            assert pair.one.info["watchers"] == 0
            known = await house.browser()
            await known.info(pair.table)
            watcher = await known.tab(pair.table, None)
            nameless = await watching(house, pair.table)
            await pair.one.until(lambda tab: tab.info["watchers"] == 2)
            await watcher.close()
            await pair.one.until(lambda tab: tab.info["watchers"] == 1)
            await nameless.close()
            await pair.one.until(lambda tab: tab.info["watchers"] == 0)

    run(work())


def test_a_table_may_keep_spectators_out(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN], settings={"watch": False}, options=FIRST)
            # Before the match whoever has the link may look, to sit down.
            early = await watching(house, table)
            await bob.info(table)
            waiting = await bob.tab(table, None)
            await bob.sit(table, "Bob")
            assert await early.goodbye() == "no-spectators"
            assert not any('"view"' in frame for frame in early.frames)
            # Who has sat down meanwhile stays.
            await waiting.until(lambda tab: tab.seq == 1)
            late = await (await house.browser()).silent_tab(table)
            await late.send({"type": "hello", "protocol": PROTOCOL, "seat": None})
            assert (await late.wait_for("refused"))["code"] == "no-spectators"
            assert not any('"view"' in frame for frame in late.frames)

    run(work())


def test_a_player_may_watch_with_another_tab(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST, settings={"watch": False})
            tab = await pair.ann.tab(pair.table, None)
            assert tab.state is not None
            assert tab.state["view"]["players"][0]["hand"] is None
            await pair.play()
            await tab.until(lambda tab: tab.seq == 2)

    run(work())


CROWD = 30


def test_a_crowd_that_comes_and_goes_at_once_is_told_of_in_few_messages(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else each who leaves would cost a message, made anew, for each who is still here."""

    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            made = count_infos(monkeypatch)
            crowd = await asyncio.gather(*(watching(house, pair.table) for _ in range(CROWD)))
            await pair.one.until(lambda tab: tab.info["watchers"] == CROWD)
            made.clear()
            table = house.server.host.tables[pair.table]
            table.publish_info(house.clock.now())
            assert len(made) == 3, "each of the crowd has a message of its own"
            made.clear()
            before = len(pair.one.frames)
            for tab in crowd:
                tab.socket.transport.abort()
            await pair.one.until(lambda tab: tab.info["watchers"] == 0)
            assert len(made) < CROWD
            assert len(pair.one.frames) - before < CROWD / 2

    run(work())


def count_infos(monkeypatch: pytest.MonkeyPatch) -> list[str | None]:
    """For whom it was written down what has become of a table."""
    made: list[str | None] = []
    info = Head.info

    def counted(head: Head, *given: Any) -> Any:
        made.append(given[4])
        return info(head, *given)

    monkeypatch.setattr(Head, "info", counted)
    return made


def test_who_plays_is_told_of_at_once_while_the_watchers_are_counted(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            table = house.server.host.tables[pair.table]
            watcher = await watching(house, pair.table)
            await pair.two.close()
            await until(lambda: table.present() == {0})
            assert table.gathering is None, "who has gone is told of later"
            await watcher.until(lambda tab: not tab.info["seats"][1]["present"])
            assert watcher.info["watchers"] == 1
            await pair.one.until(lambda tab: tab.info["watchers"] == 1)

    run(work())


def test_bots_think_for_whoever_plays_and_not_for_those_who_watch(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            ann = await house.browser()
            table = await ann.create([ME, BOT], options={"duel": True, "first": 0})
            await ann.tab(table, 0)
            await watching(house, table)
            found = house.server.host.tables[table]
            here = {listener.seat: listener for listener in found.listeners}
            own = here[0].address
            here[None].address = "0.0.0.0"
            assert found.home() == own
            found.listeners.remove(here[0])
            assert found.home() == "0.0.0.0"
            found.listeners.remove(here[None])
            assert found.home() == ""
            # Whoever is counted goes as they came.
            here[None].address = own
            found.listeners.update(here.values())

    run(work())
