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
from faubourg.cli.boards.ubuild.track import Picture, drawn, picture_for
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KIND_IDS
from faubourg.games.ubuild.view import BridgeView, DistrictView, UBuildView

if TYPE_CHECKING:
    from faubourg.cli.boards.ubuild.board import UBuildBoard

# What the news, the question, its answers and the line that is typed need.
BELOW: Final = 8
# Where the list is as long as the track.
BELOW_LIST: Final = 12
# In narrower terminals the track is a list.
NARROWEST: Final = 80
# The columns of a title that has much to tell.
TITLE: Final = 20
# The columns of a player inside the track, or beside it.
NOTE: Final = 26
BETWEEN: Final = Text("  ")
COUNTED: Final = ("residential", "industrial", "skyscraper", "stadium", "tower")


def table(
    board: "UBuildBoard", view: UBuildView, facts: Facts, standing: Standing, columns: int, rows: int
) -> list[Text]:
    """The track drawn as large as it fits, with the titles and buildings below if there is room; or a list."""
    picture = picture_of(facts, columns, rows)
    if picture is None:
        return as_list(board, view, facts, standing, columns, rows)
    track = drawn(facts.layout, facts.track, standing, picture, facts.look)
    lines = with_people(track, people(board, view, facts), columns)
    told = situation(board, view, facts)
    buildings = on_sites(board, view, facts)
    lines, told_below = with_notes_or_below(lines, in_columns(told, NOTE), in_columns(told, columns), columns)
    lines, more = with_notes_or_below(lines, buildings, side_by_side(buildings, columns), columns)
    lines = headline(board, view, facts, columns) + lines
    room, untold = rows - BELOW - len(told_below), False
    for below in (titles(view, facts, columns), more):
        if len(lines) + len(below) <= room:
            lines += below
        else:
            untold = True
    if untold and len(lines) < room:
        lines.append(Text(board.words.say("board-untold"), SOFT))
    for line in lines:
        line.rstrip()
    return lines + told_below


def picture_of(facts: Facts, columns: int, rows: int) -> Picture | None:
    """Rather with room for the titles. It is the same in every position, lest the track turn between two moves."""
    if columns < NARROWEST:
        return None
    room = rows - BELOW - 1
    needed = -(-(len(facts.spaces) + len(facts.layout.bridges)) // (columns // TITLE))
    picture = picture_for(facts.layout, columns, room - needed)
    if picture is not None and picture.grid.rows * picture.size.height + needed > room:
        return picture_for(facts.layout, columns, room)
    return picture


def with_notes_or_below(
    lines: list[Text], narrow: list[Text], wide: list[Text], columns: int
) -> tuple[list[Text], list[Text]]:
    """Narrow inside the track or beside it, if there is room; else wide, and below it."""
    placed = with_notes(lines, narrow, columns)
    return (placed, []) if len(placed) == len(lines) else (lines, wide)


def in_columns(texts: list[Text], width: int) -> list[Text]:
    return [line for text in texts for line in wrapped(text, width)]


def with_people(track: list[Text], notes: list[Text], columns: int) -> list[Text]:
    """Inside the track or beside it; where they do not fit, two a line below it."""
    placed = with_notes(track, notes, columns)
    if len(placed) == len(track):
        return placed
    half = columns // 2
    pairs = [notes[place : place + 2] for place in range(0, len(notes), 2)]
    return track + [Text.assemble(spread(pair[0], Text(), half), *pair[1:]) for pair in pairs]


# What is counted


def headline(board: "UBuildBoard", view: UBuildView, facts: Facts, width: int) -> list[Text]:
    """Rounds or time, the dice, the chance pile, and what is left in the box."""
    words, signs = board.words, facts.signs
    parts = [counted(board, view, facts)]
    if view["dice"] is not None:
        dice = view["dice"]
        parts.append(words.say("board-dice", count=len(dice), dice=" + ".join(map(str, dice))))
    parts.append(words.say("board-chance", pile=view["chance"]["pile"]))
    stock = view["bank"]["stock"]
    left = [f"{getattr(signs, piece)}{stock[piece]}" for piece in COUNTED if piece in facts.pieces]
    left.append(f"{signs.bonus}{sum(stock[kind] for kind in KIND_IDS[:FIRST_HAZARD])}")
    left.append(f"{signs.hazard}{sum(stock[kind] for kind in KIND_IDS[FIRST_HAZARD:])}")
    parts.append(words.say("board-left", stock=" ".join(left)))
    return side_by_side([Text(part, SOFT) for part in parts], width, Text(f" {signs.dot} ", SOFT))


def counted(board: "UBuildBoard", view: UBuildView, facts: Facts) -> str:
    words = board.words
    if view["rounds"] is not None:
        return words.say("board-round", round=min(view["round"], view["rounds"]), rounds=view["rounds"])
    if facts.by_clock:
        return words.say("board-time", round=view["round"], up="yes" if view["time_up"] else "no")
    return words.say("board-last", round=view["round"])


# The players, and what is going on


def people(board: "UBuildBoard", view: UBuildView, facts: Facts) -> list[Text]:
    """Who is in jail is marked here as on the track, which may be too small for it."""
    digits = max(len(str(max(player["cash"], player["wealth"]))) for player in view["players"])
    lines = [player_line(board, view, player, facts, NOTE, digits) for player in view["players"]]
    for line, player in zip(lines, view["players"], strict=True):
        if player["jailed"]:
            line.append_text(Text.assemble(" [", pawns([player["seat"]]), "]"))
    return lines


def situation(board: "UBuildBoard", view: UBuildView, facts: Facts) -> list[Text]:
    """The card, the debt, the auction or the offer, as far as the question does not say it."""
    found: list[Text] = []
    if view["card"] is not None and view["phase"] != "card" and not view["over"]:
        found.append(Text(board.phrases.card(view["card"]["card"]), style="italic"))
    return found + going_on(board, view, view["debt"], facts)


# Below the track


def titles(view: UBuildView, facts: Facts, width: int) -> list[Text]:
    """Code, owner, what is built and what landing there costs, of every district and bridge in walking order; as many
    on a line as fit."""
    left, right = abouts(view, facts), worths(view, facts)
    needed = max(left[space].cell_len + 1 + right[space].cell_len for space in left)
    across = max(1, (width + 2) // (needed + 2))
    found = [Text.assemble(spread(left[space], right[space], needed), "  ") for space in sorted(left)]
    return [Text.assemble(*found[place : place + across]) for place in range(0, len(found), across)]


def abouts(view: UBuildView, facts: Facts) -> dict[int, Text]:
    """Of every district and bridge, by space: what stands there."""
    found = {facts.spaces[district["id"]]: about(facts, district) for district in view["districts"]}
    return found | {bridge["space"]: about_bridge(facts, bridge) for bridge in view["bridges"]}


def worths(view: UBuildView, facts: Facts) -> dict[int, Text]:
    """Of every district and bridge, by space: what landing there costs."""
    found = {facts.spaces[district["id"]]: worth(facts, district) for district in view["districts"]}
    tolls = {bridge["space"]: str(facts.toll) if bridge["open"] else "" for bridge in view["bridges"]}
    return found | {space: Text(toll, "bold") for space, toll in tolls.items()}


def about_bridge(facts: Facts, bridge: BridgeView) -> Text:
    space = bridge["space"]
    line = Text(f" {facts.track.codes[space].ljust(3)} ", style_of(facts.layout, facts.track, space))
    return line.append(facts.look.open if bridge["open"] else facts.look.closed)


def about(facts: Facts, district: DistrictView) -> Text:
    signs = facts.signs
    return Text.assemble(
        chip(facts, district["id"]),
        owner_sign(signs, district),
        built(signs, district, district["protected"], district["spoiled"]),
    )


def on_sites(board: "UBuildBoard", view: UBuildView, facts: Facts) -> list[Text]:
    """Each building on a site by its name, with the district that it is recorded with."""
    found: list[Text] = []
    standing = board.standing(view, facts, ())
    for site in view["sites"]:
        style = piece_style(facts.layout, facts.track, standing.sites[site["site"] - 1])
        entry = Text(f"{piece_sign(site['piece'], facts.look)}{site['site']}", style)
        entry.append(f" {facts.track.pieces[site['piece']]}", SOFT)
        if site["district"] is not None:
            entry.append(f" {facts.code(site['district'])}", SOFT)
        found.append(entry)
    return found


def side_by_side(entries: list[Text], width: int, between: Text = BETWEEN) -> list[Text]:
    """As many on a line as fit."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + between.cell_len + entry.cell_len <= width:
            lines[-1].append(between).append(entry)
        else:
            lines.append(entry.copy())
    return lines


# The table without its drawing


def as_list(
    board: "UBuildBoard", view: UBuildView, facts: Facts, standing: Standing, width: int, rows: int
) -> list[Text]:
    """A line a space with its sites, where the terminal is high enough; else two spaces a line, without."""
    head = headline(board, view, facts, width)
    persons = [cut(person(board, view, facts, seat, width), width) for seat in range(len(view["players"]))]
    below = persons + in_columns(situation(board, view, facts), width)
    if facts.layout.spaces + len(below) + BELOW_LIST <= rows:
        spaces = listed(facts.layout, facts.track, standing, width, facts.look, worths(view, facts))
        return [*head, *spaces, *below]
    buildings = side_by_side(on_sites(board, view, facts), width)
    return [*head, *two_columns(view, facts, standing, width), *buildings, *below]


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
        name = (f" {facts.names[district['id']]}", SOFT)
        return Text.assemble(about(facts, district), name), Text.assemble(who, " ", worth(facts, district))
    if here.is_open is not None:
        return about_bridge(facts, {"space": space, "open": here.is_open}), who
    return Text(f" {facts.track.codes[space].ljust(3)} ", style_of(facts.layout, facts.track, space)), who
