"""The levels: named, each with a budget, human in their mistakes, and each stronger than the one below."""

from functools import cache
from typing import NamedTuple

import pytest

import faubourg
from faubourg.bots.arena import Contest, Tally, hold
from faubourg.bots.coach import advise, hint, sureness
from faubourg.bots.efforts import manner_of, skill_of
from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.levels import LEVELS, UNKNOWN, Measured, is_ready, measured, strongest_ready
from faubourg.bots.lookahead import Outlook
from faubourg.bots.mistakes import GIVEN_AWAY, WON, Carelessness, seen_best
from faubourg.bots.player import BOTS, PLAYOUTS, GreedyBot, LevelBot, ask_bot, bot
from faubourg.bots.playout import end_played_time
from faubourg.bots.search import Ranked, rank
from faubourg.core.actors import NATURE
from faubourg.core.rng import Rng
from faubourg.games.city.numbering import BUILD, DONE
from tests.bots.positions import asked_positions
from tests.toy.game import ToyGame

GAMES = ("roomshare", "paris", "city", "ubuild")
# So many matches of a game are played to find its worst mistakes: as many as take a second or two.
MATCHES = {"roomshare": 2, "paris": 8, "city": 3, "ubuild": 8}

# Names


def test_every_level_is_a_bot_and_keeps_its_name() -> None:
    assert set(LEVELS) <= set(BOTS)
    assert [bot(level).name for level in LEVELS] == list(LEVELS)


def test_every_level_plays_every_game_in_a_manner_of_its_own() -> None:
    for game in (*GAMES, "another"):
        skills = [skill_of(level, game) for level in LEVELS]
        assert len(set(skills)) == len(LEVELS)
        # The higher overlook no more than the lower, and none judges less than one below.
        overlooked = [skill.overlooked for skill in skills]
        assert overlooked == sorted(overlooked, reverse=True)
        assert [skill.positions for skill in skills] == sorted(skill.positions for skill in skills)


@pytest.mark.parametrize("name", ["greedy", "greedy-1"])
def test_the_measure_plays_as_it_always_did(name: str) -> None:
    for game in GAMES:
        for state, seat in asked_positions(game, 4, 21, 19, 2):
            assert ask_bot(bot(name, 200), state, seat, Rng(4)) == ask_bot(GreedyBot(200), state, seat, Rng(4))


@pytest.mark.parametrize("name", ["expert", "Landlord", "greedy-2", ""])
def test_an_unknown_level_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(faubourg.InputError) as caught:
        bot(name)
    assert caught.value.code == "unknown-bot"
    assert "landlord" in str(caught.value.params["known"])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("playouts", [0, -5, 10**12])
def test_a_budget_that_makes_no_sense_is_refused(level: str, playouts: int) -> None:
    with pytest.raises(faubourg.InputError, match="playouts"):
        bot(level, playouts)


# Mistakes


def made(values: list[int], carelessness: Carelessness, sights: list[int] | None = None) -> list[int]:
    """What is chosen in two hundred tries, at a table of four."""
    state, seat = asked_positions("paris", 4, 1, 5, 1)[0]
    ranked = Ranked(list(range(len(values))), values, sights=sights)
    return [seen_best(ranked, state, seat, heuristic_for("paris"), carelessness, Rng(number)) for number in range(200)]


def test_a_mistake_is_one_of_the_moves_that_look_as_good() -> None:
    assert set(made([500_000, 480_000, 100_000, 460_000], Carelessness(0, 60, 10))) == {0, 1, 3}


def test_nobody_overlooks_a_match_that_can_be_won() -> None:
    assert set(made([int(WON), int(WON) - 1, 5], Carelessness(100, 95, 90), [1, 2, 3])) == {0}


def test_who_overlooks_nothing_makes_the_best_move() -> None:
    assert set(made([300_000, 300_001, 299_999], Carelessness(0, 0, 100))) == {1}


def test_who_is_in_haste_takes_what_looks_best_of_the_moves_that_do_not_cost_too_much() -> None:
    assert set(made([240_000, 230_000, 90_000], Carelessness(100, 0, 50), [1, 2, 3])) == {1}
    assert set(made([240_000, 230_000, 90_000], Carelessness(50, 0, 50), [1, 2, 3])) == {0, 1}


@pytest.mark.parametrize("values", [[240_000, 230_000], [240_000, 230_000, 220_000, 210_000]])
def test_whoever_overlooks_more_makes_the_best_move_less_often(values: list[int]) -> None:
    often = [made(values, Carelessness(0, overlooked, 50)).count(0) for overlooked in (0, 30, 60, 90)]
    assert often == sorted(often, reverse=True)
    assert len(set(often)) == 4


def test_where_a_turn_has_several_moves_each_mistake_costs_less_of_a_good_position() -> None:
    assert set(made([300_000, 251_000, 249_000], Carelessness(0, 80, 50, 6))) == {0, 1}
    for game in ("roomshare", "paris"):
        parts = [
            found.carelessness.given for found in (manner_of(level, game) for level in LEVELS) if found.carelessness
        ]
        assert min(parts) > GIVEN_AWAY


def test_of_a_good_position_a_mistake_costs_a_third_at_the_most_and_of_another_what_the_level_allows() -> None:
    assert set(made([300_000, 201_000, 199_000], Carelessness(0, 80, 50))) == {0, 1}
    assert set(made([240_000, 161_000, 121_000, 119_000], Carelessness(0, 80, 50))) == {0, 1, 2}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_beginner_s_mistake_never_costs_more_than_it_may(game: str, level: str) -> None:
    player = LevelBot(level)
    carelessness = manner_of(level, game).carelessness
    assert carelessness is not None
    for state, seat in asked_positions(game, 4, 22, 9, 6):
        heuristic = player.heuristic(state)
        ranked = player.rank(state, seat, Rng(1))
        value = dict(zip(ranked.moves, ranked.values))
        for number in range(5):
            move = seen_best(ranked, state, seat, heuristic, carelessness, Rng(number))
            assert value[move] >= max(ranked.values) * (100 - carelessness.cost) // 100


class Costs(NamedTuple):
    """What part of a chance above the fair share each choice cost, and each turn."""

    choices: list[float]
    turns: list[float]


@cache
def costs(game: str, level: str, seats: int) -> Costs:
    """In seeded matches of such a level: by the plan of the whole turn, not by what the level makes of it."""
    found = Costs([], [])
    player = LevelBot(level)
    rng = Rng(f"costs/{level}/{seats}")
    for _ in range(MATCHES[game]):
        state = faubourg.game(game).start(seats)
        # Whose turn is being played, which one it is, and what it could have come to.
        turn, hoped = (-1, -1), 0
        while not state.over:
            if end_played_time(state):
                continue
            seat = state.actors()[0]
            if hoped and (seat, int(state.turns)) != turn:
                heuristic = player.heuristic(state)
                assert heuristic is not None
                found.turns.append((hoped - heuristic.value(state, turn[0])) / hoped)
                hoped = 0
            if seat == NATURE:
                state.apply(state.filled(seat).pick(rng), seat)
                continue
            known = state.imagine(seat, rng)
            move = player.choose(known, seat, rng)
            ranked = rank(known, seat, player.heuristic(known), PLAYOUTS, Rng(1), True)
            value = dict(zip(ranked.moves, ranked.values))
            best = max(ranked.values)
            if best * seats > CERTAIN:
                if (seat, int(state.turns)) != turn:
                    hoped = best
                # A deal is no listed move: it is offered only where it gains.
                if move in value:
                    found.choices.append((best - value[move]) / best)
            turn = (seat, int(state.turns))
            state.apply(move, seat)
    return found


CARELESS = [(game, level) for game in GAMES for level in LEVELS if manner_of(level, game).carelessness is not None]
careless = pytest.mark.parametrize(("game", "level"), CARELESS)


@careless
@pytest.mark.parametrize("seats", [2, 4])
def test_no_level_gives_a_good_position_away_by_one_move(game: str, level: str, seats: int) -> None:
    found = costs(game, level, seats).choices
    assert max(found) <= 1 / GIVEN_AWAY
    # It does err: whoever never did would be no beginner.
    assert any(found)


@careless
@pytest.mark.parametrize("seats", [2, 4])
def test_hardly_ever_does_a_turn_of_several_mistakes_give_a_good_position_away(
    game: str, level: str, seats: int
) -> None:
    found = costs(game, level, seats).turns
    assert len(found) > 5
    assert sum(cost > 1 / GIVEN_AWAY for cost in found) <= 1 + len(found) // 25


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_nobody_ends_a_turn_of_city_without_a_build_that_costs_nothing(level: str) -> None:
    player = LevelBot(level)
    asked = 0
    for state, seat in asked_positions("city", 4, 24, 3, 150):
        if state.can_play(BUILD, seat):
            asked += 1
            assert all(player.choose(state, seat, Rng(number)) != DONE for number in range(5))
    assert asked > 5


# Strength: the same seed always plays the same matches


@pytest.mark.parametrize(
    ("game", "upper", "lower", "matches"),
    [
        ("paris", "newcomer", "random", 40),
        ("paris", "neighbour", "newcomer", 40),
        ("roomshare", "neighbour", "newcomer", 10),
    ],
)
def test_a_higher_level_wins_more(game: str, upper: str, lower: str, matches: int) -> None:
    contest = Contest(game, [upper, lower], 2, seed=5)
    tally = Tally(contest)
    for played in hold(contest, matches):
        tally.add(played)
    assert tally.results()[0].rate() > 0.6


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_without_a_heuristic_has_levels_too(level: str) -> None:
    rng = Rng(5)
    game = ToyGame()
    state = game.start(game.seats.start)
    player = bot(level, 20)
    for _ in range(12):
        if state.over:
            break
        actor = state.actors()[0]
        move = int(state.filled(actor).pick(rng)) if actor < 0 else ask_bot(player, state, actor, rng)
        assert state.can_play(move, actor)
        state.apply(move, actor)


# What was measured


def test_what_was_not_measured_is_unknown() -> None:
    assert measured("chess", "landlord") == UNKNOWN
    assert measured("paris", "king") == UNKNOWN
    for game in GAMES:
        for level in LEVELS:
            found = measured(game, level)
            assert isinstance(found, Measured)
            assert all(share is None or 0 < share < 1 for share in (found.of_two, found.of_four))
            assert all(time is None or time > 0 for time in (found.milliseconds, found.interpreted))


def test_compiled_every_level_is_ready_and_the_strongest_is_the_one_asked_for() -> None:
    for game in GAMES:
        for level in LEVELS:
            assert is_ready(game, level, True)
            assert strongest_ready(game, level, True) == level
            assert LEVELS.index(strongest_ready(game, level, False)) <= LEVELS.index(level)


# The coach


def outlook(values: list[int], prior: int = 0) -> Outlook:
    made = Outlook(1, prior)
    for value in values:
        made.add(value)
    return made


def test_the_coach_is_as_sure_as_what_it_saw_allows() -> None:
    assert sureness(outlook([5, 7, 6]), outlook([4, 6, 5])) == 1.0
    assert sureness(outlook([5, 7]), outlook([5, 7])) == 0.5
    unsure = sureness(outlook([50, 10, 40, 20]), outlook([10, 45, 15, 40]))
    surer = sureness(outlook([50, 10, 40, 20]), outlook([10, 12, 15, 10]))
    assert 0.5 < unsure < surer < 1.0
    # Not looked at: by the difference alone.
    assert sureness(outlook([], int(CERTAIN)), outlook([], 0)) > 0.99
    assert sureness(outlook([], 5), outlook([], 5)) == 0.5


def test_advice_comes_from_the_strongest_level_with_how_sure_it_is() -> None:
    state, seat = asked_positions("paris", 4, 23, 25, 1)[0]
    advice = advise(state, seat, Rng(1), alternatives=2)
    assert advice[0].move == hint(state, seat, Rng(1)).move == ask_bot(bot(LEVELS[-1]), state, seat, Rng(1))
    sures = [given.sure for given in advice if given.sure is not None]
    assert len(sures) == len(advice)
    assert all(0 <= sure <= 1 for sure in sures)
    assert all(0 <= given.chance <= 1 for given in advice)
    assert all(sures[0] >= 0.5 >= sure for sure in sures[1:])
