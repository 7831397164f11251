"""`kill -9` at random moments under load: nothing acknowledged is lost, nothing happens twice, tables go on."""

import asyncio
from pathlib import Path
from random import Random

from tests.faults.crowd import Crowd, compare
from tests.faults.server_process import ServerProcess, serving

SEED = 20
KILLS = 10


def test_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        url = f"sqlite:///{tmp_path / 'tables.db'}"
        server = ServerProcess(url, tmp_path, "--unlimited")
        chance = Random(SEED)
        crowd = Crowd([server.address], SEED)
        try:
            async with serving(server):
                crowd.gather(duels=9, with_bots=3, timed=2)
                for _ in range(KILLS):
                    await crowd.under_way(chance.randrange(10, 60))
                    await crowd.note_draws(url)
                    await crowd.in_mid_gesture()
                    server.kill()
                    await server.start()
                    crowd.check()
                await crowd.finish()
        finally:
            await crowd.leave()
        await compare(crowd.ledger, url)
        enough(crowd)

    asyncio.run(scenario())


def enough(crowd: Crowd) -> None:
    """There was a load, and the kills came in the middle of it."""
    ledger = crowd.ledger
    assert ledger.resent > 0, "No kill came between a gesture and its answer"
    assert len(ledger.finished) >= len(crowd.tasks)
    assert sum(len(draws) for draws in ledger.dealt.values()) > 400, "Nature had next to nothing to draw"
