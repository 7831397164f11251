"""The track as a list, a line a space, for terminals that are too narrow for the drawing; and in sentences."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from rich.text import Text

from faubourg.cli.boards.estate.paint import SOFT, cut, letter, padded, pawns
from faubourg.cli.boards.ubuild.grid import ends_of
from faubourg.cli.boards.ubuild.look import Signs, piece_sign, piece_style, style_of
from faubourg.cli.boards.ubuild.names import Names, site_name
from faubourg.cli.boards.ubuild.standing import OnSpace, Standing
from faubourg.games.ubuild.layouts.layout import SITES_OF_SPACE, Layout
from faubourg.text.messages import Messages

LONGEST_NAME: Final = 21
# Owner and blocks: `A⌂3■5`.
STATE: Final = 6
# The most that landing on a space costs: `40000`.
WORTH: Final = 5
# The columns of all but the name, with a few pawns; and where nobody plays yet.
BESIDE_NAME: Final = 42
BESIDE_BARE: Final = 26
UNTOLD: Final[Mapping[int, Text]] = MappingProxyType({})


def listed(
    layout: Layout, names: Names, standing: Standing, width: int, signs: Signs, worths: Mapping[int, Text] = UNTOLD
) -> list[Text]:
    """Number, code and name; owner and blocks; the sites and what stands on them; what landing there costs, if that is
    told; the pawns."""
    beside = BESIDE_NAME if worths else BESIDE_BARE
    longest = min(max(map(len, names.spaces)), LONGEST_NAME, max(width - beside, 1))
    lines = []
    for space in range(layout.spaces):
        here = standing.on_space(space)
        line = Text(f"{space + 1:>2} ")
        line.append(f" {names.codes[space].ljust(3)} ", style_of(layout, names, space))
        line.append(f" {padded(names.spaces[space], longest)} ")
        line.append(state_of(here, signs) if standing.spaces else "")
        for site in sites_of(layout, space):
            line.append(site_text(layout, names, standing, site, signs))
        if worths:
            cost = worths.get(space, Text())
            line.append(" " * (WORTH - cost.cell_len)).append(cost).append(" ")
        line.append(pawns([*here.pawns]))
        if here.jailed:
            line.append(Text.assemble("[", pawns([*here.jailed]), "]"))
        lines.append(cut(line, width))
    return lines


def sites_of(layout: Layout, space: int) -> list[int]:
    """The four sites of a space, by number."""
    first = space * int(SITES_OF_SPACE)
    return sorted(int(layout.sites_of[first + place]) for place in range(int(SITES_OF_SPACE)))


def site_text(layout: Layout, names: Names, standing: Standing, site: int, signs: Signs) -> Text:
    """Its name, or the sign of what stands there with its number; four columns."""
    found = standing.sites.get(site)
    if found is None:
        return Text(site_name(site).ljust(4), "bold" if site in standing.bright else SOFT)
    sign = f"{piece_sign(found.piece, signs)}{site + 1}"
    return Text.assemble((sign, piece_style(layout, names, found)), " " * (4 - len(sign)))


def state_of(here: OnSpace, signs: Signs) -> Text:
    """Whose it is and what is built on it; of a bridge whether it is open."""
    line = Text() if here.owner is None else letter(here.owner)
    if here.is_open is not None:
        line.append(signs.open if here.is_open else signs.closed)
    if here.residential:
        line.append(f"{signs.common.residential}{here.residential}")
    if here.industrial:
        line.append(f"{signs.common.industrial}{here.industrial}")
    line.append(signs.common.mortgaged if here.mortgaged else "")
    line.pad_right(STATE - line.cell_len)
    return line


def key_to(layout: Layout, names: Names, width: int) -> list[Text]:
    """What the codes of a track mean, each once, in walking order; as many on a line as fit."""
    lines: list[Text] = []
    for space in sorted({code: space for space, code in reversed([*enumerate(names.codes)])}.values()):
        if names.codes[space] == names.spaces[space]:
            continue
        entry = Text(names.codes[space], style_of(layout, names, space))
        entry.append(f" {names.spaces[space]}", SOFT)
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ").append(entry)
        else:
            lines.append(entry)
    return lines


# In sentences


def told(layout: Layout, names: Names, words: Messages) -> list[str]:
    """A sentence for each space, with its sites; of an open track also where its railroads are."""
    lines = [
        words.say(
            "board-track-space",
            number=space + 1,
            space=names.spaces[space],
            code=names.codes[space],
            sites=", ".join(map(site_name, sites_of(layout, space))),
        )
        for space in range(layout.spaces)
    ]
    return lines + railroads(layout, names, words)


def railroads(layout: Layout, names: Names, words: Messages) -> list[str]:
    """Of an open track where its railroads are."""
    if not layout.is_open:
        return []
    first, last = ends_of(layout)
    return [words.say("board-track-railroads", first=names.spaces[first], last=names.spaces[last])]
