"""An empty store of each kind."""

import asyncio
from pathlib import Path

import pytest

from tests.server.postgres import Cluster
from tests.server.store.samples import sqlite_url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "tables.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return asyncio.run(cluster.new_database())


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    return asyncio.run(postgres.new_database())
