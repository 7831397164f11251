"""Chapters 10, 11, 14 and 15: debts and mortgages, rent, bankruptcy, counting."""

from typing import Unpack

import pytest

from faubourg.core.state import State
from tests.games.city.positions import (
    PINK,
    Position,
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
    rent,
    seen,
    table,
    told,
    why,
)


def owing(**others: Unpack[Position]) -> State:
    """Seat 0 owes seat 2 a rent of 1000 for Quartier des Affaires."""
    given: Position = {
        "owned": {0: "red1 brown1 pink1", 2: "red3"},
        "cash": {0: 100},
        "places": {0: 19},
        "industrial": {"red3": 1},
        "residential": {"red1": 1},
    }
    return land(table(**(given | others)), "red3")


# Debts and mortgages


@pytest.mark.clause("CI-10a", "CI-10b")
def test_a_debtor_mortgages_until_cash_covers_the_debt_and_pays_at_once() -> None:
    state = owing()
    assert state.prompt(0)["params"] == {
        "amount": 1000,
        "cash": 100,
        "missing": 900,
        "mortgages": 900 + 20 + 100,
        "creditor": 2,
        "offers_left": 3,
        "cards": [],
        "bankrupt": False,
    }
    assert legal(state) == ["mortgage brown1", "mortgage pink1", "mortgage red1"]
    play(state, "mortgage pink1", "mortgage red1")
    assert (cash(state), cash(state, 2), phase(state)) == (100, 38700, "act")
    assert district(state, "red1")["mortgage"] == 900
    assert told(state, "debt-paid")["amount"] == 1000


@pytest.mark.clause("CI-10a")
def test_only_a_debtor_may_mortgage() -> None:
    state = table(owned={0: "red1"})
    assert why(state, "mortgage red1")[0] == "not-asked-now"


@pytest.mark.clause("CI-10a")
def test_bankruptcy_may_not_be_chosen_while_mortgages_would_cover_the_debt() -> None:
    assert refused(owing(), "bankrupt") == (
        "mortgages-cover",
        "CI-10a",
        {"amount": 1000, "cash": 100, "mortgages": 1020},
    )


@pytest.mark.clause("CI-10a")
def test_nor_when_they_bring_just_enough() -> None:
    assert why(owing(cash={0: 0}, residential={"red1": 1}, owned={0: "red1 pink1", 2: "red3"}), "bankrupt") == (
        "mortgages-cover",
        "CI-10a",
    )


@pytest.mark.clause("CI-10a", "CI-11a")
def test_what_cash_just_covers_is_paid_and_is_no_debt() -> None:
    state = land(table(owned={1: "lightblue1"}, cash={0: 60}), "lightblue1")
    assert (cash(state), cash(state, 1), phase(state)) == (0, 37760, "act")
    assert (told(state, "rent-paid")["amount"], events(state, "debt")) == (60, [])


@pytest.mark.clause("CI-10a")
def test_what_is_owed_is_not_told_as_paid() -> None:
    rent = land(table(owned={1: "lightblue1"}, cash={0: 50}), "lightblue1")
    tax = land(table(owned={0: "red1"}, industrial={"red1": 1}, cash={0: 50}), 4)
    fine = play(table(jail={0: 3}, cash={0: 50}), "roll", "dice 1 2")
    for state in (rent, tax, fine, draw(12, cash={0: 50}), draw(1, cash={1: 50})):
        kinds = [event["kind"] for event in state.events(None)]
        assert kinds[-1] == "debt"
        assert not [kind for kind in kinds if str(kind).endswith("-paid")]


@pytest.mark.clause("CI-10b")
def test_a_mortgage_brings_the_rent_of_that_moment_doubling_and_hazards_included() -> None:
    owned = {0: PINK, 2: "red3"}
    industrial = {"red3": 1, "pink1": 1}
    residential = {"pink1": 3, "pink2": 1}
    state = owing(
        owned=owned,
        industrial=industrial,
        residential=residential,
        pieces={"dump": "pink1"},
        skyscrapers="pink3",
        cash={0: 0},
    )
    play(state, "mortgage pink3")
    assert (cash(state), district(state, "pink3")["mortgage"]) == (240, 240)
    play(state, "mortgage pink1")
    assert district(state, "pink1")["mortgage"] == 1000


@pytest.mark.clause("CI-10b")
def test_a_district_is_mortgaged_once() -> None:
    state = play(owing(), "mortgage brown1")
    assert why(state, "mortgage brown1") == ("is-mortgaged", "CI-10c")
    assert why(state, "mortgage red3") == ("not-yours", "CI-10a")


@pytest.mark.clause("CI-10c")
def test_everything_stays_on_a_mortgaged_district_and_what_stands_there_keeps_working() -> None:
    state = table(owned={0: f"{PINK} brown1 brown2"}, mortgaged={"pink1": 100}, stadiums="pink1", tower="pink1")
    assert player(state)["salary"] == 3000
    assert (rent(state, "brown1"), rent(state, "pink1")) == (40, 0)


@pytest.mark.clause("CI-10d")
def test_the_owner_lifts_a_mortgage_in_turn_for_the_recorded_sum() -> None:
    state = table(owned={0: "red1", 1: "red2"}, mortgaged={"red1": 900, "red2": 180}, cash={0: 900})
    assert why(state, "lift red2") == ("not-yours", "CI-10d")
    assert legal(state, "lift") == ["lift red1"]
    play(state, "lift red1")
    assert (cash(state), district(state, "red1")["mortgaged"]) == (0, False)
    assert why(state, "lift red1") == ("not-mortgaged", "CI-10d")
    poor = table(owned={0: "red1"}, mortgaged={"red1": 900}, cash={0: 890})
    assert refused(poor, "lift red1")[:2] == ("too-dear", "CI-10d")


@pytest.mark.clause("CI-10e")
def test_when_mortgaging_everything_would_not_cover_it_one_may_be_bankrupt_at_once() -> None:
    state = owing(cash={0: 0}, residential={})
    assert legal(state) == ["bankrupt", "mortgage brown1", "mortgage pink1", "mortgage red1"]
    play(state, "mortgage red1", "bankrupt")
    assert player(state)["out"]


@pytest.mark.clause("CI-10f", "CI-13.1")
def test_a_player_who_owes_out_of_turn_settles_at_once_and_then_the_turn_goes_on() -> None:
    state = draw(1, cash={1: 950}, owned={1: "red1 pink1"})
    assert (state.actors(), debt(state)["debtor"], debt(state)["creditor"]) == ([1], 1, 0)
    assert legal(state) == ["mortgage pink1", "mortgage red1"]
    play(state, "mortgage pink1")
    assert (cash(state), cash(state, 1)) == (38700, 50)
    assert (phase(state), state.actors()) == ("act", [0])


@pytest.mark.clause("CI-10f")
def test_the_left_neighbour_is_the_next_player_still_in() -> None:
    state = draw(1, seats=4, out=(1,))
    assert (cash(state, 2), cash(state, 3)) == (36700, 37700)


@pytest.mark.clause("CI-7a", "CI-10f")
def test_a_debtor_out_of_turn_may_offer_deals() -> None:
    state = draw(1, cash={1: 0}, owned={1: "red1"})
    play(state, "deal 2 red1 get 1000", "accept")
    assert (cash(state), owner(state, "red1"), phase(state)) == (38700, 2, "act")


# Rent


@pytest.mark.clause("CI-11a", "CI-11b")
def test_the_rent_depends_on_the_number_of_blocks_of_both_sorts() -> None:
    rents = [rent(table(owned={1: "darkblue2"}, residential={"darkblue2": n}), "darkblue2") for n in range(9)]
    assert rents == [500, 3000, 5000, 8000, 10000, 12000, 15000, 18000, 20000]
    mixed = table(owned={1: "darkblue2"}, residential={"darkblue2": 2}, industrial={"darkblue2": 3})
    assert rent(mixed, "darkblue2") == 12000


@pytest.mark.clause("CI-11b")
def test_the_event_of_a_rent_names_its_clause() -> None:
    assert clause(land(table(owned={1: "lightblue1"}), "lightblue1"), "rent-paid") == "CI-11a"
    state = land(table(owned={1: "lightblue1"}, residential={"lightblue1": 2}), "lightblue1")
    assert (clause(state, "rent-paid"), told(state, "rent-paid")["amount"]) == ("CI-11b", 600)


@pytest.mark.clause("CI-11c")
def test_under_a_hazard_without_industry_the_rent_is_that_of_bare_land() -> None:
    state = table(owned={1: "red1"}, residential={"red1": 5}, pieces={"prison": "red1"})
    assert rent(state, "red1") == 180


@pytest.mark.clause("CI-11d")
def test_bare_land_is_doubled_too() -> None:
    assert rent(table(owned={1: "red1"}, skyscrapers="red2"), "red1") == 360


@pytest.mark.clause("CI-11e", "CI-2c")
def test_the_printed_example_of_les_docks() -> None:
    state = table(
        owned={1: PINK},
        residential={"pink3": 2},
        industrial={"pink3": 4},
        pieces={"power": "pink3"},
        skyscrapers="pink2",
        places={0: 9},
    )
    assert rent(state, "pink3") == 7000
    assert told(land(state, "pink3"), "rent-paid")["amount"] == 7000


@pytest.mark.clause("CI-11f", "CI-10e", "CI-6g")
def test_the_dodge_refuses_a_rent_that_is_an_open_debt_and_its_holder_is_not_bankrupt() -> None:
    state = owing(held={0: "dodge"}, owned={0: "brown1", 2: "red3"}, rails="red3 green1")
    play(state, "pay")
    assert legal(state) == ["dodge", "mortgage brown1"]
    assert refused(state, "bankrupt") == ("dodge-does", "CI-11f", {"card": "dodge"})
    assert (debt(state)["cards"], state.prompt(0)["params"]["cards"]) == (["dodge"], ["dodge"])
    assert state.choices(0)[0]["targets"] == ["card:dodge"]
    play(state, "dodge")
    refusal = told(state, "rent-refused")
    assert (refusal["district"], refusal["owner"], refusal["amount"]) == ("red3", 2, 1000)
    # It lies at Free Parking again, nothing was paid, and a rent refused counts as settled.
    assert (seen(state)["parking"], cash(state), cash(state, 2), phase(state)) == (True, 100, 37700, "jump")


@pytest.mark.clause("CI-11f", "CI-10a")
def test_a_debtor_who_could_mortgage_may_still_use_the_dodge_and_need_not() -> None:
    state = play(owing(held={0: "dodge"}), "pay", "mortgage brown1")
    assert "dodge" in legal(state)
    paid = play(state.clone(), "mortgage red1")
    assert (player(paid)["cards"], phase(paid)) == (["dodge"], "act")
    play(state, "dodge")
    assert (cash(state), cash(state, 2), phase(state)) == (120, 37700, "act")


@pytest.mark.clause("CI-11f")
def test_the_dodge_refuses_nothing_but_rent() -> None:
    fine = play(table(jail={0: 3}, cash={0: 0}, held={0: "dodge tax-dodge"}), "roll", "dice 1 2")
    card = draw(12, cash={0: 0}, held={0: "dodge tax-dodge"})
    neighbour = draw(1, cash={1: 0}, held={1: "dodge tax-dodge"})
    for state in (fine, card, neighbour):
        assert phase(state) == "debt"
        assert why(state, "dodge")[0] == "not-asked-now"
        assert legal(state) == ["bankrupt"]
    assert refused(owing(held={0: "tax-dodge"}), "dodge") == ("no-dodge", "CI-11f", {"card": "dodge"})


@pytest.mark.clause("CI-11f", "CI-7b", "CI-10e")
def test_a_dodge_that_came_by_a_deal_over_the_debt_settles_it() -> None:
    state = owing(held={1: "dodge"}, owned={0: "brown1", 2: "red3"})
    play(state, "deal 1 brown1+dodge pay 100", "accept")
    assert (phase(state), legal(state), debt(state)["amount"]) == ("debt", ["dodge"], 1000)
    assert why(state, "bankrupt") == ("dodge-does", "CI-11f")
    play(state, "dodge")
    assert (cash(state), cash(state, 1), cash(state, 2), phase(state)) == (0, 37800, 37700, "act")
    # The creditor may sell it, too; and what was cancelled before is not refused again.
    state = owing(held={2: "dodge"}, owned={0: "brown1", 2: "red3"})
    play(state, "deal 2 nothing get 300", "accept", "deal 2 brown1+dodge pay 50", "accept", "dodge")
    assert (told(state, "rent-refused")["amount"], cash(state), cash(state, 2)) == (700, 50, 37750)


@pytest.mark.clause("CI-11f")
def test_the_holder_of_the_dodge_may_refuse_one_rent_and_it_returns_to_free_parking() -> None:
    state = land(table(owned={1: "lightblue1"}, held={0: "dodge"}), "lightblue1")
    assert state.prompt(0)["params"] == {"district": "lightblue1", "owner": 1, "amount": 60, "cash": 37700}
    assert legal(state) == ["pay", "dodge"]
    paid = play(state.clone(), "pay")
    assert (cash(paid), player(paid)["cards"]) == (37640, ["dodge"])
    play(state, "dodge")
    assert (cash(state), player(state)["cards"], seen(state)["parking"]) == (37700, [], True)
    assert told(state, "rent-refused")["amount"] == 60


@pytest.mark.clause("CI-11f", "CI-4h")
def test_whoever_lands_on_free_parking_takes_the_dodge_from_its_holder_too() -> None:
    state = land(table(held={2: "dodge"}, places={0: 14}), 20)
    assert (player(state)["cards"], player(state, 2)["cards"]) == (["dodge"], [])
    assert told(state, "dodge-taken")["holder"] == 2
    assert told(land(table(places={0: 14}), 20), "dodge-taken")["holder"] == -1


# Bankruptcy


def ruined(**others: Unpack[Position]) -> State:
    """Seat 0 owes the bank 1000 for a sewage plant, and can never pay."""
    given: Position = {"owned": {0: "red1 brown1"}, "pieces": {"sewage": "brown1"}, "cash": {0: 0}}
    return draw(6, **(given | others))


@pytest.mark.clause("CI-14a")
def test_to_the_bank_districts_are_auctioned_one_by_one_in_board_order_with_their_buildings() -> None:
    state = ruined(residential={"red1": 1, "brown1": 1}, cash={0: 10}, held={0: "jail2"})
    play(state, "mortgage brown1", "bankrupt")
    assert (auction(state)["district"], auction(state)["caller"], state.actors()) == ("brown1", None, [1])
    assert district(state, "brown1")["mortgage"] is None
    play(state, "out", "out")
    assert (owner(state, "brown1"), district(state, "brown1")["residential"]) == (None, 1)
    assert auction(state)["district"] == "red1"
    play(state, "bid 10", "out")
    assert (owner(state, "red1"), state.actors()) == (1, [1])
    assert phase(state) == "roll"


@pytest.mark.clause("CI-14a")
def test_to_the_bank_cash_and_cards_return_the_lowest_number_first() -> None:
    state = ruined(cash={0: 10}, held={0: "jail1 tax-dodge jail2 dodge"})
    play(state, "bankrupt")
    assert seen(state)["chance"]["under"][-3:] == ["chance17", "chance18", "chance20"]
    assert seen(state)["parking"]
    assert seen(state)["bank"]["money"] == 37700
    assert (cash(state), player(state)["cards"], player(state)["districts"]) == (0, [], [])


@pytest.mark.clause("CI-14a")
def test_unsold_districts_stay_unowned_at_the_printed_price() -> None:
    state = play(ruined(owned={0: "lightblue1"}, pieces={"sewage": "lightblue1"}), "bankrupt", "out", "out")
    land(state, "lightblue1")
    assert state.prompt(1)["params"]["price"] == 1000


@pytest.mark.clause("CI-14a")
def test_there_are_no_auctions_when_one_player_is_left() -> None:
    state = play(ruined(seats=2), "bankrupt")
    assert state.over
    assert owner(state, "red1") is None


@pytest.mark.clause("CI-14b")
def test_to_a_player_everything_goes_to_that_player() -> None:
    state = owing(
        cash={0: 10}, residential={}, mortgaged={"brown1": 20}, held={0: "jail1 tax-dodge"}, pieces={"park": "pink1"}
    )
    play(state, "bankrupt")
    assert (cash(state, 2), player(state, 2)["cards"]) == (37710, ["jail1", "tax-dodge"])
    assert player(state, 2)["districts"] == ["brown1", "pink1", "red1", "red3"]
    assert (district(state, "brown1")["mortgage"], district(state, "pink1")["bonus"]) == (20, "park")
    assert (told(state, "bankrupt")["owner"], clause(state, "bankrupt")) == (2, "CI-14b")


@pytest.mark.clause("CI-14b")
def test_to_a_player_the_rent_dodge_and_the_taxi_go_too_and_no_auction_follows() -> None:
    state = draw(1, cash={1: 0}, owned={1: "red1"}, held={1: "dodge taxi"})
    play(state, "bankrupt")
    assert (player(state)["cards"], player(state)["districts"]) == (["taxi", "dodge"], ["red1"])
    assert (phase(state), state.actors(), seen(state)["parking"]) == ("act", [0], False)


@pytest.mark.clause("CI-14b", "CI-9f")
def test_what_a_bankrupt_hands_over_works_for_the_creditor_at_once() -> None:
    state = draw(1, cash={1: 0}, owned={0: "pink1 pink2", 1: "pink3 red1"}, stadiums="red1")
    play(state, "bankrupt")
    assert player(state)["salary"] == 3000
    assert "skyscraper pink3" in legal(state)


@pytest.mark.clause("CI-10a", "CI-7b")
def test_a_debt_to_the_bank_is_settled_by_cash_alone() -> None:
    state = land(table(cash={0: 500}, owned={0: "red1 brown1"}, industrial={"red1": 1}), 4)
    assert (debt(state)["amount"], debt(state)["creditor"]) == (2000, None)
    play(state, "deal 2 brown1 get 1000", "accept")
    assert (debt(state)["amount"], debt(state)["missing"], debt(state)["offers_left"]) == (2000, 500, 2)
    play(state, "mortgage red1")
    assert (cash(state), phase(state)) == (400, "act")


@pytest.mark.clause("CI-14c")
def test_the_turn_of_a_bankrupt_passes_on_even_after_a_double() -> None:
    state = table(cash={0: 0}, owned={2: "lightblue1"}, places={0: 0})
    play(state, "roll", "dice 3 3", "bankrupt")
    assert (state.actors(), phase(state), seen(state)["turn"]) == ([1], "roll", 1)


@pytest.mark.clause("CI-14c", "CI-10f")
def test_when_somebody_else_goes_bankrupt_the_turn_goes_on() -> None:
    state = play(draw(1, cash={1: 0}), "bankrupt")
    assert (state.actors(), phase(state), player(state, 1)["out"]) == ([0], "act", True)
    play(state, "done")
    assert state.actors() == [2]


@pytest.mark.clause("CI-14c")
def test_the_last_one_left_wins_and_the_others_rank_by_how_late_they_went() -> None:
    state = table(4, out=(3, 1), cash={0: 0}, owned={2: "lightblue1"})
    play(state, "roll", "dice 2 4", "bankrupt")
    assert state.over
    assert state.ranking() == [[2], [0], [1], [3]]
    assert seen(state)["decided_by"] == "last"


# Counting


def counted(**others: Unpack[Position]) -> State:
    """The last turn of the last round, in which nothing happens."""
    given: Position = {"turn": 2, "round": 5, "options": {"rounds": 5}}
    return play(land(table(**(given | others)), 10), "done")


@pytest.mark.clause("CI-15a")
def test_wealth_is_cash_and_the_rent_of_every_district_mortgaged_ones_nothing() -> None:
    state = counted(
        owned={0: "red1 red2", 1: "pink1"},
        residential={"red1": 3},
        pieces={"dump": "red2"},
        industrial={"red2": 2},
        mortgaged={"pink1": 100},
        skyscrapers="red3",
        cash={0: 1000, 1: 5000, 2: 9000},
    )
    assert state.over
    assert state.scores() == [1000 + 2 * 3500 + 2 * 1800, 5000, 9000]
    assert state.ranking() == [[0], [2], [1]]
    assert seen(state)["decided_by"] == "wealth"


@pytest.mark.clause("CI-15a")
def test_ties_go_to_more_cash_then_to_more_districts_and_are_then_shared() -> None:
    state = counted(owned={0: "red1"}, cash={0: 1000, 1: 1180, 2: 500})
    assert (state.scores()[:2], state.ranking(), seen(state)["decided_by"]) == ([1180, 1180], [[1], [0], [2]], "cash")
    state = counted(owned={0: "lightblue1 lightblue2", 1: "pink3"}, cash={0: 1000, 1: 1000, 2: 0})
    assert (state.ranking(), seen(state)["decided_by"]) == ([[0], [1], [2]], "districts")
    state = counted(owned={0: "pink1", 1: "pink2"}, cash={0: 1000, 1: 1000, 2: 0})
    assert (state.ranking(), seen(state)["decided_by"]) == ([[0, 1], [2]], "tie")
    assert events(state, "match-over")
