"""Levels of bots at the tables of a server: chosen, not ready, of earlier days; and hints, which a table can forbid."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from faubourg.bots.levels import LEVELS
from faubourg.bots.player import BOTS
from faubourg.server.bots import pool, thinking
from faubourg.server.lobby import games
from faubourg.server.lobby.seating import stand_in
from faubourg.server.store.opening import open_store
from faubourg.server.table.head import Head
from tests.figured import figure
from tests.server.hands import HandClock
from tests.server.harness import ME, OPEN, Browser, Json, problem_of, run, serving, until
from tests.server.test_grace import again

FIRST: Json = {"duel": True, "first": 0}


@pytest.fixture(autouse=True)
def told_anew() -> Iterator[None]:
    """The list of games is made once, as it is then."""
    games.list_of.cache_clear()
    yield
    games.list_of.cache_clear()


def bots(*names: str) -> list[Json]:
    return [{"kind": "bot", "bot": name} for name in names]


async def games_of(browser: Browser) -> Json:
    found = (await browser.get("/api/games")).json()["games"]
    return {game["id"]: game for game in found}


def test_the_levels_of_a_game_are_listed_with_what_was_measured(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    figure(monkeypatch, compiled=False)

    async def work() -> None:
        async with serving(url) as house:
            listed = await games_of(await house.browser())
            found = {level["name"]: level for level in listed["roomshare"]["levels"]}
            assert tuple(found) == LEVELS
            assert found["tenant"]["of_two"] == {"wins": 75, "of": 100}
            assert found["tenant"]["of_four"] == {"wins": 41, "of": 100}
            assert (found["landlord"]["of_two"], found["landlord"]["milliseconds"]) == (None, 250.0)
            assert [level["ready"] for level in found.values()] == [True, True, True, False, False]
            assert listed["roomshare"]["usual_bot"] == "neighbour"
            assert all(level["ready"] for level in listed["paris"]["levels"])

    run(work())


def test_a_level_that_is_not_ready_is_stood_in_for_and_the_table_says_so(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    figure(monkeypatch, compiled=False)

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, *bots("landlord", "tenant")], options={"first": 1})
            await until(lambda: bool(house.bots.asked))
            assert house.bots.asked[0].bot == "neighbour"
            seats = (await ann.info(table))["seats"]
            assert [seat["bot"] for seat in seats] == [None, "landlord", "tenant"]
            assert [seat["instead"] for seat in seats] == [None, "neighbour", None]
            # It was asked for, and plays as soon as it can.
            figure(monkeypatch, compiled=True)
            assert (await ann.info(table))["seats"][1]["instead"] is None

    run(work())


def test_every_level_and_every_bot_of_earlier_days_can_sit_at_a_table(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for name in BOTS:
                table = await ann.create([ME, OPEN, *bots(name)])
                assert (await ann.info(table))["seats"][2]["bot"] == name
            table = await ann.create([ME, OPEN, {"kind": "bot"}])
            assert (await ann.info(table))["seats"][2]["bot"] == "neighbour"

    run(work())


@pytest.mark.parametrize(
    ("name", "code"), [("overlord", "unknown-bot"), ("", "unknown-bot"), ("x" * 25, "bad-request")]
)
def test_what_is_no_level_is_refused_and_the_known_ones_are_named(url: str, name: str, code: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            wanted = {"game": "roomshare", "places": [ME, *bots(name)]}
            answer = await ann.post("/api/tables", wanted)
            assert problem_of(answer) == (422, code)
            if code == "unknown-bot":
                assert all(level in answer.json()["params"]["known"] for level in LEVELS)

    run(work())


def test_a_table_can_forbid_hints_and_its_rematch_does_too(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST, settings={"hints": False})
            assert pair.one.info["settings"]["hints"] is False
            assert await pair.one.refusal("hint", seat=0, seq=1) == "hints-off"
            await pair.one.ack("resign", seat=0)
            await pair.two.ack("resign", seat=1)
            again = (await pair.ann.fine(f"/api/tables/{pair.table}/rematch", {}))["table"]
            assert (await pair.ann.info(again))["settings"]["hints"] is False

    run(work())


def test_a_hint_says_who_gives_it_and_how_sure_it_is(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options=FIRST)
            hinted = await pair.one.ask("hint", seat=0, seq=1)
            assert hinted["level"] in LEVELS
            assert hinted["wanted"] == LEVELS[-1]
            assert 0 <= hinted["sure"] <= 1
            assert hinted["confidence"] in ("certain", "likely", "leaning", "open")
            game = house.server.host.tables[pair.table].game
            assert hinted["text"] == game.text(hinted["move"])

    run(work())


@pytest.mark.parametrize(
    ("seated", "plays"),
    [
        ([], "neighbour"),
        (["newcomer", "tenant"], "tenant"),
        (["tenant", "greedy"], "greedy"),
        (["landlord"], "landlord"),
    ],
)
def test_whoever_is_away_is_played_for_by_the_tables_own_level(seated: list[str], plays: str) -> None:
    head = Head.model_validate(
        {
            "game": "roomshare",
            "options": {},
            "data": None,
            "rules_version": "1",
            "host": "",
            "seed": "",
            "settings": {},
            "seats": [{"kind": "person"}, *({"kind": "bot", "bot": name} for name in seated)],
        }
    )
    assert stand_in(head) == plays


def test_a_table_of_earlier_days_gives_hints_and_keeps_its_bots(each_url: str) -> None:
    async def work() -> None:
        clock = HandClock()
        async with serving(each_url, clock=clock) as house:
            ann = await house.browser()
            table = await ann.create([ME, *bots("greedy")], options=FIRST)
            await ann.tab(table, 0)
        store = open_store(each_url)
        await store.open()
        row = await store.table(table)
        assert row is not None
        settings = {name: value for name, value in row.head["settings"].items() if name != "hints"}
        assert await store.change_table(replace(row, head={**row.head, "settings": settings}))
        await store.close()
        async with serving(each_url, clock=clock) as house:
            ann = await again(house, ann)
            tab = await ann.tab(table, 0)
            assert tab.info["settings"]["hints"] is True
            assert (tab.info["seats"][1]["bot"], tab.info["seats"][1]["instead"]) == ("greedy", None)
            assert (await tab.ask("hint", seat=0, seq=tab.seq))["type"] == "hinted"

    run(work())


def test_what_a_bot_decides_at_a_stretch_fits_into_the_time_of_a_task() -> None:
    # In seconds: the most that a decision may take compiled, and about the most interpreted.
    assert thinking.LONGEST_GESTURE * 0.3 < pool.TIMEOUT / 4
    assert thinking.LONGEST_GESTURE * 1.0 < pool.TIMEOUT / 2
