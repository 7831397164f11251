"""`faubourg ladder`: the levels of a game play against each other, and are rated."""

import argparse
import os
import sys
from pathlib import Path

from faubourg.bots.arena import hold
from faubourg.bots.ladder import clocked, contest_of, ratings_of, result_of, steps_of
from faubourg.bots.levels import LEVELS
from faubourg.cli.complaint import file_complaint
from faubourg.cli.folder import data_folder, make_private
from faubourg.cli.ladder_book import Book, books_in
from faubourg.cli.ladder_page import check_checkout, write_page
from faubourg.cli.measuring import CHECKED, INTERRUPTED, MOST_MATCHES, cores, progress, runner_of, table, whole
from faubourg.cli.parser import Parser
from faubourg.core.runtime import is_compiled
from faubourg.games import game
from faubourg.text.decimals import decimal
from faubourg.text.messages import Messages

# So many matches of each pair, then so many more: whoever is stopped has as many of all. Every table divides it.
ROUND = 60


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--matches", metavar="N", type=whole(0, MOST_MATCHES), default=400, help=words.say("ladder-matches"))
    add("--clock", metavar="N", type=whole(0, MOST_MATCHES), default=0, help=words.say("ladder-clock"))
    add("--folder", metavar=words.say("cli-file"), help=words.say("ladder-folder"))
    add("--write", action="store_true", help=words.say("ladder-write"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))
    add("--cluster", metavar="HOST:PORT", help=words.say("measure-cluster"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    found = game(args.game)
    if args.write:
        check_checkout(Path.cwd())
    if os.environ.get("FAUBOURG_CHECK"):
        return CHECKED
    folder = data_folder(os.environ) / "ladder" if args.folder is None else Path(args.folder)
    try:
        make_private(folder, os.environ)
        book = Book(folder, found, args.seed)
        interrupted = not climb(book, args, words)
        sys.stdout.write("\n".join(told(book, words)) + "\n")
        if interrupted:
            sys.stdout.write(words.say("ladder-interrupted", done=book.matches()) + "\n")
        elif args.write:
            write_page(Path.cwd(), books_in(folder, args.seed))
    except OSError as problem:
        raise file_complaint(folder, problem) from None
    return INTERRUPTED if interrupted else 0


def climb(book: Book, args: argparse.Namespace, words: Messages) -> bool:
    """Play what is missing, and note each match as it ends; False when somebody has interrupted it."""
    steps = steps_of(book.game)
    # Whole rounds around the table: every bot sits everywhere equally often.
    wanted = {step: -(-args.matches // step.seats) * step.seats for step in steps}
    missing = sum(max(0, wanted[step] - book.tallies[step].matches()) for step in steps)
    runner = runner_of(args)
    try:
        with progress(words.say("arena-progress"), missing) as advance:
            for goal in range(ROUND, args.matches + ROUND, ROUND):
                # The highest step of the largest table first: it says most.
                for step in reversed(steps):
                    contest = contest_of(book.game, step, args.seed)
                    done = dict(book.tallies[step].played)
                    for played in hold(contest, min(wanted[step], goal), args.jobs, done, runner):
                        book.add(step, played)
                        advance(1)
        for level in LEVELS if args.clock else ():
            book.note_clock(level, is_compiled(), clocked(book.game, level, args.clock, args.seed))
    except KeyboardInterrupt:
        return False
    return True


def told(book: Book, words: Messages) -> list[str]:
    """What was played, and the ratings that follow."""
    names = ("step", "seats", "matches", "wins", "interval", "time")
    rows = [[words.say(f"ladder-column-{name}") for name in names]]
    for step, tally in book.tallies.items():
        if not tally.matches():
            rows.append([f"{step.upper} > {step.lower}", str(step.seats), "0", "–", "–", "–"])
            continue
        upper = result_of(tally, step.upper)
        low, high = upper.interval()
        rows.append(
            [
                f"{step.upper} > {step.lower}",
                str(step.seats),
                str(tally.matches()),
                decimal(100 * upper.rate(), 1, words.language) + " %",
                f"{decimal(100 * low, 1, words.language)} – {decimal(100 * high, 1, words.language)} %",
                decimal(upper.milliseconds(), 2, words.language) + " ms",
            ]
        )
    lines = [words.say("ladder-title", game=book.game.title, seed=str(book.seed)), *table(rows)]
    for seats in sorted({step.seats for step in book.tallies}):
        ratings = ratings_of((step, tally) for step, tally in book.tallies.items() if step.seats == seats)
        lines.append(words.say("ladder-ratings", seats=seats))
        ordered = sorted(ratings.items(), key=lambda one: -one[1].value)
        lines += table([[name, f"{found.value:.0f}", f"± {found.reach:.0f}"] for name, found in ordered] or [["–"]])
    return lines
