"""The playthroughs in tests/playthroughs say what they said when they were frozen.

After a change of the rules that is meant, `python tools/golden.py GAME` writes a game's anew: read the difference.
"""

from functools import cache

import pytest

import faubourg
from tools.golden import FOLDER, golden_files, is_frozen, plans

# A game that has none fails in tests/playthroughs, where it is told what to do.
FROZEN = [id for id in faubourg.game_ids() if is_frozen(id)]
each_game = pytest.mark.parametrize("game_id", FROZEN)
# Nothing in these is hidden.
OPEN = ("city", "ubuild")


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
def told(game_id: str) -> dict[str, str]:
    return golden_files(game_id)


@pytest.mark.parametrize(("game_id", "name"), [(id, f"{plan.name}.txt") for id in FROZEN for plan in plans(id)])
def test_a_playthrough_is_told_as_it_was(game_id: str, name: str) -> None:
    frozen, now = (FOLDER / game_id / name).read_text("utf-8"), told(game_id)[name]
    if now != frozen:
        pytest.fail(first_difference(frozen, now), pytrace=False)


@each_game
def test_every_number_means_what_it_meant(game_id: str) -> None:
    """Records and trained policies speak in these numbers: they may be added to, at the end, and never moved."""
    game = faubourg.game(game_id)
    lines = (FOLDER / game_id / "numbering.txt").read_text("utf-8").rstrip("\n").split("\n")
    assert lines[:2] == [f"policy {game.policy}", f"listed {game.listed}"]
    assert len(lines) == game.listed + 2
    for number, line in enumerate(lines[2:]):
        code, _, text = line.partition(" ")
        assert int(code) == number
        assert game.text(number) == text
        assert game.parse(text) == number


@each_game
def test_the_folder_holds_all_playthroughs_and_no_others(game_id: str) -> None:
    assert {path.name for path in (FOLDER / game_id).glob("*.txt")} == set(told(game_id))


@each_game
def test_playthroughs_are_small_enough_to_be_read(game_id: str) -> None:
    assert sum(path.stat().st_size for path in (FOLDER / game_id).glob("*.txt")) < 400_000


@pytest.mark.parametrize("game_id", [id for id in FROZEN if id not in OPEN])
def test_a_playthrough_tells_no_seat_what_another_holds(game_id: str) -> None:
    """Only lines that say whose they are may name a card that was drawn or is held."""
    for plan in plans(game_id):
        for line in (FOLDER / game_id / f"{plan.name}.txt").read_text("utf-8").split("\n"):
            if line.startswith("  ") and not line.startswith("  seat "):
                assert '"hand":[' not in line
                assert '"card-drawn"' not in line or '"card":null' in line


@pytest.mark.parametrize("game_id", OPEN)
def test_where_nothing_is_hidden_every_seat_is_told_the_same(game_id: str) -> None:
    for plan in plans(game_id):
        for line in (FOLDER / game_id / f"{plan.name}.txt").read_text("utf-8").split("\n"):
            assert not line.startswith("  seat ")
