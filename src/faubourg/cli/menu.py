"""The legal moves as a short numbered list: many moves are first chosen by a part they share, such as the flat."""

from typing import NamedTuple, final

# So many moves are listed one by one; more are grouped.
FEW = 6
# The refusal that says least, in any game: of a move that is in no list.
VAGUEST = "not-asked-now"


class Row(NamedTuple):
    """A legal move, and what it is about: `{"colour": "red", "flat": "b2", "arrow": "b2n"}`."""

    move: int
    parts: dict[str, str]
    # Of moves that have this in common it does not matter which: two equal cards, say.
    alike: str = ""


class Option(NamedTuple):
    """One numbered line: a whole move, with no part, or all the moves that share a part."""

    part: str
    value: str
    rows: list[Row]

    @property
    def move(self) -> int | None:
        """The move, when only one is meant."""
        return self.rows[0].move if len(self.rows) == 1 else None


@final
class Menu:
    """Parts are chosen in the order in which the game names them.

    Those named in `once` are marked on the board with the number of the choice, so a short list has each only once.
    """

    def __init__(self, rows: list[Row], order: tuple[str, ...], once: tuple[str, ...] = ()) -> None:
        self.rows = rows
        self.once = once
        self.order = order
        self.options = self._options()

    def _options(self) -> list[Option]:
        about = [row for row in self.rows if row.parts]
        # Moves about nothing, such as a pass, come last.
        alone = [Option("", "", [row]) for row in self.rows if not row.parts]
        part = next((part for part in self.order if len({row.parts.get(part, "") for row in about}) > 1), None)
        marked = [row.parts[name] for row in about for name in self.once if name in row.parts]
        if part is None or (len(about) <= FEW and len(marked) == len(set(marked))):
            return [Option("", "", [row]) for row in about] + alone
        groups: dict[str, list[Row]] = {}
        for row in about:
            groups.setdefault(row.parts.get(part, ""), []).append(row)
        return [Option(part, value, rows) for value, rows in groups.items()] + alone

    def narrowed(self, moves: set[int]) -> "Menu":
        """Only those of the moves."""
        return Menu([row for row in self.rows if row.move in moves], self.order, self.once)
