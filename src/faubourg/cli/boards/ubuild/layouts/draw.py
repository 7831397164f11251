"""`faubourg layout draw`: a layout in the terminal, or as a picture."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from faubourg.cli.boards.ubuild.layouts.about import about
from faubourg.cli.boards.ubuild.layouts.given import GAME, add_data, add_layout, figures_from, one_given
from faubourg.cli.boards.ubuild.names import Names, names_of
from faubourg.cli.data import SCREEN
from faubourg.cli.letters import printable
from faubourg.cli.parser import Parser
from faubourg.cli.saves import write_asked
from faubourg.cli.screen import can_show
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.layout import Layout, built
from faubourg.text.messages import Messages

if TYPE_CHECKING:
    from rich.text import Text


def add_arguments(parser: Parser) -> None:
    words = parser.words
    add_layout(parser)
    parser.add_argument("--svg", metavar=words.say("cli-file"), help=words.say("cli-layout-svg"))
    parser.add_argument("--force", action="store_true", help=words.say("cli-data-force"))
    parser.add_argument("--plain", action="store_true", help=words.say("cli-play-plain"))
    parser.add_argument("--no-color", action="store_true", help=words.say("cli-play-no-color"))
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    words = Messages(args.lang, GAME)
    figures = figures_from(args.data)
    layout = built(one_given(args.layout), figures.box)
    names = names_of(layout, figures, words)
    if args.svg is not None:
        write_svg(layout, names, figures, args.svg, args.force, words)
    elif args.plain:
        tell(layout, names, figures, words)
    else:
        show(layout, names, figures, words, not args.no_color)
    return 0


def show(layout: Layout, names: Names, figures: Figures, words: Messages, colour: bool) -> None:
    from rich.console import Console

    console = Console(no_color=not colour or None, highlight=False, markup=False, emoji=False)
    for line in lines_of(layout, names, figures, words, console.width, console.height):
        line.rstrip()
        console.print(line)


def lines_of(layout: Layout, names: Names, figures: Figures, words: Messages, columns: int, rows: int) -> "list[Text]":
    """The drawing with what its codes mean, or a list where it does not fit."""
    from rich.text import Text

    from faubourg.cli.boards.ubuild.listing import key_to, listed
    from faubourg.cli.boards.ubuild.look import FINE, SIMPLE, every_sign
    from faubourg.cli.boards.ubuild.notes import with_notes
    from faubourg.cli.boards.ubuild.standing import BARE
    from faubourg.cli.boards.ubuild.track import drawn, picture_for

    signs = FINE if can_show(every_sign(FINE), sys.stdout.encoding) else SIMPLE
    notes = [Text(words.say_with(key, about(layout, figures.box))) for key in ("layout-title", "layout-counts")]
    key = key_to(layout, names, columns)
    # What is typed next needs a line.
    picture = picture_for(layout, columns, rows - len(key) - 1)
    if picture is None:
        return [*notes, *listed(layout, names, BARE, columns, signs)]
    return [*with_notes(drawn(layout, names, BARE, picture, signs), notes, columns), *key]


def write_svg(layout: Layout, names: Names, figures: Figures, to: str, force: bool, words: Messages) -> None:
    from faubourg.cli.boards.ubuild.svg import picture

    text = picture(layout, names, words.say_with("layout-title", about(layout, figures.box)), words.language)
    if to == SCREEN:
        sys.stdout.write(text)
        return
    write_asked(Path(to), text, force=force)
    sys.stdout.write(words.say("layout-svg-written", file=to) + "\n")


def tell(layout: Layout, names: Names, figures: Figures, words: Messages) -> None:
    """In sentences, for whoever reads no drawing."""
    from faubourg.cli.boards.ubuild.listing import told

    lines = [words.say_with("layout-good", about(layout, figures.box)), *told(layout, names, words)]
    sys.stdout.write(printable("\n".join(lines) + "\n", sys.stdout.encoding))
