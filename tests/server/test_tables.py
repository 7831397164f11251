"""Tables: opening them, sitting down, leaving, starting; and the lists of them."""

import asyncio
from types import ModuleType
from typing import Any

import pytest

import faubourg
from faubourg.server.lobby import games, lessons
from faubourg.server.wire.kinds import LARGEST_DATA, LONGEST_NAME
from tests.server.harness import BOT, ME, OPEN, House, problem_of, run, serving

OPTION_SETS = faubourg.game("roomshare").option_sets()
BUILT_IN = faubourg.game("roomshare").data


def test_a_table_is_created_with_options_of_every_kind(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for seats, options in OPTION_SETS:
                table = await ann.create([ME] + [OPEN] * (seats - 1), options=options)
                info = await ann.info(table)
                assert info["status"] == "waiting"
                assert {name: info["options"][name] for name in options} == options
                assert set(info["options"]) == {option.name for option in faubourg.game("roomshare").options}

    run(work())


BAD: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "unknown-game"),
    ({"options": {"pie": True}}, 422, "unknown-option"),
    ({"options": {"duel": "yes"}}, 422, "bad-option"),
    ({"options": {"royal": "pink"}}, 422, "bad-option"),
    ({"options": {"first": 7}}, 422, "bad-option"),
    ({"options": {"colours": ["red", "red"]}}, 422, "bad-option"),
    ({"options": {"first": 10**400}}, 422, "bad-option"),
    ({"places": [ME]}, 422, "bad-seats"),
    ({"places": [ME] * 5}, 422, "bad-seats"),
    ({"places": []}, 422, "bad-request"),
    ({"places": [BOT, BOT]}, 422, "nobody-plays"),
    ({"places": [ME, {"kind": "bot", "bot": "deep-thought"}]}, 422, "unknown-bot"),
    ({"places": [{"kind": "me", "name": ""}, OPEN]}, 422, "no-name"),
    ({"places": [{"kind": "me", "name": " \u200b\n"}, OPEN]}, 422, "no-name"),
    ({"places": [{"kind": "me", "name": "\u3164\u2800"}, OPEN]}, 422, "no-name"),
    ({"places": [{"kind": "me", "name": "\u034f \ufe0f"}, OPEN]}, 422, "no-name"),
    ({"places": [{"kind": "me", "name": "x" * (LONGEST_NAME + 1)}, OPEN]}, 422, "bad-request"),
    ({"places": [{"kind": "me", "name": "Ann", "promise": "0f"}, OPEN]}, 422, "bad-request"),
    ({"places": [{"kind": "king", "name": "Ann"}, OPEN]}, 422, "bad-request"),
    ({"data": "not = toml ="}, 422, "data-not-toml"),
    ({"data": "a = " + "[" * 900}, 422, "data-not-toml"),
    ({"data": "[points]\n"}, 422, "data-missing"),
    ({"data": "#" * (LARGEST_DATA + 1)}, 422, "data-too-large"),
    ({"data": "\ud800"}, 422, "data-not-toml"),
    ({"settings": {"time": {"move": 1}}}, 422, "bad-request"),
    ({"settings": {"time": {"move": 30, "bank": -1}}}, 422, "bad-request"),
    ({"settings": {"colour": "red"}}, 422, "bad-request"),
    ({"settings": {"open": "yes"}}, 422, "bad-request"),
    ({"seed": "00" * 32}, 422, "bad-request"),
    ({"\ud800": 1}, 422, "bad-request"),
]


def test_what_a_table_cannot_be_is_refused_with_a_code(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for wrong, status, code in BAD:
                body = {"game": "roomshare", "places": [ME, OPEN], **wrong}
                assert await ann.refused("/api/tables", body) == (status, code), str(wrong)[:80]
            assert await ann.tables() == []

    run(work())


def test_a_table_starts_by_itself_when_its_last_seat_is_taken(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, cat = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, OPEN, OPEN])
            tab = await ann.tab(table, 0)
            assert tab.state is None
            info = await bob.sit(table, "Bob", seat=2)
            assert [seat["kind"] for seat in info["seats"]] == ["person", "empty", "person"]
            assert [seat["mine"] for seat in info["seats"]] == [False, False, True]
            assert info["status"] == "waiting"
            assert await cat.refused(f"/api/tables/{table}/sit", {"name": "Cat", "seat": 2}) == (409, "seat-taken")
            assert await cat.refused(f"/api/tables/{table}/sit", {"name": "Cat", "seat": 3}) == (422, "no-such-seat")
            assert (await cat.sit(table, "Cat"))["status"] == "playing"
            # Whoever waited at the table sees it begin.
            await tab.until(lambda tab: tab.seq == 1)
            await tab.until(lambda tab: tab.info["status"] == "playing")
            assert [seat["name"] for seat in tab.info["seats"]] == ["Ann", "Cat", "Bob"]
            late = await house.browser()
            assert await late.refused(f"/api/tables/{table}/sit", {"name": "Dan"}) == (409, "already-started")

    run(work())


def test_two_people_who_want_the_last_seat_do_not_both_get_it(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN])
            others = [await house.browser() for _ in range(6)]
            wishes = [other.post(f"/api/tables/{table}/sit", {"name": "Bob"}) for other in others]
            answers = await asyncio.gather(*wishes)
            assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
            assert len(house.server.host.tables[table].log) == 1

    run(work())


def test_a_seat_can_be_left_until_the_match_begins(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([ME, OPEN, OPEN])
            await bob.sit(table, "Bob")
            assert await bob.refused(f"/api/tables/{table}/leave", {"seat": 0}) == (403, "not-your-seat")
            assert await bob.refused(f"/api/tables/{table}/leave", {"seat": 5}) == (422, "no-such-seat")
            info = await bob.fine(f"/api/tables/{table}/leave", {"seat": 1})
            assert info["seats"][1]["kind"] == "empty"
            assert await bob.tables() == []
            await bob.sit(table, "Bob", seat=1)
            await bob.sit(table, "Bob's friend", seat=2)
            assert await bob.refused(f"/api/tables/{table}/leave", {"seat": 1}) == (409, "already-started")

    run(work())


def test_who_has_left_a_seat_is_not_told_what_its_next_owner_is_told(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, cat = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, OPEN, OPEN])
            await bob.sit(table, "Bob", seat=1)
            tab = await bob.tab(table, 1)
            await bob.fine(f"/api/tables/{table}/leave", {"seat": 1})
            assert await tab.goodbye() == "not-your-seat"
            await cat.sit(table, "Cat", seat=1)
            await cat.sit(table, "Cat's friend", seat=2)
            assert not any('"state"' in frame and '"hand":[' in frame for frame in tab.frames)

    run(work())


def test_a_bot_takes_an_empty_seat_if_somebody_at_the_table_asks_for_it(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob, stranger = [await house.browser() for _ in range(3)]
            table = await ann.create([ME, OPEN, OPEN, OPEN])
            await bob.sit(table, "Bob")
            path = f"/api/tables/{table}/bot"
            assert await stranger.refused(path, {"seat": 2}) == (403, "not-seated")
            assert await ann.refused(path, {"seat": 1}) == (409, "seat-taken")
            assert await ann.refused(path, {"seat": 2, "bot": "hal"}) == (422, "unknown-bot")
            assert (await bob.fine(path, {"seat": 2, "bot": "random"}))["status"] == "waiting"
            info = await ann.fine(path, {"seat": 3})
            assert info["status"] == "playing"
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot", "bot"]
            assert [seat["bot"] for seat in info["seats"]] == [None, None, "random", "neighbour"]

    run(work())


def test_the_host_may_put_bots_without_sitting(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            table = await ann.create([OPEN, OPEN])
            await bob.sit(table, "Bob")
            info = await ann.fine(f"/api/tables/{table}/bot", {"seat": 1})
            assert (info["status"], info["host"]) == ("playing", True)
            assert (await bob.info(table))["host"] is False

    run(work())


def test_only_open_tables_that_wait_are_listed_for_everybody(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            await ann.create([ME, OPEN])
            shown = await ann.create([ME, OPEN], settings={"open": True})

            async def listed() -> list[dict[str, Any]]:
                found: list[dict[str, Any]] = (await bob.get("/api/tables/open")).json()["tables"]
                return found

            [line] = await listed()
            assert (line["id"], line["names"], line["free"], line["mine"]) == (shown, ["Ann", ""], 1, [])
            await bob.sit(shown, "Bob")
            assert await listed() == []

    run(work())


def test_my_tables_are_the_latest_first_and_say_where_i_am_asked(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann, bob = await house.browser(), await house.browser()
            waiting = await ann.create([ME, OPEN])
            await house.clock.advance(1)
            playing = await ann.create([ME, OPEN], options={"duel": True, "first": 0})
            await bob.sit(playing, "Bob")
            await house.clock.advance(1)
            last = await bob.create([OPEN, {"kind": "me", "name": "Bob"}])
            await ann.sit(last, "Ann")
            assert [line["id"] for line in await ann.tables()] == [last, playing, waiting]
            asked = {line["id"]: line["asked"] for line in await ann.tables()}
            assert (asked[playing], asked[waiting]) == (True, False)
            assert {line["id"]: line["asked"] for line in await bob.tables()}[playing] is False
            # A move brings its table to the top, and passes the question on.
            await house.clock.advance(1)
            tab = await ann.tab(playing, 0)
            while tab.moves():
                await tab.play()
            assert (await ann.tables())[0]["id"] == playing
            assert (await ann.tables())[0]["asked"] is False
            assert (await bob.tables())[0]["asked"] is True
            assert await (await house.browser()).tables() == []

    run(work())


def test_a_browser_gets_one_cookie_that_scripts_cannot_read(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            table = await (await house.browser()).create([ME, OPEN])
            ann = await house.browser()
            first = await ann.get(f"/api/tables/{table}")
            cookie = first.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "Secure" not in cookie
            assert len(ann.cookie) * 6 >= 128
            assert "set-cookie" not in (await ann.get(f"/api/tables/{table}")).headers
            assert "set-cookie" not in (await ann.get("/api/games")).headers

    run(work())


def test_under_https_the_cookie_is_secure(url: str) -> None:
    async def work() -> None:
        async with serving(url, trust_proxy=True) as house:
            table = await (await house.browser()).create([ME, OPEN])
            ann = await house.browser(**{"x-forwarded-proto": "https"})
            assert "Secure" in (await ann.get(f"/api/tables/{table}")).headers["set-cookie"]

    run(work())


def test_a_table_with_its_own_data_says_so_and_is_played_by_it(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            own = BUILT_IN.replace("Renovation", "Refurbishment")
            assert own != BUILT_IN
            table = await ann.create([ME, {"kind": "me", "name": "Bob"}], data=own)
            assert (await ann.info(table))["own_data"] is True
            tab = await ann.tab(table, 0)
            assert "Refurbishment" in tab.frames[0]
            same = await ann.create([ME, OPEN], data=BUILT_IN)
            assert (await ann.info(same))["own_data"] is False

    run(work())


def test_names_are_kept_as_plain_text_on_one_line(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            # What a keyboard or a paste puts between two words parts them, whatever it is.
            names = {"<b>Zoé</b> &\u202e  D\n": "<b>Zoé</b> & D", "Zoé\u00a0Marie\tD": "Zoé Marie D"}
            # Marks are written on letters, a few on each: alone nobody sees them, and a pile covers what is above.
            names |= {"Z\u034f \ufe0f": "Z\u034f", "Zoe\u0301" + "\u0323" * 20: "Zoe\u0301" + "\u0323" * 5}
            for name, kept in names.items():
                table = await ann.create([{"kind": "me", "name": name}, OPEN])
                assert (await ann.info(table))["seats"][0]["name"] == kept

    run(work())


async def missing(house: House) -> None:
    ann = await house.browser()
    for path in ("", "/data", "/replay", "/record"):
        assert problem_of(await ann.get(f"/api/tables/nowhere{path}")) == (404, "no-such-table")
    # Whatever was pasted with its link.
    assert problem_of(await ann.get(f"/api/tables/nowhere{'!' * 40}")) == (404, "no-such-table")
    for path, body in (
        ("sit", {"name": "Ann"}),
        ("leave", {"seat": 0}),
        ("bot", {"seat": 0}),
        ("rematch", None),
        ("link", {"seat": 0}),
    ):
        assert await ann.refused(f"/api/tables/nowhere/{path}", body) == (404, "no-such-table")
    tab = await ann.silent_tab("nowhere")
    assert await tab.goodbye() == "no-such-table"


def test_a_table_that_is_not_there_is_said_not_to_be(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            await missing(house)

    run(work())


def test_the_games_are_listed_with_their_options_and_bots(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            games = {game["id"]: game for game in (await ann.get("/api/games")).json()["games"]}
            assert list(games) == faubourg.game_ids()
            game = games["roomshare"]
            assert game["seats"] == [2, 3, 4]
            assert {option["kind"] for option in game["options"]} == {"flag", "choice", "seat", "order"}
            assert "greedy" in game["bots"]
            for language in ("fr", "en"):
                book = (await ann.get(f"/api/games/roomshare/rules/{language}")).json()
                assert book["language"] == language
                assert any(clause["id"] == "RS-4.1" or clause["text"] for clause in book["chapters"][0]["clauses"])
            assert problem_of(await ann.get("/api/games/roomshare/rules/xx")) == (422, "unknown-language")
            assert problem_of(await ann.get("/api/games/chess/rules/fr")) == (404, "unknown-game")

    run(work())


def test_what_everybody_asks_for_is_made_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(module: ModuleType, name: str) -> None:
        real = getattr(module, name)

        def make(*given: object) -> object:
            made.append(name)
            return real(*given)

        monkeypatch.setattr(module, name, make)

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for _ in range(3):
                answers = [await ann.get(f"/api/games/city/rules/{language}") for language in ("fr", "en")]
                answers += [await ann.get("/api/games"), await ann.post("/api/lessons/city", {"moves": [-1]})]
                assert {answer.status_code for answer in answers} == {200}
                assert {answer.headers["content-type"] for answer in answers} == {"application/json"}

    for kept in (games.list_of, games.book_of, lessons.lesson_after):
        kept.cache_clear()
    counted(games, "Rulebook")
    counted(games, "game_info")
    counted(lessons, "lesson_at")
    run(work())
    assert sorted(made) == ["Rulebook"] * 2 + ["game_info"] * len(faubourg.game_ids()) + ["lesson_at"]
