"""Records and figures that people send, and finished matches, are read in processes of their own.

To read one may take seconds, and whoever sends it chose what is in it: so it has its time, its memory and its place in
a line, and whoever goes away takes the work along.
"""

from faubourg.core.refusal import InputError
from faubourg.server.operation.workers import Pool, TaskFailed

# Seconds of a processor for one, of which a real one takes two at most.
CPU = 20.0
# Seconds in which it must have had them: where all processors are busy it waits, a piece of a study longest.
TIMEOUT = 120.0
IDLE = 30.0
# How many wait, and for how many seconds; of one address those of twenty people who come together, the first of whom is
# being served.
MOST_WAITING = 100
SHARE = 19
PATIENCE = 30.0
WORKER = "faubourg.server.operation.recordworker"
STUDY_WORKER = "faubourg.server.operation.studyworker"

# What is said when there is no answer.
FAILURES = {"slow": "record-too-slow", "share": "too-fast"}


class RecordPool(Pool):
    """One at a time: the others wait, and addresses take turns."""

    def __init__(self, timeout: float = TIMEOUT, worker: str = WORKER, cpu: float = CPU) -> None:
        super().__init__(
            worker, 1, timeout, IDLE, attempts=1, most_waiting=MOST_WAITING, patience=PATIENCE, share=SHARE, cpu=cpu
        )

    async def do(self, task: bytes, home: str | None = None) -> bytes:
        try:
            return await super().do(task, home)
        except TaskFailed as failed:
            raise InputError(FAILURES.get(failed.code, "record-not-read"), {}) from None
