"""Advice for a person: what the best bot would do, how sure it is, and what else is worth a thought."""

from typing import Final, NamedTuple, final

from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.levels import LEVELS
from faubourg.bots.player import GreedyBot, bot
from faubourg.bots.ready import adviser
from faubourg.core.rng import Rng
from faubourg.core.state import State

ALTERNATIVES: Final = 3
# The lead in the chance of winning at which a move is as likely the best as not.
DOUBT: Final = 0.02
# What is said of a hint, from how sure it is upwards.
CONFIDENCES: Final = ((0.8, "certain"), (0.5, "likely"), (0.2, "leaning"), (0.0, "open"))


@final
class Advice:
    """A move, the chance of winning with it, from 0 to 1, as well as it can be told, and how sure it is, from 0 to 1,
    that nothing else is better."""

    def __init__(self, move: int, chance: float, sure: float) -> None:
        self.move = move
        self.chance = chance
        self.sure = sure


class Hint(NamedTuple):
    """What a level would do, and how sure it is: from 0 to 1, and in a word. The strongest is wanted, and gives it
    where it is ready."""

    wanted: str
    level: str
    move: int
    sure: float
    confidence: str


def hint(state: State, seat: int, rng: Rng) -> Hint:
    """The best move of a seat that is asked, for whoever asks for it, at a keyboard or in a browser: from the strongest
    level that is ready. The coach, too, only knows what the seat may know."""
    level = adviser(state.game.id)
    best = advise(state, seat, rng, 0, level)[0]
    return Hint(LEVELS[-1], level, best.move, best.sure, confidence(best.sure))


def confidence(sure: float) -> str:
    return next(word for least, word in CONFIDENCES if sure >= least)


def advise(
    state: State, seat: int, rng: Rng, alternatives: int = ALTERNATIVES, level: str = LEVELS[-1]
) -> list[Advice]:
    """The best move, then some others, from good to bad."""
    player = bot(level)
    assert isinstance(player, GreedyBot)
    ranked = player.rank(state.imagine(seat, rng), seat, rng)
    best = ranked.best(rng)
    chances = sorted((value / CERTAIN for value in ranked.values), reverse=True)
    order = sorted(range(len(ranked.moves)), key=lambda place: -ranked.values[place])
    found = [
        Advice(move, value / CERTAIN, sureness(chances))
        for move, value in zip(ranked.moves, ranked.values)
        if move == best
    ]
    for place in order:
        if ranked.moves[place] != best and len(found) <= alternatives:
            found.append(Advice(ranked.moves[place], ranked.values[place] / CERTAIN, 0.0))
    return found


def sureness(chances: list[float]) -> float:
    """How sure the best is, by its lead over the second: a move that alone is possible is certain."""
    if len(chances) == 1:
        return 1.0
    lead = chances[0] - chances[1]
    return lead / (lead + DOUBT)
