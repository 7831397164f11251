"""The server's bots: a few processes that think, each about one task at a time, first come first served.

Compiled rules hold the interpreter's lock, so thinking in this process would freeze every table. Workers are started
when the first task comes, stop after some idle minutes, and end by themselves when the server does.
"""

import asyncio
import contextlib
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import asdict, dataclass
from typing import Any

TIMEOUT = 20.0
IDLE = 300.0
ATTEMPTS = 2
WORKER = "faubourg.server.botworker"


@dataclass(frozen=True, slots=True)
class BotTask:
    """What a bot is asked: a position imagined for its seat, so that it cannot know more than a person there.

    `data` is None for built-in data, which the dump names; `playouts` for the bot's own budget. The same `seed` gives
    the same answer.
    """

    game: str
    data: str | None
    dump: str
    seat: int
    bot: str
    playouts: int | None
    seed: str


class BotFailed(Exception):
    """No answer is to be had. `code` says why: `lost`, `slow`, `closed`, or what the task is refused for."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class BotPool:
    """At most `size` bots think at once; the others wait in the order in which they came."""

    def __init__(self, size: int = 1, timeout: float = TIMEOUT, idle: float = IDLE, worker: str = WORKER) -> None:
        self.turns = asyncio.Semaphore(size)
        # The last one used is used first, so that the others may stop.
        self.free = [Desk(worker, timeout, idle) for _ in range(size)]
        self.desks = list(self.free)
        self.closed = False

    async def start(self) -> None:
        """Take tasks. Processes are started when they are needed."""
        self.closed = False

    async def close(self) -> None:
        """End every worker. Whoever waits for an answer gets BotFailed."""
        self.closed = True
        await asyncio.gather(*(desk.dismiss() for desk in self.desks))
        # Whoever had a worker, or was just hiring one, is done with it when the turns are ours.
        for _ in self.desks:
            await self.turns.acquire()
        await asyncio.gather(*(desk.dismiss() for desk in self.desks))
        for _ in self.desks:
            self.turns.release()

    async def choose(self, task: BotTask) -> list[int]:
        """The bot's moves, to be made in one go."""
        return await self.ask(task, "choose")

    async def hint(self, task: BotTask) -> int:
        """The move the coach would make."""
        return (await self.ask(task, "hint"))[0]

    async def wish(self, task: BotTask) -> int | None:
        """What the bot would accept instead of the deal that it is offered, as the other would offer it."""
        return next(iter(await self.ask(task, "wish")), None)

    async def ask(self, task: BotTask, kind: str) -> list[int]:
        line = json.dumps({"kind": kind, **asdict(task)}).encode() + b"\n"
        async with self.turns:
            desk = self.free.pop()
            try:
                return await self.insist(desk, line)
            finally:
                self.free.append(desk)

    async def insist(self, desk: "Desk", line: bytes) -> list[int]:
        """Ask once more where a worker is lost: it need not have been the task's fault."""
        code = "lost"
        for _ in range(ATTEMPTS):
            if self.closed:
                raise BotFailed("closed")
            try:
                return read_answer(await desk.ask(line))
            except Lost as lost:
                code = lost.code
        raise BotFailed("closed" if self.closed else code)

    def busy(self) -> int:
        """How many are thinking."""
        return len(self.desks) - len(self.free)


class Lost(Exception):
    """A worker died or took too long, and is gone."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Desk:
    """The place of one worker, who is hired when there is work. `module` is what the worker runs."""

    def __init__(self, module: str, timeout: float, idle: float) -> None:
        self.module = module
        self.timeout = timeout
        self.idle = idle
        self.worker: Process | None = None
        self.leaving: asyncio.TimerHandle | None = None

    async def ask(self, line: bytes) -> bytes:
        """The worker's answer; without one the worker is dismissed, for it may still be thinking."""
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
        try:
            async with asyncio.timeout(self.timeout):
                answer = await self.exchange(line)
        except TimeoutError:
            await self.dismiss()
            raise Lost("slow") from None
        except (OSError, Lost):
            await self.dismiss()
            raise Lost("lost") from None
        except asyncio.CancelledError:
            await asyncio.shield(self.dismiss())
            raise
        self.leaving = asyncio.get_running_loop().call_later(self.idle, self.send_home)
        return answer

    async def exchange(self, line: bytes) -> bytes:
        if self.worker is None or self.worker.returncode is not None:
            await self.dismiss()
            self.worker = await hire(self.module, self.timeout)
        assert self.worker.stdin is not None
        assert self.worker.stdout is not None
        self.worker.stdin.write(line)
        await self.worker.stdin.drain()
        answer = await self.worker.stdout.readline()
        if not answer.endswith(b"\n"):
            raise Lost("lost")
        return answer

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


async def hire(module: str, seconds: float) -> Process:
    # The modules that are loaded here are those the worker finds; -P keeps the current folder out.
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        module,
        str(seconds),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path},
        # Ctrl-C at the terminal is for the server alone.
        start_new_session=True,
    )


def read_answer(line: bytes) -> list[int]:
    answer: dict[str, Any] = json.loads(line)
    if "error" in answer:
        raise BotFailed(answer["error"])
    moves: list[int] = answer["moves"]
    return moves
