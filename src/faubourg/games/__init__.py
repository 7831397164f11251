"""The registry: which games there are."""

from collections.abc import Callable

from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.core.pickling import lend_registry
from faubourg.core.refusal import InputError
from faubourg.games.city.game import CityGame
from faubourg.games.paris.game import ParisGame
from faubourg.games.roomshare.game import RoomShareGame

Maker = Callable[[str | None], Game]

# Each maker takes the text of a data file, or None for the built-in one.
MAKERS: dict[str, Maker] = {
    "roomshare": RoomShareGame,
    "paris": ParisGame,
    "city": CityGame,
}

_built_in: dict[str, Game] = {}


def game_ids() -> list[str]:
    return list(MAKERS)


def game(id: str, data: str | None = None) -> Game:
    """A game by its id, with its built-in data or with a data file's text."""
    if not isinstance(id, str) or id not in MAKERS:
        raise InputError("unknown-game", {"game": shown(id), "known": ", ".join(MAKERS)})
    if data is not None:
        return MAKERS[id](data)
    if id not in _built_in:
        _built_in[id] = MAKERS[id](None)
    return _built_in[id]


lend_registry(game)
