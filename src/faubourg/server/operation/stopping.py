"""Being told to stop: by a signal, or by the death of the process that started this worker."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextlib.contextmanager
def goodbye_first(goodbye: Callable[[], Awaitable[None]]) -> Iterator[None]:
    """On a signal first say goodbye, then let whoever serves us stop: it would close all connections at once.

    A second signal is passed on without waiting.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}
    going: list[asyncio.Task[None]] = []

    def pass_on(number: int, frame: FrameType | None) -> None:
        handler = before[signal.Signals(number)]
        if callable(handler):
            handler(number, frame)

    async def leave(number: int) -> None:
        try:
            await goodbye()
        finally:
            pass_on(number, None)

    def told(number: int, frame: FrameType | None) -> None:
        if going:
            pass_on(number, frame)
        else:
            loop.call_soon_threadsafe(lambda: going.append(loop.create_task(leave(number))))

    for number in SIGNALS:
        if callable(before[number]):
            signal.signal(number, told)
    try:
        yield
    finally:
        for number in SIGNALS:
            if callable(before[number]):
                signal.signal(number, before[number])


@contextlib.contextmanager
def stop_with_parent() -> Iterator[None]:
    """A worker whose supervisor was killed stops by itself, and frees the port."""
    parent = multiprocessing.parent_process()
    if parent is None:
        yield
        return
    loop = asyncio.get_running_loop()

    def orphaned() -> None:
        loop.remove_reader(parent.sentinel)
        os.kill(os.getpid(), signal.SIGTERM)

    loop.add_reader(parent.sentinel, orphaned)
    try:
        yield
    finally:
        loop.remove_reader(parent.sentinel)
