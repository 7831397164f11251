"""What can be said of a figure after so many matches: its value, and between what the true one lies."""

from math import log, sqrt
from typing import NamedTuple

from faubourg.bots.arena import SIGMAS, wilson
from faubourg.core.measures import MATCHES, RATIO, SHARE, VICTORIES, WHOLE, Figure, Sums

# The share of intervals that are to hold the true figure.
LEVEL = 0.95
# With fewer cases an interval is no more than a hint.
FEW = 100


class Estimate(NamedTuple):
    """A value with its 95 % interval, and from how many independent cases it comes."""

    value: float
    low: float
    high: float
    cases: int

    @property
    def is_poor(self) -> bool:
        """Whether there are too few cases to rely on."""
        return self.cases < FEW


def estimate(sums: Sums, figure: Figure, id: str = "") -> Estimate | None:
    """A figure of a report; None, if there was no case. Several cases of one match count once, as they are not
    independent."""
    name, by = f"{figure.name}{id}", figure.by if figure.by == MATCHES else f"{figure.by}{id}"
    matches = sums.get(MATCHES, 0)
    if figure.kind == RATIO:
        return ratio(sums, name, by, matches)
    count = sums.get(by, 0)
    if not count:
        return None
    cases = min(count, matches)
    if figure.kind in (SHARE, VICTORIES):
        whole = WHOLE if figure.kind == VICTORIES else 1
        return percent(sums.get(name, 0) / whole / count, cases)
    return mean(sums.get(name, 0), sums.get(f"{name}²", 0), count, cases)


def percent(share: float, cases: int) -> Estimate:
    """A share of cases, in percent."""
    low, high = wilson(share * cases, cases)
    return Estimate(100 * share, 100 * low, 100 * high, cases)


def mean(total: float, squares: float, count: int, cases: int) -> Estimate:
    """A mean by its sum and the sum of the squares."""
    middle = total / count
    reach = SIGMAS * sqrt(variance(total, squares, count) / cases)
    return Estimate(middle, middle - reach, middle + reach, cases)


def variance(total: float, squares: float, count: int) -> float:
    return max(0.0, squares - total * total / count) / max(1, count - 1)


def ratio(sums: Sums, one: str, other: str, matches: int) -> Estimate | None:
    """One amount for each hundred of another, with the interval that follows from how both vary together."""
    first, second = sums.get(one, 0), sums.get(other, 0)
    if not second:
        return None
    rate = first / second
    both = sums.get(f"{one}×{other}", 0)
    squares = sums.get(f"{one}²", 0) - 2 * rate * both + rate * rate * sums.get(f"{other}²", 0)
    reach = SIGMAS * sqrt(max(0.0, squares / matches) / matches) / (second / matches)
    return Estimate(100 * rate, 100 * (rate - reach), 100 * (rate + reach), matches)


def always(deviation: float, count: int, expected: int) -> float:
    """How far a mean may be from the true one, at all times at once: whoever looks after every match, and stops when it
    pleases, still is right 95 times in 100.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021), narrowest about the
    `expected` number of matches.
    """
    alpha = 1 - LEVEL
    square = (-2 * log(alpha) + log(-2 * log(alpha) + 1)) / expected
    grown = count * square + 1
    return deviation * sqrt(2 * grown / (count * count * square) * log(sqrt(grown) / alpha))
