"""Benchmarks beside other projects: each figure in a process of its own, the peers in an environment of their own."""

import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".run" / "bench"
PYTHON = PEERS / "bin" / "python"


class Peer(NamedTuple):
    """Another project: what pip calls it, and what is imported."""

    package: str
    module: str


def clocked(work: Callable[[], int], seconds: float) -> float:
    """How much of the work is done in a CPU second, measured for so many of them."""
    work()
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        done += work()
    return done / (process_time() - start)


def spread_of(rounds: Sequence[float]) -> float:
    """How far the rounds are apart, as a share of their median."""
    return (max(rounds) - min(rounds)) / statistics.median(rounds)


def worker(module: str, arguments: Sequence[str], folder: str | None) -> subprocess.CompletedProcess[str]:
    """A figure in a process of its own: of the package in a folder, or, without one, of a peer."""
    python = str(PYTHON) if folder is None else own_python()
    found = [str(ROOT)] if folder is None else [folder, str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(found)}
    command = [python, "-P", "-m", module, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def own_python() -> str:
    """The Python that has what the package needs: that of the set-up, if there is one."""
    found = ROOT / ".run" / "venv" / "bin" / "python"
    return str(found) if found.exists() else sys.executable


def compiled_folder() -> str:
    """Where the compiled package is: the one that would be imported, else the build of ./play and ./test."""
    for folder in (*sys.path, str(ROOT / ".run" / "compiled")):
        if list(Path(folder or ".").glob("faubourg/core/state.*.so")):
            return str(Path(folder or ".").resolve())
    raise SystemExit("There is no compiled build: run ./test or ./play once, or set PYTHONPATH to one.")


def have_peers(peers: Sequence[Peer], megabytes: int, yes: bool) -> bool:
    """Whether any of the peers is there, after offering to install those that are not."""
    missing = [peer for peer in peers if not is_there(peer)]
    if missing and may_install(missing, megabytes, yes):
        if not PYTHON.exists():
            subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        missing = [peer for peer in missing if not is_installed(peer)]
    return len(missing) < len(peers)


def may_install(missing: Sequence[Peer], megabytes: int, yes: bool) -> bool:
    names = ", ".join(peer.package for peer in missing)
    if yes:
        return True
    if not sys.stdin.isatty():
        print(f"Not installed in .run/bench: {names}; --yes installs what is missing.", file=sys.stderr)
        return False
    answer = input(f"Not installed: {names}. Download into .run/bench (about {megabytes} MB)? [y/N] ")
    return answer.strip().lower() in ("y", "yes", "o", "oui")


def is_installed(peer: Peer) -> bool:
    """Install it; whether that went well."""
    print(f"Installing {peer.package} into .run/bench ...", file=sys.stderr, flush=True)
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer.package]
    if subprocess.run(command, check=False).returncode == 0 and is_there(peer):
        return True
    print(f"{peer.package} could not be installed: its figures are left out.", file=sys.stderr)
    return False


def is_there(peer: Peer) -> bool:
    if not PYTHON.exists():
        return False
    return subprocess.run([PYTHON, "-c", f"import {peer.module}"], capture_output=True, check=False).returncode == 0
