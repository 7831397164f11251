"""How districts, players and buildings look in a terminal, whichever game they are of: colours, letters, signs."""

from typing import Final, NamedTuple

from rich.text import Text

# Of each colour what is written on it, and the colour itself.
COLOURS: Final = {
    "brown": ("#ffffff", "#7a4a2b"),
    "lightblue": ("#1d2430", "#9fd3ee"),
    "pink": ("#ffffff", "#b83280"),
    "orange": ("#1d2430", "#f08a24"),
    "red": ("#ffffff", "#c93c2b"),
    "yellow": ("#1d2430", "#f2d024"),
    "green": ("#ffffff", "#23855a"),
    "darkblue": ("#ffffff", "#1f3f8f"),
}
STYLES: Final = {colour: f"bold {ink} on {ground}" for colour, (ink, ground) in COLOURS.items()}
# Everybody has a letter; the colours can be read on a light terminal as on a dark one.
LETTERS: Final = "ABCDEF"
SEATS: Final = ("#3b7dd8", "#d0473a", "#2f9e5b", "#9a5bd0", "#b8741a", "#1b8f8f")
RESIDENTIAL: Final = "bold #2f9e5b"
INDUSTRIAL: Final = "bold #b8741a"
BONUS: Final = "bold #1b8f8f"
HAZARD: Final = "bold #d0342c"
LANDMARK: Final = "bold #9a5bd0"
SOFT: Final = "dim"


class Signs(NamedTuple):
    """The signs of a drawing: for terminals that know them, and for those that know only the oldest."""

    turn: str
    residential: str
    industrial: str
    bonus: str
    hazard: str
    rail: str
    stadium: str
    skyscraper: str
    tower: str
    mortgaged: str
    dot: str
    arrow: str


FINE: Final = Signs("►", "⌂", "■", "+", "!", "‡", "★", "▲", "♛", "×", "·", "→")
SIMPLE: Final = Signs(">", "r", "i", "+", "!", "=", "o", "^", "T", "x", "-", ">")


def letter(seat: int) -> Text:
    """Whoever owns something."""
    return Text(LETTERS[seat], f"bold {SEATS[seat]}")


def pawns(seats: list[int]) -> Text:
    """Whoever stands somewhere: small letters, on their colours."""
    return Text.assemble(*((LETTERS[seat].lower(), f"bold #ffffff on {SEATS[seat]}") for seat in seats))


def cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def padded(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def spread(left: Text, right: Text, width: int) -> Text:
    """Two ends of a line; what does not fit is cut from the left one."""
    space = width - right.cell_len
    left = cut(left.copy(), max(space - 1, 0) if right.cell_len else space)
    return Text.assemble(left, " " * (space - left.cell_len), right)
