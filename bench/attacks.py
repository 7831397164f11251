"""What one bad client can send, all of it from one address of its own; each attack ends by itself.

    python -m bench.attacks NAME ADDRESS SOURCE SECONDS GROUND      GROUND: a file that Ground.write has written

It prints one line of JSON: what was sent, how many connections were opened and cut, what was refused. It runs as a
process of its own and gives way to others, so that its work is not taken for the server's.
"""

import asyncio
import json
import os
import resource
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import orjson

from bench.frugal import GAME, SEATS
from bench.loopback import BEGUN_TEXT, GOES_ON, PING, PONG, TEXT, Line, Place, Tally, frame
from bench.socket_client import Socket, connect

# The body of a record that is nearly the largest allowed, but for its last byte.
BODY = 15_000_000
POSTS_AT_ONCE = 4
# In ten seconds.
POSTS = 90
UNFINISHED = 40
# Bytes a second of frames that say nothing, and how often they are sent.
TINY_RATE = 300_000
TINY_EVERY = 0.05
UNREAD = 40
# A second, on each connection: as many as are let through.
HELLOS = 30
PINGS_AT_ONCE = 500
RECORDS_AT_ONCE = 6
HALF = 1_100
OPENERS = 20
GETTERS = 30
GETS_AT_ONCE = 10
DRAFTERS = 40
DRAFTS = 20
# Seconds until somebody who was cut off comes again, and until everybody else notices that there is no answer.
PAUSE = 0.1
LAST_WORDS = 0.2
NICENESS = 10
HELLO = orjson.dumps({"type": "hello", "protocol": 1, "seat": None})


@dataclass(frozen=True)
class Ground:
    """What was prepared beforehand: long tables that are not loaded, and a record that is long to load."""

    tables: list[str]
    record: str

    def write(self, file: Path) -> None:
        file.write_text(json.dumps(asdict(self)))

    @classmethod
    def read(cls, file: Path) -> "Ground":
        return cls(**json.loads(file.read_text()))


@dataclass
class Attack:
    """One attack while it lasts."""

    place: Place
    seconds: float
    ground: Ground
    tally: Tally = field(default_factory=Tally)
    ends: float = 0.0

    def left(self) -> float:
        return self.ends - monotonic()

    async def again(self, work: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
        """Come back whenever the server ends it, until the time is over."""
        while self.left() > 0:
            try:
                async with asyncio.timeout(self.left()):
                    await work()
            except TimeoutError:
                return
            except OSError:
                self.tally.cut += 1
                await asyncio.sleep(pause)

    async def many(self, count: int, work: Callable[[], Awaitable[None]], pause: float = PAUSE) -> None:
        await asyncio.gather(*(self.again(work, pause) for _ in range(count)))

    async def post(self, path: str, body: bytes, length: int) -> Line:
        """A request with a body that need not be whole. Why it was refused is read before it breaks off."""
        line = await self.place.open(self.tally)
        try:
            await line.send(self.place.post(path, length))
            await line.send(body)
        except OSError:
            with suppress(OSError):
                async with asyncio.timeout(LAST_WORDS):
                    await line.answer()
            line.close()
            raise
        except BaseException:
            line.close()
            raise
        return line


# Bodies


async def broken_posts(attack: Attack) -> None:
    """Records that break off before their last byte."""
    body = b"x" * BODY
    left = [None] * max(1, round(POSTS * attack.seconds / 10))

    async def post() -> None:
        if not left:
            await asyncio.sleep(attack.left())
            return
        left.pop()
        (await attack.post("/api/replays", body, BODY + 1)).close()

    await attack.many(POSTS_AT_ONCE, post)


async def unfinished_bodies(attack: Attack) -> None:
    """Records whose last byte never comes, on connections that are kept."""
    body = b"x" * BODY

    async def post() -> None:
        line = await attack.post("/api/replays", body, BODY + 1)
        try:
            await line.answer()
            await line.receive_more()
        finally:
            line.close()

    await attack.many(UNFINISHED, post)


async def heavy_records(attack: Attack) -> None:
    """Good records of a long match in which the last move was taken back hundreds of times."""
    text = Path(attack.ground.record).read_bytes()

    async def post() -> None:
        line = await attack.post("/api/replays", text, len(text))
        try:
            await line.answer()
        finally:
            line.close()

    await attack.many(RECORDS_AT_ONCE, post)


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
            await line.send(frame(TEXT, HELLO) + first)
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
            await line.send(frame(TEXT, HELLO))
            while not line.is_cut():
                await line.send(block)
                await asyncio.sleep(every)
            raise ConnectionError("cut")
        finally:
            line.close()

    await attack.many(UNREAD, ask)


async def unread_hellos(attack: Attack) -> None:
    """The whole log of a long table, again and again."""
    await unread(attack, attack.ground.tables[0], frame(TEXT, HELLO), 1 / HELLOS)


async def unread_pings(attack: Attack) -> None:
    table, _ = await new_table(attack)
    await unread(attack, table, frame(PING, b"p" * 125) * PINGS_AT_ONCE, 0.1)


# Many


async def long_tables(attack: Attack) -> None:
    """Tables that lie in the store have to be loaded."""
    waiting = list(attack.ground.tables)

    async def look() -> None:
        if not waiting:
            await asyncio.sleep(attack.left())
            return
        await get(attack, f"/api/tables/{waiting.pop()}")

    await attack.again(look)


async def get(attack: Attack, path: str) -> None:
    line = await attack.place.open(attack.tally)
    try:
        await line.send(attack.place.get(path))
        await line.answer()
    finally:
        line.close()


async def half_requests(attack: Attack) -> None:
    """Connections that say half a word or none, and are kept."""
    words = [b"GET / HTTP/1.1\r\nHos", b""] * (HALF // 2)

    async def hold() -> None:
        line = await attack.place.open(attack.tally)
        word = words.pop() if words else b""
        try:
            await line.send(word)
            await line.answer()
            await line.receive_more()
        finally:
            line.close()

    await attack.many(HALF, hold, pause=1.0)


async def socket_openings(attack: Attack) -> None:
    table, _ = await new_table(attack)

    async def open_and_close() -> None:
        while True:
            line = await attack.place.open_socket(attack.tally, table)
            line.close()

    await attack.many(OPENERS, open_and_close)


async def flood_gets(attack: Attack, path: str) -> None:
    """One request after the other, ten at a time on each of some connections."""
    requests = attack.place.get(path) * GETS_AT_ONCE

    async def ask() -> None:
        line = await attack.place.open(attack.tally)
        try:
            while True:
                await line.send(requests)
                for _ in range(GETS_AT_ONCE):
                    await line.answer()
        finally:
            line.close()

    await attack.many(GETTERS, ask)


async def health(attack: Attack) -> None:
    await flood_gets(attack, "/health")


async def page(attack: Attack) -> None:
    await flood_gets(attack, "/")


async def games(attack: Attack) -> None:
    await flood_gets(attack, "/api/games")


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
        self.say({"type": "hello", "protocol": 1, "seat": seat})

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


async def new_table(attack: Attack) -> tuple[str, str]:
    """A table of one's own, with all seats; its id and the cookie."""
    cookie = secrets.token_urlsafe(32)
    wanted = {"game": GAME, "places": [{"kind": "me", "name": f"Eve {seat}"} for seat in range(SEATS)]}
    body = orjson.dumps(wanted)
    head = attack.place.post("/api/tables", len(body)).replace(b"text/plain", b"application/json")
    line = await attack.place.open(attack.tally)
    try:
        await line.send(head[:-2] + f"Cookie: guest={cookie}\r\nConnection: close\r\n\r\n".encode() + body)
        answer = b""
        while data := await line.receive():
            answer += data
    finally:
        line.close()
    return str(orjson.loads(answer.partition(b"\r\n\r\n")[2])["table"]), cookie


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "posts that break off": broken_posts,
    "bodies without an end": unfinished_bodies,
    "tiny pongs": pongs,
    "tiny pings": pings,
    "tiny continuations": continuations,
    "hellos, unread": unread_hellos,
    "pings, unread": unread_pings,
    "heavy records": heavy_records,
    "loading long tables": long_tables,
    "half requests": half_requests,
    "socket openings": socket_openings,
    "GET /health": health,
    "GET / (the page)": page,
    "GET /api/games": games,
    "drafts": drafts,
}


async def run(name: str, attack: Attack) -> None:
    attack.ends = monotonic() + attack.seconds
    with suppress(TimeoutError):
        async with asyncio.timeout(attack.seconds + 1):
            await ATTACKS[name](attack)


def main() -> None:
    name, address, source, seconds, ground = sys.argv[1:]
    os.nice(NICENESS)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attack = Attack(Place(address, source), float(seconds), Ground.read(Path(ground)))
    asyncio.run(run(name, attack))
    print(json.dumps(attack.tally.as_json()), flush=True)


if __name__ == "__main__":
    main()
