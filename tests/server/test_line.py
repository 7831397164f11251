"""The end of a WebSocket here: frames as they come from the network, whole, in pieces, and wrong."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import monotonic
from unittest.mock import Mock

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from faubourg.server.app import NO_LINE, Server, create
from faubourg.server.operation.settings import ServerSettings
from faubourg.server.socket.line import frame_size, head_of, text_of
from faubourg.server.table.table import Table
from faubourg.server.wire.kinds import LARGEST_MESSAGE, PROTOCOL
from tests.patience import PATIENCE
from tests.server.asgi import connect
from tests.server.harness import ME, OPEN, House, a_while, run, serving

PING = {"type": "ping", "id": 7}


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=mask)


@given(st.binary(max_size=70_000))
@example(b"x" * 65_535)
@example(b"x" * 65_536)
def test_a_frame_is_as_long_as_it_says_and_says_what_was_written(text: bytes) -> None:
    written = frame(text)
    assert frame_size(written + b"more") == len(written)
    # Longer ones are no messages here.
    assert text_of(written) == (text if len(text) < 65_536 else None)
    assert head_of(len(text)) + text == frame(text, mask=False)


@pytest.mark.parametrize(
    "other",
    [
        frame(b"text", mask=False),
        frame(b"text", Opcode.BINARY),
        frame(b"text", fin=False),
        frame(b"text", Opcode.PING),
        frame(b"text") + b"m",
        frame(b"text")[:-1],
        frame(b"x" * 300)[:-1],
        frame(b"x" * 300) + b"m",
        b"\xc1" + frame(b"text")[1:],
        b"\x81",
    ],
    # A mask is drawn at random: the bytes themselves would be another name each time.
    ids=range(10),
)
def test_only_one_whole_masked_text_is_a_message_as_it_stands(other: bytes) -> None:
    assert text_of(other) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_size_is_not_known_before_the_head_is_there(length: int) -> None:
    written = frame(b"x" * length)
    head = len(written) - length
    assert [frame_size(written[:count]) for count in range(head - 4)] == [0] * (head - 4)
    assert frame_size(written[:head]) == len(written)


class Raw:
    """A browser that writes its own frames."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *frames: bytes) -> None:
        for data in frames:
            self.writer.write(data)

    async def hear(self) -> tuple[int, bytes]:
        """The opcode and the text of the next frame."""
        async with asyncio.timeout(PATIENCE):
            first, length = await self.reader.readexactly(2)
            if length == 126:
                length = int.from_bytes(await self.reader.readexactly(2), "big")
            elif length == 127:
                length = int.from_bytes(await self.reader.readexactly(8), "big")
            return first & 15, await self.reader.readexactly(length)

    async def hear_json(self) -> dict[str, object]:
        opcode, text = await self.hear()
        assert opcode == Opcode.TEXT
        found: dict[str, object] = json.loads(text)
        return found

    async def closing_code(self) -> int:
        while True:
            opcode, text = await self.hear()
            if opcode == Opcode.CLOSE:
                return int.from_bytes(text[:2], "big")


@asynccontextmanager
async def raw_line(url: str) -> AsyncIterator[tuple[House, Raw]]:
    """A server, and a WebSocket to one of its tables."""
    async with serving(url) as house:
        raw = await connected(house)
        try:
            yield house, raw
        finally:
            raw.writer.close()


async def connected(house: House) -> Raw:
    return await shaken(house, (await house.pair()).table)


async def shaken(house: House, table: str, *along: bytes) -> Raw:
    """A WebSocket, with what is sent along with its handshake."""
    raw = Raw(*await asyncio.open_connection("127.0.0.1", house.port))
    request = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    raw.send(request.encode() + b"".join(along))
    head = await asyncio.wait_for(raw.reader.readuntil(b"\r\n\r\n"), PATIENCE)
    assert b" 101 " in head
    return raw


def ping(id: int) -> bytes:
    return frame(json.dumps({"type": "ping", "id": id}).encode())


def pieces(data: bytes, size: int) -> Iterator[bytes]:
    for start in range(0, len(data), size):
        yield data[start : start + size]


def test_messages_are_answered_in_order_however_they_are_cut(url: str) -> None:
    async def work() -> None:
        async with raw_line(url) as (_, raw):
            for size in (1, 3, 50, 1000):
                for piece in pieces(b"".join(ping(id) for id in range(5)), size):
                    raw.send(piece)
                    await raw.writer.drain()
                    await asyncio.sleep(0)
                assert [(await raw.hear_json())["id"] for _ in range(5)] == [0, 1, 2, 3, 4]

    run(work())


def test_a_message_in_several_frames_with_a_ping_between_is_one_message(url: str) -> None:
    async def work() -> None:
        async with raw_line(url) as (_, raw):
            text = json.dumps(PING).encode()
            raw.send(frame(text[:5], fin=False), frame(b"there?", Opcode.PING), frame(text[5:], Opcode.CONT))
            assert await raw.hear() == (Opcode.PONG, b"there?")
            assert (await raw.hear_json())["id"] == 7

    run(work())


def test_bytes_are_answered_and_not_understood(url: str) -> None:
    async def work() -> None:
        async with raw_line(url) as (_, raw):
            raw.send(frame(json.dumps(PING).encode(), Opcode.BINARY), ping(8))
            assert (await raw.hear_json())["code"] == "bad-message"
            assert (await raw.hear_json())["id"] == 8

    run(work())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"x" * 10, mask=False), 1002),
        (b"\xc1" + frame(b"{}")[1:], 1002),
        (frame(b"{", fin=False) + frame(b"{}"), 1002),
        (b"\x81\xff" + (LARGEST_MESSAGE + 1).to_bytes(8, "big") + b"mask", 1009),
        (b"\x81\xff" + (1 << 62).to_bytes(8, "big") + b"mask", 1009),
        (frame(b"x" * (LARGEST_MESSAGE + 1)), 1009),
    ],
    ids=["not-masked", "reserved-bit", "text-within-a-text", "too-large-by-its-head", "endless", "too-large"],
)
def test_a_wrong_frame_ends_the_connection_with_its_code(url: str, wrong: bytes, code: int) -> None:
    async def work() -> None:
        async with raw_line(url) as (_, raw):
            raw.send(wrong)
            assert await raw.closing_code() == code
            assert await asyncio.wait_for(raw.reader.read(), PATIENCE) == b""

    run(work())


def test_a_largest_message_is_taken(url: str) -> None:
    async def work() -> None:
        async with raw_line(url) as (_, raw):
            raw.send(frame(json.dumps(PING).encode().ljust(LARGEST_MESSAGE)))
            assert (await raw.hear_json())["id"] == 7

    run(work())


def test_whoever_closes_is_answered_and_forgotten(url: str) -> None:
    async def work() -> None:
        async with raw_line(url) as (house, raw):
            there = len(house.server.room.connections)
            raw.send(frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
            assert await raw.closing_code() == 1000
            assert await asyncio.wait_for(raw.reader.read(), PATIENCE) == b""
            async with asyncio.timeout(PATIENCE):
                while len(house.server.room.connections) == there:
                    await asyncio.sleep(0.01)

    run(work())


# Before somebody listens


HELLO = frame(b'{"type":"hello","protocol":%d,"seat":null}' % PROTOCOL)


@asynccontextmanager
async def loading(url: str) -> AsyncIterator[tuple[House, str, asyncio.Event]]:
    """A server with a table that is being loaded until the event is set."""
    async with serving(url) as house:
        host, loaded = house.server.host, asyncio.Event()
        table = await (await house.browser()).create([ME, OPEN])

        async def load() -> Table:
            await loaded.wait()
            return await host.load(table, "")

        host.loading[table] = asyncio.create_task(load())
        try:
            yield house, table, loaded
        finally:
            loaded.set()
            await host.loading.pop(table)


@pytest.mark.parametrize("cut", [0, 1, 2, 5, 20, len(HELLO)])
@pytest.mark.parametrize("late", [False, True], ids=["while-loading", "when-loaded"])
def test_a_hello_in_two_segments_is_answered_while_its_table_is_loaded(url: str, cut: int, late: bool) -> None:
    async def work() -> None:
        async with loading(url) as (house, table, loaded):
            raw = await shaken(house, table)
            raw.send(HELLO[:cut])
            await a_while()
            if late:
                loaded.set()
                await a_while()
            raw.send(HELLO[cut:])
            if not late:
                await a_while()
                loaded.set()
            assert (await raw.hear_json())["type"] == "welcome", "The hello was not answered"
            raw.send(ping(7))
            assert (await raw.hear_json())["type"] in ("table", "pong")
            raw.writer.close()

    run(work())


def test_a_message_in_pieces_before_and_after_the_table_is_loaded_is_one_message(url: str) -> None:
    async def work() -> None:
        async with loading(url) as (house, table, loaded):
            raw = await shaken(house, table)
            text = json.dumps(PING).encode()
            second = frame(text[5:9], Opcode.CONT, fin=False)
            raw.send(frame(text[:5], fin=False), frame(b"there?", Opcode.PING), second[:7])
            await a_while()
            loaded.set()
            assert await raw.hear() == (Opcode.PONG, b"there?")
            raw.send(second[7:], frame(text[9:], Opcode.CONT))
            assert (await raw.hear_json())["id"] == 7
            raw.writer.close()

    run(work())


@pytest.mark.parametrize("cut", [0, 3, len(HELLO)])
def test_what_is_sent_along_with_the_handshake_is_answered(url: str, cut: int) -> None:
    async def work() -> None:
        async with loading(url) as (house, table, loaded):
            raw = await shaken(house, table, HELLO[:cut])
            raw.send(HELLO[cut:], ping(7))
            loaded.set()
            heard = [(await raw.hear_json())["type"] for _ in range(3)]
            assert sorted(map(str, heard)) == ["pong", "table", "welcome"], "Something was lost"
            raw.writer.close()

    run(work())


def test_whoever_is_refused_and_says_goodbye_is_let_go_at_once(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            raw = await shaken(house, "nowhere", HELLO)
            assert (await raw.hear_json())["code"] == "no-such-table"
            raw.send(frame((1008).to_bytes(2, "big"), Opcode.CLOSE))
            assert await raw.closing_code() == 1008
            began = monotonic()
            assert await asyncio.wait_for(raw.reader.read(), PATIENCE) == b""
            assert monotonic() - began < 8, "Its goodbye was not heard"
            raw.writer.close()

    run(work())


def test_another_asgi_server_is_told_what_it_lacks(url: str) -> None:
    server = Server(ServerSettings(url))
    log = server.room.log = Mock()
    sent = connect(create(server=server), "/ws/table", [("host", "localhost")])
    assert sent == [{"type": "websocket.close", "code": 1011, "reason": "other-asgi-server"}]
    log.error.assert_called_once_with("other-asgi-server", why=NO_LINE)
