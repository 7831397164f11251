"""`faubourg games`: which games there are, for how many, and with which options."""

import argparse
import shutil
import sys
import textwrap

from faubourg.cli.parser import Parser
from faubourg.core.options import CHOICE, FLAG, NUMBER, SEAT, TEXT, Option
from faubourg.games import game, game_ids
from faubourg.text.levels import level_lines
from faubourg.text.messages import Messages
from faubourg.text.phrases import Phrases


def add_arguments(parser: Parser) -> None:
    """It takes none."""


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang)
    lines: list[str] = []
    for id in game_ids():
        found = game(id)
        phrases = Phrases(found, args.lang)
        low, high = found.seats.start, found.seats.stop - 1
        lines.append(words.say("cli-games-title", id=id, title=found.title, low=low, high=high))
        for option in found.options:
            default = phrases.option_value(option.name, option.default)
            about = phrases.option_help(option.name)
            lines.append(f"  --option {option.name}={placeholder(option, words)}")
            lines.append("      " + words.say("cli-games-option", about=about, default=default))
            if option.needs is not None:
                lines.append("      " + words.say("cli-games-needs", option=option.needs[0], value=option.needs[1]))
            if option.kind == CHOICE:
                values = [f"{value} = {phrases.option_value(option.name, value)}" for value in option.values]
                lines += ["      " + value for value in values]
        lines.append("  " + words.say("cli-games-levels"))
        lines += ["      " + line for line in level_lines(id, words)]
    width = shutil.get_terminal_size().columns
    sys.stdout.write("\n".join(line for long in lines for line in wrapped(long, width)) + "\n")
    return 0


def wrapped(line: str, width: int) -> list[str]:
    """Lines that fit; those that go on stand a little deeper. What is typed, which has no spaces, is left whole."""
    margin = len(line) - len(line.lstrip(" "))
    deeper = " " * (margin + 2)
    return textwrap.wrap(line, width, subsequent_indent=deeper, break_long_words=False, break_on_hyphens=False)


def placeholder(option: Option, words: Messages) -> str:
    """What may stand behind the equals sign."""
    if option.kind == FLAG:
        return words.say("cli-option-flag")
    if option.kind == CHOICE:
        return "|".join(option.values)
    if option.kind == NUMBER:
        return f"{option.low}..{option.high}"
    if option.kind == SEAT:
        return words.say("cli-option-seat")
    if option.kind == TEXT:
        return words.say("cli-option-text", low=option.low, high=option.high)
    return "+".join(option.values[: option.high])
