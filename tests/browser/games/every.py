"""All games: a test that takes `game` is played with each of them."""

from importlib import import_module

import pytest

import faubourg
from faubourg.text.language import LANGUAGES, Language
from tests.browser.games.game import Game
from tests.browser.words import ROOT

BOARDS = ROOT / "web" / "src" / "boards"


def played(id: str) -> Game:
    """A game as somebody in front of a browser plays it: the one in the module of its name."""
    (found,) = (value for value in vars(import_module(f"tests.browser.games.{id}")).values() if isinstance(value, Game))
    return found


# Those that the client has a board for: no page offers another.
GAMES: tuple[Game, ...] = tuple(played(id) for id in faubourg.game_ids() if (BOARDS / id).is_dir())
WITH_HANDS = tuple(game for game in GAMES if game.hands)


def named(game: Game) -> str:
    return game.id


# Where both languages look alike to the test: half of the games in one, half in the other.
IN_A_LANGUAGE: list[tuple[Game, Language]] = [
    (game, LANGUAGES[number % len(LANGUAGES)]) for number, game in enumerate(GAMES)
]
each_game_in_a_language = pytest.mark.parametrize(
    ("game", "language"), IN_A_LANGUAGE, ids=[f"{game.id}-{language}" for game, language in IN_A_LANGUAGE]
)
each_game = pytest.mark.parametrize("game", GAMES, ids=named)
each_game_with_hands = pytest.mark.parametrize("game", WITH_HANDS, ids=named)
