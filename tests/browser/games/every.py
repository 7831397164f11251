"""All games: a test that takes `game` is played with each of them."""

import pytest

from tests.browser.games.game import Game
from tests.browser.games.paris import PARIS
from tests.browser.games.roomshare import ROOM_SHARE

GAMES: tuple[Game, ...] = (ROOM_SHARE, PARIS)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
