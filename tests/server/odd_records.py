"""A worker that reads records, and takes all the time or all the memory there is for some that are none."""

import time
from collections import deque
from itertools import count
from typing import Any

from faubourg.server.archive import reading
from faubourg.server.operation import recordworker

ENDLESS = "endless"
IDLE = "idle"
HUNGRY = "hungry"
# Seconds.
WAITS = 2.0
honest = reading.answer


def answer(task: dict[str, Any], about: bytes) -> bytes:
    if about == ENDLESS.encode():
        # Like compiled code, this holds the interpreter's lock and listens to no signal handler.
        deque(count(), maxlen=0)
    if about.startswith(IDLE.encode()):
        # As on a machine that is busy with something else.
        time.sleep(WAITS)
        about = about.removeprefix(IDLE.encode())
    if about == HUNGRY.encode():
        return b"x" * (2 * recordworker.MOST_MEMORY)
    return honest(task, about)


if __name__ == "__main__":
    reading.answer = answer
    recordworker.take_desk(recordworker.NICENESS)
