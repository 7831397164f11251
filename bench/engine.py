"""How fast the rules are, beside OpenSpiel.

    python -m bench.engine [game] [--yes | --no-peers] [--rounds N] [--against FOLDER]

It measures the build of ./test, or what PYTHONPATH names; `--against` measures another build in turn with it.

Random playouts of a game (four seats; Room Share unless another is named) against random playouts of OpenSpiel's
connect four, one of the quickest games it has: from Python, and each inside its own compiled code. A decision is one
applied move, Nature's included. Everything is measured in CPU time, each figure in a process of its own, round after
round in turn, and the median counts: other work on the machine then disturbs all alike. OpenSpiel gets an environment
of its own in .run/bench.

City is played for 30 rounds with auctions in turn, and its players' turns are counted too. The 50,000 a second beside
them are what a Python simulator of Monopoly is reported to reach: quoted, not measured here.

U-Build is played in Classic mode until a bankruptcy ends it. A layout is one made at random, of any mode: its text is
read and checked, and its object built.
"""

import argparse
import json
import random
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from bench import peers
from bench.peers import Peer, clocked

OPEN_SPIEL = Peer("open_spiel", "pyspiel")
# CPU seconds for one figure of one round.
SPAN = 1.0
# What is played, where it is not the default; and what a game should reach, where it is not what the others should.
OPTIONS: dict[str, dict[str, object]] = {"city": {"rounds": 30, "auctions": "turn"}}
GOALS = {"city": {"inside": 2e6, "turns": 50e3}, "ubuild": {"inside": 2.5e6, "clone": 350, "layout": 2e6}}
# How many layouts are read in turn.
LAYOUTS = 60


# What is measured: each is run in a process of its own and returns decisions per second, or nanoseconds.


def through_python(game: str) -> float:
    """Compiled or interpreted rules, asked move by move as any Python program would."""
    import faubourg

    start = faubourg.game(game).start(4, OPTIONS.get(game))
    rng = faubourg.Rng(1)

    def work() -> int:
        decisions = 0
        for _ in range(20):
            state = start.clone()
            while not state.over:
                moves = state.legal()
                state.apply(moves[rng.below(len(moves))])
            decisions += int(state.decisions)
        return decisions

    return clocked(work, SPAN)


def inside(game: str) -> float:
    """The loop, too, is compiled: what a search does."""
    import faubourg
    from faubourg.bots.playout import count_playouts

    start = faubourg.game(game).start(4, OPTIONS.get(game))
    rng = faubourg.Rng(1)
    return clocked(lambda: count_playouts(start, rng, 500), SPAN)


def turns(game: str) -> float:
    """Turns of a player, of the same playouts."""
    import faubourg
    from faubourg.bots.playout import play_out
    from faubourg.core.actions import Actions

    start = faubourg.game(game).start(4, OPTIONS.get(game))
    rng = faubourg.Rng(1)
    actions = Actions()

    def work() -> int:
        taken = 0
        for _ in range(500):
            state = start.clone()
            play_out(state, rng, actions)
            taken += int(state.turns)
        return taken

    return clocked(work, SPAN)


def clone(game: str) -> float:
    """Nanoseconds for a copy of a position in the middle of a match."""
    import faubourg
    from faubourg.bots.playout import count_clones

    match = faubourg.new(game, seats=4, seed=1, options=OPTIONS.get(game))
    while match.state.decisions < 80:
        match.play(match.state.legal()[0])

    def work() -> int:
        count_clones(match.state, 20_000)
        return 20_000

    return 1e9 / clocked(work, SPAN)


def layout(game: str) -> float:
    """Nanoseconds to read the text of a layout, check it and build its object; closed and open ones of all modes."""
    import faubourg
    from faubourg.games.ubuild.game import UBuildGame
    from faubourg.games.ubuild.layouts.generator import generated
    from faubourg.games.ubuild.layouts.layout import built
    from faubourg.games.ubuild.numbering import MODE_IDS

    found = faubourg.game(game)
    assert isinstance(found, UBuildGame)
    box = found.figures.box
    texts = [generated(box, number % len(MODE_IDS), number, is_open=number % 2 == 1) for number in range(LAYOUTS)]

    def work() -> int:
        for text in texts:
            built(text, box)
        return len(texts)

    return 1e9 / clocked(work, SPAN)


def spiel_python(_game: str) -> float:
    """OpenSpiel's connect four, asked move by move; the positions and moves are its C++."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    draw = random.Random(1).random

    def work() -> int:
        decisions = 0
        for _ in range(200):
            state = game.new_initial_state()
            while not state.is_terminal():
                moves = state.legal_actions()
                state.apply_action(moves[int(draw() * len(moves))])
                decisions += 1
        return decisions

    return clocked(work, SPAN)


def spiel_inside(_game: str) -> float:
    """OpenSpiel's random rollouts in C++. They do not count their moves: their mean length is measured from Python."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game("connect_four")
    draw = random.Random(1).random
    plies = 0
    for _ in range(5000):
        state = game.new_initial_state()
        while not state.is_terminal():
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
            plies += 1
    start = game.new_initial_state()
    # A tree search of one simulation looks at the root only, by as many rollouts as the evaluator is told to make.
    evaluator = pyspiel.RandomRolloutEvaluator(2000, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 100, False, 1, False)

    def work() -> int:
        search.mcts_search(start)
        return 2000

    return clocked(work, SPAN) * plies / 5000


@dataclass(frozen=True)
class Figure:
    """One line of the table: what is measured, where, and what it should reach."""

    name: str
    title: str
    measure: Callable[[str], float]
    place: str
    least: float = 0.0
    rival: str = ""
    # The one game it is measured for; and whether it is a time, of which less is better.
    only: str = ""
    is_time: bool = False


FIGURES = (
    Figure("interpreted", "interpreted, from Python", through_python, "sources", least=60e3),
    Figure("api", "compiled, from Python", through_python, "compiled", least=1e6, rival="spiel-python"),
    Figure("inside", "compiled, inside", inside, "compiled", least=5e6, rival="spiel-inside"),
    Figure("turns", "compiled, inside, players' turns", turns, "compiled", only="city"),
    Figure("clone", "compiled, clone", clone, "compiled", least=300, is_time=True),
    Figure("layout", "compiled, a layout read and built", layout, "compiled", only="ubuild", is_time=True),
    Figure("spiel-python", "OpenSpiel connect four, from Python", spiel_python, "peers"),
    Figure("spiel-inside", "OpenSpiel connect four, C++ rollouts", spiel_inside, "peers"),
)
BY_NAME = {figure.name: figure for figure in FIGURES}
TIMES_PEER = 2.0


# The measuring


def worker(name: str, place: str, game: str) -> None:
    if place != "peers":
        import faubourg.core.state

        compiled = not (faubourg.core.state.__file__ or "").endswith(".py")
        if compiled != (place == "compiled"):
            raise SystemExit(f"{name}: the rules are {'compiled' if compiled else 'interpreted'} here")
    print(json.dumps(BY_NAME[name].measure(game)))


def measured(figure: Figure, folders: dict[str, str], game: str) -> float:
    folder = None if figure.place == "peers" else folders[figure.place]
    done = peers.worker("bench.engine", [game, "--worker", figure.name], folder)
    if done.returncode != 0:
        raise SystemExit(f"{figure.title}: {done.stderr.strip()}")
    return float(json.loads(done.stdout))


# The table


def verdict(figure: Figure, values: dict[str, float], game: str) -> str:
    """What the figure should reach, and whether it does."""
    value = values[figure.name]
    goal = GOALS[game].get(figure.name, 0.0) if game in GOALS else figure.least
    if not goal:
        return ""
    if figure.is_time:
        return f"{'yes' if value <= goal else 'NO'}: at most {goal:,.0f} ns"
    goals = [(f"{goal:,.0f}/s", value >= goal)]
    if game not in GOALS and figure.rival in values:
        goals.append((f"{TIMES_PEER:.0f} x OpenSpiel", value >= TIMES_PEER * values[figure.rival]))
    return f"{'yes' if all(reached for _, reached in goals) else 'NO'}: at least " + " and ".join(
        told for told, _ in goals
    )


def lines(values: dict[str, float], spreads: dict[str, float], game: str) -> list[str]:
    found = [f"{'':38} {'median':>16} {'spread':>7} {'OpenSpiel':>10}  goal reached"]
    for figure in FIGURES:
        if figure.name in values:
            unit = "ns" if figure.is_time else "/s"
            rival = f"{values[figure.name] / values[figure.rival]:.1f} x" if figure.rival in values else ""
            row = f"{figure.title:38} {values[figure.name]:>13,.0f} {unit} {spreads[figure.name]:>6.0%} {rival:>10}"
            found.append(f"{row}  {verdict(figure, values, game)}".rstrip())
    return found


def compared(values: dict[str, float], others: dict[str, list[float]]) -> list[str]:
    """What is compiled, beside the other build."""
    found = ["", f"{'':38} {'other build':>16} {'spread':>7} {'this one':>10}"]
    for figure in FIGURES:
        if rounds := others.get(figure.name):
            median = statistics.median(rounds)
            row = f"{figure.title:38} {median:>16,.0f} {peers.spread_of(rounds):>6.0%}"
            found.append(f"{row} {values[figure.name] / median:>9.3f} x")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="How fast the rules are, beside OpenSpiel.")
    parser.add_argument("game", nargs="?", default="roomshare", help="the id of the game")
    parser.add_argument("--yes", action="store_true", help="install OpenSpiel without asking")
    parser.add_argument("--no-peers", action="store_true", help="leave OpenSpiel out")
    parser.add_argument("--rounds", type=int, default=5, help="how often each figure is measured")
    parser.add_argument(
        "--against", metavar="FOLDER", help="the PYTHONPATH of another compiled build, measured in turn"
    )
    parser.add_argument("--worker", choices=list(BY_NAME), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        worker(args.worker, BY_NAME[args.worker].place, args.game)
        return 0
    with_peers = not args.no_peers and peers.have_peers([OPEN_SPIEL], 100, args.yes)
    chosen = [figure for figure in FIGURES if figure.only in ("", args.game)]
    chosen = [figure for figure in chosen if figure.place != "peers" or with_peers]
    rounds: dict[str, list[float]] = {figure.name: [] for figure in chosen}
    # Nothing is ever compiled among the sources: a worker refuses to measure what it should not.
    folders = {"compiled": peers.compiled_folder(), "sources": str(peers.ROOT / "src")}
    others: dict[str, list[float]] = {figure.name: [] for figure in chosen if figure.place == "compiled"}
    for number in range(max(1, args.rounds)):
        for figure in chosen:
            rounds[figure.name].append(measured(figure, folders, args.game))
            if args.against and figure.name in others:
                others[figure.name].append(measured(figure, {"compiled": args.against}, args.game))
        print(f"round {number + 1} of {max(1, args.rounds)}", file=sys.stderr, flush=True)
    values = {name: statistics.median(found) for name, found in rounds.items()}
    spreads = {name: peers.spread_of(found) for name, found in rounds.items()}
    print("\n".join(lines(values, spreads, args.game)))
    if args.against:
        print("\n".join(compared(values, others)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
