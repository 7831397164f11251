"""Chapter 11: bankruptcy, counting, and how long is played."""

import json

import pytest

from tests.games.city.positions import clause, play, told
from tests.games.ubuild.positions import GAME, cash, draw, land, owner, phase, rent, seen, table


@pytest.mark.clause("UB-11a", "UB-11b")
def test_the_first_bankruptcy_ends_the_match_and_the_creditor_gets_cash_and_unmortgaged_cards() -> None:
    state = table(
        owned={0: "brown1 red2", 1: "pink2", 2: "green2"},
        mortgaged={"red2": 180},
        industrial={"pink2": 5},
        residential={"brown1": 2},
        cash={0: 100},
        places={0: 4},
    )
    play(land(state, 7), "bankrupt")
    assert (state.over, seen(state)["ended_by"], cash(state), cash(state, 1)) == (True, "bankruptcy", 0, 19800)
    assert (owner(state, "brown1"), owner(state, "red2")) == (1, None)
    # Seat 1: cash, Station Quarter with 5 blocks, South Side with 2; seat 2: cash and Far East.
    assert state.scores() == [0, 19800 + 4000 + 200, 19700 + 260]
    assert state.ranking() == [[1], [2], [0]]
    assert (clause(state, "bankrupt"), clause(state, "match-over")) == ("UB-11a", "UB-11b")


@pytest.mark.clause("UB-11a")
def test_to_the_bank_everything_goes_back_and_a_skyscraper_there_still_doubles() -> None:
    state = draw(
        9,
        open=True,
        owned={0: "red2", 1: "red3"},
        skyscrapers={"red2": 27},
        cash={0: 100},
    )
    play(state, "bankrupt")
    assert (owner(state, "red2"), cash(state), rent(state, "red3")) == (None, 0, 400)
    assert state.scores() == [0, 19700 + 400, 19700]


@pytest.mark.clause("UB-11a", "UB-10.10")
def test_of_several_creditors_it_is_the_first_one_not_paid_in_full() -> None:
    state = draw(10, open=True, owned={0: "brown1"}, cash={0: 300})
    play(state, "bankrupt")
    assert [cash(state, seat) for seat in range(3)] == [0, 19900, 19800]
    assert owner(state, "brown1") == 2


@pytest.mark.clause("UB-11b")
def test_mortgaged_districts_do_not_count_and_ties_go_by_cash_then_districts() -> None:
    state = table(2, owned={0: "red2", 1: "red3"}, mortgaged={"red3": 200}, options={"length": "rounds", "rounds": 2})
    assert state.scores() == [19880, 19700]
    tied = table(2, owned={0: "brown1"}, cash={0: 19680}, options={"length": "rounds", "rounds": 2}, turn=1)
    play(land(tied, 6), "done")
    assert (tied.over, tied.ranking(), seen(tied)["decided_by"]) == (True, [[1], [0]], "cash")
    level = table(2, options={"length": "rounds", "rounds": 2}, turn=1)
    play(land(level, 6), "done")
    assert (level.ranking(), seen(level)["decided_by"]) == ([[0, 1]], "tie")


@pytest.mark.clause("UB-11c")
def test_a_limit_in_rounds() -> None:
    state = table(2, options={"length": "rounds", "rounds": 3}, turn=1, round=3)
    play(land(state, 6), "done")
    assert (state.over, seen(state)["ended_by"], clause(state, "match-ended")) == (True, "rounds", "UB-11c")


@pytest.mark.clause("UB-11c")
def test_a_limit_in_minutes_plays_the_current_turn_out() -> None:
    state = table(2, options={"length": "minutes", "minutes": 30})
    assert [timer.seconds for timer in state.timers()] == [1800]
    play(state, "clock: time match")
    assert (state.over, state.timers()) == (False, [])
    land(state, 6)
    play(state, "done")
    assert (state.over, seen(state)["ended_by"]) == (True, "minutes")
    assert table(2).timers() == []


@pytest.mark.clause("UB-11c")
def test_no_match_takes_more_than_fifty_thousand_decisions() -> None:
    fields = json.loads(table(2).dump()) | {"decisions": 49_999}
    state = play(GAME.restore(json.dumps(fields)), "roll")
    assert (state.over, state.truncated, seen(state)["ended_by"]) == (True, True, "decisions")
    assert told(state, "match-over")["clause"] == "UB-11c"
    assert phase(state) == "over"
