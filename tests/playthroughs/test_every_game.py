"""A registered game without a playthrough fails here, and is told what to do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import faubourg
from faubourg.games import MAKERS
from tests.toy.game import ToyGame
from tools import golden
from tools.golden import ROOT, not_frozen


@pytest.mark.parametrize("game_id", faubourg.game_ids())
def test_a_game_has_playthroughs_for_each_number_of_seats_and_a_table_of_its_numbers(game_id: str) -> None:
    problem = not_frozen(game_id)
    if problem:
        pytest.fail(problem, pytrace=False)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The empty folder of a new game."""
    monkeypatch.setitem(MAKERS, "toy", ToyGame)
    monkeypatch.setattr(golden, "ROOT", tmp_path)
    monkeypatch.setattr(golden, "FOLDER", tmp_path / "playthroughs")
    (tmp_path / "playthroughs" / "toy").mkdir(parents=True)
    return tmp_path / "playthroughs" / "toy"


def test_a_game_is_told_what_to_freeze_step_by_step(folder: Path) -> None:
    assert not_frozen("toy").startswith("The game toy has no frozen matches: write playthroughs/toy/matches.toml")
    (folder / "matches.toml").write_text("[two]\nseats = 2\nseed = 1\n")
    assert "has no frozen match of 3, 4 seats: add one" in not_frozen("toy")
    more = "".join(f"[n{seats}]\nseats = {seats}\nseed = 1\n" for seats in (2, 3, 4))
    (folder / "matches.toml").write_text(more)
    assert not_frozen("toy").startswith("playthroughs/toy has no numbering.txt, n2.txt, n3.txt, n4.txt: run `python")
    for name, text in golden.golden_files("toy").items():
        (folder / name).write_text(text)
    assert not_frozen("toy") == ""


def test_a_game_without_frozen_matches_is_one_failed_test_and_stops_no_collection() -> None:
    """In a process of its own, where a new game is registered before the tests are collected."""
    files = ("tests/playthroughs/test_every_game.py", "tests/games/test_golden.py")
    plugins = ("-p", "no:cacheprovider", "-p", "tests.toy.registered")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, "-k", "toy", *files],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == pytest.ExitCode.TESTS_FAILED, done.stdout + done.stderr
    assert "The game toy has no frozen matches: write tests/playthroughs/toy/matches.toml" in done.stdout
    assert "1 failed" in done.stdout
    assert "error" not in done.stdout.lower()
