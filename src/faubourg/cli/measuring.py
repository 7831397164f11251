"""What commands have in common that let bots play very many matches: their arguments, and what is made of these."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from faubourg.bots.arena import Contest
from faubourg.bots.crew import Runner
from faubourg.bots.player import MOST_PLAYOUTS, PLAYOUTS
from faubourg.cli.complaint import read_text, sentence
from faubourg.cli.parser import Parser
from faubourg.cli.people import read_bots
from faubourg.cli.play import read_options
from faubourg.core.refusal import InputError
from faubourg.games import game
from faubourg.text.messages import Messages

MOST_MATCHES = 100_000_000
INTERRUPTED = 130
# The cluster went away in the middle.
LOST = 1
# What was found could not be written.
UNWRITTEN = 74
# All that was typed can be used: what `./play` asks, with FAUBOURG_CHECK, before it waits for the compiler.
CHECKED = 10


def add_match_arguments(parser: Parser) -> None:
    """Which matches: seats, options, figures."""
    words = parser.words
    add = parser.add_argument
    add("--seats", metavar="N", type=whole(1, 64), help=words.say("arena-seats"))
    option = words.say("cli-play-option-form")
    add("--option", metavar=option, action="append", default=[], help=words.say("cli-play-option"))
    add("--data", metavar=words.say("cli-file"), help=words.say("cli-play-data"))


def add_work_arguments(parser: Parser) -> None:
    """How they are played, and where."""
    words = parser.words
    add = parser.add_argument
    add("--playouts", metavar="N", type=whole(1, MOST_PLAYOUTS), help=words.say("arena-playouts", usual=PLAYOUTS))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))
    add("--cluster", metavar="HOST:PORT", help=words.say("measure-cluster"))


def contest_of(
    game_id: str,
    bots: str,
    seats: int | None,
    given: list[str],
    file: str | None,
    args: argparse.Namespace,
    separator: str = ",",
) -> Contest:
    """What is to be played, all of it checked."""
    data = None if file is None else read_text(file)
    found = game(game_id, data)
    if seats is not None:
        found.check_seats(seats)
    options = read_options(given, found, seats or found.seats.stop - 1)
    names = read_bots(bots, separator)
    return Contest(found.id, names, seats, options, args.seed, args.playouts, data)


def is_only_checked() -> bool:
    return bool(os.environ.get("FAUBOURG_CHECK"))


def runner_of(args: argparse.Namespace) -> Runner | None:
    """The cluster that was named; None plays on this machine."""
    if args.cluster is None:
        return None
    from faubourg.lab.cluster import Cluster

    return Cluster(args.cluster)


def whole(low: int, high: int) -> Callable[[str], int]:
    """A reader of whole numbers between two bounds, for a command line."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and low <= int(text) <= high):
            # What the parser says in the words of the user.
            raise argparse.ArgumentTypeError(f"{low}..{high} {text}")
        return int(text)

    return read


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, if somebody is looking; yields what to call with the number of matches done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


@dataclass
class Work:
    """Work that goes on: who does it, whom to tell how many matches are done, and with which code it ended."""

    runner: Runner | None
    advance: Callable[[int], None]
    code: int = 0


@contextmanager
def working(args: argparse.Namespace, words: Messages, total: int, has_any: Callable[[], object]) -> Iterator[Work]:
    """Whoever interrupts the work, or a cluster that goes away, ends it; what was found until then is kept, if there is
    any."""
    runner = runner_of(args)
    with progress(words.say("arena-progress"), total) as advance:
        work = Work(runner, advance)
        try:
            yield work
        except KeyboardInterrupt:
            work.code = INTERRUPTED
        except InputError as problem:
            if not problem.code.startswith("cluster-") or not has_any():
                raise
            sys.stderr.write(sentence(problem, words) + "\n")
            work.code = LOST


def table(rows: list[list[str]]) -> list[str]:
    """Rows as lines, the first column to the left and the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) if column == 0 else cell.rjust(width) for column, (cell, width) in placed).rstrip()
        for placed in (enumerate(zip(row, widths, strict=True)) for row in rows)
    ]


def say_lines(lines: list[str]) -> None:
    sys.stdout.write("\n".join(lines) + "\n")


def interrupted(words: Messages, done: int, wanted: int) -> str:
    return words.say("measure-interrupted", done=done, wanted=wanted)
