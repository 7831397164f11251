"""Perft: how many ways there are to go on from a position, Nature's outcomes counted one by one.

The figures are frozen. They are the same interpreted and compiled, because these tests run both ways. The positions are
those of tests/playthroughs/city/positions; `python tools/golden.py city --positions` writes them anew.
"""

import pytest

import faubourg
from faubourg import State
from tests.games.perft import chances, lines_from, places_from, unchecked_lines_from
from tools.golden import FOLDER, positions

HERE = FOLDER / "city" / "positions"

# By position: the number of lines of play of one move, of two, and so on.
LINES: dict[str, list[int]] = {
    "first-roll": [1, 21, 239, 2714],
    "dice": [21, 236, 4547],
    "buy": [2, 56, 1490],
    "opening": [54, 1485],
    "bid": [9, 99, 3396, 7567],
    "permit": [33, 66, 165, 1914, 7540],
    "press": [4, 31, 39, 127, 1171],
    "blocks": [10, 74, 396, 741, 4231],
    "rail": [22, 22, 42, 613, 4304],
    "landmarks": [11, 60, 264, 3258],
    "jump": [2, 5, 12, 129, 501],
    "draw": [25, 209, 1281, 5070],
    "card": [4, 88, 192, 474, 6306],
    "call": [16, 302, 4955],
    "rent": [2, 4, 10, 96, 378],
    "debt": [10, 88, 667, 4524],
    "debt-dodge": [9, 22, 57, 478, 2185],
    "taxi-past-go": [5, 60, 286, 1619],
    # Then several may act at once.
    "live-opening": [54],
    "bankruptcy": [26, 431, 2236],
    "jail": [2, 22, 91, 537, 3007],
}

# By position and depth: how many different positions these lines lead to.
PLACES: dict[tuple[str, int], int] = {
    ("permit", 4): 1815,
    ("blocks", 4): 480,
    ("jump", 5): 388,
    ("card", 4): 447,
    ("rent", 5): 368,
    ("debt", 3): 199,
    ("debt-dodge", 4): 431,
    ("taxi-past-go", 4): 1309,
}


def position(name: str) -> State:
    return faubourg.game("city").restore((HERE / f"{name}.json").read_text("utf-8"))


def test_every_position_is_counted() -> None:
    assert set(LINES) == {each.name for each in positions("city")} == {path.stem for path in HERE.glob("*.json")}


@pytest.mark.parametrize("name", LINES)
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    state = position(name)
    before = state.dump()
    for depth, expected in enumerate(LINES[name], start=1):
        assert unchecked_lines_from(state, depth) == expected
        if expected < 1000:
            assert lines_from(state, depth) == expected
    assert state.dump() == before


@pytest.mark.parametrize(("name", "depth"), PLACES)
def test_they_lead_to_as_many_positions_as_ever(name: str, depth: int) -> None:
    assert len(places_from(position(name), depth)) == PLACES[name, depth]


@pytest.mark.clause("CI-1d", "CI-3a")
def test_the_ways_to_begin_can_be_counted_without_the_rules() -> None:
    """Who begins, then a throw of two dice, of which 21 can be told apart."""
    state = faubourg.game("city").start(4)
    assert [unchecked_lines_from(state, depth) for depth in (1, 2, 3)] == [4, 4, 4 * 21]


@pytest.mark.parametrize("name", ["dice", "press", "draw", "jail"])
def test_natures_outcomes_are_as_likely_as_they_should_be(name: str) -> None:
    assert chances(position(name), 2) == 1
