"""The book of a ladder: a line for each match that was played, so that whoever is stopped goes on from there."""

import json
import os
from pathlib import Path
from typing import final

from faubourg.bots.arena import Played, Tally
from faubourg.bots.ladder import Step, as_plain, contest_of, edition, steps_of
from faubourg.core.game import Game
from faubourg.games import game, game_ids
from faubourg.lab.rows import check_unused


@final
class Book:
    """What was played of one game with one seed. Lines of other rules, figures or levels stay, and do not count."""

    def __init__(self, folder: Path, game: Game, seed: int) -> None:
        self.file = folder / name_of(game.id)
        self.game = game
        self.seed = seed
        self.edition = edition(game)
        self.tallies = {step: Tally(contest_of(game, step, seed)) for step in steps_of(game)}
        # By level: milliseconds of the processor for a decision, compiled and interpreted.
        self.clocks: dict[tuple[str, bool], float] = {}
        for line in self.file.read_text(encoding="utf-8").splitlines() if self.file.is_file() else []:
            self.read(line)

    def read(self, line: str) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            # Cut short where a power cut or a full disk ended it: that match is played again.
            return
        if found.pop("edition", None) != self.edition:
            return
        if "level" in found:
            self.clocks[found["level"], found["compiled"]] = found["milliseconds"]
        elif found["seed"] == self.seed:
            tally = self.tallies.get(Step(*found["step"]))
            if tally is not None:
                tally.add(Played(**found["played"]))

    def add(self, step: Step, played: Played) -> None:
        self.write({"seed": self.seed, "step": list(step), "played": as_plain(played)})
        self.tallies[step].add(played)

    def note_clock(self, level: str, compiled: bool, milliseconds: float) -> None:
        self.write({"level": level, "compiled": compiled, "milliseconds": milliseconds})
        self.clocks[level, compiled] = milliseconds

    def write(self, found: dict[str, object]) -> None:
        """A line of its own, also behind one that was cut short."""
        with self.file.open("a+b") as file:
            end = file.seek(0, os.SEEK_END)
            if end:
                file.seek(end - 1)
            start = b"\n" if end and file.read(1) != b"\n" else b""
            file.write(start + json.dumps({"edition": self.edition, **found}).encode() + b"\n")

    def matches(self) -> int:
        return sum(tally.matches() for tally in self.tallies.values())

    def seconds(self, step: Step, matches: int) -> float:
        """The time of the processor that so many matches of a step take, as far as those that were played tell."""
        played = self.tallies[step].played.values()
        return matches * sum(sum(match.seconds) for match in played) / len(played) if played else 0.0


def name_of(game_id: str) -> str:
    return f"{game_id}.jsonl"


def check_books(folder: Path) -> None:
    """There are books of ladders in it, or nothing."""
    check_unused(folder, {name_of(id) for id in game_ids()})


def books_in(folder: Path, seed: int) -> list[Book]:
    """The books of all games of which something was measured."""
    found = [Book(folder, game(id), seed) for id in game_ids()]
    return [book for book in found if book.matches() or book.clocks]
