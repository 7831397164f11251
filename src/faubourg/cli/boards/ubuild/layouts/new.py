"""`faubourg layout new`: layouts made at random, one a line (UB-2d, UB-2e, UB-2f, UB-2g)."""

import argparse
import secrets
import sys

from faubourg.cli.boards.ubuild.layouts.given import add_data, figures_from
from faubourg.cli.measuring import whole
from faubourg.cli.parser import Parser
from faubourg.games.ubuild.layouts.generator import generated
from faubourg.games.ubuild.numbering import MODE_IDS, Mode

MOST = 1_000_000
LARGEST_SEED = 10**18


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add = parser.add_argument
    modes = "|".join(MODE_IDS)
    add("--mode", metavar=modes, type=MODE_IDS.index, default=Mode.CLASSIC, help=words.say("cli-layout-mode"))
    add("--open", action="store_true", help=words.say("cli-layout-open"))
    add("--seed", metavar="N", type=whole(0, LARGEST_SEED), help=words.say("cli-layout-seed"))
    add("--count", metavar="N", type=whole(1, MOST), default=1, help=words.say("cli-layout-count"))
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    box = figures_from(args.data).box
    seed = secrets.randbelow(LARGEST_SEED) if args.seed is None else args.seed
    for number in range(args.count):
        sys.stdout.write(generated(box, args.mode, seed + number, is_open=args.open) + "\n")
    return 0
