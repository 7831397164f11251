"""Turns of the recorded matches: positions that are the same each time."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Protocol

PLAYTHROUGHS = Path(__file__).resolve().parents[2] / "playthroughs"


class Place(Protocol):
    """Somewhere in a recorded match: after so many moves of players, with a seat to sit down at."""

    @property
    def step(self) -> int: ...

    @property
    def seat(self) -> int: ...

    def text(self) -> str: ...


@dataclass(frozen=True)
class Turn:
    """What a seat did at a stretch, and after how many moves of the match."""

    record: Path
    step: int
    seat: int
    moves: tuple[int, ...]

    def text(self) -> str:
        return self.record.read_text(encoding="utf-8")


def turns(game: str, ending: str) -> list[Turn]:
    """Every turn of a match, in order; where chance comes in between, another stretch begins."""
    record = PLAYTHROUGHS / game / "endings" / f"{ending}.record"
    return list(turns_in(record))


def turns_in(record: Path) -> Iterator[Turn]:
    lines = record.read_text(encoding="utf-8").partition("moves\n")[2].splitlines()
    step = 0
    for seat, stretch in groupby(map(str.split, lines), key=lambda line: line[0]):
        if seat.isdigit():
            moves = tuple(int(move) for _, move, *_ in stretch)
            yield Turn(record, step, int(seat), moves)
            step += len(moves)
