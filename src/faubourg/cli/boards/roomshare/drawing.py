"""The building cut open: four floors of five flats, each with four arrows and whoever stands on them."""

from typing import Final, NamedTuple

from rich.text import Text

from faubourg.cli.boards.canvas import Canvas
from faubourg.games.roomshare.view import FlatView, RoomShareView

COLUMNS: Final = "abcde"
FLOORS: Final = 4
NARROW, WIDE = 9, 11
# A terminal of so many lines gets flats of three lines, a smaller one flats of two.
TALL: Final = 34

STYLES: Final = {
    "red": "bold #ffffff on #c93c2b",
    "blue": "bold #ffffff on #2563c9",
    "yellow": "bold #1d2430 on #e3a90f",
    "green": "bold #ffffff on #23855a",
}
GLOW: Final = "bold #1d2430 on #f2b441"
SOFT: Final = "dim"
SHARED: Final = "bold #2a8a60"
EVICTED: Final = "bold #e0a545"
KIND_STYLES: Final = {"classic": "", "suite": "bold #e0a545", "haunted": "bold #9a7fd0", "royal": "bold #d0607a"}


class Signs(NamedTuple):
    """The signs of a drawing: for terminals that know them, and for those that know only the oldest."""

    arrows: dict[str, str]
    kinds: dict[str, str]
    minus: str
    shared: str
    turn: str
    times: str
    corners: tuple[str, str, str]
    across: str
    upright: str


FINE: Final = Signs(
    {"n": "↑", "e": "→", "s": "↓", "w": "←"},
    {"classic": " ", "suite": "★", "haunted": "†", "royal": "♛"},
    "−",
    "✓",
    "►",
    "×",
    ("┌┬┐", "├┼┤", "└┴┘"),
    "─",
    "│",
)
SIMPLE: Final = Signs(
    {"n": "^", "e": ">", "s": "v", "w": "<"},
    {"classic": " ", "suite": "*", "haunted": "!", "royal": "#"},
    "-",
    "=",
    ">",
    "x",
    ("+++", "+++", "+++"),
    "-",
    "|",
)


class Marks(NamedTuple):
    """The numbers of the choices, by flat and by place."""

    flats: dict[str, int]
    places: dict[str, int]


class Facts(NamedTuple):
    """What a drawing needs beside the view: points by kind, letters of the colours."""

    points: dict[str, int]
    letters: dict[str, str]
    signs: Signs


def draw_building(view: RoomShareView, facts: Facts, marks: Marks, wide: bool, tall: bool, legend: str) -> list[Text]:
    """The building with its letters and floors, and a legend in its ground."""
    width, height = WIDE if wide else NARROW, 3 if tall else 2
    canvas = Canvas(3 + 5 * (width + 1), 2 + FLOORS * (height + 1))
    for column, letter in enumerate(COLUMNS):
        canvas.put(2 + column * (width + 1) + 1 + width // 2, 0, letter, "bold")
    frame(canvas, facts.signs, width, height)
    for number, flat in enumerate(view["flats"]):
        x, y = 2 + number % 5 * (width + 1), 1 + number // 5 * (height + 1)
        draw_flat(canvas, flat, view, facts, marks, x, y, width, height)
    for row in range(FLOORS):
        canvas.put(0, 2 + row * (height + 1), str(FLOORS - 1 - row), "bold")
    # The legend stands in the middle of the bottom line.
    if legend and len(legend) + 4 <= canvas.width - 2:
        start = 2 + (canvas.width - 2 - len(legend) - 2) // 2
        canvas.put(start, canvas.height - 1, f" {legend} ", SOFT)
    return canvas.lines()


def frame(canvas: Canvas, signs: Signs, width: int, height: int) -> None:
    for row in range(FLOORS + 1):
        corners = signs.corners[0 if row == 0 else 2 if row == FLOORS else 1]
        across = corners[1].join([signs.across * width] * 5)
        canvas.put(2, 1 + row * (height + 1), corners[0] + across + corners[2], SOFT)
    for row in range(FLOORS):
        for line in range(height):
            for column in range(6):
                canvas.put(2 + column * (width + 1), 2 + row * (height + 1) + line, signs.upright, SOFT)


def draw_flat(
    canvas: Canvas,
    flat: FlatView,
    view: RoomShareView,
    facts: Facts,
    marks: Marks,
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    """One flat; x and y are those of its upper left corner."""
    kind = flat["kind"]
    eviction = view["eviction"]
    evicted = eviction is not None and eviction["flat"] == flat["id"]
    shared = flat["counts"] and kind is not None and facts.points[kind] > 0
    if shared or evicted:
        outline(canvas, x, y, width, height, EVICTED if evicted else SHARED)
    if kind is not None:
        canvas.put(x + 1, y + 1, value_of(kind, facts), KIND_STYLES[kind])
        if shared:
            canvas.put(x + 3, y + 1, facts.signs.shared, SHARED)
    middle = x + 1 + (width - 3) // 2
    last = y + height
    spots = {"n": (middle, y + 1), "e": (x + width - 2, last - (height == 3)), "s": (middle, last)}
    spots["w"] = (x + 1, last - (height == 3))
    for arrow, (across, down) in spots.items():
        number = marks.places.get(flat["id"] + arrow)
        draw_spot(canvas, flat["tenants"][arrow], number, facts, arrow, across, down)
    if flat["id"] in marks.flats:
        badge = f"#{marks.flats[flat['id']]}"
        canvas.put(x + width + 1 - len(badge), y + 1, badge, GLOW)
    elif evicted:
        canvas.put(x + width - 1, y + 1, "!!", EVICTED)


def draw_spot(
    canvas: Canvas, tenant: str | None, number: int | None, facts: Facts, arrow: str, across: int, down: int
) -> None:
    """An arrow, three signs wide: who stands on it, and the number of the choice if there is one."""
    count = "" if number is None else str(number)
    if tenant is not None:
        canvas.put(across, down, f" {facts.letters[tenant]} ", STYLES[tenant])
        canvas.put(across + 2, down, count, GLOW)
    elif number is not None:
        canvas.put(across, down, f" {facts.signs.arrows[arrow]}{count}", GLOW)
    else:
        canvas.put(across + 1, down, facts.signs.arrows[arrow], SOFT)


def outline(canvas: Canvas, x: int, y: int, width: int, height: int, style: str) -> None:
    for across in range(width + 2):
        canvas.restyle(x + across, y, style)
        canvas.restyle(x + across, y + height + 1, style)
    for down in range(height + 2):
        canvas.restyle(x, y + down, style)
        canvas.restyle(x + width + 1, y + down, style)


def value_of(kind: str, facts: Facts) -> str:
    """The sign of a kind and what a tenant counts there: `★2`, `†−2`, ` 1`."""
    points = facts.points[kind]
    return facts.signs.kinds[kind] + (facts.signs.minus if points < 0 else "") + str(abs(points))


def tenants_line(reserve: dict[str, int], facts: Facts) -> Text:
    """A reserve as letters: `R×8 J×2`."""
    line = Text()
    for colour, count in reserve.items():
        if line:
            line.append(" ")
        line.append(facts.letters[colour], STYLES[colour])
        line.append(f"{facts.signs.times}{count}")
    return line
