"""For all tests of the server: an empty store, and a PostgreSQL that starts when the first test asks for it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, cluster, stop_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    yield cluster()
    stop_cluster()


@pytest.fixture
def url(tmp_path: Path) -> str:
    """An empty store of the kind that needs nothing."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def each_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: Cluster = request.getfixturevalue("postgres")
    return asyncio.run(found.new_database())
