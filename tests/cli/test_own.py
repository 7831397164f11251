"""Commands that a game brings from its own folder."""

from pathlib import Path

import pytest

from faubourg.cli import boards
from faubourg.cli.main import COMMANDS, main
from faubourg.cli.own import own_commands
from faubourg.games import MAKERS
from tests.toy.game import FOLDER, ToyGame


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy's folder stands where those of the others do."""
    monkeypatch.setitem(MAKERS, "toy", ToyGame)
    monkeypatch.setattr(boards, "__path__", [*boards.__path__, str(FOLDER / "boards")])


def test_a_command_is_found_by_the_name_of_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert own_commands()["street"] == "toy"
    assert main(["street", "fa"]) == 0
    assert capsys.readouterr().out == "station, north\n"


def test_it_is_listed_and_has_a_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", "en"]) == 0
    assert "street" in capsys.readouterr().out
    assert main(["street", "--help", "--lang", "en"]) == 0
    assert "STREET" in capsys.readouterr().out


def test_a_game_may_have_commands_and_no_board(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "toy", "--seats", "me,random", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "Toy cannot be played in the terminal yet.\n"


def test_what_cannot_be_answered_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["street", "fax", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said == "The option “street” cannot have “x” as letter 3. Allowed: abcdef\n"


def test_a_game_cannot_take_a_command_of_all_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "toy" / "commands"
    folder.mkdir(parents=True)
    for name in ("games", "__init__"):
        (folder / f"{name}.py").write_text("raise AssertionError\n")
    monkeypatch.setattr(boards, "__path__", [*boards.__path__, str(tmp_path)])
    assert main(["games"]) == 0
    assert "street" in capsys.readouterr().out
    assert "__init__" not in own_commands()


def test_no_game_brings_a_command_that_another_has() -> None:
    found = [file.stem for place in boards.__path__ for file in Path(place).glob("*/commands/[!_]*.py")]
    assert sorted(found) == sorted({*found} - COMMANDS.keys())
