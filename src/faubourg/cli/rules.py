"""`faubourg rules`: the rulebook of a game, a chapter, a section or one clause of it."""

import argparse
import os
import shutil
import sys

from faubourg.cli.letters import printable
from faubourg.cli.parser import Parser
from faubourg.text.language import pick_language
from faubourg.text.rulebook import WIDEST, Rulebook


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("game", metavar=words.say("cli-game"), help=words.say("cli-game-help"))
    parser.add_argument("clause", metavar=words.say("cli-clause"), nargs="?", help=words.say("cli-clause-help"))


def show(args: argparse.Namespace) -> int:
    return run(args.game, args.clause, args.lang)


def run(game: str, clause: str | None, lang: str | None) -> int:
    """Print it; an unknown game, clause or language is an InputError."""
    book = Rulebook(game, pick_language(lang, os.environ))
    part = None if clause is None else book.find(clause)
    width = min(WIDEST, shutil.get_terminal_size().columns)
    sys.stdout.write(printable(book.plain_text(width, part), sys.stdout.encoding))
    return 0
