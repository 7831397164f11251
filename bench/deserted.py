"""Tables that somebody has left, for measurements, each with a data file of its own of nearly the largest size.

    python -m bench.deserted FILE TABLES ENTRIES

One is opened in the lobby and played for so many entries; the others are copies of it that differ in their files. An
odd letter in each file makes its text as large in memory as it can be. It prints one line of JSON: the tables.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import faubourg
from bench.files import padded
from bench.frugal import GAME, OPTIONS, SEATS, frugal
from faubourg.core.data import data_digest
from faubourg.server.lobby.codes import new_table_id
from faubourg.server.lobby.lobby import Lobby
from faubourg.server.operation import fastjson
from faubourg.server.store.sqlite import SqliteStore
from faubourg.server.store.store import EntryRow, Store, TableRow
from faubourg.server.table.host import Host
from faubourg.server.time.clock import Clock
from faubourg.server.wire.http import NewTable, Place

ME = Place(kind="me", name="Eve")
GUEST = "0" * 64
ODD = "# \N{HOUSE BUILDING}\n"
# Tables that are written at the same time.
AT_ONCE = 64


async def fill(file: Path, count: int, entries: int) -> list[str]:
    fastjson.hand_in()
    store = SqliteStore(file)
    await store.open()
    row, played = await play(store, padded(faubourg.game(GAME).data) + ODD, entries)
    tables = [new_table_id() for _ in range(count)]
    for start in range(0, count, AT_ONCE):
        await asyncio.gather(*(copy(store, row, played, table) for table in tables[start : start + AT_ONCE]))
    await store.close()
    return tables


async def play(store: Store, data: str, entries: int) -> tuple[TableRow, Sequence[EntryRow]]:
    host = Host(store, Clock())
    id = await Lobby(host).create(NewTable(game=GAME, options={**OPTIONS}, data=data, places=[ME] * SEATS), GUEST)
    table = await host.table(id)
    while table.status == "playing" and table.seq < entries:
        seat, state = table.asked()[0], table.state
        move = frugal((move, state.text(move).partition(" ")[0]) for move in state.legal(seat))
        await host.play(table, seat, table.seq, [move])
    row = await store.table(id)
    assert row is not None
    return row, await store.entries(id)


async def copy(store: Store, row: TableRow, played: Sequence[EntryRow], id: str) -> None:
    data = f"{row.head['data']}# {id}\n"
    head = {**row.head, "data": data, "data_digest": data_digest(data)}
    await store.create_table(replace(row, id=id, seq=0, head=head))
    for entry in played:
        # A dump names the file it was made with.
        await store.append(replace(entry, table=id, dump=None, digest=""))


if __name__ == "__main__":
    print(json.dumps({"tables": asyncio.run(fill(Path(sys.argv[1]), *map(int, sys.argv[2:])))}), flush=True)
