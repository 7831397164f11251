"""For tests of faults: a PostgreSQL that starts when the first test asks for it."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, cluster, stop_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    yield cluster()
    stop_cluster()


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    return asyncio.run(postgres.new_database())
