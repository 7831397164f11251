"""The end of a WebSocket here: once a connection stands, its messages go straight to whoever listens to it.

uvicorn hands each message through a queue to a task that waits for it; at a table everything is answered at once, so
neither is needed, and a connection that is silent costs little. The handshake, pings and closing are uvicorn's own.

Bytes that come before somebody listens, or faster than they may, are kept as they came, and little is read meanwhile:
whoever sends too fast is slowed down by the network, and who sends far too fast is cut off.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.speedups import apply_mask

from faubourg.server.socket.limits import Allowance, LimitFigures

# Where the application finds the line of a WebSocket.
LINE = "faubourg.line"
# The first byte of a frame that is a whole text, and the bit of the second that says it is masked.
WHOLE_TEXT = 0x81
MASKED = 0x80
# Lengths from here on are in the two bytes that follow, and those in the eight that follow.
TWO_BYTES = 126
EIGHT_BYTES = 127
LONGEST_HEAD = 14
# Frames that are handled before others have their turn.
FRAMES_A_TURN = 32
# Bytes that may wait where nobody listens yet or too much has come, two of the largest messages; whoever sends more is
# cut off.
MOST_HELD = 32_768
# Seconds until a handshake is answered, and a refusal of it read.
HANDSHAKE = 10.0
REFUSED = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
# Seconds in which somebody for whom much waits must have read something.
STALLED = 10.0


class Listener(Protocol):
    def received(self, text: bytes) -> None: ...

    def drained(self) -> None:
        """More can be written."""

    def lost(self) -> None:
        """There is nobody at the other end any more; told once."""


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.listener: Listener | None = None
        # What has come and is not handled yet; the last frame may not be whole.
        self.begun = bytearray()
        self.largest: int = self.config.ws_max_size
        self.allowance = Allowance(LimitFigures().frames)
        # When the rest of it is handled, unless at once.
        self.later: asyncio.Handle | None = None
        # Whether the listener wants no more for now, and whether more is read.
        self.is_stopped = False
        self.is_reading = True
        # The answer to the last ping, while nothing can be written.
        self.pong = b""
        # Told when the connection is lost, also if nobody ever listened.
        self.when_lost: Callable[[], None] | None = None
        # What was still to be written when that was looked at last.
        self.unsent_before = 0
        self.stall_timer: asyncio.TimerHandle | None = None
        self.handshake_timer: asyncio.TimerHandle | None = None

    def hand_over(self, listener: Listener, allowance: Allowance) -> None:
        """From here on the listener is told, also of what came while the application was still welcoming it; the
        application may return."""
        if self.disconnected:
            listener.lost()
        else:
            self.listener = listener
            self.allowance = allowance
            self.take_frames()

    async def run_asgi(self) -> None:
        scope: Any = {**self.scope, LINE: self}
        try:
            await self.app(scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.listener is None and not self.disconnected:
            if self.close_timer is None:
                self.transport.close()
            # The answer to a goodbye may have come already.
            self.take_frames()
            self.leave()

    # The handshake

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.handshake_timer = self.loop.call_later(HANDSHAKE, self.check_handshake)

    def check_handshake(self) -> None:
        if not self.handshake_complete or self.transport.is_closing():
            self.cut()

    def take_handshake(self, data: bytes) -> None:
        """All of it comes at once: if it is not understood now it never will be, and websockets says nothing then."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(REFUSED)
            self.transport.close()

    # Receiving

    def data_received(self, data: bytes) -> None:
        if not self.begun and self.listener is not None and not self.frames and len(data) <= self.largest:
            # As it nearly always is: one whole message has come.
            text = text_of(data)
            if text is not None:
                self.tell(text)
                if not self.allowance.spend(1 + (len(data) >> 10)):
                    self.take_frames()
                return
        if self.handshake_initiated:
            self.begun += data
            if self.later is None:
                self.take_frames()
        elif not self.transport.is_closing():
            self.take_handshake(data)

    def take_frames(self) -> None:
        """Handle what has come, a few frames a turn: whoever sends many holds nobody up."""
        self.later = None
        if self.allowance.left <= 0:
            self.allowance.refill()
        # A goodbye that was said before anybody listened is answered too.
        is_heard = self.listener is not None or self.close_sent
        left = FRAMES_A_TURN if is_heard else 0
        while left and not self.is_stopped and self.allowance.left > 0 and self.take_frame():
            left -= 1
        if self.transport.is_closing():
            self.begun.clear()
        elif is_heard and not left:
            self.later = self.loop.call_soon(self.take_frames)
        elif len(self.begun) > MOST_HELD and not self.is_stopped:
            self.cut()
        elif is_heard and self.allowance.left <= 0:
            self.later = self.loop.call_later(self.allowance.wait(), self.take_frames)
        self.steer()

    def take_frame(self) -> bool:
        """Handle one; False while there is none that is whole, or nobody to hear it."""
        begun = self.begun
        size = frame_size(bytes(begun[:LONGEST_HEAD]))
        # What is too large is complained of before all of it is here.
        if not size or len(begun) < size <= self.largest + LONGEST_HEAD or self.transport.is_closing():
            return False
        frame = bytes(begun[:size])
        # Cheap: a bytearray moves its beginning, not its bytes.
        del begun[:size]
        self.allowance.spend(1 + (size >> 10))
        text = text_of(frame) if size <= self.largest and not self.frames else None
        if text is None:
            super().data_received(frame)
        else:
            self.tell(text)
        return True

    def steer(self) -> None:
        """Read on unless something that has come must wait first."""
        is_unheard = bool(self.begun) and self.listener is None and not self.close_sent
        is_reading = not self.is_stopped and self.later is None and not is_unheard
        if is_reading != self.is_reading and not self.transport.is_closing():
            self.is_reading = is_reading
            if is_reading:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; an empty one takes no room."""
        if event.data or event.fin:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message that came in several frames, or one of bytes, which are not spoken here."""
        data = b"".join(self.frames)
        self.frames = []
        self.tell(data if self.curr_msg_data_type == "text" else b"")

    def tell(self, text: bytes) -> None:
        if self.listener is not None and not self.close_sent:
            self.listener.received(text)

    def pause(self) -> None:
        """The listener wants no more for now."""
        self.is_stopped = True
        self.steer()

    def resume(self) -> None:
        if self.is_stopped:
            self.is_stopped = False
            if self.begun and self.later is None:
                self.later = self.loop.call_soon(self.take_frames)
            self.steer()

    # Sending

    def put(self, text: bytes) -> None:
        """Send a text; if it cannot be written at once the transport keeps it."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(head_of(len(text)) + text)

    def unsent(self) -> int:
        """The bytes that the transport keeps."""
        return self.transport.get_write_buffer_size()

    def handle_ping(self) -> None:
        """While nothing can be written, only the last ping will be answered, as the protocol allows."""
        pong = b"".join(self.conn.data_to_send())
        if self.writable.is_set():
            self.transport.write(pong)
        else:
            self.pong = pong

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stall_timer is not None:
            self.stall_timer.cancel()
            self.stall_timer = None
        if self.pong:
            self.transport.write(self.pong)
            self.pong = b""
        if self.listener is not None:
            self.listener.drained()

    def watch_reader(self) -> None:
        self.unsent_before = self.unsent()
        self.stall_timer = self.loop.call_later(STALLED, self.check_reader)

    def check_reader(self) -> None:
        """Slow is fine; whoever reads nothing at all is cut off."""
        if self.unsent() < self.unsent_before:
            self.watch_reader()
        else:
            self.cut()

    # Ending

    def end(self, code: int) -> None:
        """Close it; whoever does not answer that is cut off."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.resume()
            self.leave()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self.leave()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self.leave()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.leave()

    def leave(self) -> None:
        """A transport that is closed first writes what it keeps: not for ever."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(self.close_timeout, self.cut)

    def cut(self) -> None:
        """Close it without a word: whatever is still to be written is dropped."""
        self.begun.clear()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self.later, self.stall_timer, self.handshake_timer):
            if timer is not None:
                timer.cancel()
        self.later = self.stall_timer = self.handshake_timer = None
        self.begun.clear()
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lost()
        if self.when_lost is not None:
            self.when_lost()


def frame_size(data: bytes) -> int:
    """The size of the frame that begins here; 0 while that is not known."""
    if len(data) < 2:
        return 0
    length, head = data[1] & ~MASKED, 2
    if length == TWO_BYTES:
        length, head = int.from_bytes(data[2:4], "big"), 4
    elif length == EIGHT_BYTES:
        length, head = int.from_bytes(data[2:10], "big"), 10
    if len(data) < head:
        return 0
    return head + length + (4 if data[1] & MASKED else 0)


def text_of(data: bytes) -> bytes | None:
    """What these bytes say if they are one whole masked frame with a text; all else is left to uvicorn."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT:
        return None
    length = data[1] - MASKED
    if length == size - 6 and length < TWO_BYTES:
        return apply_mask(data[6:], data[2:6])
    if length == TWO_BYTES and int.from_bytes(data[2:4], "big") == size - 8:
        return apply_mask(data[8:], data[4:8])
    return None


def head_of(length: int) -> bytes:
    """The head of a frame with a text of that length; a server's are not masked."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
