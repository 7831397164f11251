"""Ratings from finished matches, by the model of Plackett and Luce.

Who comes first is drawn by strength, then who comes second of those that are left, and so on. A rating is the logarithm
of a strength, 400 for a factor of ten.
"""

from collections.abc import Mapping
from math import exp, log, log10, sqrt
from typing import Final, NamedTuple

from faubourg.bots.arena import SIGMAS

SCALE: Final = 400.0
# The rating of the anchor.
ANCHORED: Final = 1500.0
MOST_ROUNDS: Final = 10_000
NEAR_ENOUGH: Final = 1e-10

# Who came in, best first; those who share a place stand together, in order of their names.
Finish = tuple[tuple[str, ...], ...]


class Rating(NamedTuple):
    value: float
    # Half of the interval of 95 %; it is that of the distance to the anchor.
    reach: float


class Stage(NamedTuple):
    """Of those who were left, with how often each name is among them, some came next; so many times in all."""

    left: dict[str, int]
    next: tuple[str, ...]
    times: float


def finish_of(lineup: list[str], places: list[float]) -> Finish:
    """How a match ended, by the names of those who sat there."""
    return tuple(
        tuple(sorted(name for name, place in zip(lineup, places) if place == taken)) for taken in sorted(set(places))
    )


def stages_of(finishes: Mapping[Finish, float]) -> list[Stage]:
    found: list[Stage] = []
    for finish, times in finishes.items():
        rest = [name for group in finish for name in group]
        for group in finish:
            # The last choice is none.
            if len(rest) > 1:
                found.append(Stage({name: rest.count(name) for name in rest}, group, times))
            for name in group:
                rest.remove(name)
    return found


def fit(finishes: Mapping[Finish, float], anchor: str) -> dict[str, Rating]:
    """The ratings under which these matches are likeliest, relative to the anchor's."""
    stages = stages_of({finish: finishes[finish] for finish in finishes if len(finish) > 1 or len(finish[0]) > 1})
    names = sorted({name for stage in stages for name in stage.left})
    if anchor not in names:
        return {}
    strengths = dict.fromkeys(names, 1.0)
    for _ in range(MOST_ROUNDS):
        better = stronger(stages, strengths)
        middle = exp(sum(log(value) for value in better.values()) / len(names))
        better = {name: value / middle for name, value in better.items()}
        moved = max(abs(log(better[name] / strengths[name])) for name in names)
        strengths = better
        if moved < NEAR_ENOUGH:
            break
    others = [name for name in names if name != anchor]
    spread = inverse(information(stages, strengths, others))
    found = {anchor: Rating(ANCHORED, 0.0)}
    for place, name in enumerate(others):
        value = ANCHORED + SCALE * log10(strengths[name] / strengths[anchor])
        found[name] = Rating(value, SIGMAS * sqrt(max(0.0, spread[place][place])) * SCALE / log(10))
    return found


def stronger(stages: list[Stage], strengths: dict[str, float]) -> dict[str, float]:
    """One round of Hunter's algorithm: wins over the chances there were to win."""
    wins = dict.fromkeys(strengths, 0.0)
    chances = dict.fromkeys(strengths, 0.0)
    for stage in stages:
        total = sum(strengths[name] * count for name, count in stage.left.items())
        for name in stage.next:
            wins[name] += stage.times
        for name, count in stage.left.items():
            chances[name] += stage.times * len(stage.next) * count / total
    return {name: wins[name] / chances[name] for name in strengths}


def information(stages: list[Stage], strengths: dict[str, float], names: list[str]) -> list[list[float]]:
    """Fisher's: how much the matches say of the logarithms of these strengths."""
    found = [[0.0] * len(names) for _ in names]
    for stage in stages:
        total = sum(strengths[name] * count for name, count in stage.left.items())
        shares = [stage.left.get(name, 0) * strengths[name] / total for name in names]
        weight = stage.times * len(stage.next)
        for row, share in enumerate(shares):
            for column, other in enumerate(shares):
                found[row][column] += weight * ((share if row == column else 0.0) - share * other)
    return found


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss and Jordan's."""
    size = len(matrix)
    rows = [[*row, *[1.0 if place == number else 0.0 for place in range(size)]] for number, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [cell / head for cell in rows[column]]
        for row in range(size):
            if row != column:
                factor = rows[row][column]
                rows[row] = [cell - factor * above for cell, above in zip(rows[row], rows[column])]
    return [row[size:] for row in rows]


def expected(upper: float, lower: float, seats: int) -> float:
    """The share of the victories that a rating stands for, alone against others of one rating."""
    strength = 10 ** ((upper - lower) / SCALE)
    return float(strength / (strength + seats - 1))
