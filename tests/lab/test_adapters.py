"""The adapters pass the tests of the projects they are for; `python -m tools.adapters` tries every table for longer."""

import doctest
import importlib
import sys
from typing import Any

import gymnasium
import numpy
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, tabular_qlearner

import faubourg
from faubourg.lab import envs
from tests.lab.test_batches import OWN
from tools.adapters import check_gymnasium, check_openspiel, check_pettingzoo

DUEL: dict[str, object] = {"duel": True}


def table(id: str, number: int) -> tuple[int, dict[str, object]]:
    return faubourg.game(id).option_sets()[number]


@pytest.mark.parametrize(("id", "number"), OWN)
def test_pettingzoo_accepts_every_table(id: str, number: int) -> None:
    check_pettingzoo(id, *table(id, number), cycles=6)


@pytest.mark.parametrize(("id", "number"), OWN)
def test_gymnasium_accepts_every_table(id: str, number: int) -> None:
    check_gymnasium(id, *table(id, number))


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_openspiel_accepts_every_game(id: str) -> None:
    check_openspiel(id, *table(id, 1))


def test_openspiel_reads_what_it_has_written() -> None:
    check_openspiel("roomshare", 2, DUEL, serialize=True)


def test_openspiel_reads_a_deal_that_is_being_composed() -> None:
    game = envs.spiel("city", 2, {"rounds": 2})
    menu = envs.Menu(faubourg.game("city"))
    state = game.new_initial_state()
    rng = numpy.random.default_rng(1)
    while True:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif menu.partner in state.legal_actions():
            state.apply_action(int(menu.partner))
            break
        else:
            state.apply_action(int(rng.choice([step for step in state.legal_actions() if step < menu.policy])))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.legal_actions() == state.legal_actions()
    assert menu.drop in again.legal_actions()
    assert state.clone().observation_tensor(0) == again.observation_tensor(0)


def test_the_search_of_openspiel_plays_the_duel() -> None:
    game = envs.spiel("roomshare", 2, DUEL)
    random = numpy.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


def test_a_learner_of_openspiel_plays_the_duel() -> None:
    game = envs.spiel("roomshare", 2, DUEL)
    world = rl_environment.Environment(game)
    world.seed(1)
    learners = [tabular_qlearner.QLearner(seat, game.num_distinct_actions()) for seat in range(2)]
    now = world.reset()
    while not now.last():
        now = world.step([learners[now.observations["current_player"]].step(now).action])
    for learner in learners:
        learner.step(now)
    assert sorted(now.rewards) == [-1.0, 1.0]
    assert any(learner.loss is not None for learner in learners)


def test_chance_has_the_odds_of_nature() -> None:
    game = envs.spiel("city", 2, {"rounds": 2})
    state = game.new_initial_state()
    assert state.is_chance_node()
    start = faubourg.game("city").start(2, {"rounds": 2})
    whole = sum(start.weights())
    assert state.chance_outcomes() == [
        (move - start.game.policy, weight / whole) for move, weight in zip(start.legal(), start.weights())
    ]


def test_the_match_of_a_seed_is_the_same_in_batches_and_adapters() -> None:
    turns = envs.aec("paris", 3)
    turns.reset(seed=11)
    batch = envs.batch("paris", 1, 3, seed=11)
    for turn in range(60):
        seat = int(batch.actor[0])
        assert turns.agent_selection == f"player_{seat}"
        seen = turns.observe(f"player_{seat}")
        assert (seen["observation"] == batch.observation[0]).all()
        assert (seen["action_mask"] == batch.mask[0]).all()
        step = int(batch.steps[0, turn % int(batch.counts[0])])
        turns.step(step)
        batch.step([step])
    assert not turns.observe(f"player_{(int(batch.actor[0]) + 1) % 3}")["action_mask"].any()


def test_a_vector_environment_plays_one_seat_and_shows_how_a_match_ended() -> None:
    env = envs.vector("roomshare", 4, 2, DUEL, seat=1)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    ended = 0
    while ended < 4:
        seen, reward, over, cut, infos = env.step(seen["action_mask"].argmax(axis=1))
        assert env.observation_space.contains(seen)
        assert (env.batch.actor == 1).all()
        assert not cut.any()
        assert set(reward[over]) <= {-1.0, 1.0}
        assert not reward[~over].any()
        for match in numpy.flatnonzero(over):
            assert infos["_final_obs"][match]
            assert env.single_observation_space.contains(infos["final_obs"][match])
            ended += 1
    again, _ = env.reset(seed=3)
    assert (again["observation"] == envs.vector("roomshare", 4, 2, DUEL, 1).reset(seed=3)[0]["observation"]).all()
    with pytest.raises(faubourg.InputError, match="match 2"):
        env.step(numpy.array([*again["action_mask"][:2].argmax(axis=1), 700, 0]))


def test_gymnasium_finds_the_environments_by_name_and_version() -> None:
    env = gymnasium.make_vec("faubourg.lab.envs.registration:faubourg/roomshare-v1", num_envs=2, seats=2)
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape[0] == 2
    assert envs.names() == [f"faubourg/{id}-v{faubourg.game(id).rules_version}" for id in faubourg.game_ids()]


def test_an_illegal_step_of_the_one_seat_changes_nothing_and_says_why() -> None:
    env = envs.single("paris", 2, seat=1)
    with pytest.raises(faubourg.InputError, match="reset"):
        env.step(numpy.int64(0))
    seen, _ = env.reset(seed=1)
    illegal = numpy.int64(numpy.flatnonzero(seen["action_mask"] == 0)[0])
    before = env.table.state.digest()
    again, reward, over, cut, info = env.step(illegal)
    assert f"step {illegal}" in info["refused"]
    assert (reward, over, cut, env.table.state.digest()) == (0.0, False, False, before)
    assert (again["observation"] == seen["observation"]).all()


def test_an_illegal_step_of_an_agent_is_refused() -> None:
    env = envs.aec("paris", 2)
    env.reset(seed=1)
    before = env.table.state.digest()
    wrongs: list[Any] = [None, 10_000, -1, 1.5, "pass", True]
    for wrong in wrongs:
        with pytest.raises(faubourg.InputError) as refused:
            env.step(wrong)
        assert refused.value.code == "step-refused"
    assert env.table.state.digest() == before
    with pytest.raises(faubourg.InputError):
        env.observe("player_7")


def test_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (2, -1, None, True):
        with pytest.raises(faubourg.InputError) as refused:
            gymnasium.make("faubourg.lab.envs.registration:faubourg/paris-v2", seats=2, seat=seat)
        assert refused.value.code == "bad-own-seat"


def test_what_is_not_installed_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(faubourg.InputError, match=r"'\.\[open_spiel\]'"):
        envs.spiel("paris")


@pytest.mark.parametrize("module", ["alone", "turns", "vectors", "openspiel", "registration"])
def test_the_examples_of_the_docstrings_hold(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"faubourg.lab.envs.{module}"))
    assert found.failed == 0
    assert found.attempted > 0
