"""The games of tables with figures of their own: a data file is read once for all tables that have it."""

from faubourg.core.data import data_digest
from faubourg.core.game import Game
from faubourg.core.shared import Shared
from faubourg.server.table.head import Head
from faubourg.server.table.loading import game_of

# Remembered beyond those of the tables in memory. One with the largest data file takes some 200 kB.
MOST_GAMES = 32


class Games:
    def __init__(self) -> None:
        # By the game's id and the text.
        self.own: Shared[tuple[str, str], Game] = Shared(read_game, MOST_GAMES)

    def of(self, head: Head, digest: str | None) -> Game:
        """The game of a table, with the figures it began with."""
        return game_of(head.game, None, digest) if head.data is None else self.own.of((head.game, head.data))


def read_game(named: tuple[str, str]) -> Game:
    id, data = named
    return game_of(id, data, data_digest(data))
