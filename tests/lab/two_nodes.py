"""A Ray cluster of two nodes on this machine, worked on and broken: run in a network of its own, by `test_cluster.py`.

    unshare --net python -m tests.lab.two_nodes FOLDER

Ray listens on every interface; here there is none but the loopback. What happened is printed as JSON.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from faubourg.lab.bridge import answers
from faubourg.lab.rows import PROGRESS, ROWS, whole
from tests.patience import LONG, PATIENCE

ADDRESS = "127.0.0.1:6399"
# Enough to be in the middle of it when a node is killed.
MATCHES = 2_000_000
FEW = 300


class Node:
    """One node, a head or one that joins it, with all its processes."""

    def __init__(self, folder: Path, head: bool) -> None:
        port = ADDRESS.partition(":")[2]
        place = ["--head", f"--port={port}", f"--temp-dir={folder}", "--include-dashboard=false"]
        command = [str(Path(sys.executable).parent / "ray"), "start", *(place if head else [f"--address={ADDRESS}"])]
        command += ["--node-ip-address=127.0.0.1", "--num-cpus=1", "--object-store-memory=80000000", "--block"]
        # A session of its own, so that all of it can be ended at once.
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """As if its plug were pulled."""
        members = [
            pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if session(pid) == self.process.pid
        ]
        for pid in members:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        self.process.wait()


def session(pid: int) -> int:
    try:
        return os.getsid(pid)
    except ProcessLookupError:
        return -1


def simulation(folder: Path, matches: int, *more: str) -> subprocess.Popen[str]:
    arguments = ["simulate", "roomshare", "--option", "duel", "--seats", "2", "--matches", str(matches), *more]
    command = [sys.executable, "-P", "-m", "faubourg", *arguments, "--out", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for(reached: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not reached():
        assert time.monotonic() < end
        time.sleep(0.05)


def rows_after(folder: Path, process: subprocess.Popen[str], more: int) -> None:
    """Wait until so many more batches than now are there."""
    sizes = {whole(folder / PROGRESS)[0]}

    def is_further() -> bool:
        assert process.poll() is None, process.communicate()
        sizes.add(whole(folder / PROGRESS)[0])
        return len(sizes) > more

    wait_for(is_further)


def answer(process: subprocess.Popen[str]) -> dict[str, object]:
    out, err = process.communicate(timeout=LONG)
    return {"code": process.returncode, "out": out, "err": err}


def main(folder: Path) -> None:
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True, timeout=PATIENCE)
    os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    found: dict[str, object] = {}
    with ExitStack() as stack:
        head = stack.enter_context(Node(folder / "ray", head=True))
        wait_for(lambda: answers(ADDRESS))
        second = stack.enter_context(Node(folder, head=False))
        found["few"] = answer(simulation(folder / "few", FEW, "--cluster", ADDRESS))
        found["arena"] = answer(arena("--cluster", ADDRESS))
        running = simulation(folder / "cluster", MATCHES, "--cluster", ADDRESS)
        rows_after(folder / "cluster", running, 3)
        second.kill()
        rows_after(folder / "cluster", running, 4)
        # The cluster itself goes away.
        head.kill()
        found["lost"] = answer(running)
    done = whole(folder / "cluster" / PROGRESS)[0]
    found["kept"] = done
    # The same rows on this machine alone.
    found["alone"] = answer(simulation(folder / "alone", done, "--jobs", "2"))
    found["same"] = (folder / "alone" / ROWS).read_bytes() == (folder / "cluster" / ROWS).read_bytes()
    few = (folder / "few" / ROWS).read_text("utf-8")
    found["few_same"] = (folder / "alone" / ROWS).read_text("utf-8").startswith(few)
    found["few_rows"] = few.count("\n") - 1
    found["arena_alone"] = answer(arena("--jobs", "1"))
    print(json.dumps(found))


def arena(*more: str) -> subprocess.Popen[str]:
    arguments = ["arena", "roomshare", "--option", "duel", "--seats", "2", "--bots", "random", "--matches", "60", *more]
    command = [sys.executable, "-P", "-m", "faubourg", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


if __name__ == "__main__":
    # Names of sockets have to be short.
    short = Path("/tmp") / f"two-nodes-{os.getpid()}"
    short.mkdir()
    try:
        main(short)
    finally:
        shutil.rmtree(short, ignore_errors=True)
