"""Chapter 6: building, railroads and jumps."""

import pytest

from faubourg import NATURE
from tests.games.city.positions import (
    cash,
    clause,
    district,
    events,
    land,
    legal,
    owner,
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

EIGHT = "red1 red2 red3 green1 green2 green3 pink1 pink2"


@pytest.mark.clause("CI-6a")
def test_build_shows_one_two_three_or_a_railroad_each_as_likely() -> None:
    state = play(table(step="act"), "build")
    assert state.actors() == [NATURE]
    assert legal(state) == ["press 1", "press 2", "press 3", "press rail"]
    assert state.weights() == [1, 1, 1, 1]


@pytest.mark.clause("CI-6a")
def test_build_is_pressed_once_per_roll_and_again_after_a_double() -> None:
    state = table(step="act", doubles=1, owned={0: "red1"})
    assert why(state, "residential red1") == ("press-first", "CI-6a")
    play(state, "build", "press 1")
    assert why(state, "build") == ("already-pressed", "CI-6a")
    play(land(play(state, "done"), 10), "build")
    assert state.actors() == [NATURE]


@pytest.mark.clause("CI-6b")
def test_up_to_that_many_blocks_are_bought_on_any_districts_of_ones_own() -> None:
    state = table(step="act", owned={0: "red1 brown1", 1: "green1"}, unit="3", cash={0: 6000})
    assert why(state, "residential green1") == ("not-yours", "CI-6b")
    play(state, "industrial red1", "residential brown1", "residential brown1")
    assert cash(state) == 6000 - 3000 - 500 - 500
    assert (district(state, "red1")["industrial"], district(state, "brown1")["residential"]) == (1, 2)
    assert told(state, "block-built")["blocks"] == 2
    assert why(state, "residential brown1") == ("no-blocks-left", "CI-6b")
    assert legal(state, "residential") == []


@pytest.mark.clause("CI-6b")
def test_blocks_need_not_all_be_bought_and_must_be_paid() -> None:
    state = table(step="act", owned={0: "red1"}, unit="2", cash={0: 2000})
    assert legal(state, "industrial") == []
    assert refused(state, "industrial red1")[2] == {"district": "red1", "cost": 3000, "cash": 2000, "missing": 1000}
    play(state, "residential red1", "done")
    assert state.actors() == [1]


@pytest.mark.clause("CI-6b")
@pytest.mark.parametrize(("verb", "price"), [("residential", 1500), ("industrial", 3000)])
def test_the_last_of_ones_cash_buys_a_block(verb: str, price: int) -> None:
    state = table(step="act", owned={0: "red1"}, unit="1", cash={0: price})
    assert f"{verb} red1" in legal(state)
    assert cash(play(state, f"{verb} red1")) == 0


@pytest.mark.clause("CI-6b", "CI-10c")
def test_nothing_is_built_on_a_mortgaged_district() -> None:
    state = table(step="act", owned={0: "red1 red2"}, unit="1", mortgaged={"red1": 180})
    assert why(state, "residential red1") == ("is-mortgaged", "CI-10c")
    assert legal(state, "residential") == ["residential red2"]


@pytest.mark.clause("CI-6c")
def test_a_district_takes_eight_blocks() -> None:
    state = table(step="act", owned={0: "red1"}, unit="3", residential={"red1": 3}, industrial={"red1": 4})
    play(state, "residential red1")
    assert why(state, "industrial red1") == ("eight-blocks", "CI-6c")
    assert rent(state, "red1") == 12000


@pytest.mark.clause("CI-6d")
def test_a_railroad_is_free_on_any_districts_square_one_per_square() -> None:
    state = play(table(step="act", owned={1: "red1"}, rails="pink1", cash={0: 0}), "build", "press rail")
    assert len(legal(state, "rail")) == 21
    assert why(state, "rail pink1") == ("railroad-here", "CI-6d")
    assert why(state, "residential red1") == ("railroad-shown", "CI-6d")
    play(state, "rail red1")
    assert (district(state, "red1")["rail"], cash(state), seen(state)["bank"]["stock"]["rail"]) == (True, 0, 6)
    assert legal(state, "rail") == []
    assert why(state, "rail red2") == ("no-railroad-shown", "CI-6d")


@pytest.mark.clause("CI-6d")
def test_a_railroad_may_be_declined_and_blocks_do_not_bring_one() -> None:
    state = play(table(step="act"), "build", "press rail", "done")
    assert state.actors() == [1]
    assert why(table(step="act", unit="2"), "rail red1") == ("no-railroad-shown", "CI-6d")


@pytest.mark.clause("CI-6d")
def test_when_no_railroad_is_left_nothing_happens() -> None:
    state = play(table(step="act", rails=EIGHT), "build", "press rail")
    assert told(state, "no-railroads")["clause"] == "CI-6d"
    assert legal(state) == ["done"]


@pytest.mark.clause("CI-6e", "CI-6f")
def test_blocks_are_never_sold_back_and_stay_under_a_hazard() -> None:
    state = table(step="act", owned={0: "red1"}, residential={"red1": 3}, pieces={"dump": "red1"})
    assert district(state, "red1")["residential"] == 3
    assert district(state, "red1")["counted"] == 0
    play(state, "remove red1")
    assert district(state, "red1")["counted"] == 3


@pytest.mark.clause("CI-6g")
def test_after_settling_the_square_one_jumps_to_any_other_railroad_and_settles_that_too() -> None:
    state = land(table(rails="lightblue1 green1 pink2", owned={1: "green1 lightblue1"}), "lightblue1")
    assert cash(state, 1) == 37760
    assert legal(state) == ["pass", "jump pink2", "jump green1"]
    assert why(state, "jump lightblue1") == ("same-square", "CI-6g")
    assert why(state, "jump red1") == ("no-railroad", "CI-6g")
    play(state, "jump green1")
    assert (player(state)["square"], cash(state, 1)) == (31, 37760 + 260)
    # Arriving by jump is no landing: no second jump.
    assert phase(state) == "act"


@pytest.mark.clause("CI-6g")
def test_a_jump_leads_to_a_purchase_or_an_auction_and_comes_after_one() -> None:
    state = land(table(rails="lightblue1 green1"), "lightblue1")
    play(state, "buy", "jump green1")
    assert phase(state) == "buy"
    play(state, "decline", "bid 10", "out", "out")
    assert (owner(state, "lightblue1"), owner(state, "green1"), phase(state)) == (0, 0, "act")


@pytest.mark.clause("CI-6g")
def test_a_jump_runs_clockwise_and_pays_the_salary_past_go() -> None:
    state = land(table(rails="green1 brown1 darkblue1", owned={0: "green1 brown1 darkblue1"}, places={0: 28}), "green1")
    before = cash(state)
    assert cash(play(state.clone(), "jump darkblue1")) == before
    play(state, "jump brown1")
    assert cash(state) == before + 2000
    assert told(state, "moved")["by"] == "jump"


@pytest.mark.clause("CI-6g")
def test_a_rent_not_due_because_of_a_mortgage_or_refused_counts_as_settled() -> None:
    rails = "lightblue1 green1"
    state = land(table(rails=rails, owned={1: "lightblue1"}, mortgaged={"lightblue1": 60}), "lightblue1")
    assert phase(state) == "jump"
    state = land(table(rails=rails, owned={1: "lightblue1"}, held={0: "dodge"}), "lightblue1")
    assert phase(play(state, "dodge")) == "jump"


@pytest.mark.clause("CI-6g")
def test_one_railroad_alone_leads_nowhere_and_one_built_later_is_too_late() -> None:
    state = land(table(rails="lightblue1", owned={0: "lightblue1"}), "lightblue1")
    assert phase(state) == "act"
    play(state, "build", "press rail", "rail green1")
    assert phase(state) == "act"
    assert legal(state, "jump") == []


@pytest.mark.clause("CI-6g")
def test_from_a_square_without_a_railroad_nobody_travels() -> None:
    state = land(table(rails="red1 green1", owned={0: "lightblue1"}), "lightblue1")
    assert (phase(state), legal(state, "jump")) == ("act", [])


@pytest.mark.clause("CI-6g")
def test_starting_a_turn_at_a_railroad_is_no_landing() -> None:
    state = table(rails="lightblue1 green1", owned={0: "lightblue1"}, places={0: 6})
    assert legal(state, "jump") == []


@pytest.mark.clause("CI-6g")
def test_declining_the_jump_goes_on_to_building() -> None:
    state = play(land(table(rails="lightblue1 green1", owned={0: "lightblue1"}), "lightblue1"), "pass")
    assert (phase(state), events(state, "moved")) == ("act", [])
    assert clause(play(state, "build", "press 1"), "build-pressed") == "CI-6a"
