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

from tools import background
from tools.steps import ROOT

# A set-up whose compiler never ends by itself: it notes its number, and waits.
ENDLESS = """
import os, re, time
from enum import Enum
from tools.steps import RUN

BUILD_LOG = RUN / "build.log"
COMPILED_SEEN = re.compile(r"compiled (\\d+) of (\\d+)")

class Outcome(Enum):
    COMPILED = "compiled"

def known_outcome():
    return None

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
    line = f"{sys.executable} -m tools.background & exec sleep 600"
    return subprocess.Popen(["sh", "-c", line], cwd=checkout, stderr=subprocess.DEVNULL)


def until(condition: Callable[[], bool], what: str) -> None:
    """Wait for it; the limit only says when to give up."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def compilers(checkout: Path) -> list[int]:
    file = checkout / ".run" / "compilers"
    return [int(line) for line in file.read_text().splitlines()] if file.is_file() else []


def test_the_build_ends_with_the_server(checkout: Path) -> None:
    server = start(checkout)
    until(lambda: len(compilers(checkout)) == 1, "the background never began")
    [compiler] = compilers(checkout)
    server.kill()
    server.wait()
    until(lambda: not background.is_running(compiler), "the compiler outlived its server")
    until(lambda: not (checkout / ".run" / "background").exists(), "the mark of the background stayed")


def test_the_build_gives_way_when_asked_and_the_server_goes_on(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        [compiler] = compilers(checkout)
        monkeypatch.setattr(background, "MARK", checkout / ".run" / "background")
        until(background.MARK.exists, "the background left no mark")
        background.give_way()
        assert not background.MARK.exists()
        until(lambda: not background.is_running(compiler), "the compiler did not give way")
        assert server.poll() is None
    finally:
        server.kill()
        server.wait()


def test_of_two_servers_one_compiles(checkout: Path) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        # The second finds the first at work, and is done.
        second = subprocess.run([sys.executable, "-m", "tools.background"], cwd=checkout, check=False, timeout=60)
        assert second.returncode == 0
        assert len(compilers(checkout)) == 1
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def test_what_is_compiled_is_told_with_how_far_the_last_one_came(checkout: Path) -> None:
    (checkout / ".run" / "enough").touch()
    (checkout / ".run" / "build.log").write_text("compiled 1 of 9\ncompiled 4 of 9\n")
    command = [sys.executable, "-m", "tools.background", "build"]
    surroundings = os.environ | {"LC_ALL": "C"}
    done = subprocess.run(command, cwd=checkout, env=surroundings, capture_output=True, text=True, check=True)
    assert "in the background (4 / 9)" in done.stderr
    assert "from the next start on" in done.stderr


def test_a_mark_of_a_build_that_is_gone_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = subprocess.Popen(["true"])
    ended.wait()
    mark = tmp_path / "background"
    mark.write_text(str(ended.pid))
    monkeypatch.setattr(background, "MARK", mark)
    background.give_way()
    mark.write_text("no number")
    background.give_way()
