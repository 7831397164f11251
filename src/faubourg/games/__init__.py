"""The registry: which games there are."""

from collections.abc import Callable

from faubourg.core.data import Sheet
from faubourg.core.game import Game
from faubourg.core.options import shown
from faubourg.core.pickling import lend_registry
from faubourg.core.refusal import InputError
from faubourg.games.city.game import CityGame
from faubourg.games.paris.game import ParisGame
from faubourg.games.roomshare.game import RoomShareGame
from faubourg.games.ubuild.game import UBuildGame

Maker = Callable[[str | None, bool], Game]

# Each maker takes the text of a data file, or None for the built-in one; and whether it is that of something kept.
MAKERS: dict[str, Maker] = {
    "roomshare": RoomShareGame,
    "paris": ParisGame,
    "city": CityGame,
    "ubuild": UBuildGame,
}

# The games with their built-in data, and with those that were built in once, by their digest.
_built_in: dict[str, Game] = {}
_earlier: dict[tuple[str, str], Game] = {}


def game_ids() -> list[str]:
    """The ids of all games there are."""
    return list(MAKERS)


def game(id: str, data: str | None = None, digest: str | None = None) -> Game:
    """A game by its id, with its built-in data or with a data file's text.

    Something that is kept, a record or a table, goes on with the figures of its `digest`: the text it has kept, or a
    file that is built in now or was once.
    """
    if not isinstance(id, str) or id not in MAKERS:
        raise InputError("unknown-game", {"game": shown(id), "known": ", ".join(MAKERS)})
    if data is not None:
        return game_with(id, data, kept=digest is not None)
    if id not in _built_in:
        _built_in[id] = MAKERS[id](None, False)
    running = _built_in[id]
    return running if digest is None or digest == running.data_digest else earlier_game(running, digest)


def game_with(id: str, data: str, *, kept: bool) -> Game:
    """A game with figures from a data file; one of another game is told apart from one with a mistake in it."""
    try:
        return MAKERS[id](data, kept)
    except InputError as problem:
        found = game_of(data) if problem.code == "data-missing" else None
        if found is None or found.id == id:
            raise
        raise InputError("data-other-game", {"game": found.title, "expected": game(id).title}) from None


def game_of(data: str) -> Game | None:
    """The game that a data file has all the tables of, and no others."""
    tables = set(Sheet(data).tables)
    return next((found for found in map(game, MAKERS) if set(Sheet(found.data).tables) == tables), None)


def earlier_game(running: Game, digest: str) -> Game:
    """A game with figures that were built in once."""
    key = running.id, digest
    if key not in _earlier:
        text = running.shelf.earlier(digest)
        if text is None:
            raise InputError("unknown-figures", {"game": running.title})
        _earlier[key] = MAKERS[running.id](text, True)
    return _earlier[key]


lend_registry(game)
