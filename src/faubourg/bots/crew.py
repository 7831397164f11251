"""Work spread over processes of one machine, in batches.

Compiled code holds the interpreter lock, hence processes; they are started afresh (spawn), end by themselves when their
pipe closes, and are ended at once when whoever asked for the work stops listening.
"""

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

# What is done with a batch; it must be a function of a module, and batch and result plain data.
Task = Callable[[Any], Any]


def spread(task: Task, batches: list[Any], jobs: int) -> Iterator[Any]:
    """The results of all batches, in whatever order they are done; with one job, in this very process."""
    if jobs <= 1 or len(batches) <= 1:
        for batch in batches:
            yield task(batch)
        return
    crew: dict[Connection, BaseProcess] = {}
    waiting = list(reversed(batches))
    try:
        for _ in range(min(jobs, len(batches))):
            here, process = hire(task)
            crew[here] = process
            here.send(waiting.pop())
        while crew:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                try:
                    done, result = ready.recv()
                except (EOFError, OSError):
                    # Killed, most likely for want of memory.
                    raise ChildProcessError("a worker process was lost") from None
                if not done:
                    raise result
                if waiting:
                    ready.send(waiting.pop())
                else:
                    ready.close()
                    crew.pop(ready).join()
                yield result
    finally:
        for here, process in crew.items():
            here.close()
            process.kill()
            process.join()


def hire(task: Task) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=labour, args=(there, task), daemon=True)
    process.start()
    there.close()
    return here, process


def labour(there: Connection, task: Task) -> None:
    """One process: a batch in, its result out, until the pipe closes."""
    # Ctrl-C reaches everybody at the terminal; whoever asked for the work decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            batch = there.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, task(batch))
        except Exception as problem:
            answer = (False, problem)
        try:
            there.send(answer)
        except OSError:
            return
