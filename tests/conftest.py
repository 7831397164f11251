"""For all tests: which faubourg they run on, and reproducible examples."""

import importlib
import os
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

SOURCES = Path(__file__).resolve().parent.parent / "src"

# The same examples every time; no deadline, because the interpreted rules run on shared machines.
settings.register_profile("faubourg", deadline=None, derandomize=True, database=None)
settings.load_profile("faubourg")

# pytest started by hand, without ./test: the sources as they stand.
if "FAUBOURG_EXPECT" not in os.environ and find_spec("faubourg") is None:
    sys.path.insert(0, str(SOURCES))


def pytest_configure() -> None:
    """Refuse to test something else than was asked: without its .so, Python silently takes the .py."""
    expected = os.environ.get("FAUBOURG_EXPECT")
    if expected is None:
        return
    loaded = importlib.import_module("faubourg.core.state").__file__ or ""
    if loaded.endswith(".so") != (expected == "compiled"):
        raise pytest.UsageError(f"these tests should run {expected}, but loaded {loaded}")
