"""The ladder: each level against the one below, and the anchors, at tables of two and of four."""

from collections.abc import Iterable
from time import process_time
from typing import Final, NamedTuple

from faubourg.bots.arena import Contest, Played, Result, Tally
from faubourg.bots.efforts import version_of
from faubourg.bots.levels import LEVELS
from faubourg.bots.player import GreedyBot, ask_bot, bot
from faubourg.bots.rating import Finish, Rating, finish_of, fit
from faubourg.core.actors import NATURE
from faubourg.core.game import Game
from faubourg.core.rng import Rng

# What never changes: the measure of all, and the foot of the ladder.
ANCHOR: Final = "greedy-1"
FOOT: Final = "random"
RUNGS: Final = (FOOT, ANCHOR, *LEVELS)
SEATS: Final = (2, 4)
# Between two decisions that are timed lie so many, so that they come from all of a match.
APART: Final = 7
QUICK: Final = 100


class Step(NamedTuple):
    """One who sits alone against others of one kind."""

    upper: str
    lower: str
    seats: int


def steps_of(game: Game) -> list[Step]:
    """Neighbours, the lowest first, and how the highest and the middle stand to the anchor."""
    pairs = [*zip(LEVELS, (FOOT, *LEVELS)), ("neighbour", ANCHOR), (LEVELS[-1], ANCHOR)]
    return [Step(upper, lower, seats) for seats in SEATS if seats in game.seats for upper, lower in pairs]


def contest_of(game: Game, step: Step, seed: int) -> Contest:
    return Contest(game.id, [step.upper, step.lower], step.seats, seed=seed, data=game.data)


def edition(game: Game) -> str:
    """What results belong to: rules, figures, and how the levels think."""
    return f"{game.rules_version}/{game.data_digest}/{version_of(game.id)}"


def result_of(tally: Tally, name: str) -> Result:
    return next(result for result in tally.results() if result.name == name)


def ratings_of(tallies: Iterable[tuple[Step, Tally]]) -> dict[str, Rating]:
    """The ratings that follow from all matches at one number of seats.

    To each step a match that was drawn is added: who has won all of a few would be rated endlessly high.
    """
    finishes: dict[Finish, float] = {}
    for step, tally in tallies:
        drawn: Finish = (tuple(sorted((step.upper, step.lower))),)
        if tally.played:
            finishes[drawn] = finishes.get(drawn, 0.0) + 1.0
        for played in tally.played.values():
            finish = finish_of(tally.contest.lineup(played.number), played.places)
            finishes[finish] = finishes.get(finish, 0.0) + 1.0
    return fit(finishes, ANCHOR)


def clocked(game: Game, level: str, decisions: int, seed: int) -> float:
    """The mean time of the processor, in milliseconds, that a level takes for a decision of matches of four."""
    seats = min(SEATS[-1], game.seats.stop - 1)
    player, quick = bot(level), GreedyBot(QUICK)
    rng = Rng(f"clock/{seed}")
    state = game.start(seats)
    seconds = 0.0
    asked = timed = 0
    while timed < decisions:
        if state.over:
            state = game.start(seats)
        actor = state.actors()[0]
        if actor == NATURE:
            state.apply(state.filled(NATURE).pick(rng), NATURE)
            continue
        asked += 1
        if asked % APART == 0:
            begun = process_time()
            ask_bot(player, state, actor, rng)
            seconds += process_time() - begun
            timed += 1
        state.apply(ask_bot(quick, state, actor, rng), actor)
    return 1000 * seconds / decisions


def as_plain(played: Played) -> dict[str, object]:
    return dict(zip(Played._fields, played))
