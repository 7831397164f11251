"""One long chain: tolls, a debt inside a walk, a card inside a card, a permit, a split colour, and the bankruptcy."""

import pytest

from faubourg.core.state import State
from tests.games.city.positions import events, legal, play, told
from tests.games.ubuild.positions import (
    cash,
    debt,
    district,
    is_open,
    owner,
    phase,
    rent,
    scene,
    seen,
    space,
    table,
)

# Bridges on 1, 6, 10 and 29, and a permit three spaces behind that on 10.
LAYOUT = "a1-gobra0b0brc0jabrd0k0e0fpf0g0h0gji0j0brl0-rssssrssssrsssssrssssrssssrsssss"
OPTIONS = {"mode": "advanced", "layout": LAYOUT}


def beginning() -> State:
    """Seat 0 stands before an open bridge with 600; seat 1 has all of red, with a skyscraper."""
    return table(
        cash={0: 600},
        owned={0: "green3 brown1", 1: "red1 red2 red3", 2: "yellow1"},
        residential={"green3": 1, "red2": 2, "red3": 3, "yellow1": 2},
        industrial={"red2": 4},
        skyscrapers={"red1": 41},
        bridges=(29, 1, 10),
        places={0: 28, 1: 14, 2: 3},
        options=OPTIONS,
    )


def cross_two_bridges(state: State) -> None:
    play(state, "roll", "dice 4 6")
    # The toll of the first bridge is due when it is met, and stops the move.
    assert (phase(state), space(state), is_open(state, 29)) == ("debt", 29, True)
    assert (seen(state)["space"], seen(state)["steps"], seen(state)["nested"]) == (6, 9, ["turn", "landing", "debt"])
    assert (debt(state)["amount"], debt(state)["missing"], debt(state)["mortgages"]) == (1000, 400, 1520)
    # A deal is refused, a mortgage pays.
    play(state, "deal 1 brown1 get 500")
    assert seen(state)["nested"] == ["turn", "landing", "debt", "deal"]
    play(state, "refuse")
    assert (phase(state), debt(state)["offers_left"]) == ("debt", 2)
    play(state, "mortgage green3")
    # 600 + 1500 - 1000, the salary, and the toll of the second bridge.
    assert [event["amount"] for event in events(state, "debt-paid")] == [1000]
    assert [event["amount"] for event in events(state, "salary-paid")] == [2000]
    assert [(event["space"], event["amount"]) for event in events(state, "toll-paid")] == [(1, 1000)]
    assert (cash(state), space(state)) == (2100, 6)
    assert [is_open(state, bridge) for bridge in (29, 1, 6)] == [False, False, True]


def draw_twice(state: State) -> None:
    # The closed bridge is open now: its card leads to the next one, which is open.
    assert phase(state) == "draw"
    play(state, "draw chance16")
    assert told(state, "card-drawn")["open"] is True
    assert (cash(state), space(state), is_open(state, 10), phase(state)) == (1100, 10, False, "draw")
    play(state, "draw chance12")
    assert told(state, "card-drawn")["open"] is False
    assert (space(state), phase(state), cash(state)) == (13, "permit", 1100)
    assert seen(state)["nested"] == ["turn", "landing", "card", "landing", "card", "landing"]
    assert seen(state)["chance"]["under"] == ["chance16", "chance12"]


def spoil_three(state: State) -> None:
    assert [rent(state, id) for id in ("red2", "red3", "yellow1")] == [13000, 7600, 2200]
    play(state, "place prison", "site 44")
    touched = [scene(OPTIONS)["spaces"][number]["district"] for number in scene(OPTIONS)["sites"][43]["spaces"]]
    assert touched == ["red2", "red3", "yellow1"]
    assert [owner(state, str(id)) for id in touched] == [1, 1, 2]
    # Only the industrial blocks of Right Bank count; the skyscraper doubles red all the same.
    assert [rent(state, str(id)) for id in touched] == [9000, 400, 220]
    assert all(district(state, str(id))["spoiled"] for id in touched)
    play(state, "done")


def split_red(state: State) -> None:
    assert seen(state)["turn"] == 1
    play(state, "deal 2 red2 get 3000", "accept")
    assert (owner(state, "red2"), cash(state, 1), cash(state, 2)) == (2, 34700, 28700)
    # The skyscraper is recorded with North Side, which stays; it doubles for every owner of its colour.
    assert (rent(state, "red2"), district(state, "red2")["doubled"], rent(state, "red1")) == (9000, "skyscraper", 360)
    # Nobody is ever left with half a colour's skyscraper: a second one is not built.
    assert "skyscraper red1" not in legal(state)
    play(state, "roll", "dice 1 2", "done", "roll", "dice 1 5", "done")
    assert [space(state, seat) for seat in (1, 2)] == [17, 9]
    # Seat 2 has crossed the bridge on 6, which is still open, and closed it.
    assert (cash(state, 2), is_open(state, 6)) == (27700, False)


@pytest.mark.clause("UB-3f", "UB-3g", "UB-4f", "UB-10c", "UB-5c", "UB-7c", "UB-11a", "UB-11b")
def test_two_tolls_two_cards_a_hazard_a_split_colour_and_the_bankruptcy() -> None:
    state = beginning()
    cross_two_bridges(state)
    draw_twice(state)
    spoil_three(state)
    split_red(state)
    play(state, "roll", "dice 1 6")
    assert (phase(state), space(state)) == ("debt", 20)
    assert (debt(state)["creditor"], debt(state)["amount"], debt(state)["missing"]) == (2, 9000, 7900)
    assert debt(state)["mortgages"] == 20
    play(state, "bankrupt")
    # Cash and South Side go to the creditor; Old Port is mortgaged and goes back to the bank.
    assert (state.over, owner(state, "brown1"), owner(state, "green3")) == (True, 2, None)
    assert [cash(state, seat) for seat in range(3)] == [0, 34700, 28800]
    counted = {id: rent(state, id) for id in ("red1", "red3", "red2", "yellow1", "brown1")}
    assert counted == {"red1": 360, "red3": 400, "red2": 9000, "yellow1": 220, "brown1": 20}
    assert state.scores() == [0, 34700 + 360 + 400, 28800 + 9000 + 220 + 20]
    assert state.ranking() == [[2], [1], [0]]
    assert told(state, "match-over")["scores"] == [0, 35460, 38040]
