"""What the server's workers do at their desks: tasks in, answers out, until the input closes."""

import contextlib
import fcntl
import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

# Seconds by which a worker gives up later than whoever waits for it.
MARGIN = 1.0


def watch_for_the_end(descriptor: int, watching: bool) -> None:
    """While thinking, be ended by the kernel as soon as the input closes: compiled code listens to nobody."""
    flags = fcntl.fcntl(descriptor, fcntl.F_GETFL)
    fcntl.fcntl(descriptor, fcntl.F_SETFL, flags | os.O_ASYNC if watching else flags & ~os.O_ASYNC)


def work(tasks: BinaryIO, answers: BinaryIO, seconds: float, cpu: float, answer: Callable[[bytes], bytes]) -> None:
    """Answer tasks until there are no more. A thought that takes longer than it may, or more of a processor, is the
    last one."""
    descriptor = tasks.fileno()
    fcntl.fcntl(descriptor, fcntl.F_SETOWN, os.getpid())
    while size := tasks.readline():
        task = tasks.read(int(size))
        signal.setitimer(signal.ITIMER_REAL, seconds)
        signal.setitimer(signal.ITIMER_PROF, cpu)
        watch_for_the_end(descriptor, True)
        result = answer(task)
        watch_for_the_end(descriptor, False)
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(b"%d\n" % len(result))
        answers.write(result)
        answers.flush()


def serve(answer: Callable[[bytes], bytes]) -> None:
    """The whole life of a worker; the server says with the first argument how long a task may take, and with the second
    how many seconds of a processor, or 0 where that does not matter."""
    # The server decides when a worker ends, also when everybody at the terminal or in the service is told to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # All three end the process at once, without asking Python.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever prints must not be taken for an answer.
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, answers, float(sys.argv[1]) + MARGIN, float(sys.argv[2]), answer)
    # The server is gone or has closed the pipe: nothing is left to be flushed or freed.
    os._exit(0)
