"""Chapter 6: the score and its ties."""

from collections.abc import Mapping

import pytest

from faubourg.core.state import State
from tests.games.roomshare.positions import evicting, finished, last_chance, play, player, seen, table, told

# Everybody's colour lives somewhere that pays nothing.
LONELY = {"b2": ".r..", "d2": "...b", "b1": ".y..", "d1": "...g"}


def scores(pictures: Mapping[str, str], seats: int = 4, kinds: Mapping[str, str] | None = None) -> list[int]:
    return table(seats, pictures, kinds=kinds, options={"royal": "classic"}).scores()


@pytest.mark.clause("RS-6a")
@pytest.mark.parametrize(
    ("picture", "points"),
    [("r...", [0, 0]), ("rr..", [0, 0]), ("rrr.", [3, 0]), (".rrb", [2, 1]), ("b.yr", [1, 1]), ("bb.b", [0, 3])],
)
def test_rs_6a_classic_one_point_for_each_own_tenant_where_exactly_three_live(picture: str, points: list[int]) -> None:
    assert scores({"c2": picture})[:2] == points


@pytest.mark.clause("RS-6a")
def test_rs_6a_an_apartment_under_eviction_with_four_pays_nothing() -> None:
    state = evicting({"c2": "rrrr", "c3": "bbbb"})
    assert state.scores() == [0, 0, 0, 0]


@pytest.mark.clause("RS-6a")
@pytest.mark.parametrize("flat", ["a2", "b3", "c2", "d1", "e1"])
def test_rs_6a_classic_apartments_lie_in_the_block_and_around_it(flat: str) -> None:
    assert scores({flat: "rrb."}) == [2, 1, 0, 0]


@pytest.mark.clause("RS-6b")
@pytest.mark.parametrize(("picture", "points"), [("rr..", 0), ("rrr.", 6), ("r.bg", 2)])
def test_rs_6b_suite_two_points_each_where_exactly_three_live(picture: str, points: int) -> None:
    assert scores({"c3": picture})[0] == points


@pytest.mark.clause("RS-6c")
@pytest.mark.parametrize(("picture", "points"), [("rr..", 0), ("rrr.", 9), ("r.bg", 3)])
def test_rs_6c_royal_suite_three_points_each_where_exactly_three_live(picture: str, points: int) -> None:
    assert scores({"a1": picture}, kinds={"a1": "royal"})[0] == points


@pytest.mark.clause("RS-6d")
@pytest.mark.parametrize(("picture", "points"), [("r...", -2), ("r..b", -2), ("rr..", -4), ("rrr.", -6), ("rrb.", -4)])
def test_rs_6d_haunted_two_points_lost_for_each_however_many_live_there(picture: str, points: int) -> None:
    assert scores({"a0": picture})[0] == points


@pytest.mark.clause("RS-6e")
def test_rs_6e_second_colours_score_nothing_for_anybody() -> None:
    # With two players green and yellow are second colours, with three green is unused.
    board = {"c3": "rgg.", "c0": "ggy.", "c2": "byy."}
    assert scores(board, 2) == [2, 1]
    assert scores(board, 3) == [2, 1, 2 - 2]
    assert scores(board, 4) == [2, 1, 0, 4 - 4]


@pytest.mark.clause("RS-6e")
def test_rs_6e_tenants_in_the_reserve_score_nothing() -> None:
    assert scores(LONELY) == [0, 0, 0, 0]


@pytest.mark.clause("RS-6e")
def test_rs_6e_a_score_may_be_negative() -> None:
    state = finished({**LONELY, "a0": "rrr.", "c0": "rr..", "e0": "bb.b", "c2": "rrr."}, trigger=0)
    assert state.scores() == [-10 + 3, -6, 0, 0]
    assert player(state, 0)["score"] == -7


@pytest.mark.clause("RS-6f")
def test_rs_6f_the_highest_score_wins() -> None:
    state = finished({"a3": "rrr.", "c3": "rrr.", "c2": "rrr.", "c1": "bbb.", "d1": "ygg."}, trigger=0)
    assert state.scores() == [15, 3, 1, 2]
    assert state.ranking() == [[0], [1], [3], [2]]
    assert seen(state)["ranking"] == [[0], [1], [3], [2]]
    assert seen(state)["decided_by"] == "score"
    assert state.returns() == pytest.approx([1, 1 / 3, -1, -1 / 3])


def tied(blue: str, yellow: str) -> State:
    """Seat 0 has placed everything for no points; blue and yellow score the same."""
    reds = {"b2": "rr..", "b3": "rr..", "d3": "rr..", "e2": "rr..", "e1": "r..."}
    return finished({**reds, "c2": blue, "c1": yellow, "d1": "...g"}, trigger=0)


@pytest.mark.clause("RS-6f")
def test_rs_6f_a_tie_goes_to_whoever_has_fewer_tenants_left() -> None:
    # Blue and yellow have three points each, and yellow has placed one more.
    state = finished(
        {"b2": "rr..", "b3": "rr..", "d3": "rr..", "e2": "rr..", "e1": "ry..", "c2": "bbb.", "c1": "yyy."}, trigger=0
    )
    assert state.scores() == [0, 3, 3, 0]
    assert state.ranking()[:2] == [[2], [1]]
    assert seen(state)["decided_by"] == "reserve"


@pytest.mark.clause("RS-6f")
def test_rs_6f_tenants_left_are_counted_in_every_colour() -> None:
    # Two players, one point each. Red has fewer red tenants left, but more of the second colour.
    pictures = {"c2": "rgy.", "c1": "bgy.", "e1": "rr..", "e2": "gg..", "e3": "r..."}
    state = table(2, pictures, reserve={"green": [5, 0], "yellow": [3, 4]}, trigger=-1)
    assert state.scores() == [1, 1]
    # Red 5 + 5 + 3, blue 8 + 4.
    assert state.ranking() == [[1], [0]]


@pytest.mark.clause("RS-6f")
def test_rs_6f_still_tied_whoever_came_first_in_the_last_chance_wins() -> None:
    state = tied("bbb.", "yyy.")
    assert state.scores() == [0, 3, 3, 0]
    assert state.ranking()[:2] == [[1], [2]]
    assert seen(state)["decided_by"] == "order"
    reds = {"b2": "gg..", "b3": "gg..", "d3": "gg..", "e2": "gg..", "e1": "g..."}
    # Green triggers: red is first in the order, then blue, then yellow.
    state = finished({**reds, "c2": "bbb.", "c1": "yyy.", "d1": "rrr."}, trigger=3)
    assert state.ranking() == [[0], [1], [2], [3]]
    # Blue triggers: yellow, then green, then red.
    blues = {"b2": "bb..", "b3": "bb..", "d3": "bb..", "e2": "bb..", "e1": "b..."}
    state = finished({**blues, "c2": "ggg.", "c1": "yyy.", "d1": "rrr."}, trigger=1)
    assert state.ranking() == [[2], [3], [0], [1]]


@pytest.mark.clause("RS-6f")
def test_rs_6f_whoever_ended_the_game_comes_last_in_the_order() -> None:
    # Seat 0 ends the game. Seat 1 places its last tenant in the last chance, and both have nothing left and no points.
    reds = {"b2": "rr..", "b3": "rr..", "d3": "rr..", "e2": "rr..", "e1": "r..."}
    blues = {"c2": "bb..", "c1": "bb..", "d2": "bb..", "d1": "b...", "b1": "b...", "a1": "...g", "a2": "...y"}
    state = last_chance({**reds, **blues}, trigger=0, asked=1)
    play(state, "place blue d1s", "pass", "pass")
    assert state.scores() == [0, 0, 0, 0]
    assert [player(state, seat)["reserve"] for seat in (0, 1)] == [{"red": 0}, {"blue": 0}]
    assert state.ranking()[:2] == [[1], [0]]
    assert seen(state)["decided_by"] == "order"
    (event,) = told(state, "match-over")
    assert (event["clause"], event["decided_by"]) == ("RS-6f", "order")


@pytest.mark.clause("RS-6f")
def test_rs_6f_passing_does_not_lose_ones_place() -> None:
    reds = {"b2": "rr..", "b3": "rr..", "d3": "rr..", "e2": "rr..", "e1": "r..."}
    # Blue passes with one left less than yellow, who places; both then have seven left and no points.
    state = last_chance({**reds, "c2": "bb..", "c1": "y...", "d1": "...g"}, trigger=0, asked=1)
    play(state, "pass", "place yellow c1e", "pass")
    assert state.scores() == [0, 0, 0, 0]
    assert state.ranking() == [[0], [1], [2], [3]]


@pytest.mark.clause("RS-3k")
def test_rs_3k_hands_are_not_shown_at_the_end() -> None:
    state = finished({"a3": "rrr.", "c3": "rrr.", "c2": "rrr.", "c1": "bbb.", "d1": "ygg."})
    assert [one["hand"] is None for one in seen(state, 0)["players"]] == [False, True, True, True]
    assert [one["hand"] for one in seen(state)["players"]] == [None] * 4
