"""The position as numbers."""

import pytest

import faubourg
from faubourg.games.city.numbering import LIMIT
from tests.games.city.positions import land, play, table
from tests.games.observed import about, observed


def test_every_number_has_a_name_that_says_what_it_is() -> None:
    names = [entry.name for entry in faubourg.game("city").observation]
    for name in (
        "player_0_cash",
        "player_5_on_square39",
        "player_1_holds_tax_dodge",
        "player_2_owns_lightblue1",
        "district_darkblue2_residential",
        "skyscraper_red1",
        "dump_pink3",
        "rounds_left",
        "phase_bid",
    ):
        assert names.count(name) == 1
    below_zero = [entry.name for entry in faubourg.game("city").observation if entry.low < 0]
    assert below_zero == ["at_stake_cash"]


def test_seats_are_counted_from_the_observer_on() -> None:
    state = table(3, cash={1: 5000}, owned={1: "brown1"}, places={1: 3}, held={1: "taxi"})
    own = about(state, 1, "player_0")
    assert own["plays"] == 1.0
    assert own["cash"] == pytest.approx(1 / 3)
    assert {name for name, number in own.items() if number == 1.0} == {
        "plays",
        "on_square3",
        "holds_taxi",
        "owns_brown1",
    }
    assert about(state, 0, "player_1") == own
    assert about(state, 0, "player_3") == {}


@pytest.mark.parametrize(("richer", "poorer"), [(10, 0), (500, 490), (37_700, 37_690), (10**9, 10**9 - 10)])
def test_more_money_is_always_a_larger_number_and_never_more_than_one(richer: int, poorer: int) -> None:
    more, less = (observed(table(cash={0: cash}))["player_0_cash"] for cash in (richer, poorer))
    assert 0.0 <= less < more < 1.0


def test_whoever_is_out_does_not_play() -> None:
    assert "plays" not in about(table(3, out=(1,)), 1, "player_0")


def test_what_is_being_decided_is_seen() -> None:
    for state, phase in ((table(), "roll"), (table(step="act"), "act"), (table(step="dice"), "dice")):
        assert about(state, 0, "phase") == {phase: 1.0}


def test_auctions_debts_and_offers_are_seen() -> None:
    bidding = play(land(table(), "lightblue1"), "decline", "bid 1000")
    assert about(bidding, 1, "at_stake") == {"lightblue1": 1.0, "cash": pytest.approx(1 / 11)}
    assert about(bidding, 1, "other_side") == {"player_2": 1.0}
    offering = play(table(owned={0: "red1"}, held={0: "jail2"}), "deal 1 red1+jail2 get 500")
    assert about(offering, 1, "at_stake") == {"red1": 1.0, "jail2": 1.0, "cash": pytest.approx(1 / 21)}
    paying = play(table(owned={0: "red1"}), "deal 1 red1 pay 500")
    assert about(paying, 1, "at_stake")["cash"] == pytest.approx(-1 / 21)
    owing = land(table(cash={0: 0}, owned={1: "lightblue1"}), "lightblue1")
    assert about(owing, 0, "at_stake") == {"cash": pytest.approx(60 / 10_060)}


@pytest.mark.clause("CI-1e")
def test_ci_1e_the_rounds_agreed_and_left_are_seen() -> None:
    numbers = observed(table(options={"length": "rounds", "rounds": 20}, round=15))
    assert (numbers["length_rounds"], numbers["length_hour"], numbers["length_last"]) == (1.0, 0.0, 0.0)
    assert numbers["rounds_agreed"] == pytest.approx(20 / 40)
    assert numbers["rounds_left"] == pytest.approx(5 / 25)
    assert numbers["rounds_begun"] == pytest.approx(15 / 20)
    last = observed(table(options={"length": "rounds", "rounds": 20}, round=20))
    assert (last["rounds_left"], last["rounds_begun"]) == (0.0, 1.0)
    shorter = observed(table(options={"length": "rounds", "rounds": 16}, round=15))
    assert shorter["rounds_left"] < numbers["rounds_left"]


@pytest.mark.clause("CI-1e")
def test_ci_1e_the_minutes_agreed_and_that_they_are_up_are_seen() -> None:
    state = table(options={"length": "hour", "minutes": 30}, round=15)
    numbers = observed(state)
    assert (numbers["length_rounds"], numbers["length_hour"], numbers["length_last"]) == (0.0, 1.0, 0.0)
    assert numbers["minutes_agreed"] == pytest.approx(30 / 90)
    assert numbers["hours_begun"] == pytest.approx(1 / 3)
    assert numbers["time_up"] == 0.0
    # What belongs to another length is not there, though options have a value for it.
    assert (numbers["rounds_agreed"], numbers["rounds_left"], numbers["rounds_begun"]) == (0.0, 0.0, 0.0)
    state.play(state.parse("time hour"), faubourg.CLOCK)
    assert observed(state)["time_up"] == 1.0


@pytest.mark.clause("CI-1e")
def test_ci_1e_a_match_to_the_last_has_no_other_end() -> None:
    numbers = observed(table(options={"length": "last"}, round=3000))
    assert numbers["length_last"] == 1.0
    assert 0.9 < numbers["round"] < 1.0
    assert [numbers[name] for name in ("rounds_agreed", "rounds_left", "minutes_agreed", "hours_begun")] == [0.0] * 4


@pytest.mark.clause("CI-17e")
def test_ci_17e_how_much_of_the_limit_on_decisions_is_used_up_is_seen() -> None:
    assert observed(table(decisions=int(LIMIT) // 4))["decisions"] == 0.25
