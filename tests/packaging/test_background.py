"""Compiling beside the table: it ends with whoever started it, gives way to `./test`, and never runs twice at once."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import background
from tools.steps import ROOT

# A set-up whose compiler never ends by itself: it notes its number, and waits.
ENDLESS = """
import os, sys, time
from enum import Enum
from tools.steps import RUN

class Outcome(Enum):
    COMPILED = "compiled"
    NO_COMPILER = "no compiler"

def known_outcome():
    return None

def can_build():
    return not (RUN / "no compiler").exists()

def folder_of(outcome):
    print("asked for", outcome.value, file=sys.stderr)

def ensure_built():
    with (RUN / "compilers").open("a") as compilers:
        compilers.write(f"{os.getpid()}\\n")
    while not (RUN / "enough").exists():
        time.sleep(0.01)
    return Outcome.COMPILED
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "tools").mkdir()
    (tmp_path / ".run").mkdir()
    for name in ("background.py", "steps.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools" / name)
    (tmp_path / "tools" / "prepare.py").write_text(ENDLESS)
    return tmp_path


def start(checkout: Path) -> subprocess.Popen[bytes]:
    """A shell that starts the background and then becomes the server, as `./play` does; here the server sleeps."""
    line = f"'{sys.executable}' -m tools.background $$ & exec sleep 600"
    return subprocess.Popen(["sh", "-c", line], cwd=checkout, stderr=subprocess.DEVNULL)


def use(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = checkout / ".run"
    for name, path in (("RUN", run), ("MARK", run / "background"), ("LOCK", run / "background.lock")):
        monkeypatch.setattr(background, name, path)


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for it; the limit only says when to give up."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def compilers(checkout: Path) -> list[int]:
    file = checkout / ".run" / "compilers"
    return [int(line) for line in file.read_text().splitlines()] if file.is_file() else []


def test_the_build_ends_with_the_server(checkout: Path) -> None:
    server = start(checkout)
    until(lambda: len(compilers(checkout)) == 1, "the background never began")
    [compiler] = compilers(checkout)
    server.kill()
    server.wait()
    until(lambda: not is_running(compiler), "the compiler outlived its server")
    until(lambda: not (checkout / ".run" / "background").exists(), "the mark of the background stayed")


def test_the_build_gives_way_when_asked_and_the_server_goes_on(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        [compiler] = compilers(checkout)
        use(checkout, monkeypatch)
        until(background.MARK.exists, "the background left no mark")
        background.give_way()
        assert not background.MARK.exists()
        until(lambda: not is_running(compiler), "the compiler did not give way")
        assert server.poll() is None
    finally:
        server.kill()
        server.wait()


def test_of_two_servers_one_compiles(checkout: Path) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        # The second finds the first at work, and is done.
        second = subprocess.run([sys.executable, "-m", "tools.background", "1"], cwd=checkout, check=False, timeout=60)
        assert second.returncode == 0
        assert len(compilers(checkout)) == 1
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def test_the_compiler_ends_when_its_watcher_is_killed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        [compiler] = compilers(checkout)
        use(checkout, monkeypatch)
        os.kill(int(background.MARK.read_text()), signal.SIGKILL)
        until(lambda: not is_running(compiler), "the compiler outlived its watcher")
    finally:
        server.kill()
        server.wait()


def test_it_does_not_begin_for_a_server_that_is_gone(checkout: Path) -> None:
    command = [sys.executable, "-m", "tools.background", str(os.getppid())]
    subprocess.run(command, cwd=checkout, check=True, timeout=PATIENCE)
    assert not (checkout / ".run" / "background").exists()


def told_by_build(checkout: Path) -> str:
    command = [sys.executable, "-m", "tools.background", "build"]
    surroundings = os.environ | {"LC_ALL": "C"}
    return subprocess.run(command, cwd=checkout, env=surroundings, capture_output=True, text=True, check=True).stderr


def test_what_is_compiled_is_told(checkout: Path) -> None:
    (checkout / ".run" / "enough").touch()
    told = told_by_build(checkout)
    assert "in the background" in told
    assert "from the next start on" in told


def test_without_a_compiler_nothing_is_promised(checkout: Path) -> None:
    (checkout / ".run" / "no compiler").touch()
    assert told_by_build(checkout) == "asked for no compiler\n"


def test_a_mark_of_a_build_that_is_gone_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".run").mkdir()
    use(tmp_path, monkeypatch)
    # Nobody waits: the lock is free, whatever the mark says.
    monkeypatch.setattr("tools.background.time.sleep", lambda _: pytest.fail("waited"))
    stranger = subprocess.Popen(["sleep", "600"])
    try:
        for left in (str(stranger.pid), "no number", ""):
            background.MARK.write_text(left)
            background.give_way()
        assert stranger.poll() is None
    finally:
        stranger.kill()
        stranger.wait()
