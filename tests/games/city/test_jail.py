"""Chapter 12: jail."""

import pytest

from tests.games.city.positions import (
    cash,
    clause,
    debt,
    district,
    events,
    land,
    legal,
    phase,
    play,
    player,
    refused,
    seen,
    table,
    told,
    why,
)


@pytest.mark.clause("CI-12a")
def test_the_jail_square_itself_is_just_visiting() -> None:
    assert not player(land(table(), 10))["jailed"]


@pytest.mark.clause("CI-12b")
def test_in_jail_one_collects_rent_builds_bids_and_deals() -> None:
    state = land(table(jail={1: 1}, owned={1: "lightblue1"}), "lightblue1")
    assert cash(state, 1) == 37760
    state = play(table(jail={0: 1}, owned={0: "red1", 1: "red2"}), "deal 1 red2 pay 10", "accept", "roll", "dice 1 2")
    play(state, "build", "press 1", "residential red2", "done")
    assert district(state, "red2")["residential"] == 1
    state = play(land(table(turn=1, jail={0: 1}), "lightblue1"), "decline", "bid 10", "out", "bid 20", "out")
    assert district(state, "lightblue1")["owner"] == 0


@pytest.mark.clause("CI-12c")
def test_before_rolling_one_may_pay_500_and_play_a_normal_turn() -> None:
    state = play(table(jail={0: 2}, cash={0: 500}), "bail")
    assert (cash(state), player(state)["jailed"], phase(state)) == (0, False, "roll")
    play(state, "roll", "dice 5 5")
    assert (phase(state), seen(state)["doubles"]) == ("act", 1)


@pytest.mark.clause("CI-12c")
def test_or_use_a_card_the_lower_one_first() -> None:
    state = play(table(jail={0: 1}, held={0: "jail1 jail2"}), "jail-card")
    assert (player(state)["jailed"], player(state)["cards"]) == (False, ["jail2"])
    assert seen(state)["chance"]["under"] == ["chance17"]
    assert told(state, "jail-card-used")["card"] == "chance17"


@pytest.mark.clause("CI-12c")
def test_bail_and_cards_are_for_prisoners_who_have_them() -> None:
    assert why(table(held={0: "jail1"}), "bail") == ("not-in-jail", "CI-12c")
    assert why(table(held={0: "jail1"}), "jail-card") == ("not-in-jail", "CI-12c")
    state = table(jail={0: 1}, cash={0: 490})
    assert refused(state, "bail") == ("too-dear", "CI-12c", {"cost": 500, "cash": 490, "missing": 10})
    assert why(state, "jail-card") == ("no-jail-card", "CI-12c")
    assert legal(state) == ["roll"]


@pytest.mark.clause("CI-12c")
def test_a_double_moves_out_by_it_with_no_further_roll() -> None:
    state = play(table(jail={0: 1}, owned={0: "orange1"}), "roll", "dice 3 3")
    assert (player(state)["square"], player(state)["jailed"], phase(state)) == (16, False, "act")
    play(state, "done")
    assert state.actors() == [1]


@pytest.mark.clause("CI-12c")
def test_any_other_roll_stays_and_counts_as_a_failure() -> None:
    state = play(table(jail={0: 1}), "roll", "dice 1 2")
    assert (player(state)["tries"], player(state)["square"], phase(state)) == (1, 10, "act")
    assert clause(state, "stays-in-jail") == "CI-12c"


@pytest.mark.clause("CI-12c")
def test_after_the_third_failure_one_pays_500_and_moves_by_that_roll() -> None:
    state = play(table(jail={0: 3}, owned={0: "pink2"}), "roll", "dice 1 2")
    assert (cash(state), player(state)["square"], player(state)["jailed"]) == (37200, 13, False)
    assert (phase(state), seen(state)["doubles"]) == ("act", 0)


@pytest.mark.clause("CI-12c", "CI-10a")
def test_that_fine_is_a_debt_like_any_other() -> None:
    state = play(table(jail={0: 3}, owned={0: "pink2 red1"}, residential={"red1": 1}, cash={0: 0}), "roll", "dice 1 2")
    assert (debt(state)["amount"], debt(state)["creditor"], player(state)["square"]) == (500, None, 10)
    play(state, "mortgage red1")
    assert (cash(state), player(state)["square"], phase(state)) == (400, 13, "act")


@pytest.mark.clause("CI-12c", "CI-14c")
def test_whoever_cannot_pay_it_is_bankrupt() -> None:
    state = play(table(jail={0: 3}, cash={0: 0}), "roll", "dice 1 2", "bankrupt")
    assert (player(state)["out"], state.actors()) == (True, [1])


@pytest.mark.clause("CI-12c")
def test_a_jail_card_will_do_for_the_fine() -> None:
    state = play(table(jail={0: 3}, owned={0: "pink2"}, held={0: "jail2"}), "roll", "dice 1 2")
    assert (phase(state), legal(state)) == ("fine", ["jail-card", "pay"])
    assert state.forms() == []
    paid = play(state.clone(), "pay")
    assert (cash(paid), player(paid)["square"]) == (37200, 13)
    play(state, "jail-card")
    assert (cash(state), player(state)["square"], player(state)["cards"]) == (37700, 13, [])
    assert events(state, "left-jail")


@pytest.mark.clause("CI-12c", "CI-7b")
def test_the_fine_may_be_paid_by_a_deal_and_owed_to_the_bank_it_is_cancelled_by_nobody() -> None:
    state = play(table(jail={0: 3}, cash={0: 0}, owned={0: "brown1"}, places={1: 5}), "roll", "dice 1 2")
    assert why(state, "deal 1 nothing get 500") == ("nothing-offered", "CI-7a")
    play(state, "deal 1 brown1 get 500", "accept")
    assert (cash(state), cash(state, 1), player(state)["square"], phase(state)) == (0, 37200, 13, "buy")


@pytest.mark.clause("CI-12c", "CI-10e")
def test_choosing_to_pay_without_the_cash_is_a_debt_for_which_the_card_will_still_do() -> None:
    state = play(table(jail={0: 3}, cash={0: 0}, held={0: "jail1"}, owned={0: "red1"}), "roll", "dice 1 2", "pay")
    assert (phase(state), debt(state)["missing"]) == ("debt", 500)
    assert legal(state) == ["jail-card", "mortgage red1"]
    assert why(state, "bankrupt") == ("jail-card-does", "CI-12c")
    play(state, "mortgage red1", "jail-card")
    assert (cash(state), player(state)["square"], phase(state)) == (180, 13, "buy")
    assert (player(state)["jailed"], player(state)["cards"], seen(state)["debt"]) == (False, [], None)


@pytest.mark.clause("CI-12c", "CI-7b")
def test_so_does_a_card_that_the_debtor_gets_in_a_deal() -> None:
    state = play(table(jail={0: 3}, cash={0: 0}, owned={0: "brown1"}, held={1: "jail2"}), "roll", "dice 1 2")
    assert why(state, "jail-card") == ("no-jail-card", "CI-12c")
    play(state, "deal 1 brown1+jail2 get 20", "accept")
    assert legal(state) == ["jail-card"]
    play(state, "jail-card")
    assert (cash(state), player(state)["square"], seen(state)["chance"]["under"]) == (20, 13, ["chance18"])


@pytest.mark.clause("CI-12c", "CI-10a")
def test_a_jail_card_settles_no_other_debt() -> None:
    rent = land(table(cash={0: 0}, owned={1: "lightblue1"}, held={0: "jail1"}), "lightblue1")
    tax = land(table(cash={0: 0}, owned={0: "brown1"}, industrial={"brown1": 1}, held={0: "jail1"}), 4)
    for state in (rent, tax):
        assert (phase(state), legal(state, "jail-card")) == ("debt", [])
        assert why(state, "jail-card")[0] == "not-asked-now"
        assert "bankrupt" in legal(state)


@pytest.mark.clause("CI-12c", "CI-14a")
def test_a_bankrupt_prisoner_is_no_prisoner_and_the_districts_are_auctioned() -> None:
    state = play(table(4, turn=2, jail={2: 3}, cash={2: 0}, owned={2: "red1"}), "roll", "dice 1 2", "bankrupt")
    assert (state.actors(), phase(state), player(state, 2)["jailed"]) == ([3], "bid", False)
    play(state, "out", "bid 10", "out")
    assert (district(state, "red1")["owner"], state.actors(), phase(state)) == (0, [3], "roll")


@pytest.mark.clause("CI-12a", "CI-12c")
def test_every_stay_in_jail_has_three_tries_of_its_own() -> None:
    state = play(table(jail={0: 3}, owned={0: "orange1"}), "roll", "dice 3 3", "done")
    assert player(state)["tries"] == 0
    again = play(table(doubles=2), "roll", "dice 3 3")
    assert (player(again)["jailed"], player(again)["tries"]) == (True, 0)


@pytest.mark.clause("CI-3e", "CI-12b")
def test_a_prisoner_may_do_what_one_may_do_at_any_point_of_ones_turn() -> None:
    state = table(jail={0: 1}, owned={0: "red1 red2 brown1"}, mortgaged={"brown1": 20}, pieces={"dump": "red2"})
    play(state, "stadium red1", "lift brown1", "remove red2")
    assert (phase(state), player(state)["jailed"], cash(state)) == ("roll", True, 37700 - 2000 - 20 - 1000)


@pytest.mark.clause("CI-12c")
def test_a_double_at_the_third_try_still_leaves_free_of_charge() -> None:
    state = play(table(jail={0: 3}, cash={0: 0}, owned={0: "orange1"}), "roll", "dice 3 3")
    assert (cash(state), player(state)["jailed"], player(state)["square"]) == (0, False, 16)
