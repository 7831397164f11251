"""Perft: how many ways there are to go on from a position, Nature's outcomes counted one by one.

The figures are frozen. They are the same interpreted and compiled, because these tests run both ways. The positions, of
all modes and of layouts besides the printed ones, are those of tests/playthroughs/ubuild/positions; `python
tools/golden.py ubuild --positions` writes them anew.
"""

import pytest

from faubourg import State
from tests.games.perft import chances, lines_from, places_from, unchecked_lines_from
from tests.games.ubuild.positions import GAME
from tools.golden import FOLDER, positions

HERE = FOLDER / "ubuild" / "positions"

# By position: the number of lines of play of one move, of two, and so on.
LINES: dict[str, list[int]] = {
    "first": [6, 6, 126, 396],
    "roll": [1, 21, 66, 789],
    "dice": [21, 79, 499],
    "die": [6, 27, 155, 2394],
    "railroads": [6, 30, 199, 3494],
    "freestyle": [2, 22, 107, 565],
    "buy": [2, 53, 661],
    "opening": [44, 990],
    "bid": [10, 40, 161, 544, 1959],
    "permit": [7, 76, 464, 2260],
    "site": [12, 12, 24, 264, 1252],
    "landmark": [4, 20, 80, 304, 792],
    "step": [2, 6, 16, 80, 506, 2676],
    "blocks": [4, 9, 38, 238, 1800],
    "paid-step": [5, 19, 51, 269, 1616],
    "landmarks": [7, 35, 167, 653, 2322],
    "stadium": [4, 30, 165, 904],
    "draw": [17, 57, 274, 5222],
    "card-blocks": [4, 4, 4, 84, 312, 2044],
    "card-hazard": [2, 44, 328, 1200],
    "card-auction": [7, 315],
    "card-swap": [4, 11, 52, 212, 938],
    "debt": [3, 14, 69, 314, 1408],
    "toll": [3, 5, 10, 74, 534, 1630],
    "owed-to-the-drawer": [1, 6, 20, 44, 158, 567],
    "jail": [2, 22, 59, 323],
    "jail-beginner": [4, 15, 60, 208, 758],
}

# By position and depth: how many different positions these lines lead to.
PLACES: dict[tuple[str, int], int] = {
    ("railroads", 3): 196,
    ("freestyle", 3): 89,
    ("bid", 4): 242,
    ("step", 5): 356,
    ("blocks", 4): 206,
    ("paid-step", 4): 175,
    ("stadium", 4): 591,
    ("draw", 3): 268,
    ("toll", 5): 122,
    ("owed-to-the-drawer", 5): 150,
}


def position(name: str) -> State:
    return GAME.restore((HERE / f"{name}.json").read_text("utf-8"))


def test_every_position_is_counted() -> None:
    assert set(LINES) == {each.name for each in positions("ubuild")} == {path.stem for path in HERE.glob("*.json")}


@pytest.mark.clause("UB-2a", "UB-2b", "UB-2c")
def test_every_mode_is_counted() -> None:
    modes = [position(name).options.values["mode"] for name in LINES]
    assert min(modes.count(mode) for mode in ("beginner", "classic", "advanced")) >= 6


@pytest.mark.parametrize("name", LINES)
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    state = position(name)
    before = state.dump()
    for depth, expected in enumerate(LINES[name], start=1):
        assert unchecked_lines_from(state, depth) == expected
        if expected < 500:
            assert lines_from(state, depth) == expected
    assert state.dump() == before


@pytest.mark.parametrize(("name", "depth"), PLACES)
def test_they_lead_to_as_many_positions_as_ever(name: str, depth: int) -> None:
    assert len(places_from(position(name), depth)) == PLACES[name, depth]


@pytest.mark.clause("UB-1d", "UB-2a", "UB-3a", "UB-3i", "UB-4f")
def test_the_ways_to_begin_can_be_counted_without_the_rules() -> None:
    """Who begins, then a throw of two dice, of which 21 can be told apart; or of the one die of Beginner.

    Of the 21 throws from GO in Classic 13 lead to a district, to be bought or not, 2 to a bridge with its 17 cards, and
    6 to Jail, a permit that nobody can use, or Free Parking. Of the 6 in Beginner it is 4, 1 and 1.
    """
    classic, beginner = GAME.start(4), GAME.start(3, {"mode": "beginner"})
    after_a_throw = [13 * 2 + 2 * 17 + 6, 4 * 2 + 17 + 1]
    assert [unchecked_lines_from(classic, depth) for depth in (1, 2, 3, 4)] == [4, 4, 4 * 21, 4 * after_a_throw[0]]
    assert [unchecked_lines_from(beginner, depth) for depth in (1, 2, 3, 4)] == [3, 3, 3 * 6, 3 * after_a_throw[1]]


@pytest.mark.parametrize("name", ["dice", "die", "railroads", "draw", "jail", "jail-beginner"])
def test_natures_outcomes_are_as_likely_as_they_should_be(name: str) -> None:
    assert chances(position(name), 2) == 1
