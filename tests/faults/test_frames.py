"""Floods of frames, and sockets that do not read: the process stays small, and nobody else waits.

Attackers come from another address than the good player, who asks something at another table all the while.
"""

import asyncio
import json
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic

import apsw
import pytest
from websockets.frames import Frame, Opcode

from faubourg.server.wire.kinds import PROTOCOL
from tests.faults.bad_clients import enter
from tests.faults.players import Guest, hear, send, socket
from tests.faults.server_process import ServerProcess, serving
from tests.patience import PATIENCE
from tests.server.harness import ME
from tests.server.harness import serving as serving_here

ATTACKER = "127.0.0.2"
# Seconds that nobody waits longer than, also on a busy machine.
LONGEST = 2.0
# Seconds of each attack.
ATTACK = 5.0
# How much the process may grow, in bytes.
GROWTH = 60_000_000
PLACES = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
HELLO = Frame(Opcode.TEXT, b'{"type":"hello","protocol":%d,"seat":null}' % PROTOCOL).serialize(mask=True)


def memory_of(server: ServerProcess) -> int:
    """The bytes that the process takes of the machine's memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


class Neighbour:
    """A good player, who asks something again and again; how long each answer took, and the most memory meanwhile."""

    def __init__(self, server: ServerProcess, table: str, guest: Guest) -> None:
        self.server = server
        self.table = table
        self.guest = guest
        self.waits: list[float] = []
        self.memory = 0

    async def ask(self) -> None:
        async with socket(self.server.address, self.table, self.guest.cookie) as ws:
            await enter(ws, 0)
            while True:
                began = monotonic()
                await send(ws, {"type": "ping", "id": 1})
                async with asyncio.timeout(PATIENCE):
                    while (await hear(ws))["type"] != "pong":
                        pass
                self.waits.append(monotonic() - began)
                self.memory = max(self.memory, memory_of(self.server))
                await asyncio.sleep(0.05)


async def answered(neighbour: Neighbour, asking: asyncio.Task[None], times: int) -> None:
    """Wait until it was answered so often."""
    async with asyncio.timeout(PATIENCE):
        while len(neighbour.waits) < times:
            assert not asking.done(), asking.exception()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def besieged(folder: Path) -> AsyncIterator[tuple[ServerProcess, str]]:
    """A server and a table to attack; at another one somebody plays, and notices nothing."""
    async with serving(ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder)) as server:
        guest = Guest(server.address)
        table = await guest.open_table(PLACES)
        neighbour = Neighbour(server, await guest.open_table(PLACES), guest)
        asking = asyncio.create_task(neighbour.ask())
        try:
            await answered(neighbour, asking, 1)
            before = memory_of(server)
            yield server, table
            await answered(neighbour, asking, len(neighbour.waits) + 2)
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await guest.client.aclose()
        assert max(neighbour.waits) < LONGEST, f"A good player waited {max(neighbour.waits):.1f} s"
        grown = neighbour.memory - before
        assert grown < GROWTH, f"The process grew by {grown / 1e6:.0f} MB"


class Attacker:
    """One WebSocket that reads nothing unless told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.sent = 0

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        self.sent += len(data)
        await self.writer.drain()

    async def flood(self, data: bytes, per_second: float, seconds: float) -> bool:
        """Send it at that pace, in bytes; whether the line was cut."""
        began = monotonic()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                try:
                    while True:
                        await self.send(data)
                        await asyncio.sleep(max(0.0, began + self.sent / per_second - monotonic()))
                except ConnectionError:
                    return True
        return False


async def attacker(server: ServerProcess, table: str) -> Attacker:
    """Its window is small: what it does not read stays with the server."""
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.bind((ATTACKER, 0))
    line.connect(("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=line, limit=16_384)
    writer.write(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert b" 101 " in head
    return Attacker(reader, writer)


def masked(opcode: Opcode, text: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


TINY = {
    "pongs": masked(Opcode.PONG, b"") * 20_000,
    "pings": masked(Opcode.PING, b"") * 20_000,
    "pieces": masked(Opcode.TEXT, b"{", fin=False) + masked(Opcode.CONT, b"", fin=False) * 20_000,
}


@pytest.mark.parametrize("kind", [["pongs"], ["pings", "pieces"]], ids=["pongs", "pings-and-pieces"])
def test_a_flood_of_tiny_frames_delays_nobody(tmp_path: Path, kind: list[str]) -> None:
    async def scenario() -> None:
        async with besieged(tmp_path) as (server, table):
            bad = [await attacker(server, table) for _ in kind]
            floods = [each.flood(TINY[name], 300_000, PATIENCE) for each, name in zip(bad, kind, strict=True)]
            assert all(await asyncio.gather(*floods)), "Whoever sends far too much is not cut off"

    asyncio.run(scenario())


def test_pings_of_sockets_that_do_not_read_leave_the_process_small(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with besieged(tmp_path) as (server, table):
            bad = [await attacker(server, table) for _ in range(10)]
            pings = masked(Opcode.PING, b"x" * 125) * 500
            await asyncio.gather(*(each.flood(pings, 3_000_000, ATTACK) for each in bad))
            for each in bad:
                each.writer.transport.abort()

    asyncio.run(scenario())


async def long_table(file: Path) -> str:
    """A table with a match to its end, told at twenty times its length: as after thousands of entries."""
    async with serving_here(f"sqlite:///{file}") as house:
        ann = await house.browser()
        body = {"game": "city", "places": [ME, ME | {"name": "Bob"}], "options": {}, "settings": {}}
        id = str((await ann.fine("/api/tables", body))["table"])
        host = house.server.host
        table = await host.table(id)
        while asked := table.asked():
            moves = table.state.legal(asked[0])
            await host.play(table, asked[0], table.seq, moves[-1:] if table.seq % 2 else moves[:1])
    store = apsw.Connection(str(file))
    for key, text in store.execute("SELECT key, body FROM entries").fetchall():
        stored = json.loads(str(text))
        stored["events"] *= 20
        store.execute("UPDATE entries SET body = ? WHERE key = ?", (json.dumps(stored), key))
    store.close()
    return id


def test_sockets_that_repeat_hello_and_do_not_read_leave_the_process_small(tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await long_table(tmp_path / "tables.db")
        async with besieged(tmp_path) as (server, _):
            bad = [await attacker(server, table) for _ in range(40)]
            await asyncio.gather(*(each.flood(HELLO, 30 * len(HELLO), ATTACK) for each in bad))
            for each in bad:
                each.writer.transport.abort()
            # Whoever reads is told everything, at the same address too.
            good = await attacker(server, table)
            await good.send(HELLO)
            async with asyncio.timeout(PATIENCE):
                await good.reader.readuntil(b'"welcome"')
            good.writer.transport.abort()

    asyncio.run(scenario())
