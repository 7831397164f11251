"""Chapters 3 and 4: a turn, walking, bridges and spaces."""

import pytest

import faubourg
from tests.games.city.positions import clause, events, legal, play, refused, told, why
from tests.games.ubuild.positions import (
    GAME,
    cash,
    debt,
    is_open,
    land,
    owner,
    phase,
    player,
    roll,
    seen,
    space,
    table,
)


@pytest.mark.clause("UB-3a", "UB-3b", "UB-3e")
def test_roll_move_obey_build_and_end() -> None:
    state = roll(table(), 3)
    assert (space(state), phase(state), clause(state, "moved")) == (3, "buy", "UB-3a")
    play(state, "buy")
    assert phase(state) == "act"
    play(state, "done")
    assert (seen(state)["turn"], phase(state)) == (1, "roll")


@pytest.mark.clause("UB-3c")
def test_three_blocks_a_roll() -> None:
    state = table(owned={0: "brown1 brown2"}, step="act")
    play(state, "residential brown1", "industrial brown2", "residential brown2")
    assert cash(state) == 19700 - 500 - 1000 - 500
    assert why(state, "residential brown1") == ("three-blocks", "UB-3c")
    assert legal(state, "residential") == []


@pytest.mark.clause("UB-3d", "UB-3h")
def test_after_a_paid_step_there_are_no_blocks_in_this_roll() -> None:
    state = table(owned={0: "brown1"}, pieces={"power": 5}, step="act")
    play(state, "residential brown1", "step power 3", "stop")
    assert refused(state, "residential brown1")[:2] == ("hazard-moved", "UB-3h")
    assert why(state, "step power 3") == ("hazard-moved", "UB-3h")
    assert seen(state)["build"] == {"blocks": 0, "moved": True}


@pytest.mark.clause("UB-3f")
def test_crossing_an_open_bridge_costs_a_toll_and_closes_it() -> None:
    state = land(table(places={0: 4}, bridges=(5,), owned={0: "pink2"}), 7)
    assert (space(state), cash(state), is_open(state, 5)) == (7, 18700, False)
    assert told(state, "toll-paid") == {"kind": "toll-paid", "clause": "UB-3f", "seat": 0, "space": 5, "amount": 1000}


@pytest.mark.clause("UB-3f")
def test_a_closed_bridge_is_crossed_for_nothing_and_leaving_one_is_not_crossing() -> None:
    state = land(table(places={0: 4}, owned={0: "pink2"}), 7)
    assert (cash(state), is_open(state, 5)) == (19700, False)
    state = land(table(places={0: 5}, bridges=(5,), owned={0: "pink3"}), 8)
    assert (cash(state), is_open(state, 5)) == (19700, True)


@pytest.mark.clause("UB-3f", "UB-8e")
def test_an_unpaid_toll_stops_the_move_until_it_is_settled() -> None:
    state = table(places={0: 4}, bridges=(5,), owned={0: "pink2 red2"}, cash={0: 900})
    land(state, 7)
    assert (phase(state), space(state), seen(state)["space"], seen(state)["steps"]) == ("debt", 5, 7, 2)
    assert is_open(state, 5)
    assert (debt(state)["creditor"], debt(state)["amount"], debt(state)["missing"]) == (None, 1000, 100)
    play(state, "mortgage pink2")
    assert (space(state), phase(state), cash(state), is_open(state, 5)) == (7, "act", 0, False)


@pytest.mark.clause("UB-3f", "UB-3g")
def test_bridges_and_go_are_settled_in_their_order() -> None:
    # From City Hall over the bridge on 16, past GO: the salary comes after the toll, too late to pay it.
    state = land(table(places={0: 15}, bridges=(16,), owned={0: "brown1 red2"}, cash={0: 900}), 2)
    assert (phase(state), space(state)) == ("debt", 16)
    play(state, "mortgage red2")
    assert (phase(state), space(state), cash(state)) == ("buy", 2, 900 + 180 - 1000 + 2000)


@pytest.mark.clause("UB-3g")
def test_passing_or_landing_on_go_pays_the_salary() -> None:
    assert cash(land(table(places={0: 18}, owned={0: "brown1"}), 1)) == 21700
    state = land(table(places={0: 18}), 0)
    assert (cash(state), phase(state), clause(state, "salary-paid")) == (21700, "act", "UB-3g")


@pytest.mark.clause("UB-3g", "UB-10.1")
def test_go_pays_twice_in_a_turn_if_it_happens_twice() -> None:
    state = land(table(places={0: 16}, pile="chance1"), 5)
    play(state, "draw chance1")
    assert (cash(state), space(state)) == (19700 + 2000 + 2000, 0)


@pytest.mark.clause("UB-3h")
def test_a_double_gives_another_roll_with_three_more_blocks() -> None:
    state = play(table(owned={0: "brown2"}), "roll", "dice 1 1")
    play(state, "residential brown2", "residential brown2", "residential brown2", "done")
    assert (seen(state)["turn"], phase(state), seen(state)["doubles"]) == (0, "roll", 1)
    play(state, "roll", "dice 1 3")
    assert "residential brown2" in legal(state)


@pytest.mark.clause("UB-3h", "UB-9a")
def test_the_third_double_is_jail_instead_of_moving() -> None:
    state = play(table(doubles=2, places={0: 1}), "roll", "dice 2 2")
    assert (space(state), player(state)["jailed"], seen(state)["turn"]) == (6, True, 1)


@pytest.mark.clause("UB-3h")
def test_with_one_die_there_are_no_doubles() -> None:
    state = play(table(2, options={"mode": "beginner"}), "roll", "die 4", "done")
    assert seen(state)["turn"] == 1


@pytest.mark.clause("UB-3i")
def test_chance_names_the_first_player_and_turns_go_clockwise() -> None:
    state = GAME.start(3)
    assert [space(state, seat) for seat in range(3)] == [0, 0, 0]
    assert state.weights() == [1, 1, 1]
    play(state, "first 2")
    assert (seen(state)["turn"], clause(state, "first-player")) == (2, "UB-3i")
    land(state, 6)
    play(state, "done")
    assert seen(state)["turn"] == 0
    assert why(GAME.start(2), "first 4", faubourg.NATURE) == ("no-such-seat", "UB-3i")


@pytest.mark.clause("UB-3j")
def test_in_ones_own_turn_one_may_deal_mortgage_and_buy_landmarks() -> None:
    free = {"mortgage brown1", "skyscraper brown1", "skyscraper brown2"}
    state = table(owned={0: "brown1 brown2"})
    assert free <= set(legal(state))
    assert state.forms()
    land(state, 3)
    assert phase(state) == "buy"
    assert free <= set(legal(state))
    play(state, "buy")
    assert free <= set(legal(state))
    # A skyscraper is no block.
    play(state, "skyscraper brown1", "site 5")
    assert seen(state)["build"]["blocks"] == 3


@pytest.mark.clause("UB-3j")
def test_not_while_a_choice_is_open() -> None:
    state = play(table(owned={0: "brown1 brown2"}), "skyscraper brown1")
    assert phase(state) == "site"
    assert why(state, "mortgage brown2")[0] == "not-asked-now"
    assert state.forms() == []


@pytest.mark.clause("UB-4a")
def test_an_unowned_district_is_bought_or_auctioned() -> None:
    state = land(table(), 4)
    assert (owner(play(state.clone(), "buy"), "lightblue2"), cash(play(state.clone(), "buy"))) == (0, 18700)
    play(state, "decline")
    assert (phase(state), clause(state, "district-declined")) == ("opening", "UB-4a")
    poor = land(table(cash={0: 900}), 4)
    assert refused(poor, "buy") == (
        "too-dear",
        "UB-4a",
        {"cost": 1000, "cash": 900, "missing": 100, "district": "lightblue2"},
    )


@pytest.mark.clause("UB-4b", "UB-4c", "UB-8b")
def test_rent_on_anothers_district_nothing_on_ones_own_or_a_mortgaged_one() -> None:
    state = land(table(owned={1: "lightblue2"}), 4)
    assert (cash(state), cash(state, 1)) == (19640, 19760)
    assert cash(land(table(owned={0: "lightblue2"}), 4)) == 19700
    state = land(table(owned={1: "lightblue2"}, mortgaged={"lightblue2": 60}), 4)
    assert (cash(state), clause(state, "no-rent")) == (19700, "UB-8b")


@pytest.mark.clause("UB-4d", "UB-4e")
def test_permits_ask_and_parking_and_jail_do_nothing() -> None:
    assert phase(land(table(places={0: 2}, owned={0: "red2"}), 9)) == "permit"
    for goal in (11, 6):
        state = land(table(places={0: goal - 4}), goal)
        assert (phase(state), cash(state), player(state)["jailed"]) == ("act", 19700, False)


@pytest.mark.clause("UB-4f", "UB-4g")
def test_landing_on_a_closed_bridge_opens_it_and_draws() -> None:
    state = GAME.start(2, {"first": 0})
    assert not is_open(state, 5)
    roll(state, 5)
    assert (phase(state), is_open(state, 5), cash(state)) == ("draw", True, 19700)
    assert len(state.legal(faubourg.NATURE)) == 17


@pytest.mark.clause("UB-4f")
def test_landing_on_an_open_bridge_costs_a_toll_closes_it_and_draws() -> None:
    state = land(table(bridges=(5,)), 5)
    assert (phase(state), is_open(state, 5), cash(state)) == ("draw", False, 18700)
    poor = land(table(bridges=(5,), cash={0: 950}, owned={0: "pink2"}), 5)
    assert (phase(poor), is_open(poor, 5)) == ("debt", True)
    play(poor, "mortgage pink2")
    assert (phase(poor), is_open(poor, 5), cash(poor)) == ("draw", False, 50)


@pytest.mark.clause("UB-4h", "UB-9a")
def test_go_to_jail() -> None:
    state = land(table(places={0: 12}), 17)
    assert (space(state), player(state)["jailed"], clause(state, "jailed")) == (6, True, "UB-9a")
    assert events(state, "salary-paid") == []
