"""A graceful stop under load: what was taken is stored and answered, everybody is told, nothing is left over."""

import asyncio
from pathlib import Path

import pytest

from faubourg.server.wire.kinds import PROTOCOL
from tests.faults.crowd import Crowd, compare
from tests.faults.players import Guest, hear, send, socket
from tests.faults.server_process import ServerProcess, serving
from tests.server.postgres import Cluster


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_stored_was_also_acknowledged(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    workers = []
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgres":
        cluster: Cluster = request.getfixturevalue("postgres")
        url = asyncio.run(cluster.new_database())
        workers = ["--workers", "2"]

    async def scenario() -> None:
        server = ServerProcess(url, tmp_path, "--unlimited", *workers)
        crowd = Crowd([server.address], seed=7, pause=(0.0, 0.05))
        try:
            async with serving(server):
                crowd.gather(duels=5, with_bots=2, timed=0)
                await crowd.under_way(100)
                assert await server.stop() == 0, server.told()
                await server.is_gone()
                await crowd.has_heard_all()
                await compare(crowd.ledger, url)
                await server.start()
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, url)

    asyncio.run(scenario())


def test_everybody_is_told_that_the_server_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        async with serving(ServerProcess(url, tmp_path)) as server:
            guest = Guest(server.address)
            table = await guest.open_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}])
            async with socket(server.address, table, guest.cookie) as ws:
                await send(ws, {"type": "hello", "protocol": PROTOCOL, "seat": 0})
                assert (await hear(ws))["type"] == "welcome"
                stopping = asyncio.create_task(server.stop())
                while (message := await hear(ws))["type"] == "table":
                    pass
                assert message == {"type": "bye", "code": "restarting", "again": True}
                assert await stopping == 0
            await guest.client.aclose()

    asyncio.run(scenario())
