"""The process in which the server's bots think: a task a line in, an answer a line out, until its input closes.

It imports the rules and the bots only, so that it starts fast and stays small.
"""

import contextlib
import fcntl
import json
import os
import signal
import sys
from functools import lru_cache
from typing import Any, BinaryIO

from faubourg.bots.coach import hint
from faubourg.bots.player import acceptable, bot
from faubourg.core.fields import data_of
from faubourg.core.game import Game
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State
from faubourg.games import game

# The longest gesture that the wire allows a person.
LONGEST_GESTURE = 64


@lru_cache(maxsize=8)
def known_game(id: str, data: str | None, digest: str) -> Game:
    return game(id, data, digest)


def gesture(state: State, seat: int, name: str, playouts: int | None, rng: Rng) -> list[int]:
    """The moves of a bot in one go, from a position imagined for its seat.

    It ends where the real position may go on otherwise than the imagined one, before Nature or another actor moves, and
    with the turn. What its own moves show was in its own hand, which it knows.
    """
    player = bot(name, playouts)
    turns = state.turns
    moves: list[int] = []
    while state.is_asked(seat) and state.turns == turns and len(moves) < LONGEST_GESTURE:
        move = player.choose(state, seat, rng)
        state.play(move, seat)
        moves.append(move)
        # Where several may act, another seat's move may come next.
        if state.actor != seat:
            break
    return moves


def answer(task: dict[str, Any]) -> list[int]:
    state = known_game(task["game"], task["data"], data_of(task["dump"])).restore(task["dump"])
    seat: int = task["seat"]
    rng = Rng(task["seed"])
    if not state.is_asked(seat):
        raise ValueError("the seat is not asked")
    if task["kind"] == "hint":
        return [hint(state, seat, rng)]
    if task["kind"] == "wish":
        wished = acceptable(state, seat, rng)
        return [] if wished is None else [wished]
    return gesture(state, seat, task["bot"], task["playouts"], rng)


def answer_line(line: bytes) -> bytes:
    """A list of moves, or the name of what went wrong: never a part of the position."""
    try:
        result: dict[str, object] = {"moves": answer(json.loads(line))}
    except InputError as problem:
        result = {"error": problem.code}
    except IllegalMove as problem:
        result = {"error": problem.refusal.code}
    except Exception as problem:
        result = {"error": type(problem).__name__}
    return json.dumps(result).encode() + b"\n"


def watch_for_the_end(descriptor: int, watching: bool) -> None:
    """While thinking, be ended by the kernel as soon as the input closes: compiled code listens to nobody."""
    flags = fcntl.fcntl(descriptor, fcntl.F_GETFL)
    fcntl.fcntl(descriptor, fcntl.F_SETFL, flags | os.O_ASYNC if watching else flags & ~os.O_ASYNC)


def work(tasks: BinaryIO, answers: BinaryIO, seconds: float) -> None:
    """Answer tasks until there are no more. A thought that takes longer than it may is the last one."""
    descriptor = tasks.fileno()
    fcntl.fcntl(descriptor, fcntl.F_SETOWN, os.getpid())
    while line := tasks.readline():
        signal.setitimer(signal.ITIMER_REAL, seconds)
        watch_for_the_end(descriptor, True)
        result = answer_line(line)
        watch_for_the_end(descriptor, False)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(result)
        answers.flush()


def main() -> None:
    # The server decides when a worker ends, also when everybody at the terminal or in the service is told to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    # Both end the process at once, without asking Python.
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever prints must not be taken for an answer.
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        work(sys.stdin.buffer, answers, float(sys.argv[1]))
    # The server is gone or has closed the pipe: nothing is left to be flushed or freed.
    os._exit(0)


if __name__ == "__main__":
    main()
