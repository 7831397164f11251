"""Work spread over the machines of a Ray cluster."""

import signal
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from faubourg.bots.crew import Runner, Task
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.lab import bridge


class Cluster(Runner):
    """A Ray cluster by its address, HOST:PORT. A machine that is lost loses nothing; only its head must stay.

    >>> from faubourg import lab
    >>> lab.Cluster("127.0.0.1:9")
    Traceback (most recent call last):
    ...
    faubourg.core.refusal.InputError: ...
    """

    def __init__(self, address: str) -> None:
        if find_spec("ray") is None:
            raise InputError("extra-missing", {"package": "ray", "extra": "ray"})
        if not bridge.answers(address):
            raise InputError("cluster-missing", {"address": shown(address)})
        self.address = address
        self._cores = 0

    def cores(self) -> int:
        """How many batches are done at once, asked of the cluster itself."""
        if not self._cores:
            for _ in self.spread(nothing, []):
                pass
        return self._cores

    def spread(self, task: Task, batches: Iterable[Any]) -> Iterator[Any]:
        """The results of all batches, in whatever order they are done."""
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=start, args=(there, self.address, task), daemon=True)
        process.start()
        there.close()
        waiting = iter(batches)
        try:
            while True:
                try:
                    kind, content = here.recv()
                except (EOFError, OSError):
                    process.join()
                    if process.exitcode == 0:
                        return
                    raise InputError("cluster-lost", {"address": self.address}) from None
                if kind == bridge.READY:
                    self._cores = content
                elif kind == bridge.MORE:
                    here.send(list(islice(waiting, content)))
                elif kind == bridge.RESULT:
                    yield content
                elif kind == bridge.LOST:
                    raise InputError("cluster-lost", {"address": self.address})
                elif isinstance(content, Exception):
                    raise content
                else:
                    raise InputError(f"cluster-{content}", {"address": self.address})
        finally:
            here.close()
            process.kill()
            process.join()


def start(here: Connection, address: str, task: Task) -> None:
    # Ctrl-C reaches everybody at the terminal; whoever asked for the work decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bridge.labour(here, address, task)


def nothing(batch: object) -> None:
    """Work that only asks who is there."""
