"""Matches in batches that take about a second each, and their results in the order of the matches."""

from collections.abc import Iterator
from math import ceil
from time import perf_counter
from typing import Any, NamedTuple

from faubourg.bots.crew import Runner, Task, spread

# What one process plays before it reports. A batch costs a cluster some milliseconds, and is never shorter than half a
# second, the last ones aside.
SECONDS = 1.0
# So long matches are played here, to know how long one takes.
TRIAL_SECONDS = 0.3
# No batch is larger: what it tells has to be held in memory.
LARGEST = 200_000


class Done(NamedTuple):
    """The result of some matches: the number of the first, how many they are, and what the task made of them."""

    first: int
    matches: int
    result: Any


def in_order(
    task: Task, packed: object, first: int, last: int, jobs: int, runner: Runner | None = None
) -> Iterator[Done]:
    """The matches from `first` to before `last`, played by `task((packed, first, count))`, in their order."""
    size = 1
    spent = 0.0
    # How long does a match take? Twice as many each time, until it is known.
    while first < last and spent < TRIAL_SECONDS:
        count = min(size, last - first)
        start = perf_counter()
        yield Done(first, count, task((packed, first, count)))
        spent = perf_counter() - start
        first += count
        size = min(2 * count, LARGEST)
    if first >= last:
        return
    workers = runner.cores() if runner is not None else max(1, jobs)
    size = batch_size(size / 2, spent, last - first, workers)
    batches = ((packed, number, min(size, last - number)) for number in range(first, last, size))
    yield from sorted_out(spread(Numbered(task), batches, jobs, runner), first)


def batch_size(played: float, seconds: float, left: int, workers: int) -> int:
    """So many matches take about a second; fewer where all workers would not get two batches of half a second."""
    a_second = max(1, int(played / seconds * SECONDS))
    return max(1, min(a_second, LARGEST, max(a_second // 2, ceil(left / (2 * workers)))))


class Numbered:
    """A task whose result says which matches it is of; it can be sent to another process."""

    def __init__(self, task: Task) -> None:
        self.task = task

    def __call__(self, batch: tuple[Any, int, int]) -> Done:
        return Done(batch[1], batch[2], self.task(batch))


def sorted_out(results: Iterator[Any], following: int) -> Iterator[Done]:
    """Results in the order of their matches; those that came early wait."""
    early: dict[int, Done] = {}
    for done in results:
        early[done.first] = done
        while following in early:
            ready = early.pop(following)
            following += ready.matches
            yield ready
