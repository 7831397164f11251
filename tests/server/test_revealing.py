"""Fair draws: seats promise their bytes and reveal them when the last seat is taken; then the first draw is made."""

import asyncio
import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import faubourg
from faubourg.server.table.head import Head
from faubourg.server.table.revealing import after_sitting
from faubourg.server.time.decisions import GRACE, REVEAL
from tests.server.hands import HandClock
from tests.server.harness import BOT, ME, OPEN, Browser, House, Json, a_while, run, serving, until

ANNS, BOBS = "aa" * 32, "bb" * 32
DUEL = {"duel": True}


def hashed(entropy: str) -> str:
    return sha256(bytes.fromhex(entropy)).hexdigest()


async def again(house: House, browser: Browser) -> Browser:
    """The same browser, at another server."""
    found = await house.browser()
    found.client.cookies.set("guest", browser.cookie)
    return found


async def reveal(browser: Browser, table: str, seat: int, entropy: str) -> Json:
    return await browser.fine(f"/api/tables/{table}/reveal", {"seat": seat, "entropy": entropy})


async def refusal(browser: Browser, table: str, seat: int, entropy: str) -> tuple[int, str]:
    return await browser.refused(f"/api/tables/{table}/reveal", {"seat": seat, "entropy": entropy})


async def full_table(house: House) -> tuple[Browser, Browser, str]:
    """Ann and Bob have both promised bytes and taken the two seats of a duel."""
    ann, bob = await house.browser(), await house.browser()
    table = await ann.create([{**ME, "promise": hashed(ANNS)}, OPEN], options=DUEL)
    info = await bob.sit(table, "Bob", promise=hashed(BOBS))
    assert (info["status"], info["revealing"]) == ("waiting", True), "a full table must wait for those who promised"
    return ann, bob, table


def dealer_of(house: House, table: str) -> list[str]:
    match = house.server.host.tables[table].match
    assert match is not None
    return match.dealer.header()


def seats_in_record(house: House, table: str) -> list[str]:
    return dealer_of(house, table)[2:]


def status_of(house: House, table: str) -> str:
    return house.server.host.tables[table].status


def test_promises_are_shown_and_bytes_only_when_all_have_revealed(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob, table = await full_table(house)
            watcher = await (await house.browser()).tab(table, None)
            info = await reveal(ann, table, 0, ANNS)
            assert (info["status"], info["revealing"]) == ("waiting", True)
            assert info["promises"] == [hashed(ANNS), hashed(BOBS)]
            # Whoever reveals last must not know what the others have revealed.
            assert info["entropies"] == []
            assert ANNS not in json.dumps(await bob.info(table)) + "".join(watcher.frames)
            info = await reveal(bob, table, 1, BOBS)
            assert (info["status"], info["revealing"]) == ("playing", False)
            assert info["entropies"] == [ANNS, BOBS]
            await watcher.reach(1)
            assert watcher.info["entropies"] == [ANNS, BOBS]
            assert dealer_of(house, table)[0] == "fair-2"
            assert seats_in_record(house, table) == [f"{hashed(ANNS)}:{ANNS}", f"{hashed(BOBS)}:{BOBS}"]

    run(work())


def test_a_person_among_bots_starts_at_once_by_revealing(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([{"kind": "kept", "name": "Ann"}, BOT, BOT])
            await ann.sit(table, "Ann", 0, promise=hashed(ANNS))
            info = await reveal(ann, table, 0, ANNS)
            assert info["status"] == "playing", "bots have nothing to reveal and hold nobody up"
            assert info["promises"] == [hashed(ANNS), "", ""]
            assert seats_in_record(house, table) == [f"{hashed(ANNS)}:{ANNS}", "-", "-"]

    run(work())


def test_where_nobody_has_promised_anything_the_last_seat_starts_the_match(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair()
            assert pair.one.info["status"] == "playing"
            assert pair.one.info["promises"] == ["", ""]
            assert seats_in_record(house, pair.table) == ["-", "-"]

    run(work())


def test_whoever_does_not_reveal_in_time_counts_as_empty_and_the_record_says_so(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob, table = await full_table(house)
            await reveal(ann, table, 0, ANNS)
            await house.clock.advance(REVEAL / 1000 - 0.1)
            await a_while()
            assert status_of(house, table) == "waiting", "it must wait as long as it says"
            await house.clock.advance(0.2)
            await until(lambda: house.server.host.tables[table].seq == 1)
            info = await bob.info(table)
            assert info["status"] == "playing"
            assert info["promises"] == [hashed(ANNS), hashed(BOBS)]
            assert info["entropies"] == [ANNS, ""]
            assert seats_in_record(house, table) == [f"{hashed(ANNS)}:{ANNS}", f"{hashed(BOBS)}:-"]
            # The list is frozen.
            assert await refusal(bob, table, 1, BOBS) == (409, "not-revealing")
            assert (await bob.info(table))["entropies"] == [ANNS, ""]

    run(work())


def test_bytes_that_were_not_promised_are_refused_and_the_seat_counts_as_silent(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, table = await full_table(house)
            await reveal(ann, table, 0, ANNS)
            assert await refusal(bob, table, 1, "cc" * 32) == (422, "entropy-not-promised")
            assert await refusal(bob, table, 1, ANNS) == (422, "entropy-not-promised")
            assert status_of(house, table) == "waiting"
            await house.clock.advance(REVEAL / 1000)
            await until(lambda: house.server.host.tables[table].seq == 1)
            assert seats_in_record(house, table)[1] == f"{hashed(BOBS)}:-", "a wrong reveal must count as none"

    run(work())


def test_only_the_owner_of_a_seat_reveals_for_it_and_only_when_all_seats_are_taken(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([{**ME, "promise": hashed(ANNS)}, OPEN], options=DUEL)
            # Bytes that are known before the last one has promised would let that one choose.
            assert await refusal(ann, table, 0, ANNS) == (409, "not-revealing")
            await bob.sit(table, "Bob", promise=hashed(BOBS))
            assert await refusal(bob, table, 0, ANNS) == (403, "not-your-seat")
            assert await refusal(bob, table, 2, BOBS) == (422, "no-such-seat")
            assert await refusal(bob, table, 1, "bb") == (422, "bad-request")

    run(work())


def test_what_was_revealed_may_be_sent_again(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, table = await full_table(house)
            for _ in range(2):
                assert (await reveal(ann, table, 0, ANNS))["status"] == "waiting"
            for _ in range(2):
                assert (await reveal(bob, table, 1, BOBS))["status"] == "playing"
            assert house.server.host.tables[table].seq == 1

    run(work())


def test_while_seats_reveal_nobody_stands_up_to_promise_other_bytes(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, table = await full_table(house)
            await reveal(ann, table, 0, ANNS)
            assert await bob.refused(f"/api/tables/{table}/leave", {"seat": 1}) == (409, "already-started")
            assert await bob.refused(f"/api/tables/{table}/bot", {"seat": 0}) == (409, "seat-taken")
            assert await bob.refused(f"/api/tables/{table}/sit", {"name": "Bob"}) == (409, "table-full")

    run(work())


def test_a_seat_taken_to_another_browser_does_not_wait_for_the_bytes_of_the_first(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, phone = await house.browser(), await house.browser(), await house.browser()
            table = await ann.create([{**ME, "promise": hashed(ANNS)}, OPEN], options=DUEL)
            link = await ann.fine(f"/api/tables/{table}/link", {"seat": 0})
            await phone.fine("/api/links", {"code": link["code"]})
            info = await bob.sit(table, "Bob", promise=hashed(BOBS))
            assert info["promises"] == ["", hashed(BOBS)]
            assert (await reveal(bob, table, 1, BOBS))["status"] == "playing"

    run(work())


def test_bytes_that_an_older_page_sends_openly_count_for_nothing(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([{"kind": "kept", "name": "Ann"}, BOT])
            body = {"seat": 0, "name": "Ann", "entropy": ANNS}
            info = await ann.fine(f"/api/tables/{table}/sit", body)
            assert info["status"] == "playing", "an older page must not be held up"
            assert seats_in_record(house, table) == ["-", "-"]

    run(work())


# Restarts and workers


def test_a_restart_while_seats_reveal_loses_nothing_and_gives_time_anew(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann, bob, table = await full_table(house)
            await reveal(ann, table, 0, ANNS)
            later = HandClock(house.clock.now() + 60_000)
        async with serving(each_url, clock=later) as house:
            bob = await again(house, bob)
            # It is woken without anybody asking for it.
            await house.live(3, lambda: table in house.server.host.tables)
            info = await bob.info(table)
            assert (info["status"], info["revealing"]) == ("waiting", True), "the deadline must be a new one"
            assert (await reveal(bob, table, 1, BOBS))["entropies"] == [ANNS, BOBS], "what was revealed must be kept"

    run(work())


def test_after_a_restart_the_match_starts_though_nobody_comes_back(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, _, table = await full_table(house)
            await reveal(ann, table, 0, ANNS)
            later = HandClock(house.clock.now() + 60_000)
        async with serving(url, clock=later) as house:
            await house.live(
                GRACE // 1000 + 3, lambda: table in house.server.host.tables and status_of(house, table) == "playing"
            )
            await until(lambda: house.server.host.tables[table].seq == 1)
            assert seats_in_record(house, table) == [f"{hashed(ANNS)}:{ANNS}", f"{hashed(BOBS)}:-"]

    run(work())


def test_of_several_workers_one_freezes_the_list_and_all_know_the_same(postgres: Any) -> None:
    async def work() -> None:
        url = await postgres.new_database()
        async with serving(url) as one, serving(url) as two:
            ann, bob, table = await full_table(one)
            twin = await again(two, bob)
            tabs = [await ann.tab(table, 0), await twin.tab(table, 1)]
            # Both at once, each at another worker.
            await asyncio.gather(reveal(ann, table, 0, ANNS), reveal(twin, table, 1, BOBS))
            for tab in tabs:
                await tab.reach(1)
            assert seats_in_record(one, table) == seats_in_record(two, table)
            assert seats_in_record(one, table) == [f"{hashed(ANNS)}:{ANNS}", f"{hashed(BOBS)}:{BOBS}"]
            states = [tab.state or {} for tab in tabs]
            assert [state["seq"] for state in states] == [1, 1]

    run(work())


def test_when_time_is_up_at_several_workers_one_freezes_the_list(postgres: Any) -> None:
    async def work() -> None:
        url = await postgres.new_database()
        async with serving(url) as one, serving(url) as two:
            ann, bob, table = await full_table(one)
            twin = await again(two, bob)
            tabs = [await ann.tab(table, 0), await twin.tab(table, 1)]
            await reveal(ann, table, 0, ANNS)
            await asyncio.gather(one.clock.advance(REVEAL / 1000), two.clock.advance(REVEAL / 1000))
            for tab in tabs:
                await tab.reach(1)
            expected = [f"{hashed(ANNS)}:{ANNS}", f"{hashed(BOBS)}:-"]
            assert (seats_in_record(one, table), seats_in_record(two, table)) == (expected, expected)
            assert len(await one.server.store.entries(table)) == 1

    run(work())


def test_a_worker_that_knows_the_table_starts_it_when_the_other_is_gone(postgres: Any) -> None:
    async def work() -> None:
        url = await postgres.new_database()
        async with serving(url) as two:
            async with serving(url) as one:
                ann, bob = await one.browser(), await two.browser()
                table = await ann.create([{**ME, "promise": hashed(ANNS)}, OPEN], options=DUEL)
                await bob.info(table)
                tab = await bob.tab(table, None)
                guest = await again(one, bob)
                # Told over the bell that all seats are taken.
                await guest.sit(table, "Bob", promise=hashed(BOBS))
                await tab.until(lambda tab: bool(tab.info["revealing"]))
            await two.clock.advance(REVEAL / 1000)
            await tab.until(lambda tab: tab.info["status"] == "playing")
            await until(lambda: two.server.host.tables[table].seq == 1)

    run(work())


# What was stored before


def test_a_match_of_the_older_scheme_goes_on_with_it_and_says_so(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([{**ME, "name": "Ann"}, OPEN], options=DUEL)
            # As an earlier version stored a match that had just started: bytes without promises, and no scheme.
            row = await house.server.store.table(table)
            assert row is not None
            head = dict(row.head)
            for name in ("scheme", "reveal_by"):
                del head[name]
            for seat, entropy in zip(head["seats"], (ANNS, ""), strict=True):
                del seat["promise"]
                seat.update(entropy=entropy, kind="person", name="X", guest=seat["guest"] or "b" * 64)
            assert Head.model_validate(head).scheme == "fair"
            await house.server.store.change_table(replace(row, status="playing", head=head))
        async with serving(url) as house:
            tab = await (await again(house, ann)).tab(table, 0)
            assert tab.info["promises"] == []
            assert tab.info["entropies"] == [ANNS, ""]
            assert dealer_of(house, table)[0] == "fair"
            await tab.ack("resign", seat=0)
            match = house.server.host.tables[table].match
            assert match is not None
            assert faubourg.verify(match.save(reveal=True)).dealer.header()[0] == "fair"

    run(work())


def test_bytes_sent_openly_to_a_table_that_still_waits_are_dropped_when_it_starts() -> None:
    head = Head.model_validate(
        {
            "game": "roomshare",
            "options": {},
            "data": None,
            "rules_version": "1",
            "settings": {},
            "host": "a" * 64,
            "seed": "0c" * 32,
            "seats": [
                {"kind": "person", "name": "Ann", "guest": "a" * 64, "entropy": ANNS},
                {"kind": "bot", "bot": "greedy"},
            ],
        }
    )
    assert after_sitting(head, 0) == "playing"
    assert head.dealer().header()[0] == "fair-2"
    assert head.dealer().header()[2:] == ["-", "-"]
