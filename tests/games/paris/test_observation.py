"""The position as numbers, as one seat knows it."""

import pytest

from tests.games.paris.positions import play, table

PLAYER = 3 + 28 + 8
PLAYERS = 4 * PLAYER
LENGTH = PLAYERS + 28 + 28 + 22 + 22 + 43 * 3 + 8 + 8 + 5 + 3 + 9 + 4 + 4
HAND = PLAYERS + 28 + 28 + 22 + 22


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_length_for_every_number_of_seats(seats: int) -> None:
    for seat in range(seats):
        assert len(table(seats).observe(seat)) == LENGTH


def test_seats_are_counted_from_the_observer_on() -> None:
    state = table(3, owned={1: "brown1"}, tokens={1: 25}, hands={1: "red1 red2"})
    own, before = state.observe(1), state.observe(2)
    assert own[:4] == [1.0, 0.5, 0.0, 1.0]
    assert own[3 + 28 + 4] == pytest.approx(0.4)
    assert before[2 * PLAYER : 2 * PLAYER + 4] == [1.0, 0.5, 0.0, 1.0]
    assert before[3 * PLAYER : 4 * PLAYER] == [0.0] * PLAYER


@pytest.mark.clause("PA-2a")
def test_only_the_own_hand_is_seen() -> None:
    state = table(3, hands={1: "brown1 brown3"})
    assert state.observe(1)[HAND : HAND + 3] == [1.0, 0.0, 1.0]
    assert state.observe(0)[HAND : HAND + 43] == [0.0] * 43
    other = table(3, hands={1: "brown2 brown4"})
    assert state.observe(0) == other.observe(0)
    assert state.observe(1) != other.observe(1)


def test_an_action_under_way_is_seen() -> None:
    state = play(table(on_sale="brown1", hands={0: "red2"}), "buy brown1")
    numbers = state.observe(1)
    place = HAND + 43 * 3 + 8 + 8 + 3
    assert numbers[place : place + 2] == pytest.approx([0.06, 0.06])
    assert numbers[place + 2 : place + 5] == [0.0, 1.0, 0.0]


def test_start_cards_and_options_are_seen() -> None:
    state = table(3, hands={1: "start1"}, options={"start_cash": True, "harmony": True})
    assert state.observe(0)[PLAYER + 2] == pytest.approx(0.5)
    assert state.observe(0)[-4:] == [0.0, 0.0, 0.0, 1.0]
    assert table(3, options={"crisis": "lots"}).observe(0)[-4:] == [1.0, 0.0, 0.0, 0.0]
    assert table(3, options={"crisis": "streets", "dynamic": True}, on_sale=None).observe(0)[-4:] == [
        0.0,
        1.0,
        1.0,
        0.0,
    ]
