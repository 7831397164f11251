"""Random matches of every game with every option set, looked at from all sides."""

import pytest

import faubourg
from faubourg.core.dealer import Seeded
from faubourg.core.match import Match
from faubourg.core.rng import Rng
from faubourg.lab.conformance import check_match, random_turn
from tests.conformance.cases import CASES, GAMES, IS_THOROUGH, clauses_in_book, game_of

THOROUGH_SEEDS = (1, 2) if IS_THOROUGH else (1,)
QUICK_SEEDS = range(3, 8)
# About so many positions of a match are looked at, however long it is.
POSITIONS = 10


@pytest.mark.parametrize("seed", THOROUGH_SEEDS)
@pytest.mark.parametrize(("id", "option_set"), CASES)
def test_what_every_game_promises_holds_in_a_random_match(id: str, option_set: int, seed: int) -> None:
    game = game_of(id)
    seats, options = game.option_sets()[option_set]
    length = check_match(game, seats, options, seed, thorough=False).decisions
    every = max(1, length // POSITIONS)
    tally = check_match(
        game, seats, options, seed, thorough=True, every=every, sweep_every=4, clauses=clauses_in_book(id)
    )
    assert tally.decisions > 0
    assert tally.positions > 1
    assert tally.followed > 0


@pytest.mark.parametrize(("id", "option_set"), CASES)
def test_no_position_of_many_matches_is_broken(id: str, option_set: int) -> None:
    game = game_of(id)
    seats, options = game.option_sets()[option_set]
    for seed in QUICK_SEEDS:
        check_match(game, seats, options, seed, thorough=False)


@pytest.mark.parametrize("id", GAMES)
def test_every_position_of_a_match_keeps_every_promise(id: str) -> None:
    game = game_of(id)
    seats = game.seats.start
    options = next((options for number, options in game.option_sets() if number == seats), {})
    length = check_match(game, seats, options, 0, thorough=False).decisions
    # A long match is looked at more rarely, lest one game take all the time.
    every = max(1, length // 60)
    check_match(game, seats, options, 0, thorough=True, every=every, sweep_every=20, clauses=clauses_in_book(id))


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_a_record_loads_at_any_moment_and_the_match_goes_on(id: str) -> None:
    match = faubourg.new(id, seed=3)
    rng = Rng(3)
    # A match of some games is shorter.
    while not match.state.over and len(match.entries) < 60:
        match.play(*reversed(random_turn(match.state, rng)))
    loaded = faubourg.verify(match.save())
    assert loaded.state.digest() == match.state.digest()
    while not match.state.over and len(match.entries) < 80:
        actor, move = random_turn(match.state, rng)
        match.play(move, actor)
        loaded.play(move, actor)
    assert loaded.save() == match.save()


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_gives_the_same_match(id: str) -> None:
    game = game_of(id)
    played: list[str] = []
    for _ in range(2):
        match = Match(game, game.seats.start, Seeded(5))
        rng = Rng(5)
        while not match.state.over and len(match.entries) < 200:
            actor, move = random_turn(match.state, rng)
            match.play(move, actor)
        played.append(match.save())
    assert played[0] == played[1]
