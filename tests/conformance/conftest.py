"""The toy game can be found by its id here, as a game must be that is to be pickled."""

import pytest

from faubourg.games import MAKERS
from tests.toy.game import ToyGame


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)
