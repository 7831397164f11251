"""Work spread over processes of one machine, in batches; or over whatever a runner has.

Compiled code holds the interpreter lock, hence processes; they are started afresh (spawn), end by themselves when their
pipe closes, and are ended at once when whoever asked for the work stops listening.
"""

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from mypy_extensions import mypyc_attr

# What is done with a batch; it must be a function of a module, and batch and result plain data.
Task = Callable[[Any], Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Runner(ABC):
    """Whoever does the work elsewhere, such as a cluster."""

    @abstractmethod
    def spread(self, task: Task, batches: Iterable[Any]) -> Iterator[Any]:
        """The results of all batches, in whatever order they are done; one that is lost on the way is done again."""

    @abstractmethod
    def cores(self) -> int:
        """How many batches are done at once."""


def spread(task: Task, batches: Iterable[Any], jobs: int, runner: Runner | None = None) -> Iterator[Any]:
    """The results of all batches, in whatever order they are done; with one job, in this very process."""
    if runner is not None:
        yield from runner.spread(task, batches)
        return
    waiting = iter(batches)
    first = list(islice(waiting, max(1, jobs)))
    if len(first) <= 1:
        for batch in first:
            yield task(batch)
        for batch in waiting:
            yield task(batch)
        return
    crew: dict[Connection, BaseProcess] = {}
    try:
        for batch in first:
            here, process = hire(task)
            crew[here] = process
            here.send(batch)
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
                following = list(islice(waiting, 1))
                if following:
                    ready.send(following[0])
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
