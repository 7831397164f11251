"""Playouts: a position played to its end by random moves, the fastest way there is."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import CLOCK, SEVERAL
from faubourg.core.rng import Rng
from faubourg.core.state import State

# Nobody looks at a clock in a simulation: what counts played time, such as an hour, is up after so many decisions.
PLAYED_TIME: Final[i64] = 3000


def play_out(state: State, rng: Rng, actions: Actions) -> i64:
    """Play random moves in place until the match is over; the number of decisions made."""
    start: i64 = state.decisions
    while not state.over:
        random_step(state, rng, actions)
    return state.decisions - start


def random_step(state: State, rng: Rng, actions: Actions) -> None:
    """One random move of whoever may act, Nature's by her odds."""
    if end_played_time(state):
        return
    actor: i64 = state.actor
    if actor == SEVERAL:
        actor = random_actor(state, rng)
        if actor == CLOCK:
            state.apply(clock_move(state, False), CLOCK)
            return
    answer: i64 = state.bot_answer()
    if answer >= 0:
        state.apply(answer, actor)
        return
    actions.clear()
    state.fill(actions, actor)
    state.apply(actions.pick(rng), actor)


def random_actor(state: State, rng: Rng) -> i64:
    """One of several who may act; the clock is one of them where something is timed."""
    actors = state.actors()
    if clock_move(state, False) >= 0:
        actors.append(CLOCK)
    return actors[rng.below(len(actors))]


def clock_move(state: State, is_played: bool) -> i64:
    """By which the clock ends something: what counts played time, or what does not. Below zero: there is nothing."""
    for timer in state.timers():
        if timer.played == is_played:
            return timer.move
    return -1


def end_played_time(state: State) -> bool:
    """End what counts played time, once so many decisions have been made; whether there was such a thing."""
    if not is_time_up(state):
        return False
    state.apply(clock_move(state, True), CLOCK)
    return True


def is_time_up(state: State) -> bool:
    """Whether so many decisions have been made that what counts played time, if anything does, is to end."""
    return state.decisions >= PLAYED_TIME and clock_move(state, True) >= 0


def count_playouts(state: State, rng: Rng, number: int) -> int:
    """How many decisions so many playouts from a position take."""
    actions = Actions()
    total: i64 = 0
    for _ in range(number):
        total += play_out(state.clone(), rng, actions)
    return total


def count_clones(state: State, number: int) -> State:
    """Clone a clone of a position so many times; the last one."""
    copy = state
    times: i64 = number
    for _ in range(times):
        copy = copy.clone()
    return copy


@final
class Trial:
    """What a match played to look for faults was like; `problem` is empty, or says what was broken when it stopped."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.deepest: i64 = 0
        self.problem = ""


def fuzz_match(state: State, rng: Rng, actions: Actions) -> Trial:
    """Play random moves as `play_out` does, but stop at the first position that says it is broken."""
    trial = Trial()
    trial.problem = state.broken()
    while not state.over and not trial.problem:
        random_step(state, rng, actions)
        trial.deepest = max(trial.deepest, state.depth())
        trial.problem = state.broken()
    trial.decisions = state.decisions
    return trial
