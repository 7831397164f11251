"""Records that people send, and finished matches, are read in processes of their own.

To read one may take seconds, and whoever sends it chose what is in it: so it has its time, its memory and its place in
a line, and whoever goes away takes the work along.
"""

from faubourg.core.refusal import InputError
from faubourg.server.operation.workers import Pool, TaskFailed

# Seconds for one, of which a real one takes two at most.
TIMEOUT = 20.0
IDLE = 30.0
# How many wait, and for how many seconds: those of twenty people at one address who come together.
MOST_WAITING = 20
PATIENCE = 30.0
WORKER = "faubourg.server.operation.recordworker"


class RecordPool(Pool):
    """One at a time: the others wait in the order in which they came."""

    def __init__(self, timeout: float = TIMEOUT, worker: str = WORKER) -> None:
        super().__init__(worker, 1, timeout, IDLE, attempts=1, most_waiting=MOST_WAITING, patience=PATIENCE)

    async def do(self, task: bytes) -> bytes:
        try:
            return await super().do(task)
        except TaskFailed as failed:
            raise InputError("record-too-slow" if failed.code == "slow" else "record-not-read", {}) from None
