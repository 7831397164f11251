"""Chapters 3 and 4: a turn, and the squares."""

import pytest

from faubourg import NATURE
from faubourg.core.forms import DealForm
from tests.games.city.positions import (
    PINK,
    cash,
    clause,
    debt,
    events,
    land,
    legal,
    owner,
    phase,
    play,
    player,
    refused,
    seen,
    square_of,
    table,
    told,
    why,
)


@pytest.mark.clause("CI-3a")
def test_two_dice_move_the_pawn_clockwise_and_a_double_is_half_as_likely() -> None:
    state = play(table(), "roll")
    assert state.actors() == [NATURE]
    odds = dict(zip(legal(state), state.weights(), strict=True))
    assert len(odds) == 21
    assert (odds["dice 3 3"], odds["dice 3 5"], sum(odds.values())) == (1, 2, 36)
    play(state, "dice 4 6")
    assert player(state)["square"] == 10
    assert told(state, "moved") == {"kind": "moved", "clause": "CI-3a", "seat": 0, "from": 0, "to": 10, "by": "dice"}


@pytest.mark.clause("CI-3a")
@pytest.mark.parametrize(("start", "throw"), [(35, "2 3"), (37, "4 6")])
def test_passing_or_reaching_go_pays_the_salary(start: int, throw: str) -> None:
    state = play(table(places={0: start}, cash={0: 1000}), "roll", f"dice {throw}")
    assert told(state, "salary-paid")["amount"] == 2000
    assert cash(state) == 3000


@pytest.mark.clause("CI-3a")
def test_short_of_go_there_is_no_salary() -> None:
    state = play(table(places={0: 30}, cash={0: 1000}), "roll", "dice 4 5")
    assert events(state, "salary-paid") == []
    assert cash(state) == 1000


@pytest.mark.clause("CI-3b", "CI-3c", "CI-3d")
def test_after_a_double_the_square_is_obeyed_one_builds_and_rolls_again() -> None:
    state = play(table(places={0: 0}), "roll", "dice 3 3")
    assert phase(state) == "buy"
    play(state, "buy")
    assert phase(state) == "act"
    play(state, "build", "press 1", "residential lightblue1", "done")
    assert (phase(state), state.actors(), seen(state)["doubles"]) == ("roll", [0], 1)
    play(state, "roll", "dice 1 3")
    assert phase(state) == "act"
    play(state, "build", "press 2", "residential lightblue1", "done")
    assert state.actors() == [1]


@pytest.mark.clause("CI-3d", "CI-12a")
def test_the_third_double_in_a_row_sends_to_jail_instead_of_moving() -> None:
    state = play(table(places={0: 38}, doubles=2, cash={0: 500}), "roll", "dice 2 2")
    assert player(state)["jailed"]
    assert cash(state) == 500
    assert events(state, "moved") == []
    assert state.actors() == [1]


@pytest.mark.clause("CI-3d")
def test_a_throw_that_is_no_double_ends_the_row() -> None:
    state = play(table(doubles=2), "roll", "dice 4 6", "done")
    assert state.actors() == [1]


@pytest.mark.clause("CI-3e")
@pytest.mark.parametrize("step", ["roll", "act"])
def test_in_ones_own_turn_hazards_are_removed_mortgages_lifted_and_landmarks_bought(step: str) -> None:
    state = table(
        owned={0: f"{PINK} brown1 brown2 red1", 1: "green1"},
        pieces={"dump": "red1"},
        mortgaged={"brown1": 40},
        step=step,
    )
    assert legal(state, "remove") == ["remove red1"]
    assert legal(state, "lift") == ["lift brown1"]
    assert legal(state, "stadium") == ["stadium brown2", "stadium pink1", "stadium pink2", "stadium pink3"]
    assert legal(state, "skyscraper") == [f"skyscraper {name}" for name in ("brown2", *PINK.split())]
    assert legal(state, "tower") == [f"tower {name}" for name in ("brown2", *PINK.split())]
    form = state.forms()[0]
    assert isinstance(form, DealForm)
    assert form.partners == [1, 2]
    assert legal(state, "mortgage") == []


@pytest.mark.clause("CI-3e")
def test_before_buying_jumping_calling_or_using_a_permit_one_is_as_free() -> None:
    owned = {0: f"{PINK} brown2", 1: "green1"}
    for state in (
        land(table(owned=owned), "lightblue1"),
        land(table(owned=owned, places={0: 5}), 12),
        land(table(owned=owned, places={0: 30}), 35),
        land(table(owned=owned, rails="pink1 red1", places={0: 5}), "pink1"),
    ):
        assert phase(state) in ("buy", "call", "permit", "jump")
        assert "skyscraper pink1" in legal(state)
        assert state.forms()


@pytest.mark.clause("CI-3e")
def test_in_an_auction_a_debt_or_a_card_choice_one_is_not() -> None:
    in_auction = play(land(table(owned={0: PINK}), "lightblue1"), "decline")
    in_card = play(land(table(owned={0: PINK}, places={0: 4}), 7), "draw chance9")
    in_debt = land(table(owned={0: PINK, 1: "lightblue1"}, cash={0: 50}), "lightblue1")
    for state in (in_auction, in_card, in_debt):
        assert legal(state, "skyscraper") == []
        assert why(state, "skyscraper pink1")[0] == "not-asked-now"
    for state in (in_auction, in_card):
        assert why(state, "deal 1 pink1 get 10")[0] == "not-asked-now"
    assert why(in_debt, "call red1")[0] == "not-asked-now"
    assert why(in_debt, "lift pink1")[0] == "not-asked-now"


@pytest.mark.clause("CI-3e")
def test_nor_is_one_while_a_rent_a_tax_or_a_fine_is_due_or_a_kept_card_is_in_question() -> None:
    mine = f"{PINK} brown1"
    at_rent = land(table(owned={0: mine, 1: "lightblue1"}, held={0: "dodge"}), "lightblue1")
    at_tax = land(table(owned={0: mine}, industrial={"pink1": 1}, held={0: "tax-dodge"}), 4)
    at_taxi = land(table(owned={0: mine}, held={0: "taxi"}), "lightblue1")
    at_fine = play(table(owned={0: mine}, jail={0: 3}, held={0: "jail1"}), "roll", "dice 1 2")
    for state, then in ((at_rent, "rent"), (at_tax, "tax"), (at_taxi, "taxi"), (at_fine, "fine")):
        assert (phase(state), legal(state, "skyscraper"), state.forms()) == (then, [], [])
        assert why(state, "skyscraper pink1")[0] == "not-asked-now"
        assert why(state, "deal 1 pink1 get 10")[0] == "not-asked-now"


@pytest.mark.clause("CI-3e", "CI-7a")
def test_nor_is_anybody_while_an_offer_is_open() -> None:
    state = play(table(owned={0: PINK, 1: "red1 red2 red3"}), "deal 1 pink1 get 10")
    assert why(state, "skyscraper red1", 1)[0] == "not-asked-now"
    assert why(state, "deal 0 red1 get 10", 1)[0] == "not-asked-now"
    assert (state.forms(0), state.forms(1)) == ([], [])


@pytest.mark.clause("CI-4a")
def test_an_unowned_district_is_bought_at_its_price() -> None:
    state = land(table(cash={0: 1000}), "lightblue1")
    assert state.prompt(0)["params"] == {"district": "lightblue1", "price": 1000, "cash": 1000}
    play(state, "buy")
    assert (owner(state, "lightblue1"), cash(state)) == (0, 0)
    assert clause(state, "district-bought") == "CI-4a"


@pytest.mark.clause("CI-4a")
def test_or_it_must_be_auctioned_even_when_one_cannot_buy() -> None:
    state = land(table(cash={0: 990}), "lightblue1")
    assert legal(state) == ["decline"]
    assert refused(state, "buy") == (
        "too-dear",
        "CI-4a",
        {"cost": 1000, "cash": 990, "missing": 10, "district": "lightblue1"},
    )
    assert why(state, "pass")[0] == "not-asked-now"
    play(state, "decline")
    assert phase(state) == "opening"


@pytest.mark.clause("CI-4b", "CI-11a")
def test_another_players_district_costs_rent_which_is_paid_at_once() -> None:
    state = land(table(owned={2: "lightblue1"}), "lightblue1")
    assert told(state, "rent-paid")["amount"] == 60
    assert (cash(state), cash(state, 2)) == (37640, 37760)
    assert phase(state) == "act"


@pytest.mark.clause("CI-4b", "CI-10c")
def test_a_mortgaged_district_costs_nothing() -> None:
    state = land(table(owned={2: "lightblue1"}, mortgaged={"lightblue1": 60}), "lightblue1")
    assert clause(state, "no-rent") == "CI-10c"
    assert cash(state) == 37700


@pytest.mark.clause("CI-4c")
def test_on_ones_own_district_nothing_happens() -> None:
    state = land(table(owned={0: "lightblue1"}), "lightblue1")
    assert (cash(state), phase(state)) == (37700, "act")


@pytest.mark.clause("CI-4c", "CI-6g")
def test_on_ones_own_district_a_railroad_may_be_used() -> None:
    state = land(table(owned={0: "lightblue1"}, rails="lightblue1 green1"), "lightblue1")
    assert legal(state) == ["pass", "jump green1"]


@pytest.mark.clause("CI-4d")
def test_on_the_auction_square_one_may_have_any_unowned_district_auctioned() -> None:
    state = land(table(places={0: 5}, owned={1: "red1"}), 12)
    assert len(legal(state, "call")) == 21
    assert why(state, "call red1") == ("district-owned", "CI-4d")
    play(state, "call green2")
    assert (phase(state), clause(state, "auction-called")) == ("opening", "CI-5a")
    assert phase(play(land(table(places={0: 5}), 12), "pass")) == "act"


@pytest.mark.clause("CI-4d")
def test_when_everything_is_owned_the_auction_square_asks_nothing() -> None:
    everything = {0: "brown1 brown2 lightblue1 lightblue2 lightblue3 pink1 pink2 pink3 orange1 orange2 orange3"}
    everything[1] = "red1 red2 red3 yellow1 yellow2 yellow3 green1 green2 green3 darkblue1 darkblue2"
    state = land(table(places={0: 5}, owned=everything), 12)
    assert (phase(state), clause(state, "nothing-to-do")) == ("act", "CI-4d")


@pytest.mark.clause("CI-4e", "CI-10c")
def test_the_industry_tax_is_due_with_a_single_industrial_block_even_on_mortgaged_land() -> None:
    state = land(table(owned={0: "red1"}, industrial={"red1": 1}, mortgaged={"red1": 900}), 4)
    assert (told(state, "tax-paid")["amount"], cash(state)) == (2000, 35700)
    for spared in (table(owned={0: "red1"}, residential={"red1": 3}), table(owned={1: "red1"}, industrial={"red1": 1})):
        assert clause(land(spared, 4), "no-tax") == "CI-4e"
        assert cash(spared) == 37700


@pytest.mark.clause("CI-4f", "CI-4g", "CI-4h", "CI-4i")
@pytest.mark.parametrize(
    ("start", "square", "then"), [(1, 5, "permit"), (4, 7, "draw"), (14, 20, "act"), (2, 10, "act"), (24, 30, "roll")]
)
def test_every_other_square_does_what_its_name_says(start: int, square: int, then: str) -> None:
    state = land(table(places={0: start}), square)
    assert phase(state) == then
    assert player(state)["jailed"] == (square == 30)
    assert ("dodge" in player(state)["cards"]) == (square == 20)


@pytest.mark.clause("CI-4i", "CI-12a")
def test_the_square_go_to_jail_pays_no_salary_and_ends_the_turn() -> None:
    state = play(table(places={0: 24}, cash={0: 100}), "roll", "dice 3 3")
    assert (player(state)["square"], player(state)["jailed"], cash(state)) == (10, True, 100)
    assert state.actors() == [1]


@pytest.mark.clause("CI-4h", "CI-11f")
def test_whoever_holds_the_dodge_already_keeps_it() -> None:
    state = land(table(held={0: "dodge"}, places={0: 14}), 20)
    assert (player(state)["cards"], told(state, "dodge-taken")["holder"]) == (["dodge"], 0)


@pytest.mark.clause("CI-4e", "CI-13.20")
def test_without_industry_the_tax_dodge_is_not_asked_for() -> None:
    state = land(table(owned={0: "red1"}, residential={"red1": 1}, held={0: "tax-dodge"}), 4)
    assert (phase(state), player(state)["cards"]) == ("act", ["tax-dodge"])


@pytest.mark.clause("CI-10f")
def test_a_debt_of_rent_waits_before_anything_goes_on() -> None:
    state = land(table(cash={0: 50}, owned={1: "lightblue1", 0: "red1"}), "lightblue1")
    assert (debt(state)["debtor"], debt(state)["missing"]) == (0, 10)
    assert square_of("lightblue1") == player(state)["square"]
    assert legal(state) == ["mortgage red1"]
