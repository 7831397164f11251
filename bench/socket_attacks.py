"""Attacks by WebSocket: frames that say nothing, answers that nobody reads, openings and drafts without number."""

import asyncio
import itertools
from contextlib import suppress
from time import monotonic
from typing import Any

import orjson

from bench.attack import Attack, new_table
from bench.frugal import SEATS
from bench.loopback import BEGUN_TEXT, GOES_ON, PIECE, PING, PONG, TEXT, Line, frame
from bench.socket_client import Socket, connect, hello

# Bytes a second of frames that say nothing, and how often they are sent.
TINY_RATE = 300_000
TINY_EVERY = 0.05
UNREAD = 40
# A second, on each connection: as many as are let through.
HELLOS = 30
PINGS_AT_ONCE = 500
OPENERS = 20
# Seconds in which a refusal is listened for.
HEARING = 0.02
# As many as one address may have open, and the seconds from one moment in which they all leave to the next.
WATCHERS = 200
LEAVE_EVERY = 1.2
# More than one address may have open that are no WebSockets yet.
HANDSHAKES = 300
# And how many strange messages each sends in a second.
STRANGERS = 60
STRANGE = 5
DRAFTERS = 40
DRAFTS = 20


def greeting() -> bytes:
    """The first frame of somebody who watches."""
    return frame(TEXT, orjson.dumps(hello(None)))


# Frames


async def flood_frames(attack: Attack, kind: int, first: bytes = b"") -> None:
    """Empty frames of one kind, without a pause, on one connection at a table of one's own."""
    table, _ = await new_table(attack)
    one = frame(kind)
    block = one * int(TINY_RATE * TINY_EVERY / len(one))

    async def flood() -> None:
        line = await attack.place.open_socket(attack.tally, table)
        reading = asyncio.create_task(read_on(line))
        try:
            await line.send(greeting() + first)
            next_at = monotonic()
            while not reading.done():
                await line.send(block)
                next_at += TINY_EVERY
                await asyncio.sleep(max(0.0, next_at - monotonic()))
            raise ConnectionError("cut")
        finally:
            reading.cancel()
            line.close()

    await attack.again(flood)


async def read_on(line: Line) -> None:
    with suppress(OSError):
        while await line.receive():
            pass


async def pongs(attack: Attack) -> None:
    await flood_frames(attack, PONG)


async def pings(attack: Attack) -> None:
    await flood_frames(attack, PING)


async def continuations(attack: Attack) -> None:
    await flood_frames(attack, GOES_ON, frame(BEGUN_TEXT))


# Not reading


async def unread(attack: Attack, table: str, block: bytes, every: float) -> None:
    """Ask and ask, and read nothing of the answers."""

    async def ask() -> None:
        line = await attack.place.open_socket(attack.tally, table, small=True)
        try:
            await line.send(greeting())
            while not line.is_cut():
                await line.send(block)
                await asyncio.sleep(every)
            raise ConnectionError("cut")
        finally:
            line.close()

    await attack.many(UNREAD, ask)


async def unread_hellos(attack: Attack) -> None:
    """The whole log of a long table, again and again."""
    await unread(attack, attack.ground.long_table, greeting(), 1 / HELLOS)


async def unread_pings(attack: Attack) -> None:
    table, _ = await new_table(attack)
    await unread(attack, table, frame(PING, b"p" * 125) * PINGS_AT_ONCE, 0.1)


# Many


async def unknown_fields(attack: Attack) -> None:
    """Messages with many fields that nobody asked for, and good ones between them, so that it is never enough."""
    table, _ = await new_table(attack)
    strange = b'{"type":"ping",' + b",".join(b'"a%d":0' % number for number in range(1_400)) + b"}"
    block = frame(TEXT, strange) + frame(TEXT, b'{"type":"ping","id":1}')

    async def say() -> None:
        line = await attack.place.open_socket(attack.tally, table)
        reading = asyncio.create_task(read_on(line))
        try:
            await line.send(greeting())
            while not reading.done():
                await line.send(block)
                await asyncio.sleep(1 / STRANGE)
            raise ConnectionError("cut")
        finally:
            reading.cancel()
            line.close()

    await attack.many(STRANGERS, say)


async def socket_openings(attack: Attack) -> None:
    table, _ = await new_table(attack)

    async def open_and_close() -> None:
        while True:
            line = await attack.place.open_socket(attack.tally, table)
            # Whoever is refused is told so, and nobody else is told anything yet.
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARING):
                    if b'"bye"' in await line.receive():
                        attack.tally.refused["bye"] += 1
            line.close()

    await attack.many(OPENERS, open_and_close)


async def crowd(attack: Attack) -> None:
    """Watchers of one table, as many as may be, who all leave in the same moment and come again."""
    table, _ = await new_table(attack)
    began = asyncio.get_running_loop().time()

    async def watch() -> None:
        line = await attack.place.open_socket(attack.tally, table)
        try:
            await line.send(greeting())
            stayed = asyncio.get_running_loop().time() - began
            async with asyncio.timeout(LEAVE_EVERY - stayed % LEAVE_EVERY):
                await listen(attack, line)
            raise ConnectionError("cut")
        except TimeoutError:
            pass
        finally:
            line.close()

    await attack.many(WATCHERS, watch)


async def listen(attack: Attack, line: Line) -> None:
    """Read until the server ends it, and note a goodbye."""
    while data := await line.receive():
        if b'"bye"' in data:
            attack.tally.refused["bye"] += 1


async def odd_handshakes(attack: Attack) -> None:
    """Handshakes with a body, whole or promised or in chunks, and handshakes that are never finished."""
    table, _ = await new_table(attack)
    ask = attack.place.handshake
    kinds = itertools.cycle(
        [
            ask(table, f"Content-Length: {PIECE}") + b"x" * PIECE,
            ask(table, "Content-Length: 5"),
            ask(table, "Transfer-Encoding: chunked") + b"5\r\nhello\r\n",
            ask(table)[: -len("\r\n")],
        ]
    )

    async def hold() -> None:
        line = await attack.place.open(attack.tally)
        try:
            await line.send(next(kinds))
            await line.answer()
            await line.receive_more()
        finally:
            line.close()

    await attack.many(HANDSHAKES, hold)


async def drafts(attack: Attack) -> None:
    """Valid questions on many connections, none of which asks more than it may."""
    table, cookie = await new_table(attack)

    async def ask() -> None:
        drafter = Drafter(attack)
        socket = await connect(attack.place.address, f"/ws/{table}", cookie, drafter.take, attack.place.source)
        drafter.socket = socket
        attack.tally.opened += 1
        try:
            drafter.greet(0)
            await socket.closed
            raise ConnectionError("cut")
        finally:
            socket.close()
            drafter.stop()

    await attack.many(DRAFTERS, ask)


class Drafter:
    """Shows the seat that is asked, and drafts its first move over and over."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.socket: Socket | None = None
        self.count = 0
        self.timer: asyncio.TimerHandle | None = None

    def say(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        text = orjson.dumps(message)
        self.attack.tally.sent += len(text)
        self.socket.send(text)

    def greet(self, seat: int) -> None:
        self.say(hello(seat))

    def take(self, text: bytes) -> None:
        message = orjson.loads(text)
        if message["type"] in ("refused", "bye"):
            self.attack.tally.refused[message["code"]] += 1
        elif message["type"] == "draft":
            self.attack.tally.answered += 1
        elif message["type"] == "welcome" and message["state"] is not None:
            seat, state = message["seat"], message["state"]
            moves = [choice["move"] for choice in state["choices"] if choice["move"] is not None]
            if moves:
                self.draft(seat, state["seq"], moves[:1])
            else:
                self.greet((seat + 1) % SEATS)

    def draft(self, seat: int, seq: int, moves: list[int]) -> None:
        self.count += 1
        self.say({"type": "draft", "id": self.count, "seat": seat, "seq": seq, "moves": moves})
        self.timer = asyncio.get_running_loop().call_later(1 / DRAFTS, self.draft, seat, seq, moves)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
