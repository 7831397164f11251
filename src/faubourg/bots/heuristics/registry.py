"""A game has a heuristic of its own if there is a module of its name here. The others are searched by playouts.

Some have a second one, by which a seasoned player plays.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from faubourg.bots.heuristics.heuristic import Heuristic

PLAIN: Final = "HEURISTIC"
SEASONED: Final = "SEASONED"

_made: dict[tuple[str, str], Heuristic | None] = {}


def heuristic_for(game: str) -> Heuristic | None:
    """The heuristic of a game by its id; None when it has none."""
    return kept_for(game, PLAIN)


def seasoned_for(game: str) -> Heuristic | None:
    """The heuristic of a game's seasoned players; that of all others when there is only one."""
    return kept_for(game, SEASONED) or heuristic_for(game)


def kept_for(game: str, name: str) -> Heuristic | None:
    if (game, name) not in _made:
        _made[game, name] = made_for(game, name)
    return _made[game, name]


def made_for(game: str, name: str) -> Heuristic | None:
    module = f"faubourg.bots.heuristics.{game}"
    if find_spec(module) is None:
        return None
    maker = getattr(import_module(module), name, None)
    if maker is None:
        return None
    made = maker()
    assert isinstance(made, Heuristic)
    return made
