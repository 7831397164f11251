"""Room Share after a correction of its built-in figures: the file of now has become an earlier one."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import faubourg
from faubourg.core.data import Shelf
from faubourg.core.game import Game
from faubourg.games import MAKERS, _built_in, _earlier
from faubourg.games.roomshare.game import RoomShareGame

BEFORE = faubourg.game("roomshare").data
DIGEST = faubourg.game("roomshare").data_digest
SUITE = 'suite = { value = 2, mark = "B" }'
AFTER = BEFORE.replace(SUITE, SUITE.replace("2", "5"))


class Corrected(Shelf):
    def read(self, path: str) -> str | None:
        return {"roomshare.toml": AFTER, f"earlier/{DIGEST}.toml": BEFORE}.get(path)


def make(data: str | None, kept: bool = False) -> Game:
    return RoomShareGame(data, kept, Corrected("nowhere", "roomshare"))


@contextmanager
def figures_corrected() -> Iterator[None]:
    """From here on a suite brings five points at new tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(MAKERS, "roomshare", make)
        patch.delitem(_built_in, "roomshare", raising=False)
        yield
    _earlier.clear()
