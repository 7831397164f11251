"""`faubourg layout check`: whether a layout can be played, or what is wrong with it and where (UB-2h)."""

import argparse
import sys

from faubourg.cli.boards.ubuild.layouts.about import about
from faubourg.cli.boards.ubuild.layouts.given import GAME, Given, add_data, add_layout, all_given, figures_from
from faubourg.cli.letters import printable
from faubourg.cli.parser import Parser
from faubourg.core.refusal import InputError
from faubourg.games.ubuild.layouts.box import Box
from faubourg.games.ubuild.layouts.layout import built
from faubourg.text.messages import Messages

# As for anything else that cannot be used.
FAULTY = 2


def add_arguments(parser: Parser) -> None:
    add_layout(parser)
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang, GAME)
    box = figures_from(args.data).box
    given = all_given(args.layout)
    if len(given) > 1:
        return check_all(given, box, words)
    layout = built(given[0].text, box)
    sys.stdout.write(words.say_with("layout-good", about(layout, box)) + "\n")
    return 0


def check_all(given: list[Given], box: Box, words: Messages) -> int:
    """Of a file with several, every one that is wrong, with its line; then how many there are of each sort."""
    faults = 0
    for text, line in given:
        try:
            built(text, box)
        except InputError as problem:
            faults += 1
            said = words.say("layout-line", line=line or 0, fault=words.sentence(problem))
            sys.stderr.write(printable(said, sys.stderr.encoding) + "\n")
    sys.stdout.write(words.say("layout-counted", good=len(given) - faults, bad=faults) + "\n")
    return FAULTY if faults else 0
