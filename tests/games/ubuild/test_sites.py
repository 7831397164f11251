"""What follows from a text: spaces, sites, and what touches what."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.bits import bits_of, count_bits, numbers_of
from faubourg.games.ubuild.layouts.hexagon import distance, hexagon, q_of, r_of
from faubourg.games.ubuild.layouts.layout import Layout, built, laid
from faubourg.games.ubuild.layouts.plan import read_plan
from faubourg.games.ubuild.numbering import Sort
from tests.games.ubuild.boxes import ADVANCED, BEGINNER, BOX, CLASSIC, FIGURES, STRAIGHT, examples, printed
from tests.games.ubuild.geometry import assert_mirrored, assert_turned, mirrored_plan

ALL = [BEGINNER, CLASSIC, ADVANCED, STRAIGHT, *examples()]


def names(layout: Layout) -> list[str]:
    """The spaces from GO on, as the rulebook names them."""
    ids = ("GO", "Jail", "Free Parking", "Go to jail", "bridge", "permit")
    return [
        FIGURES.district_names[district]["fr"] if district >= 0 else ids[sort]
        for sort, district in zip(numbers_of(layout.sorts), numbers_of(layout.districts))
    ]


@pytest.mark.clause("UB-1d")
def test_ub_1d_the_spaces_of_beginner() -> None:
    assert names(printed(0)) == [
        *("GO", "Rive Gauche", "Quartier Latin", "bridge", "Jail", "Les Halles", "Quartier de l’Hôpital"),
        *("Free Parking", "Rive Droite", "Quartier des Affaires", "bridge", "Go to jail", "Grand Est", "Vieux Port"),
    ]


@pytest.mark.clause("UB-1d", "UB-2c")
def test_ub_1d_the_spaces_of_advanced_are_all_districts_both_permits_and_four_bridges() -> None:
    layout = printed(2)
    assert layout.in_play == (1 << 22) - 1
    assert numbers_of(layout.bridges) == [5, 13, 21, 29]
    assert numbers_of(layout.permits) == [27, 30]
    assert (layout.jail, layout.parking, layout.arrest) == (8, 16, 24)
    assert all(layout.districts[layout.space_of[district]] == district for district in range(22))


@pytest.mark.clause("UB-1d")
def test_ub_1d_the_sides_of_the_printed_outlines_are_those_of_the_rulebook() -> None:
    corners = {
        BEGINNER: [(0, 0), (2, 0), (2, 2), (-1, 5), (-3, 5), (-3, 3)],
        CLASSIC: [(0, 0), (3, 0), (3, 4), (-1, 8), (-4, 8), (-4, 4)],
        ADVANCED: [(0, 0), (5, 0), (5, 5), (-1, 11), (-6, 11), (-6, 6)],
    }
    for text, expected in corners.items():
        layout = built(text, BOX)
        turns = text.split("-")[2]
        places = [place for place, turn in zip(numbers_of(layout.hexagons), turns) if turn == "r"]
        assert [(q_of(place), r_of(place)) for place in places] == expected


@pytest.mark.clause("UB-1e")
def test_ub_1e_the_printed_layouts_have_28_44_and_64_sites_that_touch_one_to_three_spaces() -> None:
    assert [printed(mode).sites for mode in range(3)] == [28, 44, 64]
    for mode in range(3):
        assert {count_bits(spaces) for spaces in numbers_of(printed(mode).spaces_at)} == {1, 2, 3}


@pytest.mark.clause("UB-1e")
def test_ub_1e_a_straight_track_has_the_most_sites() -> None:
    assert built(STRAIGHT, BOX).sites == 66


@pytest.mark.clause("UB-1e", "UB-2g")
@pytest.mark.parametrize("text", ALL)
def test_ub_1e_sites_are_the_empty_hexagons_that_touch_a_space(text: str) -> None:
    layout = built(text, BOX)
    spaces, railroads = numbers_of(layout.hexagons), numbers_of(layout.railroads)
    around = {
        int(hexagon(q_of(space) + q, r_of(space) + r))
        for space in spaces
        for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    }
    sites = numbers_of(layout.site_hexagons)
    assert set(sites) == around - set(spaces) - set(railroads)
    assert len(sites) == len(set(sites)) == layout.sites <= 66
    assert len(railroads) == (2 if layout.is_open else 0)
    for site, place in enumerate(sites):
        touched = [space for space, other in enumerate(spaces) if distance(place, other) == 1]
        assert bits_of(layout.spaces_at[site]) == touched
        assert 1 <= len(touched) <= 5
        districts = {layout.districts[space] for space in touched} - {-1}
        assert set(bits_of(layout.districts_at[site])) == districts
        beside = [layout.beside[site * 6 + direction] for direction in range(6)]
        assert {other for other in beside if other >= 0} == {
            other for other, there in enumerate(sites) if distance(place, there) == 1
        }
        assert all(other < 0 or layout.beside[other * 6 + (way + 3) % 6] == site for way, other in enumerate(beside))
    for space in range(layout.spaces):
        assert len({layout.sites_of[space * 4 + each] for each in range(4)}) == 4


@pytest.mark.clause("UB-1e")
def test_ub_1e_sites_are_numbered_from_go_first_to_the_left_of_ahead() -> None:
    layout = built(BEGINNER, BOX)
    places = [(q_of(place), r_of(place)) for place in numbers_of(layout.site_hexagons)]
    # GO lies on a corner and faces (1, 0); behind it to the left is the last space.
    assert places[:6] == [(1, -1), (0, -1), (-1, 0), (0, 1), (2, -1), (1, 1)]
    assert numbers_of(layout.sites_of)[:8] == [0, 1, 2, 3, 4, 0, 3, 5]


@pytest.mark.clause("UB-2g")
def test_ub_2g_an_open_track_is_numbered_from_go_through_the_railroads() -> None:
    tiles = "fpg0brgjj0gob0brjae0"
    layout = built(f"b1-{tiles}-ssssssssssssss-o", BOX)
    assert names(layout) == names(printed(0))
    assert [(q_of(place), r_of(place)) for place in numbers_of(layout.railroads)] == [(-1, 0), (14, 0)]
    columns = [q_of(place) for place in numbers_of(layout.hexagons)]
    assert columns == [7, 8, 9, 10, 11, 12, 13, 0, 1, 2, 3, 4, 5, 6]
    assert layout.sites == 30


@pytest.mark.clause("UB-1d")
def test_a_double_may_be_turned_round() -> None:
    layout = built(BEGINNER.replace("b0", "b1"), BOX)
    assert names(layout)[1:3] == ["Quartier Latin", "Rive Gauche"]
    assert numbers_of(layout.sorts).count(Sort.DISTRICT) == 8


@given(st.sampled_from(ALL), st.integers(1, 5))
def test_a_track_laid_in_any_of_six_directions_has_the_same_structure(text: str, heading: int) -> None:
    plan = read_plan(text)
    assert_turned(laid(plan, BOX), laid(plan, BOX, heading), heading)


@given(st.sampled_from(ALL))
def test_a_track_and_its_sense_of_walking_reflected_is_the_same_with_sites_renamed(text: str) -> None:
    plan = read_plan(text)
    assert_mirrored(laid(plan, BOX), laid(mirrored_plan(plan), BOX))
