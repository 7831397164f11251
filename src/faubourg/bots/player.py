"""Bots: whoever chooses a move without being a person."""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from faubourg.bots.efforts import Manner, manner_of
from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.bots.heuristics.registry import heuristic_for, master_for, mind_for, modest_for
from faubourg.bots.levels import LEVELS
from faubourg.bots.lookahead import Lookahead, Outlook
from faubourg.bots.mistakes import seen_best
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
        offer: i64 = heuristic.offer(state, seat, PLAYOUTS) if heuristic is not None else -1
        if offer >= 0:
            return offer
        actions: Actions = state.filled(seat)
        if actions.count == 1:
            return actions.items[0]
        return self.rank(state, seat, rng).best(rng)

    def rank(self, state: State, seat: int, rng: Rng) -> Ranked:
        """All its moves with their values."""
        return rank(state, seat, heuristic_for(state.game.id), self.playouts, rng)


@final
class LevelBot(Bot):
    """One of the levels: it plans its turn, makes mistakes or looks ahead, as its manner says."""

    def __init__(self, name: str, playouts: int | None = None) -> None:
        super().__init__(name)
        self.playouts = playouts
        # How it plays the game that it has been asked about last.
        self.game = ""
        self.manner: Manner = manner_of(name, "", playouts)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.remember(state)
        if state.bot_answer() >= 0:
            return state.bot_answer()
        heuristic = self.heuristic(state)
        offer: i64 = self.offer(state, seat)
        if offer >= 0:
            return offer
        actions: Actions = state.filled(seat)
        if actions.count == 1:
            return actions.items[0]
        if self.manner.carelessness is not None:
            ranked = self.rank(state, seat, rng)
            return seen_best(ranked, state, seat, heuristic, self.manner.carelessness, rng)
        return self.outlooks(state, seat, rng)[0].move

    def offer(self, state: State, seat: int) -> int:
        """The deal that it offers rather than any listed move; below zero when there is none."""
        self.remember(state)
        heuristic = self.heuristic(state)
        if heuristic is None or not self.manner.offers:
            return -1
        # What its moves take is left for them.
        left = self.manner.most - state.filled(seat).count
        return heuristic.offer(state, seat, min(self.manner.turn, left))

    def outlooks(self, state: State, seat: int, rng: Rng) -> list[Outlook]:
        """All its moves, the best first, with what it saw of each when it looked ahead."""
        ranked = self.rank(state, seat, rng)
        heuristic = self.heuristic(state)
        effort = self.manner.effort
        if effort is None or heuristic is None or not heuristic.worth_looking(state, seat, ranked.moves):
            return ordered(ranked, ranked.best(rng))
        looked = Lookahead(state, seat, heuristic, effort, rng, self.manner.most - len(ranked.moves)).compare(ranked)
        return firsts([*looked, *ordered(ranked, -1)])

    def remember(self, state: State) -> None:
        """Know how the game is played that it is asked about."""
        if self.game != state.game.id:
            self.game = state.game.id
            self.manner = manner_of(self.name, self.game, self.playouts)

    def rank(self, state: State, seat: int, rng: Rng) -> Ranked:
        self.remember(state)
        plans = 0 if self.manner.effort is None else int(self.manner.effort.moves)
        turn, most = int(self.manner.turn), int(self.manner.most)
        return rank(state, seat, self.heuristic(state), turn, rng, True, plans, most)

    def heuristic(self, state: State) -> Heuristic | None:
        return judgement_of(self.name, state.game.id)


def judgement_of(name: str, game: str) -> Heuristic | None:
    """What a bot of that name judges a game by."""
    if name not in LEVELS:
        return heuristic_for(game)
    if name == LEVELS[-1]:
        return master_for(game)
    return mind_for(game) if name == LEVELS[-2] else modest_for(game)


def ordered(ranked: Ranked, best: int) -> list[Outlook]:
    """The moves of a ranking from good to bad, but one before all others."""
    order = sorted(range(len(ranked.moves)), key=lambda place: (ranked.moves[place] != best, -ranked.values[place]))
    return [Outlook(ranked.moves[place], ranked.values[place]) for place in order]


def firsts(outlooks: list[Outlook]) -> list[Outlook]:
    """Each move once, with the best turn that begins with it."""
    found: list[Outlook] = []
    seen: set[int] = set()
    for outlook in outlooks:
        if outlook.move not in seen:
            seen.add(outlook.move)
            found.append(outlook)
    return found


def bot(name: str, playouts: object = None) -> Bot:
    """A bot by its name, with another budget than its own if one is given: a whole number."""
    budget = budget_of(playouts)
    if name == "random":
        return RandomBot()
    if name in LEVELS:
        return LevelBot(name, budget)
    if name in BOTS:
        return GreedyBot(PLAYOUTS if budget is None else budget)
    raise InputError("unknown-bot", {"bot": shown(name), "known": ", ".join(BOTS)})


def budget_of(playouts: object) -> int | None:
    if playouts is None:
        return None
    if type(playouts) is not int or not 1 <= playouts <= MOST_PLAYOUTS:
        raise InputError("bad-playouts", {"given": shown(playouts), "most": MOST_PLAYOUTS})
    return playouts


def ask_bot(chosen: Bot, state: State, seat: int, rng: Rng) -> int:
    """A bot's move at a real position: it is only shown what its seat may know."""
    return chosen.choose(state.imagine(seat, rng), seat, rng)


def weighs_deals(name: str) -> bool:
    """Whether a bot of that name can say which deal it would accept: all but the one that plays at random."""
    return name != "random"


def acceptable(state: State, seat: int, rng: Rng, name: str = "greedy") -> int | None:
    """What a bot that refuses the open offer would accept instead, as the other would offer it; None: nothing."""
    heuristic = judgement_of(name, state.game.id)
    move: i64 = -1 if heuristic is None else heuristic.counter(state.imagine(seat, rng), seat)
    return move if move >= 0 else None
