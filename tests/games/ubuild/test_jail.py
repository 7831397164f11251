"""Chapter 9: jail."""

import pytest

from tests.games.city.positions import clause, events, legal, play, refused, why
from tests.games.ubuild.positions import cash, debt, draw, phase, player, seen, space, table


@pytest.mark.clause("UB-9a", "UB-10.2", "UB-10c")
def test_to_jail_by_a_card_without_salary_or_bridges() -> None:
    state = draw(2, open=True, places={0: 0}, bridges=(16,))
    assert (space(state), player(state)["jailed"], seen(state)["turn"], cash(state)) == (6, True, 1, 19700)
    assert events(state, "toll-paid") == []


@pytest.mark.clause("UB-9b", "UB-4b")
def test_in_jail_one_collects_rent_and_bids() -> None:
    state = table(owned={1: "lightblue1"}, jail={1: 1})
    play(state, "roll", "dice 1 2")
    assert cash(state, 1) == 19760
    state = play(table(jail={1: 1}), "roll", "dice 1 2", "decline", "bid 10")
    assert (state.actor, "bid 20" in legal(state)) == (1, True)


@pytest.mark.clause("UB-9b")
def test_deals_and_mortgages_too() -> None:
    state = table(owned={0: "red2"}, jail={0: 1})
    assert state.forms()
    assert cash(play(state, "mortgage red2")) == 19880


@pytest.mark.clause("UB-9c")
def test_out_by_paying_before_rolling() -> None:
    state = play(table(jail={0: 2}), "bail")
    assert (cash(state), player(state)["jailed"], phase(state), clause(state, "bail-paid")) == (
        19200,
        False,
        "roll",
        "UB-9c",
    )
    play(state, "roll", "dice 1 6")
    assert space(state) == 13
    assert why(table(), "bail") == ("not-in-jail", "UB-9c")
    assert refused(table(jail={0: 2}, cash={0: 490}), "bail")[:2] == ("too-dear", "UB-9c")


@pytest.mark.clause("UB-9c")
def test_out_by_a_double_that_gives_no_further_roll() -> None:
    state = play(table(jail={0: 2}, owned={0: "red2"}), "roll", "dice 3 3")
    assert (space(state), player(state)["jailed"], seen(state)["doubles"]) == (12, False, 0)
    # Once out, one builds in that same turn.
    assert "residential red2" in legal(state)
    play(state, "done")
    assert seen(state)["turn"] == 1


@pytest.mark.clause("UB-9c")
def test_in_beginner_by_a_six() -> None:
    options = {"mode": "beginner"}
    state = play(table(2, jail={0: 1}, options=options), "roll", "die 5")
    assert (player(state)["tries"], player(state)["jailed"], phase(state)) == (1, True, "act")
    state = play(table(2, jail={0: 1}, options=options), "roll", "die 6")
    assert (player(state)["jailed"], space(state)) == (False, 10)


@pytest.mark.clause("UB-9c")
def test_after_three_turns_one_pays_and_moves_by_the_last_roll() -> None:
    state = play(table(jail={0: 3}), "roll", "dice 1 4")
    assert (cash(state), space(state), player(state)["jailed"], phase(state)) == (19200, 11, False, "act")
    poor = play(table(jail={0: 3}, cash={0: 400}, owned={0: "red2 red3"}), "roll", "dice 1 4")
    assert (phase(poor), debt(poor)["amount"], space(poor)) == ("debt", 500, 6)
    play(poor, "mortgage red2")
    assert (cash(poor), space(poor), phase(poor)) == (80, 11, "act")
