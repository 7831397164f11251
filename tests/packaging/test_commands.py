"""`./play` and `./test`: what they say and when they build."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from tools import prepare

ROOT = prepare.ROOT
SCRIPTS = ["play", "test", "tools/python.sh"]


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("script", [*SCRIPTS, ".ci/run"])
def test_the_scripts_are_valid(script: str) -> None:
    assert run("sh", "-n", ROOT / script).returncode == 0


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
def test_the_commands_can_be_started(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr_FR.UTF-8", "Faubourg demande Python 3.11"), ("en_GB.UTF-8", "Faubourg needs Python 3.11"), ("", "needs")],
)
@pytest.mark.parametrize("command", ["play", "test"])
def test_without_python_one_sentence_says_so(command: str, language: str, sentence: str, tmp_path: Path) -> None:
    copy = tmp_path / "checkout"
    (copy / "tools").mkdir(parents=True)
    for script in SCRIPTS:
        shutil.copy(ROOT / script, copy / script)
    shell = shutil.which("sh") or "sh"
    done = run(shell, copy / command, PATH=str(tmp_path), LC_ALL=language, LC_MESSAGES="", LANG="")
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def seconds_to_start() -> float:
    started = time.monotonic()
    done = run(ROOT / "play", "--help")
    assert done.returncode == 0, done.stderr
    return time.monotonic() - started


def test_a_second_play_starts_in_less_than_three_seconds() -> None:
    seconds_to_start()
    # The best of three: the machine may be busy.
    assert min(seconds_to_start() for _ in range(3)) < 3


def test_play_runs_the_other_commands_too_and_says_its_own_name(tmp_path: Path) -> None:
    assert "RS-4.3c" in run(ROOT / "play", "rules", "roomshare", "RS-4.3c").stdout
    home = str(tmp_path)
    said = run(ROOT / "play", "--plain", "--lang", "en", "--seed", "1", "--fast", FAUBOURG_HOME=home).stdout
    assert f"{ROOT / 'play'} play roomshare --load {home}" in said


# When to build


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with one module, for the questions about sources."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "module.py").write_text("one = 1\n")
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    return tmp_path


def test_a_changed_or_new_source_is_noticed(checkout: Path) -> None:
    before = prepare.sources_digest()
    (checkout / "src" / "module.py").write_text("one = 2\n")
    changed = prepare.sources_digest()
    (checkout / "src" / "other.py").touch()
    assert len({before, changed, prepare.sources_digest()}) == 3


def test_what_is_not_built_is_not_looked_at(checkout: Path) -> None:
    before = prepare.sources_digest()
    (checkout / "README.md").write_text("hello")
    (checkout / "src" / "__pycache__").mkdir()
    (checkout / "src" / "__pycache__" / "module.cpython-311.pyc").touch()
    assert prepare.sources_digest() == before


def test_another_compiler_is_noticed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = prepare.sources_digest()
    monkeypatch.setenv("CC", "sh")
    assert prepare.sources_digest() != before


def test_a_compiler_that_is_not_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there")
    assert prepare.c_compiler() is None
    assert prepare.ensure_built() is prepare.Outcome.NO_COMPILER


def test_a_compiler_that_cannot_compile_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not prepare.compiles("false")


@pytest.mark.parametrize(
    ("variables", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA"}, True),
        ({}, False),
    ],
)
def test_the_set_up_speaks_the_language_of_the_surroundings(
    variables: dict[str, str], french: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert prepare.in_french() is french
