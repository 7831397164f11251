"""A game has a heuristic of its own if there is a module of its name here. The others are searched by playouts.

`HEURISTIC` of the module is what `greedy-1` judges by, and never changes. If there are `MODEST`, `MIND` and `MASTER`,
the lower levels, the higher ones and the highest judge by these.
"""

from importlib import import_module
from importlib.util import find_spec

from faubourg.bots.heuristics.heuristic import Heuristic

_made: dict[tuple[str, str], Heuristic | None] = {}


def heuristic_for(game: str) -> Heuristic | None:
    """The heuristic of a game by its id; None when it has none."""
    return kept(game, "HEURISTIC")


def modest_for(game: str) -> Heuristic | None:
    """What the lower levels of a game judge by: the heuristic itself where there is nothing better."""
    return kept(game, "MODEST") or heuristic_for(game)


def mind_for(game: str) -> Heuristic | None:
    """What the higher levels of a game judge by: the heuristic itself where there is nothing better."""
    return kept(game, "MIND") or heuristic_for(game)


def master_for(game: str) -> Heuristic | None:
    """What the highest level of a game judges by: as the higher ones do where there is nothing better."""
    return kept(game, "MASTER") or mind_for(game)


def kept(game: str, name: str) -> Heuristic | None:
    """Made once."""
    if (game, name) not in _made:
        _made[game, name] = made_for(game, name)
    return _made[game, name]


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
