"""One thread writes, and commits together what came while it was busy.

Whoever asked is answered after COMMIT. With `synchronous=FULL` a commit waits for the disk; a commit for many costs
no more than one for a single entry.
"""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar, final

import apsw
import structlog

from faubourg.server.store.store import StoreError

# After a commit for so many, the next is sure to be for many too if it waits so many seconds.
MANY = 16
LINGER = 0.002

log = structlog.get_logger("faubourg.store")

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")


class Work(NamedTuple):
    operation: Callable[[apsw.Cursor, Any], Any]
    argument: Any
    # Told the answer or the error, in the loop's thread.
    then: Callable[[Any], None]


def store_error(problem: Exception) -> StoreError:
    """What SQLite or the system complains of, by what its people can do about it."""
    code = "store-full" if isinstance(problem, apsw.FullError) else "store-failed"
    return StoreError(code, f"{type(problem).__name__}: {problem}")


@final
class Writer:
    """Owns the connection that writes. Operations change the database through a cursor and return their answer."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._cursor = connection.cursor()
        self._loop = asyncio.get_running_loop()
        # What came in this round of the loop, and what the thread is to do next; None ends it.
        self._gathered: list[Work] = []
        self._waiting: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._closed = False
        self._hand = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._hand.start()

    def submit(
        self,
        operation: Callable[[apsw.Cursor, Argument], Answer],
        argument: Argument,
        then: Callable[[Answer | StoreError], None],
    ) -> None:
        if self._closed:
            raise StoreError("store-failed", "closed")
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(Work(operation, argument, then))

    def _pass_on(self) -> None:
        """The thread is woken once for all that came in a round, and commits it together."""
        self._waiting.put(self._gathered)
        self._gathered = []

    async def close(self) -> None:
        """What was submitted is still committed and answered."""
        if not self._closed:
            self._closed = True
            self._pass_on()
            self._waiting.put(None)
            await asyncio.to_thread(self._hand.join)
            self._connection.close()

    def _work(self) -> None:
        going = True
        while going:
            batch: list[Work] = []
            more = self._waiting.get()
            try:
                while more is not None:
                    batch += more
                    more = self._waiting.get_nowait()
                going = False
            except Empty:
                pass
            if batch:
                self._loop.call_soon_threadsafe(resolve, batch, self._commit(batch))
            if len(batch) >= MANY:
                time.sleep(LINGER)

    def _commit(self, batch: list[Work]) -> list[Any]:
        """The answer or the error of each. If anything fails, nothing was done, and each is tried alone: one that
        cannot be done does not spoil the others."""
        try:
            return self._transaction(batch)
        except Exception as problem:
            self._roll_back()
            if len(batch) > 1:
                return [self._commit([work])[0] for work in batch]
            return [problem if isinstance(problem, StoreError) else store_error(problem)]

    def _transaction(self, batch: list[Work]) -> list[Any]:
        cursor = self._cursor
        cursor.execute("BEGIN IMMEDIATE")
        answers = [work.operation(cursor, work.argument) for work in batch]
        cursor.execute("COMMIT")
        return answers

    def _roll_back(self) -> None:
        # SQLite may have rolled back by itself; if it cannot yet, the next BEGIN fails and we are here again.
        with contextlib.suppress(apsw.Error):
            if self._connection.in_transaction:
                self._cursor.execute("ROLLBACK")


def resolve(batch: list[Work], answers: list[Any]) -> None:
    for work, answer in zip(batch, answers):
        try:
            work.then(answer)
        except Exception:
            # The others are answered all the same.
            log.exception("answer-broken")
