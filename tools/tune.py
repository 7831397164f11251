"""Try the weights of a heuristic: is any of them better larger or smaller?

    python -m tools.tune city --matches 500 --jobs 2

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
from faubourg.bots.heuristics.city import CityHeuristic
from faubourg.bots.heuristics.estate_judgement import Judgement
from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.bots.heuristics.paris import ParisHeuristic
from faubourg.bots.heuristics.ubuild import UBuildHeuristic
from faubourg.bots.player import PLAYOUTS
from faubourg.bots.search import rank
from faubourg.core.bits import cells_of, numbers_of

# The weights of `paris_weights`, in capitals; then two tables, each of which is changed as a whole.
PARIS_TABLES: Final = ("TURNS", "NEXT_TURN")
PARIS: Final = ("MONEY", "BUILD", "NEXT_STATION", "BLUR", "BLUR_BY_TURN", "UTILITY", *PARIS_TABLES)
# Those of `estate_weights`, of City and U-Build; and what each adds.
ESTATE: Final = (
    *("GROWTH", "RISK", "DANGER", "OUTSIDE", "BLUR", "BLUR_BY_TURN"),
    *("BLOCKS", "GROWTH_TIME", "ONE_FREE", "ONE_HELD", "SHARE"),
)
CITY: Final = (*ESTATE, "CARD", "DODGE_SHARE")
UBUILD: Final = (*ESTATE, "LENGTH", "SHORTEST")
NAMES: Final = {"paris": PARIS, "city": CITY, "ubuild": UBUILD}
FACTORS: Final = (75, 85, 118, 135)
SEATS: Final = (2, 3, 4)
BATCH: Final = 10

Batch = tuple[str, str, int, int, int, int, range]


@dataclass(frozen=True)
class Edge:
    """By how much the changed bot won more than its share, in percent, and how sure that is."""

    percent: float
    error: float


def scaled(cells: vec[i64], factor: int, most: int | None = None) -> vec[i64]:
    found = [round(number * factor / 100) for number in numbers_of(cells)]
    return cells_of(found if most is None else [min(most, number) for number in found])


def change(weights: object, name: str, factor: int) -> None:
    """One weight becomes so many hundredths of what it was."""
    setattr(weights, name.lower(), round(getattr(weights, name.lower()) * factor / 100))


def changed_paris(name: str, factor: int) -> ParisHeuristic:
    heuristic = ParisHeuristic()
    if name == "TURNS":
        heuristic.turns = scaled(heuristic.turns, factor)
    elif name == "NEXT_TURN":
        heuristic.next_turn = scaled(heuristic.next_turn, factor, 100)
    else:
        change(heuristic.weights, name, factor)
    return heuristic


def changed_estate(heuristic: Judgement, name: str, factor: int) -> Judgement:
    change(heuristic.forecast.weights, name, factor)
    return heuristic


def changed_city(name: str, factor: int) -> Judgement:
    return changed_estate(CityHeuristic(), name, factor)


def changed_ubuild(name: str, factor: int) -> Judgement:
    return changed_estate(UBuildHeuristic(), name, factor)


def changed(game_id: str, name: str, factor: int) -> Heuristic:
    """The heuristic with one weight, or one table, so many hundredths of what it was."""
    if game_id == "paris":
        return changed_paris(name, factor)
    return changed_city(name, factor) if game_id == "city" else changed_ubuild(name, factor)


def play_match(game_id: str, seats: int, new: Heuristic, number: int, seed: int, playouts: int) -> float:
    """What the changed bot won beyond its share of the seats; every deal is played from each seat."""
    rng = Rng(f"{seed}/{seats}/{number}")
    nature = Rng(f"{seed}/{seats}/{number // seats}")
    old = changed(game_id, NAMES[game_id][0], 100)
    mine = [(seat + number) % seats < max(1, seats // 2) for seat in range(seats)]
    state = game(game_id).start(seats, {})
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
    game_id, name, factor, seats, seed, playouts, numbers = batch
    new = changed(game_id, name, factor)
    return [play_match(game_id, seats, new, number, seed, playouts) for number in numbers]


def edge_of(game_id: str, name: str, factor: int, matches: int, seed: int, playouts: int, jobs: int) -> Edge:
    batches: list[Batch] = [
        (game_id, name, factor, seats, seed, playouts, range(matches)[first : first + BATCH])
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
    parser.add_argument("game", choices=[*NAMES], help="whose weights")
    parser.add_argument("--matches", type=int, default=500, help="for each change and number of seats")
    parser.add_argument("--only", help="try this one only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    wanted = parser.parse_args(given)
    if wanted.matches < 1:
        parser.error("without matches there is nothing to tell")
    names = NAMES[wanted.game]
    if wanted.only and wanted.only not in names:
        parser.error(f"its weights are {', '.join(names)}")
    for name in [wanted.only] if wanted.only else names:
        for factor in FACTORS:
            edge = edge_of(wanted.game, name, factor, wanted.matches, wanted.seed, wanted.playouts, wanted.jobs)
            print(f"{name:13} x {factor / 100:.2f}  {edge.percent:+5.1f} %  ± {edge.error:.1f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
