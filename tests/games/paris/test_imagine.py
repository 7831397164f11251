"""What a seat imagines when the money pile runs out, when others are in the middle of a payment, and with start cards.

A seat that holds nearly all cards has few possible positions: all of them are found by trying, as in the conformance
suite, and must be imagined as often as they should be.
"""

import pytest

from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.conformance import random_turn
from tests.conformance.possible import Possible
from tests.conformance.test_imagine import demand_same_odds
from tests.games.paris.positions import play, player, seen, table

MOST = 3000


def follow(state: State, seat: int | None, seed: int, decisions: int) -> tuple[set[str], list[int]]:
    """Play on at random and compare what is imagined wherever it can be counted.

    The phases in which it was, and each time how often the money pile had run out.
    """
    possible = Possible(state, seat, MOST)
    rng = Rng(f"paris imagine {seed}")
    met: set[str] = set()
    runs: list[int] = []
    for _ in range(decisions):
        if state.over or possible.given_up:
            break
        actor, move = random_turn(state, rng)
        before = state.clone()
        state.apply(move, actor)
        possible.follow(before, actor, move)
        if possible.given_up:
            break
        assert state.dump() in possible.worlds
        if 1 < len(possible.worlds) <= 120:
            demand_same_odds(state, possible, rng)
            met.add(seen(state)["phase"])
            runs.append(seen(state)["money"]["runs"])
    return met, runs


@pytest.mark.clause("PA-2g", "PA-2a")
@pytest.mark.parametrize("seed", range(4))
def test_pa_2g_after_a_shuffle_every_possible_hand_is_imagined_as_often_as_it_should_be(seed: int) -> None:
    """Seat 0 holds all but nine cards; the pile runs out, and what seat 1 has paid is shuffled again."""
    mine = "brown* lightblue* orange* yellow* green4 green5 darkblue* red4 red5 pink3 pink4"
    state = table(2, phase="draw", turn=1, hands={0: mine}, pile="red1 red2 red3 pink1 pink2", runs=0)
    _, runs = follow(state, 0, seed, 70)
    assert runs.count(1) > 3


@pytest.mark.clause("PA-2d")
@pytest.mark.parametrize("seed", range(4))
def test_pa_2d_whoever_has_chosen_items_is_imagined_with_a_hand_that_can_pay_them(seed: int) -> None:
    mine = "brown* lightblue* orange* yellow* green* darkblue* pink*"
    state = table(2, phase="draw", turn=1, hands={0: mine}, pile="red*", on_sale="brown1 pink1 red1 green1")
    met, runs = follow(state, 0, seed, 40)
    assert len(runs) > 3
    assert met & {"act", "pay"}


@pytest.mark.clause("PA-2d")
def test_pa_2d_a_spectator_knows_that_a_lot_of_300_is_not_bought_with_50() -> None:
    state = table(2, hands={0: "red5"}, on_sale="green1")
    rng = Rng("spectator")
    before = {str(player(state.imagine(None, rng), 0)["cash"]) for _ in range(200)}
    assert before == {"50", "100", "150", "200", "300"}
    play(state, "buy green1")
    after = {str(player(state.imagine(None, rng), 0)["cash"]) for _ in range(50)}
    assert after == {"300"}


@pytest.mark.clause("PA-1d")
def test_pa_1d_a_start_card_stays_where_everybody_sees_it() -> None:
    state = table(3, hands={1: "start1 red1", 2: "start2 red2"}, options={"start_cash": True})
    rng = Rng("start")
    for _ in range(30):
        imagined = state.imagine(0, rng)
        assert [each["start"] for each in seen(imagined)["players"]] == [None, 50, 100]
        hand = player(imagined, 1)["hand"]
        assert hand is not None
        assert "start1" in hand
        assert [card[:8] for card in hand if card != "start1"] == ["cash-red"]


@pytest.mark.clause("PA-2a")
def test_pa_2a_the_own_hand_and_all_backs_stay_as_they_are() -> None:
    state = table(3, hands={0: "red1 green2", 1: "red2 pink1 pink2", 2: "red3"})
    rng = Rng("backs")
    hands = set()
    for _ in range(100):
        imagined = state.imagine(0, rng)
        assert player(imagined, 0) == player(state, 0)
        assert [each["backs"] for each in seen(imagined)["players"]] == [
            each["backs"] for each in seen(state)["players"]
        ]
        assert imagined.broken() == ""
        hands.add(str(player(imagined, 1)["hand"]))
    assert len(hands) > 20
