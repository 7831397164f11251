"""A server that is killed, a database that goes away: nothing acknowledged is lost."""

import asyncio
import os
import random
import subprocess
import sys
import threading

import asyncpg
import pytest

from faubourg.server.store.session import told
from faubourg.server.store.store import Store, StoreError
from tests.patience import PATIENCE
from tests.server.harness import until
from tests.server.postgres import Cluster
from tests.server.store.appending import TABLES
from tests.server.store.samples import entry, gapless, opened, table, with_store

KILLS = 5


def acknowledged_before_kill(url: str, seconds: float) -> dict[str, int]:
    """The last seq of each table that a process said was kept, before it was killed."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.appending", url],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        # However busy the machine is, there is something to lose.
        first = process.stdout.readline()
        killer = threading.Timer(seconds, process.kill)
        killer.start()
        # Not the last line: the kill may have cut it.
        lines = (first + process.stdout.read()).split("\n")[:-1]
        killer.join()
    assert process.returncode == -9
    last: dict[str, int] = {}
    for id, seq in (line.split() for line in lines):
        last[id] = int(seq)
    return last


def test_nothing_acknowledged_is_missing_after_a_kill(url: str) -> None:
    chance = random.Random(3)

    async def check(store: Store) -> dict[str, int]:
        await gapless(store, TABLES)
        rows = [await store.table(id) for id in TABLES]
        return {row.id: row.seq for row in rows if row is not None}

    for _ in range(KILLS):
        said = acknowledged_before_kill(url, chance.uniform(0.05, 0.4))
        kept = with_store(url, check)
        assert said
        assert {id: seq for id, seq in said.items() if kept[id] < seq} == {}


def test_a_connection_that_was_ended_while_nobody_used_it_is_a_database_that_is_away() -> None:
    with pytest.raises(StoreError, match="store-away"), told():
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")


def test_a_database_that_goes_away_gives_errors_and_works_again(postgres: Cluster, postgres_url: str) -> None:
    ids = [f"t{number}" for number in range(20)]
    acknowledged = dict.fromkeys(ids, 0)

    async def scenario() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            await asyncio.gather(*(store.create_table(table(id)) for id in ids))
            bells = other.doorbell()
            assert await anext(bells) == ""
            stopped = asyncio.Event()

            async def play(id: str) -> None:
                seq = 0
                while not stopped.is_set():
                    seq += 1
                    assert await store.append(entry(seq, id))
                    acknowledged[id] = seq

            players = [asyncio.create_task(play(id)) for id in ids]
            await until(lambda: sum(acknowledged.values()) > len(ids))
            await asyncio.to_thread(postgres.stop)
            try:
                # All of them are told.
                outcomes = await asyncio.wait_for(asyncio.gather(*players, return_exceptions=True), PATIENCE)
                assert {str(outcome.code) for outcome in outcomes if isinstance(outcome, StoreError)} == {"store-away"}
                assert all(isinstance(outcome, StoreError) for outcome in outcomes)
                for asked in (store.table("t0"), store.append(entry(1)), store.say("t0", 0, "Zoé", "?", 1)):
                    with pytest.raises(StoreError, match="store-away"):
                        await asked
                with pytest.raises(StoreError, match="store-away"):
                    await store.check()
            finally:
                stopped.set()
                await asyncio.to_thread(postgres.start)
            await store.check()
            await gapless(store, ids)
            for id in ids:
                row = await store.table(id)
                assert row is not None
                # An answer that was lost may have been a yes; a yes is never lost.
                assert row.seq in (acknowledged[id], acknowledged[id] + 1)
                assert await store.append(entry(row.seq + 1, id))
            # The other worker hears that it has missed something, then the bells again.
            while await asyncio.wait_for(anext(bells), PATIENCE) != "":
                pass
            await store.say("t7", 0, "Zoé", "!", 1)
            while await asyncio.wait_for(anext(bells), PATIENCE) != "t7":
                pass

    asyncio.run(scenario())
