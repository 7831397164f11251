"""Several workers on one PostgreSQL: supervisors and workers that are killed, a database that goes away."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

from tests.faults.crowd import Crowd, compare
from tests.faults.players import LOST_RACE
from tests.faults.server_process import ServerProcess, command_of, serving
from tests.server.postgres import Cluster

SEED = 5


def test_kills_of_the_supervisor_and_of_one_worker_lose_nothing(tmp_path: Path, postgres_url: str) -> None:
    async def scenario() -> None:
        server = ServerProcess(postgres_url, tmp_path, "--unlimited", "--workers", "2")
        chance = Random(SEED)
        crowd = Crowd([server.address], SEED)
        try:
            async with serving(server):
                crowd.gather(duels=5, with_bots=2, timed=1)
                for number in range(5):
                    await crowd.under_way(chance.randrange(10, 60))
                    await crowd.note_draws(postgres_url)
                    await crowd.in_mid_gesture()
                    if number % 2:
                        server.kill()
                        await server.start()
                    else:
                        # The supervisor starts another in its place.
                        os.kill(chance.choice(workers_of(server)), signal.SIGKILL)
                    crowd.check()
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, postgres_url)
        assert crowd.ledger.resent > 0, "No kill came between a gesture and its answer"

    asyncio.run(scenario())


def workers_of(server: ServerProcess) -> list[int]:
    return [pid for pid in server.processes() if "multiprocessing.spawn" in command_of(pid)]


def test_a_database_that_goes_away_is_said_and_play_goes_on_after_it(
    tmp_path: Path, postgres: Cluster, postgres_url: str
) -> None:
    async def scenario() -> None:
        server = ServerProcess(postgres_url, tmp_path, "--unlimited")
        crowd = Crowd([server.address], SEED, pause=(0.0, 0.1))
        try:
            async with serving(server):
                crowd.gather(duels=5, with_bots=2, timed=1)
                await crowd.under_way(50)
                await asyncio.to_thread(postgres.stop)
                try:
                    await crowd.put_off()
                    acknowledged = len(crowd.ledger.acknowledged)
                    await crowd.put_off()
                    assert len(crowd.ledger.acknowledged) == acknowledged, "A move was acknowledged without a store"
                finally:
                    await asyncio.to_thread(postgres.start)
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, postgres_url)
        assert crowd.ledger.refused["store-away"] > 0
        assert set(crowd.ledger.refused) <= {"store-away"} | LOST_RACE

    asyncio.run(scenario())
