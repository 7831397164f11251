"""Perft: how many ways there are to go on from a position, Nature's outcomes counted one by one.

The figures are frozen. They are the same interpreted and compiled, because these tests run both ways. The positions are
those of tests/playthroughs/paris/positions; `python tools/golden.py paris --positions` writes them anew.
"""

import pytest

import faubourg
from faubourg import State
from tests.games.perft import chances, lines_from, places_from, unchecked_lines_from
from tools.golden import FOLDER, positions

HERE = FOLDER / "paris" / "positions"

# By position: the number of lines of play of one move, of two, and so on.
LINES: dict[str, list[int]] = {
    "first-draw": [5, 40, 144, 347, 1760, 7968],
    "first-back": [8, 32, 63, 336, 1648, 5658],
    "first-action": [5, 9, 44, 468, 2054, 6008],
    "action": [11, 23, 67, 251, 426, 1730],
    "harmony": [8, 25, 73, 195, 594, 4765],
    "more": [1, 2, 20, 95, 684, 2864],
    "payment": [4, 12, 36, 120, 168, 288],
    "refill": [23, 506, 2530],
    "small-pile": [6, 6, 6, 11, 14, 49],
    "run-out": [1, 5, 5, 12, 12, 68],
    "last-turn": [3, 3, 4, 4, 4, 4],
    "sixth-hotel": [3, 4, 5, 7, 15, 82],
}

# By position and depth: how many different positions these lines lead to.
PLACES: dict[tuple[str, int], int] = {
    ("action", 6): 1618,
    ("harmony", 6): 3265,
    ("payment", 6): 288,
    ("refill", 3): 1265,
    ("last-turn", 6): 4,
    ("sixth-hotel", 6): 82,
}

# From the very first move, Nature's set-up included.
STARTS: list[tuple[int, dict[str, object], list[int]]] = [
    (4, {}, [4, 112, 3024]),
    (3, {"start_cash": True}, [3, 84, 2268]),
    (2, {"first": 1, "dynamic": True}, [8, 40, 320, 3920, 14824]),
    (2, {"first": 0}, [28, 756, 19656]),
]


def position(name: str) -> State:
    return faubourg.game("paris").restore((HERE / f"{name}.json").read_text("utf-8"))


def test_every_position_is_counted() -> None:
    assert set(LINES) == {each.name for each in positions("paris")} == {path.stem for path in HERE.glob("*.json")}


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


@pytest.mark.parametrize(("seats", "options", "expected"), STARTS)
def test_the_ways_to_set_the_table_are_as_many_as_ever(
    seats: int, options: dict[str, object], expected: list[int]
) -> None:
    state = faubourg.game("paris").start(seats, options)
    for depth, count in enumerate(expected, start=1):
        assert unchecked_lines_from(state, depth) == count


@pytest.mark.clause("PA-1c", "PA-1d")
def test_the_ways_to_set_the_table_can_be_counted_without_the_rules() -> None:
    """Who begins, then lots one after the other; with all lots on sale a back, one of five cards, and a back again."""
    for seats, options, found in STARTS[:2]:
        assert options is not None
        assert found == [seats, seats * 28, seats * 28 * 27]
    assert STARTS[2][2][:3] == [8, 8 * 5, 8 * 5 * 8]
    assert STARTS[3][2] == [28, 28 * 27, 28 * 27 * 26]


@pytest.mark.parametrize("name", ["small-pile", "run-out", "first-draw", "first-back"])
def test_natures_outcomes_are_as_likely_as_they_should_be(name: str) -> None:
    assert chances(position(name), 3) == 1
