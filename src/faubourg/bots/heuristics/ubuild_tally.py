"""U-Build: what several matches on a layout came to, as sums that can be added and written down."""

from collections.abc import Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any, final

from faubourg.bots.arena import SIGMAS, wilson
from faubourg.games.estate.districts import DISTRICTS

if TYPE_CHECKING:
    from faubourg.bots.heuristics.ubuild_request_types import Measured


@final
class Story:
    """What one match was like, as plain numbers."""

    def __init__(self, spaces: int) -> None:
        self.turns = 0
        self.bankrupt = 0.0
        self.first = 0.0
        # By district: the rent that fell due; by space: the tolls that were paid.
        self.rents = [0] * int(DISTRICTS)
        self.tolls = [0] * spaces


@final
class Sums:
    """Of whole numbers none of which is below zero, so that nothing is rounded."""

    def __init__(self, total: int = 0, squares: int = 0) -> None:
        self.total = total
        self.squares = squares

    def add(self, total: int, squares: int) -> None:
        self.total += total
        self.squares += squares

    def mean(self, count: int) -> "Measured":
        middle = self.total / count
        if count < 2:
            return {"value": middle, "low": middle, "high": middle}
        variance = (count * self.squares - self.total * self.total) / (count * (count - 1))
        reach = SIGMAS * sqrt(variance / count)
        return {"value": middle, "low": max(0.0, middle - reach), "high": middle + reach}


@final
class Tally:
    def __init__(self, spaces: int) -> None:
        self.matches = 0
        self.bankrupt = 0.0
        self.first = 0.0
        # Turns, then rents by district, then tolls by space.
        self.sums = [Sums() for _ in range(1 + int(DISTRICTS) + spaces)]

    def add(self, story: Story) -> None:
        self.matches += 1
        self.bankrupt += story.bankrupt
        self.first += story.first
        for sums, number in zip(self.sums, [story.turns, *story.rents, *story.tolls]):
            sums.add(number, number * number)

    def packed(self) -> dict[str, object]:
        return {
            "matches": self.matches,
            "bankrupt": self.bankrupt,
            "first": self.first,
            "totals": [sums.total for sums in self.sums],
            "squares": [sums.squares for sums in self.sums],
        }

    def add_packed(self, found: Mapping[str, Any]) -> None:
        self.matches += int(found["matches"])
        self.bankrupt += float(found["bankrupt"])
        self.first += float(found["first"])
        for sums, total, squares in zip(self.sums, found["totals"], found["squares"]):
            sums.add(total, squares)

    # What it comes to

    def turns(self) -> Sums:
        return self.sums[0]

    def rent(self, district: int) -> Sums:
        return self.sums[1 + district]

    def tolls(self, space: int) -> Sums:
        return self.sums[1 + int(DISTRICTS) + space]

    def share(self, wins: float) -> "Measured":
        low, high = wilson(wins, self.matches)
        return {"value": wins / self.matches, "low": low, "high": high}


def times(measured: "Measured", factor: float) -> "Measured":
    return {"value": measured["value"] * factor, "low": measured["low"] * factor, "high": measured["high"] * factor}


def beyond(measured: "Measured", start: float) -> "Measured":
    return {"value": measured["value"] - start, "low": measured["low"] - start, "high": measured["high"] - start}
