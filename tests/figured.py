"""Levels with figures of a test's own, on a program that runs as the test says."""

import pytest

from faubourg.bots import levels, ready
from faubourg.bots.levels import Measured

# Interpreted, the two strongest would take more than a second.
FIGURES = {
    "newcomer": Measured(None, None, 0.1, 5.0),
    "tenant": Measured(0.752, 0.41, 0.4, 20.0),
    "neighbour": Measured(0.664, None, 2.0, 60.0),
    "caretaker": Measured(0.62, 0.36, 40.0, 1800.0),
    "landlord": Measured(None, None, 250.0, 9000.0),
}


def figure(monkeypatch: pytest.MonkeyPatch, *, compiled: bool, game: str = "roomshare") -> None:
    """The figures above for one game, and none for the others."""
    monkeypatch.setattr(levels, "_kept", {game: FIGURES})
    monkeypatch.setattr(ready, "compiled", compiled)
