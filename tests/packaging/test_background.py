"""Compiling beside the table: it ends with its server, gives way to `./test`, and never runs twice at once."""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import background, prepare, steps
from tools.steps import ROOT

# A set-up whose compiler ends only when it is told to: it notes its number, leaves a file as compilers do, and waits.
ENDLESS = """
import os, re, sys, tempfile, time
from enum import Enum
from tools.steps import RUN

BUILD_LOG = RUN / "build.log"
COMPILED_SEEN = re.compile(r"compiled (\\d+) %")

class Outcome(Enum):
    COMPILED = "compiled"
    NO_COMPILER = "no compiler"

def known_outcome():
    return None

def can_build():
    return not (RUN / "no compiler").exists()

def folder_of(outcome):
    print("asked for", outcome.value, file=sys.stderr)

def ensure_built(telling):
    tempfile.mkstemp(".s", "cc")
    with telling():
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
    (tmp_path / "tmp").mkdir()
    for name in ("background.py", "steps.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools" / name)
    (tmp_path / "tools" / "prepare.py").write_text(ENDLESS)
    return tmp_path


def start(checkout: Path) -> subprocess.Popen[bytes]:
    """A shell that starts the background and then becomes the server, as `./play` does; here the server sleeps."""
    line = f"(exec '{sys.executable}' -m tools.background $$ &); exec sleep 600"
    temporary = {"TMPDIR": str(checkout / "tmp")}
    return subprocess.Popen(["sh", "-c", line], cwd=checkout, env=os.environ | temporary, stderr=subprocess.DEVNULL)


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


def state_of(process: int) -> list[str]:
    """Its letter and the number of its parent, first of all; nothing for one that is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def is_running(process: int) -> bool:
    return state_of(process)[:1] not in ([], ["Z"])


def children_of(process: int) -> list[int]:
    numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [number for number in numbers if state_of(number)[1:2] == [str(process)]]


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


def test_the_build_ends_with_a_server_nobody_has_waited_for_yet(checkout: Path) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        [compiler] = compilers(checkout)
        server.kill()
        until(lambda: not is_running(compiler), "the compiler outlived its server, which has ended")
    finally:
        server.kill()
        server.wait()


def test_a_build_that_is_done_leaves_the_server_no_child(checkout: Path) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        (checkout / ".run" / "enough").touch()
        until(lambda: not (checkout / ".run" / "background").exists(), "the background never ended")
        until(lambda: not children_of(server.pid), "the server has a child that it does not know of")
    finally:
        server.kill()
        server.wait()


def test_a_build_that_is_stopped_leaves_no_file_behind(checkout: Path) -> None:
    server = start(checkout)
    until(lambda: len(compilers(checkout)) == 1, "the background never began")
    server.kill()
    server.wait()
    until(lambda: not (checkout / ".run" / "background").exists(), "the mark of the background stayed")
    left = [*(checkout / "tmp").iterdir(), *checkout.glob(".run/build-tmp/*")]
    assert not left, "a compiler's temporary file stayed"


def test_the_mark_goes_however_often_it_is_asked_to_stop(checkout: Path) -> None:
    server = start(checkout)
    mark = checkout / ".run" / "background"
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        watcher = int(mark.read_text())

        def is_gone() -> bool:
            with suppress(ProcessLookupError):
                os.kill(watcher, signal.SIGTERM)
            return not mark.exists()

        deadline = time.monotonic() + PATIENCE
        while not is_gone():
            assert time.monotonic() < deadline, "its number stayed, and may be a stranger's tomorrow"
        # It waits to go on, until its server is gone.
        server.kill()
        server.wait()
        until(lambda: not is_running(watcher), "the background did not stop")
        assert not mark.exists(), "its number stayed, and may be a stranger's tomorrow"
    finally:
        server.kill()
        server.wait()


def test_the_build_gives_way_when_asked_and_the_server_goes_on(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        [compiler] = compilers(checkout)
        use(checkout, monkeypatch)
        until(background.MARK.exists, "the background left no mark")
        with background.given_way():
            assert not background.MARK.exists()
            until(lambda: not is_running(compiler), "the compiler did not give way")
            assert server.poll() is None
            # Nor does another begin, until whoever wanted the processors is done.
            command = [sys.executable, "-m", "tools.background", str(server.pid)]
            subprocess.run(command, cwd=checkout, check=True, timeout=PATIENCE)
            assert compilers(checkout) == [compiler], "another build began beside the one that was waited for"
    finally:
        server.kill()
        server.wait()


def test_a_build_that_gave_way_goes_on_afterwards(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(checkout)
    try:
        until(lambda: len(compilers(checkout)) == 1, "the background never began")
        use(checkout, monkeypatch)
        with background.given_way(), background.given_way():
            # Two may want the processors at once.
            [stopped] = compilers(checkout)
        until(lambda: len(compilers(checkout)) == 2, "the build was stopped for good")
        assert not is_running(stopped)
        (checkout / ".run" / "enough").touch()
        until(lambda: not background.MARK.exists(), "the background never ended")
    finally:
        server.kill()
        server.wait()


def test_none_begins_while_somebody_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(tmp_path, monkeypatch)
    monkeypatch.setattr(steps, "RUN", tmp_path / ".run")

    def compile_it(**_: object) -> prepare.Outcome:
        with background.LOCK.open("w") as lock:
            assert not background.is_taken(lock), "one in the background would get in between"
        return prepare.Outcome.COMPILED

    monkeypatch.setattr(prepare, "ensure_built", compile_it)
    assert prepare.compile_now() is prepare.Outcome.COMPILED


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
    gone = subprocess.Popen(["true"])
    gone.wait()
    # What would start a builder only says so.
    program = f"""
import subprocess
from tools import background
subprocess.Popen = lambda *_, **__: exit("a builder was started")
background.main({gone.pid})
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (checkout / ".run" / "background").exists()


def build(checkout: Path, language: str = "C") -> subprocess.Popen[bytes]:
    """What it tells is in the file `told`."""
    command = [sys.executable, "-m", "tools.background", "build"]
    surroundings = os.environ | {"LC_ALL": language, "PYTHONUTF8": "1", "TMPDIR": str(checkout / "tmp")}
    with (checkout / "told").open("w") as told:
        return subprocess.Popen(command, cwd=checkout, env=surroundings, stderr=told)


def told_by_build(checkout: Path) -> str:
    assert build(checkout).wait(PATIENCE) == 0
    return (checkout / "told").read_text()


def test_what_is_compiled_is_told(checkout: Path) -> None:
    (checkout / ".run" / "enough").touch()
    told = told_by_build(checkout)
    assert "in the background" in told
    assert "from the next start on" in told


@pytest.mark.parametrize(
    ("language", "line"),
    [("C", "Rules compiled in the background: {}%"), ("fr_FR", "Règles compilées à l’arrière-plan\u00a0: {}\u00a0%")],
)
def test_how_far_it_is_is_told_in_quarters(checkout: Path, language: str, line: str) -> None:
    log = checkout / ".run" / "build.log"
    told = checkout / "told"
    builder = build(checkout, language)
    try:
        log.write_text("compiled 3 %\ncompiled 26 %\n")
        until(lambda: line.format(25) in told.read_text(), "the first quarter was not told")
        # Two at once are one line, and the end has a sentence of its own.
        log.write_text("compiled 30 %\ncompiled 55 %\ncompiled 80 %\n")
        until(lambda: line.format(75) in told.read_text(), "the third quarter was not told")
        log.write_text("compiled 81 %\ncompiled 100 %\n")
    finally:
        (checkout / ".run" / "enough").touch()
        assert builder.wait(PATIENCE) == 0
    assert told.read_text().count("%") == 2


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
            with background.given_way():
                assert not background.MARK.exists(), "whoever waits now would take that number for ours"
        assert stranger.poll() is None
    finally:
        stranger.kill()
        stranger.wait()
