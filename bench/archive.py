"""A store full of finished matches, for measurements: python bench/archive.py FILE MATCHES GUEST_TOKEN

Duels played by chance through the host itself, many at once; the guest of that token sits at every table.
"""

import asyncio
import random
import sys
from pathlib import Path

import structlog

from faubourg.server.archive.records import Records
from faubourg.server.archive.replays import Replays
from faubourg.server.lobby.codes import hash_of
from faubourg.server.lobby.lobby import Lobby
from faubourg.server.operation import fastjson
from faubourg.server.operation.recordpool import RecordPool
from faubourg.server.store.sqlite import SqliteStore
from faubourg.server.table.host import Host
from faubourg.server.time.clock import Clock
from faubourg.server.wire.http import NewTable, Place

AT_ONCE = 64
ME = Place(kind="me", name="Ada")


async def fill(file: Path, matches: int, guest: str) -> None:
    fastjson.hand_in()
    store = SqliteStore(file)
    await store.open()
    host = Host(store, Clock())
    replays = Replays(host, Records(RecordPool()), structlog.get_logger("faubourg.replays"))
    waiting = list(range(matches))

    async def play() -> None:
        while waiting:
            await play_match(host, random.Random(waiting.pop()), guest)

    await asyncio.gather(*(play() for _ in range(AT_ONCE)))
    await replays.finish()
    await store.close()


async def play_match(host: Host, rng: random.Random, guest: str) -> None:
    id = await Lobby(host).create(NewTable(game="roomshare", options={"duel": True}, places=[ME, ME]), guest)
    table = await host.table(id)
    while table.status == "playing":
        seat = table.asked()[0]
        await host.play(table, seat, table.seq, [rng.choice(table.state.legal())])
    host.forget(table)


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), int(sys.argv[2]), hash_of(sys.argv[3])))
