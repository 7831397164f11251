"""Imports run one way, and the rules need nothing but Python and mypyc's two helpers."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.steps import ROOT

PACKAGE = ROOT / "src" / "faubourg"
RULES = ("core", "games", "bots")
# What each part of the package may import from the others.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "text": {"core", "games", "bots", "text"},
    "lab": {"core", "games", "bots", "text", "lab"},
    "server": {"core", "games", "bots", "text", "server"},
    # The command line is where everything comes together.
    "cli": {"core", "games", "bots", "text", "lab", "server", "cli"},
}
HELPERS = {"librt", "mypy_extensions", "faubourg"}


def modules_below(part: str) -> list[Path]:
    return sorted((PACKAGE / part).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The full name of each module a file imports, also below `if TYPE_CHECKING` and inside functions."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            # `from faubourg import text` names a part of the package, not something inside a module.
            yield from (f"faubourg.{alias.name}" for alias in node.names if module == "faubourg")
            yield module


def parts_imported(path: Path) -> set[str]:
    names = (name.split(".") for name in imported(path))
    return {name[1] for name in names if name[0] == "faubourg" and len(name) > 1 and (PACKAGE / name[1]).is_dir()}


@pytest.mark.parametrize("part", ALLOWED)
def test_imports_run_one_way(part: str) -> None:
    wrong = {
        str(path.relative_to(ROOT)): sorted(parts_imported(path) - ALLOWED[part])
        for path in modules_below(part)
        if parts_imported(path) - ALLOWED[part]
    }
    assert wrong == {}


def test_every_part_of_the_package_is_known_here() -> None:
    parts = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert parts <= ALLOWED.keys()


@pytest.mark.parametrize("part", RULES)
def test_the_rules_need_no_other_package(part: str) -> None:
    allowed = sys.stdlib_module_names | HELPERS
    wrong = {
        str(path.relative_to(ROOT)): name
        for path in modules_below(part)
        for name in imported(path)
        if name.split(".")[0] not in allowed
    }
    assert wrong == {}
