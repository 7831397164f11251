"""One thing inside another (CI-10f): debts, deals, cards, jumps and auctions, and how the turn goes on after them."""

import pytest

from tests.games.city.positions import (
    auction,
    cash,
    debt,
    draw,
    land,
    legal,
    offer,
    owner,
    phase,
    play,
    player,
    seen,
    table,
    why,
)

RAILS = "lightblue1 green1 red3"


@pytest.mark.clause("CI-6g", "CI-10a")
def test_a_rent_that_was_a_debt_is_settled_and_the_jump_still_offered() -> None:
    state = land(table(rails=RAILS, owned={0: "pink1", 1: "lightblue1"}, cash={0: 0}), "lightblue1")
    assert seen(state)["nested"] == ["turn", "landing", "debt"]
    play(state, "mortgage pink1")
    assert (phase(state), cash(state), legal(state, "jump")) == ("jump", 40, ["jump red3", "jump green1"])


@pytest.mark.clause("CI-6g", "CI-7b")
def test_so_it_is_when_a_deal_has_cancelled_the_rent() -> None:
    state = land(table(rails=RAILS, owned={1: "lightblue1"}, cash={0: 0}), "lightblue1")
    play(state, "deal 1 nothing get 60", "accept")
    assert (phase(state), cash(state)) == ("jump", 0)


@pytest.mark.clause("CI-6g", "CI-4a")
def test_a_district_lost_at_its_auction_is_settled_too() -> None:
    state = play(land(table(rails=RAILS), "lightblue1"), "decline", "bid 10", "bid 20", "out", "out")
    assert (owner(state, "lightblue1"), phase(state), state.actors()) == (1, "jump", [0])


@pytest.mark.clause("CI-6g", "CI-14b", "CI-14c")
def test_a_bankruptcy_at_the_end_of_a_jump_ends_the_turn_even_after_a_double() -> None:
    owned = {1: "green1", 0: "lightblue1"}
    state = table(rails=RAILS, owned=owned, residential={"green1": 8}, cash={0: 100})
    play(state, "roll", "dice 3 3", "jump green1")
    assert seen(state)["nested"] == ["turn", "landing", "debt"]
    play(state, "bankrupt")
    assert (owner(state, "lightblue1"), cash(state, 1), state.actors(), phase(state)) == (1, 37800, [1], "roll")
    assert seen(state)["nested"] == ["turn"]


@pytest.mark.clause("CI-3d", "CI-6g", "CI-10a", "CI-13.7")
def test_after_a_double_a_card_a_jump_and_a_debt_one_builds_and_rolls_again() -> None:
    owned = {0: "red3 pink1", 1: "green1"}
    state = table(rails=RAILS, owned=owned, residential={"pink1": 1}, cash={0: 0}, places={0: 1})
    play(state, "roll", "dice 3 3", "draw chance7", "jump green1")
    assert seen(state)["nested"] == ["turn", "landing", "card", "landing", "debt"]
    play(state, "mortgage pink1")
    assert (phase(state), cash(state), seen(state)["nested"]) == ("act", 240, ["turn"])
    play(state, "build", "press rail", "rail brown1", "done")
    assert (phase(state), state.actors(), seen(state)["doubles"]) == ("roll", [0], 1)


@pytest.mark.clause("CI-10f", "CI-13.1", "CI-3d")
def test_after_a_debt_of_somebody_else_inside_a_card_inside_a_double_one_rolls_again() -> None:
    state = table(places={0: 1}, cash={1: 0}, owned={1: "red1"}, held={1: "dodge"})
    play(state, "roll", "dice 3 3", "draw chance1")
    assert seen(state)["nested"] == ["turn", "landing", "card", "debt"]
    # The player of the turn waits: only the debtor acts.
    assert (state.actors(), state.forms(0), legal(state)) == ([1], [], ["bankrupt", "mortgage red1"])
    assert why(state, "deal 1 red1 pay 10", 0)[0] == "not-your-turn"
    play(state, "bankrupt")
    assert (player(state)["districts"], player(state)["cards"], phase(state)) == (["red1"], ["dodge"], "act")
    play(state, "done")
    assert (phase(state), state.actors()) == ("roll", [0])


@pytest.mark.clause("CI-7b", "CI-10f", "CI-13.1")
def test_a_debtor_out_of_turn_may_deal_over_the_debt_with_the_player_of_the_turn() -> None:
    state = draw(1, cash={1: 0}, owned={1: "red1 pink1", 2: "green1"})
    play(state, "deal 0 red1 get 900")
    assert (state.actors(), offer(state)["cancels"], state.prompt(0)["clause"]) == ([0], 900, "CI-7b")
    play(state, "accept")
    assert (state.actors(), debt(state)["amount"], owner(state, "red1")) == ([1], 100, 0)
    # With a third player it is cash.
    play(state, "deal 2 pink1 get 150", "accept")
    assert (cash(state), cash(state, 1), cash(state, 2)) == (37800, 50, 37550)
    assert (phase(state), state.actors(), seen(state)["offers_left"]) == ("act", [0], 3)


@pytest.mark.clause("CI-7a", "CI-10f")
def test_offers_over_the_debt_of_somebody_else_are_not_offers_of_the_turn() -> None:
    state = draw(1, cash={1: 0}, owned={1: "red1", 0: "green1"})
    for amount in (10, 20, 30):
        play(state, f"deal 0 red1 get {amount}", "refuse")
    play(state, "bankrupt")
    assert seen(state)["offers_left"] == 3
    assert state.can_play(state.parse("deal 2 red1 get 10"))


@pytest.mark.clause("CI-5c", "CI-14a")
def test_each_auction_of_a_bankrupts_districts_begins_left_of_the_bankrupt() -> None:
    state = table(4, turn=2, places={2: 4}, owned={2: "red1 green1"}, pieces={"sewage": "red1"}, cash={2: 0, 3: 0})
    play(land(state, 7), "draw chance6", "bankrupt")
    # Seat 3 has not even the reserve.
    assert (auction(state)["district"], state.actors()) == ("red1", [0])
    play(state, "bid 10", "out")
    assert (owner(state, "red1"), auction(state)["district"], state.actors()) == (0, "green1", [0])
    play(state, "out", "bid 10")
    assert (owner(state, "green1"), state.actors(), phase(state)) == (1, [3], "roll")


@pytest.mark.clause("CI-14a")
def test_what_nobody_can_pay_for_stays_unowned_without_anybody_being_asked() -> None:
    state = table(places={0: 4}, owned={0: "red1"}, pieces={"sewage": "red1"}, cash={0: 0, 1: 0, 2: 0})
    play(land(state, 7), "draw chance6", "bankrupt")
    assert (owner(state, "red1"), state.actors(), phase(state)) == (None, [1], "roll")


@pytest.mark.clause("CI-11f", "CI-10a")
def test_whoever_pays_rather_than_use_the_dodge_owes_the_rent_and_keeps_the_card() -> None:
    state = land(table(owned={0: "red1", 1: "lightblue1"}, held={0: "dodge"}, cash={0: 0}), "lightblue1")
    play(state, "pay")
    assert (phase(state), debt(state)["amount"], player(state)["cards"]) == ("debt", 60, ["dodge"])
    play(state, "mortgage red1")
    assert (cash(state), cash(state, 1), player(state)["cards"]) == (120, 37760, ["dodge"])


@pytest.mark.clause("CI-10a")
def test_once_the_debt_is_paid_nothing_more_is_mortgaged() -> None:
    state = land(table(owned={0: "red1 red2", 1: "lightblue1"}, cash={0: 0}), "lightblue1")
    play(state, "mortgage red1")
    assert (phase(state), legal(state, "mortgage")) == ("act", [])
    assert why(state, "mortgage red2")[0] == "not-asked-now"


@pytest.mark.clause("CI-1e", "CI-10f")
def test_time_may_run_out_in_a_debt_of_somebody_else_and_the_turn_is_still_played_out() -> None:
    state = draw(1, cash={1: 0}, owned={1: "red1"}, options={"length": "hour"})
    play(state, "clock: time hour")
    assert (state.actors(), phase(state), seen(state)["time_up"]) == ([1], "debt", True)
    play(state, "bankrupt", "build", "press 1", "residential red1", "done")
    assert (phase(state), state.actors()) == ("hour", [2])
    play(state, "accept", "accept")
    assert (phase(state), state.actors(), seen(state)["hour"]) == ("roll", [2], 2)


# Two players


@pytest.mark.clause("CI-1a", "CI-5c")
def test_of_two_the_caller_has_the_district_when_the_other_drops_out() -> None:
    state = play(land(table(2), "lightblue1"), "decline", "bid 10")
    assert state.actors() == [1]
    play(state, "out")
    assert (owner(state, "lightblue1"), cash(state), phase(state)) == (0, 37690, "act")
    alone = play(land(table(2, cash={1: 0}), "lightblue1"), "decline", "bid 10")
    assert owner(alone, "lightblue1") == 0


@pytest.mark.clause("CI-1a", "CI-10f", "CI-13.1", "CI-14c")
def test_of_two_the_left_neighbour_is_the_other_whose_bankruptcy_ends_the_match() -> None:
    state = draw(1, seats=2, cash={1: 500}, owned={1: "red1"})
    assert (state.actors(), debt(state)["debtor"], debt(state)["creditor"]) == ([1], 1, 0)
    play(state, "bankrupt")
    assert (state.over, state.ranking(), seen(state)["ended_by"]) == (True, [[0], [1]], "last")
    assert state.scores() == [37700 + 500 + 180, 0]


@pytest.mark.clause("CI-1a", "CI-1e")
def test_of_two_both_are_asked_for_another_hour_the_next_player_first() -> None:
    state = table(2, turn=1, options={"length": "hour"})
    play(land(play(state, "clock: time hour"), 10), "done")
    assert state.actors() == [0]
    play(state, "accept")
    assert state.actors() == [1]
    play(state, "accept")
    assert (phase(state), state.actors(), seen(state)["round"]) == ("roll", [0], 3)
