"""Perft: how many ways there are to go on from a position, Nature's outcomes counted one by one.

The figures are frozen. They are the same interpreted and compiled, because these tests run both ways. The positions are
those of tests/playthroughs/roomshare/positions; `python tools/golden.py roomshare --positions` writes them anew.
"""

import pytest

import faubourg
from faubourg import NATURE, State
from tests.games.perft import chances, lines_from, places_from, unchecked_lines_from
from tools.golden import FOLDER, positions

HERE = FOLDER / "roomshare" / "positions"

# By position: the number of lines of play of one move, of two, and so on.
LINES: dict[str, list[int]] = {
    "first-turn": [3, 73, 1314, 3942, 15228],
    "first-turn-of-three": [3, 142, 2948, 8852],
    "duel": [24, 528, 10560],
    "mid-match": [3, 35, 227, 673],
    "eviction": [3, 6, 102, 306, 3366],
    "chain": [2, 8, 16, 64, 224],
    "departure": [17, 34, 102, 1880, 2096],
    "swap": [16, 96, 810, 2709],
    "renovation": [5, 35, 105, 1575, 8435],
    "small-pile": [3, 9, 246, 543, 1638],
    "reshuffle": [3, 32, 34, 105, 843],
    "last-chance": [7, 94, 706, 706, 706],
}

# By position and depth: how many different positions these lines lead to.
PLACES: dict[tuple[str, int], int] = {
    ("duel", 3): 5280,
    ("mid-match", 3): 227,
    ("chain", 5): 224,
    ("reshuffle", 5): 843,
    ("small-pile", 5): 1638,
    ("swap", 4): 2709,
    ("eviction", 5): 3111,
}

# From the very first move, Nature's set-up included.
STARTS: list[tuple[int, dict[str, object], list[int]]] = [
    (4, {}, [4, 96, 288, 864, 2592]),
    (3, {"royal": "suite"}, [3, 72, 288, 1080, 3816]),
    (2, {"duel": True}, [2, 48, 144, 432, 1296]),
    (2, {"first": 0, "corners": ["red", "blue", "yellow", "green"], "royal": "haunted"}, [4, 15, 53, 175, 536]),
]


def position(name: str) -> State:
    return faubourg.game("roomshare").restore((HERE / f"{name}.json").read_text("utf-8"))


def test_every_position_is_counted() -> None:
    assert set(LINES) == {each.name for each in positions("roomshare")} == {path.stem for path in HERE.glob("*.json")}


@pytest.mark.parametrize("name", LINES)
def test_the_ways_to_go_on_are_as_many_as_ever(name: str) -> None:
    state = position(name)
    before = state.dump()
    for depth, expected in enumerate(LINES[name], start=1):
        assert unchecked_lines_from(state, depth) == expected
        if expected < 3000:
            assert lines_from(state, depth) == expected
    assert state.dump() == before


@pytest.mark.parametrize(("name", "depth"), PLACES)
def test_they_lead_to_as_many_positions_as_ever(name: str, depth: int) -> None:
    assert len(places_from(position(name), depth)) == PLACES[name, depth]


@pytest.mark.parametrize(("seats", "options", "expected"), STARTS)
def test_the_ways_to_set_the_table_are_as_many_as_ever(
    seats: int, options: dict[str, object], expected: list[int]
) -> None:
    state = faubourg.game("roomshare").start(seats, options)
    for depth, count in enumerate(expected, start=1):
        assert unchecked_lines_from(state, depth) == count


def laid_in_order(kinds: tuple[int, ...], count: int) -> int:
    """How many sequences of so many apartments there are, when each kind has only so many."""
    if count == 0:
        return 1
    return sum(
        laid_in_order((*kinds[:place], left - 1, *kinds[place + 1 :]), count - 1)
        for place, left in enumerate(kinds)
        if left
    )


@pytest.mark.clause("RS-3e", "RS-3g", "RS-3i")
def test_the_ways_to_set_the_table_can_be_counted_without_the_rules() -> None:
    """Who begins, one of 24 arrangements, then apartments: 8 classic, 3 suites, 3 haunted, or a royal suite for one."""
    for (seats, _, found), kinds in zip(STARTS[:3], [(8, 3, 3), (8, 2, 3, 1), (8, 3, 3)], strict=True):
        assert found[:2] == [seats, seats * 24]
        assert found[2:] == [seats * 24 * laid_in_order(kinds, count) for count in range(1, len(found) - 1)]
    assert STARTS[3][2] == [laid_in_order((8, 3, 2, 1), count) for count in range(1, len(STARTS[3][2]) + 1)]


@pytest.mark.clause("RS-8.2a")
def test_the_first_placements_of_a_duel_can_be_counted_without_the_rules() -> None:
    """Four tenants stand alone, twelve arrows beside them are free, and each player has two colours."""
    assert LINES["duel"] == [12 * 2, 12 * 2 * 11 * 2, 12 * 2 * 11 * 2 * 10 * 2]


@pytest.mark.parametrize("name", ["small-pile", "reshuffle", "first-turn"])
def test_natures_outcomes_are_as_likely_as_they_should_be(name: str) -> None:
    assert chances(position(name), 2) == 1


def test_the_last_cards_of_a_pile_are_drawn_in_every_order() -> None:
    """Three cards unseen: three outcomes, then two, then one, with the same seats' moves between them."""
    state = position("small-pile")
    assert state.actor == NATURE
    assert len(state.legal()) == 3
    assert state.weights() == [1, 1, 1]


def test_a_pile_that_has_run_out_is_shuffled_anew_from_all_discards() -> None:
    """RS-4.4b: after the last card the outcomes are the discards and the card just played."""
    state = position("reshuffle")
    view = state.view(None)
    assert view["pile"] == 1
    seen = set()
    for _ in range(60):
        if state.actor == NATURE and len(state.legal()) > 1:
            break
        seen.add(int(state.actor))
        state.play(state.legal()[0])
    discards = view["discards"]
    assert isinstance(discards, list)
    assert NATURE in seen
    assert len(state.legal()) >= len(discards) + 1
