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

# The files that take longest, in this order, before all others: whichever is begun last is waited for by everybody.
LONGEST = (
    *("test_install", "test_siege", "test_kill", "test_clients", "test_workers", "test_bodies", "test_live_auctions"),
    *("test_api", "test_socket_fuzz", "test_postgres", "test_rules_change", "test_secrets", "test_stop", "test_wheels"),
    *("test_access", "test_webkit", "test_firefox", "test_matches", "test_workshop", "test_table", "test_city"),
)

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    order = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.stem, len(order)))
