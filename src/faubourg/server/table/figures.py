"""The games of tables with figures of their own: a data file is read once for all tables that have it."""

from faubourg.core.game import Game
from faubourg.server.table.head import Head
from faubourg.server.table.loading import game_of

# Remembered beyond those of the tables in memory. One with the largest data file takes some 200 kB.
MOST_GAMES = 32


class Games:
    def __init__(self) -> None:
        # By the game's id and the text; the last one used is last.
        self.kept: dict[tuple[str, str], Game] = {}

    def of(self, head: Head, digest: str | None) -> Game:
        """The game of a table, with the figures it began with."""
        if head.data is None:
            return game_of(head, digest)
        key = (head.game, head.data)
        found = self.kept.pop(key, None)
        if found is None:
            found = game_of(head, digest)
        self.kept[key] = found
        if len(self.kept) > MOST_GAMES:
            del self.kept[next(iter(self.kept))]
        return found
