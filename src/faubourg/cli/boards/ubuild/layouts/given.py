"""What is given to the commands of layouts: a layout, as a text or in a file; the box whose tiles it is made of."""

import sys
from pathlib import Path
from typing import NamedTuple

from faubourg.cli.complaint import Complaint, read_text
from faubourg.cli.parser import Parser
from faubourg.core.data import Sheet, Shelf
from faubourg.core.options import shown
from faubourg.games.ubuild.figures import Figures

GAME = "ubuild"
# No layout's text has one of these, and hardly a file has none.
OF_FILES = "./\\"
COMMENT = "#"
# In the place of a file.
INPUT = "-"
LONGEST_INPUT = 20_000_000


class Given(NamedTuple):
    """A layout's text, and its line if it comes from a file."""

    text: str
    line: int | None = None


def add_layout(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("layout", metavar=words.say("cli-layout-text"), help=words.say("cli-layout-text-help"))


def add_data(parser: Parser) -> None:
    words = parser.words
    parser.add_argument("--data", metavar=words.say("cli-file"), help=words.say("cli-layout-data"))


def figures_from(file: str | None) -> Figures:
    """Those of a data file, or those that are built in."""
    return Figures(Sheet(Shelf(f"faubourg.games.{GAME}", GAME).running() if file is None else read_text(file)))


def all_given(given: str) -> list[Given]:
    """The layout that was typed; or all of a file or of the standard input, one a line, where empty lines and comments
    are passed over."""
    if given != INPUT and not (any(sign in given for sign in OF_FILES) or is_file(given)):
        return [Given(given.strip())]
    text = sys.stdin.read(LONGEST_INPUT) if given == INPUT else read_text(given)
    lines = [line.strip() for line in text.splitlines()]
    found = [Given(line, number) for number, line in enumerate(lines, 1) if line and not line.startswith(COMMENT)]
    if not found:
        raise Complaint("cli-layout-none", file=shown(given))
    return found


def one_given(given: str) -> str:
    found = all_given(given)
    if len(found) > 1:
        raise Complaint("cli-layout-several", file=shown(given), count=len(found))
    return found[0].text


def is_file(given: str) -> bool:
    try:
        return Path(given).is_file()
    except (OSError, ValueError):
        # Too long for a name, or with a zero in it.
        return False
