"""What a Ray cluster costs beside the process pool of one machine, on as many cores."""

import os
import statistics
import subprocess
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from faubourg.lab.bridge import answers
from tests.lab.two_nodes import ADDRESS, Node, wait_for

ROUNDS = 3


def overhead(game_id: str, seconds: float) -> None:
    """Runs of the pool and of a cluster of two nodes with one core each, in turn."""
    from bench.simulate import JOBS, matches_for, simulation

    assert JOBS == 2
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    matches = matches_for(game_id, seconds)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir="/tmp")))
        stack.enter_context(Node(folder / "ray", head=True))
        wait_for(lambda: answers(ADDRESS))
        stack.enter_context(Node(folder, head=False))
        # Both nodes start their workers before anything is measured.
        simulation(game_id, matches // 20, "--cluster", ADDRESS)
        ratios = []
        for _ in range(ROUNDS):
            pool = simulation(game_id, matches)[1]
            cluster = simulation(game_id, matches, "--cluster", ADDRESS)[1]
            ratios.append(cluster / pool)
            print(f"{game_id}, {matches:,} matches: pool {pool:.1f} s, cluster {cluster:.1f} s", flush=True)
            time.sleep(1)
    print(f"a cluster takes {100 * (statistics.median(ratios) - 1):+.0f} % of the pool's time", flush=True)
