"""The ring of 40 squares around a space for everything else; and, for narrow terminals, the districts as a list."""

from textwrap import wrap
from typing import Final, NamedTuple

from rich.text import Text

from faubourg.cli.boards.city.facts import Facts, built, owner_mark, standing
from faubourg.cli.boards.estate.paint import SOFT, STYLES, cut, padded, pawns, spread
from faubourg.cli.boards.estate.titles import chip, worth
from faubourg.games.city.view import CityView, DistrictView

# GO is at the bottom on the right, and the ring runs clockwise.
BOTTOM: Final = list(range(10, -1, -1))
TOP: Final = list(range(20, 31))
LEFT: Final = list(range(19, 10, -1))
RIGHT: Final = list(range(31, 40))


class Size(NamedTuple):
    """Columns and lines of a square at the top or the bottom, and at the sides."""

    width: int
    height: int
    side: int
    low: int

    @property
    def across(self) -> int:
        return self.width * 11

    @property
    def down(self) -> int:
        return self.height * 2 + self.low * 9

    @property
    def inside(self) -> tuple[int, int]:
        """Columns and lines of the space in the middle, with a free column at each side."""
        return self.across - 2 * self.side - 2, self.low * 9


SMALL: Final = Size(7, 3, 22, 1)
# With names.
LARGE: Final = Size(10, 5, 26, 2)


def size_for(columns: int, rows: int) -> Size | None:
    """The largest ring that leaves room for the question; None where not even the small one fits."""
    if columns >= LARGE.across and rows >= LARGE.down + 10:
        return LARGE
    return SMALL if columns >= SMALL.across else None


def ring(view: CityView, facts: Facts, size: Size, middle: list[Text]) -> list[Text]:
    """The whole board, with some lines in its middle."""
    lines = row_of(view, facts, size, TOP)
    width, height = size.inside
    for place in range(height):
        square, part = divmod(place, size.low)
        line = cut(middle[place].copy(), width) if place < len(middle) else Text()
        line.pad_right(width - line.cell_len)
        sides = [beside(view, facts, size, squares[square])[part] for squares in (LEFT, RIGHT)]
        lines.append(Text.assemble(sides[0], " ", line, " ", sides[1]))
    return lines + row_of(view, facts, size, BOTTOM)


def row_of(view: CityView, facts: Facts, size: Size, squares: list[int]) -> list[Text]:
    cells = [cell(view, facts, size, square) for square in squares]
    lines = [Text.assemble(*(cells[place][line] for place in range(11))) for line in range(size.height)]
    for line in lines:
        line.rstrip()
    return lines


def cell(view: CityView, facts: Facts, size: Size, square: int) -> list[Text]:
    """A square of the top or the bottom; below its name what stands there, then who, and what it costs."""
    width = size.width
    names = names_of(facts, square, width) if size is LARGE else []
    here = pawns(standing(view["players"], square))
    district = district_at(view, facts, square)
    if district is not None:
        head = Text.assemble(chip(facts, district["id"]), owner_mark(facts, district))
        lines = [head, *names, built(facts, district), spread(here, worth(facts, district), width - 1)]
    else:
        lines = [Text(facts.labels[square], "bold"), *names, detail(view, facts, square), here]
    for line in lines:
        cut(line, width)
        line.pad_right(width - line.cell_len)
    return lines


def names_of(facts: Facts, square: int, width: int) -> list[Text]:
    """The name of a square, on two lines; of a permit what it is for."""
    pair = facts.pairs[square]
    if pair is not None:
        return [Text(padded(name, width - 1), SOFT) for name in pair]
    district = facts.districts[square]
    words = wrap(facts.square_names[square], width - 1, break_long_words=False) if district is not None else []
    return [Text(padded(word, width - 1), SOFT) for word in [*words, "", ""][:2]]


def beside(view: CityView, facts: Facts, size: Size, square: int) -> list[Text]:
    """A square of a side: one line, or two with its name."""
    here = pawns(standing(view["players"], square))
    district = district_at(view, facts, square)
    if district is None:
        pair = facts.pairs[square]
        about = Text(" / ".join(pair), SOFT) if pair is not None else detail(view, facts, square)
        head = Text(padded(facts.labels[square], 7), "bold")
        what, price = Text(), here
    else:
        about = Text(facts.names[district["id"]], SOFT)
        head = Text.assemble(chip(facts, district["id"]), owner_mark(facts, district))
        what, price = built(facts, district), Text.assemble(here, " ", worth(facts, district))
    if size is SMALL:
        return [spread(Text.assemble(head, what), price, size.side)]
    second = Text.assemble(" " * head.cell_len, what)
    return [spread(Text.assemble(head, about), Text(), size.side), spread(second, price, size.side)]


def detail(view: CityView, facts: Facts, square: int) -> Text:
    """What is to be seen on a square without a district: whoever is in jail, and the rent dodge."""
    if facts.sorts[square] == "parking":
        return Text(facts.dodge if view["parking"] else "", SOFT)
    jailed = standing(view["players"], square, jailed=True)
    return Text.assemble("[", pawns(jailed), "]") if jailed else Text()


def district_at(view: CityView, facts: Facts, square: int) -> DistrictView | None:
    id = facts.districts[square]
    return next((district for district in view["districts"] if district["id"] == id), None)


# For narrow terminals


def by_colour(view: CityView, facts: Facts, width: int) -> list[Text]:
    """The districts, a line for each colour."""
    lines = []
    column = (width - 5) // 3
    for colour, code in facts.codes.items():
        line = Text.assemble((f" {code} ", STYLES[colour]), " ")
        for district in view["districts"]:
            if facts.colours[district["id"]] == colour:
                head = Text.assemble(district["id"][-1], " ", owner_mark(facts, district), built(facts, district))
                line.append(spread(head, worth(facts, district), column - 2))
                line.append("  ")
        lines.append(cut(line, width))
    return lines
