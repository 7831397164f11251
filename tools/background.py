"""Compile the rules while the table is already open: `./play` starts it beside the server, at the lowest priority.

    python -m tools.background

What it builds is used from the next start on. It ends with whoever started it, and gives way to `./test`; what it has
compiled by then stays, and the next one goes on from there. Standard library only.
"""

import fcntl
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

from tools.steps import RUN

# Who is building in the background: the first process of a session of its own.
MARK = RUN / "background"
# How often it looks whether its server is still there, in seconds.
PATIENCE = 0.5


def give_way() -> None:
    """Stop a build in the background, and wait until it is gone."""
    builder = number_in_mark()
    if builder is None:
        return
    with suppress(ProcessLookupError, PermissionError):
        os.kill(builder, signal.SIGTERM)
    deadline = time.monotonic() + 20
    while MARK.exists() and is_running(builder) and time.monotonic() < deadline:
        time.sleep(0.05)


def number_in_mark() -> int | None:
    try:
        return int(MARK.read_text())
    except (OSError, ValueError):
        return None


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def take_lowest_priority() -> None:
    os.nice(19)
    with suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def watch(builder: subprocess.Popen[bytes], server: int) -> None:
    """Until the build is done, or the server is gone, or somebody wants the processors."""
    while builder.poll() is None and os.getppid() == server:
        time.sleep(PATIENCE)
    stop(builder)


def stop(builder: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError):
        # The compiler and whatever it started, too.
        os.killpg(builder.pid, signal.SIGKILL)
    builder.wait()


def main() -> None:
    """One at a time: of two servers, the first has it done."""
    with (RUN / "background.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return
        build_beside(os.getppid())


def build_beside(server: int) -> None:
    take_lowest_priority()
    builder = subprocess.Popen(
        [sys.executable, "-m", "tools.background", "build"], start_new_session=True, stdin=subprocess.DEVNULL
    )

    def ended(*_: object) -> None:
        stop(builder)
        MARK.unlink(missing_ok=True)
        os._exit(0)

    for asked in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(asked, ended)
    MARK.write_text(str(os.getpid()))
    watch(builder, server)
    MARK.unlink(missing_ok=True)


def build() -> None:
    """In a process of its own, so that all of it can be stopped at once."""
    from tools import prepare
    from tools.steps import one_at_a_time, say, share_done

    with one_at_a_time("build"):
        if prepare.known_outcome() is not None:
            return
        # As far as the last one came.
        so_far = share_done(prepare.BUILD_LOG, 0, prepare.COMPILED_SEEN, None)
        say(
            f"Les règles sont interprétées, et compilées à l'arrière-plan ({so_far}).",
            f"The rules run interpreted, and are compiled in the background ({so_far}).",
        )
        if prepare.ensure_built() is prepare.Outcome.COMPILED:
            say(
                "Les règles sont compilées : au prochain lancement, elles iront trente fois plus vite.",
                "The rules are compiled: from the next start on they run thirty times faster.",
            )


if __name__ == "__main__":
    build() if sys.argv[1:] == ["build"] else main()
