"""`faubourg arena`: bots play many matches against each other and are measured."""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from faubourg.bots.arena import Contest, Tally, hold
from faubourg.bots.player import MOST_PLAYOUTS
from faubourg.cli.complaint import read_text
from faubourg.cli.parser import Parser
from faubourg.cli.play import idle_options, read_options
from faubourg.games import game
from faubourg.text.messages import Messages

MOST_MATCHES = 100_000_000
INTERRUPTED = 130
# All that was typed can be used: what `./play` asks, with FAUBOURG_CHECK, before it waits for the compiler.
CHECKED = 10


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--bots", metavar="greedy,random", default="greedy,random", help=words.say("arena-bots"))
    add("--matches", metavar="N", type=whole(1, MOST_MATCHES), default=400, help=words.say("arena-matches"))
    add("--seats", metavar="N", type=whole(1, 64), help=words.say("arena-seats"))
    option = words.say("cli-play-option-form")
    add("--option", metavar=option, action="append", default=[], help=words.say("cli-play-option"))
    add("--data", metavar=words.say("cli-file"), help=words.say("cli-play-data"))
    add("--playouts", metavar="N", type=whole(1, MOST_PLAYOUTS), help=words.say("arena-playouts"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    data = None if args.data is None else read_text(args.data)
    found = game(args.game, data)
    if args.seats is not None:
        found.check_seats(args.seats)
    options = read_options(args.option, found, args.seats or found.seats.stop - 1)
    seats = found.most_seats(options) if args.seats is None else args.seats
    names = [name.strip() for name in args.bots.split(",")]
    contest = Contest(found.id, names, seats, options, args.seed, args.playouts, data)
    if os.environ.get("FAUBOURG_CHECK"):
        return CHECKED
    # Whole rounds around the table: every bot sits everywhere equally often.
    matches = -(-args.matches // seats) * seats
    tally = Tally(contest)
    start = perf_counter()
    interrupted = False
    try:
        with progress(words.say("arena-progress"), matches) as advance:
            for played in hold(contest, matches, args.jobs):
                tally.add(played)
                advance(1)
    except KeyboardInterrupt:
        interrupted = True
    seconds = perf_counter() - start
    lines = [words.say("arena-title", game=found.title, seats=seats, matches=tally.matches(), seed=str(args.seed))]
    lines += idle_options(args.option, found, words)
    lines += results(tally, words)
    lines.append(words.say("arena-speed", decisions=tally.decisions(), rate=int(tally.decisions() / seconds)))
    if interrupted:
        lines.append(words.say("measure-interrupted", done=tally.matches(), wanted=matches))
    sys.stdout.write("\n".join(lines) + "\n")
    return INTERRUPTED if interrupted else 0


def results(tally: Tally, words: Messages) -> list[str]:
    """One line for each bot, below a heading."""
    rows = [[words.say(f"arena-column-{name}") for name in ("bot", "wins", "interval", "score", "place", "time")]]
    for result in tally.results():
        low, high = result.interval()
        rows.append(
            [
                result.name,
                decimal(100 * result.rate(), 1, words) + " %",
                f"{decimal(100 * low, 1, words)} – {decimal(100 * high, 1, words)} %",
                decimal(result.mean_score(), 2, words),
                decimal(result.mean_place(), 2, words),
                decimal(result.milliseconds(), 2, words) + " ms",
            ]
        )
    return table(rows)


# What measuring commands have in common


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


def decimal(value: float, digits: int, words: Messages) -> str:
    text = f"{value:,.{digits}f}"
    return text.replace(",", "\u202f").replace(".", ",") if words.language == "fr" else text


def table(rows: list[list[str]]) -> list[str]:
    """Rows as lines, the first column to the left and the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(cell.ljust(width) if column == 0 else cell.rjust(width) for column, (cell, width) in placed).rstrip()
        for placed in (enumerate(zip(row, widths, strict=True)) for row in rows)
    ]
