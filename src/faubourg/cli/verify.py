"""`faubourg verify`: every draw of a record computed again."""

import argparse
import sys

import faubourg
from faubourg.cli.complaint import read_text, sentence
from faubourg.cli.parser import Parser
from faubourg.core.dealer import Dealer, Fair
from faubourg.core.match import Match
from faubourg.core.refusal import InputError
from faubourg.text.messages import Messages

# The record can be read, and what it says was dealt is not what the dealer's seed gives.
DIFFERS = 1
DISHONEST = ("draw-differs", "seed-not-committed", "entropy-not-promised", "record-bad-draw")

# Notes of a match that cannot be computed again from its beginning.
NOT_REPLAYED = {"stretch-not-verified", "position-taken-over"}


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
    if NOT_REPLAYED & set(match.notes):
        # Where it went on from is taken from the record: nothing is proved of the match.
        lines = [words.say("cli-verify-part")]
    else:
        lines = [words.say("cli-verify-good", draws=match.draws, moves=moves), *proof(match.dealer, words)]
    if gone := taken_back(match):
        lines.append(words.say("cli-verify-taken-back", count=gone))
    if not match.game.builtin:
        lines.append(words.say("cli-verify-own-figures", digest=match.game.data_digest))
    lines.append(words.say("cli-verify-over" if match.state.over else "cli-verify-going"))
    lines += [words.say(f"cli-verify-{note}") for note in match.notes]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def taken_back(match: Match) -> int:
    """How many draws were seen and not gone on with: whoever could go back alone could do so until one suited."""
    return match.draws - sum(1 for number in match.path() if match.entries[number].draw >= 0)


def proof(dealer: Dealer, words: Messages) -> list[str]:
    """What the draws follow from, and exactly what that proves."""
    kind, given = dealer.header()[:2]
    lines = [words.say(f"cli-verify-{kind}", given=given)]
    if not isinstance(dealer, Fair):
        return lines
    if dealer.promises is None:
        return [*lines, words.say("cli-verify-older")]
    seats: dict[str, list[str]] = {"revealed": [], "withheld": [], "without": []}
    for seat, (promise, entropy) in enumerate(zip(dealer.promises, dealer.entropies, strict=True), 1):
        seats["revealed" if entropy else "withheld" if promise else "without"].append(str(seat))
    lines += [
        words.say(f"cli-verify-{what}", seats=", ".join(found), count=len(found))
        for what, found in seats.items()
        if found
    ]
    lines.append(words.say("cli-verify-proved" if seats["revealed"] else "cli-verify-nobody"))
    return lines
