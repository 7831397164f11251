"""Hexagons: coordinates, steps, distances."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg.games.ubuild.layouts.hexagon import ORIGIN, beside, distance, hexagon, q_of, r_of

coordinate = st.integers(-30, 30)


@pytest.mark.clause("UB-1d")
def test_ub_1d_the_six_directions_are_those_of_the_rulebook() -> None:
    ahead = [int(beside(ORIGIN, direction)) for direction in range(6)]
    assert [(q_of(place), r_of(place)) for place in ahead] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@given(coordinate, coordinate)
def test_a_hexagon_has_its_coordinates(q: int, r: int) -> None:
    place = int(hexagon(q, r))
    assert (q_of(place), r_of(place)) == (q, r)


@given(coordinate, coordinate, st.integers(0, 11))
def test_opposite_steps_lead_back(q: int, r: int, direction: int) -> None:
    place = int(hexagon(q, r))
    assert beside(int(beside(place, direction)), direction + 3) == place
    assert distance(place, int(beside(place, direction))) == 1


@given(coordinate, coordinate, st.lists(st.integers(0, 5), max_size=8))
def test_no_walk_is_shorter_than_the_distance(q: int, r: int, steps: list[int]) -> None:
    start = place = int(hexagon(q, r))
    for step in steps:
        place = int(beside(place, step))
    assert distance(start, place) <= len(steps)
    assert distance(start, place) == distance(place, start)
