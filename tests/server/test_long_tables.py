"""Tables with many entries: one is closed when it is full, and while one is loaded the others go on."""

import asyncio

import pytest

from faubourg.server.store.store import EntryRow
from faubourg.server.store.writing.rows import SEQS
from faubourg.server.table import gestures, host, loading, text
from tests.server.harness import BOT, ME, Pair, run, serving
from tests.server.test_rules_change import returned

DUEL = {"duel": True, "first": 0}
SLICE = 3


def test_a_full_table_is_far_from_what_the_store_can_number_and_from_any_real_match() -> None:
    assert 50_000 < gestures.MOST_ENTRIES < SEQS


def test_the_last_entry_that_a_table_has_room_for_closes_it(each_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gestures, "MOST_ENTRIES", 6)

    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(5)
            for tab in pair.tabs:
                await tab.reach(6)
                await tab.until(lambda tab: tab.info["status"] == "closed")
                assert tab.moves() == []
            found = house.server.host.tables[pair.table]
            move = found.state.legal()[0]
            for code, fields in (("play", {"moves": [move]}), ("undo", {"to": 2})):
                refused = [await tab.refusal(code, seat=tab.seat, seq=6, **fields) for tab in pair.tabs]
                assert refused == ["too-many-entries"] * 2
            # Nothing wakes it, and what was played can be looked at.
            row = await house.server.store.table(pair.table)
            assert row is not None
            assert (row.status, row.seq, row.wake) == ("closed", 6, None)
            assert (await pair.ann.get(f"/api/tables/{pair.table}/replay")).status_code == 200

    run(work())


def test_an_undo_that_closes_a_full_table_ends_its_match_like_any_other_entry(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gestures, "MOST_ENTRIES", 4)

    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            await pair.play(2)
            await pair.level()
            await pair.one.ack("undo", seat=0, seq=3, to=1)
            await pair.two.asked_back()
            assert await pair.two.agree() == 4
            for tab in pair.tabs:
                await tab.until(lambda tab: tab.info["status"] == "closed")
            # Its replay is made at the latest when it leaves the memory.
            assert list(house.server.replays.unmade) == [pair.table]

    run(work())


def test_bots_leave_a_full_table_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gestures, "MOST_ENTRIES", 4)

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([BOT, ME], options=DUEL)
            tab = await ann.tab(table, 1)
            while tab.info["status"] == "playing":
                await tab.until(lambda tab: bool(tab.moves()) or tab.info["status"] == "closed")
                if tab.moves():
                    await tab.play()
                await tab.until(lambda tab: tab.seq >= 4 or bool(tab.moves()))
                if tab.seq >= 4:
                    await tab.until(lambda tab: tab.info["status"] == "closed")
            found = house.server.host.tables[table]
            asked = len(house.bots.asked)
            await house.clock.advance(10)
            assert (found.seq, house.server.bots.is_busy(found), len(house.bots.asked)) == (4, False, asked)

    run(work())


async def long_match(url: str) -> Pair:
    async with serving(url) as house:
        pair = await house.pair(options=DUEL)
        await pair.play(5 * SLICE)
        await pair.level()
        return pair


def test_a_table_is_read_and_made_again_slice_by_slice(each_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (loading, host):
        monkeypatch.setattr(module, "SLICE", SLICE)

    async def work() -> None:
        pair = await long_match(each_url)
        async with serving(each_url) as house:
            store = house.server.store
            row = await store.table(pair.table)
            assert row is not None
            rows = await house.server.host.stored_entries(pair.table)
            assert rows == await store.entries(pair.table)
            table = await house.server.host.table(pair.table)
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            going = asyncio.create_task(others())
            await asyncio.sleep(0)
            turns = 0
            found = await loading.load_match(table.head, table.game, rows)
            had = turns
            going.cancel()
            assert had >= len(rows) // SLICE, f"the others had {had} turns while {len(rows)} entries were loaded"
            assert found.match.state.digest() == table.state.digest()
            again = await returned(house, pair)
            assert again.one.state == pair.one.state

    run(work())


def test_the_log_of_a_long_table_is_told_slice_by_slice(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        pair = await long_match(url)
        async with serving(url) as house:
            table = await house.server.host.table(pair.table)
            whole = table.welcome(None, 0, [], [], 0)
            monkeypatch.setattr(text, "SLICE", SLICE)
            older = asyncio.create_task(text.older_entries(table.log, 0))
            turns = 0
            while not older.done():
                turns += 1
                await asyncio.sleep(0)
            assert turns >= table.seq // SLICE, f"the others had {turns} turns while {table.seq} entries were told"
            assert len(older.result()) == table.seq // SLICE
            assert table.welcome(None, 0, [], older.result(), 0) == whole
            again = await returned(house, pair)
            assert [entry["seq"] for entry in again.one.welcome["log"]] == list(range(1, table.seq + 1))

    run(work())


def test_no_more_than_a_slice_is_asked_of_the_store_at_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (loading, host):
        monkeypatch.setattr(module, "SLICE", SLICE)
    sizes: list[int] = []

    async def work() -> None:
        pair = await long_match(url)
        async with serving(url) as house:
            read = house.server.store.entries

            async def counted(table: str, after: int = 0, limit: int | None = None) -> list[EntryRow]:
                found = await read(table, after, limit)
                sizes.append(len(found))
                return found

            monkeypatch.setattr(house.server.store, "entries", counted)
            table = await house.server.host.table(pair.table)
            assert sum(sizes) == table.seq
            assert max(sizes) == SLICE, f"{max(sizes)} entries were read at once"

    run(work())


def test_what_may_be_taken_back_is_the_same_after_loading(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL)
            points: list[int] = []
            for _ in range(12):
                await pair.play()
                match = house.server.host.tables[pair.table].match
                assert match is not None
                rows = await house.server.store.entries(pair.table)
                table = house.server.host.tables[pair.table]
                found = await loading.load_match(table.head, table.game, rows)
                for seat in (0, 1):
                    assert found.match.undo_point(seat) == match.undo_point(seat)
                points.append(max(match.undo_point(seat) for seat in (0, 1)))
            assert max(points) > 0, "nothing could be taken back, so nothing was told"

    run(work())
