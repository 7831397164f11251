"""Bots: whoever chooses a move without being a person."""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from faubourg.bots.heuristics.registry import heuristic_for
from faubourg.bots.levels import LEVELS
from faubourg.bots.search import Ranked, rank
from faubourg.core.actions import Actions
from faubourg.core.options import shown
from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State

# `greedy-1` is what the levels are measured against, and never changes; `greedy` is what tables called it before.
BOTS: Final = ("random", "greedy", "greedy-1", *LEVELS)
# How many positions `greedy` may judge for one decision; where a game has no heuristic, how many matches it plays out.
PLAYOUTS: Final = 3000
MOST_PLAYOUTS: Final = 10_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """It is asked about positions that are imagined for its seat, so it cannot know more than a person there."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """One of the seat's legal moves, which follows from the position and the random numbers alone."""


@final
class RandomBot(Bot):
    """Any listed move, each as likely as the next."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if state.bot_answer() >= 0:
            return state.bot_answer()
        actions: Actions = state.filled(seat)
        return actions.items[rng.below(actions.count)]


@final
class GreedyBot(Bot):
    """Whatever leads to the best end of its own turn."""

    def __init__(self, playouts: int = PLAYOUTS) -> None:
        super().__init__("greedy")
        self.playouts: i64 = playouts

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if state.bot_answer() >= 0:
            return state.bot_answer()
        heuristic = heuristic_for(state.game.id)
        offer: i64 = heuristic.offer(state, seat) if heuristic is not None else -1
        if offer >= 0:
            return offer
        actions: Actions = state.filled(seat)
        if actions.count == 1:
            return actions.items[0]
        return self.rank(state, seat, rng).best(rng)

    def rank(self, state: State, seat: int, rng: Rng) -> Ranked:
        """All its moves with their values."""
        return rank(state, seat, heuristic_for(state.game.id), self.playouts, rng)


def bot(name: str, playouts: int | None = None) -> Bot:
    """A bot by its name, with another budget than its own if one is given."""
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise InputError("bad-playouts", {"given": shown(playouts), "most": MOST_PLAYOUTS})
    if name == "random":
        return RandomBot()
    if name in BOTS:
        return GreedyBot(PLAYOUTS if playouts is None else playouts)
    raise InputError("unknown-bot", {"bot": shown(name), "known": ", ".join(BOTS)})


def ask_bot(chosen: Bot, state: State, seat: int, rng: Rng) -> int:
    """A bot's move at a real position: it is only shown what its seat may know."""
    return chosen.choose(state.imagine(seat, rng), seat, rng)


def weighs_deals(name: str) -> bool:
    """Whether a bot of that name can say which deal it would accept: all but the one that plays at random."""
    return name != "random"


def acceptable(state: State, seat: int, rng: Rng) -> int | None:
    """What a bot that refuses the open offer would accept instead, as the other would offer it; None: nothing."""
    heuristic = heuristic_for(state.game.id)
    move: i64 = -1 if heuristic is None else heuristic.counter(state.imagine(seat, rng), seat)
    return move if move >= 0 else None
