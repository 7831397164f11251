"""The book of a ladder: a line for each match that was played, so that whoever is stopped goes on from there."""

import json
import os
from pathlib import Path
from typing import final

from faubourg.bots.arena import Played, Tally
from faubourg.bots.ladder import Step, as_plain, contest_of, edition, steps_of
from faubourg.cli.complaint import file_complaint
from faubourg.cli.ladder_line import Unreadable, clocked_of, fields_of, is_match, noted_of
from faubourg.cli.saves import target_of
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
        # What lies there and does not count: lines that cannot be read, and matches of another edition.
        self.unread = 0
        self.earlier = 0
        for line in self.lines():
            self.read(line)

    def lines(self) -> list[bytes]:
        try:
            target = target_of(self.file)
            return target.read_bytes().splitlines() if target.exists() else []
        except OSError as problem:
            raise file_complaint(self.file, problem) from None

    def read(self, line: bytes) -> None:
        """Note what a line says. One that a power cut or a full disk has ended stays, and its match is played again."""
        try:
            self.note(line)
        except Unreadable:
            self.unread += 1 if line.strip() else 0

    def note(self, line: bytes) -> None:
        found = fields_of(line)
        if found["edition"] != self.edition:
            self.earlier += is_match(found)
        elif is_match(found):
            seed, step, played = noted_of(found)
            if seed == self.seed and step in self.tallies:
                self.tallies[step].add(played)
        else:
            level, compiled, milliseconds = clocked_of(found)
            self.clocks[level, compiled] = milliseconds

    def add(self, step: Step, played: Played) -> None:
        self.write({"seed": self.seed, "step": list(step), "played": as_plain(played)})
        self.tallies[step].add(played)

    def note_clock(self, level: str, compiled: bool, milliseconds: float) -> None:
        self.write({"level": level, "compiled": compiled, "milliseconds": milliseconds})
        self.clocks[level, compiled] = milliseconds

    def write(self, found: dict[str, object]) -> None:
        """A line of its own, also behind one that was cut short."""
        try:
            with self.file.open("a+b") as file:
                end = file.seek(0, os.SEEK_END)
                if end:
                    file.seek(end - 1)
                start = b"\n" if end and file.read(1) != b"\n" else b""
                file.write(start + json.dumps({"edition": self.edition, **found}).encode() + b"\n")
        except OSError as problem:
            raise file_complaint(self.file, problem) from None

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


def other_books(folder: Path, book: Book) -> list[Book]:
    """The books of the other games that lie there."""
    return [Book(folder, game(id), book.seed) for id in game_ids() if id != book.game.id]
