"""Compile the rules while the table is already open: `./play` starts it beside the server, at the lowest priority.

    python -m tools.background SERVER    the number of the process it ends with, its parent

What it builds is used from the next start on. It ends with whoever started it, and gives way to `./test`; what it has
compiled by then stays, and the next one goes on from there. Standard library only.
"""

import fcntl
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import IO

from tools.steps import RUN

# Who is building in the background: the first process of a session of its own.
MARK = RUN / "background"
LOCK = RUN / "background.lock"
# How often it looks whether its server is still there, in seconds.
PATIENCE = 0.5
# How long one that was asked to stop may take, in seconds.
LONGEST = 20


def give_way() -> None:
    """Stop a build in the background, and wait until it is gone. Whoever holds the lock is at work, and nobody else."""
    if not RUN.is_dir():
        return
    with LOCK.open("w") as lock:
        deadline = time.monotonic() + LONGEST
        while not is_taken(lock) and time.monotonic() < deadline:
            with suppress(OSError, ValueError):
                os.kill(int(MARK.read_text()), signal.SIGTERM)
            time.sleep(0.1)


def is_taken(lock: IO[str]) -> bool:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def take_lowest_priority() -> None:
    os.nice(19)
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def main(server: int) -> None:
    """One at a time: of two servers, the first has it done."""
    with LOCK.open("w") as lock:
        if is_taken(lock):
            build_beside(server, lock)


def build_beside(server: int, lock: IO[str]) -> None:
    for asked in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(asked, lambda *_: sys.exit(0))
    take_lowest_priority()
    MARK.write_text(str(os.getpid()))
    # The builder holds the lock too: should this process be killed, it is still known to be at work until it ends.
    builder = subprocess.Popen(
        [sys.executable, "-m", "tools.background", "build"],
        start_new_session=True,
        stdin=subprocess.DEVNULL,
        pass_fds=(lock.fileno(),),
    )
    try:
        # Until the build is done, the server is gone, or somebody wants the processors.
        while builder.poll() is None and os.getppid() == server:
            time.sleep(PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            # The compiler and whatever it started, too.
            os.killpg(builder.pid, signal.SIGKILL)
        builder.wait()
        MARK.unlink(missing_ok=True)


def end_with(parent: int) -> None:
    """Whoever watches over this build may be killed: then it ends by itself, with all it has started."""
    while os.getppid() == parent:
        time.sleep(PATIENCE)
    os.killpg(0, signal.SIGKILL)


def build() -> None:
    """In a process of its own, so that all of it can be stopped at once."""
    from tools import prepare
    from tools.steps import one_at_a_time, say

    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with one_at_a_time("build"):
        if prepare.known_outcome() is not None:
            return
        if not prepare.can_build():
            prepare.folder_of(prepare.Outcome.NO_COMPILER)
            return
        say(
            "Les règles sont interprétées, et compilées à l'arrière-plan.",
            "The rules run interpreted, and are compiled in the background.",
        )
        outcome = prepare.ensure_built()
        prepare.folder_of(outcome)
        if outcome is prepare.Outcome.COMPILED:
            say(
                "Les règles sont compilées : au prochain lancement, elles iront trente fois plus vite.",
                "The rules are compiled: from the next start on they run thirty times faster.",
            )


if __name__ == "__main__":
    build() if sys.argv[1] == "build" else main(int(sys.argv[1]))
