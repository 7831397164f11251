"""Turns of the recorded matches: positions that are the same each time."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

PLAYTHROUGHS = Path(__file__).resolve().parents[2] / "playthroughs"


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
    """Every turn of a match, in order."""
    record = PLAYTHROUGHS / game / "endings" / f"{ending}.record"
    return list(turns_in(record))


def turns_in(record: Path) -> Iterator[Turn]:
    lines = record.read_text(encoding="utf-8").partition("moves\n")[2].splitlines()
    played = [(int(seat), int(move)) for seat, move, *_ in map(str.split, lines) if seat.isdigit()]
    for seat, stretch in groupby(enumerate(played), key=lambda one: one[1][0]):
        moves = list(stretch)
        yield Turn(record, moves[0][0], seat, tuple(move for _, (_, move) in moves))
