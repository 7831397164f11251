"""Chapter 6: variants."""

import json

import pytest

from tests.games.paris.positions import GAME, legal, lot, on_sale, play, player, refused, seen, table


@pytest.mark.clause("PA-6a")
def test_pa_6a_in_the_housing_crisis_each_lot_without_a_building_costs_a_point() -> None:
    owned = {0: "red1 red2 red3 pink1 station1", 1: "green1 green2 utility1 utility2"}
    houses = {"red1": 1, "red2": 2}
    state = table(owned=owned, houses=houses, hotels="red3", options={"crisis": "lots"}, tokens={1: 1})
    assert player(state, 0)["points"]["crisis"] == -2, "a street and a station"
    assert state.scores() == [3 + 2 + 4 - 2, 1 - 4, 0], "a total may go below 0"


@pytest.mark.clause("PA-6a")
def test_pa_6a_in_a_crisis_of_streets_stations_and_utilities_cost_nothing() -> None:
    owned = {0: "red1 red2 red3 pink1 station1", 1: "green1 green2 utility1 utility2"}
    houses = {"red1": 1, "red2": 2}
    state = table(owned=owned, houses=houses, hotels="red3", options={"crisis": "streets"}, tokens={1: 1})
    assert player(state, 0)["points"]["crisis"] == -1
    assert state.scores() == [3 + 2 + 4 - 1, 1 - 2, 0], "stations and utilities do not count"
    assert table(owned=owned, houses=houses, hotels="red3", tokens={1: 1}).scores() == [9, 1, 0]


@pytest.mark.clause("PA-6a")
@pytest.mark.parametrize(("once", "now"), [(True, "streets"), (False, "none")])
def test_pa_6a_a_table_of_the_first_rules_keeps_its_form_of_the_crisis(once: bool, now: str) -> None:
    options = {"crisis": once}
    assert GAME.start(2, options).options.values["crisis"] == now
    scene = GAME.scene(options)["options"]
    assert isinstance(scene, dict)
    assert scene["crisis"] == now
    dump = json.loads(GAME.start(2, {"crisis": now}).dump())
    dump["options"]["crisis"] = once
    assert GAME.restore(json.dumps(dump)).options.values["crisis"] == now


@pytest.mark.clause("PA-6b")
def test_pa_6b_in_the_new_dynamic_all_lots_are_on_sale_from_the_start() -> None:
    state = play(GAME.start(2, {"dynamic": True}), "first 1")
    assert len(on_sale(state)) == 28
    assert seen(state)["lots_left"] == 0
    assert seen(state)["phase"] == "open"
    assert len(on_sale(GAME.start(2, {"dynamic": True, "first": 0}))) == 28


@pytest.mark.clause("PA-6b", "PA-2f")
def test_pa_6b_nothing_is_turned_up_at_the_end_of_a_turn() -> None:
    state = table(on_sale=None, hands={0: "red3"}, options={"dynamic": True})
    play(state, "buy brown1", "buy brown2", "done", "pay cash-red3")
    assert (seen(state)["phase"], seen(state)["turn"]) == ("draw", 1)
    assert len(on_sale(state)) == 26


@pytest.mark.clause("PA-6c")
def test_pa_6c_in_harmony_the_first_buyer_of_a_colour_is_the_only_one_who_may_buy_it() -> None:
    state = table(
        owned={1: "red1", 0: "pink1"},
        on_sale="red2 pink2 station1 utility1",
        hands={0: "red* pink*"},
        options={"harmony": True},
    )
    assert legal(state, "buy") == ["buy pink2", "buy station1", "buy utility1"]
    assert refused(state, "buy red2") == ("colour-taken", "PA-6c", {"lot": "red2", "colour": "red", "owner": 1})
    assert (lot(state, "red2")["only"], lot(state, "pink2")["only"], lot(state, "pink1")["only"]) == (1, 0, None)
    assert (lot(state, "green1")["only"], lot(state, "station1")["only"]) == (None, None)
    assert lot(table(owned={1: "red1"}), "red2")["only"] is None


@pytest.mark.clause("PA-6c")
def test_pa_6c_stations_and_utilities_are_no_colour_and_colours_are_not_limited() -> None:
    state = table(
        owned={1: "station1 utility1", 0: "red1 pink1"},
        on_sale="station2 utility2 green1 brown1",
        hands={0: "red* pink*"},
        options={"harmony": True},
    )
    assert legal(state, "buy") == ["buy brown1", "buy green1", "buy station2", "buy utility2"]


@pytest.mark.clause("PA-6c", "PA-2f")
def test_pa_6c_a_lot_that_only_one_may_buy_counts_among_the_four() -> None:
    state = table(owned={1: "red1"}, on_sale="red2 red3 pink1 pink2", options={"harmony": True})
    play(state, "pass")
    assert seen(state)["phase"] == "draw"


@pytest.mark.clause("PA-6c")
def test_pa_6c_a_colour_is_taken_within_the_action_that_buys_it() -> None:
    state = table(on_sale="red1 red2", hands={0: "red* pink*"}, options={"harmony": True})
    play(state, "buy red1")
    assert legal(state, "buy") == ["buy red2"]
    assert lot(state, "red2")["only"] == 0


@pytest.mark.clause("PA-6a", "PA-6b", "PA-6c")
def test_the_variants_combine_freely() -> None:
    options = {"crisis": "lots", "dynamic": True, "harmony": True, "start_cash": True}
    for seats in (2, 3, 4):
        state = play(GAME.start(seats, options), "first 0")
        assert len(on_sale(state)) == 28
        assert player(state, 1)["start"] is not None
