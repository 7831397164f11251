"""Chapter 3: building."""

import pytest

from tests.games.paris.positions import legal, lot, play, player, refused, seen, table, told

# 750 in three cards.
RICH = "red5 brown5 orange3"


@pytest.mark.clause("PA-3a")
def test_pa_3a_a_house_costs_100() -> None:
    state = play(table(owned={0: "red1"}, hands={0: RICH}), "house red1")
    assert told(state, "house-built") == [{"clause": "PA-3a", "seat": 0, "lot": "red1", "cost": 100}]
    assert (lot(state, "red1")["houses"], seen(state)["basket"]["cost"]) == (1, 100)
    assert seen(state)["bank"]["houses"] == 19


@pytest.mark.clause("PA-3b")
def test_pa_3b_a_hotel_on_three_houses_costs_100_and_the_houses_return() -> None:
    state = play(table(owned={0: "red1"}, houses={"red1": 3}, hands={0: RICH}), "hotel red1")
    assert told(state, "hotel-built") == [{"clause": "PA-3b", "seat": 0, "lot": "red1", "cost": 100, "houses": 3}]
    assert (lot(state, "red1")["houses"], lot(state, "red1")["hotel"]) == (0, True)
    assert seen(state)["bank"] == {"houses": 20, "hotels": 5, "credit": 0}


@pytest.mark.clause("PA-3b")
@pytest.mark.parametrize("houses", [0, 1, 2])
def test_pa_3b_a_direct_hotel_costs_400_and_houses_give_no_rebate(houses: int) -> None:
    state = play(table(owned={0: "red1"}, houses={"red1": houses}, hands={0: RICH}), "hotel red1")
    assert told(state, "hotel-built") == [{"clause": "PA-3b", "seat": 0, "lot": "red1", "cost": 400, "houses": houses}]
    assert seen(state)["basket"]["items"] == [{"kind": "hotel", "lot": "red1", "cost": 400}]
    assert seen(state)["bank"] == {"houses": 20, "hotels": 5, "credit": 0}


@pytest.mark.clause("PA-3c")
def test_pa_3c_at_most_three_houses_or_one_hotel() -> None:
    state = table(owned={0: "red1 red2"}, houses={"red1": 3}, hotels="red2", hands={0: RICH})
    assert refused(state, "house red1") == ("three-houses-already", "PA-3c", {"lot": "red1"})
    assert refused(state, "house red2") == ("hotel-already", "PA-3c", {"lot": "red2"})
    assert refused(state, "hotel red2") == ("hotel-already", "PA-3c", {"lot": "red2"})
    assert legal(state, "h") == ["hotel red1"]


@pytest.mark.clause("PA-3c")
def test_pa_3c_neither_a_full_colour_nor_even_building_is_required() -> None:
    state = table(owned={0: "red1 red2", 1: "red3"}, hands={0: RICH})
    play(state, "house red1", "house red1", "house red1")
    assert (lot(state, "red1")["houses"], lot(state, "red2")["houses"]) == (3, 0)


@pytest.mark.clause("PA-2c")
def test_pa_2c_one_builds_on_streets_of_ones_own() -> None:
    state = table(owned={1: "red1"}, hands={0: RICH})
    assert refused(state, "house red1") == ("not-your-street", "PA-2c", {"lot": "red1"})
    assert refused(state, "hotel red2") == ("not-your-street", "PA-2c", {"lot": "red2"})


@pytest.mark.clause("PA-3d")
def test_pa_3d_never_on_stations_or_utilities() -> None:
    state = table(owned={0: "station1 utility1"}, hands={0: RICH}, on_sale="red1")
    assert legal(state) == ["buy red1", "pass"]
    for line in ("house station1", "hotel station4", "house utility1", "hotel utility2"):
        with pytest.raises(ValueError, match=line):
            state.parse(line)


@pytest.mark.clause("PA-3e")
def test_pa_3e_without_houses_in_the_bank_a_direct_hotel_is_still_possible() -> None:
    streets = "pink1 pink2 pink3 orange1 orange2 orange3 brown1"
    houses = {"pink1": 3, "pink2": 3, "pink3": 3, "orange1": 3, "orange2": 3, "orange3": 3, "brown1": 2}
    state = table(owned={0: "red1", 1: streets}, houses=houses, hands={0: RICH})
    assert seen(state)["bank"]["houses"] == 0
    assert refused(state, "house red1") == ("no-houses-left", "PA-3e", {"lot": "red1"})
    assert legal(state, "h") == ["hotel red1"]


@pytest.mark.clause("PA-3e")
def test_pa_3e_hotels_are_limited_to_six() -> None:
    state = table(
        owned={0: "red1 red2 brown1", 1: "pink1 pink2 pink3 orange1 orange2"},
        hotels="pink1 pink2 pink3 orange1 orange2",
        houses={"red1": 3, "red2": 3},
        hands={0: RICH},
    )
    play(state, "hotel red1")
    assert seen(state)["bank"]["hotels"] == 0
    assert refused(state, "hotel red2") == ("last-hotel-chosen", "PA-5a", {"lot": "red2"})
    assert legal(state) == ["done"]


@pytest.mark.clause("PA-3f")
def test_pa_3f_three_houses_and_then_the_hotel_in_one_action() -> None:
    state = table(owned={0: "red1"}, hands={0: RICH})
    play(state, "house red1", "house red1", "house red1", "hotel red1")
    basket = seen(state)["basket"]
    assert [(item["kind"], item["cost"]) for item in basket["items"]] == [("house", 100)] * 3 + [("hotel", 100)]
    assert (basket["kind"], basket["cost"]) == ("buildings", 400)
    play(state, "done", "pay cash-red5", "pay cash-orange3")
    assert player(state, 0)["hotels"] == 1


@pytest.mark.clause("PA-3f")
def test_pa_3f_returned_houses_can_be_bought_again_at_once() -> None:
    streets = "pink1 pink2 pink3 orange1 orange2 orange3"
    houses = {"pink1": 3, "pink2": 3, "pink3": 3, "orange1": 3, "orange2": 3, "red1": 3, "red2": 2}
    state = table(owned={0: "red1 red2", 1: streets}, houses=houses, hands={0: RICH})
    assert seen(state)["bank"]["houses"] == 0
    assert refused(state, "house red2")[0] == "no-houses-left"
    play(state, "hotel red1", "house red2")
    assert seen(state)["bank"]["houses"] == 2


@pytest.mark.clause("PA-3a", "PA-3b", "PA-2d")
def test_what_the_hand_cannot_pay_is_too_dear() -> None:
    state = table(owned={0: "red1 red2"}, houses={"red2": 3}, hands={0: "red1"})
    assert refused(state, "house red1") == (
        "too-dear",
        "PA-2d",
        {"lot": "red1", "cost": 100, "cash": 50, "missing": 50},
    )
    assert refused(state, "hotel red1")[2] == {"lot": "red1", "cost": 400, "cash": 50, "missing": 350}
    assert refused(state, "hotel red2")[2] == {"lot": "red2", "cost": 100, "cash": 50, "missing": 50}
    exact = play(table(owned={0: "red1"}, hands={0: "red4"}), "house red1", "house red1")
    assert refused(exact, "house red1")[2] == {"lot": "red1", "cost": 300, "cash": 200, "missing": 100}
