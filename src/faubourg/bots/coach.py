"""Advice for a person: what the best bot would do, and what else is worth a thought."""

from typing import Final, final

from faubourg.bots.heuristics.heuristic import CERTAIN
from faubourg.bots.player import GreedyBot
from faubourg.core.rng import Rng
from faubourg.core.state import State

ALTERNATIVES: Final = 3


@final
class Advice:
    """A move and the chance of winning with it, from 0 to 1, as well as it can be told."""

    def __init__(self, move: int, chance: float) -> None:
        self.move = move
        self.chance = chance


def hint(state: State, seat: int, rng: Rng) -> int:
    """The best move of a seat that is asked. The coach, too, only knows what the seat may know."""
    return advise(state, seat, rng, 0)[0].move


def advise(state: State, seat: int, rng: Rng, alternatives: int = ALTERNATIVES) -> list[Advice]:
    """The best move, then some others, from good to bad."""
    ranked = GreedyBot().rank(state.imagine(seat, rng), seat, rng)
    best = ranked.best(rng)
    order = sorted(range(len(ranked.moves)), key=lambda place: -ranked.values[place])
    found = [Advice(move, value / CERTAIN) for move, value in zip(ranked.moves, ranked.values) if move == best]
    for place in order:
        if ranked.moves[place] != best and len(found) <= alternatives:
            found.append(Advice(ranked.moves[place], ranked.values[place] / CERTAIN))
    return found
