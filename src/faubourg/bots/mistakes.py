"""The mistakes of people: a good move is overlooked, and the next best of those that look as good is made instead.

Never one that costs more than the level allows, never where the match can be won at once, and never one that nobody
would make, or of which nobody can tell what it costs.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic
from faubourg.bots.search import Ranked
from faubourg.core.rng import Rng
from faubourg.core.state import State

# From here on a match is as good as won: that nobody overlooks.
WON: Final[i64] = CERTAIN * 9 // 10


@final
class Carelessness:
    """How often, of a hundred times, a move is overlooked; and how many hundredths of the chance of winning a mistake
    may cost."""

    def __init__(self, overlooked: int, cost: int) -> None:
        self.overlooked: i64 = overlooked
        self.cost: i64 = cost


def seen_best(
    ranked: Ranked, state: State, seat: int, heuristic: Heuristic | None, carelessness: Carelessness, rng: Rng
) -> int:
    """The best of the moves that are not overlooked."""
    best = ranked.best(rng)
    order = sorted(range(len(ranked.moves)), key=lambda place: (-ranked.values[place], place))
    highest: i64 = ranked.values[order[0]]
    least: i64 = highest * (100 - carelessness.cost) // 100
    if highest >= WON or rng.below(100) >= carelessness.overlooked:
        return best
    for place in order:
        move = ranked.moves[place]
        if ranked.values[place] < least:
            break
        if move == best or (heuristic is not None and not heuristic.is_plausible(state, seat, move)):
            continue
        if rng.below(100) >= carelessness.overlooked:
            return move
    return best
