"""Paris in words: the market, the quarters, the players, hands and results; and the table put together."""

from typing import TYPE_CHECKING

from rich.text import Text

from faubourg.cli.boards.paris import drawing
from faubourg.cli.boards.paris.drawing import BUILT, GLOW, SOFT, Facts, chip, cut
from faubourg.games.paris.view import LotView, ParisView, PlayerView

if TYPE_CHECKING:
    from faubourg.cli.boards.paris.board import ParisBoard

POINTS = ("tokens", "houses", "hotels", "stations", "utilities", "crisis")
# The money and the bank stand beside the lots on sale, where there is room for both.
BESIDE = 28
# No name of a street is so long that the market would need more columns.
WIDEST = 64
# A terminal of so many lines gets free lines between the players, and all names.
AIRY = 34


# In sentences


def market(board: "ParisBoard", view: ParisView) -> list[str]:
    """The lots on sale, the money pile and the bank, a sentence each."""
    words, facts = board.words, board.fine
    found = []
    for lot in view["lots"]:
        if lot["on_sale"]:
            id = lot["id"]
            rents = " ".join(map(str, facts.rents.get(id, [])))
            found.append(
                words.say(
                    "board-on-sale",
                    code=facts.code(id),
                    lot=facts.names[id],
                    group=board.group_name(facts.groups[id]),
                    price=facts.prices[id],
                    levels=len(facts.rents.get(id, [])),
                    rents=rents,
                    reserved=int(lot["only"] is not None),
                    only=board.names[lot["only"]] if lot["only"] is not None else "",
                )
            )
    return [*found, words.say("board-lots-left", count=view["lots_left"]), *money(board, view)]


def money(board: "ParisBoard", view: ParisView) -> list[str]:
    words, pile = board.words, view["money"]
    lines = [words.say("board-pile", pile=pile["pile"], discards=len(pile["discards"]))]
    if pile["back"] is not None:
        back = {"colour": board.colours[pile["back"]], "colour-id": pile["back"]}
        lines.append(words.say_with("board-back", back))
    lines.append(words.say("board-bank", houses=view["bank"]["houses"], hotels=view["bank"]["hotels"]))
    return lines


def quarters(board: "ParisBoard", view: ParisView) -> list[str]:
    """Each player's lots, a sentence a player."""
    found = []
    for player in view["players"]:
        lots = [lot_name(board, lot) for lot in view["lots"] if lot["owner"] == player["seat"]]
        found.append(
            board.words.say("board-quarter", name=board.names[player["seat"]], count=len(lots), lots=", ".join(lots))
        )
    return found


def lot_name(board: "ParisBoard", lot: LotView) -> str:
    """The name of a lot, and what stands on it."""
    standing = "hotel" if lot["hotel"] else "houses" if lot["houses"] else "nothing"
    name = f"{board.fine.names[lot['id']]} ({board.fine.code(lot['id'])})"
    return board.words.say("board-lot", lot=name, standing=standing, houses=lot["houses"])


def players(board: "ParisBoard", view: ParisView) -> list[str]:
    found = []
    for player in view["players"]:
        backs = [f"{count} {board.colours[colour]}" for colour, count in player["backs"].items() if count]
        found.append(
            board.words.say(
                "board-player",
                name=board.names[player["seat"]],
                score=player["score"],
                count=len(pieces_of(board, player)),
                pieces=", ".join(pieces_of(board, player)),
                cards=player["cards"],
                kinds=len(backs),
                backs=", ".join(backs),
                start=player["start"] or 0,
                turn="yes" if player["seat"] in view["actors"] else "no",
            )
        )
    return found + money(board, view)


def pieces_of(board: "ParisBoard", player: PlayerView) -> list[str]:
    """A player's points by where they come from; what brings none is left out."""
    points = {name: player["points"][name] for name in POINTS}  # type: ignore[literal-required]
    return [board.words.say(f"board-points-{name}", points=points[name]) for name in POINTS if points[name]]


def hand(board: "ParisBoard", view: ParisView, seat: int) -> str:
    cards = view["players"][seat]["hand"] or []
    if not cards:
        return board.words.say("table-hand-empty")
    return board.words.say("table-hand", cards=", ".join(board.card_name(card) for card in cards))


def final(board: "ParisBoard", view: ParisView) -> list[str]:
    """Each player's points by where they come from, best first."""
    found = []
    for seat in (seat for tied in view["ranking"] or [] for seat in tied):
        player = view["players"][seat]
        pieces = pieces_of(board, player)
        found.append(
            board.words.say(
                "board-final",
                name=board.names[seat],
                count=len(pieces),
                pieces=", ".join(pieces),
                score=player["score"],
                hotels=player["hotels"],
                lots=player["lots"],
            )
        )
    return found


def final_table(board: "ParisBoard", view: ParisView) -> list[Text]:
    """Points by where they come from, the total, and what decides between equals; a line a player."""
    words = board.words
    names = [name for name in POINTS if name != "crisis" or board.match.options["crisis"] != "none"]
    titles = [words.say(f"board-column-{name}") for name in (*names, "total", "hotels-built", "lots")]
    widest = max(map(len, board.names)) + 4
    lines = [Text(" " * widest + "".join(title.rjust(len(title) + 2) for title in titles), style="dim")]
    place = 1
    for tied in view["ranking"] or []:
        for seat in tied:
            player = view["players"][seat]
            figures = [player["points"][name] for name in names]  # type: ignore[literal-required]
            figures += [player["score"], player["hotels"], player["lots"]]
            line = Text(f"{place}. {board.names[seat]}".ljust(widest))
            for figure, title in zip(figures, titles, strict=True):
                line.append(str(figure).rjust(len(title) + 2), "bold" if title == titles[-3] else None)
            lines.append(line)
        place += len(tied)
    return lines


# The table


def table(
    board: "ParisBoard",
    view: ParisView,
    seat: int | None,
    facts: Facts,
    marks: dict[str, int],
    width: int,
    rows: int,
) -> list[Text]:
    """The lots on sale beside money and bank; below them the players, the own hand and the basket."""
    words = board.words
    airy = rows >= AIRY
    beside = bank_lines(board, view, facts)
    left = min(width - BESIDE - 2, WIDEST)
    title = Text(words.say("board-market", count=view["lots_left"]), style="bold")
    if left >= 46 and not drawing.is_crowded(view):
        columns = f"{words.say('board-price')}  {words.say('board-rents')}"
        title.append(columns.rjust(left - title.cell_len), "not bold dim")
        lines = side_by_side([title, *drawing.market(view, facts, marks, left, airy)], beside, left)
    else:
        lines = [cut(title, width), *drawing.market(view, facts, marks, width, airy)]
        lines += drawing.flowing([Text.assemble(piece, "   ") for piece in beside], width, "")
    if airy:
        lines.append(Text(facts.signs.across * width, style=SOFT))
    for player in view["players"]:
        lines += player_lines(board, view, player, facts, width)
        if airy:
            lines.append(Text())
    if seat is not None and not view["over"]:
        lines.append(cut(hand_line(board, view, seat, facts, marks), width))
        if view["basket"]["items"]:
            lines += basket_lines(board, view, seat, width)
    return lines


def side_by_side(one: list[Text], two: list[Text], width: int) -> list[Text]:
    """Two columns, the first of that width."""
    found: list[Text] = []
    for place in range(max(len(one), len(two))):
        line = one[place].copy() if place < len(one) else Text()
        line.pad_right(width - line.cell_len)
        found.append(Text.assemble(line, "  ", two[place] if place < len(two) else ""))
    return found


def bank_lines(board: "ParisBoard", view: ParisView, facts: Facts) -> list[Text]:
    """The money pile with its back in plain sight, and what the bank has left."""
    words, pile = board.words, view["money"]
    lines = []
    if pile["paying"] is not None:
        lines.append(Text.assemble((words.say("board-pays"), "bold"), " ", spot(board, facts, pile["paying"])))
    elif pile["back"] is not None:
        lines.append(Text.assemble((words.say("board-next"), "bold"), " ", spot(board, facts, pile["back"])))
    lines.append(Text(words.say("board-pile-short", pile=pile["pile"], discards=len(pile["discards"]))))
    if pile["last_turn"]:
        lines.append(Text(words.say("board-last-turn"), style="bold"))
    else:
        lines.append(Text(words.say("board-runs", runs=pile["runs"], most=board.runs), style=SOFT))
    hotels = view["bank"]["hotels"]
    gone = board.bank["hotels"] - hotels
    row = Text.assemble((facts.signs.hotel * hotels, BUILT), (facts.signs.dot * gone, SOFT))
    lines.append(Text.assemble(words.say("board-hotels-left"), " ", row, f" {hotels}"))
    lines.append(Text(words.say("board-houses-left", houses=view["bank"]["houses"])))
    return lines


def spot(board: "ParisBoard", facts: Facts, colour: str) -> Text:
    return Text.assemble(chip(facts, colour), f" {board.colours[colour]}")


def player_lines(board: "ParisBoard", view: ParisView, player: PlayerView, facts: Facts, width: int) -> list[Text]:
    """Name, score and backs; below, the quarter."""
    words = board.words
    asked = player["seat"] == view["turn"] and not view["over"]
    name = drawing.padded(board.names[player["seat"]], min(20, max(map(len, board.names))))
    line = Text.assemble((facts.signs.turn if asked else " ", "bold"), " ", (name, "bold" if asked else ""), "  ")
    line.append(words.say("table-points", points=player["score"]).rjust(7), "bold")
    line.append("   " + words.say("table-cards", cards=player["cards"]).rjust(8) + "  ")
    line.append(drawing.backs_of(player, facts))
    if player["start"] is not None:
        line.append(f"+{player['start']}", "bold")
    detail = ", ".join(pieces_of(board, player))
    if detail and line.cell_len + len(detail) + 4 <= width:
        line.append(" " * (width - line.cell_len - len(detail) - 2) + f"({detail})", SOFT)
    return [cut(line, width), *drawing.quarter(view, player, facts, width)]


def hand_line(board: "ParisBoard", view: ParisView, seat: int, facts: Facts, marks: dict[str, int]) -> Text:
    """The own hand, dearest first, and its sum."""
    player = view["players"][seat]
    line = Text(board.words.say("board-hand", cash=player["cash"] or 0), style="bold")
    for card in player["hand"] or []:
        line.append("  ")
        if card in marks:
            line.append(f"{marks[card]}", GLOW)
            line.append(" ")
        back = facts.backs[card]
        line.append(f"{facts.values[card]} ", "not bold")
        if back is not None:
            line.append(chip(facts, back))
    return line


def basket_lines(board: "ParisBoard", view: ParisView, seat: int, width: int) -> list[Text]:
    """What is chosen, what it costs, and the payment that loses least."""
    words, basket = board.words, view["basket"]
    items = []
    for item in basket["items"]:
        name = board.fine.code(item["lot"])
        piece = "" if item["kind"] == "lot" else words.say(f"board-piece-{item['kind']}") + " "
        items.append(f"{piece}{name} {item['cost']}")
    cards = board.payment(seat)
    values = [board.fine.values[card] for card in cards]
    paid = basket["covered"]
    lost = max(paid + sum(values) - basket["cost"], 0)
    line = Text(words.say("board-basket", items=", ".join(items), cost=basket["cost"]), style="bold")
    payment = words.say("board-payment", cards=" + ".join(map(str, values)), paid=paid, lost=lost)
    if line.cell_len + 2 + len(payment) <= width:
        return [Text.assemble(line, "  ", payment)]
    return [cut(line, width), cut(Text(payment), width)]
