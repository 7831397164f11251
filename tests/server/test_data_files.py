"""Tables with figures and names of one's own: checked beforehand, kept with the table, written into the record."""

from collections.abc import Callable
from typing import Any

import pytest

import faubourg
from faubourg.core.game import Game
from faubourg.games import MAKERS
from faubourg.games.roomshare.game import RoomShareGame
from faubourg.server.http.gate.paths import LARGEST_BODY
from faubourg.server.socket.limits import LimitFigures, Rule
from faubourg.server.wire.kinds import LARGEST_DATA
from faubourg.text.messages import Messages
from tests.server.harness import BOT, ME, OPEN, Browser, House, Pair, problem_of, run, serving

DUEL = {"duel": True, "first": 0}
BUILT_IN = faubourg.game("roomshare").data
SUITE = 'suite = { value = 2, mark = "B" }'
# Odd, and good TOML: what some call ends of a line must not end one in a record.
ODD = "# \x85 \u2028 \u2029 \ufeff \U0001f3e0 \u202e\n"
OWN = ODD + BUILT_IN.replace("Renovation", "Refurbishment").replace(SUITE, SUITE.replace("2", "5"))
PLAIN = {"content-type": "text/plain; charset=utf-8"}


def filled(text: str, size: int, letter: str = "#") -> str:
    """A data file of so many bytes: comments are added to it, in lines as long as the letter lets them be."""
    while (missing := size - len(text.encode())) > 2:
        text += "#" + letter * (min(900, missing - 2) // len(letter.encode())) + "\n"
    return text + "\n" * missing


async def check(browser: Browser, text: str | bytes, game: str = "roomshare") -> Any:
    return await browser.client.post(f"/api/games/{game}/check-data", content=text, headers=PLAIN)


async def file_of(browser: Browser, path: str) -> tuple[str, str]:
    """The text of a file, and the name it is kept under."""
    answer = await browser.get(path)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer.text, answer.headers["content-disposition"]


async def close(house: House, pair: Pair) -> str:
    """Everybody gives up; the record."""
    house.bots.may_answer.clear()
    for tab in pair.tabs:
        await tab.ack("resign", seat=tab.seat)
    return (await pair.ann.get(f"/api/tables/{pair.table}/record")).text


async def returned(house: House, pair: Pair) -> Pair:
    """The same people after the server has started again."""
    ann, bob = await house.browser(), await house.browser()
    ann.client.cookies.set("guest", pair.ann.cookie)
    bob.client.cookies.set("guest", pair.bob.cookie)
    return Pair(ann, bob, pair.table, await ann.tab(pair.table, 0), await bob.tab(pair.table, 1))


def points_of(scene: dict[str, Any]) -> int:
    return int(scene["kinds"]["suite"]["points"])


def test_the_file_of_a_game_is_kept_changed_and_played_with(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann = await house.browser()
            text, name = await file_of(ann, "/api/games/roomshare/data")
            assert (text, name) == (BUILT_IN, 'attachment; filename="roomshare.toml"')
            assert (await check(ann, text)).json()["builtin"] is True
            checked = (await check(ann, OWN)).json()
            assert checked == {"builtin": False, "digest": faubourg.game("roomshare", OWN).data_digest}
            pair = await house.pair(options=DUEL, data=OWN)
            assert (pair.one.info["own_data"], pair.one.info["data_digest"]) == (True, checked["digest"])
            assert points_of(pair.one.welcome["scene"]) == 5
            assert "Refurbishment" in pair.two.frames[0]
            await pair.play(2)
            text, name = await file_of(ann, f"/api/tables/{pair.table}/data")
            assert (text, name) == (OWN, f'attachment; filename="roomshare-{pair.table[:8]}.toml"')

    run(work())


def test_a_table_with_the_games_own_figures_says_so_and_gives_that_file(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for same in (None, BUILT_IN, BUILT_IN.replace("\n", "\r\n")):
                table = await ann.create([ME, OPEN], data=same)
                info = await ann.info(table)
                assert (info["own_data"], info["data_digest"]) == (False, faubourg.game("roomshare").data_digest)
                assert (await file_of(ann, f"/api/tables/{table}/data"))[0] == BUILT_IN

    run(work())


def test_line_ends_of_another_system_make_the_same_table(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN], data=OWN.replace("\n", "\r\n"))
            assert (await ann.info(table))["data_digest"] == faubourg.game("roomshare", OWN).data_digest
            assert (await file_of(ann, f"/api/tables/{table}/data"))[0] == OWN

    run(work())


def line_of(start: str) -> int:
    """Where a line of the built-in file stands."""
    return next(number for number, line in enumerate(BUILT_IN.split("\n"), start=1) if line.startswith(start))


END = BUILT_IN.count("\n") + 1
# What is wrong with the text, and the sentence that says it.
WRONG: list[tuple[str, str, str]] = [
    ("", "data-missing", "The data file lacks “tenants.per_colour”; it belongs near line 1."),
    ("hello", "data-not-toml", "Line 1 of the data file is not TOML."),
    (BUILT_IN + "a = \n", "data-not-toml", f"Line {END} of the data file is not TOML."),
    (BUILT_IN + "\0", "data-not-toml", f"Line {END} of the data file is not TOML."),
    (BUILT_IN.replace("\n", "\r", 1), "data-not-toml", "Line 1 of the data file is not TOML."),
    (
        BUILT_IN.replace(SUITE, SUITE.replace("2", "99")),
        "data-bad-figure",
        f"Line {line_of(SUITE)} of the data file: “points.suite” must be a whole number from -9 to 9.",
    ),
    (
        BUILT_IN.replace(SUITE, SUITE.replace("suite", "sweet")),
        "data-missing",
        f"The data file lacks “points.suite”; it belongs near line {line_of('[points]')}.",
    ),
    (
        BUILT_IN + '[x]\ny = { value = 1, mark = "B" }\n',
        "data-unknown",
        f"Line {END + 1} of the data file: nothing reads “x.y”.",
    ),
    # A sentence of the game's own.
    (
        BUILT_IN.replace("classic = { value = 14", "classic = { value = 13"),
        "data-flats-do-not-fill",
        f"Line {line_of('classic')} of the data file, “flats.classic”: there must be 20 apartments in all, not 19.",
    ),
    (filled(BUILT_IN, LARGEST_DATA + 1), "data-too-large", "The data file is larger than 65536 bytes."),
    # Letters are counted as the bytes they take.
    (filled(BUILT_IN, LARGEST_DATA + 1, "é"), "data-too-large", "The data file is larger than 65536 bytes."),
]


@pytest.mark.parametrize(
    ("text", "code", "sentence"), WRONG, ids=[f"{number}-{code}" for number, (_, code, _) in enumerate(WRONG)]
)
def test_a_file_that_cannot_be_played_with_is_refused_with_a_sentence(
    url: str, text: str, code: str, sentence: str
) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            body = {"game": "roomshare", "places": [ME, OPEN], "data": text}
            for answer in (await check(ann, text), await ann.post("/api/tables", body)):
                assert problem_of(answer) == (422, code)
                words = Messages("en", "roomshare", strict=True)
                assert words.say_with(f"error-{code}", answer.json()["params"]) == sentence
                assert Messages("fr", "roomshare", strict=True).say_with(f"error-{code}", answer.json()["params"])
            assert await ann.tables() == []

    run(work())


def test_a_file_may_be_as_large_as_it_may_be_however_json_writes_it(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for letter in ("#", "é", "漢", "🏠", '"', "\\"):
                text = filled(BUILT_IN, LARGEST_DATA, letter)
                assert len(text.encode()) == LARGEST_DATA
                assert (await check(ann, text)).status_code == 200
                assert (await ann.info(await ann.create([ME, OPEN], data=text)))["own_data"] is True
            # What is far too large is not even read.
            assert problem_of(await check(ann, "#" * (LARGEST_BODY + 1))) == (413, "too-large")
            assert await ann.refused("/api/tables", {"data": "#" * (4 * LARGEST_DATA)}) == (413, "too-large")

    run(work())


def test_what_is_no_text_is_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for wrong in (b"\xff\xfe", "é".encode("latin-1"), b"\x89PNG\r\n\x1a\n\0"):
                assert problem_of(await check(ann, wrong)) == (422, "bad-request")
            wanted = {"game": "roomshare", "places": [ME, OPEN]}
            for odd in (3, ["a"], {"a": 1}, True):
                assert await ann.refused("/api/tables", {**wanted, "data": odd}) == (422, "bad-request")
            # Half a character, which only JSON can write.
            assert await ann.refused("/api/tables", {**wanted, "data": "# \ud800"}) == (422, "data-not-toml")
            assert problem_of(await check(ann, OWN, "chess")) == (404, "unknown-game")
            assert problem_of(await ann.get("/api/games/chess/data")) == (404, "unknown-game")
            assert problem_of(await ann.get("/api/tables/nowhere/data")) == (404, "no-such-table")

    run(work())


def test_files_are_checked_only_so_often(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(data=Rule(0.001, 3))) as house:
            ann = await house.browser()
            assert [(await check(ann, "x")).status_code for _ in range(4)] == [422, 422, 422, 429]

    run(work())


def test_a_table_plays_on_with_its_own_figures_after_the_server_has_started_again(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL, data=OWN)
            await pair.play(3)
            await pair.level()
            assert pair.one.state is not None
            seen = pair.one.state["view"]
        async with serving(each_url) as house:
            again = await returned(house, pair)
            assert again.one.state is not None
            assert again.one.state["view"] == seen
            assert points_of(again.one.welcome["scene"]) == 5
            assert (await file_of(again.bob, f"/api/tables/{pair.table}/data"))[0] == OWN
            await again.play_to_end()

    run(work())


def test_bots_play_by_the_figures_of_the_table(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, BOT], options={"duel": True, "first": 1}, data=OWN)
            tab = await ann.tab(table, 0)
            await tab.until(lambda tab: bool(tab.moves()))
            assert {task.data for task in house.bots.asked} == {OWN}
            assert (await tab.ask("hint", seat=0, seq=tab.seq))["move"] in tab.moves()

    run(work())


def test_whoever_has_the_link_may_read_the_file_and_who_watches_sees_its_names(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL, data=OWN)
            stranger = await house.browser()
            assert (await stranger.info(pair.table))["own_data"] is True
            assert (await file_of(stranger, f"/api/tables/{pair.table}/data"))[0] == OWN
            watching = await stranger.tab(pair.table, None)
            assert "Refurbishment" in watching.frames[0]
            # A seat that is taken to another device finds the same figures there.
            code = (await pair.ann.fine(f"/api/tables/{pair.table}/link", {"seat": 0}))["code"]
            await stranger.fine("/api/links", {"code": code})
            tab = await stranger.tab(pair.table, 0)
            assert points_of(tab.welcome["scene"]) == 5

    run(work())


def test_the_record_holds_the_file_and_opens_anywhere(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL, data=OWN)
            await pair.play(4)
            record = await close(house, pair)
            match = faubourg.verify(record)
            assert (match.game.data, match.game.builtin) == (OWN, False)
            assert match.state.digest() == house.server.host.tables[pair.table].state.digest()
            replay = (await pair.ann.get(f"/api/tables/{pair.table}/replay")).json()
            assert points_of(replay["scene"]) == 5
        # On a server that has never seen the table.
        async with serving(url + ".other") as house:
            ann = await house.browser()
            answer = await ann.client.post("/api/replays", content=record.encode(), headers=PLAIN)
            assert points_of(answer.json()["scene"]) == 5
            new = (await ann.fine("/api/play-on", {"record": record, "step": 2, "seat": 1}))["table"]
            assert (await ann.info(new))["own_data"] is True
            assert (await file_of(ann, f"/api/tables/{new}/data"))[0] == OWN

    run(work())


def test_a_rematch_and_a_match_played_on_keep_the_figures(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=DUEL, data=OWN)
            await pair.play(3)
            await close(house, pair)
            rematch = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
            wanted = {"table": pair.table, "step": 2, "seat": 0}
            played_on = (await pair.ann.fine("/api/play-on", wanted))["table"]
            for new in (rematch, played_on):
                assert (await pair.ann.info(new))["data_digest"] == pair.one.info["data_digest"]
                assert (await file_of(pair.bob, f"/api/tables/{new}/data"))[0] == OWN
                await pair.ann.sit(new, "Ann")
            await pair.bob.sit(rematch, "Bob")
            for new in (rematch, played_on):
                seat = [seat["mine"] for seat in (await pair.ann.info(new))["seats"]].index(True)
                assert points_of((await pair.ann.tab(new, seat)).welcome["scene"]) == 5

    run(work())


def under(version: str, needs: str = "") -> Callable[[str | None, bool], Game]:
    """Room Share by other rules, which want something more of a data file."""

    def make(data: str | None, kept: bool = False) -> Game:
        if data is not None and needs not in data:
            raise faubourg.InputError("data-missing", {"entry": needs, "line": 1})
        game = RoomShareGame(data, kept)
        game.rules_version = version
        return game

    return make


def test_a_match_with_its_own_figures_goes_on_under_new_rules(each_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            pair = await house.pair(options=DUEL, data=OWN)
            await pair.play(4)
            await pair.level()
            assert pair.one.state is not None
            seen = pair.one.state["view"]
        monkeypatch.setitem(MAKERS, "roomshare", under("2"))
        async with serving(each_url) as house:
            again = await returned(house, pair)
            assert again.one.state is not None
            assert again.one.state["view"] == seen
            await again.play(2)
            match = faubourg.load(await close(house, again))
            assert (match.game.data, match.rules_version) == (OWN, "1")

    run(work())


def test_a_file_that_new_rules_refuse_closes_the_table_in_words_and_keeps_what_is_over(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair, over = await house.pair(options=DUEL, data=OWN), await house.pair(options=DUEL, data=OWN)
            for each in (pair, over):
                await each.play(2)
            await close(house, over)
            waiting = await pair.ann.create([ME, OPEN], options=DUEL, data=OWN)
            replay = (await over.ann.get(f"/api/tables/{over.table}/replay")).json()
        with monkeypatch.context() as meanwhile:
            meanwhile.setitem(MAKERS, "roomshare", under("2", "lifts"))
            async with serving(url) as house:
                ann = await house.browser()
                for table in (pair.table, waiting):
                    assert problem_of(await ann.get(f"/api/tables/{table}")) == (422, "table-other-rules")
                    assert await (await ann.silent_tab(table)).goodbye() == "table-other-rules"
                assert (await ann.get(f"/api/tables/{over.table}/replay")).json() == replay
        # Nothing is lost: under the rules of its day it goes on.
        async with serving(url) as house:
            again = await returned(house, pair)
            await again.play(2)

    run(work())


def test_a_file_is_read_once_for_all_tables_that_have_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def make(data: str | None, kept: bool = False) -> Game:
        if data is not None and kept:
            read.append(data)
        return RoomShareGame(data, kept)

    async def work() -> None:
        async with serving(url) as house:
            monkeypatch.setitem(MAKERS, "roomshare", make)
            host = house.server.host
            pair = await house.pair(options=DUEL, data=OWN)
            other = await pair.ann.create([ME, OPEN], data=OWN)
            await pair.ann.info(other)
            await close(house, pair)
            read.clear()
            rematch = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch"))["table"]
            host.forget(host.tables[other])
            for table in (rematch, other):
                await pair.ann.info(table)
            assert read == []

    run(work())


def test_only_so_many_files_are_remembered(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.server.host.games.own.most = 3
            ann = await house.browser()
            texts = [OWN + "#\n" * number for number in range(5)]
            tables = [await ann.create([ME, OPEN], data=text) for text in texts]
            for number in (0, 1, 2, 3, 2, 4):
                host = house.server.host
                await ann.info(tables[number])
                host.forget(host.tables[tables[number]])
            assert [text for _, text in host.games.own.kept] == [texts[3], texts[2], texts[4]]

    run(work())
