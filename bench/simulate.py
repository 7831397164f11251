"""What rows cost: simulations beside the engine's own playouts, both on the same two cores.

    python -m bench.simulate                    rows per match, then rows per turn, of every game
    python -m bench.simulate city --seconds 60  one game, so long a run
    unshare --net python -m bench.simulate --cluster   a Ray cluster of this machine beside the process pool

Playouts in two processes and simulations with two jobs are measured in turn, and the medians of the shares are told: by
the clock, which is what counts on idle cores, and by the CPU time of all processes that take part, which other work on
the machine disturbs less. A simulation is the whole command: starting, playing, counting, rows, and writing them.
"""

import argparse
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from faubourg import Rng, game, game_ids
from faubourg.bots import playout
from faubourg.core.runtime import is_compiled
from faubourg.lab.rows import PROGRESS, ROWS, read_rows, whole

JOBS = 2
ROUNDS = 3
OPTIONS: dict[str, dict[str, object]] = {"city": {"rounds": 30}}
# Which part of the engine's own speed a simulation with a row a match should reach.
GOALS = {"roomshare": 0.70, "paris": 0.70, "city": 0.90, "ubuild": 0.90}
# Playouts beside a run are a third as long, and are measured before each and after the last.
PLAYOUTS_PART = 3


class Speed(NamedTuple):
    """Decisions a second by the clock, and a second of the processor; and how many seconds of both it took."""

    by_clock: float
    by_processor: float
    seconds: float
    processor: float


def processor_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def play_on(game_id: str, seconds: float) -> int:
    """Playouts for so long, in this process; how many decisions they took."""
    state = game(game_id).start(game(game_id).most_seats(), OPTIONS.get(game_id, {}))
    rng = Rng(1)
    decisions = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        decisions += playout.count_playouts(state, rng, 50)
    return decisions


def engine(game_id: str, seconds: float) -> Speed:
    """The engine alone, in as many processes as a simulation has jobs."""
    command = [sys.executable, "-P", "-m", "bench.simulate", game_id, "--engine", "--seconds", str(seconds)]
    before = processor_of_children()
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(JOBS)]
    decisions = sum(int(process.communicate()[0]) for process in running)
    spent = processor_of_children() - before
    return Speed(decisions / seconds, decisions / spent, seconds, spent)


def simulation(game_id: str, matches: int, *more: str) -> Speed:
    """A run of the whole command."""
    with tempfile.TemporaryDirectory() as folder:
        options = [f"--option={name}={value}" for name, value in OPTIONS.get(game_id, {}).items()]
        command = [sys.executable, "-P", "-m", "faubourg", "simulate", game_id, "--matches", str(matches)]
        before, start = processor_of_children(), time.perf_counter()
        subprocess.run(
            [*command, *options, "--jobs", str(JOBS), "--out", folder, *more], check=True, stdout=subprocess.DEVNULL
        )
        seconds, spent = time.perf_counter() - start, processor_of_children() - before
        assert whole(Path(folder) / PROGRESS)[0] == matches
        decisions = sum(int(row["decisions"]) for row in read_rows(Path(folder) / ROWS))
    return Speed(decisions / seconds, decisions / spent, seconds, spent)


def matches_for(game_id: str, seconds: float) -> int:
    """How many matches take about so long on idle cores: their decisions, as a few of them have."""
    state = game(game_id).start(game(game_id).most_seats(), OPTIONS.get(game_id, {}))
    rng = Rng(2)
    start, played = time.process_time(), 0
    while time.process_time() - start < 1.0:
        playout.count_playouts(state, rng, 50)
        played += 50
    return int(played / (time.process_time() - start) * seconds * JOBS)


def compare(game_id: str, seconds: float, rounds: int, *more: str) -> None:
    """Playouts, a run, playouts, a run, and playouts: each run beside the mean of those around it."""
    matches = matches_for(game_id, seconds)
    around = [engine(game_id, seconds / PLAYOUTS_PART)]
    runs = []
    for _ in range(rounds):
        runs.append(simulation(game_id, matches, *more))
        around.append(engine(game_id, seconds / PLAYOUTS_PART))
    beside = list(zip(runs, around, around[1:], strict=False))
    by_clock = [2 * run.by_clock / (one.by_clock + other.by_clock) for run, one, other in beside]
    by_processor = [2 * run.by_processor / (one.by_processor + other.by_processor) for run, one, other in beside]
    kind = "rows per turn" if more else "rows per match"
    took = statistics.median(run.seconds for run in runs)
    print(f"{game_id}, {kind}, {matches:,} matches, {took:.0f} s a run with {JOBS} jobs, of the engine's own speed:")
    print(f"  by the clock   {told(by_clock)}{'' if more else verdict(statistics.median(by_clock), game_id)}")
    print(f"  by CPU seconds {told(by_processor)}", flush=True)


def told(shares: list[float]) -> str:
    """The median, and all of them."""
    return f"{100 * statistics.median(shares):.1f} % ({', '.join(f'{100 * one:.1f}' for one in shares)})"


def verdict(share: float, game_id: str) -> str:
    goal = GOALS.get(game_id)
    return "" if goal is None else f"  {'yes' if share >= goal else 'NO'}: at least {100 * goal:.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=game_ids())
    parser.add_argument("--seconds", type=float, default=60.0, help="how long a run is, on idle cores (60)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how many runs of each ({ROUNDS})")
    parser.add_argument("--cluster", action="store_true", help="measure a cluster of this machine instead")
    parser.add_argument("--engine", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if not is_compiled():
        raise SystemExit("The rules are interpreted here: set PYTHONPATH to a compiled build, such as .run/compiled.")
    if wanted.engine:
        print(play_on(wanted.game, wanted.seconds))
        return
    if wanted.cluster:
        from bench.cluster import overhead

        overhead(wanted.game or "city", wanted.seconds, wanted.rounds)
        return
    for game_id in [wanted.game] if wanted.game else game_ids():
        compare(game_id, wanted.seconds, wanted.rounds)
        compare(game_id, wanted.seconds / 4, wanted.rounds, "--turns")


if __name__ == "__main__":
    main()
