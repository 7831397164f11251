"""`faubourg ladder`: the levels of a game play against each other, and are rated."""

import argparse
import os
import sys
from math import ceil
from pathlib import Path

from faubourg.bots.arena import hold
from faubourg.bots.crew import Runner
from faubourg.bots.ladder import Step, clocked, contest_of, ratings_of, result_of, steps_of
from faubourg.bots.levels import LEVELS
from faubourg.cli.complaint import file_complaint, shown_path
from faubourg.cli.folder import data_folder, make_private
from faubourg.cli.ladder_book import Book, check_books, other_books
from faubourg.cli.ladder_page import check_checkout, write_page
from faubourg.cli.measuring import CHECKED, INTERRUPTED, MOST_MATCHES, cores, progress, runner_of, table, whole
from faubourg.cli.parser import Parser
from faubourg.core.runtime import is_compiled
from faubourg.games import game
from faubourg.text.decimals import decimal
from faubourg.text.messages import Messages

# So many matches of each pair, then so many more: whoever is stopped has as many of all. Every table divides it.
ROUND = 60
# And before that so many, to tell the time that it will take.
FIRST = 4


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--matches", metavar="N", type=whole(0, MOST_MATCHES), default=400, help=words.say("ladder-matches"))
    add("--clock", metavar="N", type=whole(0, MOST_MATCHES), default=0, help=words.say("ladder-clock"))
    add("--folder", metavar=words.say("cli-folder"), help=words.say("ladder-folder"))
    add("--write", action="store_true", help=words.say("ladder-write"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=1, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))
    add("--cluster", metavar="HOST:PORT", help=words.say("measure-cluster"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    found = game(args.game)
    if args.write:
        check_checkout()
    if os.environ.get("FAUBOURG_CHECK"):
        return CHECKED
    folder = data_folder(os.environ) / "ladder" if args.folder is None else Path(args.folder)
    try:
        make_private(folder, os.environ)
        check_books(folder)
    except OSError as problem:
        raise file_complaint(folder, problem) from None
    book = Book(folder, found, args.seed)
    tell_uncounted(book, words)
    interrupted = not climb(book, args, words)
    sys.stdout.write("\n".join(told(book, words)) + "\n")
    if args.write:
        others = other_books(folder, book)
        for other in others:
            tell_uncounted(other, words)
        write_page([book, *others])
    if interrupted:
        sys.stdout.write(words.say("ladder-interrupted", done=book.matches()) + "\n")
    return INTERRUPTED if interrupted else 0


def climb(book: Book, args: argparse.Namespace, words: Messages) -> bool:
    """Play what is missing, and note each match as it ends; False when somebody has interrupted it."""
    try:
        runner = runner_of(args)
        # A few of all tell how long the rest will take.
        play(book, [min(FIRST, args.matches)], args, words, runner)
        tell_time(book, args, words)
        play(book, list(range(ROUND, args.matches + ROUND, ROUND)), args, words, runner)
        for level in LEVELS if args.clock else ():
            book.note_clock(level, is_compiled(), clocked(book.game, level, args.clock, args.seed))
    except KeyboardInterrupt:
        return False
    return True


def play(book: Book, goals: list[int], args: argparse.Namespace, words: Messages, runner: Runner | None) -> None:
    """Play on until so many matches of each step are there, then so many, but never more than are wanted."""
    steps = steps_of(book.game)
    most = min(max(goals, default=0), args.matches)
    with progress(words.say("arena-progress"), sum(missing(book, step, most) for step in steps)) as advance:
        for goal in goals:
            # The highest step of the largest table first: it says most.
            for step in reversed(steps):
                contest = contest_of(book.game, step, args.seed)
                done = dict(book.tallies[step].played)
                for played in hold(contest, rounded(min(goal, most), step), args.jobs, done, runner):
                    book.add(step, played)
                    advance(1)


def rounded(matches: int, step: Step) -> int:
    """Whole rounds around the table: every bot sits everywhere equally often."""
    return -(-matches // step.seats) * step.seats


def missing(book: Book, step: Step, matches: int) -> int:
    return max(0, rounded(matches, step) - book.tallies[step].matches())


def tell_time(book: Book, args: argparse.Namespace, words: Messages) -> None:
    """Say how long what is missing will take."""
    left = {step: missing(book, step, args.matches) for step in steps_of(book.game)}
    matches = sum(left.values())
    if matches:
        minutes = ceil(sum(book.seconds(step, count) for step, count in left.items()) / 60)
        said = words.say("ladder-time", matches=matches, minutes=minutes, jobs=args.jobs)
        sys.stderr.write(said + "\n")
        sys.stderr.flush()


def tell_uncounted(book: Book, words: Messages) -> None:
    """Say what lies in a book and does not count."""
    file = shown_path(book.file)
    lines = [words.say("ladder-unread", lines=book.unread, file=file)] if book.unread else []
    lines += [words.say("ladder-earlier", matches=book.earlier, file=file)] if book.earlier else []
    for line in lines:
        sys.stderr.write(line + "\n")
    sys.stderr.flush()


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
