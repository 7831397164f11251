"""Chapter 5: blocks, skyscrapers, the stadium and the tower."""

import pytest

from tests.games.city.positions import clause, legal, play, refused, why
from tests.games.ubuild.positions import cash, district, land, phase, player, rent, scene, site_of, stock, table

TWO_COLOURS = {0: "brown1 brown2 red2 red3"}


def none_left(clause: str, district: str, piece: str, stock: int) -> tuple[str, str, dict[str, object]]:
    """As refused; the stock is what the match began with."""
    return "none-left", clause, {"district": district, "piece": piece, "stock": stock}


@pytest.mark.clause("UB-5a")
def test_blocks_stand_on_any_of_ones_districts_from_the_first_on() -> None:
    state = play(table(owned={0: "brown1 green2"}, step="act"), "residential brown1", "industrial green2")
    assert (cash(state), district(state, "green2")["industrial"]) == (19700 - 500 - 4000, 1)
    assert clause(state, "block-built") == "UB-5a"
    assert why(state, "residential brown2") == ("not-yours", "UB-5a")


@pytest.mark.clause("UB-5a", "UB-8g")
def test_eight_to_a_district_and_none_on_a_mortgaged_one() -> None:
    full = table(owned={0: "brown1"}, residential={"brown1": 5}, industrial={"brown1": 3}, step="act")
    assert refused(full, "residential brown1") == ("eight-blocks", "UB-5a", {"district": "brown1"})
    state = table(owned={0: "brown1"}, mortgaged={"brown1": 20}, step="act")
    assert why(state, "industrial brown1") == ("is-mortgaged", "UB-8g")
    poor = table(owned={0: "brown1"}, cash={0: 490}, step="act")
    assert refused(poor, "residential brown1") == (
        "too-dear",
        "UB-5a",
        {"district": "brown1", "cost": 500, "cash": 490, "missing": 10},
    )


@pytest.mark.clause("UB-5a", "UB-2b")
def test_blocks_are_limited_to_the_stock_of_the_mode() -> None:
    spread = {"brown1": 8, "brown2": 8, "red2": 4}
    state = table(owned={0: "brown1 brown2 red2 red3"}, industrial=spread, step="act")
    assert refused(state, "industrial red3") == none_left("UB-2b", "red3", "industrial", 20)
    assert "residential red3" in legal(state)


@pytest.mark.clause("UB-5a", "UB-2a")
def test_in_beginner_there_are_residential_blocks_only() -> None:
    state = table(2, owned={0: "red2"}, step="act", options={"mode": "beginner"})
    assert refused(state, "industrial red2") == none_left("UB-2a", "red2", "industrial", 0)
    assert cash(play(state, "residential red2")) == 12900 - 1500


@pytest.mark.clause("UB-5f", "UB-6a")
def test_a_skyscraper_doubles_its_colour() -> None:
    state = table(owned={0: "red2 red3", 1: "green2"}, residential={"red2": 1})
    play(state, "skyscraper red3")
    assert (phase(state), legal(state)) == ("site", ["site 27", "site 28", "site 29", "site 30"])
    # Paid when it stands.
    assert cash(state) == 19700
    play(state, "site 30")
    assert (cash(state), site_of(state, "skyscraper"), stock(state, "skyscraper")) == (15700, 30, 1)
    assert (rent(state, "red2"), rent(state, "red3"), rent(state, "yellow1")) == (1800, 400, 220)
    assert why(state, "skyscraper red2") == ("skyscraper-already", "UB-5f")
    assert clause(state, "skyscraper-built") == "UB-5f"


@pytest.mark.clause("UB-5f")
def test_a_skyscraper_needs_all_districts_of_the_colour() -> None:
    state = table(owned={0: "red2"}, step="act")
    assert refused(state, "skyscraper red2") == ("colour-needed", "UB-5f", {"district": "red2", "colour": "red"})
    assert why(play(table(owned={0: "red2 red3"}), "skyscraper red2"), "site 31") == ("not-beside", "UB-5f")


@pytest.mark.clause("UB-5g", "UB-3g")
def test_the_stadium_raises_the_salary_even_if_its_district_is_mortgaged() -> None:
    options = {"stadium": True}
    state = play(table(owned={0: "red2 red3"}, options=options), "stadium red2", "site 27")
    assert (cash(state), player(state)["salary"], rent(state, "red2")) == (17700, 3000, 180)
    assert refused(state, "stadium red3") == none_left("UB-2b", "red3", "stadium", 1)
    assert not district(state, "red2")["protected"]
    state = table(
        owned={0: "red2 red3"}, stadium=("red2", 27), mortgaged={"red2": 180}, places={0: 18}, options=options
    )
    assert (cash(land(state, 0)), clause(state, "salary-paid")) == (22700, "UB-5g")


@pytest.mark.clause("UB-5g")
def test_the_stadium_needs_two_districts_of_a_colour() -> None:
    state = table(owned={0: "red2 green2"}, options={"mode": "advanced"})
    assert why(state, "stadium red2") == ("two-districts-needed", "UB-5g")
    # Two of three will do.
    assert phase(play(table(owned={0: "red2 red1"}, options={"mode": "advanced"}), "stadium red1")) == "site"


@pytest.mark.clause("UB-5h")
def test_the_tower_doubles_all_rents_of_its_owner() -> None:
    state = table(owned={0: "brown1 brown2 red2 red3 green2", 1: "green3"})
    play(state, "tower brown1", "site 4")
    assert (cash(state), rent(state, "green2"), rent(state, "green3"), rent(state, "brown1")) == (12700, 520, 280, 40)
    assert why(table(owned={0: "brown1 brown2 red2"}), "tower brown1") == ("two-colours-needed", "UB-5h")
    # Of the two colours only.
    assert why(table(owned={0: "brown1 brown2 red2 red3 green2"}), "tower green2") == ("two-colours-needed", "UB-5h")


@pytest.mark.clause("UB-5h")
def test_never_on_a_mortgaged_district_nor_without_a_free_site() -> None:
    state = table(owned=TWO_COLOURS, mortgaged={"red2": 180})
    assert why(state, "skyscraper red2") == ("is-mortgaged", "UB-8g")
    assert phase(play(state, "skyscraper red3")) == "site"
    around = {"school": 5, "park": 1, "power": 27, "prison": 25}
    full = table(owned=TWO_COLOURS, pieces=around, tower=("brown1", 4), skyscrapers={"brown1": 6})
    assert why(full, "skyscraper brown1")[0] == "skyscraper-already"
    crowded = table(owned=TWO_COLOURS, pieces={"power": 27, "prison": 25}, tower=("red2", 24), skyscrapers={"red2": 28})
    assert legal(crowded, "skyscraper") == ["skyscraper brown1", "skyscraper brown2"]


@pytest.mark.clause("UB-5h")
def test_no_free_site_no_landmark() -> None:
    options = {"mode": "advanced"}
    # All four sites of South Side are taken, by three hazards and the stadium.
    sites = next(space["sites"] for space in scene(options)["spaces"] if space["district"] == "brown1")
    pieces = dict(zip(("power", "prison", "sewage"), sites, strict=False))
    state = table(owned={0: "brown1 brown2"}, pieces=pieces, stadium=("brown1", sites[3]), options=options)
    assert refused(state, "skyscraper brown1") == (
        "no-free-site",
        "UB-5h",
        {"district": "brown1", "piece": "skyscraper"},
    )
    assert "skyscraper brown2" in legal(state)


@pytest.mark.clause("UB-9b", "UB-3j")
def test_not_in_jail() -> None:
    state = table(owned={0: "red2 red3"}, jail={0: 1}, pieces={"power": 27})
    assert why(state, "skyscraper red2") == ("in-jail", "UB-9b")
    play(state, "roll", "dice 1 2")
    assert why(state, "residential red2") == ("in-jail", "UB-9b")
    assert why(state, "step power 0") == ("in-jail", "UB-9b")
    assert legal(state) == ["done", "mortgage red2", "mortgage red3"]
