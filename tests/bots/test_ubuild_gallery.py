"""Layouts worth playing on: which are chosen, and how they are written down."""

import tomllib
from importlib.resources import files

import pytest

import faubourg
from faubourg.bots.heuristics.ubuild_gallery import Found, best, drawn, judged, turns_in
from faubourg.bots.heuristics.ubuild_request_types import BoardJudged, Measured
from faubourg.cli.boards.ubuild.layouts.gallery import CANDIDATES, HEAD, MATCHES, SEED, entry
from faubourg.games.ubuild.gallery import FILE
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.numbering import MODES, Mode
from tests.games.ubuild.boxes import BEGINNER

pytestmark = pytest.mark.clause("UB-2h")


def game() -> UBuildGame:
    found = faubourg.game("ubuild")
    assert isinstance(found, UBuildGame)
    return found


def figure(value: float) -> Measured:
    return {"value": value, "low": value, "high": value}


def board(
    minutes: float = 40.0, first: float = 0.0, rents: tuple[float, ...] = (100, 100, 100, 100, 100)
) -> BoardJudged:
    return {
        "layout": "",
        "matches": 10,
        "turns": figure(minutes),
        "minutes": figure(minutes),
        "bankrupt": figure(1),
        "first": figure(first),
        "districts": [{"district": "red1", "rent": figure(rent)} for rent in rents],
        "bridges": [],
    }


def boards(count: int) -> list[str]:
    return [generated(game().figures.box, Mode.CLASSIC, f"gallery test {number}") for number in range(count)]


def test_worth_playing_is_what_lasts_as_long_favours_nobody_and_has_rent_in_many_places() -> None:
    good = Found(BEGINNER, board(), 40.0)
    assert good.top == pytest.approx(0.6)
    for worse in (
        board(minutes=80),
        board(minutes=20),
        board(first=0.2),
        board(first=-0.2),
        board(rents=(500, 1, 1, 1)),
    ):
        assert Found(BEGINNER, worse, 40.0).miss > good.miss
    # Twice as long is as bad as half as long.
    assert Found("", board(minutes=80), 40.0).miss == pytest.approx(Found("", board(minutes=20), 40.0).miss)


def test_the_best_are_taken_each_with_another_outline() -> None:
    texts = boards(12)
    some = [Found(text, board(minutes=40 + 3 * number), 40.0) for number, text in enumerate(texts)]
    taken = best(some[::-1], 3)
    assert len(taken) == 3
    assert taken[0].text == texts[0]
    assert len({turns_in(one.text).count("l") for one in taken}) == 3
    # The same outline comes in only when there is no other.
    twins = [Found(texts[0], board(), 40.0), Found(texts[0].replace("a0", "a1"), board(), 40.0)]
    assert len(best([*twins, some[5]], 2)) == 2
    assert best([*twins, some[5]], 2)[1].text == texts[5]


def test_what_is_chosen_is_written_as_the_gallery_reads_it() -> None:
    found = Found(BEGINNER, board(minutes=41.26, first=-0.031), 40.0)
    (read,) = tomllib.loads(HEAD.format(1, 2, 3) + entry(found))["chosen"]
    assert read == {"layout": BEGINNER, "minutes": 41.3, "first": -3.1, "top": 60.0}


def test_a_candidate_is_judged_by_as_many_matches_as_were_asked_for() -> None:
    found = judged(game(), BEGINNER, 3, 1, 1)
    assert (found["layout"], found["matches"]) == (BEGINNER, 3)


def test_the_file_in_the_package_is_what_the_command_makes_without_options() -> None:
    text = files("faubourg.games.ubuild").joinpath(f"data/{FILE}").read_text("utf-8")
    assert text.startswith(HEAD.format(CANDIDATES, MATCHES, SEED))
    every = {
        one
        for mode in range(MODES)
        for is_open in (False, True)
        for one in drawn(game(), mode, CANDIDATES, SEED, is_open=is_open)
    }
    chosen = [one["layout"] for one in tomllib.loads(text)["chosen"]]
    assert len(chosen) == 12
    assert set(chosen) <= every
    # What bots find now is what was written down: after a change of rules or bots the command is run again.
    first = judged(game(), chosen[0], MATCHES, SEED, 1)
    assert entry(Found(chosen[0], first, 1.0)) in text
