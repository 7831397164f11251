"""Chapter 13: all 25 chance cards, and what happens when one cannot be carried out."""

import json

import pytest

from faubourg.core.state import State
from faubourg.games.estate.districts import DISTRICT_IDS
from tests.games.city.positions import (
    COLOURS,
    GAME,
    PINK,
    auction,
    cash,
    clause,
    debt,
    district,
    draw,
    events,
    land,
    legal,
    owner,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    told,
    why,
)

FIRST_HALF = " ".join(COLOURS[name] for name in ("brown", "lightblue", "pink", "orange"))
SECOND_HALF = " ".join(COLOURS[name] for name in ("red", "yellow", "green", "darkblue"))
EVERYTHING = {0: FIRST_HALF, 1: SECOND_HALF}
EIGHT_RAILS = "red1 red2 red3 green1 green2 green3 pink1 pink2"


def does_nothing(state: State) -> bool:
    return phase(state) == "act" and clause(state, "nothing-to-do") == "CI-13a"


@pytest.mark.clause("CI-13.1")
def test_card_1_the_left_neighbour_pays_1000() -> None:
    state = draw(1)
    assert (cash(state), cash(state, 1), cash(state, 2)) == (38700, 36700, 37700)
    assert clause(state, "neighbour-paid") == "CI-13.1"


@pytest.mark.clause("CI-13.2", "CI-13a")
def test_card_2_any_unowned_district_is_auctioned() -> None:
    state = draw(2, owned={1: "red1"})
    assert len(legal(state, "call")) == 21
    assert why(state, "call red1") == ("district-owned", "CI-13.2")
    assert why(state, "pass")[0] == "not-asked-now"
    play(state, "call green1", "bid 10", "out", "out")
    assert (owner(state, "green1"), phase(state)) == (0, "act")
    assert does_nothing(draw(2, owned=EVERYTHING))


@pytest.mark.clause("CI-13.3", "CI-13a")
def test_card_3_one_may_take_any_unowned_district_for_500() -> None:
    state = draw(3, owned={1: "red1"})
    assert why(state, "take red1") == ("district-owned", "CI-13.3")
    assert phase(play(state.clone(), "pass")) == "act"
    play(state, "take darkblue2")
    assert (owner(state, "darkblue2"), cash(state)) == (0, 37200)
    assert (told(state, "district-taken")["owner"], clause(state, "district-taken")) == (-1, "CI-13.3")
    assert does_nothing(draw(3, cash={0: 490}))
    assert does_nothing(draw(3, owned=EVERYTHING))


@pytest.mark.clause("CI-13.4", "CI-12a")
def test_card_4_goes_to_jail_and_ends_the_turn() -> None:
    state = draw(4)
    assert (player(state)["square"], player(state)["jailed"], state.actors()) == (10, True, [1])


@pytest.mark.clause("CI-13.5", "CI-13a")
def test_card_5_advances_to_go_and_its_salary() -> None:
    state = draw(5)
    assert (player(state)["square"], cash(state)) == (0, 39700)
    assert clause(state, "moved") == "CI-13.5"


@pytest.mark.clause("CI-13.6")
def test_card_6_costs_1000_for_each_sewage_plant_on_ones_districts() -> None:
    plants = {"sewage": "red1 red2 green1", "dump": "red3"}
    state = draw(6, owned={0: "red1 red2 red3", 1: "green1"}, pieces=plants)
    assert cash(state) == 35700
    assert does_nothing(draw(6, owned={1: "green1"}, pieces=plants))
    assert debt(draw(6, owned={0: "red1"}, pieces={"sewage": "red1"}, cash={0: 900}))["creditor"] is None


@pytest.mark.clause("CI-13.7", "CI-13.8", "CI-13a")
@pytest.mark.parametrize(("card", "square"), [(7, 24), (8, 39)])
def test_cards_7_and_8_advance_to_a_district_which_is_a_landing(card: int, square: int) -> None:
    state = draw(card)
    assert (player(state)["square"], phase(state), cash(state)) == (square, "buy", 37700)
    assert told(state, "moved")["by"] == "card"


@pytest.mark.clause("CI-13.7", "CI-13a")
def test_an_advance_past_go_pays_the_salary() -> None:
    state = play(land(table(places={0: 32}), 36), "draw chance7")
    assert (player(state)["square"], cash(state)) == (24, 39700)


@pytest.mark.clause("CI-13.9", "CI-13.10")
@pytest.mark.parametrize(("card", "piece"), [(9, "prison"), (10, "sewage")])
def test_cards_9_and_10_place_a_hazard_on_any_district_whoever_owns_it(card: int, piece: str) -> None:
    state = draw(card, owned={0: "red1", 1: "red2"}, pieces={"park": "green1", "dump": "green2"})
    assert len(legal(state, "hazard")) == 20
    assert refused(state, "hazard green1")[0] == "bonus-here"
    assert refused(state, "hazard green2")[0] == "hazard-here"
    assert why(state, "pass")[0] == "not-asked-now"
    play(state, "hazard red1")
    assert district(state, "red1")["hazard"] == piece
    assert clause(state, "hazard-built") == f"CI-13.{card}"
    assert does_nothing(draw(card, pieces={piece: "red1 red2 red3"}))


@pytest.mark.clause("CI-13.11", "CI-13.22")
@pytest.mark.parametrize(("card", "verb"), [(11, "residential"), (22, "industrial")])
def test_cards_11_and_22_give_a_free_block_or_500_to_whoever_owns_nothing(card: int, verb: str) -> None:
    owned = {0: "red1 red2 red3", 1: "green1"}
    state = draw(card, owned=owned, mortgaged={"red2": 180}, residential={"red3": 8}, cash={0: 0})
    assert legal(state) == [f"{verb} red1"]
    assert why(state, f"{verb} red2") == ("is-mortgaged", "CI-10c")
    assert why(state, f"{verb} red3") == ("eight-blocks", "CI-6c")
    assert why(state, f"{verb} green1") == ("not-yours", f"CI-13.{card}")
    play(state, f"{verb} red1")
    found = district(state, "red1")
    blocks = {"residential": found["residential"], "industrial": found["industrial"]}
    assert (blocks, cash(state)) == ({"residential": 0, "industrial": 0} | {verb: 1}, 0)
    assert clause(state, "block-built") == f"CI-13.{card}"
    assert cash(draw(card)) == 38200
    assert does_nothing(draw(card, owned={0: "red1"}, mortgaged={"red1": 180}))


@pytest.mark.clause("CI-13.12")
def test_card_12_gives_a_district_back_for_1000_with_all_that_stands_on_it_but_the_railroad() -> None:
    state = draw(
        12,
        owned={0: f"{PINK} brown1 brown2"},
        residential={"pink1": 2},
        industrial={"pink1": 1},
        pieces={"park": "pink1"},
        stadiums="pink1",
        skyscrapers="pink1",
        tower="pink1",
        rails="pink1",
        mortgaged={"pink1": 4000},
    )
    play(state, "give pink1")
    found = district(state, "pink1")
    assert (found["owner"], found["residential"], found["industrial"], found["bonus"]) == (None, 0, 0, None)
    assert (found["stadium"], found["skyscraper"], found["tower"], found["rail"]) == (False, False, False, True)
    assert (found["mortgaged"], cash(state)) == (False, 38700)
    stock = seen(state)["bank"]["stock"]
    assert (stock["park"], stock["stadium"], stock["skyscraper"], stock["tower"], stock["rail"]) == (3, 2, 5, 1, 7)


@pytest.mark.clause("CI-13.12")
def test_card_12_costs_1000_for_whoever_owns_nothing() -> None:
    assert cash(draw(12)) == 36700
    state = draw(12, owned={0: "red1", 1: "red2"})
    assert why(state, "give red2") == ("not-yours", "CI-13.12")
    assert why(state, "pass")[0] == "not-asked-now"


@pytest.mark.clause("CI-13.13", "CI-13.21")
@pytest.mark.parametrize("card", [13, 21])
def test_cards_13_and_21_place_a_railroad(card: int) -> None:
    state = draw(card, rails="red1")
    assert why(state, "rail red1") == ("railroad-here", "CI-6d")
    play(state, "rail green1")
    assert clause(state, "railroad-built") == f"CI-13.{card}"
    assert does_nothing(draw(card, rails=EIGHT_RAILS))


@pytest.mark.clause("CI-13.14")
def test_card_14_takes_another_players_district_unless_its_colour_is_all_one_players() -> None:
    owned = {0: "green1", 1: f"{PINK} red1", 2: "red2"}
    state = draw(14, owned=owned, mortgaged={"red2": 180}, residential={"red2": 2})
    assert legal(state) == ["take red1", "take red2"]
    assert refused(state, "take pink1") == (
        "colour-complete",
        "CI-13.14",
        {"district": "pink1", "colour": "pink", "owner": 1},
    )
    assert why(state, "take green1") == ("not-anothers", "CI-13.14")
    assert why(state, "take darkblue1") == ("not-anothers", "CI-13.14")
    play(state, "take red2")
    found = district(state, "red2")
    assert (found["owner"], found["mortgage"], found["residential"], cash(state)) == (0, 180, 2, 37700)
    assert does_nothing(draw(14, owned={0: "green1", 1: PINK}))


@pytest.mark.clause("CI-13.15")
def test_card_15_removes_any_bonus_building() -> None:
    state = draw(15, owned={1: "red1"}, pieces={"park": "red1", "wind": "green1", "dump": "pink1"})
    assert legal(state) == ["demolish red1", "demolish green1"]
    assert why(state, "demolish pink1") == ("no-bonus", "CI-13.15")
    play(state, "demolish red1")
    assert (district(state, "red1")["bonus"], clause(state, "bonus-removed")) == (None, "CI-13.15")


@pytest.mark.clause("CI-13.15")
def test_card_15_without_a_bonus_building_places_any_hazard_in_stock() -> None:
    state = draw(15, owned={0: "red1"}, pieces={"dump": "green1 green2 green3"})
    assert legal(state) == ["choose prison", "choose sewage", "choose power"]
    assert refused(state, "choose dump") == ("none-left", "CI-1f", {"piece": "dump"})
    assert why(state, "hazard red1")[0] == "not-asked-now"
    play(state, "choose power", "hazard red1")
    assert (district(state, "red1")["hazard"], clause(state, "hazard-built")) == ("power", "CI-13.15")


@pytest.mark.clause("CI-13.15")
def test_card_15_asks_for_no_kind_when_only_one_is_left_and_does_nothing_without_any() -> None:
    hazards = {"dump": "green1 green2 green3", "prison": "red1 red2 red3", "sewage": PINK}
    state = draw(15, pieces=hazards)
    assert phase(state) == "card"
    play(state, "hazard darkblue1")
    assert district(state, "darkblue1")["hazard"] == "power"
    assert does_nothing(draw(15, pieces=hazards | {"power": "orange1 orange2 orange3"}))
    # No other card is about that kind.
    assert [draw(card, pieces=hazards).broken() for card in (2, 24)] == ["", ""]


@pytest.mark.clause("CI-13.16", "CI-3a")
@pytest.mark.parametrize(("square", "then"), [(2, 39), (7, 4), (17, 14), (22, 19), (28, 25), (36, 33)])
def test_card_16_goes_back_3_without_a_salary_and_obeys(square: int, then: int) -> None:
    start = (square - 4) % 40
    state = play(land(table(places={0: start}), square), "draw chance16")
    assert player(state)["square"] == then
    assert cash(state) == 37700 + (2000 if square == 2 else 0)
    assert phase(state) == {39: "buy", 4: "act", 14: "buy", 19: "buy", 25: "permit", 33: "call"}[then]


@pytest.mark.clause("CI-13.17", "CI-13.18")
@pytest.mark.parametrize(("card", "asset"), [(17, "jail1"), (18, "jail2")])
def test_cards_17_and_18_are_kept_to_leave_jail(card: int, asset: str) -> None:
    state = draw(card)
    assert player(state)["cards"] == [asset]
    assert f"chance{card}" not in seen(state)["chance"]["under"] + seen(state)["chance"]["unseen"]
    assert clause(state, "card-kept") == f"CI-13.{card}"


@pytest.mark.clause("CI-13.19")
def test_card_19_is_kept_and_moves_one_or_two_squares_either_way_on_landing() -> None:
    assert player(draw(19))["cards"] == ["taxi"]
    state = land(table(held={0: "taxi"}, places={0: 24}), 30)
    assert (phase(state), legal(state)) == ("taxi", ["pass", "taxi -2", "taxi -1", "taxi 1", "taxi 2"])
    play(state, "taxi 1")
    assert (player(state)["square"], phase(state), player(state)["cards"]) == (31, "buy", [])
    assert seen(state)["chance"]["under"] == ["chance19"]
    assert clause(state, "card-used") == "CI-13.19"


@pytest.mark.clause("CI-13.19")
def test_without_the_taxi_one_stays_and_obeys() -> None:
    state = play(land(table(held={0: "taxi"}, places={0: 24}), 30), "pass")
    assert (player(state)["jailed"], player(state)["cards"]) == (True, ["taxi"])


@pytest.mark.clause("CI-13.19", "CI-6g")
def test_a_taxis_square_is_a_landing_with_a_jump_but_a_jump_brings_no_taxi() -> None:
    owned = {0: "lightblue1 green1"}
    state = land(table(held={0: "taxi"}, owned=owned, rails="lightblue1 green1"), 5)
    play(state, "taxi 1")
    assert (player(state)["square"], phase(state)) == (6, "jump")
    state = land(table(held={0: "taxi"}, owned=owned, rails="lightblue1 green1"), 6)
    play(state, "pass", "jump green1")
    assert phase(state) == "act"


@pytest.mark.clause("CI-13.19", "CI-3a")
def test_a_taxi_past_go_pays_the_salary_forwards_and_never_backwards() -> None:
    state = land(table(held={0: "taxi"}, places={0: 34}, owned={0: "darkblue2"}), 39)
    assert cash(play(state.clone(), "taxi 1")) == 39700
    assert cash(play(state.clone(), "taxi 2")) == 39700
    back = land(table(held={0: "taxi"}, places={0: 35}), 38)
    assert cash(play(back, "taxi -1")) == 37700


@pytest.mark.clause("CI-13.19", "CI-3a")
def test_the_salary_waits_for_the_taxi_and_a_ride_back_behind_go_loses_it() -> None:
    state = land(table(held={0: "taxi"}, places={0: 36}, owned={0: "darkblue2"}), 0)
    assert (cash(state), events(state, "salary-paid")) == (37700, [])
    assert state.prompt(0)["params"] == {"square": "0", "salary": 2000}
    assert cash(play(state.clone(), "pass")) == 39700
    assert cash(play(state.clone(), "taxi 1")) == 39700
    play(state, "taxi -1")
    assert (player(state)["square"], cash(state), events(state, "salary-paid")) == (39, 37700, [])
    # Before GO there is nothing to lose.
    before = land(table(held={0: "taxi"}, places={0: 34}), 39)
    assert before.prompt(0)["params"] == {"square": "39", "salary": 0}


@pytest.mark.clause("CI-13.19", "CI-3a")
def test_a_ride_back_to_go_itself_keeps_the_salary_of_the_roll() -> None:
    state = play(land(table(held={0: "taxi"}, places={0: 34}, stadiums="red1", owned={0: "red1"}), 1), "taxi -1")
    assert (player(state)["square"], cash(state), clause(state, "salary-paid")) == (0, 40700, "CI-9f")


@pytest.mark.clause("CI-13.19")
def test_a_position_of_the_first_rules_in_which_the_salary_was_paid_on_landing_pays_no_second_one() -> None:
    stored = json.loads(land(table(held={0: "taxi"}, places={0: 36}, cash={0: 39700}), 1).dump())
    stored["frames"][-1] = 0
    for line in TAXIS:
        state = GAME.restore(json.dumps(stored))
        assert events(play(state, line), "salary-paid") == [], line


TAXIS = {"pass": 0, "taxi -2": -2, "taxi -1": -1, "taxi 1": 1, "taxi 2": 2}


def salaries(state: State, line: str) -> tuple[int, int]:
    """How often the last move, a taxi or none, pays a salary, and where it ends. What is drawn there is not."""
    after = play(state.clone(), line)
    return len(events(after, "salary-paid")), player(after)["square"]


@pytest.mark.clause("CI-13.19", "CI-3a")
@pytest.mark.parametrize("steps", range(3, 12))
def test_a_roll_and_its_taxi_pay_one_salary_if_together_they_reach_go(steps: int) -> None:
    mine = " ".join(DISTRICT_IDS)
    for start in range(40):
        state = table(held={0: "taxi"}, places={0: start}, owned={0: mine})
        land(state, (start + steps) % 40)
        assert events(state, "salary-paid") == []
        for line, more in TAXIS.items():
            end = start + steps + more
            # CI-12a Whoever is arrested there has moved on at once.
            stands = 10 if end % 40 == 30 else end % 40
            assert salaries(state, line) == (int(end >= 40), stands), (start, line)


@pytest.mark.clause("CI-13.19", "CI-13.5", "CI-13.7", "CI-13.8", "CI-13.16", "CI-13.25", "CI-3a", "CI-13a")
@pytest.mark.parametrize("chance", [2, 7, 17, 22, 28, 36])
@pytest.mark.parametrize(("card", "goal"), [(5, 40), (7, 24), (8, 39), (16, -3), (25, 20)])
def test_a_card_and_its_taxi_pay_one_salary_if_together_they_reach_go(chance: int, card: int, goal: int) -> None:
    mine = " ".join(DISTRICT_IDS)
    state = land(table(held={0: "taxi"}, places={0: (chance - 3) % 40}, owned={0: mine}), chance)
    play(state, "pass", f"draw chance{card}")
    assert (phase(state), events(state, "salary-paid")) == ("taxi", [])
    steps = goal if goal < 0 else (goal - chance) % 40
    for line, more in TAXIS.items():
        end = chance + steps + more
        assert salaries(state, line) == (int(end >= 40), end % 40), line


@pytest.mark.clause("CI-13.19", "CI-13a")
def test_a_card_drawn_where_the_taxi_stops_is_another_move_with_a_salary_of_its_own() -> None:
    state = play(land(table(held={0: "taxi"}, places={0: 37}), 3), "taxi -1")
    assert (phase(state), cash(state)) == ("draw", 39700)
    play(state, "draw chance5")
    assert (player(state)["square"], cash(state)) == (0, 41700)


@pytest.mark.clause("CI-13.19", "CI-12c")
def test_a_salary_that_waits_for_the_taxi_can_be_put_down_and_taken_up_again() -> None:
    for state in (
        land(table(held={0: "taxi"}, places={0: 36}), 1),
        play(land(table(held={0: "taxi"}, places={0: 39}), 2), "pass", "draw chance16"),
        play(land(table(held={0: "taxi"}, places={0: 33}), 36), "pass", "draw chance7"),
    ):
        again = state.game.restore(state.dump())
        for line in TAXIS:
            assert play(again.clone(), line).dump() == play(state.clone(), line).dump()


@pytest.mark.clause("CI-13.19")
def test_a_card_that_moves_is_a_landing_for_the_taxi() -> None:
    state = land(table(places={0: 4}, held={0: "taxi"}), 7)
    # The chance square itself is one, too.
    play(state, "pass", "draw chance7")
    assert (phase(state), player(state)["square"]) == ("taxi", 24)
    play(state, "taxi -2")
    assert (phase(state), seen(state)["nested"]) == ("draw", ["turn", "landing", "card", "landing"])


@pytest.mark.clause("CI-13.20")
def test_card_20_is_kept_and_cancels_one_industry_tax() -> None:
    assert player(draw(20))["cards"] == ["tax-dodge"]
    state = land(table(owned={0: "red1"}, industrial={"red1": 1}, held={0: "tax-dodge"}), 4)
    assert (phase(state), legal(state)) == ("tax", ["pay", "dodge"])
    paid = play(state.clone(), "pay")
    assert (cash(paid), player(paid)["cards"]) == (35700, ["tax-dodge"])
    play(state, "dodge")
    assert (cash(state), player(state)["cards"], clause(state, "tax-refused")) == (37700, [], "CI-13.20")
    assert seen(state)["chance"]["under"] == ["chance20"]


@pytest.mark.clause("CI-13.23")
def test_card_23_removes_one_hazard_of_ones_own_free_or_gives_500() -> None:
    state = draw(23, owned={0: "red1 red2", 1: "red3"}, pieces={"prison": "red1 red3"}, cash={0: 0})
    assert legal(state) == ["remove red1"]
    assert why(state, "remove red3") == ("not-yours", "CI-13.23")
    assert why(state, "remove red2") == ("no-hazard", "CI-8f")
    play(state, "remove red1")
    assert (cash(state), clause(state, "hazard-removed")) == (0, "CI-13.23")
    assert cash(draw(23, owned={1: "red3"}, pieces={"prison": "red3"})) == 38200


@pytest.mark.clause("CI-13.24")
def test_card_24_places_a_wind_farm_on_ones_own_or_an_unowned_district() -> None:
    state = draw(24, owned={0: "red1", 1: "red2"})
    assert why(state, "bonus red2") == ("anothers-district", "CI-8a")
    play(state, "bonus red1")
    assert district(state, "red1")["bonus"] == "wind"
    assert does_nothing(draw(24, pieces={"wind": "red1 red2 red3"}))


@pytest.mark.clause("CI-13.25")
def test_card_25_advances_to_free_parking() -> None:
    state = draw(25, held={1: "dodge"})
    assert (player(state)["square"], player(state)["cards"]) == (20, ["dodge"])


@pytest.mark.clause("CI-13.25", "CI-13a")
def test_card_25_pays_the_salary_past_go() -> None:
    state = play(land(table(places={0: 32}), 36), "draw chance25")
    assert (player(state)["square"], cash(state), phase(state)) == (20, 39700, "act")


# Every district but green3 has its bonus building or hazard; a prison, a sewage plant and a wind farm are left.
CROWDED = {
    "park": COLOURS["lightblue"],
    "school": PINK,
    "water": COLOURS["orange"],
    "wind": COLOURS["brown"],
    "dump": COLOURS["red"],
    "prison": COLOURS["darkblue"],
    "sewage": "green1 green2",
    "power": COLOURS["yellow"],
}


@pytest.mark.clause("CI-13.9", "CI-13.10", "CI-13a", "CI-8b")
@pytest.mark.parametrize("card", [9, 10])
def test_cards_9_and_10_do_nothing_when_no_district_is_free_of_a_bonus_or_hazard(card: int) -> None:
    for owned in ({}, {0: "green3"}, {1: "green3"}):
        assert legal(draw(card, owned=owned, pieces=CROWDED)) == ["hazard green3"]
    assert does_nothing(draw(card, pieces=CROWDED | {"wind": "brown1 brown2 green3"}))


@pytest.mark.clause("CI-13.24", "CI-13a", "CI-8b")
def test_card_24_does_nothing_when_only_another_players_district_is_free() -> None:
    for owned in ({}, {0: "green3"}):
        assert legal(draw(24, owned=owned, pieces=CROWDED)) == ["bonus green3"]
    assert does_nothing(draw(24, owned={1: "green3"}, pieces=CROWDED))
    assert does_nothing(draw(24, owned={0: "green3"}, pieces=CROWDED | {"prison": "darkblue1 darkblue2 green3"}))
    assert why(draw(24, owned={0: "red1"}, pieces={"dump": "red1"}), "bonus red1") == ("hazard-here", "CI-8b")


@pytest.mark.clause("CI-13.3", "CI-5a", "CI-13.2")
def test_cards_2_and_3_with_little_cash() -> None:
    assert phase(play(draw(3, cash={0: 500}), "take red1")) == "act"
    state = play(draw(2, cash={0: 0}), "call red1")
    assert (auction(state)["caller"], state.actors()) == (None, [1])
    play(state, "out", "out")
    assert (owner(state, "red1"), phase(state), state.actors()) == (None, "act", [0])


@pytest.mark.clause("CI-13.11", "CI-13.22", "CI-13a", "CI-6c")
@pytest.mark.parametrize(("card", "verb"), [(11, "residential"), (22, "industrial")])
def test_a_free_block_needs_a_district_with_fewer_than_eight(card: int, verb: str) -> None:
    full = draw(card, owned={0: "red1"}, residential={"red1": 5}, industrial={"red1": 3})
    assert does_nothing(full)
    assert cash(full) == 37700
    state = draw(card, owned={0: "red1 red2"}, residential={"red1": 7, "red2": 8})
    assert legal(state) == [f"{verb} red1"]


@pytest.mark.clause("CI-13.12", "CI-13.23")
def test_cards_12_and_23_reach_mortgaged_districts_too() -> None:
    state = play(draw(12, owned={0: "red1"}, mortgaged={"red1": 900}, cash={0: 0}), "give red1")
    assert (owner(state, "red1"), district(state, "red1")["mortgaged"], cash(state)) == (None, False, 1000)
    state = play(draw(23, owned={0: "red1"}, mortgaged={"red1": 900}, pieces={"dump": "red1"}), "remove red1")
    assert district(state, "red1")["hazard"] is None


@pytest.mark.clause("CI-13.12", "CI-10a")
def test_whoever_owns_nothing_and_cannot_pay_for_card_12_owes_the_bank() -> None:
    state = draw(12, cash={0: 990})
    assert (debt(state)["amount"], debt(state)["creditor"], legal(state)) == (1000, None, ["bankrupt"])


@pytest.mark.clause("CI-13.14")
def test_card_14_takes_from_a_colour_as_long_as_one_district_of_it_is_somebody_elses() -> None:
    owned = {0: f"{COLOURS['brown']} red3", 1: "red1 red2", 2: "darkblue1"}
    state = draw(14, owned=owned)
    assert legal(state) == ["take red1", "take red2", "take darkblue1"]
    play(state, "take red2")
    assert (told(state, "district-taken")["owner"], clause(state, "district-taken")) == (1, "CI-13.14")


@pytest.mark.clause("CI-13.15", "CI-13a")
def test_card_15_may_remove_a_bonus_building_of_ones_own_and_must_remove_one() -> None:
    state = draw(15, owned={0: "red1"}, pieces={"school": "red1"})
    assert legal(state) == ["demolish red1"]
    assert why(state, "choose dump")[0] == "not-asked-now"
    assert why(state, "pass")[0] == "not-asked-now"


@pytest.mark.clause("CI-13.19", "CI-3a")
@pytest.mark.parametrize(("square", "way"), [(1, "taxi -1"), (2, "taxi -2")])
def test_a_taxi_back_to_go_pays_no_salary(square: int, way: str) -> None:
    state = play(land(table(held={0: "taxi"}, places={0: 36}), square), way)
    # Once for passing GO on the way.
    assert (player(state)["square"], cash(state), phase(state)) == (0, 39700, "act")


@pytest.mark.clause("CI-13.19", "CI-12a")
def test_a_taxi_to_the_square_go_to_jail_is_obeyed_and_to_the_jail_square_a_visit() -> None:
    state = play(land(table(held={0: "taxi"}, places={0: 22}), 28), "taxi 2")
    assert (player(state)["jailed"], state.actors()) == (True, [1])
    state = play(land(table(held={0: "taxi"}, places={0: 5}), 9), "taxi 1")
    assert (player(state)["square"], player(state)["jailed"], phase(state)) == (10, False, "act")


@pytest.mark.clause("CI-13.20", "CI-10a")
def test_whoever_pays_a_tax_rather_than_use_the_dodge_owes_it_like_any_other() -> None:
    state = land(table(owned={0: "red1"}, industrial={"red1": 5}, held={0: "tax-dodge"}, cash={0: 0}), 4)
    play(state, "pay")
    assert (debt(state)["amount"], player(state)["cards"], legal(state)) == (
        2000,
        ["tax-dodge"],
        ["dodge", "mortgage red1"],
    )


@pytest.mark.clause("CI-13.20", "CI-11f", "CI-10e")
def test_the_tax_dodge_settles_a_tax_that_is_an_open_debt() -> None:
    state = land(table(owned={0: "red1"}, industrial={"red1": 1}, held={0: "tax-dodge dodge"}, cash={0: 0}), 4)
    play(state, "pay")
    assert refused(state, "bankrupt") == ("dodge-does", "CI-11f", {"card": "tax-dodge"})
    assert (debt(state)["cards"], state.choices(0)[0]["targets"]) == (["tax-dodge"], ["card:tax-dodge"])
    play(state, "dodge")
    assert (cash(state), player(state)["cards"], phase(state)) == (0, ["dodge"], "act")
    assert told(state, "tax-refused") == {"kind": "tax-refused", "clause": "CI-13.20", "seat": 0, "amount": 2000}
    assert seen(state)["chance"]["under"] == ["chance20"]
    # The rent dodge refuses no tax.
    state = land(table(owned={0: "red1"}, industrial={"red1": 1}, held={0: "dodge"}, cash={0: 0}), 4)
    assert refused(state, "dodge") == ("no-dodge", "CI-11f", {"card": "tax-dodge"})
    assert state.can_play(state.parse("bankrupt"))


@pytest.mark.clause("CI-13a", "CI-4g")
def test_cards_go_under_the_pile_before_they_are_obeyed_and_come_again_in_that_order() -> None:
    state = draw(2)
    assert seen(state)["chance"]["under"] == ["chance2"]
    assert (seen(state)["chance"]["pile"], seen(state)["card"]) == (25, "chance2")
    state = land(table(places={0: 4}, pile="chance8 chance4"), 7)
    assert legal(state) == ["draw chance8"]
    assert refused(state, "draw chance4") == ("card-not-in-pile", "CI-13a", {"card": "chance4"})
    play(state, "draw chance8")
    assert seen(state)["chance"]["under"][0] == "chance4"
    assert seen(state)["chance"]["under"][-1] == "chance8"


@pytest.mark.clause("CI-13.2", "CI-5a")
def test_the_drawer_of_card_2_opens_the_auction() -> None:
    state = play(draw(2), "call green1")
    assert (phase(state), auction(state)["caller"]) == ("opening", 0)
    assert events(state, "auction-called")
