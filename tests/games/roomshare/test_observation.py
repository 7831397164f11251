"""The position as numbers, as one seat knows it."""

import pytest

import faubourg
from tests.games.roomshare.positions import CORNERS, evicting, last_chance, play, table

KINDS, TENANTS, PLAYERS, CARDS = 20 * 4, 80 * 4, 4 * 6, 10
LENGTH = KINDS + TENANTS + PLAYERS + 3 * CARDS + 1 + 16 + 4 + 4 + 20 + 20 + 4 + 80


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_length_for_every_number_of_seats(seats: int) -> None:
    for seat in range(seats):
        assert len(table(seats).observe(seat)) == LENGTH
    duel = table(2, options={"duel": True})
    assert len(duel.observe(0)) == LENGTH


def test_the_kinds_of_the_apartments_come_first() -> None:
    numbers = table().observe(0)
    assert numbers[:8] == [0, 1, 0, 0, 1, 0, 0, 0]
    assert numbers[15 * 4 : 15 * 4 + 4] == [0, 0, 1, 0]


def test_colours_are_counted_from_the_observer_on() -> None:
    # d2w is place 8 * 4 + 3, and blue is seat 1's own colour.
    start = KINDS + (8 * 4 + 3) * 4
    assert [table().observe(seat)[start : start + 4] for seat in range(4)] == [
        [0, 1, 0, 0],
        [1, 0, 0, 0],
        [0, 0, 0, 1],
        [0, 0, 1, 0],
    ]
    # With two players green is seat 0's second colour, so it comes before the other's.
    start = KINDS + (13 * 4 + 3) * 4
    assert table(2).observe(0)[start : start + 4] == [0, 0, 1, 0]
    assert table(2).observe(1)[start : start + 4] == [0, 0, 0, 1]


def test_every_player_has_a_row_and_absent_seats_an_empty_one() -> None:
    start = KINDS + TENANTS
    rows = table(2, {**CORNERS, "c2": "rg.."}).observe(0)[start : start + PLAYERS]
    assert rows[:6] == [1, 7 / 8, 0, 7 / 8, 0, 3 / 4]
    assert rows[6:12] == [1, 0, 1, 0, 1, 3 / 4]
    assert rows[12:] == [0] * 12


def test_own_cards_discards_and_the_card_shown_are_counted_by_kind() -> None:
    state = play(table(turn=1, hands={1: "blue1 blue2 swap1"}, discards="red5 swap2"), "play blue1")
    start = KINDS + TENANTS + PLAYERS
    hand, discards, shown = (
        state.observe(1)[start + place * CARDS : start + (place + 1) * CARDS] for place in range(3)
    )
    # Blue is the observer's own colour, hence the first; red is the last of four.
    assert hand == [0.5, 0, 0, 0, 0, 0, 0, 0, 0.5, 0]
    assert discards == [0, 0, 0, 0.5, 0, 0, 0, 0, 0.5, 0]
    assert shown == [0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert state.observe(1)[start + 3 * CARDS] == 16 / 32


def test_who_acts_and_who_ended_the_game_are_counted_from_the_observer() -> None:
    start = KINDS + TENANTS + PLAYERS + 3 * CARDS + 1
    nine = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "e1": "r..."}
    numbers = last_chance({**nine, "d2": "b..."}, asked=2).observe(3)
    assert numbers[start : start + 16].index(1) == 14
    assert numbers[start + 16 : start + 20] == [0, 0, 0, 1]
    assert numbers[start + 20 : start + 24] == [0, 1, 0, 0]
    assert table().observe(0)[start + 20 : start + 24] == [0, 0, 0, 0]


def test_an_eviction_and_a_swap_are_shown() -> None:
    start = KINDS + TENANTS + PLAYERS + 3 * CARDS + 1 + 16 + 4 + 4
    state = play(evicting({"c2": "rbyg", "c3": "rbyg"}), "evict c2")
    numbers = state.observe(0)
    assert numbers[start : start + 20].index(1) == 7
    assert numbers[start + 20 : start + 40].index(1) == 8
    assert numbers[start + 40 : start + 44] == [0, 1, 0, 0]
    swapping = play(table(hands={0: "swap1 red1 red2"}), "play swap1", "swap b2e").observe(0)
    assert swapping[start + 44 :].index(1) == 6 * 4 + 1
    assert sum(table().observe(0)[start:]) == 0


def test_all_numbers_stay_between_zero_and_a_few() -> None:
    match = faubourg.new("roomshare", seats=4, seed=9)
    rng = faubourg.Rng(9)
    for _ in range(40):
        moves = match.state.legal()
        match.play(moves[int(rng.below(len(moves)))])
        assert all(0 <= number <= 3 for number in match.state.observe(0))


@pytest.mark.parametrize("seat", [-1, faubourg.NATURE, 4])
def test_only_a_seat_observes_or_imagines(seat: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        table().observe(seat)
    with pytest.raises(ValueError, match="no such seat"):
        table().imagine(seat, faubourg.Rng(1))
