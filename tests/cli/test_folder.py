"""Where matches are kept: nobody else on the machine looks in."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from faubourg.cli.folder import make_private
from faubourg.cli.serve import check_folder, check_store, default_store
from faubourg.text.messages import Messages
from tests.cli.conftest import Play


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder that is taken when none is named, on a machine where new folders are open to all."""
    monkeypatch.delenv("FAUBOURG_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    before = os.umask(0o022)
    yield tmp_path / "share" / "faubourg"
    os.umask(before)


def mode_of(folder: Path) -> str:
    return oct(stat.S_IMODE(folder.stat().st_mode))


def serve_from(url: str) -> None:
    check_store(url, Messages("en"))
    check_folder(url, Messages("en"))


def test_the_server_makes_its_folder_for_its_owner_alone(usual: Path, capsys: pytest.CaptureFixture[str]) -> None:
    serve_from(default_store())
    assert (usual / "tables.db").is_file()
    assert mode_of(usual) == "0o700", "Others on this machine can look into the folder of matches"
    assert capsys.readouterr().err == ""


def test_so_does_a_match_in_the_terminal(usual: Path, play: Play) -> None:
    assert play("play", "roomshare", "--seats", "me,random", "--seed", "1", typed="save\nquit\n") == 0
    assert [path for path in usual.iterdir() if path.suffix == ".faubourg"]
    assert mode_of(usual) == "0o700"


def test_a_folder_of_an_earlier_version_is_closed(usual: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual.mkdir(parents=True, mode=0o755)
    serve_from(default_store())
    assert mode_of(usual) == "0o700", "A folder that was open stays open"
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("named", ["store", "home"])
def test_a_folder_that_somebody_has_named_stays_as_it_is_and_is_told_of(
    usual: Path, tmp_path: Path, named: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    if named == "home":
        monkeypatch.setenv("FAUBOURG_HOME", str(shared))
    serve_from(f"sqlite:///{shared / 'tables.db'}" if named == "store" else default_store())
    assert mode_of(shared) == "0o755", "A folder that is not ours was closed to those who share it"
    assert capsys.readouterr().err == (
        f"Others on this machine can look into {shared}, where matches are kept; chmod 700 closes it.\n"
    )


def test_a_folder_that_is_told_of_is_named_in_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    serve_from("sqlite:///tables.db")
    assert f"can look into {tmp_path}," in capsys.readouterr().err


def test_a_folder_that_somebody_has_named_and_is_missing_is_made_private(usual: Path, tmp_path: Path) -> None:
    serve_from(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    assert mode_of(tmp_path / "new") == "0o700"


def test_a_folder_of_somebody_else_is_told_of(usual: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual.mkdir(parents=True, mode=0o755)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    assert not make_private(usual, os.environ)
