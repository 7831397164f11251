"""`faubourg data`: the figures and names of a game as a file, and a check of a file that was changed."""

import argparse
import sys
from pathlib import Path

from faubourg.cli.complaint import Complaint, read_text
from faubourg.cli.parser import Parser
from faubourg.cli.saves import write_asked
from faubourg.core.options import shown
from faubourg.games import game
from faubourg.text.messages import Messages

SCREEN = "-"


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    file = words.say("cli-file")
    parser.add_argument("--export", metavar=file, nargs="?", const=SCREEN, help=words.say("cli-data-export"))
    parser.add_argument("--check", metavar=file, help=words.say("cli-data-check"))
    parser.add_argument("--force", action="store_true", help=words.say("cli-data-force"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    found = game(args.game)
    if args.check is not None:
        changed = game(args.game, read_text(args.check))
        key = "cli-data-same" if changed.data == found.data else "cli-data-good"
        sys.stdout.write(words.say(key, file=shown(args.check), game=found.title) + "\n")
    if args.export is not None:
        export(found.data, args.export, args.force, words)
    if args.check is None and args.export is None:
        raise Complaint("cli-data-what")
    return 0


def export(text: str, to: str, force: bool, words: Messages) -> None:
    if to == SCREEN:
        sys.stdout.write(text)
        return
    write_asked(Path(to), text, force=force)
    sys.stdout.write(words.say("cli-data-written", file=to) + "\n")
