"""Batches: many matches at once, each as it would be alone, in buffers that stay where they are."""

import doctest
import importlib
from typing import Any

import numpy
import pytest

import faubourg
from faubourg.core.observation import Buffer
from faubourg.lab import envs
from tests.conformance.cases import CASES, game_of

OWN = [(id, number) for id, number in CASES if id != "toy"]


def made(id: str, number: int, matches: int = 3, keep: bool = False, seed: int = 5) -> envs.Batch:
    seats, options = game_of(id).option_sets()[number]
    return envs.batch(id, matches, seats, options, seed, keep=keep)


@pytest.mark.parametrize(("id", "number"), OWN)
def test_every_row_is_what_the_position_tells(id: str, number: int) -> None:
    batch = made(id, number)
    rng = numpy.random.default_rng(number)
    size = len(batch.game.observation)
    for turn in range(30):
        batch.step(batch.drawn(rng) if turn % 3 else [envs.BOT] * 3)
        for match in range(3):
            state = batch.state(match)
            actor = int(batch.actor[match])
            assert actor in state.actors()
            observed = numpy.array(state.observe(actor), numpy.float32)
            assert (batch.observation[match, :size] == observed).all()
            listed = [step for step in numpy.flatnonzero(batch.mask[match]) if step < batch.game.policy]
            assert listed == (state.legal(actor) if not batch.compiled.walks[match].proposal.is_open() else [])
            assert (batch.steps[match, : batch.counts[match]] == numpy.flatnonzero(batch.mask[match])).all()


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_observe_into_writes_what_observe_tells(id: str) -> None:
    match = faubourg.new(id, seed=4)
    size = len(match.game.observation)
    buffer = Buffer(size, 2)
    rng = faubourg.Rng(2)
    while not match.state.over and len(match.entries) < 40:
        row = int(rng.below(2))
        seat = int(rng.below(match.seats))
        match.state.observe_into(seat, buffer, row)
        found = numpy.frombuffer(memoryview(buffer.cells), numpy.float32).reshape(2, size)
        assert (found[row] == numpy.array(match.state.observe(seat), numpy.float32)).all()
        actor = match.state.actors()[0]
        moves = match.state.legal(actor)
        match.play(moves[int(rng.below(len(moves)))], actor)
    with pytest.raises(IndexError):
        match.state.observe_into(0, buffer, 2)
    with pytest.raises(ValueError, match="numbers are observed"):
        match.state.observe_into(0, Buffer(size + 1))


def test_the_arrays_see_the_batch_without_a_copy_and_cannot_be_written() -> None:
    batch = made("roomshare", 0)
    seen = batch.observation
    before = seen.copy()
    batch.step([envs.BOT] * 3)
    assert seen is batch.observation
    assert (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


def test_an_illegal_step_is_refused_by_its_match_and_changes_nothing() -> None:
    batch = made("city", 0)
    batch.step([envs.BOT] * 3)
    before = [batch.state(match).digest() for match in range(3)]
    steps = [int(batch.steps[match, 0]) for match in range(3)]
    illegal = int(numpy.flatnonzero(batch.mask[1] == 0)[0])
    for wrong in (illegal, -2, int(batch.menu.steps), 1 << 30):
        with pytest.raises(faubourg.InputError, match="match 1") as refused:
            batch.step([steps[0], wrong, steps[2]])
        assert refused.value.code == "batch-step"
        assert [batch.state(match).digest() for match in range(3)] == before
    assert batch.decisions == 3
    batch.step(steps)


BAD_STEPS = [([0, 0], "batch-length"), ([0.5] * 3, "batch-numbers"), (["a"] * 3, "batch-numbers")]
BAD_STEPS += [(None, "batch-numbers"), ([[0], [0, 1]], "batch-numbers"), ([1.0, 1 << 70, 0], "batch-numbers")]


@pytest.mark.parametrize(("steps", "code"), BAD_STEPS, ids=str)
def test_what_is_no_array_of_steps_is_refused(steps: object, code: str) -> None:
    batch = made("paris", 0)
    with pytest.raises(faubourg.InputError) as refused:
        batch.step(steps)
    assert refused.value.code == code


@pytest.mark.parametrize("wrong", [1 << 70, -(1 << 31), numpy.array([0, 1 << 40, 0])], ids=str)
def test_a_number_that_no_step_has_is_refused_by_name_of_its_match(wrong: object) -> None:
    batch = made("paris", 0)
    before = [batch.state(match).digest() for match in range(3)]
    with pytest.raises(faubourg.InputError, match=r"match 1 .*No match was changed") as refused:
        batch.step(wrong if isinstance(wrong, numpy.ndarray) else [0, wrong, 0])
    assert refused.value.code == "batch-large"
    assert [batch.state(match).digest() for match in range(3)] == before


BAD: list[tuple[dict[str, Any], str]] = [
    ({"matches": 0}, "bad-matches"),
    ({"matches": True}, "bad-matches"),
    ({"matches": 10**9}, "bad-matches"),
    ({"seats": 9}, "bad-seats"),
    ({"seed": "7"}, "bad-seed"),
    ({"options": {"rent": 3}}, "unknown-option"),
    ({"bot": "clever"}, "unknown-bot"),
    ({"seats": 2, "players": ["random"]}, "bad-players"),
    ({"seats": 2, "players": ["random", "random"]}, "no-free-seat"),
    ({"game": "faubourg/chess-v1"}, "unknown-env"),
    ({"game": "faubourg/paris-v1"}, "other-rules"),
    ({"game": "chess"}, "unknown-game"),
]


@pytest.mark.parametrize(("given", "code"), BAD, ids=str)
def test_a_batch_that_cannot_be_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(faubourg.InputError) as refused:
        envs.batch(**{"game": "paris", **given})
    assert refused.value.code == code
    assert str(refused.value) != f"error-{code}"


def test_a_match_is_the_same_in_a_batch_of_any_size() -> None:
    large = made("paris", 0, 5)
    small = made("paris", 0, 2)
    for _ in range(200):
        large.step([envs.BOT] * 5)
        small.step([envs.BOT] * 2)
    assert (large.observation[:2] == small.observation).all()
    assert large.episode[0] == small.episode[0]
    large.reset(5)
    assert (large.observation == made("paris", 0, 5).observation).all()
    assert (large.observation != made("paris", 0, 5, seed=6).observation).any()


@pytest.mark.parametrize("id", faubourg.game_ids())
def test_an_ended_match_tells_its_rewards_once_and_begins_anew(id: str) -> None:
    batch = made(id, 2)
    ends = 0
    while ends < 2:
        begun = batch.episode.copy()
        batch.step([envs.BOT] * 3)
        assert (batch.episode - begun == batch.ended).all()
        assert (batch.reward[~batch.ended] == 0).all()
        assert not (batch.truncated & ~batch.ended).any()
        for match in numpy.flatnonzero(batch.ended):
            assert abs(batch.reward[match].sum()) < 1e-9
            assert (abs(batch.reward[match]) <= 1).all()
            # From one place to the next, and so between those who share two or more.
            steps = batch.reward[match] * (batch.seats - 1)
            assert (abs(steps - steps.round()) < 1e-9).all()
            assert batch.state(int(match)).decisions < 60
            ends += 1


def test_bots_that_sit_in_a_match_play_by_themselves() -> None:
    batch = envs.batch("roomshare", 2, 3, seed=3, players=["random", None, "greedy"])
    for _ in range(10):
        assert (batch.actor == 1).all()
        batch.step(batch.steps[:, 0])
    assert batch.decisions > 30


def test_a_named_bot_chooses_where_it_is_asked_to() -> None:
    batch = envs.batch("paris", 1, 2, seed=3, bot="greedy", keep=True)
    batch.step([envs.BOT])
    other = envs.batch("paris", 1, 2, seed=3, bot="greedy")
    other.step([envs.BOT])
    assert batch.state(0).digest() == other.state(0).digest()


def test_several_who_may_act_are_asked_in_turn() -> None:
    seats, options = game_of("city").option_sets()[2]
    batch = envs.batch("city", 1, seats, options, seed=1, keep=True)
    asked = 0
    while asked < 200:
        state = batch.state(0)
        actor = int(batch.actor[0])
        history = [who for who, _ in batch.compiled.walks[0].history or [] if who >= 0]
        if state.actor == faubourg.SEVERAL and history:
            asked += 1
            among = state.actors()
            assert actor == min(among, key=lambda seat: (seat - history[-1] - 1) % seats)
        batch.step([envs.BOT])


def test_played_time_is_up_after_so_many_decisions_and_no_other_clock_moves() -> None:
    batch = envs.batch("city", 1, 3, {"length": "hour", "minutes": 30, "auctions": "live"}, seed=2, keep=True)
    clocked: list[int] = []
    while not batch.episode[0]:
        history = batch.compiled.walks[0].history or []
        clocked = [place for place, (who, _) in enumerate(history) if who == faubourg.CLOCK] or clocked
        batch.step([envs.BOT])
    assert len(clocked) <= 1
    assert all(place >= 3000 for place in clocked)


@pytest.mark.parametrize("module", ["batches", "naming"])
def test_the_examples_of_the_docstrings_hold(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"faubourg.lab.envs.{module}"))
    assert found.failed == 0
    assert found.attempted > 0
