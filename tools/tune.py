"""Try the weights of the Paris heuristic: is any of them better larger or smaller?

    python -m tools.tune --matches 500 --jobs 2

The bot with one weight changed plays against the bot as it is, at 2, 3 and 4 seats, half of the seats each. For every
change the tool prints by how much more of the victories, in percent, than its share of the seats the changed bot won,
and the standard error of that. The same seed gives the same figures, however many processes share the work.
"""

import argparse
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg import NATURE, Rng, game
from faubourg.bots.crew import spread
from faubourg.bots.heuristics.paris import ParisHeuristic
from faubourg.bots.player import PLAYOUTS
from faubourg.bots.search import rank
from faubourg.core.bits import cells_of, numbers_of

# The weights in the order of `ParisHeuristic.weights`; then two tables, each of which is changed as a whole.
NAMES: Final = ("MONEY", "BUILD", "NEXT_STATION", "BLUR", "BLUR_BY_TURN", "UTILITY")
TABLES: Final = ("TURNS", "NEXT_TURN")
FACTORS: Final = (75, 85, 118, 135)
SEATS: Final = (2, 3, 4)
BATCH: Final = 10

Batch = tuple[str, int, int, int, int, range]


@dataclass(frozen=True)
class Edge:
    """By how much the changed bot won more than its share, in percent, and how sure that is."""

    percent: float
    error: float


def scaled(cells: vec[i64], factor: int, most: int | None = None) -> vec[i64]:
    found = [round(number * factor / 100) for number in numbers_of(cells)]
    return cells_of(found if most is None else [min(most, number) for number in found])


def changed(name: str, factor: int) -> ParisHeuristic:
    """The heuristic with one weight, or one table, so many hundredths of what it was."""
    heuristic = ParisHeuristic()
    if name == "TURNS":
        heuristic.turns = scaled(heuristic.turns, factor)
    elif name == "NEXT_TURN":
        heuristic.next_turn = scaled(heuristic.next_turn, factor, 100)
    else:
        weights = numbers_of(heuristic.weights)
        place = NAMES.index(name)
        weights[place] = round(weights[place] * factor / 100)
        heuristic.weights = cells_of(weights)
    return heuristic


def play_match(seats: int, new: ParisHeuristic, number: int, seed: int, playouts: int) -> float:
    """What the changed bot won beyond its share of the seats; every deal is played from each seat."""
    rng = Rng(f"{seed}/{seats}/{number}")
    nature = Rng(f"{seed}/{seats}/{number // seats}")
    old = ParisHeuristic()
    mine = [(seat + number) % seats < max(1, seats // 2) for seat in range(seats)]
    state = game("paris").start(seats, {})
    while not state.over:
        actor = int(state.actor)
        if actor == NATURE:
            state.apply(state.filled(NATURE).pick(nature), NATURE)
        else:
            heuristic = new if mine[actor] else old
            state.apply(rank(state.imagine(actor, rng), actor, heuristic, playouts, rng).best(rng), actor)
    winners = state.ranking()[0]
    return sum(mine[seat] for seat in winners) / len(winners) - sum(mine) / seats


def play_batch(batch: Batch) -> list[float]:
    """Some matches, in any process."""
    name, factor, seats, seed, playouts, numbers = batch
    new = changed(name, factor)
    return [play_match(seats, new, number, seed, playouts) for number in numbers]


def edge_of(name: str, factor: int, matches: int, seed: int, playouts: int, jobs: int) -> Edge:
    batches: list[Batch] = [
        (name, factor, seats, seed, playouts, range(matches)[first : first + BATCH])
        for seats in SEATS
        for first in range(0, matches, BATCH)
    ]
    won = [edge for rows in spread(play_batch, batches, jobs) for edge in rows]
    # In this order however the work was divided.
    won.sort()
    middle = sum(won) / len(won)
    spread_out = sum((edge - middle) ** 2 for edge in won) / len(won)
    return Edge(100 * middle, 100 * sqrt(spread_out / len(won)))


def main(given: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500, help="for each change and number of seats")
    parser.add_argument("--only", choices=[*NAMES, *TABLES], help="try this one only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    wanted = parser.parse_args(given)
    if wanted.matches < 1:
        parser.error("without matches there is nothing to tell")
    for name in [wanted.only] if wanted.only else [*NAMES, *TABLES]:
        for factor in FACTORS:
            edge = edge_of(name, factor, wanted.matches, wanted.seed, wanted.playouts, wanted.jobs)
            print(f"{name:13} x {factor / 100:.2f}  {edge.percent:+5.1f} %  ± {edge.error:.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
