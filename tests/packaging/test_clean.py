"""What is checked in works on any machine: no path of one, no address of a package index."""

import re
import subprocess
from pathlib import Path

import pytest

from tools.steps import ROOT

OWN = Path(__file__).relative_to(ROOT).as_posix()
# Folders of git, of the commands and of tools, for a copy without git.
CACHES = {"__pycache__", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"}
NOT_OURS = {".git", ".run", "build", "dist", "node_modules"} | CACHES
MACHINE_PATH = re.compile(r"(?<![\w.~/])/(?:home|Users|root|work|opt|mnt|workspace)/[\w.-]+|[A-Z]:\\Users\\")
INDEX_ADDRESS = re.compile(
    r"//(?:[\w.-]+\.)?(?:pypi\.org|pythonhosted\.org|registry\.npmjs\.org|registry\.yarnpkg\.com)|index-url\s*=|/simple/"
)


def checked_in() -> list[Path]:
    """The files git knows or would add; all of them where there is no git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        paths = [ROOT / name for name in listed.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not NOT_OURS & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in paths if path.is_file())


def text_of(path: Path) -> str:
    """Pictures and other binary files hold no line to look at."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def found(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {match.group()}"
        for path in checked_in()
        if path.relative_to(ROOT).as_posix() != OWN
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if (match := pattern.search(line))
    ]


def test_no_file_holds_a_path_of_a_machine() -> None:
    assert found(MACHINE_PATH) == []


def test_no_file_holds_the_path_of_this_checkout() -> None:
    if len(ROOT.parts) < 3:
        return
    assert found(re.compile(re.escape(str(ROOT)) + r"(?![\w-])")) == []


def test_no_file_holds_the_address_of_an_index() -> None:
    assert found(INDEX_ADDRESS) == []


@pytest.mark.parametrize(
    "name",
    [
        ".run/venv/bin/python",
        "src/faubourg/core/state.so",
        "build/x",
        "a/__pycache__/b.pyc",
        "web/node_modules/x/index.js",
        "web/dist/index.html",
    ],
)
def test_what_the_commands_make_is_ignored(name: str) -> None:
    if not (ROOT / ".git").exists():
        return
    assert subprocess.run(["git", "check-ignore", "-q", name], cwd=ROOT, check=False).returncode == 0
