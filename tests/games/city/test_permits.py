"""Chapters 8 and 9: permits, bonus buildings and hazards; stadiums, skyscrapers and the tower."""

import pytest

from tests.games.city.positions import (
    COLOURS,
    PINK,
    cash,
    clause,
    district,
    events,
    land,
    legal,
    phase,
    play,
    player,
    refused,
    rent,
    seen,
    table,
    told,
    why,
)

OWNED = {0: "red1", 1: "red2"}
TWO_COLOURS = {0: f"{PINK} brown1 brown2"}


@pytest.mark.clause("CI-8a", "CI-4f")
@pytest.mark.parametrize(
    ("start", "square", "bonus", "hazard"),
    [(1, 5, "park", "dump"), (11, 15, "school", "prison"), (21, 25, "water", "sewage"), (31, 35, "wind", "power")],
)
def test_a_permit_places_the_pair_that_the_square_shows(start: int, square: int, bonus: str, hazard: str) -> None:
    state = land(table(places={0: start}, owned=OWNED, residential={"red1": 2, "red2": 2}), square)
    assert seen(state)["pair"] == {"bonus": bonus, "hazard": hazard}
    built = district(play(state.clone(), "bonus red1"), "red1")
    assert (built["bonus"], built["counted"]) == (bonus, 2)
    play(state, "hazard red2")
    # CI-8e It works at once.
    assert (district(state, "red2")["counted"], rent(state, "red2")) == (0, 180)
    assert (district(state, "red2")["hazard"], clause(state, "hazard-built")) == (hazard, "CI-8a")
    assert phase(state) == "act"


@pytest.mark.clause("CI-8a")
def test_a_bonus_goes_on_ones_own_a_hazard_on_anothers_either_on_an_unowned_district() -> None:
    state = land(table(places={0: 1}, owned=OWNED), 5)
    assert refused(state, "bonus red2") == ("anothers-district", "CI-8a", {"district": "red2", "owner": 1})
    assert why(state, "hazard red1") == ("own-district", "CI-8a")
    assert {"bonus green1", "hazard green1", "bonus red1", "hazard red2"} <= set(legal(state))
    assert why(state, "pass")[0] == "not-asked-now"


@pytest.mark.clause("CI-8a")
def test_when_nothing_is_possible_nothing_happens() -> None:
    stock = {"park": "red1 red2 red3", "dump": "green1 green2 green3"}
    state = land(table(places={0: 1}, pieces=stock), 5)
    assert (phase(state), clause(state, "nothing-to-do")) == ("act", "CI-8a")


@pytest.mark.clause("CI-8b")
def test_a_district_has_at_most_one_bonus_or_hazard() -> None:
    state = land(table(places={0: 1}, owned=OWNED, pieces={"school": "red1 red2", "power": "green1"}), 5)
    assert refused(state, "bonus red1") == ("bonus-here", "CI-8b", {"district": "red1", "piece": "school"})
    assert refused(state, "hazard red2")[0] == "bonus-here"
    assert refused(state, "bonus green1") == ("hazard-here", "CI-8b", {"district": "green1", "piece": "power"})
    assert refused(state, "hazard green1")[0] == "hazard-here"


@pytest.mark.clause("CI-8b", "CI-10c")
def test_a_mortgaged_district_may_still_take_a_bonus_a_hazard_or_a_railroad() -> None:
    state = land(table(places={0: 1}, owned=OWNED, mortgaged={"red1": 180, "red2": 180}), 5)
    assert {"bonus red1", "hazard red2"} <= set(legal(state))
    state = table(step="act", unit="rail", owned=OWNED, mortgaged={"red1": 180})
    assert "rail red1" in legal(state)


@pytest.mark.clause("CI-8c", "CI-8d", "CI-8f")
@pytest.mark.parametrize(("piece", "cost"), [("dump", 1000), ("sewage", 1500), ("power", 1500), ("prison", 2000)])
def test_removing_a_hazard_costs_500_for_each_block_of_its_size(piece: str, cost: int) -> None:
    state = table(owned=OWNED, pieces={piece: "red1 red2"}, cash={0: cost})
    assert why(state, "remove red2") == ("not-yours", "CI-8f")
    assert legal(state, "remove") == ["remove red1"]
    play(state, "remove red1")
    assert (cash(state), district(state, "red1")["hazard"]) == (0, None)
    assert seen(state)["bank"]["stock"][piece] == 2
    poor = table(owned=OWNED, pieces={piece: "red1"}, cash={0: cost - 10})
    assert refused(poor, "remove red1")[2] == {"district": "red1", "cost": cost, "cash": cost - 10, "missing": 10}


@pytest.mark.clause("CI-8c", "CI-8f")
def test_a_bonus_building_is_no_hazard() -> None:
    state = table(owned=OWNED, pieces={"park": "red1"})
    assert why(state, "remove red1") == ("no-hazard", "CI-8f")


@pytest.mark.clause("CI-8e", "CI-11c")
def test_a_hazard_makes_residential_blocks_count_for_nothing() -> None:
    state = table(owned=OWNED, residential={"red1": 4}, industrial={"red1": 1})
    assert rent(state, "red1") == 5500
    state = table(owned=OWNED, residential={"red1": 4}, industrial={"red1": 1}, pieces={"dump": "red1"})
    assert rent(state, "red1") == 900


@pytest.mark.clause("CI-9a")
def test_a_stadium_needs_two_districts_of_a_colour_and_goes_on_one_of_them() -> None:
    state = table(owned={0: "pink1 pink2 red1"}, cash={0: 2500})
    assert legal(state, "stadium") == ["stadium pink1", "stadium pink2"]
    assert refused(state, "stadium red1") == ("two-districts-needed", "CI-9a", {"district": "red1", "colour": "red"})
    play(state, "stadium pink2")
    assert (cash(state), district(state, "pink2")["stadium"]) == (500, True)
    assert clause(state, "stadium-built") == "CI-9a"


@pytest.mark.clause("CI-9a")
def test_there_is_one_stadium_per_colour_and_two_in_the_box() -> None:
    state = table(owned={0: "pink1 pink2 red1 red2 green1 green2"}, stadiums="pink1")
    assert why(state, "stadium pink2") == ("stadium-already", "CI-9a")
    play(state, "stadium red1")
    assert refused(state, "stadium green1") == ("none-left", "CI-1f", {"district": "green1", "piece": "stadium"})
    assert legal(state, "stadium") == []


@pytest.mark.clause("CI-9a")
def test_a_stadium_must_be_paid() -> None:
    state = table(owned={0: "pink1 pink2"}, cash={0: 1990})
    assert why(state, "stadium pink1") == ("too-dear", "CI-9a")
    state = table(owned={0: "pink1 pink2"}, cash={0: 2000})
    assert legal(state, "stadium") == ["stadium pink1", "stadium pink2"]
    assert cash(play(state, "stadium pink1")) == 0


@pytest.mark.clause("CI-9b", "CI-11d")
def test_a_skyscraper_needs_the_whole_colour_and_doubles_its_rents_at_once() -> None:
    state = table(owned={0: "pink1 pink2", 1: "pink3"})
    assert refused(state, "skyscraper pink1") == ("colour-needed", "CI-9b", {"district": "pink1", "colour": "pink"})
    state = table(owned={0: PINK}, cash={0: 3000}, residential={"pink2": 1})
    assert legal(state, "skyscraper") == [f"skyscraper {name}" for name in PINK.split()]
    play(state, "skyscraper pink3")
    assert cash(state) == 0
    assert [rent(state, name) for name in PINK.split()] == [200, 1000, 240]
    assert district(state, "pink1")["doubled"] == "skyscraper"
    assert why(state, "skyscraper pink1") == ("skyscraper-already", "CI-9b")


@pytest.mark.clause("CI-9b")
def test_a_skyscraper_costs_what_the_title_says() -> None:
    state = table(owned={0: COLOURS["darkblue"]}, cash={0: 4990})
    assert refused(state, "skyscraper darkblue2")[2]["cost"] == 5000
    assert legal(state, "skyscraper") == []


@pytest.mark.clause("CI-9c")
def test_there_are_five_skyscrapers() -> None:
    owned = {0: " ".join(COLOURS[name] for name in ("brown", "lightblue", "pink", "orange", "red", "yellow"))}
    state = table(owned=owned, skyscrapers="brown1 lightblue1 pink1 orange1 red1")
    assert why(state, "skyscraper yellow1") == ("none-left", "CI-1f")


@pytest.mark.clause("CI-9d")
def test_the_tower_needs_two_whole_colours_and_goes_on_one_of_their_districts() -> None:
    state = table(owned={0: f"{PINK} red1"})
    assert why(state, "tower pink1") == ("two-colours-needed", "CI-9d")
    state = table(owned={0: TWO_COLOURS[0] + " red1"}, cash={0: 7000})
    assert why(state, "tower red1") == ("two-colours-needed", "CI-9d")
    play(state, "tower brown2")
    assert (cash(state), rent(state, "red1"), rent(state, "pink1")) == (0, 360, 200)
    assert district(state, "red1")["doubled"] == "tower"
    assert legal(state, "tower") == []


@pytest.mark.clause("CI-9d")
def test_there_is_one_tower_and_it_must_be_paid() -> None:
    state = table(owned={0: TWO_COLOURS[0], 1: "red1"}, tower="red1")
    assert refused(state, "tower pink1") == ("none-left", "CI-1f", {"district": "pink1", "piece": "tower"})
    on_the_first = table(owned={0: f"{PINK} {COLOURS['red']}", 1: "brown1"}, tower="brown1")
    assert (legal(on_the_first, "tower"), why(on_the_first, "tower pink1")[0]) == ([], "none-left")
    assert why(table(owned=TWO_COLOURS, cash={0: 6990}), "tower pink1") == ("too-dear", "CI-9d")


@pytest.mark.clause("CI-9e", "CI-11d")
def test_a_rent_is_never_doubled_twice() -> None:
    state = table(owned=TWO_COLOURS, skyscrapers="pink1", tower="pink2")
    assert rent(state, "pink1") == 200
    assert district(state, "brown1")["doubled"] == "tower"


@pytest.mark.clause("CI-9f")
def test_each_stadium_adds_1000_to_its_owners_salary_and_raises_no_rent() -> None:
    state = table(owned={0: "pink1 pink2 red1 red2"}, stadiums="pink1 red1", places={0: 36}, cash={0: 0})
    assert (player(state)["salary"], rent(state, "pink1")) == (4000, 100)
    play(state, "roll", "dice 4 6")
    assert (told(state, "salary-paid")["amount"], clause(state, "salary-paid")) == (4000, "CI-9f")


@pytest.mark.clause("CI-9f")
def test_a_stadium_stops_no_hazard() -> None:
    state = land(table(places={0: 1}, owned={1: "pink1 pink2"}, stadiums="pink1"), 5)
    assert "hazard pink1" in legal(state)


@pytest.mark.clause("CI-9a", "CI-9b", "CI-9d", "CI-10c")
def test_a_mortgaged_district_takes_none_of_the_three_but_counts_for_its_colour() -> None:
    state = table(owned=TWO_COLOURS, mortgaged={"pink1": 100})
    for verb in ("stadium", "skyscraper", "tower"):
        assert why(state, f"{verb} pink1") == ("is-mortgaged", "CI-10c")
        assert f"{verb} pink2" in legal(state)


@pytest.mark.clause("CI-9a")
def test_any_number_may_be_bought_in_a_turn_without_build() -> None:
    state = play(table(owned=TWO_COLOURS), "stadium pink1", "skyscraper pink1", "skyscraper brown1", "tower pink1")
    assert phase(state) == "roll"
    assert events(state, "tower-built")


@pytest.mark.clause("CI-9a", "CI-9b", "CI-9d")
def test_stadiums_skyscrapers_and_the_tower_stand_on_ones_own_districts() -> None:
    state = table(owned={0: "pink1 pink2 brown1 brown2", 1: f"pink3 {COLOURS['red']}"})
    assert why(state, "stadium pink3") == ("not-yours", "CI-9a")
    assert why(state, "skyscraper red1") == ("not-yours", "CI-9b")
    assert why(state, "tower red1") == ("not-yours", "CI-9d")
    assert why(state, "stadium green1") == ("not-yours", "CI-9a")
