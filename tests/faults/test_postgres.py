"""PostgreSQL killed in the middle of a commit, and with all its connections taken by somebody else."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import asyncpg
import httpx

from faubourg.server.store.opening import without_password
from tests.faults.crowd import Crowd, compare
from tests.faults.players import LOST_RACE, Guest
from tests.faults.server_process import ServerProcess, serving
from tests.patience import PATIENCE
from tests.server.postgres import Cluster, end

SEED = 12
KILLS = 4
# Microseconds for which PostgreSQL waits within a commit, before it is written for good.
IN_COMMIT = "&commit_delay=10000&commit_siblings=0"
MARK = "under_siege"
COMMITTING = (
    "SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%INSERT INTO entries%' AND pid <> $1"
)
OF_THE_SERVER = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"


async def committing(url: str) -> int:
    """The process of PostgreSQL that is keeping entries right now."""
    connection = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                found = await connection.fetchval(COMMITTING, connection.get_server_pid())
                if found is not None:
                    return int(found)
    finally:
        connection.terminate()


def test_a_database_killed_in_mid_commit_loses_nothing(tmp_path: Path, postgres: Cluster, postgres_url: str) -> None:
    async def scenario() -> None:
        server = ServerProcess(postgres_url + IN_COMMIT, tmp_path, "--unlimited")
        chance = Random(SEED)
        crowd = Crowd([server.address], SEED, pause=(0.0, 0.1))
        try:
            async with serving(server):
                crowd.gather(duels=4, with_bots=1, timed=0)
                for number in range(KILLS):
                    await crowd.under_way(chance.randrange(20, 50))
                    await crowd.note_draws(postgres_url)
                    pid = await committing(postgres_url)
                    if number % 2:
                        # PostgreSQL itself then ends all the others, and recovers.
                        end(pid)
                    else:
                        await asyncio.to_thread(postgres.kill)
                        await asyncio.to_thread(postgres.start)
                    crowd.check()
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, postgres_url)
        assert crowd.ledger.refused["store-away"] > 0, "No kill came between a gesture and its answer"
        assert set(crowd.ledger.refused) <= {"store-away"} | LOST_RACE, crowd.ledger.refused

    asyncio.run(scenario())


@asynccontextmanager
async def all_connections_taken(url: str) -> AsyncIterator[None]:
    """By another client, those of the server too: they are ended, and taken before it can have them back."""
    taken: list[asyncpg.Connection[asyncpg.Record]] = []
    try:
        async with asyncio.timeout(PATIENCE):
            await take(url, taken)
            while len(taken) < int(await taken[0].fetchval("SHOW max_connections")):
                await taken[0].fetch(OF_THE_SERVER, MARK)
                await take(url, taken)
        yield
    finally:
        for connection in taken:
            connection.terminate()


async def take(url: str, taken: "list[asyncpg.Connection[asyncpg.Record]]") -> None:
    while True:
        try:
            taken.append(await asyncpg.connect(url))
        except asyncpg.TooManyConnectionsError:
            return


def test_a_database_without_a_free_connection_is_said_and_play_goes_on_after_it(
    tmp_path: Path, postgres_url: str
) -> None:
    marked = f"{postgres_url}&application_name={MARK}"

    async def scenario() -> None:
        server = ServerProcess(marked, tmp_path, "--unlimited")
        crowd = Crowd([server.address], SEED, pause=(0.0, 0.1))
        try:
            async with serving(server):
                crowd.gather(duels=4, with_bots=1, timed=0)
                await crowd.under_way(50)
                await crowd.note_draws(postgres_url)
                async with all_connections_taken(postgres_url):
                    await crowd.put_off()
                    acknowledged = len(crowd.ledger.acknowledged)
                    await says_so(server)
                    await crowd.put_off()
                    assert len(crowd.ledger.acknowledged) == acknowledged, "A move was acknowledged without a store"
                    await another_server_says_so(marked)
                await is_ready(server)
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, postgres_url)
        assert set(crowd.ledger.refused) <= {"store-away"} | LOST_RACE, crowd.ledger.refused

    asyncio.run(scenario())


async def says_so(server: ServerProcess) -> None:
    """To whoever watches over it, and to whoever comes to play."""
    guest = Guest(server.address)
    async with guest.client as client:
        async with asyncio.timeout(PATIENCE):
            # It may have been tried a moment before.
            while (ready := await client.get(f"{server.address}/ready")).status_code == 200:
                await asyncio.sleep(0.2)
        table = {"game": "roomshare", "places": [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]}
        refused = await client.post(f"{server.address}/api/tables", json=table)
        alive = await client.get(f"{server.address}/health")
    for answer in (ready, refused):
        assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
    assert alive.status_code == 200


async def is_ready(server: ServerProcess) -> None:
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client, asyncio.timeout(PATIENCE):
        while (await client.get(f"{server.address}/ready")).status_code != 200:
            await asyncio.sleep(0.2)


async def another_server_says_so(url: str) -> None:
    command = [sys.executable, "-m", "faubourg", "--lang", "en", "serve", "--no-open", "--port", "0", "--store", url]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    # Whoever starts it is told which, but no password.
    said = f"The database cannot be reached at the moment. The store: {without_password(url)}\n"
    assert (done.returncode, done.stderr) == (2, said)
