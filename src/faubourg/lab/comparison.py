"""Two ways to play a game, compared match by match with the same luck.

Match k of both has the same seed: Nature's first draw falls on the same number, and so does every draw after it as long
as both ask for as many; bots have generators of their own. What differs is then what the change did. The interval is
that of the mean of the differences.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import NamedTuple

from faubourg.bots.arena import SIGMAS, Contest, Packed
from faubourg.bots.counted import COMMON, ENDED, MATCH, Counter
from faubourg.bots.crew import Runner
from faubourg.core.measures import WHOLE
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.lab.batches import in_order
from faubourg.lab.estimate import FEW, always, variance

# Pairs of matches are added up in blocks: whether the wanted precision is reached is looked at after each.
BLOCK = 25
# What is compared besides the numbers of a row: the victories of whoever began, and which part of the turns the winner
# had still to take the lead in.
FIRST_WINS = "first_wins"
SETTLED = "settled"
# Of a row these say nothing of how the game plays.
LEFT_OUT = (MATCH, "opener", SETTLED, ENDED)
# Shares are counted in whole parts, so that sums do not depend on their order.
SCALES = {FIRST_WINS: WHOLE, SETTLED: 1000}

# By measure: of one, of the other, of the difference, and their squares.
Pairs = dict[str, list[int]]


class Difference(NamedTuple):
    """What is different: the means of both, that of the differences with its interval, and how many times more matches
    it would have taken without the same luck."""

    name: str
    one: float
    other: float
    value: float
    low: float
    high: float
    saved: float

    @property
    def digits(self) -> int:
        """How many are worth showing."""
        return 0 if max(abs(self.one), abs(self.other)) >= 1000 else 2

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.low > 0 or self.high < 0


@dataclass
class Comparison:
    """All pairs of matches so far."""

    one: Contest
    other: Contest
    # Pairs wanted at most; a measure and how wide its interval may be, half of it, when that ends the comparison.
    wanted: int
    until: tuple[str, float] | None = None
    matches: int = 0
    sums: Pairs = field(default_factory=dict)
    # What the data files of both are called, where it is known.
    file: str | None = None
    other_file: str | None = None

    def add(self, count: int, pairs: Pairs) -> None:
        self.matches += count
        for name, cells in pairs.items():
            mine = self.sums.setdefault(name, [0] * 6)
            for place, cell in enumerate(cells):
                mine[place] += cell

    def reach(self, name: str) -> float:
        """Half the width of an interval: of all times at once if looking at it may have ended the comparison."""
        count = self.matches
        cells = self.sums[name]
        deviation = sqrt(variance(cells[2], cells[5], count)) / SCALES.get(name, 1)
        if self.until is None:
            return SIGMAS * deviation / sqrt(count) if count > 1 else inf
        return always(deviation, count, max(FEW, self.wanted // 4))

    def is_precise(self) -> bool:
        """Whether the wanted precision is reached; never with few matches, whose deviation is a guess."""
        if self.until is None or self.matches < FEW:
            return False
        return self.reach(self.until[0]) <= self.until[1]

    def differences(self) -> list[Difference]:
        found = []
        for name, (one, other, apart, ones, others, squares) in self.sums.items():
            scale = SCALES.get(name, 1) * self.matches
            value, reach = apart / scale, self.reach(name)
            alone = variance(one, ones, self.matches) + variance(other, others, self.matches)
            paired = variance(apart, squares, self.matches)
            saved = alone / paired if paired else (1.0 if not alone else inf)
            found.append(Difference(name, one / scale, other / scale, value, value - reach, value + reach, saved))
        return found


def measures_of(contest: Contest) -> list[str]:
    """What can be compared."""
    own = contest.game.measures().names
    return [*(name for name in COMMON if name not in LEFT_OUT), SETTLED, FIRST_WINS, *own]


def compare(
    one: Contest,
    other: Contest,
    matches: int,
    until: tuple[str, float] | None = None,
    jobs: int = 1,
    runner: Runner | None = None,
    advance: Callable[[int], None] | None = None,
    so_far: Comparison | None = None,
) -> Comparison:
    """Play both with the same luck, and tell the differences.

    >>> from faubourg import bots, lab
    >>> usual = bots.Contest("roomshare", ["random"], seats=2)
    >>> royal = bots.Contest("roomshare", ["random"], seats=2, options={"royal": "suite"})
    >>> found = lab.compare(usual, royal, matches=50)
    >>> [difference.name for difference in found.differences()][:2]
    ['turns', 'decisions']
    """
    if one.game_id != other.game_id:
        raise InputError("compare-games", {"one": one.game.title, "other": other.game.title})
    if until is not None and until[0] not in measures_of(one):
        raise InputError("unknown-measure", {"given": shown(until[0]), "known": ", ".join(measures_of(one))})
    tell = advance or (lambda _: None)
    found = so_far or Comparison(one, other, matches, until)
    blocks = -(-matches // BLOCK)
    packed = (one.packed(), other.packed(), matches)
    for done in in_order(play_pairs, packed, 0, blocks, jobs, runner):
        for count, pairs in done.result:
            found.add(count, pairs)
            tell(count)
            if found.is_precise():
                return found
    return found


def play_pairs(batch: tuple[tuple[Packed, Packed, int], int, int]) -> list[tuple[int, Pairs]]:
    """The sums of some blocks of pairs, in any process."""
    (one, other, matches), first, count = batch
    counters = Counter(Contest(*one)), Counter(Contest(*other))
    found = []
    for block in range(first, first + count):
        numbers = range(block * BLOCK, min(matches, (block + 1) * BLOCK))
        pairs: Pairs = {}
        for number in numbers:
            mine, theirs = (numbers_of(counter, number) for counter in counters)
            for name, value in mine.items():
                another = theirs[name]
                apart = another - value
                cells = pairs.setdefault(name, [0] * 6)
                added = (value, another, apart, value * value, another * another, apart * apart)
                for place, cell in enumerate(added):
                    cells[place] += cell
        found.append((len(numbers), pairs))
    return found


def numbers_of(counter: Counter, number: int) -> dict[str, int]:
    """What is compared, of one match."""
    counter.play(number)
    row = counter.row.numbers()
    names = [name for name in counter.names if name not in (MATCH, ENDED)]
    values = dict(zip(names, row, strict=True))
    first = values["opener"]
    ranks = [values[f"rank_{seat}"] for seat in range(1, counter.contest.seats + 1)]
    won = WHOLE // ranks.count(1) if ranks[first - 1] == 1 else 0
    settled = 1000 * values[SETTLED] // max(1, values["turns"])
    own = counter.contest.game.measures().names
    common = {name: values[name] for name in COMMON if name not in LEFT_OUT}
    return {**common, SETTLED: settled, FIRST_WINS: won, **{name: values[name] for name in own}}
