"""Consent to going back: it is given to one request, at one position, and to nothing else."""

import asyncio
from dataclasses import replace

import pytest

from faubourg.server.socket.limits import LimitFigures, Rule
from faubourg.server.store.opening import open_store
from tests.server.city import SECONDS, auction
from tests.server.hands import HandClock
from tests.server.harness import BOT, ME, OPEN, Browser, House, Json, Pair, Tab, run, serving, until
from tests.server.postgres import Cluster

DUEL = {"duel": True, "first": 0}


async def level_at(house: House, pair: Pair, gestures: int) -> int:
    """A few gestures are played, and both have seen them; the last entry."""
    await pair.play(gestures)
    await pair.level()
    return house.server.host.tables[pair.table].seq


async def again(house: House, before: Browser) -> Browser:
    """The same browser at another server."""
    browser = await house.browser()
    browser.client.cookies.set("guest", before.cookie)
    return browser


async def has_fallen(*tabs: Tab) -> None:
    """Everybody is told that nothing is asked any more."""
    for tab in tabs:
        await tab.until(lambda tab: tab.info["undo"] is None)


def test_yes_to_one_request_is_no_yes_to_the_next(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 6)
            await pair.one.ack("undo", seat=0, seq=seq, to=seq - 1)
            small = await pair.two.asked_back()
            # While the answer is under way the request is exchanged.
            await pair.one.agree(False)
            await pair.one.ack("undo", seat=0, seq=seq, to=1)
            assert await pair.two.refusal("answer-undo", **pair.two.consent(small)) == "undo-gone"
            assert house.server.host.tables[pair.table].seq == seq, "a yes to another request took the table back"
            await pair.two.until(lambda tab: tab.info["undo"] is not None and tab.info["undo"]["to"] == 1)
            large = await pair.two.asked_back()
            assert large["id"] != small["id"]
            # A no to it is no no to the next one either, and the same twice is not the same.
            await pair.one.agree(False)
            await pair.one.ack("undo", seat=0, seq=seq, to=1)
            assert await pair.two.refusal("answer-undo", **pair.two.consent(large, agree=False)) == "undo-gone"
            await pair.two.until(lambda tab: (tab.info["undo"] or large)["id"] != large["id"])
            assert await pair.two.agree() == seq + 1

    run(work())


@pytest.mark.parametrize("figures", [LimitFigures(undos=Rule(1e-9, 2)), LimitFigures(talk=Rule(1e-9, 2))])
def test_who_asks_again_and_again_is_told_to_wait(url: str, figures: LimitFigures) -> None:
    async def work() -> None:
        async with serving(url, figures=figures) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 6)
            for _ in range(2):
                await pair.one.ack("undo", seat=0, seq=seq, to=1)
                await pair.one.agree(False)
                await has_fallen(pair.one)
            assert await pair.one.refusal("undo", seat=0, seq=seq, to=1) == "too-fast"

    run(work())


def test_who_agrees_again_and_again_tells_nobody_anything(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 6)
            await pair.one.ack("undo", seat=0, seq=seq, to=1)
            asked = await pair.two.asked_back()
            table = house.server.host.tables[pair.table]
            version = table.version
            for _ in range(3):
                assert await pair.one.agree() == seq
            assert table.version == version, "a yes that was said before is written, and everybody told, once more"
            assert await pair.two.asked_back() == asked
            assert await pair.two.agree() == seq + 1

    run(work())


def test_requests_and_answers_that_cross_take_nobody_where_they_did_not_agree_to(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 6)
            other = await pair.ann.tab(pair.table, 0)
            table = house.server.host.tables[pair.table]
            await pair.one.ack("undo", seat=0, seq=seq, to=seq - 1)
            small = await pair.two.asked_back()
            async with table.lock:
                # All of them arrive while the table is busy; they are answered in this order.
                withdrawn = asyncio.create_task(pair.one.ask("answer-undo", **pair.one.consent(small, agree=False)))
                await until(lambda: len(table.lock.waiting) == 1)
                asked = asyncio.create_task(other.ask("undo", seat=0, seq=seq, to=1))
                await until(lambda: len(table.lock.waiting) == 2)
                agreed = asyncio.create_task(pair.two.ask("answer-undo", **pair.two.consent(small)))
                await until(lambda: len(table.lock.waiting) == 3)
            assert [(await answer)["type"] for answer in (withdrawn, asked, agreed)] == ["ack", "ack", "refused"]
            assert table.seq == seq, "a yes that crossed the next request took the table back"
            assert table.head.undo is not None
            assert (table.head.undo.to, table.head.undo.agreed) == (1, [0])

    run(work())


def test_the_last_yes_sent_twice_goes_back_once(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 4)
            await pair.one.ack("undo", seat=0, seq=seq, to=seq - 2)
            yes = pair.two.consent(await pair.two.asked_back())
            sent = [pair.two.ask("answer-undo", **yes) for _ in range(2)]
            answers = await asyncio.gather(*sent)
            assert [answer["type"] for answer in answers] == ["ack", "refused"]
            assert answers[1]["code"] == "undo-gone"
            # Also once another one is asked for, where the table stands now.
            await pair.level()
            await pair.one.ack("undo", seat=0, seq=seq + 1, to=1)
            assert await pair.two.refusal("answer-undo", **yes) == "undo-gone"
            assert house.server.host.tables[pair.table].seq == seq + 1, "one yes took the table back twice"

    run(work())


def test_an_answer_names_the_position_too(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 3)
            await pair.one.ack("undo", seat=0, seq=seq, to=1)
            yes = pair.two.consent(await pair.two.asked_back())
            for wrong in (seq - 1, seq + 1):
                assert await pair.two.refusal("answer-undo", **{**yes, "seq": wrong}) == "undo-gone"
            assert await pair.two.ack("answer-undo", **yes) == seq + 1

    run(work())


@pytest.mark.parametrize("how", ["move", "undo"])
def test_a_request_falls_when_somebody_plays_or_takes_back(each_url: str, how: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            mover = await pair.asked()
            while not (mover.state or {})["can_undo"]:
                mover = await pair.asked()
                await mover.play()
                await pair.level()
            seq = mover.seq
            other = pair.two if mover is pair.one else pair.one
            await other.ack("undo", seat=other.seat, seq=seq, to=1)
            asked = await mover.asked_back()
            if how == "undo":
                await mover.ack("undo", seat=mover.seat, seq=seq)
            else:
                await pair.play()
            await has_fallen(*pair.tabs)
            await pair.level()
            assert await mover.refusal("answer-undo", **mover.consent(asked)) == "undo-gone"
            # At a position that nobody has asked at it stays so, also for who names the new one.
            renamed = {**mover.consent(asked), "seq": seq + 1}
            assert await mover.refusal("answer-undo", **renamed) == "undo-gone"
            assert house.server.host.tables[pair.table].seq == seq + 1, "a request outlived the position it was made at"
            # And it bars nobody from asking anew.
            await other.ack("undo", seat=other.seat, seq=seq + 1, to=2)
            await mover.until(lambda tab: (tab.info["undo"] or {}).get("to") == 2)
            assert await mover.agree() == seq + 2

    run(work())


def test_a_request_falls_when_a_bot_moves(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.bots.may_answer.clear()
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN, BOT], options={"first": 0})
            await bob.sit(table, "Bob")
            tabs = [await ann.tab(table, 0), await bob.tab(table, 1)]
            while not house.bots.asked:
                for tab in tabs:
                    await tab.reach(house.server.host.tables[table].seq)
                mover = next((tab for tab in tabs if tab.moves()), None)
                if mover is None:
                    await until(lambda: bool(house.bots.asked))
                else:
                    await mover.play()
            seq = house.server.host.tables[table].seq
            await tabs[0].reach(seq)
            await tabs[0].ack("undo", seat=0, seq=seq, to=1)
            asked = await tabs[1].asked_back()
            house.bots.may_answer.set()
            await has_fallen(*tabs)
            assert await tabs[1].refusal("answer-undo", **tabs[1].consent(asked)) == "undo-gone"

    run(work())


def test_a_request_falls_when_the_clock_moves(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house)
            to = found.seq
            await found.play("1: bid 500")
            await found.tabs[2].ack("undo", seat=2, seq=found.seq, to=to)
            asked = await found.tabs[1].asked_back()
            await house.clock.advance(SECONDS)
            await has_fallen(*found.tabs)
            assert await found.tabs[1].refusal("answer-undo", **found.tabs[1].consent(asked)) == "undo-gone"

    run(work())


def test_a_request_outlives_a_restart_and_no_entry(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(options=DUEL)
            seq = await level_at(house, pair, 3)
            await pair.one.ack("undo", seat=0, seq=seq, to=1)
            asked = await pair.two.asked_back()
        async with serving(each_url, clock=clock) as house:
            bob = await again(house, pair.bob)
            tab = await bob.tab(pair.table, 1)
            assert tab.info["undo"] == asked
            ann = await again(house, pair.ann)
            both = Pair(ann, bob, pair.table, await ann.tab(pair.table, 0), tab)
            await both.play()
            await has_fallen(*both.tabs)
        async with serving(each_url, clock=clock) as house:
            bob = await again(house, pair.bob)
            tab = await bob.tab(pair.table, 1)
            assert tab.info["undo"] is None, "after a restart a request stood again that had fallen"
            for named in (seq, tab.seq):
                late = {**tab.consent(asked), "seq": named}
                assert await tab.refusal("answer-undo", **late) == "undo-gone"

    run(work())


def test_a_table_of_earlier_days_whose_request_has_no_name_is_opened_without_it(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            pair = await house.pair(options=DUEL)
            await level_at(house, pair, 3)
        store = open_store(each_url)
        await store.open()
        row = await store.table(pair.table)
        assert row is not None
        head: Json = {**row.head, "undo": {"by": 0, "to": 1, "agreed": [0]}}
        assert await store.change_table(replace(row, head=head))
        await store.close()
        async with serving(each_url, clock=clock) as house:
            bob = await again(house, pair.bob)
            tab = await bob.tab(pair.table, 1)
            assert tab.info["undo"] is None
            assert await tab.ack("undo", seat=1, seq=tab.seq, to=2) == tab.seq

    run(work())


# Several workers


def test_a_request_falls_at_every_worker(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            ann, bob = await west.browser(), await east.browser()
            table = await ann.create([ME, OPEN], options=DUEL)
            await bob.sit(table, "Bob")
            pair = Pair(ann, bob, table, await ann.tab(table, 0), await bob.tab(table, 1))
            for _ in range(3):
                await pair.play()
                await until(lambda: len({house.server.host.tables[table].seq for house in (west, east)}) == 1)
                await pair.level()
            seq = pair.one.seq
            await pair.one.ack("undo", seat=0, seq=seq, to=1)
            asked = await pair.two.asked_back()
            await pair.play()
            await has_fallen(*pair.tabs)
            assert await pair.two.refusal("answer-undo", **pair.two.consent(asked)) == "undo-gone"
            await pair.level()
            # Asked here and answered there it is done, once.
            await pair.one.ack("undo", seat=0, seq=seq + 1, to=2)
            assert await pair.two.agree() == seq + 2
            await has_fallen(*pair.tabs)
            await pair.level()
            assert pair.one.state is not None
            assert pair.one.state["undo_to"] == 2

    run(work())


def test_who_agrees_at_the_same_time_at_two_workers_is_heard_at_both(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            ann, bob, cat = await west.browser(), await west.browser(), await east.browser()
            table = await ann.create([ME, OPEN, OPEN], options={"first": 0})
            await bob.sit(table, "Bob")
            await cat.sit(table, "Cat")
            tabs = [await who.tab(table, seat) for seat, who in enumerate((ann, bob, cat))]
            await tabs[0].play()
            for tab in tabs:
                await tab.reach(2)
            await tabs[0].ack("undo", seat=0, seq=2, to=1)
            said = [(tab, tab.consent(await tab.asked_back())) for tab in tabs[1:]]
            answers = await asyncio.gather(*(tab.ask("answer-undo", **yes) for tab, yes in said))
            assert "ack" in {answer["type"] for answer in answers}
            for tab in tabs:
                await tab.reach(3)
            assert [row.seq for row in await west.server.store.entries(table)] == [1, 2, 3]
            await has_fallen(*tabs)

    run(work())
