"""The position as numbers, as one seat knows it."""

import pytest

import faubourg
from tests.games.observed import about, observed
from tests.games.paris.positions import play, table

OPTIONS = ("crisis_lots", "crisis_streets", "dynamic", "harmony")


def test_every_number_has_a_name_that_says_what_it_is() -> None:
    names = [entry.name for entry in faubourg.game("paris").observation]
    for name in ("player_0_tokens", "player_3_owns_station4", "hand_cash_red1", "houses_brown2", "pile_top_green"):
        assert names.count(name) == 1
    assert all(entry.low == 0.0 for entry in faubourg.game("paris").observation)


def test_seats_are_counted_from_the_observer_on() -> None:
    state = table(3, owned={1: "brown1"}, tokens={1: 25}, hands={1: "red1 red2"})
    own = about(state, 1, "player_0")
    assert own == {
        "plays": 1.0,
        "tokens": pytest.approx(25 / 75),
        "owns_brown1": 1.0,
        "back_red": pytest.approx(0.4),
    }
    assert about(state, 2, "player_2") == own
    assert about(state, 2, "player_3") == {}


@pytest.mark.clause("PA-2a")
def test_only_the_own_hand_is_seen() -> None:
    state = table(3, hands={1: "brown1 brown3"})
    assert about(state, 1, "hand") == {"cash_brown1": 1.0, "cash_brown3": 1.0}
    assert about(state, 0, "hand") == {}
    other = table(3, hands={1: "brown2 brown4"})
    assert state.observe(0) == other.observe(0)
    assert state.observe(1) != other.observe(1)


def test_an_action_under_way_is_seen() -> None:
    state = play(table(on_sale="brown1", hands={0: "red2"}), "buy brown1")
    numbers = observed(state, 1)
    assert numbers["cost"] == numbers["left_to_pay"] == pytest.approx(60 / 560)
    assert about(state, 1, "action") == {"lots": 1.0}


def test_start_cards_and_options_are_seen() -> None:
    state = table(3, hands={1: "start1"}, options={"start_cash": True, "harmony": True})
    assert about(state, 0, "player_1")["start_cash"] == pytest.approx(50 / 150)
    numbers = observed(state)
    assert [numbers[name] for name in OPTIONS] == [0.0, 0.0, 0.0, 1.0]


def test_each_form_of_the_crisis_is_seen() -> None:
    lots = observed(table(3, options={"crisis": "lots"}))
    assert [lots[name] for name in OPTIONS] == [1.0, 0.0, 0.0, 0.0]
    streets = observed(table(3, options={"crisis": "streets", "dynamic": True}, on_sale=None))
    assert [streets[name] for name in OPTIONS] == [0.0, 1.0, 1.0, 0.0]


def test_runs_of_the_pile_and_large_start_cards_stay_within_one() -> None:
    numbers = observed(table(3, hands={2: "start2"}, options={"start_cash": True}, runs=1), 2)
    assert numbers["pile_runs"] == 0.5
    assert numbers["player_0_start_cash"] == pytest.approx(0.5)
