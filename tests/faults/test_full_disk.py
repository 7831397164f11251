"""A disk that is full under a running server: moves are refused, nothing is torn, and play goes on with room."""

import asyncio
import resource
from pathlib import Path

import apsw
import httpx

from tests.faults.crowd import Crowd, compare
from tests.faults.players import LOST_RACE
from tests.faults.server_process import ServerProcess, serving
from tests.patience import PATIENCE

REFUSALS = {"store-full", "store-failed"}


# What can still be written fits in here: SQLite's log begins anew now and then.
ROOM = 20_000


def fill(server: ServerProcess) -> None:
    """No file of the server may be written beyond its beginning; a write across that place is cut short."""
    assert server.process is not None
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ROOM, most))


def make_room(server: ServerProcess) -> None:
    assert server.process is not None
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))


async def is_refused(crowd: Crowd, server: ServerProcess) -> None:
    """Everybody is told so, and nothing is acknowledged."""
    await crowd.until(lambda: sum(crowd.ledger.refused[code] for code in REFUSALS) > 20)
    assert set(crowd.ledger.refused) <= REFUSALS | LOST_RACE
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
        # It may have been tried a moment before.
        async with asyncio.timeout(PATIENCE):
            while (answer := await client.get(f"{server.address}/ready")).status_code == 200:
                await asyncio.sleep(0.2)
    assert (answer.status_code, answer.json()["code"] in REFUSALS) == (503, True)


def test_moves_are_refused_while_there_is_no_room_and_none_is_lost(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def scenario() -> None:
        server = ServerProcess(url, tmp_path, "--unlimited")
        crowd = Crowd([server.address], seed=11, pause=(0.0, 0.05))
        try:
            async with serving(server):
                crowd.gather(duels=6, with_bots=1, timed=0)
                await crowd.under_way(50)
                fill(server)
                await is_refused(crowd, server)
                make_room(server)
                crowd.ledger.refused.clear()
                await crowd.under_way(50)
                crowd.ledger.refused.clear()
                fill(server)
                await is_refused(crowd, server)
                # Killed while the disk is full; the next one has room.
                server.kill()
                await server.start()
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, url)

    asyncio.run(scenario())
    connection = apsw.Connection(str(tmp_path / "tables.db"))
    assert connection.execute("PRAGMA integrity_check").get == "ok"
    connection.close()
