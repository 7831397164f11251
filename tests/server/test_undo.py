"""Taking back: alone what nobody has seen the consequences of, further if every person agrees."""

import faubourg
from faubourg.server.table.undo import LATELY, MOST_AT_A_STRETCH, MOST_LATELY
from tests.server.harness import BOT, ME, OPEN, House, Pair, Tab, run, serving

DUEL = {"duel": True, "first": 0}
YOU = {"kind": "me", "name": "Bob"}


async def undoable(pair: Pair) -> Tab:
    """Play until somebody could take a move back; the tab that could."""
    while True:
        tab = await pair.asked()
        seat_before = tab.seq
        await tab.play()
        await pair.level()
        assert tab.state is not None
        if tab.state["can_undo"]:
            assert tab.seq == seat_before + 1
            return tab


async def verified(house: House, pair: Pair) -> faubourg.Match:
    """The record of the match, once everybody has resigned, with every draw computed again."""
    house.bots.may_answer.clear()
    for tab in pair.tabs:
        await tab.ack("resign", seat=tab.seat)
    record = await pair.ann.get(f"/api/tables/{pair.table}/record")
    assert record.status_code == 200, record.text
    return faubourg.verify(record.text)


def test_own_moves_since_the_last_draw_are_taken_back_alone(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            tab = await undoable(pair)
            table = house.server.host.tables[pair.table]
            seq = tab.seq
            before = await house.server.store.entries(pair.table)
            assert await tab.ack("undo", seat=tab.seat, seq=seq) == seq + 1
            await pair.level()
            # The number grows, nothing is deleted, and everybody is told where the match stands now.
            rows = await house.server.store.entries(pair.table)
            assert rows[:-1] == before
            assert [row.seq for row in rows] == list(range(1, seq + 2))
            for one in pair.tabs:
                assert one.state is not None
                assert (one.state["seq"], one.state["undo_to"], one.state["events"]) == (seq + 1, seq - 1, [])
            assert (await pair.asked()) is tab
            assert not tab.state["can_undo"]  # type: ignore[index]
            # The other choice is played instead.
            await tab.play(tab.moves()[-1])
            digest = table.state.digest()
            match = await verified(house, pair)
            assert match.state.digest() == digest
            assert any(entry.undo_to >= 0 for entry in match.entries)

    run(work())


def test_nobody_takes_back_alone_what_is_not_theirs_or_ended_a_turn_or_was_drawn(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            for tab in pair.tabs:
                assert await tab.refusal("undo", seat=tab.seat, seq=1) == "nothing-to-undo"
            tab = await undoable(pair)
            other = pair.two if tab is pair.one else pair.one
            assert await other.refusal("undo", seat=other.seat, seq=other.seq) == "nothing-to-undo"
            assert await tab.refusal("undo", seat=tab.seat, seq=tab.seq - 1) == "stale"
            assert await tab.refusal("undo", seat=other.seat, seq=tab.seq) == "not-your-seat"
            # The turn ends: now it is everybody's.
            while (await pair.asked()) is tab:
                await tab.play()
            assert tab.state is not None
            assert not tab.state["can_undo"]
            assert await tab.refusal("undo", seat=tab.seat, seq=tab.seq) == "nothing-to-undo"

    run(work())


def test_never_alone_over_a_draw_or_a_card_that_was_shown(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options={"first": 0})
            # A card from the hand has been seen by all.
            await pair.play(8)
            await pair.level()
            for tab in pair.tabs:
                assert tab.state is not None
                allowed = tab.state["can_undo"]
                answer = await tab.ask("undo", seat=tab.seat, seq=tab.seq)
                assert (answer["type"] == "ack") == allowed
                await pair.level()
            match = house.server.host.tables[pair.table].match
            assert match is not None
            for number, entry in enumerate(match.entries):
                if entry.undo_to >= 0:
                    undone = match.entries[entry.undo_to : number]
                    assert all(line.actor >= 0 for line in undone)

    run(work())


def test_further_back_by_consent_of_all_people(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(4)
            await pair.level()
            table = house.server.host.tables[pair.table]
            seq = pair.one.seq
            assert await pair.one.ack("undo", seat=0, seq=seq, to=2) == seq
            asked = await pair.two.asked_back()
            assert asked == {"id": asked["id"], "seq": seq, "by": 0, "to": 2, "agreed": [0]}
            # Nothing has happened yet, and there is one request at a time.
            assert table.seq == seq
            assert await pair.two.refusal("undo", seat=1, seq=seq, to=1) == "undo-already-asked"
            assert await pair.two.agree() == seq + 1
            await pair.level()
            await pair.one.until(lambda tab: tab.info["undo"] is None)
            assert pair.one.state is not None
            assert (pair.one.state["undo_to"], pair.one.state["actor"]) == (2, 0)
            await pair.play(3)
            digest = table.state.digest()
            assert (await verified(house, pair)).state.digest() == digest

    run(work())


def test_one_refusal_is_enough_and_who_asked_may_take_it_back(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(3)
            await pair.level()
            seq = pair.one.seq
            assert await pair.two.refusal("answer-undo", seat=1, seq=seq, request=2, agree=True) == "undo-gone"
            for refuses in pair.tabs:
                await pair.one.ack("undo", seat=0, seq=seq, to=1)
                await refuses.agree(False)
                await pair.two.until(lambda tab: tab.info["undo"] is None)
                await pair.one.until(lambda tab: tab.info["undo"] is None)
            assert house.server.host.tables[pair.table].seq == seq
            for to in (0, seq, seq + 1):
                assert await pair.one.refusal("undo", seat=0, seq=seq, to=to) == "nothing-to-undo"

    run(work())


def test_three_people_must_all_agree(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, cat = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, OPEN, OPEN], options={"first": 0})
            await bob.sit(table, "Bob")
            await cat.sit(table, "Cat")
            tabs = [await who.tab(table, seat) for seat, who in enumerate((ann, bob, cat))]
            for _ in range(2):
                await next(tab for tab in tabs if tab.moves()).play()
                for tab in tabs:
                    await tab.until(lambda tab: tab.seq == house.server.host.tables[table].seq)
            await tabs[0].ack("undo", seat=0, seq=3, to=1)
            # Whoever says yes twice has said it once.
            for _ in range(2):
                assert await tabs[1].agree() == 3
            await tabs[2].until(lambda tab: tab.info["undo"]["agreed"] == [0, 1])
            assert await tabs[2].agree() == 4

    run(work())


def test_bots_agree(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, BOT, BOT], options={"first": 0})
            tab = await ann.tab(table, 0)
            while tab.seq < 4 or not tab.moves():
                await tab.until(lambda tab: bool(tab.moves()))
                await tab.play()
                await tab.until(lambda tab: bool(tab.moves()))
            seq = tab.seq
            assert await tab.ack("undo", seat=0, seq=seq, to=1) == seq + 1
            await tab.until(lambda tab: tab.seq >= seq + 1)
            assert tab.state is not None
            assert tab.state["undo_to"] == 1

    run(work())


def test_whoever_plays_all_seats_needs_nobodys_consent(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, YOU], options=DUEL)
            tab = await ann.tab(table, 0)
            await tab.play()
            seq = tab.seq
            assert await tab.ack("undo", seat=0, seq=seq, to=1) == seq + 1

    run(work())


def test_who_has_resigned_is_not_asked_for_consent(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(2)
            await pair.two.ack("resign", seat=1)
            await pair.one.until(lambda tab: bool(tab.moves()))
            seq = pair.one.seq
            assert await pair.one.ack("undo", seat=0, seq=seq, to=1) == seq + 1

    run(work())


def test_a_match_with_undos_is_read_again_by_another_server(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            tab = await undoable(pair)
            await tab.ack("undo", seat=tab.seat, seq=tab.seq)
            await pair.level()
            await pair.play(2)
            seq = pair.one.seq
            await pair.one.ack("undo", seat=0, seq=seq, to=2)
            await pair.two.agree()
            await pair.level()
            await pair.play(2)
            await pair.level()
            digest = house.server.host.tables[pair.table].state.digest()
            draws = house.server.host.tables[pair.table].match.draws  # type: ignore[union-attr]
        async with serving(each_url) as house:
            ann = await house.browser()
            ann.client.cookies.set("guest", pair.ann.cookie)
            tab = await ann.tab(pair.table, 0)
            table = house.server.host.tables[pair.table]
            assert table.state.digest() == digest
            assert table.match is not None
            assert table.match.draws == draws
            assert tab.state == pair.one.state

    run(work())


def test_playing_and_taking_back_gains_no_time_and_ends_some_time(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL, settings={"time": {"move": 60, "bank": 0}})
            tab = await undoable(pair)
            due = tab.state["clock"]["due"]  # type: ignore[index]
            for _ in range(MOST_AT_A_STRETCH):
                await house.clock.advance(1)
                await tab.ack("undo", seat=tab.seat, seq=tab.seq)
                await pair.level()
                assert tab.state["clock"]["due"] == due  # type: ignore[index]
                await tab.play()
                await pair.level()
                due = tab.state["clock"]["due"]  # type: ignore[index]
            assert await tab.refusal("undo", seat=tab.seat, seq=tab.seq) == "too-many-undos"

    run(work())


def test_who_sits_on_every_seat_takes_back_so_often_and_no_more_until_enough_was_played(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, YOU], options=DUEL)
            tabs = [await ann.tab(table, seat) for seat in (0, 1)]
            log = house.server.host.tables[table].log

            async def play() -> None:
                for tab in tabs:
                    await tab.reach(len(log))
                await next(tab for tab in tabs if tab.moves()).play()

            for number in range(MOST_LATELY):
                # Whoever of the two asks: they are one.
                seat = number % 2
                await play()
                await tabs[seat].ack("undo", seat=seat, seq=len(log), to=len(log) - 1)
            await play()
            for seat, tab in enumerate(tabs):
                refused = await tab.refusal("undo", seat=seat, seq=len(log), to=1)
                assert refused == "too-many-undos", "one browser on all seats takes back for ever"
            while sum(entry.undo_to is not None for entry in log[-LATELY:]) >= MOST_LATELY:
                await play()
            assert await tabs[0].ack("undo", seat=0, seq=len(log), to=1) == len(log)

    run(work())
