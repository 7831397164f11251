"""A game has a heuristic of its own if there is a module of its name here. The others are searched by playouts."""

from importlib import import_module
from importlib.util import find_spec

from faubourg.bots.heuristics.heuristic import Heuristic

_made: dict[str, Heuristic | None] = {}


def heuristic_for(game: str) -> Heuristic | None:
    """The heuristic of a game by its id; None when it has none."""
    if game not in _made:
        _made[game] = made_for(game)
    return _made[game]


def made_for(game: str) -> Heuristic | None:
    module = f"faubourg.bots.heuristics.{game}"
    if find_spec(module) is None:
        return None
    made = import_module(module).HEURISTIC()
    assert isinstance(made, Heuristic)
    return made
