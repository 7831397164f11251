"""Requests that break off, stand still or never begin, against a live server: they take neither memory nor room.

Attackers are at addresses of their own; visitors are at 127.0.0.1, and are answered whatever happens beside them.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

from faubourg.server.http.gate.paths import LARGEST_RECORD
from tests.faults.server_process import ServerProcess, serving
from tests.patience import PATIENCE

VISITOR = "127.0.0.1"
ATTACKER = "127.0.0.2"
# What a server may hold whatever one address sends it, and what it may have grown by when that is over.
MOST_MEGABYTES = 300
GROWN = 40
# Nobody waits longer, on a machine that is busy with other things too.
SECONDS = 2.0
PEOPLE = 20
RECORD = LARGEST_RECORD - 10_000


class Line:
    """One connection from an address."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, data: bytes) -> None:
        """Send it, or as much of it as is taken."""
        self.writer.write(data)
        with contextlib.suppress(ConnectionError):
            await self.writer.drain()

    async def answer(self) -> tuple[int, bytes]:
        """Status and body; 0 for a line that was cut."""
        try:
            async with asyncio.timeout(PATIENCE):
                head = await self.reader.readuntil(b"\r\n\r\n")
                sizes = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
                body = await self.reader.readexactly(int(sizes[0].split()[1])) if sizes else b""
        except (ConnectionError, asyncio.IncompleteReadError):
            return 0, b""
        return int(head.split()[1]), body

    async def is_cut(self, deadline: float) -> bool:
        try:
            async with asyncio.timeout(max(0.01, deadline - monotonic())):
                await self.reader.read()
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    def leave(self) -> None:
        # One that has closed itself cannot be cut any more.
        if not self.writer.transport.is_closing():
            self.writer.transport.abort()


class House:
    """A server, and everybody who calls there."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.lines: list[Line] = []

    async def call(self, address: str) -> Line:
        line = Line(*await asyncio.open_connection("127.0.0.1", self.server.port, local_addr=(address, 0)))
        self.lines.append(line)
        return line

    async def visit(self, path: str = "/api/games") -> int:
        """The status that a visitor is answered with, in time."""
        began = monotonic()
        line = await self.call(VISITOR)
        await line.say(f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        status, _ = await line.answer()
        line.leave()
        waited = monotonic() - began
        assert waited < SECONDS, f"A visitor waited {waited:.1f} s"
        return status

    async def break_off(self, head: bytes, body: bytes) -> None:
        """Send it, and leave when it has been taken: in good order, so that all of it arrives."""
        line = await self.call(ATTACKER)
        await line.say(head)
        await line.say(body)
        line.writer.close()
        with contextlib.suppress(ConnectionError):
            await line.writer.wait_closed()

    async def highest(self) -> int:
        """The most megabytes within a moment: what was sent is still being read."""
        highest = 0
        for _ in range(30):
            highest = max(highest, self.server.memory())
            await asyncio.sleep(0.1)
        return highest

    async def is_free_again(self, before: int) -> None:
        """What was held is let go of, by and by."""
        deadline = monotonic() + PATIENCE
        while (held := self.server.memory() - before) > GROWN:
            assert monotonic() < deadline, f"{held} MB stay behind of what broke off"
            await asyncio.sleep(0.1)

    async def all_are_cut(self) -> None:
        deadline = monotonic() + PATIENCE
        cut = await asyncio.gather(*(line.is_cut(deadline) for line in self.lines))
        assert all(cut), f"{cut.count(False)} half requests are waited for for ever"

    def empty(self) -> None:
        for line in self.lines:
            line.leave()
        self.lines.clear()


@asynccontextmanager
async def standing(
    folder: Path, *arguments: str, files: tuple[int, int] | None = None
) -> AsyncIterator[tuple[ServerProcess, House]]:
    url = f"sqlite:///{folder / 'tables.db'}"
    async with serving(ServerProcess(url, folder, *arguments, files=files)) as server:
        house = House(server)
        try:
            assert await house.visit() == 200
            yield server, house
        finally:
            house.empty()


def post(path: str, length: int | None, kind: str = "text/plain") -> bytes:
    size = "transfer-encoding: chunked" if length is None else f"content-length: {length}"
    return f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: {kind}\r\n{size}\r\n\r\n".encode()


def test_bodies_that_break_off_leave_nothing_behind(tmp_path: Path) -> None:
    async def scenario() -> None:
        # Without limits, so that every one of them is read.
        async with standing(tmp_path, "--unlimited") as (server, house):
            before = server.memory()
            for _ in range(40):
                await house.break_off(post("/api/replays", RECORD), bytes(RECORD - 100_000))
            await house.highest()
            await house.is_free_again(before)
            broken = b'{"step": 0, "seat": 0, "record": "' + b"x" * (RECORD - 100)
            for _ in range(20):
                line = await house.call(ATTACKER)
                await line.say(post("/api/play-on", len(broken), "application/json") + broken)
                assert (await line.answer())[0] == 422
                line.leave()
            await house.is_free_again(before)
            assert await house.visit() == 200

    asyncio.run(scenario())


def test_many_posts_of_fifteen_megabytes_that_break_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with standing(tmp_path) as (server, house):
            before = server.memory()
            for _ in range(20):
                await house.break_off(post("/api/replays", 15_000_000), bytes(14_000_000))
                await house.break_off(post("/api/replays", None), b"100000\r\n" + bytes(0x100000) + b"\r\n100000\r\n")
            assert await house.highest() < MOST_MEGABYTES
            await house.is_free_again(before)
            assert await house.visit() == 200

    asyncio.run(scenario())


def test_bodies_that_never_finish_are_held_only_up_to_a_share(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with standing(tmp_path) as (server, house):
            before = server.memory()
            lines = [await house.call(ATTACKER) for _ in range(60)]
            paths = ["/api/replays", "/api/play-on", "/api/games/city/check-data"]
            for number, line in enumerate(lines):
                await line.say(post(paths[number % 3], RECORD) + bytes(RECORD - 100_000))
            grown = await house.highest() - before
            assert grown < GROWN, f"60 posts that do not go on hold {grown} MB"
            # A visitor's own body is taken.
            lines.append(await house.call(VISITOR))
            await lines[-1].say(post("/api/replays", 1000) + bytes(1000))
            assert (await lines[-1].answer())[0] == 422
            house.empty()
            await house.is_free_again(before)

    asyncio.run(scenario())


def test_a_large_text_in_json_is_not_made_into_a_thousand_times_as_much(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with standing(tmp_path) as (server, house):
            lists = b'{"step": 0, "seat": 0, "record": [' + b"[]," * 600_000 + b"[]]}"
            highest = 0
            for path in ("/api/play-on", "/api/replays"):
                line = await house.call(ATTACKER)
                await line.say(post(path, len(lists), "application/json") + lists)
                waiting = asyncio.create_task(line.answer())
                while not waiting.done():
                    highest = max(highest, server.memory())
                    await asyncio.sleep(0.005)
                assert (await waiting)[0] == 422
                line.leave()
            assert highest < 150, f"A body of 2 MB took the server to {highest} MB"

    asyncio.run(scenario())


def test_half_requests_keep_no_visitor_out_and_are_cut(tmp_path: Path) -> None:
    async def scenario() -> None:
        # As few files as a service often has: half requests of one address would use them all.
        async with standing(tmp_path, files=(512, 1024)) as (server, house):
            assert server.process is not None
            limits = Path(f"/proc/{server.process.pid}/limits").read_text(encoding="ascii")
            (files,) = [line.split() for line in limits.splitlines() if line.startswith("Max open files")]
            assert files[3] == "1024", "The limit of open files was not raised"
            for number in range(1100):
                with contextlib.suppress(ConnectionError):
                    line = await house.call(ATTACKER)
                    await line.say(b"" if number % 2 else b"GET / HTTP/1.1\r\nhost: localhost\r\n")
            for _ in range(5):
                assert await house.visit() == 200
            # And the store still gets its files.
            assert await house.visit("/health") == 200
            assert server.memory() < MOST_MEGABYTES
            await house.all_are_cut()

    asyncio.run(scenario())


def test_half_requests_of_several_addresses_leave_room_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with standing(tmp_path, files=(256, 512)) as (_, house):
            for number in range(600):
                with contextlib.suppress(ConnectionError):
                    await house.call(f"127.0.0.{2 + number % 8}")
            for _ in range(5):
                assert await house.visit() == 200

    asyncio.run(scenario())


def test_a_proxy_may_have_more_connections_than_one_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with standing(tmp_path, "--behind-proxy") as (_, house):
            lines = [await house.call(ATTACKER) for _ in range(250)]
            for number, line in enumerate(lines):
                await line.say(
                    f"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.{number}\r\n\r\n".encode()
                )
            statuses = {(await line.answer())[0] for line in lines}
            assert statuses == {200}, "People behind the proxy are kept out together"
            # By the address that it names, requests are counted as ever.
            assert 429 in [await use_link(house, "192.0.2.1") for _ in range(30)], "Nobody is counted behind the proxy"
            assert await use_link(house, "192.0.2.2") == 404

    asyncio.run(scenario())


async def use_link(house: House, address: str) -> int:
    body = json.dumps({"code": "0" * 32}).encode()
    line = await house.call(ATTACKER)
    head = post("/api/links", len(body), "application/json")
    await line.say(head.replace(b"host:", f"x-forwarded-for: {address}\r\nhost:".encode()) + body)
    status, _ = await line.answer()
    line.leave()
    return status


def test_twenty_people_behind_one_router_are_not_shut_out(tmp_path: Path) -> None:
    """Each has a table of its own, ten tabs that watch it, five connections that ask, and one more for a record."""

    async def scenario() -> None:
        async with standing(tmp_path) as (server, house):
            wanted = {"game": "roomshare", "places": [{"kind": "me", "name": "A"}, {"kind": "open"}]}
            body = json.dumps(wanted).encode()
            asking = [await house.call(VISITOR) for _ in range(PEOPLE)]
            for line in asking:
                await line.say(post("/api/tables", len(body), "application/json") + body)
            answers = [await line.answer() for line in asking]
            assert {status for status, _ in answers} == {200}, "Somebody could not open a table"
            tables = [json.loads(answer)["table"] for _, answer in answers]
            for line in asking:
                line.leave()
            for table in tables * 10:
                await open_tab(house, table)
            asking = [await house.call(VISITOR) for _ in range(PEOPLE * 5)]
            for line in asking:
                await line.say(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")
            statuses = {(await line.answer())[0] for line in asking}
            assert statuses == {200}, "Somebody could not load the page"
            record = bytes(500_000)
            sending = [await house.call(VISITOR) for _ in range(PEOPLE)]
            for line in sending:
                await line.say(post("/api/replays", len(record)))
            await asyncio.gather(*(line.say(record) for line in sending))
            statuses = {(await line.answer())[0] for line in sending}
            assert statuses == {422}, "Somebody could not send a record"
            assert server.memory() < MOST_MEGABYTES

    asyncio.run(scenario())


async def open_tab(house: House, table: str) -> Line:
    line = await house.call(VISITOR)
    await line.say(
        f"GET /ws/{table} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    status, _ = await line.answer()
    assert status == 101, "A tab was not let in"
    return line
