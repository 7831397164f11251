"""Matches without an end, for measurements: in City nobody buys or builds, so nobody is ever bankrupt.

python -m bench.frugal FILE MOVES UNDOS      a record of so many moves, the last of which is taken back so often
"""

import sys
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

GAME = "city"
OPTIONS = {"length": "last"}
SEATS = 2
SEED = 7
# What a frugal player likes best comes first.
WISHES = ("pass", "decline", "refuse", "done", "roll", "pay", "call")


def frugal(moves: Iterable[tuple[int, str]]) -> int:
    """Of the moves that can be made, each with its kind, the one that costs least."""
    return min(moves, key=lambda each: (WISHES.index(each[1]) if each[1] in WISHES else len(WISHES), each[0]))[0]


def frugal_choice(choices: list[dict[str, Any]]) -> int | None:
    """The same of what a table offers a seat; None if it is not asked."""
    offered = [(choice["move"], choice["kind"]) for choice in choices if choice["move"] is not None]
    return frugal(offered) if offered else None


def heavy_record(moves: int, undos: int) -> str:
    """Whoever loads it naively plays all moves again for each time that the last one is taken back."""
    import faubourg

    match = faubourg.new(GAME, seats=SEATS, seed=SEED, options=OPTIONS)
    while len(match.entries) < moves or match.entries[-1].actor < 0:
        state = match.state
        match.play(frugal((move, state.text(move).partition(" ")[0]) for move in state.legal()))
    *lines, digest, _ = match.save().splitlines()
    last = match.entries[-1]
    # Written here, for to take it back so often by the engine would take as long.
    lines += [f"undo {len(match.entries) - 1}", f"{last.actor} {last.code}"] * undos
    lines.append(digest)
    seal = blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    return "\n".join([*lines, f"end {seal}"]) + "\n"


def main() -> None:
    file, moves, undos = sys.argv[1:]
    Path(file).write_text(heavy_record(int(moves), int(undos)))


if __name__ == "__main__":
    main()
