"""A process that appends to tables and prints what was acknowledged, until it is killed."""

import asyncio
import sys

from faubourg.server.store.opening import open_store
from tests.server.store.samples import entry, table

TABLES = [f"t{number}" for number in range(40)]


async def main(url: str) -> None:
    store = open_store(url)
    await store.open()
    for id in TABLES:
        if await store.table(id) is None:
            await store.create_table(table(id))
    print("ready", flush=True)

    async def play(id: str) -> None:
        row = await store.table(id)
        assert row is not None
        seq = row.seq
        while True:
            seq += 1
            assert await store.append(entry(seq, id, body="x" * 1500))
            sys.stdout.write(f"{id} {seq}\n")
            sys.stdout.flush()

    await asyncio.gather(*map(play, TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
