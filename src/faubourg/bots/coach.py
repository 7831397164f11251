"""Advice for a person: what the strongest level would do, how sure it is of it, and what else is worth a thought.

A deal it would offer is advice, too. How sure it is of that nobody knows: it takes two to make one.
"""

from math import erf, sqrt
from typing import Final, NamedTuple, final

from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.levels import LEVELS
from faubourg.bots.lookahead import Outlook
from faubourg.bots.player import LevelBot
from faubourg.bots.ready import adviser
from faubourg.core.rng import Rng
from faubourg.core.state import State

ALTERNATIVES: Final = 3
# How far the difference of two moves, judged at once, lies from what looking ahead finds, as a chance of winning: the
# standard deviation, measured as 0.07 in one game and 0.04 in another.
DOUBT: Final = 0.05
# What is said of a hint, from how sure it is upwards.
CONFIDENCES: Final = ((0.95, "certain"), (0.8, "likely"), (0.6, "leaning"), (0.0, "open"))
# The same of a deal, of which there is no figure.
UNKNOWN: Final = "unknown"


@final
class Advice:
    """A move and the chance of winning with it, as well as it can be told; and how sure it is that no other move is
    better. Both are from 0 to 1. Of a deal the chance is that without it, and how sure it is is not known."""

    def __init__(self, move: int, chance: float, sure: float | None) -> None:
        self.move = move
        self.chance = chance
        self.sure = sure


class Hint(NamedTuple):
    """What a level would do, and how sure it is: from 0 to 1, and in a word; None where no figure is known. The
    strongest is wanted, and gives it where it is ready."""

    wanted: str
    level: str
    move: int
    sure: float | None
    confidence: str


def hint(state: State, seat: int, rng: Rng) -> Hint:
    """The best move of a seat that is asked, for whoever asks for it, at a keyboard or in a browser: from the strongest
    level that is ready. The coach, too, only knows what the seat may know."""
    level = adviser(state.game.id)
    best = advise(state, seat, rng, 0, level)[0]
    return Hint(LEVELS[-1], level, best.move, best.sure, confidence(best.sure))


def confidence(sure: float | None) -> str:
    return UNKNOWN if sure is None else next(word for least, word in CONFIDENCES if sure >= least)


def advise(
    state: State, seat: int, rng: Rng, alternatives: int = ALTERNATIVES, level: str = LEVELS[-1]
) -> list[Advice]:
    """The best move, then some others, from good to bad. A deal that the level would offer comes before all that is
    listed."""
    player = LevelBot(level)
    known = state.imagine(seat, rng)
    deal = player.offer(known, seat)
    outlooks = player.outlooks(known, seat, rng)
    heuristic = player.heuristic(known)
    lead = -1 if heuristic is None else int(heuristic.lead(known, seat, outlooks[0].move))
    listed = judged(outlooks, alternatives if deal < 0 else alternatives - 1, lead)
    return listed if deal < 0 else [Advice(deal, listed[0].chance, None), *listed][: alternatives + 1]


def judged(outlooks: list[Outlook], alternatives: int, lead: int = -1) -> list[Advice]:
    """The best of the listed moves, then some others; by how much the best leads, where their values do not tell."""
    best = outlooks[0]
    sure = min((sureness(best, other) for other in outlooks[1:]), default=1.0)
    if lead >= 0 and len(outlooks) > 1:
        sure = normal(lead / CERTAIN / DOUBT)
    chance = best.mean() / CERTAIN
    found = [Advice(best.move, chance, sure)]
    for other in outlooks[1 : max(0, alternatives) + 1]:
        # What was looked at less may seem better than it is: it was put behind for a reason.
        chance = min(chance, other.mean() / CERTAIN)
        found.append(Advice(other.move, chance, 1.0 - sureness(best, other)))
    return found


def sureness(best: Outlook, other: Outlook) -> float:
    """How likely the one move is better than the other: by how they differed under the same luck or, where that was not
    tried, by how often such a difference holds when one looks ahead."""
    count = min(len(best.values), len(other.values))
    if count < 2:
        return normal((best.prior - other.prior) / CERTAIN / DOUBT)
    gaps = [best.values[number] - other.values[number] for number in range(count)]
    mean = sum(gaps) / count
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count)
    if error == 0.0:
        return 0.5 if mean == 0.0 else 1.0
    return normal(mean / error)


def normal(deviations: float) -> float:
    """The share of a normal distribution below so many standard deviations."""
    return (1.0 + erf(deviations / sqrt(2.0))) / 2.0
