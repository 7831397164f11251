"""Chapters 1 and 2: the board, the modes and what is in stock."""

from typing import cast

import pytest

import faubourg
from faubourg.core.refusal import InputError
from faubourg.games.city.scene_types import CityScene
from tests.games.city.positions import play, refused, why
from tests.games.ubuild.positions import GAME, cash, land, phase, player, scene, seen, stock, table

RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"


@pytest.mark.clause("UB-1a", "UB-1b", "UB-1d")
@pytest.mark.parametrize(
    ("mode", "spaces", "districts", "permits", "bridges"),
    [("beginner", 14, 8, 0, 2), ("classic", 22, 14, 2, 2), ("advanced", 32, 22, 2, 4)],
)
def test_the_printed_boards(mode: str, spaces: int, districts: int, permits: int, bridges: int) -> None:
    found = scene({"mode": mode})
    sorts = [space["sort"] for space in found["spaces"]]
    assert (len(sorts), sorts.count("district"), sorts.count("permit"), sorts.count("bridge")) == (
        spaces,
        districts,
        permits,
        bridges,
    )
    assert (sorts[0], [sorts.count(sort) for sort in ("go", "jail", "parking", "arrest")]) == ("go", [1, 1, 1, 1])
    assert not found["freestyle"]


@pytest.mark.clause("UB-1c")
def test_prices_rents_and_costs_are_those_of_city() -> None:
    city = {title["id"]: title for title in cast(CityScene, faubourg.game("city").scene())["districts"]}
    for title in scene({"mode": "advanced"})["districts"]:
        other = city[title["id"]]
        assert (title["price"], title["rents"], title["names"]) == (other["price"], other["rents"], other["names"])
        costs = (other["residential"], other["industrial"], other["skyscraper"])
        assert (title["residential"], title["industrial"], title["skyscraper"]) == costs


@pytest.mark.clause("UB-1e")
def test_every_space_has_four_sites_and_a_site_is_never_a_space() -> None:
    for mode, sites in (("beginner", 28), ("classic", 44), ("advanced", 64)):
        found = scene({"mode": mode})
        assert len(found["sites"]) == sites
        assert all(len(space["sites"]) == 4 for space in found["spaces"])
        spaces = {(space["q"], space["r"]) for space in found["spaces"]}
        assert spaces.isdisjoint({(site["q"], site["r"]) for site in found["sites"]})
        assert {len(site["spaces"]) for site in found["sites"]} == {1, 2, 3}


@pytest.mark.clause("UB-1e")
def test_one_building_to_a_site() -> None:
    state = table(owned={0: "red2 red3", 1: "green2"}, pieces={"school": 27}, step="act")
    play(state, "skyscraper red2")
    assert refused(state, "site 27") == (
        "site-taken",
        "UB-1e",
        {"piece": "skyscraper", "site": 27, "district": "red2", "there": "school"},
    )
    assert why(state, "site 60") == ("no-such-site", "UB-1e")


@pytest.mark.clause("UB-1f")
def test_a_colour_is_its_districts_on_the_track() -> None:
    # The whole of pink has three districts, of which two are on the Classic board.
    state = table(owned={0: "pink2 pink3"})
    assert why(state, "skyscraper pink1") == ("not-on-track", "UB-1f")
    assert phase(play(state, "skyscraper pink2")) == "site"


@pytest.mark.clause("UB-1f")
def test_a_single_district_of_a_colour_is_no_group() -> None:
    # With tiles c and i instead of e and g, pink and yellow have one district each, light blue three.
    options = {"mode": "beginner", "layout": "b1-gob0brjac0fpi0brgjj0-rsrsrssrsrsrss"}
    state = table(2, owned={0: "pink1 lightblue1 lightblue2 lightblue3"}, options=options)
    assert refused(state, "skyscraper pink1") == ("one-district", "UB-1f", {"district": "pink1", "colour": "pink"})
    assert why(state, "tower lightblue1") == ("two-colours-needed", "UB-5h")
    assert phase(play(state, "skyscraper lightblue1")) == "site"


@pytest.mark.clause("UB-2a")
def test_beginner() -> None:
    state = GAME.start(4, {"mode": "beginner", "first": 0})
    assert [cash(state, seat) for seat in range(4)] == [12900] * 4
    pieces = {"residential": 40, "skyscraper": 2, "school": 1, "power": 1}
    assert {piece: left for piece, left in seen(state)["bank"]["stock"].items() if left} == pieces
    play(state, "roll")
    assert [state.text(move) for move in state.legal(faubourg.NATURE)] == [f"die {pips}" for pips in range(1, 7)]
    assert why(state, "dice 1 2", faubourg.NATURE)[0] == "not-asked-now"
    with pytest.raises(InputError, match="4"):
        GAME.start(5, {"mode": "beginner"})


@pytest.mark.clause("UB-2b")
def test_classic() -> None:
    state = GAME.start(6, {"first": 0})
    assert cash(state) == 19700
    pieces = {"residential": 40, "industrial": 20, "skyscraper": 2, "tower": 1}
    kinds = {"school": 1, "park": 1, "power": 1, "prison": 1}
    assert {piece: left for piece, left in seen(state)["bank"]["stock"].items() if left} == pieces | kinds
    play(state, "roll")
    assert len(state.legal(faubourg.NATURE)) == 21
    # A double is half as likely as two different numbers.
    assert sorted(set(state.weights())) == [1, 2]
    assert stock(GAME.start(2, {"stadium": True}), "stadium") == 1
    assert scene({"stadium": True})["pieces"]["stadium"]["stock"] == 1
    # The option is for Classic.
    assert stock(GAME.start(2, {"mode": "beginner", "stadium": True}), "stadium") == 0


@pytest.mark.clause("UB-2c")
def test_advanced() -> None:
    state = GAME.start(6, {"mode": "advanced"})
    assert cash(state) == 31700
    assert sum(seen(state)["bank"]["stock"].values()) == 91
    assert stock(state, "stadium") == 1


@pytest.mark.clause("UB-2d", "UB-2e", "UB-2f", "UB-2h")
def test_a_layout_of_ones_own_is_played_in_its_mode() -> None:
    layout = "c1-gol0j0brgjh0g0fpk0d0brjab0a0-rssrsssrsssrssrsssrsss"
    state = table(2, options={"layout": layout})
    assert scene({"layout": layout})["freestyle"]
    # UB-2e The permit stands where Quartier Sud was.
    assert scene({"layout": layout})["spaces"][1]["sort"] == "permit"
    assert phase(land(state, 4)) == "buy"
    with pytest.raises(InputError) as wrong:
        GAME.start(2, {"layout": layout, "mode": "beginner"})
    # It is said at the field of the layout, while one chooses.
    assert (wrong.value.code, wrong.value.params["option"]) == ("layout-mode", "layout")
    with pytest.raises(InputError) as twice:
        GAME.start(2, {"layout": layout.replace("h0g0", "g0g0")})
    assert twice.value.code == "layout-tile-twice"


@pytest.mark.clause("UB-2g")
def test_a_pawn_that_reaches_a_railroad_goes_on_from_the_other() -> None:
    options = {"mode": "beginner", "layout": RAILROADS}
    found = scene(options)
    assert len(found["railroads"]) == 2
    sorts = [space["sort"] for space in found["spaces"]]
    # The text ends with a bridge, and begins with Jail: one step from one to the other.
    jail = sorts.index("jail")
    assert sorts[jail - 1] == "bridge"
    state = land(table(2, places={0: jail - 2}, options=options), jail)
    assert (player(state)["space"], phase(state)) == (jail, "act")
