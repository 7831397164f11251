"""A worker of the server's bots that never stops thinking about a task of the bot `endless`."""

from collections import deque
from itertools import count
from typing import Any

from faubourg.server.bots import thinking, worker

honest = thinking.answer


def answer(task: dict[str, Any]) -> dict[str, Any]:
    if task["bot"] == "endless":
        # Like compiled code, this holds the interpreter's lock and listens to no signal handler.
        deque(count(), maxlen=0)
    return honest(task)


if __name__ == "__main__":
    thinking.answer = answer
    worker.main()
