"""`faubourg layout gallery`: layouts worth playing on, chosen by what bots find; the file that the gallery shows."""

import argparse
import sys

from faubourg.bots.heuristics.ubuild_gallery import Found, choose
from faubourg.bots.heuristics.ubuild_judge import MOST_MATCHES
from faubourg.cli.boards.ubuild.layouts.given import GAME
from faubourg.cli.measuring import INTERRUPTED, cores, progress, whole
from faubourg.cli.parser import Parser
from faubourg.games import game
from faubourg.games.ubuild.game import UBuildGame
from faubourg.text.messages import Messages

# Closed and open layouts of three modes.
SORTS = 6
# By these the file in the package was made; the command without options makes it again, in some minutes.
CANDIDATES, MATCHES, SEED = 10, 300, 1
HEAD = "# Made by `faubourg layout gallery --candidates {} --matches {} --seed {}`. Do not edit.\n"


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    some, most = whole(4, 10_000), whole(1, MOST_MATCHES)
    add("--candidates", metavar="N", type=some, default=CANDIDATES, help=words.say("cli-layout-gallery-candidates"))
    add("--matches", metavar="N", type=most, default=MATCHES, help=words.say("cli-layout-gallery-matches"))
    add("--seed", metavar="N", type=whole(0, 10**18), default=SEED, help=words.say("measure-seed"))
    add("--jobs", metavar="N", type=whole(1, 1024), default=cores(), help=words.say("measure-jobs"))


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang, GAME)
    found = game(GAME)
    assert isinstance(found, UBuildGame)
    try:
        with progress(words.say("layout-gallery-progress"), SORTS * args.candidates) as advance:
            chosen = choose(found, args.candidates, args.matches, args.seed, args.jobs, advance)
    except KeyboardInterrupt:
        return INTERRUPTED
    head = HEAD.format(args.candidates, args.matches, args.seed)
    sys.stdout.write(head + "".join(entry(one) for one in chosen))
    return 0


def entry(one: Found) -> str:
    """Minutes; the rest in percent."""
    return (
        f'\n[[chosen]]\nlayout = "{one.text}"\n'
        f"minutes = {one.minutes:.1f}\nfirst = {100 * one.first:.1f}\ntop = {100 * one.top:.1f}\n"
    )
