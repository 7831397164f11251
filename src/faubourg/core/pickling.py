"""Pickles and copies: a position is its game and its dump, a game its id and its data.

Of built-in figures only the digest is stored; the registry, which `faubourg.games` lends this module, knows them. What
was told of the last move is not part of a position.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from faubourg.core.game import Game
    from faubourg.core.state import State

Registry = Callable[[str, str | None, str | None], "Game"]

_registries: list[Registry] = []


def lend_registry(registry: Registry) -> None:
    """From now on games are found by this function of (id, text of a data file or None, digest)."""
    _registries[:] = [registry]


def game_again(id: str, data: str | None, digest: str) -> "Game":
    """A pickled game, with the figures it had: built-in ones that have changed since are found by their digest."""
    return _registries[0](id, data, digest)


def state_again(game: "Game", dump: str) -> "State":
    """A pickled or copied position."""
    return game.restore(dump)
