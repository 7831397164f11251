"""One thread writes, and commits together what came while it was busy.

Whoever asked is answered after COMMIT. With `synchronous=FULL` a commit waits for the disk; a commit for many costs
no more than one for a single entry.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar, final

import apsw

from faubourg.server.store.store import StoreError

Argument = TypeVar("Argument")
Answer = TypeVar("Answer")


class Work(NamedTuple):
    operation: Callable[[apsw.Cursor, Any], Any]
    argument: Any
    future: "asyncio.Future[Any]"


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
        self._waiting: SimpleQueue[Work | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def submit(
        self, operation: Callable[[apsw.Cursor, Argument], Answer], argument: Argument
    ) -> "asyncio.Future[Answer]":
        if self._closed:
            raise StoreError("store-failed", "closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._waiting.put(Work(operation, argument, future))
        return future

    async def close(self) -> None:
        """What was submitted is still committed and answered."""
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._connection.close()

    def _work(self) -> None:
        going = True
        while going:
            batch: list[Work] = []
            item = self._waiting.get()
            try:
                while item is not None:
                    batch.append(item)
                    item = self._waiting.get_nowait()
                going = False
            except Empty:
                pass
            if batch:
                self._loop.call_soon_threadsafe(resolve, batch, self._commit(batch))

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
        if work.future.done():
            continue
        if isinstance(answer, Exception):
            work.future.set_exception(answer)
        else:
            work.future.set_result(answer)
