"""Connections from one address of this machine to a server on it, and what went over them.

Whoever is to be told apart speaks from an address of their own: 127.0.0.2, 127.0.0.3 and so on. Nothing is read unless
it is asked for, and whatever the server says of a frame is not checked: this is also for clients that misbehave.
"""

import asyncio
import base64
import os
import select
import socket
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

TEXT, PING, PONG = 0x81, 0x89, 0x8A
# A text that goes on in further frames, and such a frame that is not the last.
BEGUN_TEXT, GOES_ON = 0x01, 0x00
MASKED = 0x80
MASK = b"\0\0\0\0"
PIECE = 1 << 16
# A small buffer of whoever does not read: what is sent to them stays with the server.
SMALL_BUFFER = 4096
GONE = select.POLLRDHUP | select.POLLHUP | select.POLLERR


@dataclass
class Tally:
    """What one client, or all clients of an attack, have done and met with."""

    sent: int = 0
    opened: int = 0
    # Connections that the server ended.
    cut: int = 0
    answered: int = 0
    # By status or code.
    refused: Counter[str] = field(default_factory=Counter)

    def as_json(self) -> dict[str, Any]:
        return {**vars(self), "refused": dict(self.refused)}

    def answer(self, status: int) -> None:
        self.answered += 1
        if status >= 400:
            self.refused[str(status)] += 1


class Line:
    """A connection of bytes."""

    def __init__(self, end: socket.socket, tally: Tally) -> None:
        self.end = end
        self.tally = tally
        self.buffer = b""

    async def send(self, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            await loop.sock_sendall(self.end, piece)
            self.tally.sent += len(piece)

    async def receive(self) -> bytes:
        """What has come; nothing when the server has ended it."""
        if self.buffer:
            # What came along with a head: on a busy machine the first frames do.
            data, self.buffer = self.buffer, b""
            return data
        return await self.receive_piece()

    async def receive_piece(self) -> bytes:
        return await asyncio.get_running_loop().sock_recv(self.end, PIECE)

    async def receive_until(self, mark: bytes) -> bytes:
        """Everything up to the mark, which is left out."""
        while mark not in self.buffer:
            await self.receive_more()
        head, _, self.buffer = self.buffer.partition(mark)
        return head

    async def receive_more(self) -> None:
        data = await self.receive_piece()
        if not data:
            raise ConnectionError("the server has ended the connection")
        self.buffer += data

    async def answer(self) -> int:
        """The status of an answer, which is read to its end."""
        status, _ = await self.reply()
        return status

    async def reply(self) -> tuple[int, bytes]:
        """The status of an answer, and what it says."""
        head = await self.receive_until(b"\r\n\r\n")
        first, *lines = head.lower().split(b"\r\n")
        length = next((int(line.partition(b":")[2]) for line in lines if line.startswith(b"content-length:")), 0)
        while len(self.buffer) < length:
            await self.receive_more()
        said, self.buffer = self.buffer[:length], self.buffer[length:]
        status = int(first.split(b" ")[1])
        self.tally.answer(status)
        return status, said

    def is_answered(self) -> bool:
        """Whether there is something to read."""
        return self.is_marked(select.POLLIN)

    def is_cut(self) -> bool:
        """Whether the server has ended it; also when nothing was read."""
        return self.is_marked(GONE)

    def is_marked(self, marks: int) -> bool:
        poll = select.poll()
        poll.register(self.end, marks)
        return bool(poll.poll(0))

    def close(self) -> None:
        self.end.close()


@dataclass(frozen=True)
class Place:
    """Where the server is, and the address that speaks to it."""

    address: str
    source: str

    @property
    def host(self) -> str:
        return urlsplit(self.address).netloc

    async def open(self, tally: Tally, *, small: bool = False) -> Line:
        end = socket.socket()
        try:
            end.setblocking(False)
            if small:
                end.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
            end.bind((self.source, 0))
            place = urlsplit(self.address)
            await asyncio.get_running_loop().sock_connect(end, (place.hostname, place.port))
        except BaseException:
            end.close()
            raise
        tally.opened += 1
        return Line(end, tally)

    def get(self, path: str, *headers: str) -> bytes:
        return request("GET", path, f"Host: {self.host}", *headers)

    def post(self, path: str, length: int, *headers: str, kind: str = "text/plain") -> bytes:
        about = (f"Content-Type: {kind}", f"Content-Length: {length}")
        return request("POST", path, f"Host: {self.host}", *about, *headers)

    def handshake(self, table: str, *headers: str) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        return self.get(f"/ws/{table}", *upgrade, f"Sec-WebSocket-Key: {key}", *headers)

    async def open_socket(self, tally: Tally, table: str, cookie: str = "", *, small: bool = False) -> Line:
        """A WebSocket at a table, its handshake done; a ConnectionError if it is refused."""
        line = await self.open(tally, small=small)
        try:
            cookies = (f"Cookie: guest={cookie}",) if cookie else ()
            await line.send(self.handshake(table, *cookies))
            head = await line.receive_until(b"\r\n\r\n")
        except BaseException:
            line.close()
            raise
        status = head.split(b" ")[1].decode()
        if status != "101":
            tally.refused[status] += 1
            line.close()
            raise ConnectionError("no WebSocket")
        return line


def request(method: str, path: str, *headers: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", *headers, "", ""]).encode()


def frame(kind: int, payload: bytes = b"") -> bytes:
    """A masked frame, as browsers send them; the mask changes nothing."""
    length = len(payload)
    if length < 126:
        return bytes((kind, MASKED | length)) + MASK + payload
    return bytes((kind, MASKED | 126)) + length.to_bytes(2, "big") + MASK + payload
