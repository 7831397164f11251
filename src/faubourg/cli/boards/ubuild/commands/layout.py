"""`faubourg layout`: boards of U-Build, to be checked, made, drawn, judged, chosen and fuzzed (UB-2h)."""

import argparse
from collections.abc import Callable
from typing import Final, NamedTuple

from faubourg.cli.boards.ubuild.layouts import check, draw, fuzz, gallery, judge, new
from faubourg.cli.complaint import Complaint
from faubourg.cli.parser import Adder, Parser, add_commands


class Action(NamedTuple):
    """A module of the folder `layouts` has both."""

    add_arguments: Adder
    run: Callable[[argparse.Namespace], int]


ACTIONS: Final = {
    "check": Action(check.add_arguments, check.run),
    "new": Action(new.add_arguments, new.run),
    "draw": Action(draw.add_arguments, draw.run),
    "judge": Action(judge.add_arguments, judge.run),
    "gallery": Action(gallery.add_arguments, gallery.run),
    "fuzz": Action(fuzz.add_arguments, fuzz.run),
}


def add_arguments(parser: Parser) -> None:
    adders = {name: action.add_arguments for name, action in ACTIONS.items()}
    add_commands(parser, adders, "action", "cli-layout", {})


def run(args: argparse.Namespace) -> int:
    if args.action is None:
        raise Complaint("cli-layout-what", known=", ".join(ACTIONS))
    return ACTIONS[args.action].run(args)
