"""For the tests of the commands: a home of their own, and lines to be typed."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from faubourg.cli.main import main

Play = Callable[..., int]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are saved; the language is English unless a test says otherwise."""
    folder = tmp_path / "home"
    monkeypatch.setenv("FAUBOURG_HOME", str(folder))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Play:
    """Run a command in this process, with lines piped in."""

    def played(*arguments: str, typed: str = "") -> int:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        return main(list(arguments))

    return played
