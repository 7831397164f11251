"""Connections: so many for each address, and each has its time. Attackers and visitors have addresses of their own."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from faubourg.server.http.gate import gate as watching
from faubourg.server.http.gate import protocol
from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.gate.protocol import BODY, GATE, HEAD, REST, HttpProtocol
from faubourg.server.socket.limits import LimitFigures, Limits
from faubourg.server.socket.line import Line
from tests.patience import PATIENCE
from tests.server.harness import run, serving, until

VISITOR = "127.0.0.1"
ATTACKER = "127.0.0.2"
LARGE = 20_000_000
GET = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n"
CHUNKS = POST.replace(b"content-length: 100", b"transfer-encoding: chunked")
HANDSHAKE = (
    b"GET /ws/x HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines of a moment, for whoever lets them pass."""
    monkeypatch.setattr(watching, "LOOK_EVERY", 0.02)
    for stage in (HEAD, BODY, REST):
        monkeypatch.setitem(protocol.SECONDS, stage, 0.3)
    monkeypatch.setattr(protocol, "UNREAD_SECONDS", 0.3)


class House:
    def __init__(self, gate: Gate, port: int) -> None:
        self.gate = gate
        self.port = port
        self.callers: list[Caller] = []

    async def call(self, address: str = ATTACKER) -> "Caller":
        caller = Caller(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0)))
        self.callers.append(caller)
        return caller

    async def empty(self) -> None:
        """All leave, and nobody is remembered."""
        gate = self.gate
        for caller in self.callers:
            caller.writer.transport.abort()
        await until(lambda: not (gate.connections.held or gate.asking.held or gate.unread.held or gate.debtors))


class Caller:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, data: bytes) -> None:
        self.writer.write(data)

    async def status(self) -> int:
        """Of the next answer, which is read to its end."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
            self.body = await self.reader.readexactly(int(length.split()[1]))
        return int(head.split()[1])

    def code(self) -> str:
        return str(json.loads(self.body)["code"])

    async def end(self) -> bytes:
        """What is still said, up to the end, which must come."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""

    def leave(self) -> None:
        self.writer.close()


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads what is sent to it, unless it is told not to, and answers its size, its headers, much, or nothing."""
    while scope["path"] == "/asleep":
        if (await receive())["type"] == "websocket.disconnect":
            return
    size = 0
    more = scope["path"] != "/deaf"
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return
        size += len(message["body"])
        more = message["more_body"]
    body = bytes(LARGE) if scope["path"] == "/large" else str(size).encode()
    if scope["path"] == "/names":
        body = b" ".join(name for name, _ in scope["headers"])
    length = str(len(body)).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def standing(trust_proxy: bool = False, **figures: Any) -> AsyncIterator[House]:
    """A server whose application is the one above."""
    gate = Gate(Limits(LimitFigures(**figures)), trust_proxy=trust_proxy)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await receive()
            scope["state"][GATE] = gate
            gate.start()
            await send({"type": "lifespan.startup.complete"})
            await receive()
            gate.stop()
            await send({"type": "lifespan.shutdown.complete"})
        else:
            await answer(scope, receive, send)

    config = uvicorn.Config(app, log_config=None, http=HttpProtocol, ws=Line, lifespan="on")
    config.load()
    running = uvicorn.Server(config)
    running.lifespan = config.lifespan_class(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        await running.startup([listening])
        house = House(gate, listening.getsockname()[1])
        try:
            yield house
            await house.empty()
        finally:
            await running.shutdown([listening])


# Deadlines


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("said", "told"),
    [
        (b"", b""),
        (b"\r\n", b"408"),
        (b"G", b"408"),
        (GET[:-2], b"408"),
        (POST, b"408"),
        (POST + b"x" * 99, b"408"),
        (CHUNKS + b"1\r\nx\r\n", b"408"),
        (POST.replace(b"/", b"/deaf", 1) + b"x", b"200"),
        (GET + b"G", b"200"),
    ],
    ids=["nothing", "a line", "a letter", "half a head", "no body", "most of a body", "chunks", "rest", "next"],
)
def test_whoever_does_not_go_on_is_cut(said: bytes, told: bytes) -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(said)
            heard = await caller.end()
            assert heard[9:12] == told, heard
            if told == b"408":
                assert b'"code":"unfinished"' in heard
                assert b"connection: close" in heard

    run(work())


@pytest.mark.usefixtures("hasty")
def test_a_line_after_an_answer_does_not_keep_a_connection_open() -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(GET)
            assert await caller.status() == 200
            caller.say(b"\r\n")
            await caller.end()

    run(work())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\nx: ", POST], ids=["head", "body"])
def test_a_byte_now_and_then_does_not_help(start: bytes) -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(start)
            ending = asyncio.create_task(caller.end())
            for _ in range(99):
                caller.say(b"x")
                await asyncio.sleep(0.02)
                if ending.done():
                    break
            assert ending.done(), "A request may take as long as it likes"

    run(work())


def test_a_body_that_stands_still_is_not_waited_for_to_the_last(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(protocol.SECONDS, BODY, 1000.0)
    monkeypatch.setattr(protocol, "SILENCE", 0.3)

    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(POST + b"x")
            assert b"408" in await caller.end()

    run(work())


@pytest.mark.usefixtures("hasty")
def test_whoever_does_not_read_an_answer_is_cut() -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
            caller.say(GET.replace(b"/", b"/large", 1))
            await until(lambda: bool(house.gate.unread.held))
            await until(lambda: not house.gate.connections.held)

    run(work())


def test_whoever_takes_a_while_within_its_time_is_answered() -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            for part in (POST[:10], POST[10:], b"x" * 50, b"x" * 50, GET[:7], GET[7:]):
                caller.say(part)
                await asyncio.sleep(0.02)
            assert await caller.status() == 200
            assert caller.body == b"100"
            assert await caller.status() == 200
            caller.say(GET.replace(b"/", b"/large", 1))
            assert await caller.status() == 200
            assert not house.gate.debtors, "Somebody is waited for who owes nothing"

    run(work())


# What no browser sends


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 1000,
        b"GET / HTTP/1.1\r\na: " + b"b" * 1_000_000,
        b"GET /" + b"b" * 1_000_000,
        POST.replace(b"/", b"/deaf", 1) + POST + b"x" * 1_000_000,
    ],
    ids=["headers", "one header", "a path", "the body of one that waits"],
)
def test_a_head_or_a_queue_without_end_is_cut(said: bytes) -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(said)
            await caller.end()
            visitor = await house.call(VISITOR)
            visitor.say(GET)
            assert await visitor.status() == 200

    run(work())


@pytest.mark.parametrize("start", [b"0\r\nx: ", b"1;x="], ids=["a header", "a chunk's"])
def test_what_follows_a_body_without_end_is_cut(start: bytes) -> None:
    """The parser would put such a header together, each time from its beginning."""

    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(CHUNKS + b"1\r\nx\r\n" + start)
            for _ in range(40):
                caller.say(b"x" * 1000)
                await asyncio.sleep(0.001)
            # Whoever is still sending may not hear why.
            assert (await caller.end())[9:12] in (b"400", b"")

    run(work())


def test_headers_that_follow_a_body_are_few_and_nobody_is_told_of_them() -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            chunks = b"100\r\n" + b"x" * 256 + b"\r\n"
            caller.say(CHUNKS.replace(b"/", b"/names", 1) + chunks * 400 + b"0\r\nx-forwarded-for: y\r\n\r\n")
            assert await caller.status() == 200
            assert caller.body == b"host transfer-encoding"
            caller.say(CHUNKS + b"1\r\nx\r\n0\r\n" + b"x: " + b"y" * 40_000 + b"\r\n\r\n")
            assert (await caller.end())[9:12] == b"400"

    run(work())


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (GET[:-2] + b"x: " + b"y" * 30_000 + b"\r\n\r\n", 200),
        (GET.replace(b"/", b"/" + b"y" * 30_000, 1), 200),
        (POST[:-2].replace(b"100", b"60000") + b"x: " + b"y" * 30_000 + b"\r\n\r\n" + b"z" * 60_000, 200),
        (GET[:-2] + b"x: " + b"y" * 40_000 + b"\r\n\r\n", 400),
        (GET[:-2] + b"x: yyyyyyyyyy\r\n" * 2700 + b"\r\n", 400),
        (GET.replace(b"/", b"/" + b"y" * 60_000, 1), 400),
        (POST + b"x" * 100 + GET.replace(b"/", b"/" + b"y" * 60_000, 1), 400),
    ],
    ids=["header", "path", "with a body", "a larger header", "many", "a longer path", "behind a body"],
)
@pytest.mark.parametrize("size", [7000, 1_000_000], ids=["in pieces", "at once"])
def test_a_head_may_be_so_large_however_it_arrives(said: bytes, status: int, size: int) -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            for start in range(0, len(said), size):
                caller.say(said[start : start + size])
                await asyncio.sleep(0.01)
            if status == 200:
                assert await caller.status() == 200
            else:
                # Whoever is still sending may not hear why.
                assert (await caller.end()).count(b"HTTP/1.1 200") <= said.count(POST)

    run(work())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "said",
    [
        b"content-length: 5\r\n\r\n",
        b"content-length: 5\r\n\r\nhello",
        b"content-length: 00\r\n\r\n",
        b"transfer-encoding: chunked\r\n\r\n",
        b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n",
        b"sec-websocket-protocol: " + b"y," * 2000 + b"y\r\n\r\n",
    ],
    ids=["length", "body", "noughts", "chunks", "no chunks", "a long list"],
)
def test_a_handshake_that_is_none_is_refused(said: bytes) -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(HANDSHAKE + said)
            assert (await caller.end())[9:12] == b"400"
            await until(lambda: not house.gate.connections.held)

    run(work())


def test_a_handshake_that_nobody_answers_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.server.socket.line.HANDSHAKE", 0.2)

    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(HANDSHAKE.replace(b"/ws/x", b"/asleep") + b"\r\n")
            assert await caller.end() == b""
            await until(lambda: not house.gate.connections.held)

    run(work())


def test_a_handshake_waits_until_all_before_it_is_answered_and_read() -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
            caller.say(GET.replace(b"/", b"/large", 1))
            await until(lambda: bool(house.gate.unread.held))
            caller.say(HANDSHAKE + b"\r\n")
            await asyncio.sleep(0.05)
            caller.writer.transport.abort()
            await until(lambda: not house.gate.unread.held)

    run(work())


def test_only_a_few_requests_wait_on_one_connection() -> None:
    async def work() -> None:
        async with standing() as house:
            caller = await house.call()
            caller.say(GET * 10_000)
            heard = await caller.end()
            assert heard.count(b"HTTP/1.1 200") < 20, "All requests of a long row were taken"
            # A few at once are taken as they come.
            other = await house.call()
            other.say(GET * 4)
            assert [await other.status() for _ in range(4)] == [200] * 4

    run(work())


# Counts


def test_an_address_has_so_many_connections_and_others_do_not_notice() -> None:
    async def work() -> None:
        async with standing(asking=3) as house:
            callers = [await house.call() for _ in range(3)]
            late = await house.call()
            assert (await late.status(), late.code()) == (429, "too-many-connections")
            assert await late.end() == b""
            visitor = await house.call(VISITOR)
            visitor.say(GET)
            assert await visitor.status() == 200
            callers[0].leave()
            await until(lambda: house.gate.asking.held[ATTACKER] == 2)
            again = await house.call()
            again.say(GET)
            assert await again.status() == 200

    run(work())


def test_when_all_places_are_taken_that_is_said() -> None:
    async def work() -> None:
        async with standing() as house:
            house.gate.connections.total = 4
            for _ in range(2):
                await house.call()
            late = await house.call()
            assert (await late.status(), late.code()) == (503, "busy"), "One address may take more than half"
            visitor = await house.call(VISITOR)
            visitor.say(GET)
            assert await visitor.status() == 200

    run(work())


def test_connections_of_a_proxy_are_of_many_people() -> None:
    async def work() -> None:
        async with standing(trust_proxy=True, asking=3, connections=3) as house:
            callers = [await house.call() for _ in range(10)]
            for caller in callers:
                caller.say(GET)
            assert [await caller.status() for caller in callers] == [200] * 10

    run(work())


def test_answers_that_are_not_read_are_counted_by_address() -> None:
    async def work() -> None:
        async with standing(unread_bytes=30_000_000) as house:
            callers = [await house.call() for _ in range(4)]
            for caller in callers:
                caller.writer.transport.pause_reading()  # type: ignore[attr-defined]
                caller.say(GET.replace(b"/", b"/large", 1))
            # Of four only one is kept.
            await until(lambda: house.gate.connections.held == {ATTACKER: 1})
            assert 0 < house.gate.unread.taken <= 30_000_000

    run(work())


def test_websockets_count_as_connections_as_long_as_they_stand(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(connections=40, asking=38)) as house:
            pair = await house.pair(options={"first": 0})
            gate = house.server.gate
            sockets = gate.connections.held[VISITOR] - gate.asking.held.get(VISITOR, 0)
            assert sockets == 2, "The WebSockets are not counted"
            callers = House(gate, house.port)
            for _ in range(40):
                await callers.call(VISITOR)
            await until(lambda: gate.connections.held[VISITOR] == 40)
            for caller in callers.callers:
                caller.writer.transport.abort()
            await pair.play()

        assert gate.connections.held == {}

    run(work())
