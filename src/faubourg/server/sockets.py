"""WebSockets: one connection is one tab of a browser, which shows one seat or watches."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from starlette.types import Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from faubourg.core.refusal import IllegalMove, InputError, Param, Refusal
from faubourg.server import wire
from faubourg.server.access import DIRECT
from faubourg.server.attendant import Attendant
from faubourg.server.host import Host, chat_line, turned_away
from faubourg.server.limits import Limits
from faubourg.server.lobby import Lobby
from faubourg.server.metrics import Metrics
from faubourg.server.store.store import StoreError
from faubourg.server.table import Table, as_text
from faubourg.server.undoing import answer_undo, ask_undo, undo_alone

# Messages that a slow reader may be behind; then it is better told everything anew.
MOST_WAITING = 200
# So many messages more that make no sense than ones that do end the connection.
MOST_BAD = 50
# Seconds for somebody to read the goodbye.
PATIENCE = 2.0

log = structlog.get_logger("faubourg.sockets")
numbers = count(1)


class Room:
    """What all connections of a worker share."""

    def __init__(self, host: Host, lobby: Lobby, attendant: Attendant, limits: Limits, metrics: Metrics) -> None:
        self.host = host
        self.lobby = lobby
        self.attendant = attendant
        self.limits = limits
        self.metrics = metrics
        self.connections: set[Connection] = set()
        # Nothing more is taken.
        self.closing = False

    async def close(self) -> None:
        """Answer what was taken, then say goodbye to everybody; they come back to whoever serves next."""
        self.closing = True
        await self.until(lambda: not any(connection.taking for connection in self.connections))
        for connection in list(self.connections):
            connection.bye("restarting", again=True)
        await self.until(lambda: not self.connections)

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait a little, but not for ever."""
        for _ in range(50):
            if done():
                return
            await asyncio.sleep(0.02)


class Connection:
    def __init__(self, room: Room, socket: WebSocket, table: Table, guest: str | None) -> None:
        self.room = room
        self.socket = socket
        self.table = table
        self.guest = guest
        self.seat: int | None = None
        self.key = str(next(numbers))
        direct: tuple[Receive, Send] | None = socket.scope.get(DIRECT)
        self.receive, self.put = (socket.receive, socket.send) if direct is None else direct
        # The server's own flag that it takes more without being waited for; None where there is none.
        self.writable: asyncio.Event | None = getattr(getattr(self.put, "__self__", None), "writable", None)
        self.waiting: deque[str] = deque()
        self.writing = False
        self.woken = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None
        # Whether a message is being answered: that is always finished.
        self.taking = False
        self.closing = False
        self.bad = 0

    # Sending: never waits, so that a slow reader holds nobody up

    def send(self, message: str) -> None:
        if self.closing:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.bye("too-slow", again=True)
            return
        # Nothing overtakes what is still on its way.
        if self.writing or self.waiting or not self.pass_on(message):
            self.waiting.append(message)
            self.woken.set()

    def pass_on(self, message: str) -> bool:
        """Hand a message to the server here and now; False if it would have to be waited for.

        That saves waking a task for nearly every message.
        """
        if self.writable is None or not self.writable.is_set():
            return False
        sending = self.put({"type": "websocket.send", "text": message})
        assert isinstance(sending, Coroutine)
        try:
            sending.send(None)
        except StopIteration:
            return True
        except Exception:
            # It is gone; whoever reads from it hears of that.
            return True
        raise RuntimeError("a writable connection was not")

    def answer(self, message: dict[str, Any]) -> None:
        self.send(as_text(message))

    def bye(self, code: str, *, again: bool) -> None:
        """The last message; the connection is closed after it."""
        if not self.closing:
            self.waiting.append(as_text({"type": "bye", "code": code, "again": again}))
            self.closing = True
            self.woken.set()
            if self.writer is not None:
                # Whoever does not read hears no goodbye either.
                asyncio.get_running_loop().call_later(PATIENCE, self.writer.cancel)

    async def write(self) -> None:
        while True:
            while self.waiting:
                self.writing = True
                await self.put({"type": "websocket.send", "text": self.waiting.popleft()})
                self.writing = False
            if self.closing:
                await self.socket.close(1001)
                return
            self.woken.clear()
            await self.woken.wait()

    # Receiving

    async def run(self) -> None:
        """Serve the connection until either side ends it."""
        self.room.connections.add(self)
        self.room.metrics.connections.inc()
        self.writer = writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            if self.closing:
                # The goodbye is on its way.
                await asyncio.wait((writer,), timeout=PATIENCE)
        finally:
            self.closing = True
            writer.cancel()
            # What it has sent last may be stored already: then everybody must be told.
            if not self.taking:
                reader.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self.room.connections.discard(self)
            self.room.metrics.connections.dec()
            self.leave()
            if self.socket.application_state == WebSocketState.CONNECTED:
                await close_quietly(self.socket)

    def leave(self) -> None:
        for rule in ("messages", "drafts"):
            self.room.limits.forget(rule, self.key)
        if self in self.table.listeners:
            before = self.table.present()
            self.table.listeners.discard(self)
            if self.table.present() != before or self.guest is None:
                self.table.publish_info()

    async def read(self) -> None:
        while not self.closing:
            message = await self.receive()
            if message["type"] != "websocket.receive":
                return
            if not self.room.closing:
                # Bytes are not spoken here.
                await self.take(message.get("text") or "")

    async def take(self, text: str) -> None:
        self.taking = True
        try:
            await self.respond(text)
        finally:
            self.taking = False

    async def respond(self, text: str) -> None:
        """One message: understood or not, it is answered."""
        self.room.metrics.messages.inc()
        if not self.room.limits.allow("messages", self.key):
            self.room.metrics.limited.labels("messages").inc()
            self.count_bad("too-fast", request_id(text))
            return
        try:
            message = wire.FROM_CLIENT.validate_json(text)
        except ValidationError as problem:
            self.count_bad("bad-message", request_id(text), field=place_of(problem))
            return
        self.bad = max(0, self.bad - 1)
        id = getattr(message, "id", None)
        try:
            await HANDLERS[type(message)](self, message)
        except IllegalMove as illegal:
            self.refuse(illegal.refusal, id)
        except InputError as wrong:
            self.refuse(turned_away(wrong.code, **wrong.params).refusal, id)
        except StoreError as away:
            self.refuse(turned_away(away.code).refusal, id)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("message-broken", table=self.table.id, kind=type(message).__name__)
            self.refuse(turned_away("server-broken").refusal, id)

    def count_bad(self, code: str, id: int | None = None, **params: Param) -> None:
        self.bad += 1
        self.refuse(turned_away(code, **params).refusal, id)
        if self.bad >= MOST_BAD:
            self.bye("too-many-bad-messages", again=False)

    def refuse(self, refusal: Refusal, id: int | None) -> None:
        self.room.metrics.refused.labels(refusal.code).inc()
        self.answer(
            {
                "type": "refused",
                "id": id,
                "code": refusal.code,
                "clause": refusal.clause or None,
                "params": refusal.params,
                "seq": self.table.seq,
            }
        )

    def own(self, seat: int) -> None:
        """Every message names its seat, which must be this browser's."""
        if self.guest is None or seat not in self.table.seats_of.get(self.guest, ()):
            raise turned_away("not-your-seat")
        if self.table.head.seats[seat].resigned:
            raise turned_away("resigned")

    def shown(self, seat: int) -> None:
        """A tab is told of one seat's secrets at a time: of the one it has uncovered."""
        self.own(seat)
        if seat != self.seat:
            raise turned_away("seat-covered")

    async def mine(self, seat: int) -> None:
        """A seat that is about to act: whoever acts is not away any more."""
        self.own(seat)
        if self.table.head.seats[seat].away:
            await self.room.lobby.come_back(self.table, seat)

    # What can be asked

    async def hello(self, message: wire.Hello) -> None:
        if message.protocol != wire.PROTOCOL:
            self.bye("other-protocol", again=False)
            return
        host = self.room.host
        # While nobody listened it may have been unloaded, and loaded again by somebody else.
        table = self.table if self in self.table.listeners else await host.table(self.table.id)
        self.table = table
        self.may_listen(message.seat)
        if message.seat is not None and table.head.seats[message.seat].away:
            await self.room.lobby.come_back(table, message.seat)
        lines = await host.store.chat(table.id)
        # From here on without waiting: no entry may come between the welcome and the next state.
        self.may_listen(message.seat)
        host.publish_lines(table, lines)
        before = table.present()
        is_new = self not in table.listeners
        self.seat = message.seat
        table.listeners.add(self)
        chat = [chat_line(line) for line in lines] if table.head.settings.chat else []
        self.send(table.welcome(self.guest, self.seat, chat, host.clock.now()))
        if is_new and (table.present() != before or not table.head.seats_of(self.guest)):
            table.publish_info()

    def may_listen(self, seat: int | None) -> None:
        why = self.table.why_not_listen(self.guest, seat)
        if why is not None:
            raise turned_away(why)

    async def draft(self, message: wire.AskDraft) -> None:
        self.shown(message.seat)
        if not self.room.limits.allow("drafts", self.key):
            raise turned_away("too-fast")
        found = self.room.host.draft(self.table, message.seat, message.seq, message.moves)
        self.room.metrics.drafts.inc()
        self.answer(
            {
                "type": "draft",
                "id": message.id,
                "seq": message.seq,
                "moves": message.moves,
                "view": found.view,
                "prompt": found.prompt,
                "choices": found.choices,
                "forms": [form.as_dict() for form in found.forms],
                "events": found.events,
            }
        )

    async def play(self, message: wire.Play) -> None:
        await self.mine(message.seat)
        table = self.table
        with self.room.metrics.latency.time():
            seq = await self.room.host.play(table, message.seat, message.seq, message.moves)
        self.room.metrics.gestures.inc()
        self.ack(message.id, seq)

    async def check(self, message: wire.Check) -> None:
        self.shown(message.seat)
        refusal = self.room.host.check(self.table, message.seat, message.seq, message.move)
        self.answer({"type": "checked", "id": message.id, "refusal": None if refusal is None else refusal.as_dict()})

    async def undo(self, message: wire.Undo) -> None:
        await self.mine(message.seat)
        host, table = self.room.host, self.table
        if message.to is None:
            self.ack(message.id, await undo_alone(host, table, message.seat, message.seq))
        else:
            self.ack(message.id, await ask_undo(host, table, message.seat, message.seq, message.to))

    async def answer_undo(self, message: wire.AnswerUndo) -> None:
        await self.mine(message.seat)
        self.ack(message.id, await answer_undo(self.room.host, self.table, message.seat, message.agree))

    async def back(self, message: wire.Back) -> None:
        await self.mine(message.seat)
        self.ack(message.id, self.table.seq)

    async def resign(self, message: wire.Resign) -> None:
        self.own(message.seat)
        await self.room.lobby.resign(self.table, message.seat)
        self.ack(message.id, self.table.seq)

    async def say(self, message: wire.Say) -> None:
        table = self.table
        if not table.head.settings.chat:
            raise turned_away("chat-off")
        if message.seat is not None:
            self.own(message.seat)
        elif self not in table.listeners:
            raise turned_away("say-hello-first")
        text = "".join(letter for letter in message.text if letter.isprintable()).strip()
        if not text:
            raise turned_away("empty-message")
        if not self.room.limits.allow("chat", self.guest or self.key):
            raise turned_away("too-fast")
        name = "" if message.seat is None else table.head.seats[message.seat].name
        host = self.room.host
        await host.store.say(table.id, message.seat, name, text, host.clock.now())
        await host.publish_new_chat(table)
        self.ack(message.id, table.seq)

    async def hint(self, message: wire.AskHint) -> None:
        self.shown(message.seat)
        if not self.room.limits.allow("hints", self.guest or self.key):
            raise turned_away("too-fast")
        move = await self.room.attendant.hint(self.table, message.seat, message.seq)
        self.answer({"type": "hinted", "id": message.id, "seq": message.seq, "move": move})

    async def ping(self, message: wire.Ping) -> None:
        self.answer({"type": "pong", "id": message.id, "now": self.room.host.clock.now()})

    def ack(self, id: int, seq: int) -> None:
        self.answer({"type": "ack", "id": id, "seq": seq})


Handler = Callable[[Connection, Any], Awaitable[None]]
HANDLERS: dict[type[wire.Model], Handler] = {
    wire.Hello: Connection.hello,
    wire.AskDraft: Connection.draft,
    wire.Play: Connection.play,
    wire.Check: Connection.check,
    wire.Undo: Connection.undo,
    wire.AnswerUndo: Connection.answer_undo,
    wire.Back: Connection.back,
    wire.Resign: Connection.resign,
    wire.Say: Connection.say,
    wire.AskHint: Connection.hint,
    wire.Ping: Connection.ping,
}


def request_id(text: str) -> int | None:
    """The id of a message that was not understood, so that its sender can tell which one it was."""
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if type(id) is int and 0 <= id < wire.MOVE_LIMIT else None


def place_of(problem: ValidationError) -> str:
    """Which field was wrong; never what it held."""
    return ".".join(str(part) for part in problem.errors(include_url=False, include_input=False)[0]["loc"])[:60]


async def close_quietly(socket: WebSocket) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await socket.close()
