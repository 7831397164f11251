"""The playthroughs in tests/playthroughs/city say what they said when they were frozen.

After a change of the rules that is meant, `python tools/golden.py city` writes them anew: read the difference.
"""

from functools import cache
from pathlib import Path

import pytest

import faubourg
from tools.golden import FOLDER, golden_files, plans

GAME = Path(__file__).parent.name
HERE = FOLDER / GAME


def first_difference(frozen: str, told: str) -> str:
    """Where two texts part, with the heading above that line."""
    old, new = frozen.split("\n"), told.split("\n")
    heading = ""
    for number, (one, two) in enumerate(zip(old, new)):
        heading = one if one.startswith("==") else heading
        if one != two:
            return f"line {number + 1}, after {heading}\n  frozen: {one}\n  now:    {two}"
    return f"one of them is longer: {len(old)} lines frozen, {len(new)} now"


@cache
def told() -> dict[str, str]:
    return golden_files(GAME)


@pytest.mark.parametrize("name", [f"{plan.name}.txt" for plan in plans(GAME)])
def test_a_playthrough_is_told_as_it_was(name: str) -> None:
    frozen = (HERE / name).read_text("utf-8")
    if told()[name] != frozen:
        pytest.fail(first_difference(frozen, told()[name]), pytrace=False)


def test_every_number_means_what_it_meant() -> None:
    """Records and trained policies speak in these numbers: they may be added to, at the end, and never moved."""
    game = faubourg.game(GAME)
    lines = (HERE / "numbering.txt").read_text("utf-8").rstrip("\n").split("\n")
    assert lines[:2] == [f"policy {game.policy}", f"listed {game.listed}"]
    assert len(lines) == game.listed + 2
    for number, line in enumerate(lines[2:]):
        code, _, text = line.partition(" ")
        assert int(code) == number
        assert game.text(number) == text
        assert game.parse(text) == number


def test_the_folder_holds_all_playthroughs_and_no_others() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == set(told())


def test_playthroughs_are_small_enough_to_be_read() -> None:
    assert sum(path.stat().st_size for path in HERE.glob("*.txt")) < 400_000


def test_every_seat_is_told_the_same() -> None:
    """Nothing in City is hidden."""
    for plan in plans(GAME):
        for line in (HERE / f"{plan.name}.txt").read_text("utf-8").split("\n"):
            assert not line.startswith("  seat ")
