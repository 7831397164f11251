"""Clients that play: they come back when the connection breaks, and send again what was not acknowledged."""

import asyncio
import json
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from faubourg.server.wire.kinds import PROTOCOL
from tests.faults.ledger import Ledger, Message
from tests.patience import LONG, PATIENCE

# What may end a connection, or keep one from being made.
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake)
# The store or a limit says "later".
LATER = frozenset({"store-away", "store-full", "store-failed", "store-refused", "too-fast", "busy"})
# What a bid may be told that somebody else's came before.
LOST_RACE = frozenset({"stale", "bid-too-low", "not-your-turn"})
AGAIN_SECONDS = 0.2


class Guest:
    """One browser: asks until it is answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = httpx.AsyncClient(trust_env=False, timeout=PATIENCE)

    @property
    def cookie(self) -> str:
        return self.client.cookies["guest"]

    async def ask(self, method: str, path: str, **what: Any) -> httpx.Response:
        deadline = monotonic() + LONG
        while True:
            assert monotonic() < deadline, f"{method} {path} is not answered"
            try:
                answer = await self.client.request(method, self.address + path, **what)
            except httpx.TransportError:
                await asyncio.sleep(0.05)
                continue
            if answer.status_code < 500:
                return answer
            assert answer.status_code == 503, answer.text
            await asyncio.sleep(AGAIN_SECONDS)

    async def open_table(self, places: list[dict[str, Any]], **wanted: Any) -> str:
        answer = await self.ask("POST", "/api/tables", json={"game": "roomshare", "places": places, **wanted})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["table"])

    async def sit(self, table: str, name: str) -> int:
        """Sit down; also if the answer was lost the first time."""
        await self.ask("GET", f"/api/tables/{table}")
        await self.ask("POST", f"/api/tables/{table}/sit", json={"name": name})
        info = (await self.ask("GET", f"/api/tables/{table}")).json()
        return int(next(seat["seat"] for seat in info["seats"] if seat["mine"]))

    async def record(self, table: str) -> str:
        answer = await self.ask("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        return answer.text


def socket(address: str, table: str, cookie: str) -> "connect":
    return connect(
        f"{address.replace('http', 'ws', 1)}/ws/{table}",
        additional_headers={"Cookie": f"guest={cookie}"},
        proxy=None,
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        close_timeout=1,
    )


async def send(ws: ClientConnection, message: Message) -> None:
    await ws.send(json.dumps(message))


async def hear(ws: ClientConnection) -> Message:
    """The next message, which may be long in coming while others play, but comes."""
    async with asyncio.timeout(LONG):
        message: Message = json.loads(await ws.recv())
    return message


class Player:
    """Plays one seat of one table until the match is over. `pause`: seconds to think, from and to."""

    def __init__(
        self, guest: Guest, table: str, seat: int, ledger: Ledger, chance: Random, pause: tuple[float, float]
    ) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.ledger = ledger
        self.chance = chance
        self.pause = pause
        # Never moves, but looks on.
        self.lazy = False
        # Whether another may play for this seat: then a gesture may come too late.
        self.may_be_late = False
        self.state: Message | None = None
        self.pending: Message | None = None
        # Whether it was made where several could act at once.
        self.is_bid = False
        self.count = 0
        self.last: int | None = None
        # The entry that answered the last gesture.
        self.done_at = 0
        self.sent_at = 0.0
        # Whether something may still come on the line.
        self.listens = False
        # How often it was told "later".
        self.put_off = 0

    @property
    def done(self) -> bool:
        """The match is over, and the last gesture was answered."""
        return self.pending is None and self.state is not None and self.state["prompt"]["kind"] == "over"

    async def play(self) -> None:
        while not self.done:
            try:
                async with socket(self.guest.address, self.table, self.guest.cookie) as ws:
                    self.listens = True
                    await self.session(ws)
            except BROKEN:
                await asyncio.sleep(0.05)
            finally:
                self.listens = False

    async def session(self, ws: ClientConnection) -> None:
        self.last = None
        await send(ws, {"type": "hello", "protocol": PROTOCOL, "seat": self.seat})
        while not self.done:
            message = await hear(ws)
            if message["type"] == "bye":
                assert message["again"], f"{self.table}: sent away for good: {message['code']}"
                return
            await self.take(ws, message)

    async def take(self, ws: ClientConnection, message: Message) -> None:
        match message["type"]:
            case "welcome":
                if message["state"] is not None:
                    self.see(message["state"])
                if self.pending is not None:
                    self.ledger.resent += 1
                    await send(ws, self.pending)
            case "state":
                done = message.pop("ack", None)
                self.see(message)
                if self.pending is not None and done == self.pending["id"]:
                    await self.answered({"type": "ack", "id": done, "seq": message["seq"]})
            case "ack" | "refused" if self.pending is not None and message["id"] == self.pending["id"]:
                if not await self.answered(message):
                    await send(ws, self.pending)
            case "refused":
                self.ledger.refused[message["code"]] += 1
        if self.pending is None and not self.lazy:
            await self.decide(ws)

    def see(self, state: Message) -> None:
        self.ledger.show(self.table, state, self.last)
        self.state = state
        self.last = state["seq"]

    async def answered(self, message: Message) -> bool:
        """Whether the gesture is done with."""
        assert self.pending is not None
        if message["type"] == "ack":
            self.ledger.acknowledge(self.table, message["seq"], self.seat, self.pending["moves"])
            self.ledger.delays.append(monotonic() - self.sent_at)
            self.done_at = message["seq"]
            self.pending = None
            return True
        code = message["code"]
        self.ledger.refused[code] += 1
        if code in LATER:
            self.put_off += 1
            await asyncio.sleep(AGAIN_SECONDS)
            return False
        excused = code in ("stale", "match-over") if self.may_be_late else code in LOST_RACE and self.is_bid
        if not excused:
            self.ledger.wrong.append(f"{self.table}: {self.pending} was refused: {code}")
        self.done_at = self.pending["seq"] + 1
        self.pending = None
        return True

    async def decide(self, ws: ClientConnection) -> None:
        """If this seat is asked at a position that it has not answered yet."""
        if self.state is None or self.state["seq"] < self.done_at:
            return
        moves = [choice["move"] for choice in self.state["choices"] if choice["move"] is not None]
        if not moves:
            return
        await asyncio.sleep(self.chance.uniform(*self.pause))
        self.count += 1
        self.is_bid = self.state["prompt"]["kind"] == "bid"
        self.pending = {
            "type": "play",
            "id": self.count,
            "seat": self.seat,
            "seq": self.state["seq"],
            "moves": [self.chance.choice(moves)],
        }
        self.sent_at = monotonic()
        await self.gesture(ws, self.pending)

    async def gesture(self, ws: ClientConnection, pending: Message) -> None:
        await send(ws, pending)
