"""A position as numbers for learning: entries with a name, each from 0 to 1 or from -1 to 1.

A game describes a position once, entry by entry, with name and value on one line. The same walk gathers the names, once
for each game, fills a list of numbers, and writes rows of 32-bit ones into a `Buffer`: they cannot come to differ.
"""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from faubourg.core.bits import WORD, bit, lowest

# The size of an observation that gathers names.
NAMES: Final[i64] = -1
# 1 as the bits of a 32-bit floating-point number; its sign; how many bits are behind the point, and what they count to.
ONE: Final[i64] = 0x3F800000
SIGN: Final[i64] = 1 << 31
FRACTION: Final[i64] = 23
WHOLE: Final = 16777216.0
# The exponent of what lies from a half to one.
HALF_TO_ONE: Final[i64] = 126
# So many fractions are kept as bits: most come again and again.
KEPT: Final[i64] = 2048


class Entry(NamedTuple):
    """What one number of an observation is called, and between what it lies."""

    name: str
    low: float
    high: float


def single(value: float) -> i64:
    """The bits of the 32-bit number nearest to one above 0: there is no such type to write them with."""
    exponent: i64 = HALF_TO_ONE
    while value >= 1.0:
        value /= 2.0
        exponent += 1
    while value < 0.5:
        value += value
        exponent -= 1
    digits: i64 = int(value * WHOLE + 0.5)
    # The first digit is always 1, and is left out.
    return (exponent << FRACTION) + digits - bit(FRACTION)


@final
class Observation:
    """The numbers of one position, in order; all are 0 until they are written."""

    def __init__(self, size: i64, rows: i64 = 0) -> None:
        self.naming: bool = size == NAMES
        self.entries: list[Entry] = []
        self.size: i64 = size
        # Numbers in a list, or in rows of bits; in each row the places that are not 0, and how many they are.
        self.writing: bool = rows > 0
        self.numbers_found: list[float] = [0.0] * (0 if rows else int(size))
        self.cells: vec[i32] = vec[i32]([0] * int(size * rows))
        self.marks: vec[i16] = vec[i16]([0] * int(size * rows))
        self.counts: vec[i64] = vec[i64]([0] * int(rows))
        # Fractions worked out before: of what, and their bits.
        self.keys: vec[i64] = vec[i64]([0] * (int(KEPT) if rows else 0))
        self.kept: vec[i64] = vec[i64]([0] * (int(KEPT) if rows else 0))
        self.base: i64 = 0
        self.marked: i64 = 0
        self.place: i64 = 0
        self.subject: str = ""
        self.absent: bool = False

    def about(self, subject: str, absent: bool = False) -> None:
        """What the next entries are about, as the first word of their names. What is absent is all zeros."""
        self.subject = subject
        self.absent = absent

    # The entries.

    def flag(self, name: str, value: bool) -> None:
        """1 for yes."""
        if not self.writing:
            self.put(name, 1.0 if value else 0.0, 0.0)
            return
        if value and not self.absent:
            self.mark(self.place, ONE)
        self.place += 1

    def part(self, name: str, number: i64, whole: i64) -> None:
        """How much of a whole that is never exceeded; of nothing it is 0."""
        if not self.writing:
            self.put(name, 0.0 if whole <= 0 else 1.0 if number >= whole else float(number) / float(whole), 0.0)
            return
        if number > 0 and whole > 0 and not self.absent:
            if number >= whole:
                self.mark(self.place, ONE)
            else:
                self.mark(self.place, self.fraction(number, whole))
        self.place += 1

    def amount(self, name: str, number: i64, half: i64) -> None:
        """What has no upper limit: n / (n + half).

        It rises all the way, comes to 0.5 at `half` and never to 1, and equal ratios are about equal steps: from a
        tenth of `half` to ten times as much, 0.09 to 0.91. A limit would make all fortunes beyond it look alike.
        """
        if not self.writing:
            self.put(name, float(number) / (float(number) + float(half)), 0.0)
            return
        if number > 0 and not self.absent:
            self.mark(self.place, self.fraction(number, number + half))
        self.place += 1

    def balance(self, name: str, number: i64, half: i64) -> None:
        """As `amount`, for what may be below zero, and is then as much below it."""
        size: i64 = number
        if number < 0:
            size = -number
        if not self.writing:
            self.put(name, float(number) / (float(size) + float(half)), -1.0)
            return
        if number and not self.absent:
            bits: i64 = self.fraction(size, size + half)
            if number < 0:
                bits -= SIGN
            self.mark(self.place, bits)
        self.place += 1

    def members(self, name: str, ids: list[str], number: i64) -> None:
        """A flag for each id: whether its bit is set."""
        start: i64 = self.flags(name, ids)
        if self.naming or self.absent:
            return
        size: i64 = self.place - start
        # Bits without an id do not spill over.
        left: i64 = number & (bit(size) - 1) & WORD
        while left:
            self.tick(start + lowest(left))
            left &= left - 1
        left = (number & (bit(size) - 1)) >> 32
        while left:
            self.tick(start + 32 + lowest(left))
            left &= left - 1

    def one_of(self, name: str, ids: list[str], chosen: i64) -> None:
        """A flag for each id, one of them set; below zero none."""
        start: i64 = self.flags(name, ids)
        if self.naming or self.absent or chosen < 0:
            return
        assert start + chosen < self.place, name
        self.tick(start + chosen)

    def table(self, rows: list[str], ids: list[str]) -> i64:
        """A flag for each id in each row, row by row, all unset: where they begin. `tick` sets those there are."""
        start: i64 = self.place
        if self.naming:
            for row in rows:
                self.flags(row, ids)
        else:
            self.place += len(rows) * len(ids)
        return start

    def tick(self, place: i64) -> None:
        """Set one of the flags that were made room for."""
        if self.writing:
            self.mark(place, ONE)
        elif not self.naming:
            self.numbers_found[place] = 1.0

    # How they are kept.

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
        elif self.writing:
            if value > 0.0 and not self.absent:
                self.mark(self.place, single(value))
            elif value < 0.0 and not self.absent:
                self.mark(self.place, single(-value) - SIGN)
        elif not self.absent:
            self.numbers_found[self.place] = value
        self.place += 1

    def fraction(self, number: i64, whole: i64) -> i64:
        """The bits of a number above 0 and below 1."""
        if whole >= SIGN:
            return single(float(number) / float(whole))
        key: i64 = number << 32 | whole
        slot: i64 = (number * 31 + whole) & (KEPT - 1)
        if self.keys[slot] != key:
            self.keys[slot] = key
            self.kept[slot] = single(float(number) / float(whole))
        return self.kept[slot]

    def mark(self, place: i64, bits: i64) -> None:
        """Write a number that is not 0 into the present row, and note where."""
        if place >= self.size:
            raise IndexError("a number without a name")
        self.cells[self.base + place] = i32(bits)
        self.marks[self.base + self.marked] = i16(place)
        self.marked += 1

    def name(self, name: str, low: float) -> None:
        full = f"{self.subject}_{name}" if self.subject else name
        self.entries.append(Entry(full.replace("-", "_"), low, 1.0))

    def numbers(self) -> list[float]:
        """All of them, once they are written."""
        self.check_whole()
        return self.numbers_found

    def check_whole(self) -> None:
        if self.place != self.size:
            raise ValueError(f"{self.place} numbers are observed, {self.size} have names")

    # Rows.

    def open_row(self, row: i64) -> None:
        """Begin a row anew: what an earlier position wrote there is 0 again."""
        self.base = row * self.size
        base: i64 = self.base
        cells = self.cells
        marks = self.marks
        for mark in range(base, base + self.counts[row]):
            cells[base + i64(marks[mark])] = 0
        self.place = 0
        self.marked = 0
        self.absent = False

    def close_row(self, row: i64) -> None:
        """The row is written."""
        self.counts[row] = self.marked
        self.check_whole()


@final
class Buffer:
    """Rows of observations as 32-bit floating-point numbers, written again and again.

    `cells` has the bits of all rows; numpy sees them without a copy:
    `numpy.frombuffer(buffer.cells, numpy.float32).reshape(rows, size)`.
    """

    def __init__(self, size: int, rows: int = 1) -> None:
        self.found = Observation(size, rows)
        self.size = size
        self.rows = rows

    @property
    def cells(self) -> vec[i32]:
        return self.found.cells
