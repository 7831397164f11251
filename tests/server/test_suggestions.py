"""A deal refused with a suggestion: said to everybody, judged by the rules, and no move of anybody's."""

import asyncio
import json
from collections.abc import Callable, Mapping

import pytest

from faubourg.server.bots import thinking
from faubourg.server.socket.limits import LimitFigures, Rule
from faubourg.server.table.head import Head
from faubourg.server.wire.answers import FROM_SERVER
from faubourg.server.wire.kinds import LONGEST_TEXT
from tests.games.city.positions import play, table
from tests.server.city import Party, party
from tests.server.harness import House, Json, Tab, a_while, run, serving, until
from tests.server.postgres import Cluster

OWNED: Mapping[int, str] = {0: "red1 red2", 1: "pink1 pink2", 2: "green1"}
OFFER = "deal 1 red1+pink1 get 500"
BETTER = "deal 1 pink1+red1 pay 300"


async def refused_offer(house: House) -> Party:
    """Seat 1 has refused an offer of seat 0, who is asked again."""
    found = await party(house, play(table(owned=OWNED, step="act"), OFFER))
    await found.play("1: refuse")
    return found


def suggested(found: Party, text: str = BETTER, seat: int = 1, to: int = 0) -> Json:
    return {"seat": seat, "seq": found.seq, "to": to, "text": text}


def test_everybody_is_told_and_the_match_stands_where_it_stood(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await refused_offer(house)
            watcher = await (await house.browser()).tab(found.table, None)
            before, seq = found.state.dump(), found.seq
            assert await found.tabs[1].ack("suggest", **suggested(found, "deal 1 RED1+pink1  pay 300")) == seq
            said = {"type": "suggestion", "seat": 1, "to": 0, "move": found.move(BETTER), "text": BETTER, "seq": seq}
            for tab in (*found.tabs, watcher):
                assert await tab.wait_for("suggestion") == said
                FROM_SERVER.validate_json(json.dumps(said))
            assert (found.state.dump(), found.seq) == (before, seq)
            assert len(await house.server.store.entries(found.table)) == seq
            # The one it was said to sends it as an offer of their own.
            await found.play(f"0: {BETTER}", "1: accept")
            assert found.state.view(None)["players"][0]["districts"] == ["pink1", "red2"]  # type: ignore[index]

    run(work())


def test_an_open_offer_may_be_answered_with_a_suggestion_before_it_is_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, play(table(owned=OWNED), OFFER))
            # What is open cannot be suggested: once refused it cannot be offered again.
            assert await found.tabs[1].refusal("suggest", **suggested(found, OFFER)) == "offer-repeated"
            await found.tabs[1].ack("suggest", **suggested(found))
            await found.play("1: refuse")
            later = await found.tabs[0].browser.tab(found.table, 0)
            assert later.welcome["suggestion"]["text"] == BETTER

    run(work())


def test_it_holds_until_an_offer_is_made_or_the_turn_passes(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await refused_offer(house)

            async def remembered() -> Json | None:
                tab = await found.tabs[2].browser.tab(found.table, 2)
                answer: Json | None = tab.welcome["suggestion"]
                return answer

            assert await remembered() is None
            await found.tabs[1].ack("suggest", **suggested(found))
            assert (await remembered() or {})["text"] == BETTER
            await found.tabs[1].ack("suggest", **suggested(found, "deal 1 pink1+red1 pay 310"))
            assert (await remembered() or {})["text"] == "deal 1 pink1+red1 pay 310"
            await found.play("0: deal 1 red2+pink2 get 10")
            assert await remembered() is None
            await found.play("1: refuse")
            await found.tabs[1].ack("suggest", **suggested(found))
            assert await remembered() is not None
            await found.play("0: stadium red1")
            assert await remembered() is not None
            await found.play("0: done")
            assert await remembered() is None

    run(work())


def test_it_survives_a_restart(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await refused_offer(house)
            await found.tabs[1].ack("suggest", **suggested(found))
            cookie = found.tabs[0].browser.cookie
        async with serving(each_url) as house:
            again = await house.browser()
            again.client.cookies.set("guest", cookie)
            tab = await again.tab(found.table, 0)
            assert tab.welcome["suggestion"]["text"] == BETTER

    run(work())


@pytest.mark.parametrize(
    ("more", "code"),
    [
        # It is the rules that judge the deal.
        ({"text": "deal 1 green1 pay 10"}, "not-of-the-two"),
        ({"text": "deal 1 red1+pink1 pay 99990"}, "offerer-short"),
        ({"text": "deal 1 nothing pay 100"}, "nothing-offered"),
        ({"text": OFFER}, "offer-repeated"),
        # It is a deal with oneself as the partner.
        ({"text": "deal 2 red1+green1 pay 10"}, "not-a-suggestion"),
        ({"text": "roll"}, "not-a-suggestion"),
        ({"text": "bid 370"}, "not-a-suggestion"),
        ({"text": "hello"}, "unreadable-move"),
        # Whoever is to make it an offer can make one.
        ({"to": 2}, "no-suggestion-now"),
        ({"to": 1}, "no-suggestion-now"),
        ({"to": 5}, "no-such-seat"),
        ({"to": 6}, "bad-message"),
        ({"to": None}, "bad-message"),
        # And the message is one.
        ({"text": ""}, "bad-message"),
        ({"text": "x" * (LONGEST_TEXT + 1)}, "bad-message"),
        ({"move": 1}, "bad-message"),
        ({"seq": 1}, "stale"),
        ({"seq": 99}, "stale"),
        ({"seat": 0}, "not-your-seat"),
    ],
)
def test_what_is_no_suggestion_is_refused_and_nobody_is_told(url: str, more: Json, code: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await refused_offer(house)
            assert await found.tabs[1].refusal("suggest", **(suggested(found) | more)) == code
            await a_while()
            for tab in found.tabs:
                assert not any('"type":"suggestion"' in frame for frame in tab.frames)

    run(work())


def test_after_the_last_offer_of_a_turn_nothing_can_be_suggested(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await refused_offer(house)
            for amount in (510, 520):
                await found.play(f"0: deal 1 red1+pink1 get {amount}", "1: refuse")
            assert await found.tabs[1].refusal("suggest", **suggested(found)) == "no-offers-left"

    run(work())


def test_suggestions_are_limited_like_chat_and_spectators_make_none(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(chat=Rule(1e-9, 2))) as house:
            found = await refused_offer(house)
            watcher = await (await house.browser()).tab(found.table, None)
            assert await watcher.refusal("suggest", **suggested(found)) == "not-your-seat"
            await found.tabs[1].ack("say", seat=1, text="no, but")
            await found.tabs[1].ack("suggest", **suggested(found))
            assert await found.tabs[1].refusal("suggest", **suggested(found)) == "too-fast"

    run(work())


def test_whoever_is_connected_to_another_worker_is_told_too(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        async with serving(url) as west, serving(url) as east:
            found = await refused_offer(west)
            there = await east.browser()
            there.client.cookies.set("guest", found.tabs[0].browser.cookie)
            tab = await there.tab(found.table, 0)
            await found.tabs[1].ack("suggest", **suggested(found))
            assert (await tab.wait_for("suggestion"))["text"] == BETTER
            await a_while()
            assert sum('"type":"suggestion"' in frame for frame in tab.frames) == 1

    run(work())


# A bot that refuses

POOR = "deal 2 red1+green1 get 5000"


async def refused_by_bot(found: Party, text: str) -> None:
    """Seat 0 offers the bot a deal that it does not like."""
    answered = found.seq + 2
    await found.play(f"0: {text}")
    for tab in found.tabs:
        await tab.reach(answered)
    assert found.state.actors() == [0]


def said_to(tab: Tab) -> list[Json]:
    return [json.loads(frame) for frame in tab.frames if '"type":"suggestion"' in frame]


def has_heard(count: int) -> Callable[[Tab], bool]:
    return lambda tab: len(said_to(tab)) == count


def test_a_bot_that_refuses_a_deal_says_which_one_it_would_accept(url: str) -> None:
    async def work() -> None:
        async with serving(url, bots=True) as house:
            found = await party(house, table(owned=OWNED, step="act"), bots=1, bot="greedy")
            await refused_by_bot(found, POOR)
            for tab in found.tabs:
                said = await tab.wait_for("suggestion")
                assert (said["seat"], said["to"], said["seq"]) == (2, 0, found.seq)
                assert said["text"].startswith("deal 2 red1+green1 ")
            # It means what it says.
            await found.play(f"0: {said['text']}")
            await found.tabs[0].until(lambda _: found.state.actors() == [0])
            assert found.state.view(None)["players"][0]["districts"] == ["red2", "green1"]  # type: ignore[index]

    run(work())


def test_a_bot_suggests_nothing_once_no_offer_is_left(url: str) -> None:
    async def work() -> None:
        async with serving(url, bots=True) as house:
            found = await party(house, table(owned=OWNED, step="act"), bots=1, bot="greedy")
            for number, amount in enumerate((5000, 5010), start=1):
                await refused_by_bot(found, f"deal 2 red1+green1 get {amount}")
                await found.tabs[0].until(has_heard(number))
            await refused_by_bot(found, "deal 2 red1+green1 get 5020")
            await until(lambda: not house.server.host.is_busy(house.server.host.tables[found.table]))
            await a_while()
            assert len(said_to(found.tabs[0])) == 2

    run(work())


@pytest.mark.parametrize(("bot", "is_away"), [("random", False), ("greedy", True)])
def test_a_random_bot_suggests_nothing_and_nobody_suggests_anything_to_a_bot(
    url: str, bot: str, is_away: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, table(owned=OWNED, step="act"), bots=1, bot=bot)
            refuse, wished = found.move("refuse"), []
            house.bots.may_answer.clear()
            monkeypatch.setattr(thinking, "gesture", lambda *_: [refuse])
            monkeypatch.setattr(thinking, "acceptable", lambda *_: wished.append(1))
            await found.play(f"0: {POOR}")
            if is_away:
                await house.server.host.change(house.server.host.tables[found.table], leave_to_bot)
            seq = found.seq
            house.bots.may_answer.set()
            await found.tabs[1].reach(seq + 1)
            await a_while()
            assert wished == []

    run(work())


def leave_to_bot(head: Head) -> None:
    head.seats[0].away = True
