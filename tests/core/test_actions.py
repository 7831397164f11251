"""The buffer of moves."""

from collections import Counter

from faubourg import Rng
from faubourg.core.actions import Actions


def test_moves_come_back_in_the_order_in_which_they_were_added() -> None:
    actions = Actions()
    for move in (5, 3, 2**53 - 1):
        actions.add(move)
    assert actions.moves() == [5, 3, 2**53 - 1]
    assert actions.weights() == [1, 1, 1]
    assert actions.holds(3)
    assert not actions.holds(4)


def test_a_cleared_buffer_is_empty_and_forgets_its_odds() -> None:
    actions = Actions()
    actions.add_weighted(1, 5)
    actions.clear()
    assert actions.moves() == []
    assert not actions.holds(1)
    actions.add(2)
    assert actions.weights() == [1]


def test_a_buffer_grows_beyond_its_first_size() -> None:
    actions = Actions()
    for move in range(500):
        actions.add(move)
    assert actions.moves() == list(range(500))


def test_weights_grow_with_the_moves() -> None:
    actions = Actions()
    for move in range(300):
        actions.add_weighted(move, move + 1)
    assert actions.weights() == list(range(1, 301))
    assert int(actions.total) == 300 * 301 // 2


def test_weights_after_a_buffer_grew_without_them() -> None:
    actions = Actions()
    for move in range(200):
        actions.add(move)
    actions.clear()
    for move in range(150):
        actions.add_weighted(move, 2)
    assert actions.weights() == [2] * 150


def test_a_set_is_added_as_ascending_moves() -> None:
    actions = Actions()
    actions.add(7)
    actions.add_bits(0b101001, 100)
    actions.add_bits(0, 500)
    actions.add_bits(1 << 31 | 1 << 61, 1000)
    assert actions.moves() == [7, 100, 103, 105, 1031, 1061]


def test_sets_are_added_beyond_the_first_size() -> None:
    actions = Actions()
    for base in range(10):
        actions.add_bits((1 << 62) - 1, base * 62)
    assert actions.moves() == list(range(620))


def test_a_pick_without_odds_is_even() -> None:
    actions = Actions()
    for move in (10, 20, 30, 40):
        actions.add(move)
    counts = picks(actions)
    assert set(counts) == {10, 20, 30, 40}
    assert max(counts.values()) - min(counts.values()) < 200


def test_a_pick_follows_the_odds() -> None:
    actions = Actions()
    actions.add_weighted(1, 1)
    actions.add_weighted(2, 0)
    actions.add_weighted(3, 3)
    counts = picks(actions)
    assert counts[2] == 0
    assert 2.6 < counts[3] / counts[1] < 3.4


def picks(actions: Actions) -> Counter[int]:
    rng = Rng("picks")
    return Counter(int(actions.pick(rng)) for _ in range(4000))
