"""Personal links: single use, for one seat, and shown anew each time."""

import asyncio

from faubourg.server.wire.kinds import PROTOCOL
from tests.server.harness import ME, OPEN, Browser, Json, run, serving

FIRST = {"first": 0}


def test_a_personal_link_takes_the_seat_to_another_browser(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            code = (await pair.ann.fine(f"/api/tables/{pair.table}/link", {"seat": 0}))["code"]
            assert len(code) * 5 >= 128
            phone = await house.browser()
            used = await phone.fine("/api/links", {"code": code})
            assert (used["table"], used["seat"]) == (pair.table, 0)
            # The old tab is told nothing more, and the old cookie has no seat.
            assert await pair.one.goodbye() == "not-your-seat"
            tab = await phone.tab(pair.table, 0)
            await tab.play()
            frames = len(pair.one.frames)
            old = await pair.ann.silent_tab(pair.table)
            await old.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
            assert (await old.wait_for("refused"))["code"] == "not-your-seat"
            assert await old.refusal("play", seat=0, seq=2, moves=[1]) == "not-your-seat"
            assert len(pair.one.frames) == frames
            assert await pair.ann.tables() == []
            assert [line["id"] for line in await phone.tables()] == [pair.table]
            # The answer has the next link, which leads back.
            assert used["code"] != code
            back = await pair.ann.fine("/api/links", {"code": used["code"]})
            assert back["seat"] == 0
            assert await tab.goodbye() == "not-your-seat"

    run(work())


def test_a_personal_link_is_used_once(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=FIRST)
            code = (await pair.ann.fine(f"/api/tables/{pair.table}/link", {"seat": 0}))["code"]
            thieves = [await house.browser() for _ in range(4)]
            answers = await asyncio.gather(*(thief.post("/api/links", {"code": code}) for thief in thieves))
            assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
            assert await thieves[0].refused("/api/links", {"code": code}) == (404, "link-used")
            assert await thieves[0].refused("/api/links", {"code": "0" * 32}) == (404, "link-used")
            assert await thieves[0].refused("/api/links", {"code": "0"}) == (422, "bad-request")

    run(work())


def test_only_the_seats_own_guest_gets_a_link_and_a_new_one_ends_the_old_one(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            path = f"/api/tables/{pair.table}/link"
            assert await pair.bob.refused(path, {"seat": 0}) == (403, "not-your-seat")
            assert await pair.ann.refused(path, {"seat": 5}) == (422, "no-such-seat")
            first = (await pair.ann.fine(path, {"seat": 0}))["code"]
            second = (await pair.ann.fine(path, {"seat": 0}))["code"]
            phone = await house.browser()
            assert await phone.refused("/api/links", {"code": first}) == (404, "link-used")
            assert (await phone.fine("/api/links", {"code": second}))["seat"] == 0

    run(work())


def test_a_link_to_a_seat_that_was_left_is_worth_nothing(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, thief = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN, OPEN])
            code = (await ann.fine(f"/api/tables/{table}/link", {"seat": 0}))["code"]
            await ann.fine(f"/api/tables/{table}/leave", {"seat": 0})
            bob = await house.browser()
            await bob.sit(table, "Bob", seat=0)
            assert await thief.refused("/api/links", {"code": code}) == (404, "link-used")
            assert (await bob.info(table))["seats"][0]["mine"]

    run(work())


def test_a_link_that_is_used_while_its_seat_changes_hands_leads_to_nobody_elses(each_url: str) -> None:
    """All at once, in every order: whoever sits there in the end has sat down, or has had a good link."""

    async def work() -> None:
        async with serving(each_url) as house:
            for pause in range(6):
                ann, bob = await house.browser(), await house.browser()
                table = await ann.create([ME, OPEN, OPEN])
                code = (await ann.fine(f"/api/tables/{table}/link", {"seat": 0}))["code"]

                async def late(
                    turns: int, browser: Browser = ann, path: str = "/api/links", body: Json | None = None
                ) -> int:
                    for _ in range(turns):
                        await asyncio.sleep(0)
                    return (await browser.post(path, body)).status_code

                left, sat, used = await asyncio.gather(
                    late(0, ann, f"/api/tables/{table}/leave", {"seat": 0}),
                    late(pause, bob, f"/api/tables/{table}/sit", {"name": "Bob"}),
                    late(pause * 2, ann, "/api/links", {"code": code}),
                )
                assert (left, sat) == (200, 200)
                seats = (await bob.info(table))["seats"]
                assert [seat["mine"] for seat in seats].count(True) == 1, f"Bob lost his seat (link: {used})"

    run(work())


def test_an_invitation_is_not_a_seat(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            stranger = await house.browser()
            assert [seat["mine"] for seat in (await stranger.info(pair.table))["seats"]] == [False, False]
            tab = await stranger.silent_tab(pair.table)
            await tab.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
            assert (await tab.wait_for("refused"))["code"] == "not-your-seat"

    run(work())


def test_what_was_not_given_as_a_cookie_is_nobody(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            for forged in ("", "x", "x" * 43, pair.ann.cookie[:-1], pair.ann.cookie + "A", pair.ann.cookie.upper()):
                other = await house.browser()
                tab = await other.silent_tab(pair.table, Cookie=f"guest={forged}")
                await tab.send({"type": "hello", "protocol": PROTOCOL, "seat": 0})
                assert (await tab.wait_for("refused"))["code"] == "not-your-seat"

    run(work())
