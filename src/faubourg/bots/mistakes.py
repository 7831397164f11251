"""The mistakes of people: a good move is overlooked, or what may follow is not thought of, and another of those that
look as good is made instead.

However hastily a move is chosen, what it costs is told by the plan of the whole turn: never more than the level allows,
never so much that a good position is given away, never anything where the match can be won at once; and never is it a
move that nobody would make, or of which nobody can tell what it costs.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic
from faubourg.bots.search import Ranked
from faubourg.core.rng import Rng
from faubourg.core.state import State

# From here on a match is as good as won: that nobody overlooks.
WON: Final[i64] = CERTAIN * 9 // 10
# Whoever stands better than the fair share gives at most such a part of that away by one mistake, if the level does not
# say less: one of three.
GIVEN_AWAY: Final = 3


@final
class Carelessness:
    """How often, of a hundred times, a move is chosen in haste, by what it seems to be worth at first sight; how often
    a move is overlooked; how many hundredths of the chance of winning a mistake may cost; and which part of a good
    position, one of so many."""

    def __init__(self, hasty: int, overlooked: int, cost: int, given: int = GIVEN_AWAY) -> None:
        self.hasty: i64 = hasty
        self.overlooked: i64 = overlooked
        self.cost: i64 = cost
        self.given: i64 = given

    def least_after(self, highest: i64, seats: i64) -> i64:
        """What a mistake leaves at least of the best that could be had."""
        least: i64 = highest * (100 - self.cost) // 100
        if highest * seats > CERTAIN:
            least = max(least, highest - highest // self.given)
        return least


def seen_best(
    ranked: Ranked, state: State, seat: int, heuristic: Heuristic | None, carelessness: Carelessness, rng: Rng
) -> int:
    """The move that seems to be the best of those that are not overlooked; any of them, if all are."""
    best = ranked.best(rng)
    highest: i64 = max(ranked.values)
    if highest >= WON:
        return best
    least: i64 = carelessness.least_after(highest, state.seats)
    looks = ranked.sights if rng.below(100) < carelessness.hasty else ranked.values
    seen = [
        (-looks[place], move != best, move)
        for place, move in enumerate(ranked.moves)
        if move == best
        or (ranked.values[place] >= least and (heuristic is None or heuristic.is_plausible(state, seat, move)))
    ]
    seen.sort()
    for _, _, move in seen:
        if rng.below(100) >= carelessness.overlooked:
            return move
    return seen[rng.below(len(seen))][2]
