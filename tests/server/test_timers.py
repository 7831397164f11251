"""Time that the rules set: live auctions in several browsers, with the small game that has them."""

from pathlib import Path

import pytest

from faubourg.core.actors import CLOCK
from faubourg.core.forms import Timer
from faubourg.games import MAKERS
from faubourg.server.time.timers import (
    Running,
    counts,
    first_due,
    held_up,
    put_back,
    resumed,
    running,
    timers_from,
    wake_of,
)
from tests.server.harness import ME, House, Tab, run, serving, until
from tests.toy.game import ToyGame

OPEN = {"kind": "open"}
SECONDS = 20


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)


async def auction(house: House, *more: dict[str, str]) -> list[Tab]:
    """Two people at a table where the first has called an auction; the tabs know of it."""
    ann, bob = await house.browser(), await house.browser()
    table = await ann.create([ME, OPEN, *more], game="toy", options={})
    await bob.sit(table, "Bob", 1)
    tabs = [await ann.tab(table, 0), await bob.tab(table, 1)]
    await tabs[0].until(lambda tab: bool(tab.moves()))
    await tabs[0].play(house.server.host.tables[table].state.parse("auction north"))
    await tabs[1].reach(tabs[0].seq)
    return tabs


async def bid(tab: Tab, amount: int, seq: int | None = None) -> dict[str, object]:
    state = tab.browser.house.server.host.tables[tab.table].state
    moves = [state.parse(f"bid {amount}")]
    return await tab.ask("play", seat=tab.seat, seq=tab.seq if seq is None else seq, moves=moves)


def left(house: House, tab: Tab) -> list[int]:
    assert tab.state is not None
    return [timer["due"] - house.clock.now() for timer in tab.state["timers"]]


def test_an_auction_is_ended_by_the_clock_and_by_nobody_else(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob = await auction(house)
            assert [left(house, tab) for tab in (ann, bob)] == [[SECONDS * 1000]] * 2
            assert (await bid(bob, 30))["type"] == "ack"
            await ann.reach(bob.seq)
            await house.clock.advance(SECONDS - 1)
            # It is the same count as before the bid.
            assert left(house, ann) == [1000]
            seq = ann.seq
            await house.clock.advance(1.5)
            await ann.reach(seq + 1)
            assert ann.state is not None
            assert ann.state["actor"] == CLOCK
            assert ann.state["timers"] == []
            rows = await house.server.store.entries(ann.table)
            assert [row.actor for row in rows][-1] == CLOCK
            # What the clock did is in the record, and it replays.
            assert house.server.host.tables[ann.table].state.digest()

    run(work())


def test_several_bid_at_once_and_whoever_lost_the_race_is_answered(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob = await auction(house)
            seq = ann.seq
            assert (await bid(bob, 50))["type"] == "ack"
            # Both have seen the same position: this bid is judged where the auction stands now.
            answer = await bid(ann, 30, seq)
            assert (answer["type"], answer["code"]) == ("refused", "toy-bid-too-low")
            assert (await bid(ann, 80, seq))["type"] == "ack"

    run(work())


def test_a_bid_after_the_time_is_up_comes_too_late_even_if_the_clock_is_slow(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob = await auction(house)
            await bid(bob, 30)
            await ann.reach(bob.seq)
            seq = ann.seq
            # Nobody has woken yet who would have ended it.
            house.clock.set(house.clock.now() + SECONDS * 1000 + 1)
            answer = await bid(ann, 50)
            assert answer["type"] == "refused"
            await ann.reach(seq + 1)
            assert ann.state is not None
            assert ann.state["actor"] == CLOCK

    run(work())


def test_an_auction_survives_a_restart_and_is_not_over_before_it_was_seen(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            _, bob = await auction(house)
            await bid(bob, 30)
            await house.clock.advance(5)
            cookie, table = bob.browser.cookie, bob.table
            clock = house.clock.now()
        async with serving(each_url) as house:
            # Two hours later.
            house.clock.set(clock + 7_200_000)
            bob_again = await house.browser()
            bob_again.client.cookies.set("guest", cookie)
            tab = await bob_again.tab(table, 1)
            assert left(house, tab) == [10_000]
            seq = tab.seq
            await house.clock.advance(11)
            await tab.reach(seq + 1)
            assert tab.state is not None
            assert tab.state["actor"] == CLOCK

    run(work())


def test_an_auction_that_everybody_has_left_ends_all_the_same(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await auction(house)
            table, seq = ann.table, ann.seq
            await ann.close()
            await bob.close()
            await house.live(SECONDS + 5, lambda: house.server.host.tables[table].seq > seq)

    run(work())


def test_a_bot_takes_a_breath_before_it_bids(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, _ = await auction(house, {"kind": "bot", "bot": "random"})
            seq = ann.seq
            await house.clock.advance(0.9)
            assert house.bots.asked == []
            await house.clock.advance(2.2)
            await until(lambda: any(task.seat == 2 for task in house.bots.asked))
            await ann.until(lambda tab: tab.seq > seq)

    run(work())


def test_the_record_of_a_match_with_a_clock_replays(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await auction(house)
            await bid(bob, 30)
            seq = bob.seq
            await house.clock.advance(SECONDS + 1)
            await ann.reach(seq + 1)
            for tab in (ann, bob):
                await tab.ack("resign", seat=tab.seat)
            replay = (await ann.browser.get(f"/api/tables/{ann.table}/replay")).json()
            assert "hammer" in [text for step in replay["steps"] for text in step["texts"]]

    run(work())


# What is counted

AUCTION = Timer("auction", 20, 52, number=3, extends=5, mark=100)
RUNNING = Running("auction", 3, 52, 20_000, 20, 5, played=False, mark=100)


def test_a_timer_starts_with_the_entry_that_brings_it_and_runs_on() -> None:
    assert running((), [AUCTION], 0) == (RUNNING,)
    assert running((RUNNING,), [AUCTION], 14_000) == (RUNNING,)
    assert running((RUNNING,), [], 14_000) == ()


def test_a_new_mark_in_the_last_seconds_makes_it_end_later_and_nothing_else_does() -> None:
    bid = Timer("auction", 20, 52, number=3, extends=5, mark=110)
    assert [timer.due for timer in running((RUNNING,), [bid], 17_000)] == [22_000]
    assert [timer.due for timer in running((RUNNING,), [bid], 14_000)] == [20_000]
    # Somebody has dropped out, or the hour was up.
    assert running((RUNNING,), [AUCTION], 17_000) == (RUNNING,)
    # One that does not extend is moved by nothing.
    hard = Timer("auction", 20, 52, number=3, mark=110)
    assert [timer.due for timer in running((RUNNING,), [hard], 17_000)] == [20_000]


def test_a_timer_stored_without_a_mark_can_still_be_read() -> None:
    assert timers_from([["auction", 3, 52, 20_000, 20, 5, False]]) == (RUNNING._replace(mark=0),)


def test_a_moment_that_is_gone_back_to_has_the_time_it_had_then() -> None:
    hour = Running("hour", 0, 53, 3_600_000, 3600, 0, played=True)
    found = put_back((hour, RUNNING), 19_000, 50_000)
    assert [timer.due for timer in found] == [50_000 + 3_581_000, 60_000]


def test_while_nobody_is_there_only_played_time_stands_still() -> None:
    hour = Running("hour", 0, 53, 3_600_000, 3600, 0, played=True)
    assert [timer.due for timer in held_up((hour, RUNNING), 5_000)] == [3_605_000, 20_000]
    assert counts((hour, RUNNING)) == {("auction", 3)}


def test_another_number_is_another_count() -> None:
    again = Timer("auction", 20, 52, number=4, extends=5)
    assert [timer.due for timer in running((RUNNING,), [again], 17_000)] == [37_000]


def test_after_an_outage_played_time_goes_on_where_it_was() -> None:
    hour = Running("hour", 0, 53, 3_600_000, 3600, 0, played=True)
    found = resumed((hour, RUNNING), 600_000, 9_000_000)
    assert [timer.due for timer in found] == [9_000_000 + 3_000_000, 9_000_000 + 10_000]
    # Nor does it run longer where the clock was set back.
    assert [timer.due for timer in resumed((hour, RUNNING), -9_000_000, -8_000_000)] == [-4_400_000, -7_980_000]
    # Of two that ended in the meantime, the later one ends after the other.
    opening = Running("opening", 3, 52, 10_000, 10, 0, played=False)
    found = resumed((opening, RUNNING, hour), 5_000, 90_000)
    assert [timer.due for timer in found] == [100_000, 110_000, 90_000 + 3_595_000]
    assert first_due(found) == found[0]
    # Nobody is woken for an hour that stands still.
    assert wake_of((hour,)) is None
    assert wake_of((hour, RUNNING)) == 20_000
    assert first_due((hour, RUNNING)) == RUNNING
    assert first_due(()) is None
