"""What may be known of a position in every game: how far the match is, and its result."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.state import State


class MatchView(TypedDict):
    """With what the whole view of a seat begins and ends. `first` is who began, None while nobody has."""

    game: str
    phase: str
    actors: list[int]
    turn: int
    turns: int
    first: int | None
    over: bool
    truncated: bool
    ranking: list[list[int]] | None
    decided_by: str | None


def match_view(state: State, phase: str, turn: i64) -> dict[str, object]:
    """With what every view begins."""
    return {
        "game": state.game.id,
        "phase": phase,
        "actors": state.actors(),
        "turn": int(turn),
        "turns": int(state.turns),
    }


def result_view(state: State) -> dict[str, object]:
    """With what every view ends: the result, once there is one."""
    return {
        "over": state.over,
        "truncated": state.truncated,
        "ranking": state.ranking() if state.over else None,
        "decided_by": state.decided_by() if state.over else None,
    }


def seat_or_none(seat: i64) -> int | None:
    """A seat; nobody is below zero."""
    return int(seat) if seat >= 0 else None
