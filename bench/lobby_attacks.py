"""Attacks at the lobby: tables that are large to list, and seats that are asked for again and again."""

import itertools
from typing import Any

from bench.attack import Attack, new_cookie, new_table
from bench.loopback import Line

DATA_GAME = "roomshare"
# As many as are listed, each with a data file of nearly the largest size.
TABLES = 50
FILE = 65_000
# A comment of nearly the longest line.
REMARK = "#" + "x" * 990 + "\n"
LISTERS = 20
STRANGERS = 20
KEPT = tuple({"kind": "kept", "name": f"Ada {seat}"} for seat in range(2))


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


async def long_file(attack: Attack) -> str:
    """The game's own data file with many words behind it."""
    line = await attack.place.open(attack.tally)
    try:
        await line.send(attack.place.get(f"/api/games/{DATA_GAME}/data"))
        _, data = await line.reply()
    finally:
        line.close()
    return f"{data.decode()}\n{REMARK * ((FILE - len(data)) // len(REMARK))}"


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
