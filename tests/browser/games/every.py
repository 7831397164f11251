"""All games: a test that takes `game` is played with each of them."""

import pytest

from tests.browser.games.city import CITY
from tests.browser.games.game import Game
from tests.browser.games.paris import PARIS
from tests.browser.games.roomshare import ROOM_SHARE

GAMES: tuple[Game, ...] = (ROOM_SHARE, PARIS, CITY)
WITH_HANDS = tuple(game for game in GAMES if game.hands)


def named(game: Game) -> str:
    return game.id


each_game = pytest.mark.parametrize("game", GAMES, ids=named)
each_game_with_hands = pytest.mark.parametrize("game", WITH_HANDS, ids=named)
