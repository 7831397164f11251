"""What one connection may take of the server's time and memory, on a line without a network."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from faubourg.server.socket import line as line_module
from faubourg.server.socket.limits import Allowance, Rule
from faubourg.server.socket.line import FRAMES_A_TURN, MOST_HELD, Line
from faubourg.server.wire.kinds import LARGEST_MESSAGE
from tests.server.harness import run, until

HANDSHAKE = (
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
FREE = Rule(1e9, 1e9)
STINGY = Rule(1e-9, 50)


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_read = True
        self.is_closed = False
        self.is_cut = False
        # What the other end has not read, and how often it will have read a byte when that is looked at.
        self.unsent = 0
        self.reads = 0

    def get_extra_info(self, name: str) -> None:
        return None

    def is_closing(self) -> bool:
        return self.is_closed or self.is_cut

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        if self.reads:
            self.reads -= 1
            self.unsent -= 1
        return self.unsent

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_cut = True


class Ear:
    """A listener that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.on_told: Callable[[], None] = lambda: None

    def received(self, text: bytes) -> None:
        self.told.append(text)
        self.on_told()

    def drained(self) -> None:
        pass

    def lost(self) -> None:
        pass


async def accept(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    # Until it is lost.
    await receive()


@asynccontextmanager
async def unheard() -> AsyncIterator[tuple[Line, Wire]]:
    """A line after its handshake, to which nobody listens yet."""
    config = uvicorn.Config(accept, log_config=None, ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False)
    config.load()
    state = ServerState()
    line, wire = Line(config=config, server_state=state, app_state={}), Wire()
    line.connection_made(wire)  # type: ignore[arg-type]
    line.data_received(HANDSHAKE)
    await until(lambda: bool(wire.written))
    assert b" 101 " in wire.written.pop()
    try:
        yield line, wire
    finally:
        line.connection_lost(None)
        await asyncio.gather(*state.tasks)


@asynccontextmanager
async def heard(rule: Rule = FREE) -> AsyncIterator[tuple[Line, Wire, Ear]]:
    async with unheard() as (line, wire):
        ear = Ear()
        line.hand_over(ear, Allowance(rule))
        yield line, wire, ear


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


PONG = frame(b"", Opcode.PONG)


def test_many_messages_at_once_are_handled_a_few_a_turn_in_their_order() -> None:
    async def work() -> None:
        async with heard() as (line, wire, ear):
            texts = [b"%d" % number for number in range(3 * FRAMES_A_TURN + 1)]
            line.data_received(b"".join(map(frame, texts)))
            assert ear.told == texts[:FRAMES_A_TURN], "Others have no turn before all is handled"
            assert not wire.is_read, "More is read before that is handled"
            await asyncio.sleep(0)
            assert ear.told == texts[: 2 * FRAMES_A_TURN]
            await until(lambda: ear.told == texts)
            assert wire.is_read

    run(work())


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PING, Opcode.PONG, Opcode.BINARY, Opcode.CONT])
def test_frames_of_every_kind_are_counted(opcode: Opcode) -> None:
    async def work() -> None:
        async with heard(STINGY) as (line, wire, _):
            if opcode == Opcode.CONT:
                line.data_received(frame(b"", fin=False))
            for _ in range(FRAMES_A_TURN):
                line.data_received(frame(b"", opcode, fin=opcode != Opcode.CONT))
            assert wire.is_read
            for _ in range(FRAMES_A_TURN):
                line.data_received(frame(b"", opcode, fin=opcode != Opcode.CONT))
            assert not wire.is_read, "Whoever sends too fast is not slowed down"
            assert not wire.is_cut

    run(work())


def test_a_long_message_counts_for_several() -> None:
    async def work() -> None:
        async with heard(STINGY) as (line, wire, ear):
            for _ in range(4):
                assert wire.is_read
                line.data_received(frame(b"x" * 16_000))
            assert len(ear.told) == 4
            assert not wire.is_read, "Only frames are counted, and not their bytes"

    run(work())


def test_what_came_too_fast_is_handled_in_time() -> None:
    async def work() -> None:
        async with heard(Rule(1000, 50)) as (line, wire, ear):
            texts = [b"%d" % number for number in range(500)]
            line.data_received(b"".join(map(frame, texts)))
            assert len(ear.told) < 100
            await until(lambda: ear.told == texts)
            await until(lambda: wire.is_read)
            assert not wire.is_cut

    run(work())


def test_whoever_sends_far_too_fast_is_cut_off() -> None:
    async def work() -> None:
        async with heard(STINGY) as (line, wire, _):
            line.data_received(PONG * (MOST_HELD // 2))
            await until(lambda: wire.is_cut)
            assert not line.begun, "What it sent is still kept"

    run(work())


def test_little_is_read_before_somebody_listens() -> None:
    async def work() -> None:
        async with unheard() as (line, wire):
            line.data_received(frame(b"hello")[:3])
            assert not wire.is_read
            ear = Ear()
            line.hand_over(ear, Allowance(FREE))
            assert wire.is_read
            line.data_received(frame(b"hello")[3:])
            assert len(ear.told) == 1
        async with unheard() as (line, wire):
            line.data_received(frame(b"hello") * MOST_HELD)
            assert wire.is_cut, "As much as anybody sends is kept for a listener who is not there"

    run(work())


def test_a_listener_who_wants_no_more_is_told_no_more() -> None:
    async def work() -> None:
        async with heard() as (line, wire, ear):
            ear.on_told = line.pause
            line.data_received(frame(b"one") + frame(b"two"))
            assert ear.told == [b"one"]
            assert not wire.is_read
            line.resume()
            await until(lambda: ear.told == [b"one", b"two"])
            assert not wire.is_read
            line.resume()
            assert wire.is_read

    run(work())


def test_a_message_that_comes_byte_by_byte_is_one_message() -> None:
    async def work() -> None:
        async with heard() as (line, _, ear):
            text = b"x" * (LARGEST_MESSAGE - 8)
            for byte in frame(text) + frame(b"next"):
                line.data_received(bytes((byte,)))
            assert ear.told == [text, b"next"]

    run(work())


def test_empty_pieces_of_a_message_take_no_room() -> None:
    async def work() -> None:
        async with heard() as (line, _, ear):
            line.data_received(frame(b"te", fin=False))
            for _ in range(1000):
                line.data_received(frame(b"", Opcode.CONT, fin=False))
            assert len(line.frames) < 10, "A message of nothing grows without end"
            line.data_received(frame(b"xt", Opcode.CONT))
            assert ear.told == [b"text"]

    run(work())


def test_nothing_is_told_after_a_close() -> None:
    async def work() -> None:
        async with heard() as (line, wire, ear):
            line.data_received(frame((1000).to_bytes(2, "big"), Opcode.CLOSE) + frame(b"late"))
            assert wire.is_closed
            assert ear.told == []

    run(work())


# What waits to be written


def test_pings_of_somebody_who_does_not_read_are_answered_once() -> None:
    async def work() -> None:
        async with heard() as (line, wire, _):
            line.pause_writing()
            for number in range(10):
                line.data_received(frame(b"%d" % number, Opcode.PING))
            assert wire.written == [], "Answers pile up"
            line.resume_writing()
            assert wire.written == [Frame(Opcode.PONG, b"9").serialize(mask=False)]
            line.data_received(frame(b"10", Opcode.PING))
            assert len(wire.written) == 2

    run(work())


def test_whoever_reads_nothing_is_cut_off_and_who_reads_slowly_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr(line_module, "STALLED", 0.02)
        async with heard() as (line, wire, _):
            wire.unsent, wire.reads = 100_000, 10
            line.pause_writing()
            await until(lambda: wire.is_cut)
            assert wire.reads == 0, "Slow is not dead"

    run(work())


@pytest.mark.parametrize("how", ["closes", "sends-a-wrong-frame", "is-sent-away"])
def test_a_line_that_is_closed_does_not_wait_for_ever_for_who_does_not_read(how: str) -> None:
    async def work() -> None:
        async with heard() as (line, wire, _):
            line.close_timeout = 0.02
            if how == "closes":
                line.data_received(frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
            elif how == "sends-a-wrong-frame":
                line.data_received(Frame(Opcode.TEXT, b"text").serialize(mask=False))
            else:
                line.end(1001)
            await until(lambda: wire.is_cut)

    run(work())
