"""What a seat imagines is what it could be, all of it, and with the right odds."""

import re
from collections import Counter
from math import log, sqrt

import pytest

import faubourg
from faubourg.core.game import Game
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.lab.conformance import random_turn
from tests.conformance.cases import GAMES, IS_THOROUGH, game_of
from tests.conformance.possible import Possible
from tests.toy.game import ToyGame

# Figures of a smaller game, where every possible position can be found through a whole match, reshuffles included.
SMALLER = {
    "toy": {"hand": 1},
    "roomshare": {
        "keys_per_colour": 2,
        "communication": 1,
        "departure": 0,
        "eviction": 0,
        "contract": 0,
        "swap": 0,
        "hand": 2,
    },
}
# A search with more possible positions is given up; draws are counted where there are not more than the second number.
MOST = 1500
MOST_COUNTED = 300


def small_game(id: str) -> Game:
    """The game with smaller figures, if some are given here; else as it is."""
    data = game_of(id).data
    for name, value in SMALLER.get(id, {}).items():
        data = re.sub(rf"(?m)^({name} = {{ value = )\d+", rf"\g<1>{value}", data)
    return ToyGame(data) if id == "toy" else faubourg.game(id, data)


def demand_same_odds(state: State, possible: Possible, rng: Rng) -> None:
    """Every possible position is drawn, nothing else is, and as often as its odds say."""
    expected = {dump: odds for dump, (_, odds) in possible.worlds.items()}
    draws = int(len(expected) * (log(len(expected)) + 8) / (min(expected.values()) * len(expected)))
    drawn = Counter(state.imagine(possible.seat, rng).dump() for _ in range(draws))
    assert set(drawn) <= set(expected), "an imagined position is impossible"
    assert set(drawn) == set(expected), f"{len(expected) - len(drawn)} of {len(expected)} positions are never imagined"
    deviation = sum((drawn[dump] - odds * draws) ** 2 / (odds * draws) for dump, odds in expected.items())
    freedom = len(expected) - 1
    assert deviation < freedom + 5 * sqrt(2 * freedom) + 5, "some positions are imagined too often"


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("more_seats", [0, 1] if IS_THOROUGH else [0])
@pytest.mark.parametrize("id", GAMES)
def test_every_possible_position_is_imagined_as_often_as_it_should_be(
    id: str, more_seats: int, seat: int | None
) -> None:
    game = small_game(id)
    state = game.start(min(game.seats.start + more_seats, game.seats.stop - 1))
    possible = Possible(state, seat, MOST)
    rng = Rng(f"imagine/{id}/{more_seats}/{seat}")
    looks = Counter[int]()
    while not state.over and not possible.given_up:
        actor, move = random_turn(state, rng)
        before = state.clone()
        state.apply(move, actor)
        possible.follow(before, actor, move)
        size = len(possible.worlds)
        assert state.dump() in possible.worlds or possible.given_up
        # The same number of possible positions is often the same hands again.
        if 1 < size <= MOST_COUNTED and looks[size] < 2 and not possible.given_up:
            looks[size] += 1
            demand_same_odds(state, possible, rng)
    assert looks or len(possible.worlds) == 1, "there were always too many possible positions: make the game smaller"


@pytest.mark.parametrize("id", GAMES)
def test_imagining_depends_only_on_what_was_seen(id: str) -> None:
    """Two possible positions of the same seat imagine the same ones, from the same numbers."""
    game = game_of(id)
    state = game.start(game.seats.start)
    rng = Rng(f"twice/{id}")
    while not state.over and state.decisions < 60:
        actor, move = random_turn(state, rng)
        state.apply(move, actor)
    for seat in (0, None):
        first, second = (state.imagine(seat, Rng("same")).dump() for _ in range(2))
        assert first == second
        seen = {state.imagine(seat, Rng(number)).digest() for number in range(300)}
        other = state.imagine(seat, Rng("other"))
        again = {other.imagine(seat, Rng(number + 300)).digest() for number in range(300)}
        # With few possibilities both are all of them; with many they need not meet.
        if len(seen) < 30:
            assert seen == again
