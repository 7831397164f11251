"""A game has a heuristic of its own if there is a module of its name here. The others are searched by playouts.

`HEURISTIC` of the module is what `greedy-1` judges by, and never changes; `MIND`, if there is one, is what the higher
levels judge by; `MASTER`, if there is one, what the highest does.
"""

from importlib import import_module
from importlib.util import find_spec

from faubourg.bots.heuristics.heuristic import Heuristic

_made: dict[str, Heuristic | None] = {}
_minds: dict[str, Heuristic | None] = {}
_masters: dict[str, Heuristic | None] = {}


def heuristic_for(game: str) -> Heuristic | None:
    """The heuristic of a game by its id; None when it has none."""
    if game not in _made:
        _made[game] = made_for(game, "HEURISTIC")
    return _made[game]


def mind_for(game: str) -> Heuristic | None:
    """What the higher levels of a game judge by: the heuristic itself where there is nothing better."""
    if game not in _minds:
        _minds[game] = made_for(game, "MIND") or heuristic_for(game)
    return _minds[game]


def master_for(game: str) -> Heuristic | None:
    """What the highest level of a game judges by: as the higher ones do where there is nothing better."""
    if game not in _masters:
        _masters[game] = made_for(game, "MASTER") or mind_for(game)
    return _masters[game]


def made_for(game: str, name: str) -> Heuristic | None:
    module = f"faubourg.bots.heuristics.{game}"
    if find_spec(module) is None:
        return None
    make = getattr(import_module(module), name, None)
    if make is None:
        return None
    made = make()
    assert isinstance(made, Heuristic)
    return made
