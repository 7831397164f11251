"""A position as numbers for learning: entries with a name, each from 0 to 1 or from -1 to 1.

A game describes a position once, entry by entry, with name and value on one line. The same walk gathers the names, once
for each game, and fills the numbers, at every position: they cannot come to differ.
"""

from typing import Final, NamedTuple, final

from mypy_extensions import i64

# The size of an observation that gathers names.
NAMES: Final[i64] = -1


class Entry(NamedTuple):
    """What one number of an observation is called, and between what it lies."""

    name: str
    low: float
    high: float


@final
class Observation:
    """The numbers of one position, in order; all are 0 until they are written."""

    def __init__(self, size: i64) -> None:
        self.naming: bool = size == NAMES
        self.entries: list[Entry] = []
        self.cells: list[float] = [0.0] * int(size)
        self.place: i64 = 0
        self.subject: str = ""
        self.absent: bool = False

    def about(self, subject: str, absent: bool = False) -> None:
        """What the next entries are about, as the first word of their names. What is absent is all zeros."""
        self.subject = subject
        self.absent = absent

    def flag(self, name: str, value: bool) -> None:
        """1 for yes."""
        self.put(name, 1.0 if value else 0.0, 0.0)

    def part(self, name: str, number: i64, whole: i64) -> None:
        """How much of a whole that is never exceeded; of nothing it is 0."""
        self.put(name, 0.0 if whole <= 0 else 1.0 if number >= whole else float(number) / float(whole), 0.0)

    def amount(self, name: str, number: i64, half: i64) -> None:
        """What has no upper limit: n / (n + half).

        It rises all the way, comes to 0.5 at `half` and never to 1, and equal ratios are about equal steps: from a
        tenth of `half` to ten times as much, 0.09 to 0.91. A limit would make all fortunes beyond it look alike.
        """
        self.put(name, float(number) / (float(number) + float(half)), 0.0)

    def balance(self, name: str, number: i64, half: i64) -> None:
        """As `amount`, for what may be below zero, and is then as much below it."""
        size: i64 = number if number >= 0 else -number
        self.put(name, float(number) / (float(size) + float(half)), -1.0)

    def members(self, name: str, ids: list[str], number: i64) -> None:
        """A flag for each id: whether its bit is set."""
        start: i64 = self.flags(name, ids)
        if self.naming or self.absent:
            return
        while number and start < self.place:
            if number & 1:
                self.cells[start] = 1.0
            number >>= 1
            start += 1

    def one_of(self, name: str, ids: list[str], chosen: i64) -> None:
        """A flag for each id, one of them set; below zero none."""
        start: i64 = self.flags(name, ids)
        if self.naming or self.absent or chosen < 0:
            return
        assert start + chosen < self.place, name
        self.cells[start + chosen] = 1.0

    def flags(self, name: str, ids: list[str]) -> i64:
        """Where the flags of these ids begin."""
        start: i64 = self.place
        self.place += len(ids)
        if self.naming:
            for id in ids:
                self.name(f"{name}_{id}", 0.0)
        return start

    def put(self, name: str, value: float, low: float) -> None:
        if self.naming:
            self.name(name, low)
        elif not self.absent:
            self.cells[self.place] = value
        self.place += 1

    def name(self, name: str, low: float) -> None:
        full = f"{self.subject}_{name}" if self.subject else name
        self.entries.append(Entry(full.replace("-", "_"), low, 1.0))

    def numbers(self) -> list[float]:
        """All of them, once they are written."""
        if self.place != len(self.cells):
            raise ValueError(f"{self.place} numbers are observed, {len(self.cells)} have names")
        return self.cells
