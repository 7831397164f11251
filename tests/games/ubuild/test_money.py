"""Chapters 6, 7 and 8: rent, auctions, deals, mortgages and debts."""

import pytest

from tests.games.city.positions import clause, legal, play, refused, told, why
from tests.games.ubuild.positions import auction, cash, debt, district, draw, land, owner, phase, rent, seen, table


@pytest.mark.clause("UB-6a")
def test_rent_by_the_number_of_blocks() -> None:
    state = table(owned={1: "pink3"}, residential={"pink3": 1}, industrial={"pink3": 2}, places={0: 4})
    assert (rent(state, "pink3"), cash(land(state, 8))) == (2400, 17300)
    assert clause(state, "rent-paid") == "UB-6a"
    # Bare land.
    assert rent(table(owned={1: "pink3"}), "pink3") == 120


@pytest.mark.clause("UB-6b", "UB-6a")
def test_the_printed_example() -> None:
    # The Docks with 2 residential and 4 industrial blocks, a power station, a skyscraper by another pink district.
    state = table(
        owned={1: "pink2 pink3"},
        residential={"pink3": 2},
        industrial={"pink3": 4},
        pieces={"power": 17},
        skyscrapers={"pink2": 18},
        places={0: 4},
    )
    assert (rent(state, "pink3"), cash(land(state, 8), 1)) == (7000, 19700 + 7000)


@pytest.mark.clause("UB-6a", "UB-5h")
def test_never_doubled_twice() -> None:
    owned = {0: "brown1 brown2 red2 red3"}
    state = table(owned=owned, skyscrapers={"red2": 27}, tower=("brown1", 5))
    assert (rent(state, "red2"), rent(state, "brown1"), district(state, "red2")["doubled"]) == (360, 40, "skyscraper")


@pytest.mark.clause("UB-7a")
def test_the_decliner_opens_and_the_last_one_in_wins() -> None:
    state = play(land(table(), 4), "decline")
    assert (phase(state), state.actor) == ("opening", 0)
    assert why(state, "out")[0] == "not-asked-now"
    play(state, "bid 10")
    assert (phase(state), state.actor, auction(state)["leader"]) == ("bid", 1, 0)
    assert refused(state, "bid 10") == ("bid-too-low", "UB-7a", {"amount": 10, "low": 20})
    assert refused(state, "bid 19710") == ("bid-too-high", "UB-7a", {"amount": 19710, "cash": 19700})
    play(state, "bid 370", "out", "bid 400", "out")
    assert (owner(state, "lightblue2"), cash(state), cash(state, 1)) == (0, 19300, 19700)
    assert clause(state, "district-won") == "UB-7a"
    assert state.timers() == []


@pytest.mark.clause("UB-7a")
def test_without_ten_in_cash_the_bank_opens() -> None:
    state = play(land(table(cash={0: 0}), 4), "decline")
    assert (phase(state), state.actor, auction(state)["caller"]) == ("bid", 1, None)
    play(state, "out", "out")
    assert (owner(state, "lightblue2"), clause(state, "district-unsold")) == (None, "UB-7a")


@pytest.mark.clause("UB-7b")
def test_districts_and_money_change_hands_with_what_stands_there() -> None:
    state = table(owned={0: "red2", 1: "red3"}, residential={"red2": 3}, mortgaged={"red3": 200})
    play(state, "deal 1 red2+red3 get 500")
    assert (phase(state), state.actor) == ("deal", 1)
    play(state, "accept")
    assert (owner(state, "red2"), owner(state, "red3"), cash(state), cash(state, 1)) == (1, 0, 20200, 19200)
    assert (district(state, "red2")["residential"], district(state, "red3")["mortgage"]) == (3, 200)
    assert state.timers() == []


@pytest.mark.clause("UB-7b")
def test_offers_are_limited_and_not_repeated() -> None:
    state = table(owned={0: "red2", 1: "red3"})
    play(state, "deal 1 red2 get 500", "refuse")
    assert why(state, "deal 1 red2 get 500") == ("offer-repeated", "UB-7b")
    assert why(state, "deal 1 nothing get 10") == ("nothing-offered", "UB-7b")
    assert refused(state, "deal 2 red3 pay 10") == ("not-of-the-two", "UB-7b", {"asset": "red3", "partner": 2})
    assert why(state, "deal 0 red2 get 10") == ("no-partner", "UB-7b")
    assert why(state, "deal 1 red2 pay 19710") == ("offerer-short", "UB-7b")
    assert why(state, "deal 1 red2 get 19710") == ("partner-short", "UB-7b")
    assert why(state, "deal 1 pink1 get 10") == ("not-on-track", "UB-1f")
    play(state, "deal 1 red2 get 490", "refuse", "deal 1 red2 get 480", "refuse")
    assert refused(state, "deal 1 red2 get 470") == ("no-offers-left", "UB-7b", {"most": 3})


@pytest.mark.clause("UB-7c")
def test_stadium_skyscraper_and_tower_after_a_deal() -> None:
    state = table(
        owned={0: "brown1 brown2 red2 red3", 1: "green2"},
        skyscrapers={"red2": 27},
        stadium=("red3", 29),
        tower=("brown1", 5),
        options={"stadium": True},
    )
    play(state, "deal 1 red3+brown1 get 10")
    changes = {change["district"]: change["after"] for change in seen(state)["offer"]["rents"]}  # type: ignore[index]
    assert changes == {"brown2": 40, "green2": 520}
    play(state, "accept")
    # The salary and the tower go along; the skyscraper doubles for every owner of its colour.
    assert [seen(state)["players"][seat]["salary"] for seat in (0, 1)] == [2000, 3000]
    assert (rent(state, "green2"), rent(state, "brown2")) == (520, 40)
    assert (rent(state, "red2"), rent(state, "red3")) == (360, 400)


@pytest.mark.clause("UB-8a")
def test_a_mortgage_brings_the_rent_for_the_blocks_alone() -> None:
    state = table(owned={0: "red2 red3"}, residential={"red2": 2}, industrial={"red2": 1}, skyscrapers={"red3": 29})
    assert rent(state, "red2") == 7000
    play(state, "mortgage red2")
    assert (cash(state), district(state, "red2")["mortgage"], clause(state, "mortgaged")) == (23200, 3500, "UB-8a")
    spoiled = table(owned={0: "red2"}, residential={"red2": 2}, industrial={"red2": 1}, pieces={"power": 27})
    assert cash(play(spoiled, "mortgage red2")) == 19700 + 900


@pytest.mark.clause("UB-8c")
def test_it_is_lifted_at_the_rent_of_now_and_never_below_what_was_received() -> None:
    state = table(owned={0: "red2"}, residential={"red2": 2}, mortgaged={"red2": 900})
    assert district(state, "red2")["lift"] == 1800
    assert cash(play(state, "lift red2")) == 17900
    assert clause(state, "mortgage-lifted") == "UB-8c"
    state = table(owned={0: "red2"}, mortgaged={"red2": 900})
    assert cash(play(state, "lift red2")) == 18800
    poor = table(owned={0: "red2"}, mortgaged={"red2": 900}, cash={0: 890})
    assert refused(poor, "lift red2")[:2] == ("too-dear", "UB-8c")
    assert why(table(owned={0: "red2"}), "lift red2") == ("not-mortgaged", "UB-8c")
    assert why(table(owned={1: "red2"}), "lift red2") == ("not-yours", "UB-8c")


@pytest.mark.clause("UB-8d", "UB-7b")
def test_a_debtor_sells_a_district_to_pay() -> None:
    state = table(owned={0: "brown1", 1: "pink2"}, industrial={"pink2": 4}, cash={0: 100}, places={0: 4})
    land(state, 7)
    assert (debt(state)["amount"], debt(state)["mortgages"]) == (3000, 20)
    # A deal must bring relief, and with others than the creditor leave no less.
    assert why(state, "deal 2 brown1 pay 0") == ("no-relief", "UB-7b")
    assert refused(state, "deal 2 brown1 get 10") == ("estate-shrinks", "UB-7b", {"before": 120, "after": 110})
    play(state, "deal 2 brown1 get 2900", "accept")
    assert (phase(state), cash(state), cash(state, 1), owner(state, "brown1")) == ("act", 0, 22700, 2)


@pytest.mark.clause("UB-7b", "UB-8e")
def test_debtor_and_creditor_deal_over_the_debt_itself() -> None:
    state = table(owned={0: "brown1", 1: "pink2"}, industrial={"pink2": 4}, cash={0: 100}, places={0: 4})
    land(state, 7)
    play(state, "deal 1 brown1 get 2900", "accept")
    assert (phase(state), cash(state), cash(state, 1), owner(state, "brown1")) == ("act", 0, 19800, 1)


@pytest.mark.clause("UB-8e")
def test_bankruptcy_may_not_be_chosen_while_mortgages_would_cover_the_debt() -> None:
    # With the skyscraper the rent is 400, but a mortgage brings 200 only.
    state = table(
        owned={0: "red2 red3", 1: "pink2"},
        industrial={"pink2": 1},
        skyscrapers={"red3": 29},
        cash={0: 130},
        places={0: 4},
    )
    land(state, 7)
    assert refused(state, "bankrupt") == ("mortgages-cover", "UB-8e", {"amount": 500, "cash": 130, "mortgages": 380})
    poor = table(
        owned={0: "red2 red3", 1: "pink2"},
        industrial={"pink2": 1},
        skyscrapers={"red3": 29},
        cash={0: 110},
        places={0: 4},
    )
    assert "bankrupt" in legal(land(poor, 7))


@pytest.mark.clause("UB-8e")
def test_a_debt_out_of_turn_is_settled_at_once() -> None:
    state = draw(11, open=False, owned={1: "red2"}, cash={1: 400})
    assert (phase(state), state.actor, debt(state)["debtor"], debt(state)["creditor"]) == ("debt", 1, 1, 0)
    play(state, "mortgage red2")
    assert (phase(state), state.actor, cash(state), cash(state, 1)) == ("act", 0, 20200 - 1000, 80)


@pytest.mark.clause("UB-8f")
def test_what_was_mortgaged_or_lifted_this_turn_does_not_change_back() -> None:
    state = play(table(owned={0: "red2 red3"}, mortgaged={"red3": 200}), "mortgage red2", "lift red3")
    assert why(state, "lift red2") == ("changed-this-turn", "UB-8f")
    assert why(state, "mortgage red3") == ("changed-this-turn", "UB-8f")
    land(state, 6)
    play(state, "done")
    assert not district(state, "red2")["changed"]


@pytest.mark.clause("UB-8f", "UB-8e")
def test_but_a_debtor_may_mortgage_what_was_lifted_and_it_counts() -> None:
    state = table(owned={0: "red3", 1: "pink2"}, mortgaged={"red3": 200}, cash={0: 290}, places={0: 4})
    play(state, "lift red3")
    land(state, 7)
    assert (phase(state), debt(state)["mortgages"], cash(state)) == ("debt", 200, 90)
    assert refused(state, "bankrupt")[0] == "mortgages-cover"
    play(state, "mortgage red3")
    assert (phase(state), cash(state)) == ("act", 190)


@pytest.mark.clause("UB-8a")
def test_what_is_mortgaged_is_not_mortgaged_again() -> None:
    state = table(owned={0: "red2 red3"}, mortgaged={"red2": 180})
    assert why(state, "mortgage red2") == ("is-mortgaged", "UB-8a")
    owing = land(table(owned={0: "red2", 1: "pink2"}, mortgaged={"red2": 180}, cash={0: 90}, places={0: 4}), 7)
    assert (phase(owing), why(owing, "mortgage red2")) == ("debt", ("is-mortgaged", "UB-8a"))


@pytest.mark.clause("UB-8g", "UB-5c")
def test_a_mortgaged_district_still_counts_for_its_colour() -> None:
    state = table(owned={0: "red2 red3"}, mortgaged={"red2": 180}, places={0: 2})
    assert why(state, "skyscraper red2") == ("is-mortgaged", "UB-8g")
    assert "skyscraper red3" in legal(state)
    # A bonus building may stand beside it.
    play(land(state, 9), "place school", "site 25")
    assert told(state, "bonus-built")["site"] == 25
