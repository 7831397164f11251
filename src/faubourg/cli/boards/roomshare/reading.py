"""Room Share in words: the building read out, the players, the hand, the score."""

from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.boards.names import fitted
from faubourg.cli.boards.roomshare.drawing import STYLES, Facts, tenants_line
from faubourg.games.roomshare.view import FlatView, PlayerView, RoomShareView

if TYPE_CHECKING:
    from faubourg.cli.boards.roomshare.board import RoomShareBoard
    from faubourg.cli.menu import Menu


def building(board: "RoomShareBoard", view: RoomShareView) -> list[str]:
    """A sentence a flat, from the top left to the bottom right."""
    return [flat_line(board, view, flat) for flat in view["flats"]]


def flat_line(board: "RoomShareBoard", view: RoomShareView, flat: FlatView) -> str:
    words = board.words
    lodgers = [
        words.say("board-tenant", colour=board.colours[colour], arrow=words.say(f"board-{arrow}"))
        for arrow, colour in flat["tenants"].items()
        if colour is not None
    ]
    kind = flat["kind"] or "classic"
    line = words.say(
        "board-flat",
        id=flat["id"],
        flat=board.phrases.name("flat", flat["id"]),
        kind=board.kinds[kind],
        points=board.points[kind],
        count=len(lodgers),
        tenants=", ".join(lodgers),
    )
    if flat["counts"] and board.points[kind] > 0:
        line += " " + words.say("board-scores")
    eviction = view["eviction"]
    if eviction is not None and eviction["flat"] == flat["id"]:
        line += " " + words.say("board-evicted")
    return line


def players(board: "RoomShareBoard", view: RoomShareView) -> list[str]:
    found = []
    for player in view["players"]:
        reserve = ", ".join(f"{count} {board.colours[colour]}" for colour, count in player["reserve"].items())
        found.append(
            board.words.say(
                "board-player",
                name=board.names[player["seat"]],
                colour=board.colours[player["colour"]],
                score=player["score"],
                reserve=reserve,
                cards=player["cards"],
                turn="yes" if player["seat"] in view["actors"] else "no",
            )
        )
    if not is_duel(board):
        found.append(board.words.say("board-pile", pile=view["pile"], discards=len(view["discards"])))
    return found


def is_duel(board: "RoomShareBoard") -> bool:
    return board.match.options["duel"] is True


def hand(board: "RoomShareBoard", view: RoomShareView, seat: int) -> str:
    cards = view["players"][seat]["hand"] or []
    if not cards:
        return board.words.say("table-hand-empty")
    return board.words.say("table-hand", cards=", ".join(board.card_name(card) for card in cards))


def final(board: "RoomShareBoard", view: RoomShareView) -> list[str]:
    """Each player's points by the kind of flat, best first."""
    found = []
    for seat in (seat for tied in view["ranking"] or [] for seat in tied):
        player = view["players"][seat]
        pieces = [
            board.words.say("board-by-kind", kind=board.kinds[kind], tenants=count, points=points)
            for kind, count, points in by_kind(board, view, player)
            if count
        ]
        left = sum(player["reserve"].values())
        found.append(
            board.words.say(
                "board-final",
                name=board.names[seat],
                score=player["score"],
                count=len(pieces),
                pieces=", ".join(pieces),
                left=left,
            )
        )
    return found


def final_table(board: "RoomShareBoard", view: RoomShareView, facts: Facts) -> list[Text]:
    """Points by the kind of flat, total and reserve, a line a player."""
    words = board.words
    kinds = [kind for kind in board.points if kind != "royal" or board.match.options["royal"] != "none"]
    titles = [words.say(f"board-sign-{kind}") for kind in kinds]
    titles += [words.say("board-total"), words.say("board-reserve")]
    widest = max(map(len, board.names)) + 8
    lines = [Text(" " * widest + "".join(title.rjust(len(title) + 3) for title in titles), style="dim")]
    place = 1
    for tied in view["ranking"] or []:
        for seat in tied:
            player = view["players"][seat]
            points = {kind: points for kind, _, points in by_kind(board, view, player)}
            figures = [points[kind] for kind in kinds] + [player["score"], sum(player["reserve"].values())]
            line = Text.assemble(
                f"{place}. ",
                (f" {facts.letters[player['colour']]} ", STYLES[player["colour"]]),
                f" {board.names[seat]}",
            )
            line.pad_right(widest - line.cell_len)
            for figure, title in zip(figures, titles, strict=True):
                line.append(str(figure).rjust(len(title) + 3), "bold" if title == titles[-2] else None)
            lines.append(line)
        place += len(tied)
    return lines


def by_kind(board: "RoomShareBoard", view: RoomShareView, player: PlayerView) -> list[tuple[str, int, int]]:
    """For each kind of flat: how many of the player's tenants count there, and their points (RS-6a to RS-6d)."""
    counts = dict.fromkeys(board.points, 0)
    for flat in view["flats"]:
        lodgers = [colour for colour in flat["tenants"].values() if colour is not None]
        if flat["counts"] and flat["kind"] is not None:
            counts[flat["kind"]] += lodgers.count(player["colour"])
    return [(kind, count, count * board.points[kind]) for kind, count in counts.items()]


def side_panel(
    board: "RoomShareBoard",
    view: RoomShareView,
    seat: int | None,
    menu: "Menu | None",
    facts: Facts,
    width: int,
    height: int,
) -> list[Text]:
    """The players, the pile and the seat's own hand, in a narrow column."""
    lines: list[Text] = []
    airy = height >= 18
    for player in view["players"]:
        lines += player_lines(board, view, player, facts, width)
        if airy:
            lines.append(Text())
    if is_duel(board):
        return lines
    pile = board.words.say("board-pile-short", pile=view["pile"], discards=len(view["discards"]))
    lines.append(cut(Text(pile, style="dim"), width))
    if view["shown"] is not None:
        lines.append(cut(Text(board.words.say("board-shown", card=board.card_name(view["shown"]))), width))
    if airy:
        lines.append(Text())
    own = (view["players"][seat]["hand"] or []) if seat is not None else []
    if len(view["players"]) < 4 or airy:
        lines.append(Text(board.words.say("table-hand-title"), style="bold"))
    numbers = {
        option.rows[0].parts.get("card"): number for number, option in enumerate(menu.options if menu else [], 1)
    }
    for card in own:
        mark = f"{numbers[card]}" if card in numbers else "-"
        lines.append(cut(Text.assemble((mark, "bold"), " ", card_text(board, card)), width))
    return lines


def card_text(board: "RoomShareBoard", card: str) -> Text:
    """The name of a card; a key with a spot of its colour."""
    kind = card.rstrip("0123456789")
    name = board.card_name(card)
    if kind in STYLES:
        return Text.assemble((f" {board.letters[kind]} ", STYLES[kind]), " ", name)
    return Text(name)


def player_lines(
    board: "RoomShareBoard", view: RoomShareView, player: PlayerView, facts: Facts, width: int
) -> list[Text]:
    """Two lines: name and score, then reserve and cards."""
    words = board.words
    asked = player["seat"] in view["actors"]
    score = words.say("table-points", points=player["score"])
    space = width - 6 - len(score) - 1
    first = Text.assemble(
        (facts.signs.turn if asked else " ", "bold"),
        " ",
        (f" {facts.letters[player['colour']]} ", STYLES[player["colour"]]),
        " ",
        (fitted(board.names[player["seat"]], space), "bold" if asked else ""),
        " ",
        (score, "bold"),
    )
    second = Text.assemble(" " * 6, tenants_line(player["reserve"], facts))
    if not is_duel(board):
        cards = words.say("table-cards", cards=player["cards"])
        second.append(" " * max(1, width - second.cell_len - len(cards)) + cards, "dim")
    return [first, cut(second, width)]


def cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line
