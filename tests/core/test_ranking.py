"""The ranking: best first, ties together."""

from faubourg.core.ranking import ranked


def test_the_largest_standing_comes_first() -> None:
    assert ranked([(1, 0), (3, 0), (2, 0)]) == [[1], [2], [0]]


def test_what_comes_later_in_a_standing_decides_between_equals() -> None:
    assert ranked([(3, -2), (3, -1), (4, -9)]) == [[2], [1], [0]]


def test_who_is_equal_in_all_shares_a_place_in_the_order_of_seats() -> None:
    assert ranked([(2, 1), (5, 0), (2, 1), (5, 0)]) == [[1, 3], [0, 2]]


def test_nobody_has_no_place() -> None:
    assert ranked([]) == []
