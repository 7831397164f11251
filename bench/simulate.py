"""What rows cost: simulations beside the engine's own playouts, on the same machine.

    python -m bench.simulate                    rows per match, then rows per turn, of every game
    python -m bench.simulate city --seconds 60  one game, so long a run
    unshare --net python -m bench.simulate --cluster   a Ray cluster of this machine beside the process pool

Playouts and simulations are measured in turn, in CPU time of all processes that take part, and the median of the shares
counts: other work on the machine then disturbs both alike. A simulation is the whole command: playing, counting, rows,
and writing them.
"""

import argparse
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from faubourg import Rng, game, game_ids
from faubourg.bots import playout
from faubourg.lab.rows import ROWS, read_rows, whole

PROGRESS = "progress.json"
JOBS = 2
ROUNDS = 3
OPTIONS: dict[str, dict[str, object]] = {"city": {"rounds": 30}}
# CPU seconds of playouts that are set beside one run.
SPAN = 3.0


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def engine(game_id: str) -> float:
    """Decisions a CPU second of the engine alone."""
    state = game(game_id).start(game(game_id).most_seats(), OPTIONS.get(game_id, {}))
    rng = Rng(1)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < SPAN:
        decisions += playout.count_playouts(state, rng, 50)
    return decisions / (time.process_time() - start)


def simulation(game_id: str, matches: int, *more: str) -> tuple[float, float]:
    """Decisions a CPU second of a run of the command, and how many seconds it took."""
    with tempfile.TemporaryDirectory() as folder:
        options = [f"--option={name}={value}" for name, value in OPTIONS.get(game_id, {}).items()]
        command = [sys.executable, "-P", "-m", "faubourg", "simulate", game_id, "--matches", str(matches)]
        before, start = cpu_of_children(), time.perf_counter()
        subprocess.run(
            [*command, *options, "--jobs", str(JOBS), "--out", folder, *more], check=True, stdout=subprocess.DEVNULL
        )
        seconds, spent = time.perf_counter() - start, cpu_of_children() - before
        decisions = sum(int(row["decisions"]) for row in read_rows(Path(folder) / ROWS))
        assert whole(Path(folder) / PROGRESS)[0] == matches
    return decisions / spent, seconds


def matches_for(game_id: str, seconds: float) -> int:
    """How many matches take about so long."""
    state = game(game_id).start(game(game_id).most_seats(), OPTIONS.get(game_id, {}))
    rng = Rng(2)
    start, played = time.process_time(), 0
    while time.process_time() - start < 1.0:
        playout.count_playouts(state, rng, 50)
        played += 50
    return int(played / (time.process_time() - start) * seconds * JOBS)


def compare(game_id: str, seconds: float, *more: str) -> None:
    matches = matches_for(game_id, seconds)
    shares, took = [], []
    for _ in range(ROUNDS):
        alone = engine(game_id)
        found, run = simulation(game_id, matches, *more)
        shares.append(found / alone)
        took.append(run)
    kind = "rows per turn" if more else "rows per match"
    share = statistics.median(shares)
    print(
        f"{game_id}: {matches:,} matches, {kind}: {100 * share:.0f} % of the engine's own speed"
        f" ({', '.join(f'{100 * one:.0f}' for one in shares)}); {statistics.median(took):.0f} s a run",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=game_ids())
    parser.add_argument("--seconds", type=float, default=60.0, help="how long a run is, on idle cores")
    parser.add_argument("--cluster", action="store_true", help="measure a cluster of this machine instead")
    wanted = parser.parse_args()
    if wanted.cluster:
        from bench.cluster import overhead

        overhead(wanted.game or "roomshare", wanted.seconds)
        return
    for game_id in [wanted.game] if wanted.game else game_ids():
        compare(game_id, wanted.seconds)
        compare(game_id, wanted.seconds / 4, "--turns")


if __name__ == "__main__":
    main()
