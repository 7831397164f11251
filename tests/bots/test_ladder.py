"""The ladder: right ratings, and a book that survives being stopped."""

import json
from collections.abc import Container, Iterator
from itertools import permutations
from math import log10
from pathlib import Path

import pytest

import faubourg
from faubourg.bots.arena import Contest, Played, hold
from faubourg.bots.crew import Runner
from faubourg.bots.ladder import ANCHOR, RUNGS, Step, clocked, edition, steps_of
from faubourg.bots.levels import LEVELS
from faubourg.bots.rating import ANCHORED, SCALE, expected, finish_of, fit, inverse
from faubourg.cli import ladder, ladder_book, ladder_page
from faubourg.cli.main import main

STEPS = [Step("newcomer", "random", 2), Step("newcomer", ANCHOR, 2), Step("tenant", "newcomer", 2)]

# Ratings


def test_two_are_rated_by_their_wins() -> None:
    ratings = fit({((ANCHOR,), ("weak",)): 75.0, (("weak",), (ANCHOR,)): 25.0}, ANCHOR)
    assert ratings[ANCHOR] == (ANCHORED, 0.0)
    assert ratings["weak"].value == pytest.approx(ANCHORED - SCALE * log10(3))
    # The standard error of the logarithm of the odds is 1 / sqrt(75 * 25 / 100).
    assert ratings["weak"].reach == pytest.approx(1.96 * (100 / (75 * 25)) ** 0.5 * SCALE / 2.302585, rel=1e-3)


def test_strengths_are_found_again_from_what_they_would_do() -> None:
    strengths = {ANCHOR: 1.0, "a": 2.0, "b": 0.5}
    finishes: dict[tuple[tuple[str, ...], ...], float] = {}
    for first, second, third in permutations(strengths):
        chance = strengths[first] / 3.5 * strengths[second] / (3.5 - strengths[first])
        finishes[(first,), (second,), (third,)] = 1000 * chance
    ratings = fit(finishes, ANCHOR)
    for name, strength in strengths.items():
        assert ratings[name].value == pytest.approx(ANCHORED + SCALE * log10(strength), abs=0.01)


def test_who_shares_a_place_is_rated_alike() -> None:
    ratings = fit({((ANCHOR, "other"),): 8.0}, ANCHOR)
    assert ratings["other"].value == pytest.approx(ANCHORED)


def test_one_alone_against_three_is_expected_to_win_its_share() -> None:
    assert expected(1500, 1500, 4) == pytest.approx(0.25)
    assert expected(1500 + SCALE * log10(3), 1500, 4) == pytest.approx(0.5)
    assert expected(1500, 1500, 2) == pytest.approx(0.5)


def test_a_finish_names_who_sat_there() -> None:
    assert finish_of(["b", "a", "b"], [1.5, 1.5, 3.0]) == (("a", "b"), ("b",))


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 3.0], [4.0, 1.0, 0.0]]
    found = inverse(matrix)
    for row in range(3):
        for column in range(3):
            cell = sum(matrix[row][place] * found[place][column] for place in range(3))
            assert cell == pytest.approx(1.0 if row == column else 0.0)


def test_without_the_anchor_nothing_is_rated() -> None:
    assert fit({(("a",), ("b",)): 3.0}, ANCHOR) == {}


# What is played


@pytest.mark.parametrize("game", ["roomshare", "paris", "city", "ubuild"])
def test_every_level_meets_the_one_below_at_two_and_four_seats(game: str) -> None:
    found = steps_of(faubourg.game(game))
    for seats in (2, 4):
        for upper, lower in zip(LEVELS[1:], LEVELS):
            assert Step(upper, lower, seats) in found
        assert Step(LEVELS[-1], ANCHOR, seats) in found
    assert {name for step in found for name in step[:2]} == set(RUNGS)


def test_a_level_can_be_timed() -> None:
    assert clocked(faubourg.game("paris"), "newcomer", 3, 1) > 0


# The command


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ladder of few steps."""
    monkeypatch.setattr(ladder, "steps_of", lambda game: STEPS)
    monkeypatch.setattr(ladder_book, "steps_of", lambda game: STEPS)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources in which nothing was measured yet."""
    root = tmp_path / "checkout"
    for file in (ladder_page.FIGURES, ladder_page.PAGE):
        (root / file).parent.mkdir(parents=True)
    (root / ladder_page.FIGURES).write_text("")
    monkeypatch.chdir(root)
    return root


def climb(folder: Path, *more: str, matches: int = 4) -> int:
    words = f"ladder paris --matches {matches} --jobs 1 --lang en --folder".split()
    return main([*words, str(folder), *more])


@pytest.mark.usefixtures("short")
def test_the_command_tells_each_step_and_the_ratings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb(tmp_path) == 0
    shown = capsys.readouterr().out
    assert shown.splitlines()[0].endswith("the ladder, seed 1.")
    assert "newcomer > random" in shown
    assert f"{ANCHOR}" in shown
    assert "1500" in shown


@pytest.mark.usefixtures("short")
def test_a_ladder_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = tmp_path / "whole"
    assert climb(whole) == 0
    played = 0

    def stopped(
        contest: Contest, matches: int, jobs: int, done: Container[int], runner: Runner | None
    ) -> Iterator[Played]:
        nonlocal played
        for match in hold(contest, matches, jobs, done, runner):
            played += 1
            if played == 6:
                raise KeyboardInterrupt
            yield match

    halves = tmp_path / "halves"
    monkeypatch.setattr(ladder, "hold", stopped)
    assert climb(halves) == 130
    assert "5 matches are kept" in capsys.readouterr().out
    # And a power cut in the middle of a line.
    file = halves / "paris.jsonl"
    file.write_bytes(file.read_bytes()[:-40])
    monkeypatch.setattr(ladder, "hold", hold)
    assert climb(halves) == 0
    assert scores(file) == scores(whole / "paris.jsonl")
    # All is there: nothing is played again.
    before = file.read_bytes()
    assert climb(halves) == 0
    assert file.read_bytes() == before


def scores(file: Path) -> dict[tuple[str, ...], list[int]]:
    found: dict[tuple[str, ...], list[int]] = {}
    for line in file.read_text().splitlines():
        try:
            read = json.loads(line)
        except ValueError:
            continue
        found[(*map(str, read["step"]), str(read["played"]["number"]))] = read["played"]["scores"]
    return found


@pytest.mark.usefixtures("short")
def test_matches_of_other_levels_or_figures_do_not_count(tmp_path: Path) -> None:
    assert climb(tmp_path, matches=2) == 0
    file = tmp_path / "paris.jsonl"
    file.write_text(file.read_text().replace(edition(faubourg.game("paris")), "older"))
    assert ladder_book.Book(tmp_path, faubourg.game("paris"), 1).matches() == 0


@pytest.mark.usefixtures("short")
def test_the_page_marks_what_was_fitted_and_not_played(
    tmp_path: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder_page, "LEAST_MATCHES", 4)
    assert climb(tmp_path / "book", "--write", "--clock", "2") == 0
    page = (checkout / ladder_page.PAGE).read_text()
    assert "newcomer against random" in page
    assert "≈" in page
    assert "**" in page
    assert (checkout / ladder_page.PLOT).read_text().startswith("<svg")
    figures = (checkout / ladder_page.FIGURES).read_text()
    assert "[paris.tenant]" in figures
    assert "of_two" in figures


@pytest.mark.usefixtures("short")
def test_an_interrupted_ladder_writes_what_it_has(
    tmp_path: Path, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> float:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "clocked", stopped)
    assert climb(tmp_path / "book", "--write", "--clock", "2") == 130
    assert "newcomer against random" in (checkout / ladder_page.PAGE).read_text()


@pytest.mark.usefixtures("short")
def test_the_time_that_it_will_take_is_told_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert climb(tmp_path, matches=6) == 0
    # Four of each are played to tell it: two of each of the three are left.
    assert capsys.readouterr().err == "Matches missing: 6; they take about 1 min of CPU in all, with --jobs 1.\n"
    assert climb(tmp_path, matches=6) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("short")
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "manifest.json").write_text("{}")
    assert climb(tmp_path) == 2
    assert "something else" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["manifest.json"]


def test_outside_a_checkout_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert climb(tmp_path, "--write") == 2
    assert "checkout" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", ["chess", "paris --matches many", "paris --jobs 0", "paris --seed -1"])
def test_bad_input_is_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--lang", "en", *words.split()]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
