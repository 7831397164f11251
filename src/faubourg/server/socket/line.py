"""The end of a WebSocket here: once a connection stands, its messages go straight to whoever listens to it.

uvicorn hands each message through a queue to a task that waits for it; at a table everything is answered at once, so
neither is needed, and a connection that is silent costs little. The handshake, pings and closing are uvicorn's own.
"""

from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

# Where the application finds the line of a WebSocket.
LINE = "faubourg.line"
# The first byte of a frame that is a whole text, and the bit of the second that says it is masked.
WHOLE_TEXT = 0x81
MASKED = 0x80
# Lengths from here on are in the two bytes that follow, and those in the eight that follow.
TWO_BYTES = 126
EIGHT_BYTES = 127
LONGEST_HEAD = 14


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
        # What has come of a frame that is not whole yet.
        self.begun = b""

    def hand_over(self, listener: Listener) -> None:
        """From here on the listener is told; the application may return."""
        if self.disconnected:
            listener.lost()
        else:
            self.listener = listener
            # What came while the application was still welcoming it.
            while not self.queue.empty():
                message = self.queue.get_nowait()
                if message["type"] == "websocket.receive":
                    listener.received((message.get("text") or "").encode())
            self.resume()

    async def run_asgi(self) -> None:
        scope: Any = {**self.scope, LINE: self}
        try:
            await self.app(scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.listener is None and self.close_timer is None:
            self.transport.close()

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self.listener is None:
            super().data_received(data)
            return
        if self.begun:
            data = self.begun + data
        while data:
            size = frame_size(data)
            # What is too large is complained of before all of it is here.
            if not size or len(data) < size <= self.config.ws_max_size + LONGEST_HEAD:
                break
            frame, data = data[:size], data[size:]
            if frame[0] == WHOLE_TEXT and frame[1] & MASKED and size <= self.config.ws_max_size and not self.frames:
                self.tell(text_of(frame))
            else:
                super().data_received(frame)
        self.begun = data

    def send_receive_event_to_app(self) -> None:
        """A message that came in several frames, or one of bytes, which are not spoken here."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        self.tell(data if self.curr_msg_data_type == "text" else b"")

    def tell(self, text: bytes) -> None:
        if self.listener is not None and not self.close_sent:
            self.listener.received(text)

    def pause(self) -> None:
        """Read no more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Sending

    def put(self, text: bytes) -> None:
        """Send a text; if it cannot be written at once the transport keeps it."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(head_of(len(text)) + text)

    def end(self, code: int) -> None:
        """Close it; whoever does not answer that is cut off."""
        if not self.close_sent and not self.transport.is_closing():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.resume()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut(self) -> None:
        """Close it without a word: whatever is still to be written is dropped."""
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lost()


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


def text_of(frame: bytes) -> bytes:
    """What a whole masked frame says."""
    length = frame[1] & ~MASKED
    start = 6 if length < TWO_BYTES else 8 if length == TWO_BYTES else 14
    return apply_mask(frame[start:], frame[start - 4 : start])


def head_of(length: int) -> bytes:
    """The head of a frame with a text of that length; a server's are not masked."""
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8, "big")
