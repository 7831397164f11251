"""Attacks at the lobby: tables that are large to list or to load, that follow each other or play on by themselves, and
seats that are asked for again and again."""

import asyncio
import itertools
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import orjson

from bench.attack import Attack, new_cookie, new_table
from bench.files import padded
from bench.loopback import TEXT, Line, frame
from bench.socket_attacks import read_on
from bench.socket_client import hello

DATA_GAME = "roomshare"
# As many as are listed, each with a data file of nearly the largest size.
TABLES = 50
LISTERS = 20
STRANGERS = 20
KEPT = tuple({"kind": "kept", "name": f"Ada {seat}"} for seat in range(2))
ME = {"kind": "me", "name": "Eve"}
CHAINS = 16
READERS = 8
# As many tables as one address may open in an hour, where bots take longest to think; and how many at once.
BOT_TABLES = 60
BOT_GAME, BOT_OPTIONS, BOT_SEATS = "ubuild", {"mode": "advanced"}, 6
OPENERS = 6
# Seconds until somebody who is refused asks again, and in which all tables are given up.
WAITS = 0.3
FAREWELL = 4.0


async def large_tables(attack: Attack) -> None:
    """The list of open tables, all with data files of their own, at which somebody sits down and leaves: for each who
    does, a table has to be read again."""
    lister = Lister(attack, await long_file(attack))

    async def visit() -> None:
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await lister.act(line)
        finally:
            line.close()

    await attack.many(LISTERS, visit)


async def long_file(attack: Attack, game: str = DATA_GAME) -> str:
    """The game's own data file with many words behind it."""
    line = await attack.place.open(attack.tally)
    try:
        await line.send(attack.place.get(f"/api/games/{game}/data"))
        _, data = await line.reply()
    finally:
        line.close()
    return padded(data.decode())


class Lister:
    """Opens the tables; then asks for all of them, and changes one."""

    def __init__(self, attack: Attack, file: str) -> None:
        self.attack = attack
        self.file = file
        self.cookie = new_cookie()
        self.left = list(range(TABLES))
        self.tables: list[str] = []
        self.turns = itertools.count()

    async def act(self, line: Line) -> None:
        if self.left:
            await self.open_table(line, self.left.pop())
            return
        await line.send(self.attack.place.get("/api/tables/open"))
        await line.answer()
        if self.tables:
            table = self.tables[next(self.turns) % len(self.tables)]
            await self.attack.ask(line, f"/api/tables/{table}/sit", {"seat": 0, "name": "Eve"}, self.cookie)
            await self.attack.ask(line, f"/api/tables/{table}/leave", {"seat": 0}, self.cookie)

    async def open_table(self, line: Line, number: int) -> None:
        wanted: dict[str, Any] = {
            "game": DATA_GAME,
            # No two are the same.
            "data": f"{self.file}# {number} {self.cookie}\n",
            "places": [{"kind": "open"}, {"kind": "open"}],
            "settings": {"open": True},
        }
        status, made = await self.attack.ask(line, "/api/tables", wanted, self.cookie)
        if status == 200:
            self.tables.append(made["table"])


async def kept_seats(attack: Attack) -> None:
    """Strangers who ask for seats that are kept for somebody, or for bots on them, and take and leave the free one."""
    table, _ = await new_table(attack, [*KEPT, {"kind": "open"}])
    free = len(KEPT)

    async def bother() -> None:
        cookie = new_cookie()
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await attack.ask(line, f"/api/tables/{table}/sit", {"seat": free, "name": "Eve"}, cookie)
                for seat in range(len(KEPT)):
                    await attack.ask(line, f"/api/tables/{table}/bot", {"seat": seat}, cookie)
                    await attack.ask(line, f"/api/tables/{table}/sit", {"seat": seat, "name": "Eve"}, cookie)
                await attack.ask(line, f"/api/tables/{table}/leave", {"seat": free}, cookie)
        finally:
            line.close()

    await attack.many(STRANGERS, bother)


# Tables upon tables


async def resign(attack: Attack, table: str, cookie: str, seat: int) -> None:
    """Give up a seat: where nobody else plays, the table is closed."""
    line = await attack.place.open_socket(attack.tally, table, cookie)
    try:
        words = (hello(seat), {"type": "resign", "id": 1, "seat": seat})
        await line.send(b"".join(frame(TEXT, orjson.dumps(word)) for word in words))
        await line.receive_until(b'"type":"ack"')
    finally:
        line.close()


async def rematches(attack: Attack) -> None:
    """Matches that are given up at once and played again: a table each time, with a large data file."""
    file = await long_file(attack)

    async def chain() -> None:
        places = [ME, {"kind": "bot", "bot": "random"}]
        table, cookie = await new_table(attack, places, game=DATA_GAME, data=f"{file}# {new_cookie()}\n")
        seat = 0
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await resign(attack, table, cookie, seat)
                table = await play_again(attack, line, table, cookie)
                # Everybody is one seat on.
                seat = 1 - seat
                await attack.ask(line, f"/api/tables/{table}/sit", {"seat": seat, "name": "Eve"}, cookie)
        finally:
            line.close()

    await attack.many(CHAINS, chain)


async def play_again(attack: Attack, line: Line, table: str, cookie: str) -> str:
    """The next table, however often it is refused."""
    while True:
        status, made = await attack.ask(line, f"/api/tables/{table}/rematch", {}, cookie)
        if status == HTTPStatus.OK:
            return str(made["table"])
        await asyncio.sleep(WAITS)


async def deserted_tables(attack: Attack) -> None:
    """Tables that lie in the store are asked for one by one, each with a data file of its own: all have to be loaded,
    and nobody stays."""
    turns = itertools.cycle(attack.ground.deserted)

    async def look() -> None:
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await line.send(attack.place.get(f"/api/tables/{next(turns)}"))
                if await line.answer() != HTTPStatus.OK:
                    await asyncio.sleep(WAITS)
        finally:
            line.close()

    await attack.many(READERS, look)


async def tables_of_bots(attack: Attack) -> None:
    """Tables at which only bots play, without a pause, each with figures that have to be read for every thought. At
    every other one somebody watches: there they think for this address, elsewhere for nobody."""
    file = await long_file(attack, BOT_GAME)
    left = list(range(BOT_TABLES))
    made: list[tuple[str, str]] = []
    watching: list[asyncio.Task[None]] = []

    async def open_tables() -> None:
        while left:
            number = left.pop()
            table, cookie = await new_bot_table(attack, f"{file}# {number} {new_cookie()}\n")
            made.append((table, cookie))
            if number % 2:
                watching.append(asyncio.create_task(watch(attack, table)))
        await asyncio.sleep(attack.left())

    await attack.many(OPENERS, open_tables)
    for task in watching:
        task.cancel()
    # They would play on for everybody who comes after.
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL):
            await asyncio.gather(*(resign(attack, *each, 0) for each in made), return_exceptions=True)


async def new_bot_table(attack: Attack, data: str) -> tuple[str, str]:
    """The one who has opened it lets a bot play at once."""
    places = [ME, *({"kind": "bot", "bot": "greedy"} for _ in range(BOT_SEATS - 1))]
    table, cookie = await new_table(attack, places, game=BOT_GAME, options=BOT_OPTIONS, data=data)
    line = await attack.place.open(attack.tally)
    try:
        await attack.ask(line, f"/api/tables/{table}/bot", {"seat": 0}, cookie)
    finally:
        line.close()
    return table, cookie


async def watch(attack: Attack, table: str) -> None:
    """Until one has seen enough."""
    line = await attack.place.open_socket(attack.tally, table)
    try:
        await line.send(frame(TEXT, orjson.dumps(hello(None))))
        await read_on(line)
    finally:
        line.close()
