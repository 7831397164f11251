"""The process that talks to Ray: batches in, results out.

It is a process of its own because Ray ends the one it runs in when its cluster goes away. Whoever started it then finds
the pipe closed, says so, and keeps all that was computed.
"""

import os
import socket
from collections.abc import Callable
from importlib import import_module
from math import ceil
from multiprocessing.connection import Connection
from time import monotonic, perf_counter
from typing import Any

from faubourg.bots.crew import Task
from faubourg.lab.manifest import digest_of_sources

# Work that is handed to the cluster at once takes about so long; shorter batches go together.
SECONDS = 1.0
# So many pieces of work for each core are on their way: one is done, one waits.
AHEAD = 2
# How long the head of a cluster may not answer.
PATIENCE = 5.0
LOOK_EVERY = 1.0

# What is said through the pipe: here a cluster is, with so many cores; give so many batches; a result; what went wrong.
READY, MORE, RESULT, PROBLEM, LOST = "ready", "wanted", "result", "problem", "lost"
# Why there is no cluster to work on.
NO_PACKAGE, OTHER_CODE, NO_CORES = "no-package", "other-code", "no-cores"


class OtherCode(Exception):
    """A machine has other rules or bots: its rows would be others."""


def work(task: Task, batches: list[Any], sources: str) -> tuple[list[Any], float]:
    """Some batches on a machine of the cluster, and how many seconds they took."""
    if digest_of_sources() != sources:
        raise OtherCode
    start = perf_counter()
    return [task(batch) for batch in batches], perf_counter() - start


def answers(address: str) -> bool:
    """Whether anybody listens at HOST:PORT."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return True
    except (OSError, ValueError, OverflowError):
        return False


def serve(here: Connection, address: str, task: Task) -> None:
    """All work of one run, until the pipe closes."""
    # What Ray tells of machines that come and go is nobody's concern here.
    quiet = os.open(os.devnull, os.O_WRONLY)
    if not os.environ.get("FAUBOURG_DEBUG"):
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
    os.environ.setdefault("RAY_gcs_rpc_server_reconnect_timeout_s", str(int(PATIENCE)))
    # By name: who checks or installs the package need not have it.
    ray = import_module("ray")
    ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    cores = int(ray.cluster_resources().get("CPU", 0))
    if cores < 1:
        here.send((PROBLEM, NO_CORES))
        return
    here.send((READY, cores))
    Line(here, address, ray, task).run()


class Line:
    """Pieces of work on their way to the cluster and back."""

    def __init__(self, here: Connection, address: str, ray: Any, task: Task) -> None:
        self.here = here
        self.address = address
        self.ray = ray
        self.task = task
        # A machine that is lost loses nothing: what it had is done again, as often as it takes.
        self.remote: Callable[..., Any] = ray.remote(work).options(num_cpus=1, max_retries=-1).remote
        self.sources = digest_of_sources()
        self.sent: dict[Any, int] = {}
        self.is_all = False
        # How many batches make a piece, and what is known of how long one takes.
        self.together = 1
        self.batches = 0
        self.seconds = 0.0
        self.seen = monotonic()

    def run(self) -> None:
        while True:
            self.fetch()
            if not self.sent:
                return
            done, _ = self.ray.wait(list(self.sent), num_returns=1, timeout=LOOK_EVERY, fetch_local=True)
            for one in done:
                self.deliver(one)
            if not done and self.is_gone():
                self.here.send((LOST, self.address))
                return

    def fetch(self) -> None:
        """Ask for as many batches as the cluster has room for; it may have grown."""
        cores = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        room = AHEAD * cores - len(self.sent)
        if self.is_all or room < 1:
            return
        wanted = room * self.together
        self.here.send((MORE, wanted))
        given: list[Any] = self.here.recv()
        self.is_all = len(given) < wanted
        for place in range(0, len(given), self.together):
            piece = given[place : place + self.together]
            self.sent[self.remote(self.task, piece, self.sources)] = len(piece)

    def deliver(self, one: Any) -> None:
        count = self.sent.pop(one)
        results, seconds = self.ray.get(one)
        self.batches += count
        self.seconds += seconds
        self.together = max(1, ceil(SECONDS * self.batches / max(self.seconds, 1e-6)))
        for result in results:
            self.here.send((RESULT, result))

    def is_gone(self) -> bool:
        """Whether the head of the cluster has not answered for a while."""
        if answers(self.address):
            self.seen = monotonic()
        return monotonic() - self.seen > PATIENCE


def labour(here: Connection, address: str, task: Task) -> None:
    """What the process does; whatever goes wrong is said through the pipe, if there still is one."""
    try:
        serve(here, address, task)
    except (EOFError, OSError):
        return
    except Exception as problem:
        cause = getattr(problem, "cause", None) or problem
        if isinstance(cause, OtherCode):
            here.send((PROBLEM, OTHER_CODE))
        elif "No module named 'faubourg" in str(problem):
            here.send((PROBLEM, NO_PACKAGE))
        elif type(problem).__module__.startswith("ray"):
            # Of Ray's own troubles there are many kinds; the task's own errors carry what was raised.
            own = isinstance(cause, Exception) and not type(cause).__module__.startswith("ray")
            here.send((PROBLEM, cause if own else "") if own else (LOST, address))
        else:
            here.send((PROBLEM, problem))
