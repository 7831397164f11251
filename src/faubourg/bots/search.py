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
# To find different ends, so many times as many ways are looked at: many lead to the same.
SAME: Final = 4


@final
class Plan:
    """A whole turn, from its first move on, and what its end is worth."""

    def __init__(self, moves: list[int], value: int) -> None:
        self.moves = moves
        self.value = value


@final
class Ranked:
    """The moves that a seat has, each with the value of the best turn that begins with it, and with what it seems to be
    worth at first sight, when nothing is thought of that may follow; and, where they were asked for, the best turns of
    all, each with an end of its own."""

    def __init__(
        self, moves: list[int], values: list[int], plans: list[Plan] | None = None, sights: list[int] | None = None
    ) -> None:
        self.moves = moves
        self.values = values
        self.sights = sights if sights is not None else values
        self.plans = plans if plans is not None else [Plan([move], value) for move, value in zip(moves, values)]

    def best(self, rng: Rng) -> int:
        """The move of the highest value; between equals the lot decides."""
        highest = max(self.values)
        equal = [move for move, value in zip(self.moves, self.values) if value == highest]
        return equal[rng.below(len(equal))]


@final
class Path:
    """A turn as far as it was followed: where it has led, by which move from where, and with which it began."""

    def __init__(self, state: State, first: i64, value: i64, move: i64, before: "Path | None") -> None:
        self.state = state
        self.first: i64 = first
        self.value: i64 = value
        self.move: i64 = move
        self.before = before

    def moves(self) -> list[int]:
        found: list[int] = []
        path: Path | None = self
        while path is not None:
            found.append(int(path.move))
            path = path.before
        found.reverse()
        return found


def rank(
    state: State,
    seat: int,
    heuristic: Heuristic | None,
    budget: int,
    rng: Rng,
    is_strict: bool = False,
    plans: int = 0,
    most: int | None = None,
) -> Ranked:
    """Every listed move of a seat that is asked, with its value, and so many plans of the whole turn.

    A strict budget is never exceeded, but that every move is judged; as long as it lasts, each move is followed to the
    end of a turn. Else the step of the search that exceeds it is finished, and moves that promise little are dropped.
    Where there are more moves than may be judged at the most, those without which the others cannot be told apart come
    first, and of the others the lot decides which are."""
    actions = Actions()
    state.moves_of(seat, actions)
    moves = actions.moves()
    if most is not None and len(moves) > most:
        first = [] if heuristic is None else heuristic.first_of(state, seat, moves)
        moves = some_of(moves, most, rng, first)
    if heuristic is None:
        return Ranked(moves, rank_by_playouts(state, seat, moves, budget, rng))
    judged = heuristic.judge(state, seat, moves)
    if judged:
        return Ranked(moves, judged)
    ends: list[Path] = []
    sights: list[int] = []
    values = rank_by_turns(state, seat, moves, heuristic, budget, is_strict, ends, sights)
    found = best_plans(ends, plans) if plans and ends else None
    if found is not None and len(found) < plans:
        found += unfinished_plans(moves, values, ends)
    return Ranked(moves, values, found, sights)


def some_of(moves: list[int], number: int, rng: Rng, first: list[int]) -> list[int]:
    """So many of the moves, in the order they are listed in: some before all others, the rest drawn by lot."""
    kept = first[:number]
    others = [move for move in moves if move not in kept]
    for drawn in range(number - len(kept)):
        other = drawn + rng.below(len(others) - drawn)
        others[drawn], others[other] = others[other], others[drawn]
    chosen = kept + others[: number - len(kept)]
    return [move for move in moves if move in chosen]


def rank_by_turns(
    state: State,
    seat: i64,
    moves: list[int],
    heuristic: Heuristic,
    budget: i64,
    is_strict: bool,
    ends: list[Path],
    sights: list[int],
) -> list[int]:
    """The value of each move: that of the best end of a turn that begins with it. All ends are noted, and what each
    move is worth at first sight."""
    actions = Actions()
    best: vec[i64] = vec[i64]([-1] * len(moves))
    # Unfinished turns that no budget was left for, or that lost out to better ones, count as they stand.
    standing: vec[i64] = vec[i64]([-1] * len(moves))
    paths: list[Path] = []
    spent: i64 = len(moves)
    for place in range(i64(len(moves))):
        child = state.clone()
        child.apply(moves[place], seat)
        sight: i64 = heuristic.value(child, seat)
        sights.append(int(sight))
        follow(Path(child, place, sight, moves[place], None), seat, best, standing, paths, ends)
    while paths and spent < budget:
        keep_best(paths, WIDE if spent * 2 < budget else NARROW, best if is_strict else None)
        longer: list[Path] = []
        for path in paths:
            path.state.moves_of(seat, actions)
            if is_strict and spent + actions.count > budget:
                spent = budget
                break
            spent += actions.count
            for number in range(actions.count):
                move: i64 = actions.items[number]
                child = path.state.clone()
                child.apply(move, seat)
                reached = Path(child, path.first, heuristic.value(child, seat), move, path)
                follow(reached, seat, best, standing, longer, ends)
        paths = longer
    values: list[int] = []
    for place in range(i64(len(moves))):
        values.append(best[place] if best[place] >= 0 else standing[place])
    return values


def follow(path: Path, seat: i64, best: vec[i64], standing: vec[i64], paths: list[Path], ends: list[Path]) -> None:
    """Note a position: it ends a turn, or the turn goes on from it."""
    first: i64 = path.first
    if path.state.actor == seat and not path.state.over:
        paths.append(path)
        standing[first] = max(standing[first], path.value)
    else:
        ends.append(path)
        best[first] = max(best[first], path.value)


def best_plans(ends: list[Path], number: int) -> list[Plan]:
    """The best turns; of several ways to one end the first that was found."""
    order = sorted(range(len(ends)), key=lambda place: -int(ends[place].value))
    found: list[Plan] = []
    known: set[str] = set()
    for place in order[: number * SAME]:
        dump = ends[place].state.dump()
        if dump not in known:
            known.add(dump)
            found.append(Plan(ends[place].moves(), int(ends[place].value)))
            if len(found) == number:
                break
    return found


def unfinished_plans(moves: list[int], values: list[int], ends: list[Path]) -> list[Plan]:
    """The beginnings of turns of which no end was found: with few positions these may be all but to pass."""
    ended = {int(path.first) for path in ends}
    return [Plan([move], values[place]) for place, move in enumerate(moves) if place not in ended]


def keep_best(paths: list[Path], width: i64, best: vec[i64] | None) -> None:
    """Drop all but the most promising; among equals those that came first stay. Where it is told which first moves have
    led to an end, the best path of each other stays, too: what promises little may win in the end."""
    if len(paths) <= width:
        return
    order = sorted(range(len(paths)), key=lambda place: -int(paths[place].value))
    kept = order[:width]
    if best is not None:
        begun = {int(paths[place].first) for place in kept}
        for place in order[width:]:
            first = int(paths[place].first)
            if best[first] < 0 and first not in begun:
                begun.add(first)
                kept.append(place)
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
