"""`faubourg simulate`: very many matches of bots, a row each, in a folder."""

import argparse
import sys
from pathlib import Path

from faubourg.cli.complaint import Complaint, file_complaint, sentence
from faubourg.cli.measuring import (
    CHECKED,
    INTERRUPTED,
    LOST,
    UNWRITTEN,
    add_match_arguments,
    add_work_arguments,
    contest_of,
    is_only_checked,
    progress,
    runner_of,
    say_lines,
    whole,
)
from faubourg.cli.parser import Parser
from faubourg.cli.play import idle_options
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.lab.manifest import manifest_of
from faubourg.lab.parquet import need_arrow, write_parquet
from faubourg.lab.rows import PROGRESS
from faubourg.lab.rows import whole as whole_rows
from faubourg.lab.simulation import MOST_MATCHES, write_rows
from faubourg.text.messages import Messages


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    add("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    add("--matches", metavar="N", type=whole(1, MOST_MATCHES), default=10_000, help=words.say("simulate-matches"))
    add("--out", metavar=words.say("cli-folder"), required=True, help=words.say("simulate-out"))
    add("--bots", metavar="greedy,random", default="random", help=words.say("arena-bots"))
    add_match_arguments(parser)
    add("--turns", action="store_true", help=words.say("simulate-turns"))
    add("--parquet", action="store_true", help=words.say("simulate-parquet"))
    add_work_arguments(parser)


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    contest = contest_of(args.game, args.bots, args.seats, args.option, args.data, args)
    if args.parquet:
        need_arrow()
    if is_only_checked():
        return CHECKED
    manifest = manifest_of(contest, args.matches, args.turns)
    folder = Path(args.out)
    lines = idle_options(args.option, contest.game, words)
    code = 0
    try:
        runner = runner_of(args)
        with progress(words.say("arena-progress"), args.matches) as advance:
            write_rows(manifest, folder, args.jobs, runner, advance)
        made = write_parquet(folder) if args.parquet else []
        lines += [words.say("simulate-parquet-made", file=path.name) for path in made]
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as problem:
        is_file = isinstance(problem, FileExistsError)
        told = Complaint("simulate-no-folder", folder=shown(args.out)) if is_file else file_complaint(folder, problem)
        sys.stderr.write(sentence(told, words) + "\n")
        code = UNWRITTEN
    except InputError as problem:
        if not problem.code.startswith("cluster-") or not (folder / PROGRESS).is_file():
            raise
        sys.stderr.write(sentence(problem, words) + "\n")
        code = LOST
    done, sizes = whole_rows(folder / PROGRESS)
    if code == UNWRITTEN and not sizes:
        # There is no run that could be gone on with.
        return code
    lines.append(words.say("simulate-done", done=done, folder=str(folder)))
    if done < args.matches:
        lines.append(words.say("simulate-go-on", left=args.matches - done))
    say_lines(lines)
    return code
