"""The table of Paris: the lots on sale, the money pile and the bank, and each player's quarter by colour."""

from typing import Final, NamedTuple

from rich.text import Text

from faubourg.games.paris.view import LotView, ParisView, PlayerView

STYLES: Final = {
    "brown": "bold #ffffff on #7a4a2b",
    "lightblue": "bold #1d2430 on #9fd3ee",
    "pink": "bold #ffffff on #b83280",
    "orange": "bold #1d2430 on #f08a24",
    "red": "bold #ffffff on #c93c2b",
    "yellow": "bold #1d2430 on #f2d024",
    "green": "bold #ffffff on #23855a",
    "darkblue": "bold #ffffff on #1f3f8f",
    "station": "bold #ffffff on #3d4450",
    "utility": "bold #1d2430 on #c9ced6",
}
GLOW: Final = "bold #1d2430 on #f2b441"
BUILT: Final = "bold #e0a545"
SOFT: Final = "dim"
# As many columns as a chip with a code and a number takes, with the space behind.
CHIP: Final = 5
INDENT: Final = " " * 4
# More lots on sale than this are not shown a line each.
CROWD: Final = 6


class Signs(NamedTuple):
    """The signs of a drawing: for terminals that know them, and for those that know only the oldest."""

    turn: str
    house: str
    hotel: str
    times: str
    dot: str
    across: str


FINE: Final = Signs("►", "⌂", "H", "×", "·", "─")
SIMPLE: Final = Signs(">", "+", "H", "x", "-", "-")


class Facts(NamedTuple):
    """What a drawing needs beside the view: of each lot its group (a colour, or what else it is), name, price and
    rents; of each group its code; of each card its value and back."""

    groups: dict[str, str]
    names: dict[str, str]
    prices: dict[str, int]
    rents: dict[str, list[int]]
    codes: dict[str, str]
    values: dict[str, int]
    backs: dict[str, str | None]
    signs: Signs

    def code(self, lot: str) -> str:
        """`OR2`: what a lot is called on the table."""
        return self.codes[self.groups[lot]] + lot[-1]


def chip(facts: Facts, group: str, number: str = "") -> Text:
    """The code of a group on its colour; both say the same."""
    return Text(f" {facts.codes[group]}{number} ", STYLES[group])


def cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def padded(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


# The lots on sale


def is_crowded(view: ParisView) -> bool:
    """Whether more lots are on sale than a line each could show, as where all of them are (PA-6b)."""
    return sum(lot["on_sale"] for lot in view["lots"]) > CROWD


def market(view: ParisView, facts: Facts, marks: dict[str, int], width: int, tall: bool) -> list[Text]:
    """The lots on sale: a line each; of many a line for each colour, or, in a low terminal, only codes and prices."""
    lots = [lot for lot in view["lots"] if lot["on_sale"]]
    if not is_crowded(view):
        return [market_line(lot, facts, marks.get(lot["id"]), width) for lot in lots]
    return market_by_group(lots, facts, marks, width) if tall else market_in_short(lots, facts, width)


def market_in_short(lots: list[LotView], facts: Facts, width: int) -> list[Text]:
    """Of each lot its number within the colour and its price."""
    pieces = []
    for group in facts.codes:
        mine = [lot["id"] for lot in lots if facts.groups[lot["id"]] == group]
        if mine:
            prices = " ".join(f"{lot[-1]}{facts.signs.dot}{facts.prices[lot]}" for lot in mine)
            pieces.append(Text.assemble(chip(facts, group), f"{prices}  "))
    return flowing(pieces, width, "")


def flowing(pieces: list[Text], width: int, indent: str) -> list[Text]:
    """Pieces behind each other, on as many lines as they take."""
    lines = [Text(indent)]
    for piece in pieces:
        if len(lines[-1]) > len(indent) and lines[-1].cell_len + len(piece.plain.rstrip()) > width:
            lines.append(Text(indent))
        lines[-1].append(piece)
    return [cut(line, width) for line in lines]


def market_line(lot: LotView, facts: Facts, mark: int | None, width: int) -> Text:
    id = lot["id"]
    group = facts.groups[id]
    rents = " ".join(map(str, facts.rents[id])) if id in facts.rents else ""
    name = padded(facts.names[id], width - 25)
    line = Text.assemble(badge(mark), chip(facts, group, id[-1]), f" {name} ")
    line.append(f"{facts.prices[id]:>4}", "bold")
    line.append(f"  {rents:>9}", SOFT)
    return cut(line, width)


def badge(mark: int | None) -> Text:
    """The number of a choice, three columns wide."""
    return Text("   ") if mark is None else Text.assemble((f"{mark:>2}", GLOW), " ")


def market_by_group(lots: list[LotView], facts: Facts, marks: dict[str, int], width: int) -> list[Text]:
    """Name and price of each lot, all of a colour behind each other."""
    lines: list[Text] = []
    column = max(12, (width - CHIP) // 3)
    for group in facts.codes:
        line = Text.assemble(chip(facts, group), " ")
        mine = [lot for lot in lots if facts.groups[lot["id"]] == group]
        for place, lot in enumerate(mine):
            if place == 3:
                lines.append(line)
                line = Text(" " * CHIP)
            id = lot["id"]
            mark = marks.get(id)
            number = "" if mark is None else f"{mark:>2}"
            line.append(number or id[-1].rjust(2), GLOW if number else SOFT)
            line.append(f" {padded(facts.names[id], column - 8)}{facts.prices[id]:>4} ")
        if mine:
            lines.append(cut(line, width))
    return lines


# Quarters


def quarter(view: ParisView, player: PlayerView, facts: Facts, width: int) -> list[Text]:
    """A player's lots by colour, with what stands on them; nothing for whoever has none."""
    pieces = []
    for group in facts.codes:
        mine = [lot for lot in view["lots"] if lot["owner"] == player["seat"] and facts.groups[lot["id"]] == group]
        if mine:
            pieces.append(Text.assemble(chip(facts, group), *(built(lot, facts) for lot in mine), " "))
    return flowing(pieces, width, INDENT) if pieces else []


def built(lot: LotView, facts: Facts) -> Text:
    """The number of a lot within its colour, then its houses or its hotel."""
    signs = facts.signs
    return Text.assemble(lot["id"][-1], (signs.hotel if lot["hotel"] else signs.house * lot["houses"], BUILT), " ")


def backs_of(player: PlayerView, facts: Facts) -> Text:
    """The backs of a hand, which everybody sees: a chip and how many of it."""
    line = Text()
    for colour, count in player["backs"].items():
        if count:
            line.append(chip(facts, colour))
            line.append(f"{facts.signs.times}{count} " if count > 1 else " ")
    return line
