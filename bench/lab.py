"""How fast the environments are, beside PettingZoo, OpenSpiel and pgx.

    python -m bench.lab [--yes | --no-peers] [--rounds N] [--matches N] [--only NAME ...]

It measures the build of ./test, or what PYTHONPATH names.

A decision is one step of a player, for which somebody was given an observation and a mask of the legal moves; Nature's
moves, which a game plays in between, are not counted. All take random legal moves: a batch lets its bot choose inside
compiled code, or numpy draws them from the list of legal ones, in which case deals are composed step by step too. Each
game has four seats; City is played for 30 rounds with auctions in turn, U-Build until a bankruptcy ends it.

The peers play games of theirs in their own vector environments: PettingZoo's classic games one at a time, because it
has none; OpenSpiel's vector environment; pgx on the processor, compiled by JAX, as many matches at once as here. Their
games are far smaller: connect four has 42 cells and seven moves. Everything is measured in CPU time of all threads,
each figure in a process of its own, round after round in turn, and the median counts: other work on the machine then
disturbs all alike. The peers get an environment of their own in .run/bench.
"""

import argparse
import json
import os
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from bench import peers
from bench.peers import Peer, clocked

PROJECTS = (Peer("pettingzoo[classic]", "pettingzoo"), Peer("open_spiel", "pyspiel"), Peer("pgx", "pgx"))
# CPU seconds for one figure of one round.
SPAN = 2.0
SEATS = 4
OPTIONS: dict[str, dict[str, object]] = {"city": {"rounds": 30, "auctions": "turn"}}
# How many environments OpenSpiel steps at once: each is an object of its own, so more make it no faster.
SPIELS = 64


# What is measured: each is run in a process of its own and returns decisions per CPU second.


def inside(game: str, matches: int) -> float:
    """A batch whose bot chooses."""
    from faubourg.lab import envs

    batch = envs.batch(game, matches, SEATS, OPTIONS.get(game), seed=1)
    steps = [envs.BOT] * matches

    def work() -> int:
        for _ in range(10):
            batch.step(steps)
        return 10 * matches

    return clocked(work, SPAN)


def drawn(game: str, matches: int) -> float:
    """A batch for which numpy draws."""
    import numpy

    from faubourg.lab import envs

    batch = envs.batch(game, matches, SEATS, OPTIONS.get(game), seed=1)
    rng = numpy.random.default_rng(1)

    def work() -> int:
        for _ in range(10):
            batch.step(batch.drawn(rng))
        return 10 * matches

    return clocked(work, SPAN)


def pettingzoo(name: str, _matches: int) -> float:
    """One of PettingZoo's classic games, agent after agent."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    numpy = import_module("numpy")
    rng = random.Random(1)

    def work() -> int:
        for _ in range(50):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
            else:
                env.step(rng.choice(numpy.flatnonzero(seen["action_mask"]).tolist()))
        return 50

    return clocked(work, SPAN)


def openspiel(name: str, _matches: int) -> float:
    """One of OpenSpiel's games in its vector environment."""
    environment = import_module("open_spiel.python.rl_environment")
    vectors = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    env = vectors.SyncVectorEnv([environment.Environment(name) for _ in range(SPIELS)])
    rng = random.Random(1)
    seen = env.reset()

    def work() -> int:
        nonlocal seen
        chosen = []
        for one in seen:
            legal = one.observations["legal_actions"][one.observations["current_player"]]
            chosen.append(agent.StepOutput(action=rng.choice(legal), probs=None))
        seen, _, _, _ = env.step(chosen, reset_if_done=True)
        return SPIELS

    return clocked(work, SPAN)


def pgx(name: str, matches: int) -> float:
    """One of pgx's games, many at once, with the random moves drawn by JAX."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        return step(state, jax.random.categorical(first, logits), second)

    many = jax.jit(jax.vmap(one))
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, matches))

    def work() -> int:
        nonlocal state, key
        for _ in range(10):
            key, used = jax.random.split(key)
            state = many(state, jax.random.split(used, matches))
        state.observation.block_until_ready()
        return 10 * matches

    return clocked(work, SPAN)


@dataclass(frozen=True)
class Figure:
    """One line of the table: what is measured, of which game, and what it should reach."""

    name: str
    measure: Callable[[str, int], float]
    game: str
    least: float = 0.0
    is_peer: bool = False


GOALS = {"roomshare": 500e3, "paris": 500e3, "city": 300e3, "ubuild": 300e3}
FIGURES = (
    *(Figure(f"{game}, bot", inside, game, least) for game, least in GOALS.items()),
    *(Figure(f"{game}, numpy", drawn, game, least) for game, least in GOALS.items()),
    *(
        Figure(f"PettingZoo {name}", pettingzoo, name, is_peer=True)
        for name in ("connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4")
    ),
    *(Figure(f"OpenSpiel {name}", openspiel, name, is_peer=True) for name in ("connect_four", "backgammon")),
    *(Figure(f"pgx {name}", pgx, name, is_peer=True) for name in ("connect_four", "leduc_holdem", "backgammon")),
)
BY_NAME = {figure.name: figure for figure in FIGURES}


# The measuring


def worker(figure: Figure, matches: int) -> None:
    if not figure.is_peer:
        import faubourg.core.state

        if (faubourg.core.state.__file__ or "").endswith(".py"):
            raise SystemExit(f"{figure.name}: the rules are interpreted here")
    print(json.dumps(figure.measure(figure.game, matches)))


def measured(figure: Figure, folder: str, matches: int) -> float | None:
    """A figure; None, and why, for a peer that cannot be measured here."""
    arguments = ["--worker", figure.name, "--matches", str(matches)]
    done = peers.worker("bench.lab", arguments, None if figure.is_peer else folder)
    if done.returncode == 0:
        return float(json.loads(done.stdout.splitlines()[-1]))
    problem = (done.stderr.strip().splitlines() or ["no message"])[-1]
    if not figure.is_peer:
        raise SystemExit(f"{figure.name}: {problem}")
    print(f"{figure.name} is left out: {problem}", file=sys.stderr, flush=True)
    return None


# The table


def lines(rounds: dict[str, list[float]]) -> list[str]:
    found = [f"{'decisions per CPU second':28} {'median':>12} {'spread':>7}  goal reached"]
    for name, values in rounds.items():
        if not values:
            continue
        median = statistics.median(values)
        spread = peers.spread_of(values)
        least = BY_NAME[name].least
        goal = f"{'yes' if median >= least else 'NO'}: at least {least:,.0f}" if least else ""
        found.append(f"{name:28} {median:>12,.0f} {spread:>6.0%}  {goal}".rstrip())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the environments are, beside those of other projects.")
    parser.add_argument("--yes", action="store_true", help="install the peers without asking")
    parser.add_argument("--no-peers", action="store_true", help="leave the peers out")
    parser.add_argument("--rounds", type=int, default=5, help="how often each figure is measured")
    parser.add_argument("--matches", type=int, default=1024, help="how many matches are stepped at once")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="figures whose names contain one of these")
    parser.add_argument("--worker", choices=list(BY_NAME), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        worker(BY_NAME[args.worker], args.matches)
        return 0
    with_peers = not args.no_peers and peers.have_peers(PROJECTS, 500, args.yes)
    chosen = [figure for figure in FIGURES if with_peers or not figure.is_peer]
    if args.only:
        chosen = [figure for figure in chosen if any(part in figure.name for part in args.only)]
    folder = peers.compiled_folder()
    rounds: dict[str, list[float]] = {figure.name: [] for figure in chosen}
    for number in range(max(1, args.rounds)):
        for figure in list(chosen):
            value = measured(figure, folder, args.matches)
            if value is None:
                chosen.remove(figure)
            else:
                rounds[figure.name].append(value)
        print(f"round {number + 1} of {max(1, args.rounds)}", file=sys.stderr, flush=True)
    print("\n".join(lines(rounds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
