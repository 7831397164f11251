"""Clients that do what a browser never does. Each answers for itself: everything was answered, or the line was cut."""

import asyncio
import contextlib
import json
from itertools import chain, repeat
from pathlib import Path
from time import monotonic

import apsw
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from faubourg.server.wire.kinds import PROTOCOL
from tests.faults.ledger import Message
from tests.faults.players import BROKEN, Guest, Player, hear, send, socket
from tests.patience import PATIENCE

TOO_MANY = {"type": "bye", "code": "too-many-bad-messages", "again": False}
NONSENSE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "NaN",
    "[" * 5000,
    '{"type": "play"}',
    '{"type": "fly", "id": 1}',
    '{"type": "ping", "id": -1}',
    '{"type": "ping", "id": 1e999}',
    '{"type": "ping", "id": 1, "extra": true}',
    '{"type": "ping", "id": 123456789012345678901234567890}',
    '{"type": "say", "id": 1, "seat": 0, "text": "\\ud800"}',
    '{"type": "hello", "protocol": PROTOCOL, "seat": "0"}',
    '{"type": "play", "id": 1, "seat": 0, "seq": 1, "moves": []}',
    b"\x00\xff",
    "é" * 8000,
]


async def enter(ws: ClientConnection, seat: int | None) -> Message:
    await send(ws, {"type": "hello", "protocol": PROTOCOL, "seat": seat})
    while (message := await hear(ws))["type"] != "welcome":
        pass
    return message


async def read_to_the_end(ws: ClientConnection) -> list[Message]:
    """Everything up to the close, which must come."""
    heard: list[Message] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                heard.append(await hear(ws))
    except ConnectionClosed:
        return heard


async def talk_nonsense(guest: Guest, table: str) -> None:
    """Every piece is refused, until there were too many."""
    async with socket(guest.address, table, guest.cookie) as ws:
        await enter(ws, None)
        try:
            for piece in chain(NONSENSE, repeat("nonsense", 100)):
                await ws.send(piece)
                answer = await answer_to_nonsense(ws)
                assert answer["code"] in ("bad-message", "not-your-seat", TOO_MANY["code"]), answer
                # Not too fast.
                await asyncio.sleep(0.04)
        except ConnectionClosed:
            assert [answer, *await read_to_the_end(ws)][-1] == TOO_MANY
            return
    raise AssertionError("Nonsense is listened to for ever")


async def answer_to_nonsense(ws: ClientConnection) -> Message:
    async with asyncio.timeout(PATIENCE):
        while (answer := await hear(ws))["type"] not in ("refused", "bye"):
            pass
    return answer


async def send_a_megabyte(guest: Guest, table: str) -> None:
    async with socket(guest.address, table, guest.cookie) as ws:
        await enter(ws, None)
        try:
            await ws.send(json.dumps({"type": "say", "id": 1, "seat": None, "text": "a" * 1_000_000}))
        except BROKEN:
            # Cut before it was through.
            return
        await read_to_the_end(ws)


async def send_a_thousand_a_second(guest: Guest, table: str, seconds: float) -> None:
    """Come back whenever the line is cut; up to then everything was answered, in its order."""
    end = monotonic() + seconds
    while monotonic() < end:
        async with socket(guest.address, table, guest.cookie) as ws:
            await enter(ws, None)
            reading = asyncio.create_task(read_to_the_end(ws))
            with contextlib.suppress(ConnectionClosed):
                for number in range(10_000):
                    await send(ws, {"type": "ping", "id": number})
                    if number % 10 == 9:
                        await asyncio.sleep(0.01)
            heard = await reading
        answered = [message["id"] for message in heard if message["type"] in ("pong", "refused")]
        assert answered == list(range(len(answered))), "A message was left out"
        assert heard[-1] == TOO_MANY, heard[-1]
        await asyncio.sleep(0.1)


async def drop_in_mid_frame(guest: Guest, table: str, times: int) -> None:
    """A frame that says it has 100 bytes, of which ten come."""
    for _ in range(times):
        async with socket(guest.address, table, guest.cookie) as ws:
            await enter(ws, None)
            ws.transport.write(bytes([0x81, 0x80 | 100, 1, 2, 3, 4]) + b"0123456789")
            ws.transport.abort()
        await asyncio.sleep(0.02)


class Dropper(Player):
    """Lets go of the line just after every gesture. Before it comes back, the other player hears of what is stored."""

    partner: Player
    file: Path

    async def gesture(self, ws: ClientConnection, pending: Message) -> None:
        await super().gesture(ws, pending)
        await asyncio.sleep(self.chance.uniform(0.0, 0.003))
        ws.transport.abort()
        await asyncio.sleep(0.03)
        stored = self.stored()
        deadline = monotonic() + PATIENCE
        while monotonic() < deadline:
            if self.partner.state is not None and self.partner.state["seq"] >= stored:
                return
            await asyncio.sleep(0.02)
        self.ledger.wrong.append(f"{self.table}: entry {stored} is stored, and the other player was not told")

    def stored(self) -> int:
        connection = apsw.Connection(str(self.file), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            return int(connection.execute("SELECT seq FROM tables WHERE id = ?", (self.table,)).get)
        finally:
            connection.close()


class Repeater(Player):
    """Sends every gesture three times, and before it for a later entry and for the one before."""

    async def gesture(self, ws: ClientConnection, pending: Message) -> None:
        for seq in (pending["seq"] + 1, max(0, pending["seq"] - 1)):
            await send(ws, pending | {"id": 1_000_000, "seq": seq})
        for copy in range(3):
            await send(ws, pending | {"id": pending["id"] + 2_000_000 * copy})


async def lag(guest: Guest, table: str, entered: asyncio.Event, until: asyncio.Event) -> list[Message]:
    """Ask for everything again and again and read nothing; then what had been sent, up to the close."""
    async with socket(guest.address, table, guest.cookie) as ws:
        await enter(ws, None)
        entered.set()
        ws.transport.pause_reading()
        asking = asyncio.create_task(ask_for_everything(ws))
        await until.wait()
        # It may be waiting for somebody who has long stopped listening.
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        ws.transport.resume_reading()
        return await read_to_the_end(ws)


async def ask_for_everything(ws: ClientConnection) -> None:
    while True:
        await send(ws, {"type": "hello", "protocol": PROTOCOL, "seat": None})
        await asyncio.sleep(0.001)
