"""The rules really run compiled, or interpreted, as `./test` asks."""

import importlib
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.steps import ROOT

PACKAGE = ROOT / "src" / "faubourg"
SETUP = runpy.run_path(str(ROOT / "setup.py"))
RULES = [
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    for package in SETUP["COMPILED"]
    for path in sorted((PACKAGE / package).rglob("*.py"))
    if path.name != "__init__.py" and not any(path.relative_to(PACKAGE).match(one) for one in SETUP["INTERPRETED"])
]


@pytest.mark.parametrize("module", RULES)
def test_each_module_of_the_rules_is_loaded_as_asked(module: str) -> None:
    expected = os.environ.get("FAUBOURG_EXPECT", "interpreted")
    loaded = importlib.import_module(module).__file__ or ""
    assert loaded.endswith(".so" if expected == "compiled" else ".py")


def test_of_what_was_compiled_only_the_newest_is_kept(tmp_path: Path) -> None:
    names = [f"{age:064x}.o" for age in range(SETUP["MOST_OBJECTS"] + 3)]
    for age, name in enumerate(names):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    # What a build that was stopped left, and what is nobody's.
    (tmp_path / f"{99:064x}.4711").touch()
    (tmp_path / "stranger.o").touch()
    SETUP["forget_objects"](tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*names[: SETUP["MOST_OBJECTS"]], "stranger.o"}


def test_the_sources_hold_no_compiled_file() -> None:
    assert not [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]


# A module of rules that needs a header of its own, and what setup.py would compile it with.
TINY = """from librt.vecs import vec
from mypy_extensions import i64


def first(cells: vec[i64]) -> i64:
    return cells[0]
"""
ASKED = """
import sys, setuptools
setuptools.setup = lambda **_: None
import setup
print(*setup.libraries()[0].include_dirs, sep="\\n")
"""


def test_a_second_build_in_a_checkout_finds_the_headers_of_the_first(tmp_path: Path) -> None:
    """Whoever runs pip a second time, or after it was interrupted, has what mypyc left behind."""
    (tmp_path / "src/faubourg/core").mkdir(parents=True)
    (tmp_path / "src/faubourg/core/tiny.py").write_text(TINY)
    shutil.copy(ROOT / "setup.py", tmp_path)
    found = [
        subprocess.run([sys.executable, "-c", ASKED], cwd=tmp_path, capture_output=True, text=True, check=False)
        for _ in range(2)
    ]
    assert found[0].returncode == 0, found[0].stderr
    assert any(line.endswith("vecs") for line in found[0].stdout.splitlines()), found[0].stdout
    assert found[1].stdout == found[0].stdout, "The second build does not look for the headers that the first one did"
