"""What is measured of matches: what a game declares beside its rules.

`count` adds the game's own columns to the row of a match that is over; it costs next to nothing, and runs in every
simulation. A `Witness` looks on at a match, move by move, and adds to sums of whole numbers; `chapters` say what a
report makes of these sums. How everything is called is in the game's text files: `measure-<name>`,
`measure-<name>-about`, `chapter-<name>`, `chapter-<name>-about`, `ending-<name>`.
"""

from abc import ABC, abstractmethod
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from faubourg.core.event import Event
from faubourg.core.state import State
from faubourg.core.told import DECISIONS

# A shared victory is counted in whole parts, so that sums do not depend on their order.
WHOLE: Final = 60
# What a figure of a report is: a mean of what was noted, a share of cases, victories among cases (in parts of WHOLE),
# or one noted amount for each hundred of another.
MEAN: Final = "mean"
SHARE: Final = "share"
VICTORIES: Final = "victories"
RATIO: Final = "ratio"
# What most figures are counted by.
MATCHES: Final = "matches"

# Everything that is noted is a sum of whole numbers, by name.
Sums = dict[str, int]


def add(sums: Sums, name: str, value: int) -> None:
    sums[name] = sums.get(name, 0) + value


def note(sums: Sums, name: str, value: int) -> None:
    """Something counted in one match, and its square, from which the interval of its mean follows."""
    add(sums, name, value)
    add(sums, f"{name}²", value * value)


def note_both(sums: Sums, one: str, other: str, first: int, second: int) -> None:
    """Two amounts of one match that a ratio is made of: how they vary together is noted, too."""
    note(sums, one, first)
    note(sums, other, second)
    add(sums, f"{one}×{other}", first * second)


@final
class Row:
    """The numbers of one match, in a buffer that is filled again for the next."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, number: i64) -> None:
        place: i64 = self.count
        if place < len(self.cells):
            self.cells[place] = number
        else:
            self.cells = append(self.cells, number)
        self.count = place + 1

    def numbers(self) -> list[int]:
        return [int(self.cells[place]) for place in range(self.count)]


class Figure(NamedTuple):
    """A column of a report: the name of the sum, what is made of it, and what it is counted by. In a chapter about
    things, `-<id>` follows each name but that of all matches."""

    name: str
    kind: str = MEAN
    by: str = MATCHES
    digits: int = 1


class Chapter(NamedTuple):
    """A table of a report: of each kind of match, or, with a sort of things, of each of these in one kind."""

    name: str
    figures: list[Figure]
    # The sort of the things, as the game's `naming` has it, and their ids.
    sort: str = ""
    ids: tuple[str, ...] = ()
    # Which figure is drawn; empty: none.
    drawn: str = ""


class Kind(NamedTuple):
    """One kind of match that the report of a game tells of."""

    seats: int
    options: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness(ABC):
    """Looks on at one match. Whoever `listens` is told what every move does, which takes longer."""

    def __init__(self, listens: bool) -> None:
        self.listens = listens

    def see(self, state: State, move: int) -> None:
        """Called before every move of Nature."""
        return

    def hear(self, state: State, events: list[Event]) -> None:
        """Called after every move, with what it did."""
        return

    @abstractmethod
    def tell(self, state: State, sums: Sums) -> None:
        """Called once the match is over: add to the sums whatever is of interest."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures:
    """What a game measures of its own. This one has nothing but what every game has."""

    def __init__(self, names: list[str], endings: list[str]) -> None:
        # The game's own columns, whole numbers; and by what a match may end, besides the limit on decisions.
        self.names = names
        self.endings = [*endings, DECISIONS]

    def first(self, state: State) -> i64:
        """The seat that had the first turn."""
        return 0

    def ended(self, state: State) -> str:
        """By what a match that is over has ended."""
        return DECISIONS if state.truncated else self.endings[0]

    def count(self, state: State, row: Row) -> None:
        """Add a number for each name, of a match that is over."""
        return

    def kinds(self) -> list[Kind]:
        """The kinds of match that the report of the game tells of; the first is the usual one, looked at closely."""
        return []

    def witness(self) -> Witness | None:
        """Somebody to look on at one match."""
        return None

    def chapters(self, kind: Kind) -> list[Chapter]:
        """What a report tells besides what it tells of every game; of things, in matches of this kind."""
        return []


def shares_of(state: State) -> list[int]:
    """The share of the victory of each seat, in parts of WHOLE."""
    best = state.ranking()[0]
    return [WHOLE // len(best) if seat in best else 0 for seat in range(int(state.seats))]
