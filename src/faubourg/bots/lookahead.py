"""Looking ahead: the best few moves, each played on by everybody until the seat's own next turn has ended.

There the heuristic is meant to judge, and knows more than at the move. All moves are tried under the same luck, with
the same imagined hands and the same draws, so that only the move differs. The worse half is dropped again and again,
and the tries saved go to the better. A budget is a number of positions judged, never a time, and is never exceeded.
"""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.bots.search import Ranked
from faubourg.core.actions import Actions
from faubourg.core.actors import NATURE, SEVERAL
from faubourg.core.rng import Rng
from faubourg.core.state import State

# A continuation that is longer, such as one of endless auctions, is judged where it stands.
MOST_STEPS: Final[i64] = 300


@final
class Effort:
    """How far a bot looks: how many moves it compares, how many continuations it plays in all, how many positions it
    judges for a turn in them and how many unfinished turns it follows at once, and how many positions in all."""

    def __init__(self, moves: int, continuations: int, turn: int, width: int, positions: int) -> None:
        self.moves: i64 = moves
        self.continuations: i64 = continuations
        self.turn: i64 = turn
        self.width: i64 = width
        self.positions: i64 = positions


@final
class Outlook:
    """A move, and how the turn is to go on after it, with what its continuations were worth, in the order of the
    samples."""

    def __init__(self, move: int, prior: int, rest: list[int] | None = None) -> None:
        self.move = move
        self.prior = prior
        self.rest = rest if rest is not None else []
        self.values: list[int] = []
        self.total: i64 = 0

    def add(self, value: i64) -> None:
        self.values.append(value)
        self.total += value

    def mean(self) -> int:
        """As well as it can be told: before any continuation, what the ranking said."""
        return int(self.total) // len(self.values) if self.values else self.prior


@final
class Lookahead:
    """One decision of a seat, at a position imagined for it."""

    def __init__(
        self, state: State, seat: int, heuristic: Heuristic, effort: Effort, rng: Rng, left: int | None = None
    ) -> None:
        self.state = state
        self.seat: i64 = seat
        self.heuristic = heuristic
        self.effort = effort
        self.rng = rng
        # How many positions may still be judged: no more than whoever asks has left.
        self.left: i64 = effort.positions if left is None else min(effort.positions, i64(left))
        self.actions = Actions()

    def compare(self, ranked: Ranked) -> list[Outlook]:
        """The best turns of a ranking, the most promising first; what was dropped early stands behind."""
        plans = sorted(ranked.plans, key=lambda plan: -plan.value)[: self.effort.moves]
        kept = [Outlook(plan.moves[0], plan.value, plan.moves[1:]) for plan in plans]
        dropped: list[Outlook] = []
        rounds: i64 = halvings(len(kept))
        for number in range(rounds):
            samples: i64 = max(i64(1), self.effort.continuations // (rounds * len(kept)))
            # What is left is for all rounds that are left.
            until: i64 = self.left - self.left // (rounds - number)
            while samples > 0 and self.left > until:
                self.sample(kept)
                samples -= 1
            kept.sort(key=lambda outlook: -outlook.mean())
            half = (len(kept) + 1) // 2
            dropped = kept[half:] + dropped
            kept = kept[:half]
        return kept + dropped

    def sample(self, kept: list[Outlook]) -> None:
        """One continuation of each move under the same luck; none of them counts if the budget does not reach."""
        # What is hidden is imagined again for every sample.
        start = self.state.imagine(int(self.seat), self.rng)
        luck = int(self.rng.word() << 31) + int(self.rng.word())
        found: list[int] = []
        for outlook in kept:
            child = start.clone()
            child.apply(outlook.move, self.seat)
            for move in outlook.rest:
                # What is imagined otherwise may ask something else.
                if not child.can_play(move, int(self.seat)):
                    break
                child.apply(move, self.seat)
            found.append(self.play_on(child, Rng(luck)))
        if self.left > 0:
            for outlook, value in zip(kept, found):
                outlook.add(value)

    def play_on(self, state: State, luck: Rng) -> i64:
        """What a position is worth once the seat's own next turn has ended."""
        is_left: bool = False
        is_back: bool = False
        turn: i64 = state.turns
        steps: i64 = 0
        while not state.over and steps < MOST_STEPS and self.left > 0:
            is_own = self.heuristic.is_own_turn(state, self.seat)
            if is_back and (not is_own or state.turns != turn):
                break
            if not is_left and (not is_own or state.turns != turn):
                is_left = True
            if is_left and is_own and not is_back:
                is_back = True
                turn = state.turns
            state = self.step(state, luck)
            steps += 1
        if self.left <= 0:
            return 0
        self.left -= 1
        return self.heuristic.value(state, self.seat)

    def step(self, state: State, luck: Rng) -> State:
        """The position after a draw, or after what whoever is asked does."""
        actor: i64 = state.actor
        if actor == SEVERAL:
            actors = state.actors()
            actor = actors[luck.below(len(actors))]
        answer: i64 = state.bot_answer()
        if answer >= 0 and actor != NATURE:
            state.apply(answer, actor)
            return state
        actions = self.actions
        state.moves_of(actor, actions)
        if actor == NATURE:
            state.apply(actions.pick(luck), NATURE)
        elif actions.count == 1:
            state.apply(actions.items[0], actor)
        else:
            moves = actions.moves()
            if self.left < len(moves):
                self.left = 0
                return state
            judged = self.heuristic.judge(state, actor, moves)
            if not judged:
                return self.best_turn(state, actor)
            self.left -= len(moves)
            state.apply(moves[judged.index(max(judged))], actor)
        return state

    def best_turn(self, state: State, seat: i64) -> State:
        """The end of the best turn that is found; if none is, where the most promising has come so far."""
        budget: i64 = min(self.effort.turn, self.left)
        end: State | None = None
        best: i64 = -1
        far: State = state
        furthest: i64 = -1
        paths: list[tuple[int, State]] = [(0, state)]
        actions = self.actions
        while paths and budget > 0:
            longer: list[tuple[int, State]] = []
            for _, path in paths:
                path.moves_of(seat, actions)
                for number in range(actions.count):
                    if budget <= 0:
                        break
                    child = path.clone()
                    child.apply(actions.items[number], seat)
                    value: i64 = self.heuristic.value(child, seat)
                    budget -= 1
                    self.left -= 1
                    if child.actor == seat and not child.over:
                        longer.append((value, child))
                        if value > furthest:
                            furthest = value
                            far = child
                    elif value > best:
                        best = value
                        end = child
            if len(longer) > self.effort.width:
                longer = sorted(longer, key=lambda path: -path[0])[: self.effort.width]
            paths = longer
        return far if end is None else end


def halvings(number: i64) -> i64:
    """How often so many are halved until one is left."""
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times
