"""What is raised when a promise is broken, and the small demands that all checks share."""

import functools
import json
from typing import Final

from faubourg.core.game import Game
from faubourg.core.refusal import InputError, Refusal
from faubourg.core.state import State
from faubourg.text.rulebook import Rulebook

# The clauses of a rulebook; None when they are not known, and then any clause will do.
Clauses = frozenset[str] | None

LONGEST: Final = 300


class Violation(AssertionError):
    """A promise of every game that this one breaks: in which match, after how many decisions, and which promise."""

    def __init__(self, state: State, problem: str, seed: int | None = None) -> None:
        super().__init__(problem)
        self.game = state.game.id
        self.seats = int(state.seats)
        self.options = dict(state.options.values)
        self.decision = int(state.decisions)
        self.problem = problem
        # Of the match, so that it can be played again.
        self.seed = seed

    def __str__(self) -> str:
        seed = "" if self.seed is None else f", seed {self.seed}"
        where = f"{self.game}, {self.seats} seats, options {json.dumps(self.options)}{seed}"
        return f"{where}, decision {self.decision}: {self.problem}"


@functools.cache
def book_clauses(game: str) -> Clauses:
    try:
        return frozenset(clause.id for clause in Rulebook(game, "en").clauses)
    except InputError:
        return None


def clauses_of(game: Game) -> Clauses:
    """The clauses of the game's rulebook; None for a game that has none in the package."""
    return book_clauses(game.id)


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."


def demand_clause(state: State, clause: object, clauses: Clauses, what: str) -> None:
    """The clause is there, and in the rulebook."""
    if not isinstance(clause, str) or not clause:
        raise Violation(state, f"{what} names no clause")
    if clauses is not None and clause not in clauses:
        raise Violation(state, f"{what} names {clause}, which is not in the rulebook")


def demand_refusal(state: State, refusal: Refusal | None, clauses: Clauses, what: str) -> None:
    """Something was refused, with a code, a clause and parameters that can be said."""
    if refusal is None:
        raise Violation(state, f"{what} is not refused")
    if not isinstance(refusal.code, str) or not refusal.code:
        raise Violation(state, f"{what} is refused without a code")
    demand_clause(state, refusal.clause, clauses, f"the refusal {refusal.code} of {what}")
    for name, value in refusal.params.items():
        if type(name) is not str or type(value) not in (int, str):
            raise Violation(state, f"{what} is refused with the parameter {name}={short(value)}")


def as_json(state: State, value: object, what: str) -> str:
    """The value as JSON, which must give back the same value: no tuples, no numbers as keys, no NaN, no objects."""
    try:
        text = json.dumps(value, allow_nan=False)
    except (TypeError, ValueError) as problem:
        raise Violation(state, f"{what} is not JSON-ready: {problem}") from None
    if json.loads(text) != value:
        raise Violation(state, f"{what} is not the same after JSON: {short(value)}")
    return text
