"""What the board is told besides the rules: the tiles of the track, and what would follow if a site were chosen."""

import pytest

from faubourg.core.state import State
from faubourg.games.ubuild.layouts.plan import read_plan
from faubourg.games.ubuild.outlook import OutlookView
from tests.games.city.positions import legal, play
from tests.games.ubuild.positions import GAME, land, scene, seen, table


@pytest.mark.parametrize("mode", ["beginner", "classic", "advanced"])
def test_two_spaces_have_one_double_and_all_others_a_tile_of_their_own(mode: str) -> None:
    found = scene({"mode": mode})
    tiles = [space["tile"] for space in found["spaces"]]
    assert sorted(set(tiles)) == list(range(len(read_plan(found["layout"]).tiles)))
    for space, tile in zip(found["spaces"], tiles):
        is_double = space["sort"] in ("district", "permit")
        assert tiles.count(tile) == (2 if is_double else 1)


def test_tiles_of_an_open_track_are_counted_from_where_its_text_begins() -> None:
    found = scene({"mode": "beginner", "layout": "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"})
    assert found["spaces"][0]["sort"] == "go"
    assert found["spaces"][0]["tile"] == read_plan(found["layout"]).tiles.index(0)
    assert found["spaces"][found["jail"]]["tile"] == 0


HOMES = {"red3": 2, "yellow1": 2, "yellow2": 2}


def outlook(state: State) -> list[OutlookView]:
    placing = seen(state)["placing"]
    assert placing is not None
    return placing["outlook"]


def fates(state: State) -> dict[str, list[object]]:
    districts = seen(state)["districts"]
    return {one["id"]: [one["rent"], one["spoiled"], one["protected"], one["doubled"]] for one in districts}


def agrees(state: State) -> None:
    """Each site that may be chosen is told, and what is told of it happens when it is."""
    assert [f"site {one['site']}" for one in outlook(state)] == legal(state)
    now = fates(state)
    for one in outlook(state):
        after = fates(play(GAME.restore(state.dump()), f"site {one['site']}"))
        told = {
            fate["district"]: [fate["rent"], fate["spoiled"], fate["protected"], fate["doubled"]]
            for fate in one["districts"]
        }
        assert told == {district: fate for district, fate in after.items() if fate != now[district]}


@pytest.mark.clause("UB-5c")
@pytest.mark.parametrize("piece", ["prison", "park"])
def test_before_it_is_placed_a_hazard_or_a_bonus_building_says_what_would_follow(piece: str) -> None:
    state = table(places={0: 2}, owned={0: "yellow1", 1: "red3", 2: "yellow2"}, residential=HOMES)
    play(land(state, 9), f"place {piece}")
    agrees(state)
    (there,) = [one for one in outlook(state) if one["site"] == 30]
    assert {fate["district"] for fate in there["districts"]} == {"red3", "yellow1", "yellow2"}
    assert all(fate["spoiled"] is (piece == "prison") for fate in there["districts"])


@pytest.mark.clause("UB-5f")
def test_a_skyscraper_doubles_the_same_wherever_it_will_stand() -> None:
    state = table(owned={0: "red2 red3", 1: "pink2"}, step="act")
    play(state, "skyscraper red2")
    agrees(state)
    assert len({str(one["districts"]) for one in outlook(state)}) == 1
    assert {fate["doubled"] for fate in outlook(state)[0]["districts"]} == {"skyscraper"}


def test_nothing_is_looked_into_while_nothing_is_placed() -> None:
    assert seen(table())["placing"] is None
