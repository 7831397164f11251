"""For all tests of the server: an empty store, and a PostgreSQL that starts when the first test asks for it."""

import asyncio
from collections.abc import Callable, Iterator
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


@pytest.fixture
def url_of(request: pytest.FixtureRequest, url: str) -> Callable[[str], str]:
    """An empty store of a kind."""

    def made(kind: str) -> str:
        if kind == "sqlite":
            return url
        found: Cluster = request.getfixturevalue("postgres")
        return asyncio.run(found.new_database())

    return made


@pytest.fixture(params=["sqlite", "postgres"])
def each_url(request: pytest.FixtureRequest, url_of: Callable[[str], str]) -> str:
    """An empty store, once of each kind."""
    return url_of(request.param)
