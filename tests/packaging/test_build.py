"""The rules really run compiled, or interpreted, as `./test` asks."""

import importlib
import os
import runpy

import pytest

from tools.steps import ROOT

PACKAGE = ROOT / "src" / "faubourg"
SETUP = runpy.run_path(str(ROOT / "setup.py"))
RULES = [
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    for package in SETUP["COMPILED"]
    for path in sorted((PACKAGE / package).rglob("*.py"))
    if path.name != "__init__.py" and path.relative_to(PACKAGE).as_posix() not in SETUP["INTERPRETED"]
]


@pytest.mark.parametrize("module", RULES)
def test_each_module_of_the_rules_is_loaded_as_asked(module: str) -> None:
    expected = os.environ.get("FAUBOURG_EXPECT", "interpreted")
    loaded = importlib.import_module(module).__file__ or ""
    assert loaded.endswith(".so" if expected == "compiled" else ".py")


def test_the_sources_hold_no_compiled_file() -> None:
    assert not [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]
