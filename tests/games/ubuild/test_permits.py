"""Chapter 5: permits, bonus buildings and hazards, and how hazards move."""

import pytest

from tests.games.city.positions import clause, legal, play, refused, told, why
from tests.games.ubuild.positions import cash, district, land, phase, rent, seen, site_of, stock, table

# Seat 0 comes from Civic Centre to the permit on space 9.
START = {0: 2}


@pytest.mark.clause("UB-5b", "UB-5c")
def test_a_bonus_building_beside_a_district_of_ones_own() -> None:
    state = land(table(places=START, owned={0: "red2", 1: "green2"}), 9)
    assert legal(state) == ["place school", "place park", "place power", "place prison"]
    play(state, "place park")
    assert legal(state) == ["site 24", "site 25", "site 27", "site 28"]
    assert why(state, "site 38") == ("not-beside-yours", "UB-5b")
    play(state, "site 24")
    # The site touches The Marina, too, which nobody owns.
    assert [district(state, id)["protected"] for id in ("red2", "darkblue1", "red3")] == [True, True, False]
    assert (phase(state), site_of(state, "park"), stock(state, "park")) == ("act", 24, 0)
    assert told(state, "bonus-built") == {
        "kind": "bonus-built",
        "clause": "UB-5b",
        "seat": 0,
        "piece": "park",
        "site": 24,
    }


@pytest.mark.clause("UB-5b", "UB-5c", "UB-6a")
def test_a_hazard_beside_a_district_of_another_player_spoils_all_it_touches() -> None:
    homes = {"red3": 2, "yellow1": 2, "yellow2": 2}
    state = table(places=START, owned={0: "yellow1", 1: "red3", 2: "yellow2"}, residential=homes)
    play(land(state, 9), "place prison", "site 30")
    assert [district(state, id)["spoiled"] for id in homes] == [True, True, True]
    assert [rent(state, id) for id in homes] == [200, 220, 220]
    assert [district(state, id)["residential"] for id in homes] == [2, 2, 2]


@pytest.mark.clause("UB-5b")
def test_unowned_districts_do_not_count() -> None:
    state = land(table(places=START, owned={0: "red2"}), 9)
    assert refused(state, "place power") == ("no-place", "UB-5b", {"piece": "power"})
    state = land(table(places=START, owned={1: "red2"}), 9)
    assert legal(state) == ["place power", "place prison"]
    play(state, "place power")
    assert why(state, "site 1") == ("not-beside-anothers", "UB-5b")


@pytest.mark.clause("UB-5b", "UB-5e")
def test_or_a_hazard_is_moved_free_by_one_or_two_sites() -> None:
    state = land(table(places=START, owned={0: "red2"}, pieces={"power": 38}), 9)
    assert legal(state, "step") == ["step power 1", "step power 5"]
    play(state, "step power 1")
    assert (phase(state), site_of(state, "power"), cash(state)) == ("step", 36, 19700)
    assert legal(state) == ["stop", "step power 1"]
    play(state, "step power 1")
    assert (phase(state), site_of(state, "power"), clause(state, "hazard-moved")) == ("act", 34, "UB-5b")
    # It does not use up the paid one.
    assert seen(state)["build"] == {"blocks": 3, "moved": False}


@pytest.mark.clause("UB-5b")
def test_when_nothing_is_possible_nothing_happens() -> None:
    state = land(table(places=START), 9)
    assert (phase(state), clause(state, "nothing-to-do")) == ("act", "UB-5b")


@pytest.mark.clause("UB-5d")
def test_a_bonus_keeps_hazards_away_and_a_hazard_bonuses() -> None:
    state = table(places=START, owned={0: "yellow1", 1: "yellow2"}, pieces={"school": 32})
    play(land(state, 9), "place power")
    # Site 31 touches Old Town, which the school protects; 33 and 34 touch City Hall only.
    assert refused(state, "site 31") == (
        "protected",
        "UB-5d",
        {"piece": "power", "site": 31, "district": "yellow1", "there": "school"},
    )
    assert legal(state) == ["site 33", "site 34"]
    other = table(places=START, owned={0: "yellow1", 1: "yellow2"}, pieces={"power": 33})
    play(land(other, 9), "place park")
    assert refused(other, "site 31")[2]["district"] == "yellow2"
    assert refused(other, "site 31")[:2] == ("spoiled", "UB-5d")
    assert legal(other) == ["site 29", "site 32"]


@pytest.mark.clause("UB-5e", "UB-3d")
def test_a_hazard_beside_ones_own_district_moves_for_money() -> None:
    state = table(owned={0: "yellow2"}, pieces={"power": 33}, step="act")
    assert legal(state, "step") == ["step power 1", "step power 4"]
    play(state, "step power 4")
    assert (cash(state), phase(state), site_of(state, "power")) == (18700, "step", 35)
    play(state, "step power 4")
    # It ends beside Go to jail and Far East.
    assert (cash(state), phase(state), site_of(state, "power")) == (17700, "act", 37)


@pytest.mark.clause("UB-5e")
def test_only_if_it_touches_a_district_of_ones_own_and_for_the_price() -> None:
    state = table(owned={0: "red2"}, pieces={"power": 33}, step="act")
    assert why(state, "step power 1") == ("not-beside-yours", "UB-5e")
    assert why(state, "step sewage 1") == ("not-standing", "UB-5e")
    poor = table(owned={0: "yellow2"}, pieces={"power": 33}, cash={0: 990}, step="act")
    assert refused(poor, "step power 1")[:2] == ("too-dear", "UB-5e")
    assert why(table(owned={0: "yellow2"}, pieces={"power": 33}, step="act"), "step power 0") == (
        "no-site-there",
        "UB-5e",
    )


@pytest.mark.clause("UB-5e", "UB-5d")
def test_a_first_step_may_pass_where_the_hazard_could_not_stay() -> None:
    # The school on 32 protects Old Town: site 31 is barred, 32 taken, so from 33 there is only the way to 35.
    state = table(owned={0: "yellow2"}, pieces={"power": 33, "school": 32}, step="act")
    assert legal(state, "step") == ["step power 4"]
    assert why(state, "step power 1") == ("protected", "UB-5d")
    # With the school on 29, 31 is barred too, but 32 beyond it as well; 30 touches Old Town: nothing.
    # A hazard on 20 with a park on 17, which protects Station Quarter and the Docks: 22 is free of them.
    state = table(owned={0: "pink3"}, pieces={"power": 20}, step="act")
    assert set(legal(state, "step")) == {"step power 2", "step power 5"}
    barred = table(owned={0: "green3"}, pieces={"power": 42, "school": 37}, step="act")
    # From 42 by 38, where Far East is protected, there is no way on but to 36.
    assert "step power 2" in legal(barred)
    play(barred, "step power 2")
    assert (phase(barred), site_of(barred, "power")) == ("step", 38)
    assert refused(barred, "stop")[:2] == ("protected", "UB-5d")
    assert legal(barred) == ["step power 1"]
    # Without the money for a second step the first is not allowed.
    poor = table(owned={0: "green3"}, pieces={"power": 42, "school": 37}, cash={0: 1500}, step="act")
    assert why(poor, "step power 2") == ("protected", "UB-5d")


@pytest.mark.clause("UB-5e")
def test_a_move_may_not_end_where_it_began_and_moves_one_hazard() -> None:
    state = table(owned={0: "yellow2"}, pieces={"power": 33, "prison": 34}, step="act")
    play(state, "step power 4")
    assert refused(state, "step power 1")[:2] == ("back-again", "UB-5e")
    assert refused(state, "step prison 4")[:2] == ("another-hazard", "UB-5e")
    play(state, "stop")
    assert (phase(state), cash(state)) == ("act", 18700)


@pytest.mark.clause("UB-5e")
def test_a_step_goes_to_a_free_site() -> None:
    state = table(owned={0: "yellow2"}, pieces={"power": 33, "prison": 35}, step="act")
    assert refused(state, "step power 4") == (
        "site-taken",
        "UB-1e",
        {"piece": "power", "site": 35, "there": "prison"},
    )


@pytest.mark.clause("UB-5c")
def test_a_hazard_that_has_gone_spoils_no_more() -> None:
    state = table(owned={0: "yellow2"}, residential={"yellow2": 3}, pieces={"power": 33}, step="act")
    assert rent(state, "yellow2") == 220
    play(state, "step power 4", "stop")
    assert rent(state, "yellow2") == 4000
