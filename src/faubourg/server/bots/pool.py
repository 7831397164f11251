"""The server's bots: a few processes that think, each about one task at a time; homes take turns."""

import json
from dataclasses import asdict

from faubourg.bots.coach import Hint
from faubourg.server.bots.tasks import Answer, BotFailed, BotTask
from faubourg.server.operation.workers import Pool, TaskFailed

# Seconds for a task: its decisions take at most 0.3 each of a processor where the rules are compiled and about one
# where they are not, and a busy machine gives them late.
TIMEOUT = 60.0
IDLE = 300.0
ATTEMPTS = 2
WORKER = "faubourg.server.bots.worker"


class BotPool(Pool):
    """At most `size` bots think at once. The others wait, and who plays at many tables does not keep the bots of
    others waiting."""

    def __init__(self, size: int = 1, timeout: float = TIMEOUT, idle: float = IDLE, worker: str = WORKER) -> None:
        super().__init__(worker, size, timeout, idle, attempts=ATTEMPTS, each=size)

    async def choose(self, task: BotTask) -> list[int]:
        """The bot's moves, to be made in one go."""
        return moves_in(await self.ask(task, "choose"))

    async def hint(self, task: BotTask) -> Hint:
        """The move the coach would make."""
        return Hint(**await self.ask(task, "hint"))

    async def wish(self, task: BotTask) -> int | None:
        """What the bot would accept instead of the deal that it is offered, as the other would offer it."""
        return next(iter(moves_in(await self.ask(task, "wish"))), None)

    async def ask(self, task: BotTask, kind: str) -> Answer:
        sent = {"kind": kind, **asdict(task)}
        home: str = sent.pop("home")
        try:
            found = await self.do(json.dumps(sent).encode(), home)
        except TaskFailed as failed:
            raise BotFailed(failed.code) from None
        answer: Answer = json.loads(found)
        if "error" in answer:
            raise BotFailed(answer["error"])
        return answer


def moves_in(answer: Answer) -> list[int]:
    moves: list[int] = answer["moves"]
    return moves
