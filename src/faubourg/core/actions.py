"""A reusable buffer of moves, with Nature's odds beside them."""

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from faubourg.core.bits import WORD, lowest
from faubourg.core.rng import Rng

# Numbers made once: a list of legal moves then holds them without making them anew.
MADE: Final[list[object]] = list(range(1024))


@final
class Actions:
    """Filled again at every decision, so that a playout allocates nothing."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.odds: vec[i64] = vec[i64]([0] * 64)
        self.count: i64 = 0
        # The sum of the odds; 0 when every move is as likely as the next.
        self.total: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.total = 0

    def add(self, move: i64) -> None:
        place: i64 = self.count
        if place < len(self.items):
            self.items[place] = move
        else:
            self.items = append(self.items, move)
        self.count = place + 1

    def add_all(self, base: i64, count: i64) -> None:
        """Add so many moves that follow each other."""
        self.make_room(count)
        items = self.items
        place: i64 = self.count
        for offset in range(count):
            items[place + offset] = base + offset
        self.count = place + count

    def make_room(self, number: i64) -> None:
        """From here on so many moves fit without growing: for loops that write into `items` themselves."""
        while len(self.items) < self.count + number:
            self.items = append(self.items, 0)

    def add_bits(self, number: i64, base: i64) -> None:
        """Add base + position for each set bit, in ascending order."""
        self.make_room(64)
        items = self.items
        count: i64 = self.count
        half: i64 = number & WORD
        while half:
            items[count] = base + lowest(half)
            half &= half - 1
            count += 1
        half = number >> 32
        while half:
            items[count] = base + 32 + lowest(half)
            half &= half - 1
            count += 1
        self.count = count

    def add_weighted(self, move: i64, weight: i64) -> None:
        """One outcome of Nature; a buffer holds either weighted moves only or none."""
        place: i64 = self.count
        self.add(move)
        if place < len(self.odds):
            self.odds[place] = weight
        else:
            while len(self.odds) < place:
                self.odds = append(self.odds, 0)
            self.odds = append(self.odds, weight)
        self.total += weight

    def pick(self, rng: Rng) -> i64:
        """One of the moves at random, by the odds if there are any."""
        if self.total == 0:
            return self.items[rng.below(self.count)]
        rest: i64 = rng.below(self.total)
        place: i64 = 0
        while rest >= self.odds[place]:
            rest -= self.odds[place]
            place += 1
        return self.items[place]

    def moves(self) -> list[int]:
        items = self.items
        found: list[object] = [None] * self.count
        for place in range(self.count):
            move: i64 = items[place]
            found[place] = MADE[move] if move < len(MADE) else int(move)
        return cast("list[int]", found)

    def weights(self) -> list[int]:
        if self.total == 0:
            return [1] * self.count
        odds = self.odds
        found: list[int] = []
        for place in range(self.count):
            found.append(odds[place])
        return found

    def holds(self, move: i64) -> bool:
        items = self.items
        return any(items[place] == move for place in range(self.count))
