"""The search of one's own turn: every way to play it, until Nature or somebody else is to move.

It works for any game. Where the game has a heuristic, that judges the positions in which the turn may end; elsewhere
they are played out at random. A budget is a number of positions judged or played out, never a time, so a choice follows
from the position and the random numbers alone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.heuristic import CERTAIN, Heuristic
from faubourg.bots.playout import play_out
from faubourg.core.actions import Actions
from faubourg.core.rng import Rng
from faubourg.core.state import State

# How many unfinished turns are followed at once, and how many when half of the budget is spent.
WIDE: Final[i64] = 96
NARROW: Final[i64] = 12


@final
class Ranked:
    """The moves that a seat has, each with the value of the best turn that begins with it."""

    def __init__(self, moves: list[int], values: list[int]) -> None:
        self.moves = moves
        self.values = values

    def best(self, rng: Rng) -> int:
        """The move of the highest value; between equals the lot decides."""
        highest = max(self.values)
        equal = [move for move, value in zip(self.moves, self.values) if value == highest]
        return equal[rng.below(len(equal))]


@final
class Path:
    """A turn that is not finished yet: where it has led, and with which of the moves it began."""

    def __init__(self, state: State, first: i64, value: i64) -> None:
        self.state = state
        self.first: i64 = first
        self.value: i64 = value


def rank(
    state: State, seat: int, heuristic: Heuristic | None, budget: int, rng: Rng, is_strict: bool = False
) -> Ranked:
    """Every listed move of a seat that is asked, with its value. A strict budget is never exceeded, but that every
    move is judged; else the step of the search that exceeds it is finished."""
    actions = Actions()
    state.moves_of(seat, actions)
    moves = actions.moves()
    if heuristic is None:
        return Ranked(moves, rank_by_playouts(state, seat, moves, budget, rng))
    judged = heuristic.judge(state, seat, moves)
    return Ranked(moves, judged or rank_by_turns(state, seat, moves, heuristic, budget, is_strict))


def rank_by_turns(
    state: State, seat: i64, moves: list[int], heuristic: Heuristic, budget: i64, is_strict: bool
) -> list[int]:
    """The value of each move: that of the best end of a turn that begins with it."""
    actions = Actions()
    best: vec[i64] = vec[i64]([-1] * len(moves))
    # Unfinished turns that no budget was left for, or that lost out to better ones, count as they stand.
    standing: vec[i64] = vec[i64]([-1] * len(moves))
    paths: list[Path] = []
    spent: i64 = len(moves)
    for place in range(i64(len(moves))):
        child = state.clone()
        child.apply(moves[place], seat)
        follow(child, seat, place, heuristic, best, standing, paths)
    while paths and spent < budget:
        keep_best(paths, WIDE if spent * 2 < budget else NARROW)
        longer: list[Path] = []
        for path in paths:
            path.state.moves_of(seat, actions)
            if is_strict and spent + actions.count > budget:
                spent = budget
                break
            spent += actions.count
            for number in range(actions.count):
                child = path.state.clone()
                child.apply(actions.items[number], seat)
                follow(child, seat, path.first, heuristic, best, standing, longer)
        paths = longer
    values: list[int] = []
    for place in range(i64(len(moves))):
        values.append(best[place] if best[place] >= 0 else standing[place])
    return values


def follow(
    state: State, seat: i64, first: i64, heuristic: Heuristic, best: vec[i64], standing: vec[i64], paths: list[Path]
) -> None:
    """Judge a position: it ends a turn, or the turn goes on from it."""
    value: i64 = heuristic.value(state, seat)
    if state.actor == seat and not state.over:
        paths.append(Path(state, first, value))
        standing[first] = max(standing[first], value)
    else:
        best[first] = max(best[first], value)


def keep_best(paths: list[Path], width: i64) -> None:
    """Drop all but the most promising; among equals those that came first stay."""
    if len(paths) <= width:
        return
    kept = sorted(range(len(paths)), key=lambda place: -int(paths[place].value))[:width]
    paths[:] = [paths[place] for place in sorted(kept)]


def rank_by_playouts(state: State, seat: i64, moves: list[int], budget: i64, rng: Rng) -> list[int]:
    """The value of each move: the share of the victory in random matches that begin with it."""
    actions = Actions()
    values: list[int] = []
    each: i64 = max(i64(1), budget // len(moves))
    for move in moves:
        total: i64 = 0
        for _ in range(each):
            # Another imagined position for each: what is hidden must not decide.
            child = state.imagine(seat, rng)
            child.apply(move, seat)
            play_out(child, rng, actions)
            total += victory(child, seat)
        values.append(total // each)
    return values


def victory(state: State, seat: i64) -> i64:
    """A seat's share of the victory in a finished match."""
    winners = state.ranking()[0]
    return CERTAIN // len(winners) if int(seat) in winners else 0
