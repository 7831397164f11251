"""The position as numbers."""

import pytest

from faubourg.games.city.observation import PHASES
from tests.games.city.positions import land, play, table

PLAYER = 5 + 40 + 5 + 22
BOARD = 22 * 4 + 4 * 22 + 22 + 8 * 22
LENGTH = 6 * PLAYER + BOARD + 25 + 25 + 6 + 6 + len(PHASES) + 22 + 1 + 6 + 3 + 1


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_one_length_for_every_number_of_seats(seats: int) -> None:
    for seat in range(seats):
        assert len(table(seats).observe(seat)) == LENGTH


def test_seats_are_counted_from_the_observer_on() -> None:
    state = table(3, cash={1: 5000}, owned={1: "brown1"}, places={1: 3}, held={1: "taxi"})
    own, before = state.observe(1), state.observe(0)
    assert own[:3] == [1.0, 0.5, 0.2]
    assert own[5 + 3] == 1.0
    assert own[5 + 40 : 5 + 45] == [0.0, 0.0, 1.0, 0.0, 0.0]
    assert own[50] == 1.0
    assert before[PLAYER : 2 * PLAYER] == own[:PLAYER]
    assert before[3 * PLAYER : 4 * PLAYER] == [0.0] * PLAYER


def test_whoever_is_out_does_not_play() -> None:
    assert table(3, out=(1,)).observe(1)[0] == 0.0


def test_what_is_being_decided_is_seen() -> None:
    seen = {
        tuple(state.observe(0)[-33 - len(PHASES) : -33]) for state in (table(), table(step="act"), table(step="dice"))
    }
    assert len(seen) == 3
    assert all(sum(phases) == 1.0 for phases in seen)


def test_auctions_debts_and_offers_are_seen() -> None:
    bidding = play(land(table(), "lightblue1"), "decline", "bid 1000")
    tail = bidding.observe(1)[-33:]
    assert tail[2] == 1.0
    assert tail[22] == pytest.approx(0.1)
    assert tail[23 : 23 + 6] == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    offering = play(table(owned={0: "red1"}, held={0: "jail2"}), "deal 1 red1+jail2 get 500")
    tail = offering.observe(1)[-33:]
    assert tail[11] == 1.0
    assert tail[29:32] == [0.0, 1.0, 0.0]
    owing = land(table(cash={0: 0}, owned={1: "lightblue1"}), "lightblue1")
    assert owing.observe(0)[-33:][22] == pytest.approx(0.006)
