"""Processes that work for the server, each on one task at a time.

Compiled rules hold the interpreter's lock, so long work in this process would freeze every table. Workers are started
when the first task comes, stop after some idle time, and end by themselves when the server does.
"""

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process

from faubourg.server.table.turns import Turns

# Seconds in which a process has ended that has closed its pipe.
LAST_WORDS = 5.0


class TaskFailed(Exception):
    """No answer is to be had. `code` says why: `lost`, `slow`, `busy`, `share`, or `closed`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Pool:
    """At most `size` workers are busy at once; the other tasks wait in the order in which they came: no more than
    `most_waiting`, and no longer than `patience` seconds. `attempts`: a worker that is lost need not have been the
    task's fault.

    A task has `timeout` seconds; and with `cpu` so many of a processor, which a busy machine gives later.

    Of one home `each` tasks are done at a time and `share` of them may wait; homes take turns.
    """

    def __init__(
        self,
        worker: str,
        size: int,
        timeout: float,
        idle: float,
        *,
        attempts: int,
        most_waiting: int | None = None,
        patience: float | None = None,
        share: int | None = None,
        each: int = 1,
        cpu: float | None = None,
    ) -> None:
        self.turns = Turns(size, each)
        # The last one used is used first, so that the others may stop.
        self.free = [Desk(worker, timeout, idle, cpu) for _ in range(size)]
        self.desks = list(self.free)
        self.attempts = attempts
        self.most_waiting = most_waiting
        self.patience = patience
        self.share = share
        self.waiting = 0
        self.closed = False

    async def start(self) -> None:
        """Take tasks. Processes are started when they are needed."""
        self.closed = False

    async def close(self) -> None:
        """End every worker. Whoever waits for an answer gets TaskFailed."""
        self.closed = True
        await asyncio.gather(*(desk.dismiss() for desk in self.desks))
        # Whoever had a worker, or was just hiring one, is done with it when the turns are ours: we are as many homes.
        for desk in self.desks:
            await self.turns.take(desk)
        await asyncio.gather(*(desk.dismiss() for desk in self.desks))
        for desk in self.desks:
            self.turns.give_back(desk)

    async def do(self, task: bytes, home: str | None = None) -> bytes:
        """A worker's answer to a task. A task without a home is one of its own."""
        whose: object = object() if home is None else home
        await self.turn(whose)
        desk = self.free.pop()
        try:
            return await self.insist(desk, task)
        finally:
            self.free.append(desk)
            self.turns.give_back(whose)

    async def turn(self, home: object) -> None:
        """Wait for one's turn, if that can be soon."""
        if not self.turns.is_free(home):
            if self.share is not None and self.turns.waiting(home) >= self.share:
                raise TaskFailed("share")
            if self.most_waiting is not None and self.waiting >= self.most_waiting:
                raise TaskFailed("busy")
        self.waiting += 1
        try:
            async with asyncio.timeout(self.patience):
                await self.turns.take(home)
        except TimeoutError:
            raise TaskFailed("busy") from None
        finally:
            self.waiting -= 1

    async def insist(self, desk: "Desk", task: bytes) -> bytes:
        code = "lost"
        for _ in range(self.attempts):
            if self.closed:
                raise TaskFailed("closed")
            try:
                return await desk.ask(task)
            except Lost as lost:
                code = lost.code
        raise TaskFailed("closed" if self.closed else code)

    def busy(self) -> int:
        """How many are working."""
        return len(self.desks) - len(self.free)


class Lost(Exception):
    """A worker died or took too long, and is gone."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Desk:
    """The place of one worker, who is hired when there is work. `module` is what the worker runs."""

    def __init__(self, module: str, timeout: float, idle: float, cpu: float | None = None) -> None:
        self.module = module
        self.timeout = timeout
        self.cpu = cpu
        self.idle = idle
        self.worker: Process | None = None
        self.leaving: asyncio.TimerHandle | None = None

    async def ask(self, task: bytes) -> bytes:
        """The worker's answer; without one the worker is dismissed, for it may still be thinking."""
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        try:
            async with asyncio.timeout(self.timeout):
                answer = await self.exchange(task)
        except TimeoutError:
            await self.dismiss()
            raise Lost("slow") from None
        except (OSError, EOFError, Lost):
            is_spent = await self.end() == -signal.SIGPROF
            await self.dismiss()
            raise Lost("slow" if is_spent else "lost") from None
        except asyncio.CancelledError:
            await asyncio.shield(self.dismiss())
            raise
        self.leaving = asyncio.get_running_loop().call_later(self.idle, self.send_home)
        return answer

    async def exchange(self, task: bytes) -> bytes:
        """Task and answer are bytes behind a line that says how many."""
        if self.worker is None or has_gone(self.worker):
            await self.dismiss()
            self.worker = await hire(self.module, self.timeout, self.cpu)
        assert self.worker.stdin is not None
        assert self.worker.stdout is not None
        self.worker.stdin.write(b"%d\n" % len(task))
        self.worker.stdin.write(task)
        await self.worker.stdin.drain()
        size = await self.worker.stdout.readline()
        if not size.endswith(b"\n"):
            raise Lost("lost")
        return await self.worker.stdout.readexactly(int(size))

    async def end(self) -> int | None:
        """How a worker ended whose pipe is closed; it is not known once somebody else has killed it."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                return None if self.worker is None else await self.worker.wait()
        return None

    def send_home(self) -> None:
        """After a long pause: the closed pipe ends the worker."""
        if self.worker is not None and self.worker.stdin is not None:
            self.worker.stdin.close()

    async def dismiss(self) -> None:
        """End the worker at once."""
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        worker, self.worker = self.worker, None
        if worker is None:
            return
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.close()
        # To its end, whoever waits for a line still: only then are both pipes closed.
        with contextlib.suppress(OSError):
            await worker.stdin.wait_closed()
        await worker.wait()


def has_gone(worker: Process) -> bool:
    """Whether a worker has ended, or is about to: it was sent home, or has closed its pipe."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    return worker.returncode is not None or worker.stdin.is_closing() or worker.stdout.at_eof()


async def hire(module: str, seconds: float, cpu: float | None) -> Process:
    # The modules that are loaded here are those the worker finds; -P keeps the current folder out.
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        module,
        str(seconds),
        str(cpu or 0),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path},
        # Ctrl-C at the terminal is for the server alone.
        start_new_session=True,
    )
