"""What a Ray cluster costs beside the process pool of one machine, on as many cores."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path

from bench.simulate import JOBS, Speed, matches_for, simulation, told
from faubourg.lab.bridge import answers
from tests.lab.two_nodes import ADDRESS, Node, wait_for

# How much longer a cluster may take than the pool.
GOAL = 0.15
# Calls that do nothing, to know what one costs.
CALLS = 500
# How much work is on its way at once when they are made, as in a run.
ON_THEIR_WAY = 2 * JOBS


def overhead(game_id: str, seconds: float, rounds: int) -> None:
    """Runs of the pool and of a cluster of two nodes with one core each, in turn; then calls that do nothing."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    matches = matches_for(game_id, seconds)
    with two_nodes():
        # Both nodes start their workers before anything is measured.
        simulation(game_id, matches // 20, "--cluster", ADDRESS)
        by_clock, apart = [], []
        for _ in range(rounds):
            pool = simulation(game_id, matches)
            cluster = simulation(game_id, matches, "--cluster", ADDRESS)
            by_clock.append(cluster.seconds / pool.seconds)
            apart.append(cluster.seconds - pool.seconds)
            print(line(game_id, matches, pool, cluster), flush=True)
        call = subprocess.run(
            [sys.executable, "-c", "from bench.cluster import calls; calls()"],
            check=True,
            capture_output=True,
            text=True,
        )
    share = statistics.median(by_clock) - 1
    print(f"of the pool's time the cluster takes, by the clock   {told(by_clock)}")
    print(f"{'yes' if share <= GOAL else 'NO'}: at most {100 * (1 + GOAL):.0f} % by the clock")
    print(
        f"a run takes {statistics.median(apart):+.1f} s longer, most of it to connect; a call that does nothing takes"
    )
    print(f"{call.stdout.strip()}")


def line(game_id: str, matches: int, pool: Speed, cluster: Speed) -> str:
    return f"{game_id}, {matches:,} matches: pool {pool.seconds:.1f} s, cluster {cluster.seconds:.1f} s"


@contextmanager
def two_nodes() -> Iterator[None]:
    with ExitStack() as stack:
        # Names of sockets have to be short.
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp", ignore_cleanup_errors=True)))
        stack.enter_context(Node(folder / "ray", head=True))
        wait_for(lambda: answers(ADDRESS))
        stack.enter_context(Node(folder, head=False))
        yield


def calls() -> None:
    """What a call costs whoever makes it, as many on their way as in a run."""
    ray = import_module("ray")
    ray.init(address=ADDRESS, logging_level="ERROR", log_to_driver=False)
    nothing = ray.remote(lambda number: number).options(num_cpus=1).remote
    ray.get([nothing(number) for number in range(ON_THEIR_WAY)])
    start, spent = time.perf_counter(), time.process_time()
    sent = [nothing(number) for number in range(ON_THEIR_WAY)]
    for number in range(CALLS):
        done, sent = ray.wait(sent, num_returns=1)
        ray.get(done)
        sent.append(nothing(number))
    ray.get(sent)
    seconds, spent = time.perf_counter() - start, time.process_time() - spent
    print(f"{1000 * seconds / CALLS:.2f} ms, and its sender {1000 * spent / CALLS:.2f} ms of CPU")
