"""Matches until one player is left (CI-1e), and the limit on decisions that ends the longest of them (CI-17e).

Conformance leaves this length out: with deals at random a match may last until that limit.
"""

import json

import pytest

from faubourg.bots.playout import fuzz_match
from faubourg.core.actions import Actions
from faubourg.core.rng import Rng
from faubourg.core.runtime import is_compiled
from faubourg.core.state import State
from faubourg.lab.conformance import check_match, clauses_of, random_turn
from tests.games.city.positions import GAME, seen

LAST: dict[str, object] = {"length": "last"}
LIVE: dict[str, object] = {"length": "last", "auctions": "live"}
# Seats, seed and options. With three it is much longer: that is for compiled rules.
WITH_TWO: list[tuple[int, int, dict[str, object]]] = [(2, 2, LAST), (2, 11, LIVE)]
WITH_THREE: list[tuple[int, int, dict[str, object]]] = [(3, 6, LAST), (3, 5, LIVE)]


@pytest.mark.clause("CI-1e", "CI-14c")
@pytest.mark.parametrize(("seats", "seed", "options"), [*WITH_TWO, *(WITH_THREE if is_compiled() else [])])
def test_what_every_game_promises_holds_until_one_player_is_left(
    seats: int, seed: int, options: dict[str, object]
) -> None:
    """Open moves, gestures, undos, records: as conformance checks them."""
    tally = check_match(GAME, seats, options, seed, thorough=True, every=40, sweep_every=8, clauses=clauses_of(GAME))
    assert tally.positions > 1


@pytest.mark.clause("CI-1e", "CI-14c")
@pytest.mark.parametrize("options", [LAST, LIVE])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_position_of_a_random_match_is_broken_and_one_player_is_left(seats: int, options: dict[str, object]) -> None:
    state = GAME.start(seats, options)
    trial = fuzz_match(state, Rng(f"last/{seats}"), Actions())
    assert trial.problem == ""
    assert (state.truncated, seen(state)["ended_by"]) == (False, "last")
    assert [player["out"] for player in seen(state)["players"]].count(False) == 1


def late(seats: int, seed: int, decisions: int) -> State:
    """A position of a random match, deals included, as if it came shortly before the limit."""
    rng = Rng(f"late/{seed}")
    state = GAME.start(seats, LAST)
    while state.decisions < decisions and not state.over:
        actor, move = random_turn(state, rng)
        state.apply(move, actor)
    assert not state.over
    fields = json.loads(state.dump())
    return GAME.restore(json.dumps({**fields, "decisions": 49_960}))


@pytest.mark.clause("CI-15a", "CI-17e")
@pytest.mark.parametrize("seed", range(6))
def test_a_match_cut_short_by_the_limit_is_ranked_by_wealth(seed: int) -> None:
    state = late(5, seed, 400)
    rng = Rng(seed)
    while not state.over:
        actor, move = random_turn(state, rng)
        state.apply(move, actor)
        assert state.broken() == ""
    players = seen(state)["players"]
    inside = [player["seat"] for player in players if not player["out"]]
    if len(inside) == 1:
        assert not state.truncated
        return
    assert (state.truncated, seen(state)["ended_by"], state.decisions) == (True, "decisions", 50_000)
    ranked = [seat for tied in state.ranking() for seat in tied]
    by_wealth = sorted(inside, key=lambda seat: (-players[seat]["wealth"], -players[seat]["cash"]))
    assert ranked[: len(inside)] == by_wealth
    assert state.scores() == [player["wealth"] for player in players]
