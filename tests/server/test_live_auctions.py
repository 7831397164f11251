"""Live auctions of City in several browsers: bids at once, the clock, the extension, bots, and people who go away."""

import asyncio

import pytest

from faubourg.core.actors import CLOCK, SEVERAL
from faubourg.games.estate.bids import LADDER, rung_above
from faubourg.server.bots.tasks import BotTask
from tests.games.city.positions import land, play, table
from tests.server.city import LIVE, SECONDS, Party, auction, declined, party
from tests.server.hands import HandClock
from tests.server.harness import Json, a_while, run, serving, until
from tests.server.postgres import Cluster

EXTENDED = {"extension": True}
# CI-5a So long the caller has to name a price.
OPENING = 10


def standing(found: Party) -> tuple[int, int | None]:
    """The highest bid and whose it is, as the first seat was told."""
    running = found.view()["auction"]
    return running["bid"], running["leader"]


def owner(found: Party) -> int | None:
    """Who has lightblue1."""
    return next(each["owner"] for each in found.view()["districts"] if each["id"] == "lightblue1")  # type: ignore[no-any-return]


# Several people


def test_of_bids_made_at_once_the_first_stands_and_the_others_are_judged_by_it(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await auction(house)
            seq = found.seq
            assert found.state.actor == SEVERAL
            assert (await found.says(1, "bid 370"))["type"] == "ack"
            # Seat 2 has not seen it.
            late = await found.says(2, "bid 370", seq)
            assert (late["type"], late["code"], late["clause"]) == ("refused", "bid-too-low", "CI-5a")
            assert late["params"] == {"amount": 370, "low": 380}
            # What is still above is a bid all the same, and is acknowledged as the entry that it became.
            answer = await found.says(2, "bid 380", seq)
            assert (answer["type"], answer["seq"]) == ("ack", seq + 2)
            await found.level()
            assert standing(found) == (380, 2)

    run(work())


def test_a_bid_that_came_later_than_it_was_meant_is_still_made_once(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await auction(house)
            seq = found.seq
            await found.play("1: bid 200")
            first = await found.says(2, "bid 500", seq)
            await found.play("1: bid 600")
            # After a lost connection it is sent again.
            again = await found.says(2, "bid 500", seq)
            assert (again["type"], again["seq"]) == ("ack", first["seq"])
            assert (await found.says(2, "out", seq))["type"] == "ack"
            assert (await found.says(2, "out", seq))["type"] == "ack"
            await found.level()
            assert standing(found) == (600, 1)
            rows = await house.server.store.entries(found.table)
            assert [row.actor for row in rows[seq:]] == [1, 2, 1, 2]

    run(work())


def test_a_bid_for_one_district_is_never_taken_for_the_next(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            # Seat 0 cannot pay a rent of the bank's: its two districts are auctioned one after the other.
            ruined = play(table(jail={0: 3}, cash={0: 0}, owned={0: "brown1 pink1"}, options=LIVE), "roll", "dice 1 2")
            found = await party(house, play(ruined, "bankrupt"))
            assert found.view()["auction"]["district"] == "brown1"
            seq = found.seq
            await found.play("1: bid 100", "2: out")
            assert found.view()["auction"]["district"] == "pink1"
            late = await found.says(2, "bid 500", seq)
            assert (late["type"], late["code"]) == ("refused", "stale")
            assert standing(found) == (0, None)

    run(work())


def test_the_leader_cannot_overbid_themselves_and_whoever_is_out_stays_out(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house)
            assert (await found.says(0, "bid 500"))["code"] == "not-your-turn"
            await found.play("1: out")
            assert (await found.says(1, "bid 500"))["code"] == "not-your-turn"
            # The last one out ends it at once.
            await found.play("2: out")
            assert (found.view()["auction"], owner(found)) == (None, 0)
            assert found.left() is None

    run(work())


def test_a_live_bid_cannot_be_taken_back(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, declined())
            await found.play("0: bid 100")
            tab = found.tabs[0]
            assert tab.state is not None
            assert not tab.state["can_undo"]
            assert await tab.refusal("undo", seat=0, seq=tab.seq) == "nothing-to-undo"

    run(work())


def test_bids_at_two_workers_are_put_in_one_order(postgres: Cluster) -> None:
    url = asyncio.run(postgres.new_database())

    async def work() -> None:
        clock = HandClock()
        async with serving(url, clock=clock) as west, serving(url, clock=clock) as east:
            found = await auction(west)
            there = await east.browser()
            there.client.cookies.set("guest", found.tabs[2].browser.cookie)
            tab = await there.tab(found.table, 2)
            for amount in range(200, 350, 30):
                # Both have seen the same position, and neither the other's bid.
                moves = [[found.move(f"bid {amount + more}")] for more in (0, 10)]
                answers = await asyncio.gather(
                    found.tabs[1].ask("play", seat=1, seq=found.seq, moves=moves[0]),
                    tab.ask("play", seat=2, seq=tab.seq, moves=moves[1]),
                )
                # The higher one always stands; the lower one only if it came first.
                assert answers[1]["type"] == "ack", answers
                assert answers[0].get("code", "bid-too-low") == "bid-too-low"
                await found.tabs[1].reach(answers[1]["seq"])
                await tab.reach(answers[1]["seq"])
                assert found.view(1)["auction"]["bid"] == amount + 10
                await found.play(f"0: bid {amount + 20}")
                await tab.reach(found.seq)

    run(work())


# Time


def test_the_unit_counts_from_the_call_and_the_highest_bid_wins(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await party(house, declined())
            assert (found.left("opening"), found.left()) == (OPENING * 1000, SECONDS * 1000)
            await house.clock.advance(7)
            await found.play("0: bid 100")
            # To name a price restarts nothing.
            assert (found.left("opening"), found.left()) == (None, (SECONDS - 7) * 1000)
            await house.clock.advance(SECONDS - 9)
            await found.play("1: bid 250", "2: bid 1000")
            assert found.left() == 2000
            seq = found.seq
            await house.clock.advance(2.5)
            await found.tabs[0].reach(seq + 1)
            assert found.tabs[0].state is not None
            assert found.tabs[0].state["actor"] == CLOCK
            assert (owner(found), found.view()["players"][2]["cash"]) == (2, 36700)

    run(work())


def test_a_caller_who_names_no_price_in_time_finds_it_opened_by_the_bank(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await party(house, declined(), settings={"time": {"move": 5, "bank": 0}})
            seq = found.seq
            # The rules give this time: the table's own does not run.
            assert found.tabs[0].state is not None
            assert found.tabs[0].state["clock"] is None
            await house.clock.advance(OPENING - 0.1)
            assert found.seq == seq
            await house.clock.advance(0.2)
            await found.tabs[0].reach(seq + 1)
            await found.level()
            assert [event["kind"] for event in found.tabs[0].state["events"]] == ["time-up", "auction-opened"]
            assert (standing(found), found.view()["auction"]["caller"]) == ((0, None), None)
            assert (found.left("opening"), found.left()) == (None, (SECONDS - OPENING) * 1000 - 100)
            # Then everybody bids, the caller too; and the end stays where it was.
            await found.play("2: bid 10", "0: bid 20")
            await house.clock.advance(SECONDS - OPENING)
            await found.tabs[0].reach(seq + 4)
            assert (owner(found), found.seq) == (0, seq + 4)
            assert not any(seat["away"] for seat in found.tabs[0].info["seats"])

    run(work())


def test_nobody_there_the_bank_opens_and_the_auction_ends_in_its_time(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, declined())
            seq = found.seq
            # Nothing was looked at for a minute: what was due first comes first.
            await house.clock.advance(SECONDS + 1)
            await found.tabs[0].reach(seq + 2)
            rows = await house.server.store.entries(found.table)
            assert [(row.actor, found.state.text(row.moves[0])) for row in rows[seq:]] == [(CLOCK, "time auction")] * 2
            assert (found.view()["auction"], owner(found)) == (None, None)

    run(work())


def test_an_opening_price_that_comes_after_the_bank_is_a_bid_like_any_other_and_made_once(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await party(house, declined())
            seq = found.seq
            await house.clock.advance(OPENING + 0.1)
            await found.tabs[0].reach(seq + 1)
            await found.play("1: bid 200")
            # The caller has seen neither.
            low = await found.says(0, "bid 150", seq)
            assert (low["type"], low["code"]) == ("refused", "bid-too-low")
            first = await found.says(0, "bid 500", seq)
            assert first["type"] == "ack"
            await found.play("1: bid 600")
            again = await found.says(0, "bid 500", seq)
            assert (again["type"], again["seq"]) == ("ack", first["seq"])
            await found.level()
            assert standing(found) == (600, 1)

    run(work())


@pytest.mark.parametrize(("outage", "whole"), [(0, 44_000), (20, 24_000), (7200, 20_000)])
def test_after_an_outage_the_opening_and_the_auction_both_have_their_grace(
    each_url: str, outage: int, whole: int
) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await party(house, declined())
            await house.clock.advance(6)
            cookies = [tab.browser.cookie for tab in found.tabs]
            now = house.clock.now()
        async with serving(each_url) as house:
            house.clock.set(now + outage * 1000)
            tabs = []
            for seat, cookie in enumerate(cookies):
                browser = await house.browser()
                browser.client.cookies.set("guest", cookie)
                tabs.append(await browser.tab(found.table, seat))
            again = Party(house, found.table, tabs)
            # Whoever bids after the bank has opened late has time for it, too.
            assert (again.left("opening"), again.left()) == (10_000, whole)
            seq = again.seq
            await house.clock.advance(10.1)
            await again.tabs[0].reach(seq + 1)
            await again.level()
            await again.play("2: bid 50")
            await house.clock.advance(SECONDS)
            await again.tabs[0].reach(seq + 3)
            assert owner(again) == 2

    run(work())


def test_a_bid_in_the_last_seconds_moves_the_end_where_that_was_agreed(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await auction(house, seats=4, options=EXTENDED)
            await house.clock.advance(SECONDS - 6)
            await found.play("1: bid 200")
            assert found.left() == 6000
            await house.clock.advance(4)
            # To drop out is no bid.
            await found.play("3: out")
            assert found.left() == 2000
            await found.play("2: bid 300")
            assert found.left() == 5000
            await house.clock.advance(4)
            await found.play("1: bid 400")
            assert found.left() == 5000
            seq = found.seq
            await house.clock.advance(4.9)
            assert found.seq == seq
            await house.clock.advance(0.2)
            await found.tabs[0].reach(seq + 1)
            assert owner(found) == 1

    run(work())


def test_nobody_is_sent_away_for_waiting_in_an_auction(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, play(declined(), "bid 100"), settings={"time": {"move": 5, "bank": 60}})
            tab = found.tabs[1]
            assert tab.state is not None
            assert tab.state["clock"] is None
            await house.clock.advance(20)
            await found.play("2: bid 200")
            assert tab.state["clock"] is None
            seq = found.seq
            await house.clock.advance(30)
            await tab.reach(seq + 1)
            # The auction is over: whose turn it is has the whole time for it, and all of the bank.
            [clock] = [state["clock"] for state in [tab.state] if state is not None]
            assert (clock["bank_from"] - clock["now"], clock["bank"]) == (5000, [60_000] * 3)
            assert not any(seat["away"] for seat in tab.info["seats"])
            await house.clock.advance(66)
            await tab.until(lambda tab: tab.info["seats"][0]["away"])

    run(work())


def test_an_offer_expires_and_its_time_is_not_the_tables(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            start = table(owned={0: "red1", 1: "pink1"}, options=LIVE)
            found = await party(house, start, settings={"time": {"move": 5, "bank": 0}})
            await found.play("0: deal 1 red1 get 500")
            assert found.left("offer") == SECONDS * 1000
            # Whoever takes the offer back has a clock again.
            await found.tabs[0].ack("undo", seat=0, seq=found.seq)
            await found.level()
            assert found.tabs[0].state is not None
            assert found.tabs[0].state["clock"]["due"] - house.clock.now() == 5000
            await found.play("0: deal 1 red1 get 600")
            seq = found.seq
            await house.clock.advance(SECONDS + 0.5)
            await found.tabs[0].reach(seq + 1)
            assert [event["kind"] for event in found.tabs[0].state["events"]] == ["time-up", "deal-expired"]
            assert not any(seat["away"] for seat in found.tabs[0].info["seats"])

    run(work())


@pytest.mark.parametrize("outage", [0, 7_200_000])
def test_an_auction_survives_a_restart(each_url: str, outage: int) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await auction(house)
            seq = found.seq
            await found.play("1: bid 730")
            await house.clock.advance(20)
            cookies = [tab.browser.cookie for tab in found.tabs]
            now = house.clock.now()
        async with serving(each_url) as house:
            house.clock.set(now + outage)
            tabs = []
            for seat, cookie in enumerate(cookies):
                browser = await house.browser()
                browser.client.cookies.set("guest", cookie)
                tabs.append(await browser.tab(found.table, seat))
            again = Party(house, found.table, tabs)
            # What was left is left, and ten seconds at least.
            assert again.left() == (10_000 if outage else 30_000)
            assert standing(again) == (730, 1)
            # What was not acknowledged before is sent again, and what was is not made twice.
            assert (await again.says(1, "bid 730", seq))["seq"] == seq + 1
            assert (await again.says(2, "bid 740", seq))["type"] == "ack"
            await again.level()
            seq = again.seq
            await house.clock.advance(31)
            await again.tabs[0].reach(seq + 1)
            assert owner(again) == 2

    run(work())


# Going back


def test_by_consent_an_auction_that_the_clock_has_ended_goes_on(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await auction(house)
            await house.clock.advance(20)
            await found.play("1: bid 500")
            to = found.seq
            await house.clock.advance(SECONDS)
            await found.tabs[0].reach(to + 1)
            await found.tabs[2].ack("undo", seat=2, seq=found.seq, to=to)
            for seat in (0, 1):
                await found.tabs[seat].agree()
            await found.level()
            assert (standing(found), found.left()) == ((500, 1), 30_000)
            # A bid from before it was undone is judged where the auction stands now.
            seq = found.seq
            await found.play("2: bid 600")
            await house.clock.advance(31)
            await found.tabs[0].reach(seq + 2)
            assert owner(found) == 2

    run(work())


def test_going_back_in_mid_auction_gives_no_time(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house)
            to = found.seq
            await found.play("1: bid 500")
            await house.clock.advance(20)
            await found.tabs[2].ack("undo", seat=2, seq=found.seq, to=to)
            for seat in (0, 1):
                await found.tabs[seat].agree()
            await found.level()
            assert (standing(found), found.left()) == ((100, 0), 30_000)

    run(work())


# Bots


class NextRung:
    """Bots as they should be: the next rung of the ladder, and out past a limit."""

    def __init__(self, found: Party, limit: int) -> None:
        self.found = found
        self.limit = limit
        # When each was asked, in ms.
        self.asked: list[tuple[int, int]] = []

    async def choose(self, task: BotTask) -> list[int]:
        state = self.found.state
        self.asked.append((task.seat, self.found.house.clock.now()))
        rungs = [move for move in state.legal(task.seat) if state.text(move).startswith("bid")]
        best = int(state.text(rungs[0]).split()[1])
        return [rungs[0] if best <= self.limit else state.parse("out")]

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


def take_bots(found: Party, limit: int = 2000) -> NextRung:
    bots = NextRung(found, limit)
    found.house.server.bots.thinker = bots  # type: ignore[assignment]
    return bots


def test_a_bot_answers_one_to_three_seconds_after_it_was_overbid_and_is_not_asked_while_it_leads(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house, seats=2, bots=1)
            bots, overbid = take_bots(found), house.clock.now()
            waits = []
            for turn in range(3):
                await house.clock.advance(3)
                await found.tabs[0].until(lambda tab, turn=turn: standing(found)[1] == 1)  # type: ignore[misc]
                waits.append(bots.asked[-1][1] - overbid)
                # It leads: nothing to ask it.
                await house.clock.advance(4)
                await a_while()
                assert len(bots.asked) == turn + 1
                await found.play(f"0: bid {standing(found)[0] + 30}")
                overbid = house.clock.now()
            assert all(1000 <= wait < 3000 for wait in waits), waits
            assert found.view()["auction"]["out"] == []

    run(work())


def test_a_bot_drops_out_past_its_limit_and_is_asked_no_more(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house, seats=3, bots=1)
            bots = take_bots(found, limit=500)
            await found.play("1: bid 500")
            await house.clock.advance(3)
            await found.tabs[0].until(lambda _: found.view()["auction"]["out"] == [2])
            await found.play("0: bid 600")
            await house.clock.advance(10)
            await a_while()
            assert len(bots.asked) == 1

    run(work())


def test_people_who_bid_without_pause_keep_no_bot_from_bidding(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house, seats=4, bots=2)
            bots, began = take_bots(found), house.clock.now()
            # Each of them has seen nothing but bids of others, two a second.
            for number in range(7):
                seat = 1 - number % 2
                await found.says(seat, f"bid {200 + 10 * number}")
                await house.clock.advance(0.5)
                await until(lambda: house.server.host.tables[found.table].lock.locked() is False)
                await found.level()
            assert {seat for seat, at in bots.asked if at - began <= 3000} == {2, 3}

    run(work())


def test_greedy_answers_with_the_next_rung_and_says_out_past_its_limit(url: str) -> None:
    async def work() -> None:
        async with serving(url, bots=True) as house:
            found = await auction(house, seats=2, bots=1, bot="greedy")
            person = found.tabs[0]
            answers = []
            while found.view()["auction"] is not None:
                bid, seq = standing(found)[0], found.seq
                await house.clock.advance(3)
                await person.reach(seq + 1)
                if found.view()["auction"] is not None:
                    answers.append(standing(found))
                    assert answers[-1] == (LADDER[rung_above(bid)], 1)
                    await found.play(f"0: bid {LADDER[rung_above(answers[-1][0])]}")
            # A district for 1000 is worth something, but not everything.
            assert 100 < answers[-1][0] < 20_000
            assert owner(found) == 0
            rows = await house.server.store.entries(found.table)
            # The bot was asked once for each bid of the person's, and the last time it dropped out.
            assert [row.actor for row in rows[1:]] == [1, 0] * len(answers) + [1]
            assert rows[-1].moves == (found.move("out"),)

    run(work())


def test_bots_among_themselves_come_to_an_end(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house, seats=4, bots=3)
            take_bots(found, limit=900)
            await house.live(5, lambda: found.seq > 1)
            await found.level()
            await found.play("0: out")
            await house.live(60, lambda: found.state.actor != SEVERAL)
            await found.level()
            assert owner(found) in (1, 2, 3)
            # It was the last one left, not the clock.
            rows = await house.server.store.entries(found.table)
            assert CLOCK not in [row.actor for row in rows]

    run(work())


# Going away


def test_a_bot_bids_for_whoever_resigns_in_mid_auction(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await auction(house)
            bots = take_bots(found)
            await found.tabs[1].ack("resign", seat=1)
            await house.clock.advance(3)
            await found.tabs[0].until(lambda _: standing(found)[1] == 1)
            assert [seat for seat, _ in bots.asked] == [1]
            # The leader may resign too: the bid stands.
            await found.tabs[0].ack("resign", seat=0)
            assert standing(found) == (200, 1)

    run(work())


def test_an_auction_whose_people_have_all_left_ends_and_they_find_the_outcome(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            found = await auction(house)
            await found.play("1: bid 500")
            seq = found.seq
            for tab in found.tabs:
                await tab.close()
            await house.live(SECONDS + 5, lambda: found.seq > seq)
            tab = await found.tabs[1].browser.tab(found.table, 1)
            assert tab.state is not None
            view: Json = tab.state["view"]
            assert view["players"][1]["districts"] == ["lightblue1"]

    run(work())


def test_a_landing_in_several_tabs_shows_the_same_auction_to_everybody(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            found = await party(house, land(table(options=LIVE), "lightblue1"))
            await found.play("0: decline", "0: bid 100", "1: bid 110")
            watcher = await (await house.browser()).tab(found.table, None)
            assert watcher.state is not None
            told = [tab.state["view"]["auction"] for tab in (*found.tabs, watcher) if tab.state is not None]
            assert told == [told[0]] * 4
            # Whoever may raise has a form for it; the leader and a spectator have none.
            forms = [[form["kind"] for form in tab.state["forms"]] for tab in found.tabs if tab.state is not None]
            assert (forms, watcher.state["forms"]) == ([["bid"], [], ["bid"]], [])

    run(work())
