"""Compile the rules while the table is already open: `./play` starts it beside the server, at the lowest priority.

    python -m tools.background SERVER    the number of the process it ends with

What it builds is used from the next start on. It ends with that server, and gives way to `./test` and to whoever waits
for the compiler, until they are done; what it has compiled by then stays. Standard library only.
"""

import fcntl
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO

from tools.steps import RUN, beside, found_in, one_at_a_time, say

# The number of the process that watches over a build in the background.
MARK = RUN / "background"
LOCK = RUN / "background.lock"
# What is stopped cleans up nothing: compiler and pip have their temporary files here, where we do it.
TEMPORARY = RUN / "build-tmp"
# How often it looks whether its server is still there, in seconds.
PATIENCE = 0.5
# How long one that was asked to stop may take, in seconds.
LONGEST = 20


@contextmanager
def given_way() -> Iterator[None]:
    """Stop a build in the background, wait until it is gone, and let none go on or begin meanwhile.

    A build in the background has the lock for itself; those it gives way to share it.
    """
    RUN.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        deadline = time.monotonic() + LONGEST
        while not (is_ours := is_taken(lock, fcntl.LOCK_SH)) and time.monotonic() < deadline:
            with suppress(OSError, ValueError):
                os.kill(int(MARK.read_text()), signal.SIGTERM)
            time.sleep(0.1)
        if is_ours:
            # Of one that was killed: whoever waits for us should not take its number for ours.
            MARK.unlink(missing_ok=True)
        yield


def is_taken(lock: IO[str], kind: int = fcntl.LOCK_EX) -> bool:
    try:
        fcntl.flock(lock, kind | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_there(process: int) -> bool:
    """Whether it still runs. It is not our parent: a server waits for no child, and would keep ours in its list."""
    try:
        os.kill(process, 0)
    except OSError:
        return False
    # One that has ended, but was not waited for yet, is gone: whoever started it may first read all that we might say.
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in {"Z", "X"}
    return True


def take_lowest_priority() -> None:
    os.nice(19)
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main(server: int) -> None:
    """One at a time: of two servers, the first has it done. Where it has given way, it goes on when that is over."""
    with LOCK.open("w") as lock:
        if not is_taken(lock):
            return
        while is_there(server) and build_beside(server, lock):
            fcntl.flock(lock, fcntl.LOCK_UN)
            # Whoever has asked for it takes it before we look again.
            time.sleep(PATIENCE)
            while is_there(server) and not is_taken(lock):
                time.sleep(PATIENCE)


def build_beside(server: int, lock: IO[str]) -> bool:
    """Whether it has given way before it was done."""
    asked: list[int] = []
    for kind in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        # Noted only: it is asked again and again, and nothing may come between it and its tidying up.
        signal.signal(kind, lambda number, _: asked.append(number))
    MARK.write_text(str(os.getpid()))
    take_lowest_priority()
    shutil.rmtree(TEMPORARY, ignore_errors=True)
    TEMPORARY.mkdir()
    # The builder holds the lock too: should this process be killed, it is still known to be at work until it ends.
    builder = subprocess.Popen(
        [sys.executable, "-m", "tools.background", "build"],
        start_new_session=True,
        env=os.environ | {"TMPDIR": str(TEMPORARY)},
        stdin=subprocess.DEVNULL,
        pass_fds=(lock.fileno(),),
    )
    # Until the build is done, the server is gone, or somebody wants the processors.
    while builder.poll() is None and not asked and is_there(server):
        time.sleep(PATIENCE)
    is_done = builder.poll() is not None
    with suppress(ProcessLookupError):
        # The compiler and whatever it started, too.
        os.killpg(builder.pid, signal.SIGKILL)
    builder.wait()
    shutil.rmtree(TEMPORARY, ignore_errors=True)
    MARK.unlink(missing_ok=True)
    # Ctrl-C and a terminal that is closed are meant for the server as well.
    return not is_done and set(asked) == {signal.SIGTERM}


def end_with(parent: int) -> None:
    """Whoever watches over this build may be killed: then it ends by itself, with all it has started."""
    while os.getppid() == parent:
        time.sleep(PATIENCE)
    os.killpg(0, signal.SIGKILL)


def tell_quarters(log: Path, seen: re.Pattern[str], ended: threading.Event) -> None:
    """A line for each quarter, at most three: the terminal is the server's, with its address on it."""
    told = 0
    while not ended.wait(PATIENCE):
        found = found_in(log, seen)
        quarter = int(found[-1]) // 25 * 25 if found else 0
        if told < quarter < 100:
            say(f"Règles compilées à l’arrière-plan : {quarter} %", f"Rules compiled in the background: {quarter}%")
            told = quarter


def build() -> None:
    """In a process of its own, so that all of it can be stopped at once."""
    from tools import prepare

    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with one_at_a_time("build"):
        if prepare.known_outcome() is not None:
            return
        if not prepare.can_build():
            prepare.folder_of(prepare.Outcome.NO_COMPILER)
            return
        say(
            "Les règles sont interprétées, et compilées à l’arrière-plan.",
            "The rules run interpreted, and are compiled in the background.",
        )
        watch = partial(tell_quarters, prepare.BUILD_LOG, prepare.COMPILED_SEEN)
        outcome = prepare.ensure_built(telling=partial(beside, watch))
        prepare.folder_of(outcome)
        if outcome is prepare.Outcome.COMPILED:
            say(
                "Les règles sont compilées : au prochain lancement, elles iront trente fois plus vite.",
                "The rules are compiled: from the next start on they run thirty times faster.",
            )


if __name__ == "__main__":
    build() if sys.argv[1] == "build" else main(int(sys.argv[1]))
