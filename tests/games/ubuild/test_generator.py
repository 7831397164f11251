"""Layouts made with a seed: always accepted, of many outlines."""

from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faubourg.core.bits import bits_of
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.checker import check_text
from faubourg.games.ubuild.layouts.generator import beginner_selections, generated
from faubourg.games.ubuild.layouts.hexagon import ORIGIN, STEPS, distance
from faubourg.games.ubuild.layouts.layout import built
from faubourg.games.ubuild.layouts.variety import Variety, outline_key
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, STRAIGHT, is_accepted
from tests.games.ubuild.plane import can_be_laid

modes = st.integers(0, 2)


# What is generated


@pytest.mark.clause("UB-2d", "UB-2e", "UB-2f", "UB-2g")
@settings(max_examples=150)
@given(modes, st.booleans(), st.integers() | st.text(max_size=20))
def test_what_is_generated_is_always_accepted(mode: int, is_open: bool, seed: int | str) -> None:
    text = generated(BOX, mode, seed, is_open=is_open)
    layout = built(text, BOX, mode)
    assert (layout.text, layout.is_open, layout.mode) == (text, is_open, mode)


def test_a_seed_always_makes_the_same_layout() -> None:
    assert generated(BOX, 0, 7) == generated(BOX, 0, 7) == generated(BOX, 0, "7")
    assert generated(BOX, 0, 7) != generated(BOX, 0, 8)
    # Frozen, for a seed is what people pass on.
    assert generated(BOX, 0, 0) == "b1-gobri1jabrb0fpj1gjd0-srslrrrssrssrr"
    assert generated(BOX, 1, 0, is_open=True) == "c1-fpa1h1brjag0l1brgod0k1gjj1b0-srlllssslsrlrrrssrllrs-o"


@pytest.mark.clause("UB-2d")
def test_ub_2d_all_selections_of_beginner_can_come_and_the_checker_accepts_no_other() -> None:
    found = set(beginner_selections(BOX, BOX.doubles[0]))
    accepted = set()
    for tiles in range(1 << 12):
        if tiles.bit_count() == 4:
            one, two, three, four = ("abcdefghijkl"[double] for double in bits_of(tiles))
            if is_accepted(f"b1-go{one}0brja{two}0fp{three}0brgj{four}0-rsrsrssrsrsrss"):
                accepted.add(tiles)
    assert found == accepted
    assert len(found) == 41


def test_a_box_with_another_printed_layout_makes_what_its_own_checker_accepts() -> None:
    tiles = BOX.spaces[2:] + BOX.spaces[:2]
    other = Box(tiles, [BEGINNER.replace("b0", "a0").replace("gjj0", "gji0"), CLASSIC, ADVANCED])
    texts = [generated(other, 0, seed) for seed in range(20)]
    assert all(check_text(text, other, 0).text() == text for text in texts)
    assert not all(is_accepted(text) for text in texts)


# Variety


@cache
def loops(count: int) -> frozenset[str]:
    """The turns of all closed tracks of so many hexagons, by trying: slow, and plain enough to be believed."""
    found: set[str] = set()

    def go_on(track: list[int], heading: int, turns: str) -> None:
        there = track[-1] + STEPS[heading]
        if len(track) == count:
            first = (1 - heading) % 6
            if there == ORIGIN and first <= 2:
                found.add("lsr"[first] + turns)
            return
        near = [number for number, place in enumerate(track) if distance(place, there) <= 1]
        last = len(track) == count - 1
        if near != ([0, len(track) - 1] if last and len(track) > 1 else [len(track) - 1]):
            return
        if distance(there, ORIGIN) <= count - len(track):
            for turn, letter in ((-1, "l"), (0, "s"), (1, "r")):
                go_on([*track, there], (heading + turn) % 6, turns + letter)

    go_on([int(ORIGIN)], 0, "")
    return frozenset(turns for turns in found if turns.count("r") > turns.count("l"))


@pytest.mark.clause("UB-2h")
def test_ub_2h_the_checker_accepts_all_loops_and_no_other_of_their_letters() -> None:
    accepted = loops(14)
    assert len(accepted) == 756
    assert len({outline_key(turns, False) for turns in accepted}) == 62
    head = BEGINNER[: -len("rsrsrssrsrsrss")]
    assert all(is_accepted(head + turns) for turns in accepted)
    for turns in sorted(accepted):
        for place in range(14):
            for letter in "lsr":
                other = turns[:place] + letter + turns[place + 1 :]
                assert is_accepted(head + other) == (other in accepted)


def test_outlines_of_beginner_are_as_various_as_they_can_be() -> None:
    variety = Variety([generated(BOX, 0, seed) for seed in range(500)])
    assert variety.different == variety.layouts == 500
    # There are 62; of 500 layouts that are drawn evenly the effective number is about 52, as few as those are.
    assert variety.outlines >= 60
    assert variety.effective >= 48
    assert variety.orders >= 495


def test_every_open_outline_can_be_bent_from_a_straight_one() -> None:
    count = 9
    every = {f"s{''.join(turns)}s" for turns in product("lsr", repeat=count - 2)}
    possible = {turns for turns in every if can_be_laid(turns, True)}
    found = front = {"s" * count}
    while front:
        bent = {
            turns[:place] + letter + turns[place + 1 :] for turns in front for place in range(count) for letter in "lsr"
        }
        front = bent & possible - found
        found = found | front
    assert found == possible


@pytest.mark.parametrize("mode", [1, 2])
def test_outlines_of_longer_tracks_hardly_ever_come_twice(mode: int) -> None:
    for is_open in (False, True):
        variety = Variety([generated(BOX, mode, seed, is_open=is_open) for seed in range(60)])
        assert variety.outlines >= 59
        assert variety.convex <= 1


def test_variety_counts_outlines_wherever_they_begin() -> None:
    other = "b1-goj1brfpe0jag1brgjb0-ssrsrsrssrsrsr"
    variety = Variety([BEGINNER, BEGINNER, other, CLASSIC, STRAIGHT])
    assert (variety.layouts, variety.different, variety.orders) == (5, 4, 4)
    assert (variety.outlines, variety.convex) == (3, 3)
    assert variety.effective == pytest.approx(25 / 11)
    assert Variety([]).effective == 0
