"""Signals, kept back while a move is being made or a file written."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import final

LOOK = 0.5
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@final
class Stop(BaseException):
    """The match is to be saved and left: by a signal, by the end of the input, or because somebody asked."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@final
class Guard:
    """A signal ends the waiting for an answer; at any other moment it is remembered until the next one."""

    def __init__(self) -> None:
        self.waits = False
        self.pending: Stop | None = None

    @contextmanager
    def installed(self) -> Iterator[None]:
        """From here on signals come here; afterwards they go where they went before."""
        before = {number: signal.signal(number, self.handle) for number in SIGNALS}
        before[signal.SIGALRM] = signal.signal(signal.SIGALRM, nothing)
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle(self, number: int, frame: FrameType | None) -> None:
        stop = Stop(128 + number)
        if self.waits:
            self.waits = False
            raise stop
        self.pending = stop

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Inside, a signal is raised as a Stop.

        One that comes just before the terminal begins to wait would not end the waiting: an alarm wakes it up to look.
        """
        self.waits = True
        signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
        try:
            if self.pending is not None:
                raise self.pending
            yield
        finally:
            self.waits = False
            signal.setitimer(signal.ITIMER_REAL, 0)


def nothing(number: int, frame: FrameType | None) -> None:
    """Waking up is all that an alarm is for."""
