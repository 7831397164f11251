"""People at City tables, for measurements: they decline every district, so that there is always an auction, and bid.

    python -m bench.bidders ADDRESS TABLES SECONDS

At each table two people and two bots play with live auctions. It prints one line of JSON: the seconds from a bid that a
person sends to the position that the other person receives. A process of its own, so that its work is not counted as
the server's.
"""

import asyncio
import itertools
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
import orjson

from bench.players import percentiles
from bench.socket_client import Socket, connect, hello

PEOPLE = ("Ada", "Blaise")
BOTS = ("greedy", "greedy")
OPTIONS = {"auctions": "live", "rounds": 200}
# What people like best: to come to the next auction.
WISHES = ("decline", "call", "done", "roll", "refuse", "pay", "pass", "bankrupt")
# Seconds to think, from and to.
PACE = (0.5, 1.5)
# Above its limit, drawn anew for each auction, a person drops out.
LIMITS = (500, 3000)
ids = itertools.count(1)


class Person:
    """One seat. At most one gesture is on its way, and it is chosen at the position known when it is sent."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.rng = random.Random(f"{table.number}/{seat}")
        self.socket: Socket | None = None
        self.position: dict[str, Any] | None = None
        self.is_busy = False
        self.sent_at = 0.0

    async def sit(self, address: str, table: str, cookie: str) -> None:
        self.socket = await connect(address, f"/ws/{table}", cookie, self.follow)
        self.socket.send(orjson.dumps(hello(self.seat)))

    def follow(self, text: bytes) -> None:
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "refused":
            # Another bid came first, or the auction is over.
            self.table.lost += 1
            self.is_busy = False
        elif kind == "state":
            self.position = message
            self.is_busy = self.is_busy and "ack" not in message
            if any(event["kind"] == "bid-made" for event in message["events"]):
                self.table.heard(self, message["actor"])
        elif kind == "welcome":
            self.position = message["state"]
        elif kind == "ack":
            self.is_busy = False
        self.think()

    def think(self) -> None:
        position = self.position
        if position is not None and position["view"]["over"]:
            self.table.over.set()
        elif position is not None and not self.is_busy and position["choices"]:
            self.is_busy = True
            asyncio.get_running_loop().call_later(self.rng.uniform(*PACE), self.act)

    def act(self) -> None:
        assert self.position is not None
        if self.socket is None:
            return
        move = self.chosen(self.position)
        if move is None:
            self.is_busy = False
            return
        message = {"id": next(ids), "seat": self.seat, "seq": self.position["seq"], "moves": [move]}
        self.table.moves += 1
        self.sent_at = time.perf_counter()
        self.socket.send(orjson.dumps({"type": "play", **message}))

    def chosen(self, position: dict[str, Any]) -> int | None:
        offered: dict[str, dict[str, Any]] = {}
        for choice in position["choices"]:
            if choice["move"] is not None:
                offered.setdefault(choice["kind"], choice)
        if position["prompt"]["kind"] in ("opening", "bid"):
            return self.bid(position, offered)
        wished = [offered[kind] for kind in WISHES if kind in offered] + list(offered.values())
        return wished[0]["move"] if wished else None

    def bid(self, position: dict[str, Any], offered: dict[str, dict[str, Any]]) -> int | None:
        """The next rung, as long as it is within this seat's limit for this auction."""
        number = position["view"]["auction"]["number"]
        limit = random.Random(f"{self.table.number}/{self.seat}/{number}").randint(*LIMITS)
        best = offered.get("bid")
        if best is not None and (best["cost"] <= limit or "out" not in offered):
            move: int = best["move"]
            return move
        return offered["out"]["move"] if "out" in offered else None

    def leave(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket, self.position, self.is_busy = None, None, False


class Table:
    """A table; when its match is over the same people open the next."""

    def __init__(self, address: str, number: int) -> None:
        self.address = address
        self.number = number
        self.people = [Person(self, seat) for seat in range(len(PEOPLE))]
        self.over = asyncio.Event()
        self.moves = 0
        self.lost = 0
        self.bids = 0
        self.delays: list[float] = []

    def heard(self, person: Person, actor: int) -> None:
        """A person was told of a bid; counted once, and timed if it was the other person's."""
        self.bids += person.seat == 0
        if actor < len(self.people) and actor != person.seat:
            self.delays.append(time.perf_counter() - self.people[actor].sent_at)

    async def play(self, browsers: list[httpx.AsyncClient]) -> None:
        while True:
            self.over.clear()
            await self.open(browsers)
            await self.over.wait()
            for person in self.people:
                person.leave()

    async def open(self, browsers: list[httpx.AsyncClient]) -> None:
        places: list[dict[str, str]] = [{"kind": "me", "name": PEOPLE[0]}, *({"kind": "open"} for _ in PEOPLE[1:])]
        places += [{"kind": "bot", "bot": bot} for bot in BOTS]
        wanted = {"game": "city", "options": OPTIONS, "places": places}
        created = (await browsers[0].post("/api/tables", json=wanted)).raise_for_status()
        table: str = created.json()["table"]
        for browser, name in zip(browsers[1:], PEOPLE[1:], strict=True):
            (await browser.post(f"/api/tables/{table}/sit", json={"name": name})).raise_for_status()
        for person, browser in zip(self.people, browsers, strict=True):
            await person.sit(self.address, table, browser.cookies["guest"])


async def measure(address: str, count: int, seconds: float) -> None:
    """Let all play; what happens while they sit down and come to their first auction is not measured."""
    tables = [Table(address, number) for number in range(count)]
    # The same two people sit at all tables. A connection that the server has just let go is not used again.
    alone = httpx.Limits(max_keepalive_connections=0)
    browsers = [httpx.AsyncClient(base_url=address, timeout=30, limits=alone) for _ in PEOPLE]
    for browser in browsers:
        (await browser.get("/api/tables")).raise_for_status()
    tasks = []
    for table in tables:
        tasks.append(asyncio.create_task(table.play(browsers)))
        await asyncio.sleep(0.02)
    await asyncio.sleep(10)
    for table in tables:
        table.moves, table.lost, table.bids, table.delays = 0, 0, 0, []
    print("measuring", flush=True)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    for task in tasks:
        if task.done():
            # Nobody has ended it: it says why.
            task.result()
    report(tables, time.perf_counter() - began)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for browser in browsers:
        await browser.aclose()


def report(tables: list[Table], took: float) -> None:
    def total(count: Callable[[Table], int]) -> int:
        return sum(count(table) for table in tables)

    found: dict[str, float] = {
        "moves": total(lambda table: table.moves),
        "bids": total(lambda table: table.bids),
        "lost": total(lambda table: table.lost),
        "seconds": took,
    }
    delays = sorted(delay for table in tables for delay in table.delays)
    print(json.dumps({**found, "timed": len(delays), **percentiles(delays)}), flush=True)


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
