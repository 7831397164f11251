"""A stack of interruptions: what is going on, and inside it what must be settled first.

A frame is a row of five numbers: its kind, the step at which to go on, and three of its own. No Python call ever waits
for a decision; the stack says where to go on.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from faubourg.core.actors import MOVE_LIMIT
from faubourg.core.fields import Ledger
from faubourg.core.refusal import InputError

WIDTH: Final[i64] = 5
# What stands under or above no frame at all, and is on top of none.
NO_FRAME: Final[i64] = -1


def top_of(rows: vec[i64], depth: i64) -> i64:
    if depth == 0:
        return NO_FRAME
    return rows[(depth - 1) * WIDTH]


@final
class Frames:
    def __init__(self, rows: vec[i64], depth: i64, top: i64) -> None:
        self.rows: vec[i64] = rows
        self.depth: i64 = depth
        # The kind of the top frame, which every question asks for.
        self.top: i64 = top

    def clone(self) -> "Frames":
        return Frames(self.rows[:], self.depth, self.top)

    def push(self, kind: i64, step: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        start: i64 = self.depth * WIDTH
        while len(self.rows) < start + WIDTH:
            self.rows = append(self.rows, 0)
        self.rows[start] = kind
        self.rows[start + 1] = step
        self.rows[start + 2] = a
        self.rows[start + 3] = b
        self.rows[start + 4] = c
        self.depth += 1
        self.top = kind

    def pop(self) -> None:
        """The top frame is settled. Its row is cleared, so that equal stacks are equal to the last number."""
        start: i64 = (self.depth - 1) * WIDTH
        for place in range(WIDTH):
            self.rows[start + place] = 0
        self.depth -= 1
        self.top = top_of(self.rows, self.depth)

    def kind(self) -> i64:
        """The kind of the top frame; -1 when there is none."""
        return self.top

    def step(self) -> i64:
        return self.rows[(self.depth - 1) * WIDTH + 1]

    def a(self) -> i64:
        return self.rows[(self.depth - 1) * WIDTH + 2]

    def b(self) -> i64:
        return self.rows[(self.depth - 1) * WIDTH + 3]

    def c(self) -> i64:
        return self.rows[(self.depth - 1) * WIDTH + 4]

    def set_step(self, step: i64) -> None:
        self.rows[(self.depth - 1) * WIDTH + 1] = step

    def set_a(self, value: i64) -> None:
        self.rows[(self.depth - 1) * WIDTH + 2] = value

    def set_b(self, value: i64) -> None:
        self.rows[(self.depth - 1) * WIDTH + 3] = value

    def set_c(self, value: i64) -> None:
        self.rows[(self.depth - 1) * WIDTH + 4] = value

    def dump(self) -> list[int]:
        return [int(self.rows[place]) for place in range(self.depth * WIDTH)]

    def declare(self, ledger: Ledger, low: i64, deepest: i64) -> None:
        """The rows, whole ones and not too many, as a field of a dump."""
        rows = ledger.cells("frames", self.rows[: self.depth * WIDTH], low, MOVE_LIMIT - 1)
        if len(rows) % WIDTH or len(rows) > deepest * WIDTH:
            raise InputError("dump-bad-field", {"field": "frames"})
        self.rows = rows
        self.depth = len(rows) // WIDTH
        self.top = top_of(rows, self.depth)


def empty_frames() -> Frames:
    return Frames(vec[i64](), 0, NO_FRAME)
