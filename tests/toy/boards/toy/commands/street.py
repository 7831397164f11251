"""`faubourg street`: which lots a street has (TOY-1d)."""

import argparse
import sys

from faubourg.cli.parser import Parser
from faubourg.games import game
from tests.toy.requests import street


def add_arguments(parser: Parser) -> None:
    parser.add_argument("street", metavar="STREET", help=parser.words.say("cli-street-help"))


def run(args: argparse.Namespace) -> int:
    sys.stdout.write(", ".join(street(game("toy"), {"street": args.street})["lots"]) + "\n")
    return 0
