"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

FIN_TEXT = 0x81
FIN_PING = 0x89
FIN_PONG = 0x8A
MASKED = 0x80


class Socket(asyncio.Protocol):
    """Text frames of our own server: never fragmented, never compressed."""

    def __init__(self, request: bytes, take: Callable[[bytes], None]) -> None:
        self.request = request
        self.take = take
        self.ready = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        for future in (self.ready, self.closed):
            if not future.done():
                future.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.ready.done():
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise ConnectionError("no WebSocket")
            self.buffer = bytearray(rest)
            self.ready.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        place = 0
        buffer = self.buffer
        while len(buffer) - place >= 2:
            length = buffer[place + 1] & 0x7F
            start = place + 2
            if length == 126:
                length = int.from_bytes(buffer[place + 2 : place + 4], "big")
                start = place + 4
            elif length == 127:
                length = int.from_bytes(buffer[place + 2 : place + 10], "big")
                start = place + 10
            if len(buffer) < start + length:
                break
            if buffer[place] == FIN_TEXT:
                self.take(bytes(buffer[start : start + length]))
            elif buffer[place] == FIN_PING:
                self.answer_ping(bytes(buffer[start : start + length]))
            place = start + length
        del buffer[:place]

    def send(self, text: bytes) -> None:
        """The mask is all zeros: it is there for proxies, not for us."""
        assert self.transport is not None
        length = len(text)
        if length < 126:
            head = bytes((FIN_TEXT, MASKED | length))
        else:
            head = bytes((FIN_TEXT, MASKED | 126)) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def answer_ping(self, text: bytes) -> None:
        assert self.transport is not None
        self.transport.write(bytes((FIN_PONG, MASKED | len(text))) + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(
    address: str, path: str, cookie: str, take: Callable[[bytes], None], source: str | None = None
) -> Socket:
    """`source`: the address that speaks, where it is not the usual one."""
    place = urlsplit(address)
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {place.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: guest={cookie}",
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    assert place.hostname is not None
    assert place.port is not None
    own = None if source is None else (source, 0)
    _, socket = await loop.create_connection(lambda: Socket(request, take), place.hostname, place.port, local_addr=own)
    await socket.ready
    return socket


def hello(seat: int | None) -> dict[str, object]:
    """The first message, as the server that is measured wants it: an older one speaks an older protocol."""
    # Here, because the one who only starts the others has no server on its path.
    from faubourg.server.wire.kinds import PROTOCOL

    return {"type": "hello", "protocol": PROTOCOL, "seat": seat}
