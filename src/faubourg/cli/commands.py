"""What can be typed at the table beside moves, in every language."""

import functools
import re
from typing import NamedTuple

from faubourg.cli.accents import without_accents
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import message_file

# What needs no words.
SIGNS = {"?": "rule", "0": "back"}
# These stand alone: with anything behind them they are no command.
ALONE = ("all", "undo", "back", "hint", "board", "players", "hand", "wait", "quit")


class Command(NamedTuple):
    """What to do, and the rest of the line as it was typed."""

    name: str
    rest: str


def read_command(text: str) -> Command | None:
    """The command of a line, or None when it is none: a number or a move, then."""
    line = text.strip()
    if line.startswith("?"):
        return Command("rule", line[1:].strip())
    word, _, rest = line.partition(" ")
    name = SIGNS.get(word) or words_typed("command", None).get(word.lower())
    if name is None or (rest.strip() and name in ALONE):
        return None
    return Command(name, rest.strip())


@functools.cache
def words_typed(sort: str, game: str | None) -> dict[str, str]:
    """What a word means that people may type, with or without its accents.

    The text files have the words: `command-undo = undo, annule`. Those of all languages are understood.
    """
    found: dict[str, str] = {}
    for file in (message_file(language, game) for language in LANGUAGES):
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        for name, words in re.findall(rf"^{sort}-([\w-]+) = (.+)$", text, re.MULTILINE):
            for word in words.split(", "):
                found |= {word: name, without_accents(word): name}
    return found
