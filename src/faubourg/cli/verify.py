"""`faubourg verify`: every draw of a record computed again."""

import argparse
import sys

import faubourg
from faubourg.cli.complaint import read_text, sentence
from faubourg.cli.parser import Parser
from faubourg.core.refusal import InputError
from faubourg.text.messages import Messages

# The record can be read, and what it says was dealt is not what the dealer's seed gives.
DIFFERS = 1
DISHONEST = ("draw-differs", "seed-not-committed")


def add_arguments(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("record", metavar=words.say("cli-record"), help=words.say("cli-record-help"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    text = read_text(args.record)
    try:
        match = faubourg.verify(text)
    except InputError as problem:
        if problem.code not in DISHONEST:
            raise
        sys.stderr.write(sentence(problem, words) + "\n")
        return DIFFERS
    moves = sum(1 for entry in match.entries if entry.actor >= 0)
    kind, *shown = match.dealer.header()
    lines = [words.say("cli-verify-good", draws=match.draws, moves=moves)]
    lines.append(words.say(f"cli-verify-{kind}", given=shown[0]))
    lines.append(words.say("cli-verify-over" if match.state.over else "cli-verify-going"))
    lines += [words.say(f"cli-verify-{note}") for note in match.notes]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0
