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

import pytest

from faubourg.bots import ladder
from faubourg.cli import ladder as ladder_command
from faubourg.cli import ladder_book
from faubourg.cli import main as commands
from faubourg.lab.bridge import answers
from faubourg.lab.rows import PROGRESS, ROWS, whole
from tests.patience import LONG, PATIENCE

ADDRESS = "127.0.0.1:6399"
# Enough to be in the middle of it when a node is killed.
MATCHES = 2_000_000
PAIRS = 60_000
FEW = 300
# So closely known, with these bots, after more pairs than are played before the cluster is asked, and fewer than all.
PRECISE = 0.05
DUEL = ("--option", "duel", "--seats", "2", "--bots", "random")
# As Ray calls a process that does our work.
AT_WORK = b"ray::work"


class Node:
    """One node, a head or one that joins it, with all its processes."""

    def __init__(self, folder: Path, head: bool) -> None:
        port = ADDRESS.partition(":")[2]
        place = ["--head", f"--port={port}", f"--temp-dir={folder}", "--include-dashboard=false"]
        command = [sys.executable, "-m", "ray.scripts.scripts", "start", *(place if head else [f"--address={ADDRESS}"])]
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

    def members(self) -> list[int]:
        return [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if session(pid) == self.process.pid]

    def is_at_work(self) -> bool:
        """Whether it does anything for us just now."""
        return any(command_of(pid).startswith(AT_WORK) for pid in self.members())

    def kill(self) -> None:
        """As if its plug were pulled."""
        for pid in self.members():
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


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", "-m", "faubourg", "--lang", "en", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def simulation(folder: Path, matches: int, *more: str) -> subprocess.Popen[str]:
    return started("simulate", "roomshare", *DUEL, "--matches", str(matches), *more, "--out", str(folder))


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
        found["cluster"] = all_told(folder, "cluster", "--cluster", ADDRESS)
        comparing = comparison("--cluster", ADDRESS)
        wait_for(second.is_at_work)
        second.kill()
        found["compare"] = answer(comparing)
        second = stack.enter_context(Node(folder, head=False))
        running = simulation(folder / "cluster", MATCHES, "--cluster", ADDRESS)
        rows_after(folder / "cluster", running, 3)
        wait_for(second.is_at_work)
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
    found["cluster_alone"] = all_told(folder, "one-machine", "--jobs", "2")
    found["compare_alone"] = answer(comparison("--jobs", "2"))
    print(json.dumps(found))


def comparison(*more: str) -> subprocess.Popen[str]:
    return started("compare", "roomshare:duel,seats=2,bots=random", ":royal=suite", "--matches", str(PAIRS), *more)


def all_told(folder: Path, name: str, *more: str) -> dict[str, object]:
    """What arena, report, a comparison that stops early and ladder say, but for how long it took and where."""
    table = answer(started("arena", "roomshare", *DUEL, "--matches", "60", *more))
    page = folder / f"{name}.md"
    report = answer(started("report", "roomshare", *DUEL, "--matches", "600", "--out", str(page), *more))
    assert (table["code"], report["code"]) == (0, 0), (table, report)
    precise = answer(comparison("--until", f"spread={PRECISE}", *more))
    return {
        "until": precise,
        "arena": [line.split("  ")[:2] for line in str(table["out"]).splitlines()[:3]],
        "report": page.read_text("utf-8").partition("## How these figures were made")[0],
        "ladder": climbed(folder / f"ladder-{name}", *more),
    }


def climbed(folder: Path, *more: str) -> list[list[object]]:
    """Each match of the lowest step of a ladder; the higher ones think for too long."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (ladder_command, ladder_book):
            patch.setattr(module, "steps_of", lambda game: ladder.steps_of(game)[:1])
        assert commands.main(["ladder", "roomshare", "--matches", "12", "--folder", str(folder), *more]) == 0
    lines = (folder / "roomshare.jsonl").read_text("utf-8").splitlines()
    played = sorted((json.loads(line)["played"] for line in lines), key=lambda one: int(one["number"]))
    return [[one["number"], one["scores"], one["decisions"]] for one in played]


if __name__ == "__main__":
    # Names of sockets have to be short.
    short = Path("/tmp") / f"two-nodes-{os.getpid()}"
    short.mkdir()
    try:
        main(short)
    finally:
        shutil.rmtree(short, ignore_errors=True)
