"""The position as numbers: one size for all layouts, the order of the track, and what stands on each site."""

import pytest

import faubourg
from faubourg.games.ubuild.numbering import LIMIT
from tests.games.city.positions import play
from tests.games.observed import about, observed
from tests.games.ubuild.positions import GAME, draw, land, table

RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"


@pytest.mark.parametrize(
    "options", [{}, {"mode": "beginner"}, {"mode": "advanced"}, {"mode": "beginner", "layout": RAILROADS}]
)
def test_one_size_for_all_layouts(options: dict[str, object]) -> None:
    assert len(GAME.start(2, options).observe(1)) == len(GAME.observation)


@pytest.mark.clause("UB-1d", "UB-1e")
def test_the_order_of_the_track_and_what_stands_on_each_site() -> None:
    found = observed(table(pieces={"power": 27}, bridges=(16,)))
    spaces = ("space_0_is_go", "space_1_is_brown1", "space_5_is_bridge", "space_9_is_permit")
    assert [found[name] for name in spaces] == [1.0] * 4
    assert (found["space_16_open"], found["space_5_open"], found["space_0_right"]) == (1.0, 0.0, 1.0)
    assert (found["site_27_has_power"], found["site_26_has_power"]) == (1.0, 0.0)
    # The Classic board has 22 spaces.
    assert not any(value for name, value in found.items() if name.startswith("space_22_"))


@pytest.mark.clause("UB-5c")
def test_what_is_spoiled_and_protected() -> None:
    found = observed(table(pieces={"power": 27, "school": 33}))
    assert (found["spoiled_red2"], found["spoiled_red3"], found["spoiled_yellow2"]) == (1.0, 1.0, 0.0)
    assert (found["protected_yellow2"], found["protected_red2"]) == (1.0, 0.0)


def test_every_number_has_a_name_that_says_what_it_is() -> None:
    names = [entry.name for entry in GAME.observation]
    for name in (
        "player_0_cash",
        "player_5_on_space31",
        "player_2_owns_lightblue1",
        "space_31_is_permit",
        "site_66_has_skyscraper",
        "district_darkblue2_residential",
        "spoiled_red1",
        "protected_red1",
        "stadium_pink3",
        "mode_advanced",
        "rounds_left",
        "phase_step",
        "half_open",
    ):
        assert names.count(name) == 1
    below_zero = [entry.name for entry in GAME.observation if entry.low < 0]
    assert below_zero == ["at_stake_cash"]


def test_seats_are_counted_from_the_observer_on() -> None:
    state = table(cash={1: 5000}, owned={1: "red2"}, places={1: 3}, jail={0: 2})
    own = about(state, 1, "player_0")
    assert own["cash"] == pytest.approx(1 / 3)
    assert own["salary"] == pytest.approx(1 / 6)
    assert {name for name, number in own.items() if number == 1.0} == {"plays", "on_space3", "owns_red2"}
    assert about(state, 0, "player_1") == own
    assert about(state, 0, "player_0")["jail"] == 0.5
    assert about(state, 0, "player_3") == {}


@pytest.mark.parametrize(("richer", "poorer"), [(10, 0), (500, 490), (19_700, 19_690), (10**9, 10**9 - 10)])
def test_more_money_is_always_a_larger_number_and_never_more_than_one(richer: int, poorer: int) -> None:
    more, less = (observed(table(cash={0: cash}))["player_0_cash"] for cash in (richer, poorer))
    assert 0.0 <= less < more < 1.0


@pytest.mark.clause("UB-2a", "UB-2b", "UB-2c")
def test_what_is_in_stock_is_seen() -> None:
    assert about(table(2, options={"mode": "beginner"}), 0, "left") == {"skyscraper": 1.0, "school": 1.0, "power": 1.0}
    found = observed(table(pieces={"power": 27}, residential={"red2": 8}))
    assert (found["left_power"], found["left_prison"], found["left_tower"], found["left_stadium"]) == (
        0.0,
        1.0,
        1.0,
        0.0,
    )
    assert found["residential_left"] == pytest.approx(32 / 72)
    assert found["industrial_left"] == pytest.approx(20 / 60)
    assert (found["mode_classic"], found["mode_beginner"], found["skyscrapers_left"]) == (1.0, 0.0, 0.25)


def test_what_is_being_decided_is_seen() -> None:
    for state, phase in ((table(), "roll"), (table(step="act"), "act"), (table(step="dice"), "dice")):
        assert about(state, 0, "phase") == {phase: 1.0}
    assert observed(table(step="act", built=3))["built"] == 0.75


def test_auctions_debts_and_offers_are_seen() -> None:
    bidding = play(land(table(), 4), "decline", "bid 1000")
    assert about(bidding, 1, "at_stake") == {"lightblue2": 1.0, "cash": pytest.approx(1 / 11)}
    assert about(bidding, 1, "other_side") == {"player_2": 1.0}
    offering = play(table(owned={0: "red2"}), "deal 1 red2 get 500")
    assert about(offering, 1, "at_stake") == {"red2": 1.0, "cash": pytest.approx(1 / 21)}
    paying = play(table(owned={0: "red2"}), "deal 1 red2 pay 500")
    assert about(paying, 1, "at_stake")["cash"] == pytest.approx(-1 / 21)
    owing = land(table(cash={0: 0}, owned={1: "lightblue2"}), 4)
    assert about(owing, 0, "at_stake") == {"cash": pytest.approx(60 / 10_060)}
    assert about(owing, 0, "other_side") == {"player_1": 1.0}


@pytest.mark.clause("UB-5b", "UB-5e", "UB-10a")
def test_cards_sites_and_steps_are_seen() -> None:
    placing = play(table(owned={0: "red2 red3"}), "skyscraper red2")
    assert (about(placing, 0, "placing"), about(placing, 0, "at_stake")) == ({"skyscraper": 1.0}, {"red2": 1.0})
    moving = play(table(owned={0: "yellow2"}, pieces={"power": 33}, step="act"), "step power 4")
    assert about(moving, 0, "placing") == {"power": 1.0}
    assert about(moving, 0, "at_stake") == {"cash": pytest.approx(1 / 11)}
    for is_open, half in ((True, "open"), (False, "closed")):
        card = draw(3, open=is_open, owned={0: "red2"})
        assert (about(card, 0, "half"), about(card, 0, "last")) == ({half: 1.0}, {"chance3": 1.0})
    assert "chance3" not in about(card, 0, "unseen")


@pytest.mark.clause("UB-11c")
def test_ub_11c_the_rounds_agreed_and_left_are_seen() -> None:
    numbers = observed(table(options={"length": "rounds", "rounds": 20}, round=15))
    assert (numbers["length_rounds"], numbers["length_minutes"], numbers["length_bankruptcy"]) == (1.0, 0.0, 0.0)
    assert numbers["rounds_agreed"] == pytest.approx(20 / 40)
    assert numbers["rounds_left"] == pytest.approx(5 / 25)
    assert numbers["rounds_begun"] == pytest.approx(15 / 20)
    last = observed(table(options={"length": "rounds", "rounds": 20}, round=20))
    assert (last["rounds_left"], last["rounds_begun"]) == (0.0, 1.0)
    shorter = observed(table(options={"length": "rounds", "rounds": 16}, round=15))
    assert shorter["rounds_left"] < numbers["rounds_left"]


@pytest.mark.clause("UB-11c")
def test_ub_11c_the_minutes_agreed_and_that_they_are_up_are_seen() -> None:
    state = table(options={"length": "minutes", "minutes": 30}, round=15)
    numbers = observed(state)
    assert (numbers["length_rounds"], numbers["length_minutes"], numbers["length_bankruptcy"]) == (0.0, 1.0, 0.0)
    assert numbers["minutes_agreed"] == pytest.approx(30 / 90)
    assert numbers["time_up"] == 0.0
    # What belongs to another length is not there, though options have a value for it.
    assert (numbers["rounds_agreed"], numbers["rounds_left"], numbers["rounds_begun"]) == (0.0, 0.0, 0.0)
    state.play(state.parse("time match"), faubourg.CLOCK)
    assert observed(state)["time_up"] == 1.0


@pytest.mark.clause("UB-11a")
def test_ub_11a_a_match_to_the_first_bankruptcy_has_no_other_end() -> None:
    numbers = observed(table(round=3000))
    assert numbers["length_bankruptcy"] == 1.0
    assert 0.9 < numbers["round"] < 1.0
    assert [numbers[name] for name in ("rounds_agreed", "rounds_left", "minutes_agreed")] == [0.0] * 3
    ended = play(land(table(cash={0: 90}, owned={1: "pink2"}, places={0: 4}), 7), "bankrupt")
    assert (about(ended, 0, "phase"), "plays" in about(ended, 0, "player_0")) == ({"over": 1.0}, False)


@pytest.mark.clause("UB-11c")
def test_ub_11c_how_much_of_the_limit_on_decisions_is_used_up_is_seen() -> None:
    assert observed(table(decisions=int(LIMIT) // 4))["decisions"] == 0.25
