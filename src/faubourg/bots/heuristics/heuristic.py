"""What a game's own judgement of a position looks like to the search."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from faubourg.core.state import State

# A sure win; 0 is a sure defeat, and in between lies the chance of winning, as well as it can be told.
CERTAIN: Final[i64] = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(ABC):
    @abstractmethod
    def value(self, state: State, seat: i64) -> i64:
        """How good a position is for a seat that has just moved: from 0 to CERTAIN.

        It may look at the seat's own hand and at what is public. The other hands of an imagined position are only
        imagined: to count on them would be to count on noise.
        """

    def judge(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """The value of each of a seat's moves, if the game can tell without a search; empty: the turn is searched."""
        return []

    def first_of(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """Which moves are judged before all others, where there are more than may be: those without which the others
        cannot be told apart."""
        return []

    def offer(self, state: State, seat: i64, positions: i64) -> i64:
        """An open move that a seat makes rather than any listed one, found by judging so many positions at the most;
        below zero when there is none."""
        return -1

    def counter(self, state: State, seat: i64) -> i64:
        """What a seat that is asked to accept an offer would accept instead, as the other would offer it; below zero
        when there is nothing of the kind."""
        return -1

    def is_own_turn(self, state: State, seat: i64) -> bool:
        """Whether what is going on is this seat's turn. Whoever looks ahead judges where the next one has ended."""
        return state.actor == seat

    def worth_looking(self, state: State, seat: i64, moves: list[int]) -> bool:
        """Whether these moves are told apart better by looking ahead than by this judgement alone."""
        return True

    def is_plausible(self, state: State, seat: i64, move: i64) -> bool:
        """Whether somebody who is no expert may take a move for the best: any, unless nobody would, or its value does
        not tell what the mistake would cost."""
        return True

    def lead(self, state: State, seat: i64, best: i64) -> i64:
        """By how much of the chance of winning, of CERTAIN, the best move is ahead of the others, where their values
        only tell which it is; below zero where the values tell it themselves."""
        return -1


def ahead_of(chance: i64, lead: i64, blur: i64, sure: i64) -> i64:
    """A chance, times that to come out ahead of another: a half when level, more the further ahead and the later."""
    distance: i64 = max(lead, -lead)
    return chance * (sure + sure * lead // (blur + distance)) // (2 * sure)
