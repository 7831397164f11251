"""What a seat observes, looked up by name."""

from faubourg.core.state import State


def observed(state: State, seat: int = 0) -> dict[str, float]:
    """Every number that a seat observes, by the name of its entry."""
    return {entry.name: number for entry, number in zip(state.game.observation, state.observe(seat), strict=True)}


def about(state: State, seat: int, subject: str) -> dict[str, float]:
    """Those whose names begin with these words, without them; zeros are left out."""
    start = f"{subject}_"
    return {name[len(start) :]: n for name, n in observed(state, seat).items() if n and name.startswith(start)}
