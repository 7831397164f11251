"""The ends of connections here: uvicorn's own, held to time and number.

uvicorn waits for ever for the rest of a request, for whoever reads an answer, and for as many as come.
"""

import asyncio
from functools import lru_cache, partial
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE
from uvicorn.server import ServerState

from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.gate.opening import Opening
from faubourg.server.http.guests import home_of, own_cookie
from faubourg.server.http.problems import problem
from faubourg.server.socket.line import Line

# Under which name the lifespan of the application hands the gate over.
GATE = "gate"
# What is waited for: nothing, the head of a request, its body, the rest of a body that is answered already.
NOTHING, HEAD, BODY, REST = range(4)
# Seconds for each; a head from the first byte on, or from the beginning of a connection.
SECONDS = {HEAD: 10.0, BODY: 60.0, REST: 5.0}
# Seconds without a byte of a body, and without a byte of an answer read.
SILENCE = 20.0
UNREAD_SECONDS = 30.0
# Browsers send some twenty headers, and cookies of at most 4 kB each. What follows a body counts with them.
LARGEST_HEAD = 32_768
MOST_HEADERS = 100
# Bytes of what is read here: browsers send some 700. What nobody reads may be longer, such as the cookies of other
# programs at the same address.
LARGEST_READ = 3000
READ = frozenset(
    b"accept accept-encoding accept-language connection content-length content-type expect forwarded host if-none-match"
    b" origin transfer-encoding upgrade".split()
)
READ_TOO = (b"sec-", b"x-forwarded-")
# Bytes between the name of a header and its value, and behind that.
BETWEEN = 4
# Requests that may wait on one connection until those before them are answered. Browsers wait themselves.
MOST_WAITING = 8


class TooMuch(Exception):
    """What no browser sends: uvicorn answers 400 and closes."""


class HttpProtocol(Opening):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate: Gate = app_state[GATE]
        self.address = ""
        self.counted = False
        self.awaited = NOTHING
        # When it began to be waited for, and when a byte of it came last.
        self.since = 0.0
        self.moved = 0.0
        # Bytes of this request: of its address and headers, and those that are neither that nor body, or not yet.
        self.head_size = 0
        self.other_size = 0
        # Bytes of the headers that are read here.
        self.read_size = 0
        # How many of those that came last were address, headers or body.
        self.told = 0
        # Bytes of an answer that could not be written, and since when that many.
        self.unread = 0
        self.left = 0
        self.left_since = 0.0

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = home_of(self.client[0]) if self.client else ""
        refused = self.gate.enter(self.address)
        if refused:
            self.turn_away(503 if refused == "busy" else 429, refused)
            return
        self.counted = True
        self.wait_for(HEAD)
        self.gate.debtors.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gate.debtors.discard(self)
        self.forget_unread()
        if self.counted:
            self.counted = False
            self.gate.leave(self.address)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is counted there."""
        self.gate.debtors.discard(self)
        self.counted = False
        self.gate.becomes_socket(self.address)
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        line.when_lost = partial(self.gate.leave_socket, self.address)

    def turn_away(self, status: int, code: str) -> None:
        """Say why and close; who does not even take that is cut."""
        self.transport.write(last_words(status, code))
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    # Requests

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.told = 0
        super().data_received(data)
        if not self.counted or self.transport.is_closing():
            return
        if self.awaited == NOTHING and not self.is_answering() and self.timeout_keep_alive_task is None:
            # Something that is no request yet, such as an empty line.
            self.wait_for(HEAD)
        if self.awaited == NOTHING:
            if not self.unread:
                self.gate.debtors.discard(self)
            return
        self.moved = self.loop.time()
        self.gate.debtors.add(self)
        # The parser keeps the beginning of a header, and it may follow a body too.
        self.other_size += max(0, len(data) - self.told)
        if self.other_size > LARGEST_HEAD:
            self.send_400_response("The head of this request is too large.")

    def is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def wait_for(self, what: int) -> None:
        self.awaited = what
        self.since = self.moved = self.loop.time()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head_size = self.other_size = self.read_size = 0
        if self.awaited != HEAD:
            self.wait_for(HEAD)

    def on_url(self, url: bytes) -> None:
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count_head(len(name) + len(value) + BETWEEN)
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch
        # What follows a body is no header of the request: whoever looked at those has done so.
        if self.awaited == HEAD:
            super().on_header(name, self.looked_through(name.lower(), value))

    def looked_through(self, name: bytes, value: bytes) -> bytes:
        """What is worth reading of a header: to take it apart may cost far more than to send it."""
        if name == b"cookie":
            return own_cookie(value)
        if name in READ or name.startswith(READ_TOO):
            self.read_size += len(value)
            if self.read_size > LARGEST_READ:
                raise TooMuch
            return value
        return b""

    def count_head(self, size: int) -> None:
        """However it arrives: all of it may be in one segment, with the body behind it."""
        self.told += size
        self.head_size += size
        if self.head_size > LARGEST_HEAD:
            raise TooMuch

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise TooMuch
        if self.parser.should_upgrade() and self._should_upgrade() and not self.may_become_socket():
            raise TooMuch
        # No address here has a question behind it, and all would be taken apart.
        self.url = self.url.partition(b"?")[0]
        super().on_headers_complete()
        self.wait_for(BODY)

    def may_become_socket(self) -> bool:
        """A handshake has no body, and comes when all before it is answered and read."""
        if self.is_answering() or self.unread:
            return False
        return not any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in self.headers
        )

    def on_body(self, body: bytes) -> None:
        self.told += len(body)
        if self.pipeline:
            # A body that nobody can read yet.
            raise TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.awaited = NOTHING

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.awaited == BODY and not self.pipeline:
            self.wait_for(REST)

    # Answers

    def pause_writing(self) -> None:
        """More is to be read than was: it is counted until most of it has been."""
        super().pause_writing()
        size = self.transport.get_write_buffer_size()
        if not self.counted or not self.gate.unread.take(self.address, size):
            self.transport.abort()
            return
        self.unread = self.left = size
        self.left_since = self.loop.time()
        self.gate.debtors.add(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.forget_unread()

    def forget_unread(self) -> None:
        if self.unread:
            self.gate.unread.give_back(self.address, self.unread)
            self.unread = 0
        if self.awaited == NOTHING:
            self.gate.debtors.discard(self)

    # Deadlines

    def check(self, now: float) -> None:
        if self.unread:
            left = self.transport.get_write_buffer_size()
            if left < self.left:
                self.left, self.left_since = left, now
            elif now - self.left_since > UNREAD_SECONDS:
                self.transport.abort()
                return
        if self.flow.read_paused:
            # Nothing can come, as we do not read.
            self.since = self.moved = now
        elif self.awaited != NOTHING and self.is_late(now):
            self.give_up()

    def is_late(self, now: float) -> bool:
        if now - self.since > SECONDS[self.awaited]:
            return True
        return self.awaited == BODY and now - self.moved > SILENCE

    def give_up(self) -> None:
        """Whoever has begun nothing, or is being answered, is told nothing."""
        if self.awaited == HEAD:
            can_be_told = self.head_size + self.other_size > 0 and not self.is_answering()
        else:
            can_be_told = not self.cycle.response_started and not self.pipeline
        if can_be_told:
            self.turn_away(408, "unfinished")
        else:
            self.transport.abort()


@lru_cache(maxsize=16)
def last_words(status: int, code: str) -> bytes:
    """A whole answer, after which there is no other."""
    answer = problem(status, code)
    answer.headers["connection"] = "close"
    head = b"".join(name + b": " + value + b"\r\n" for name, value in answer.raw_headers)
    return STATUS_LINE[status] + head + b"\r\n" + bytes(answer.body)
