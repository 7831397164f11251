"""What the spaces of a layout are called, in one language: in full, and as short as the drawing needs it."""

from typing import NamedTuple

from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS
from faubourg.games.ubuild.figures import Figures
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import KIND_IDS, SPACE_IDS
from faubourg.text.messages import Messages

RAILROAD = "railroad"


class Names(NamedTuple):
    """By space: in full, in short, and the colour of a district; of a railroad both; of pieces by id."""

    spaces: list[str]
    codes: list[str]
    colours: list[str | None]
    railroad: str
    railroad_code: str
    pieces: dict[str, str]
    short_pieces: dict[str, str]


def names_of(layout: Layout, figures: Figures, words: Messages) -> Names:
    language = words.language
    full: list[str] = []
    codes: list[str] = []
    colours: list[str | None] = []
    for space in range(layout.spaces):
        district, sort = int(layout.districts[space]), int(layout.sorts[space])
        if district >= 0:
            colour = COLOUR_IDS[COLOUR_OF[district]]
            full.append(figures.district_names[district][language])
            codes.append(words.say(f"board-code-{colour}") + DISTRICT_IDS[district][-1])
            colours.append(colour)
        else:
            full.append(figures.space_names[SPACE_IDS[sort]][language])
            codes.append(words.say(f"board-space-{SPACE_IDS[sort]}"))
            colours.append(None)
    return Names(
        full,
        codes,
        colours,
        figures.space_names[RAILROAD][language],
        words.say(f"board-space-{RAILROAD}"),
        {piece: names[language] for piece, names in figures.piece_names.items()},
        {kind: words.say(f"board-piece-{kind}") for kind in KIND_IDS},
    )


def site_name(site: int) -> str:
    """As people count them, from 1."""
    return f"s{site + 1}"
