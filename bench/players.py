"""People at tables, for measurements: pairs of clients who play Room Share duels over real WebSockets.

    python -m bench.players rush  ADDRESS TABLES               a match at each table, as fast as the server answers
    python -m bench.players steady ADDRESS TABLES SECONDS      a move a second at each table
    python -m bench.players idle ADDRESS CONNECTIONS           connect and say nothing, until the input closes

Each prints one line of JSON. It runs as a process of its own, so that its work is not counted as the server's.
"""

import asyncio
import itertools
import json
import random
import sys
import time
from typing import Any

import httpx
import orjson

from bench.socket_client import Socket, connect, hello

NAMES = ("Ada", "Blaise")
ids = itertools.count(1)


class Pair:
    """Two browsers at one duel; when it is over they open the next table."""

    def __init__(self, address: str, number: int, pace: float | None) -> None:
        self.address = address
        self.rng = random.Random(number)
        self.pace = pace
        self.moves = 0
        self.delays: list[float] = []
        self.sent_at = 0.0
        self.sockets: list[Socket] = []
        self.over = asyncio.Event()
        # What is kept back until everybody sits.
        self.first: tuple[int, dict[str, Any]] | None = None
        self.waiting = pace is None

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=self.address) as one, httpx.AsyncClient(base_url=self.address) as two:
            while True:
                self.over.clear()
                self.sent_at = 0.0
                await self.open_table(one, two)
                await self.over.wait()
                self.leave()

    async def open_table(self, one: httpx.AsyncClient, two: httpx.AsyncClient) -> None:
        places = [{"kind": "me", "name": NAMES[0]}, {"kind": "open"}]
        wanted = {"game": "roomshare", "options": {"duel": True}, "places": places}
        created = (await one.post("/api/tables", json=wanted)).raise_for_status()
        table: str = created.json()["table"]
        (await two.post(f"/api/tables/{table}/sit", json={"name": NAMES[1]})).raise_for_status()
        for seat, browser in enumerate((one, two)):
            self.sockets.append(await self.sit(table, browser.cookies["guest"], seat))

    async def sit(self, table: str, cookie: str, seat: int) -> Socket:
        socket = await connect(self.address, f"/ws/{table}", cookie, lambda text: self.follow(seat, text))
        socket.send(orjson.dumps(hello(seat)))
        return socket

    def leave(self) -> None:
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def follow(self, seat: int, text: bytes) -> None:
        """Answer every position in which this seat is asked; both are sent each."""
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "refused":
            raise SystemExit(f"refused: {message}")
        if kind == "state" and message["actor"] >= 0 and message["actor"] != seat and self.sent_at:
            self.delays.append(time.perf_counter() - self.sent_at)
        position = message if kind == "state" else message.get("state") if kind == "welcome" else None
        if position is None:
            return
        if position["view"]["over"]:
            self.over.set()
        else:
            self.answer(seat, position)

    def answer(self, seat: int, position: dict[str, Any]) -> None:
        moves = [choice["move"] for choice in position["choices"] if choice["move"] is not None]
        if not moves:
            return
        message = {
            "type": "play",
            "id": next(ids),
            "seat": seat,
            "seq": position["seq"],
            "moves": [self.rng.choice(moves)],
        }
        if self.waiting:
            self.first = seat, message
        elif self.pace is None:
            self.send(seat, message)
        else:
            delay = self.pace * self.rng.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(delay, self.send, seat, message)

    def send(self, seat: int, message: dict[str, Any]) -> None:
        if seat < len(self.sockets):
            self.moves += 1
            self.sent_at = time.perf_counter()
            self.sockets[seat].send(orjson.dumps(message))
        else:
            # The welcome came while the other one was still connecting.
            asyncio.get_running_loop().call_later(0.01, self.send, seat, message)


async def rush(address: str, tables: int) -> None:
    """Everybody sits down; then all play a match to its end at once."""
    pairs = [Pair(address, number, None) for number in range(tables)]
    for pair in pairs:
        async with httpx.AsyncClient(base_url=address) as one, httpx.AsyncClient(base_url=address) as two:
            await pair.open_table(one, two)
    while any(pair.first is None for pair in pairs):
        await asyncio.sleep(0.05)
    print("measuring", flush=True)
    # Whoever measures looks at the clock now.
    await asyncio.sleep(0.2)
    began = time.perf_counter()
    for pair in pairs:
        pair.waiting = False
        assert pair.first is not None
        pair.send(*pair.first)
    await asyncio.gather(*(pair.over.wait() for pair in pairs))
    report(pairs, time.perf_counter() - began)
    for pair in pairs:
        pair.leave()


async def steady(address: str, tables: int, seconds: float) -> None:
    """Let the pairs play; the first seconds, in which everybody sits down, are not measured."""
    pairs = [Pair(address, number, 1.0) for number in range(tables)]
    tasks = []
    for pair in pairs:
        tasks.append(asyncio.create_task(pair.play()))
        await asyncio.sleep(0.005)
    await asyncio.sleep(2)
    for pair in pairs:
        pair.moves, pair.delays = 0, []
    print("measuring", flush=True)
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    report(pairs, time.perf_counter() - began)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def report(pairs: list[Pair], took: float) -> None:
    moves = sum(pair.moves for pair in pairs)
    delays = sorted(delay for pair in pairs for delay in pair.delays)
    print(json.dumps({"moves": moves, "seconds": took, **percentiles(delays)}), flush=True)


def percentiles(delays: list[float]) -> dict[str, float]:
    if not delays:
        return {}
    places = {share: min(len(delays) - 1, len(delays) * share // 100) for share in (50, 95, 99)}
    return {f"p{share}": round(delays[place] * 1000, 2) for share, place in places.items()}


async def sit_idle(address: str, connections: int) -> None:
    """Two browsers at each table, connected and silent."""
    pairs = [Pair(address, number, 1e9) for number in range(connections // 2)]
    for pair in pairs:
        async with httpx.AsyncClient(base_url=address) as one, httpx.AsyncClient(base_url=address) as two:
            await pair.open_table(one, two)
    await asyncio.sleep(1)
    print(json.dumps({"connections": sum(len(pair.sockets) for pair in pairs)}), flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for pair in pairs:
        pair.leave()


def main() -> None:
    kind, address, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    if kind == "idle":
        asyncio.run(sit_idle(address, count))
    elif kind == "rush":
        asyncio.run(rush(address, count))
    else:
        asyncio.run(steady(address, count, float(sys.argv[4])))


if __name__ == "__main__":
    main()
