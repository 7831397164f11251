"""The position as numbers, as one seat knows it."""

import pytest

import faubourg
from tests.games.observed import about, observed
from tests.games.roomshare.positions import CORNERS, evicting, last_chance, play, table


def test_every_number_has_a_name_that_says_what_it_is() -> None:
    entries = faubourg.game("roomshare").observation
    names = [entry.name for entry in entries]
    for name in (
        "flat_a3_classic",
        "tenant_b2n_colour_0",
        "player_1_reserve_colour_3",
        "hand_swap",
        "phase_last_chance",
    ):
        assert names.count(name) == 1
    assert all(entry.low == 0.0 for entry in entries)


def test_the_kinds_of_the_apartments_are_seen() -> None:
    assert [about(table(), 0, f"flat_{flat}") for flat in ("a3", "b3", "a0")] == [
        {"suite": 1.0},
        {"classic": 1.0},
        {"haunted": 1.0},
    ]


def test_colours_are_counted_from_the_observer_on() -> None:
    # Blue is seat 1's own colour.
    assert [about(table(), seat, "tenant_d2w") for seat in range(4)] == [
        {"colour_1": 1.0},
        {"colour_0": 1.0},
        {"colour_3": 1.0},
        {"colour_2": 1.0},
    ]
    # With two players green is seat 0's second colour, so it comes before the other's.
    assert about(table(2), 0, "tenant_d1w") == {"colour_2": 1.0}
    assert about(table(2), 1, "tenant_d1w") == {"colour_3": 1.0}


def test_every_player_has_a_row_and_absent_seats_an_empty_one() -> None:
    state = table(2, {**CORNERS, "c2": "rg.."})
    reserve = {"reserve_colour_0": 7 / 9, "reserve_colour_2": 7 / 9}
    assert about(state, 0, "player_0") == {"plays": 1.0, **reserve, "cards": 3 / 4}
    reserve = {"reserve_colour_1": 8 / 9, "reserve_colour_3": 8 / 9}
    assert about(state, 0, "player_1") == {"plays": 1.0, **reserve, "cards": 3 / 4}
    assert about(state, 0, "player_2") == about(state, 0, "player_3") == {}


def test_own_cards_discards_and_the_card_shown_are_counted_by_kind() -> None:
    state = play(table(turn=1, hands={1: "blue1 blue2 swap1"}, discards="red5 swap2"), "play blue1")
    # Blue is the observer's own colour, hence the first; red is the last of four.
    assert about(state, 1, "hand") == {"colour_0": 1 / 5, "swap": 1 / 2}
    assert about(state, 1, "discarded") == {"colour_3": 1 / 5, "swap": 1 / 2}
    assert about(state, 1, "shown") == {"colour_0": 1 / 5}
    assert observed(state, 1)["pile"] == 16 / 32


def test_a_whole_colour_of_discards_is_one() -> None:
    assert about(table(discards="red1 red2 red3 red4 red5"), 0, "discarded") == {"colour_0": 1.0}


def test_who_acts_and_who_ended_the_game_are_counted_from_the_observer() -> None:
    nine = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "e1": "r..."}
    state = last_chance({**nine, "d2": "b..."}, asked=2)
    assert about(state, 3, "phase") == {"last_chance": 1.0}
    assert about(state, 3, "actor") == {"player_3": 1.0}
    assert about(state, 3, "trigger") == {"player_1": 1.0}
    assert about(table(), 0, "trigger") == {}


def test_an_eviction_and_a_swap_are_shown() -> None:
    state = play(evicting({"c2": "rbyg", "c3": "rbyg"}), "evict c2")
    assert about(state, 0, "evicting") == {"c2": 1.0}
    assert about(state, 0, "landing") == {"d2": 1.0}
    assert about(state, 0, "mover") == {"colour_1": 1.0}
    swapping = play(table(hands={0: "swap1 red1 red2"}), "play swap1", "swap b2e")
    assert about(swapping, 0, "swap") == {"b2e": 1.0}
    assert [about(table(), 0, name) for name in ("evicting", "landing", "mover", "swap")] == [{}] * 4


@pytest.mark.parametrize("seat", [-1, faubourg.NATURE, 4])
def test_only_a_seat_observes_or_imagines(seat: int) -> None:
    with pytest.raises(ValueError, match="no such seat"):
        table().observe(seat)
    with pytest.raises(ValueError, match="no such seat"):
        table().imagine(seat, faubourg.Rng(1))
