"""`faubourg report`: what thousands of matches show of a game, as a page or as Markdown."""

import argparse
import shlex
import sys
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter

from faubourg.bots.arena import Contest
from faubourg.bots.player import PLAYOUTS
from faubourg.cli.compare import read_side
from faubourg.cli.complaint import Complaint, file_complaint, sentence, shown_path
from faubourg.cli.measuring import (
    CHECKED,
    MOST_MATCHES,
    UNWRITTEN,
    add_match_arguments,
    add_work_arguments,
    contest_of,
    interrupted,
    is_only_checked,
    say_lines,
    whole,
    working,
)
from faubourg.cli.parser import Parser
from faubourg.cli.people import read_bots
from faubourg.cli.saves import target_of, write_whole
from faubourg.core.measures import Kind
from faubourg.core.runtime import is_compiled
from faubourg.lab.comparison import Comparison, compare
from faubourg.lab.report.markdown import markdown
from faubourg.lab.report.noted import Noted, gather
from faubourg.lab.report.page import page
from faubourg.lab.report.write import Writer
from faubourg.lab.words import Words
from faubourg.text.decimals import decimal
from faubourg.text.messages import Messages

# What the name of the file may end in.
FORMS = {".html": page, ".md": markdown}


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--out", metavar=words.say("cli-file"), help=words.say("report-out"))
    add("--force", action="store_true", help=words.say("cli-data-force"))
    add("--matches", metavar="N", type=whole(2, MOST_MATCHES), default=2_000, help=words.say("report-matches"))
    add("--bots", metavar="greedy,random", default="greedy", help=words.say("arena-bots"))
    add_match_arguments(parser)
    form = words.say("report-against-form")
    add("--against", metavar=form, help=words.say("report-against-help"))
    add_work_arguments(parser)


def run(args: argparse.Namespace) -> int:
    words = Words(args.lang)
    out = out_of(args)
    if out.suffix not in FORMS:
        raise Complaint("report-bad-file", file=out.name, known=", ".join(FORMS))
    noted = all_kinds(args)
    against = None if args.against is None else beside(noted[0].contest, args)
    check_room(out, force=args.force)
    if is_only_checked():
        return CHECKED
    wanted = args.matches * (len(noted) + (against is not None))
    start = perf_counter()
    with working(args, words, wanted, lambda: noted[0].matches) as work:
        for one in noted:
            gather(one, args.matches, args.jobs, work.runner, work.advance)
        if against is not None:
            compare(against.one, against.other, args.matches, None, args.jobs, work.runner, work.advance, against)
    done = sum(one.matches for one in noted) + (against.matches if against is not None else 0)
    is_whole = done == wanted
    lines = [] if is_whole else [interrupted(words, done, wanted)]
    if noted[0].matches:
        made = how_made(args, is_whole, perf_counter() - start, words)
        writer = Writer(noted[0].contest.game, args.lang, noted)
        stopped = "" if is_whole else writer.stopped(noted, args.matches, against)
        document = writer.document(made, command_of(args), against, stopped)
        # What was asked of it was asked before: the figures of hours are not lost to a file that is new there.
        try:
            write_whole(out, FORMS[out.suffix](document), secret=False)
        except Complaint as problem:
            # Nor to a disk that has filled meanwhile.
            sys.stderr.write(f"{sentence(problem, words)} {words.say('report-said-instead')}\n")
            say_lines([markdown(document), *lines])
            return UNWRITTEN
        lines.append(words.say("report-written", file=str(out)))
    say_lines(lines)
    return work.code


def out_of(args: argparse.Namespace) -> Path:
    return Path(f"{args.game}.html" if args.out is None else args.out)


def check_room(out: Path, *, force: bool) -> None:
    """Before anything is played: the report can be written, and over a file that is there only when told to."""
    target = target_of(out)
    if target.exists() and not force:
        raise Complaint("cli-file-exists", file=shown_path(out))
    try:
        with TemporaryFile(dir=target.parent):
            pass
    except OSError as problem:
        raise file_complaint(target.parent, problem) from None


def all_kinds(args: argparse.Namespace) -> list[Noted]:
    """The kinds of match that the game's report tells of; or the one that was asked for."""
    asked = contest_of(args.game, args.bots, args.seats, args.option, args.data, args)
    if args.seats is not None or args.option:
        return [Noted(Kind(asked.seats, asked.options), asked)]
    kinds = asked.game.measures().kinds() or [Kind(asked.seats, {})]
    bots = read_bots(args.bots)
    return [
        Noted(kind, Contest(asked.game_id, bots, kind.seats, kind.options, args.seed, args.playouts, asked.data))
        for kind in kinds
    ]


def beside(first: Contest, args: argparse.Namespace) -> Comparison:
    """The first kind of match, and what it is to be compared with."""
    other, file = read_side(f":{args.against}", args, first, args.data)
    return Comparison(first, other, args.matches, file=args.data, other_file=file)


def how_made(args: argparse.Namespace, is_whole: bool, seconds: float, words: Messages) -> str:
    return words.say(
        "report-made-about" if is_whole else "report-made-stopped",
        matches=args.matches,
        seed=str(args.seed),
        playouts=args.playouts or PLAYOUTS,
        minutes=decimal(seconds / 60, 1, args.lang),
        where=words.say("report-on-cluster" if args.cluster else "report-on-cores", jobs=args.jobs),
        rules=words.say("report-compiled" if is_compiled() else "report-interpreted"),
    )


def command_of(args: argparse.Namespace) -> str:
    """The command that makes the same figures again."""
    parts = ["faubourg", "report", args.game, "--matches", str(args.matches), "--seed", str(args.seed)]
    if args.bots != "greedy":
        parts += ["--bots", args.bots]
    for name, value in (("seats", args.seats), ("data", args.data), ("against", args.against)):
        parts += [f"--{name}", str(value)] if value is not None else []
    for option in args.option:
        parts += ["--option", option]
    parts += ["--playouts", str(args.playouts)] if args.playouts is not None else []
    return shlex.join([*parts, "--out", out_of(args).name])
