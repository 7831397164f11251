"""The table around the track: what is counted, the titles with their rents, the players, and what is going on."""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from faubourg.cli.boards.estate.paint import SOFT, cut, pawns, spread
from faubourg.cli.boards.estate.situation import colours_of, going_on, player_line, wrapped
from faubourg.cli.boards.estate.titles import built, chip, owner_sign, worth
from faubourg.cli.boards.ubuild.facts import Facts, district_at
from faubourg.cli.boards.ubuild.listing import listed
from faubourg.cli.boards.ubuild.look import piece_sign, piece_style, style_of
from faubourg.cli.boards.ubuild.notes import with_notes
from faubourg.cli.boards.ubuild.standing import Standing
from faubourg.cli.boards.ubuild.track import drawn, picture_for
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KIND_IDS
from faubourg.games.ubuild.view import DistrictView, UBuildView

if TYPE_CHECKING:
    from faubourg.cli.boards.ubuild.board import UBuildBoard

# What the news, the question, its answers and the line that is typed need.
BELOW: Final = 8
# Where the list is as long as the track.
BELOW_LIST: Final = 12
# Of what is told inside the track, and of a title.
NOTE: Final = 36
TITLE: Final = 19
COUNTED: Final = ("residential", "industrial", "skyscraper", "stadium", "tower")


def table(
    board: "UBuildBoard", view: UBuildView, facts: Facts, standing: Standing, columns: int, rows: int
) -> list[Text]:
    """The track drawn as large as it fits, with the titles if there is room for them too; or a list."""
    head = headline(board, view, facts, columns)
    if picture_for(facts.layout, columns, rows) is None:
        return [head, *as_list(board, view, facts, standing, columns, rows)]
    room = rows - BELOW - 1
    notes = inside(board, view, facts)
    lines: list[Text] = []
    for below in (titles(view, facts, columns) + on_sites(board, view, facts, columns), []):
        picture = picture_for(facts.layout, columns, room - len(below))
        assert picture is not None
        track = drawn(facts.layout, facts.track, standing, picture, facts.look)
        lines = with_notes(track, notes, columns) + below
        if len(lines) <= room:
            break
    for line in lines:
        line.rstrip()
    return [head, *lines]


# What is counted


def headline(board: "UBuildBoard", view: UBuildView, facts: Facts, width: int) -> Text:
    """Rounds or time, the dice, what may be built, the chance pile, and what is left in the box."""
    words, signs = board.words, facts.signs
    parts = [counted(board, view, facts)]
    if view["dice"] is not None:
        parts.append(words.say("board-dice", dice=" + ".join(map(str, view["dice"]))))
    if view["phase"] == "act":
        parts.append(words.say("board-build", blocks=view["build"]["blocks"]))
    parts.append(words.say("board-chance", pile=view["chance"]["pile"]))
    stock = view["bank"]["stock"]
    left = [f"{getattr(signs, piece)}{stock[piece]}" for piece in COUNTED]
    left.append(f"{signs.bonus}{sum(stock[kind] for kind in KIND_IDS[:FIRST_HAZARD])}")
    left.append(f"{signs.hazard}{sum(stock[kind] for kind in KIND_IDS[FIRST_HAZARD:])}")
    parts.append(words.say("board-left", stock=" ".join(left)))
    return cut(Text(f" {signs.dot} ".join(parts), style=SOFT), width)


def counted(board: "UBuildBoard", view: UBuildView, facts: Facts) -> str:
    words = board.words
    if view["rounds"] is not None:
        return words.say("board-round", round=min(view["round"], view["rounds"]), rounds=view["rounds"])
    if facts.by_clock:
        return words.say("board-time", round=view["round"], up="yes" if view["time_up"] else "no")
    return words.say("board-last", round=view["round"])


# Inside the track


def inside(board: "UBuildBoard", view: UBuildView, facts: Facts) -> list[Text]:
    """The players with their colours, and below them what is going on."""
    found = []
    for player in view["players"]:
        line = player_line(board, view, player, facts, NOTE)
        found.append(line)
    return found + [line for text in situation(board, view, facts) for line in wrapped(text, NOTE)]


def situation(board: "UBuildBoard", view: UBuildView, facts: Facts) -> list[Text]:
    """The card, the debt, the auction or the offer, as far as the question does not say it."""
    found: list[Text] = []
    if view["card"] is not None and view["phase"] != "card" and not view["over"]:
        found.append(Text(board.phrases.card(view["card"]["card"]), style="italic"))
    return found + going_on(board, view, view["debt"], facts)


# Below the track


def titles(view: UBuildView, facts: Facts, width: int) -> list[Text]:
    """Every district in walking order, as many on a line as fit."""
    found = [title(facts, district) for district in in_walking_order(view, facts)]
    across = max(1, width // TITLE)
    return [Text.assemble(*found[place : place + across]) for place in range(0, len(found), across)]


def in_walking_order(view: UBuildView, facts: Facts) -> list[DistrictView]:
    return sorted(view["districts"], key=lambda district: facts.spaces[district["id"]])


def title(facts: Facts, district: DistrictView) -> Text:
    """Code, owner, what is built, and what landing there costs."""
    return Text.assemble(spread(about(facts, district), worth(facts, district), TITLE - 2), "  ")


def about(facts: Facts, district: DistrictView) -> Text:
    signs = facts.signs
    return Text.assemble(
        chip(facts, district["id"]),
        owner_sign(signs, district),
        built(signs, district, district["protected"], district["spoiled"]),
    )


def on_sites(board: "UBuildBoard", view: UBuildView, facts: Facts, width: int) -> list[Text]:
    """Each building on a site by its name, with the district that it is recorded with."""
    lines: list[Text] = []
    standing = board.standing(view, facts, ())
    for found in view["sites"]:
        style = piece_style(facts.layout, facts.track, standing.sites[found["site"] - 1])
        entry = Text(f"{piece_sign(found['piece'], facts.look)}{found['site']}", style)
        entry.append(f" {facts.track.pieces[found['piece']]}", SOFT)
        if found["district"] is not None:
            entry.append(f" {facts.code(found['district'])}", SOFT)
        if lines and lines[-1].cell_len + 2 + entry.cell_len <= width:
            lines[-1].append("  ").append(entry)
        else:
            lines.append(entry)
    return lines


# The table without its drawing


def as_list(
    board: "UBuildBoard", view: UBuildView, facts: Facts, standing: Standing, width: int, rows: int
) -> list[Text]:
    """A line a space with its sites, where the terminal is high enough; else two spaces a line, without."""
    people = [cut(person(board, view, facts, seat, width), width) for seat in range(len(view["players"]))]
    below = people + [line for text in situation(board, view, facts) for line in wrapped(text, width)]
    if facts.layout.spaces + len(below) + BELOW_LIST <= rows:
        return listed(facts.layout, facts.track, standing, width, facts.look) + below
    return two_columns(view, facts, standing, width) + on_sites(board, view, facts, width) + below


def person(board: "UBuildBoard", view: UBuildView, facts: Facts, seat: int, width: int) -> Text:
    """A player with the space and the colours."""
    player = view["players"][seat]
    line = player_line(board, view, player, facts, width)
    if not player["out"]:
        here = board.words.say("board-in-jail") if player["jailed"] else facts.track.codes[player["space"]]
        line.append(f"  {here}  ").append(colours_of(player, facts))
    return line


def two_columns(view: UBuildView, facts: Facts, standing: Standing, width: int) -> list[Text]:
    column = (width - 2) // 2
    cells = [spread(*space_cell(view, facts, standing, space), column) for space in range(facts.layout.spaces)]
    half = (len(cells) + 1) // 2
    return [Text.assemble(cells[place], "  ", *cells[place + half : place + half + 1]) for place in range(half)]


def space_cell(view: UBuildView, facts: Facts, standing: Standing, space: int) -> tuple[Text, Text]:
    """What stands on a space, and at the other end who, and what it costs."""
    here = standing.on_space(space)
    who = pawns([*here.pawns])
    if here.jailed:
        who = Text.assemble(who, "[", pawns([*here.jailed]), "]")
    district = district_at(view, facts, space)
    if district is not None:
        return about(facts, district), Text.assemble(who, " ", worth(facts, district))
    line = Text(f" {facts.track.codes[space].ljust(3)} ", style_of(facts.layout, facts.track, space))
    if here.is_open is not None:
        line.append(facts.look.open if here.is_open else facts.look.closed)
    return line, who
