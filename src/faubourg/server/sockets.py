"""WebSockets: one connection is one tab of a browser, which shows one seat or watches."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from itertools import count
from time import perf_counter
from typing import Any

import orjson
import structlog
from pydantic import ValidationError

from faubourg.core.refusal import IllegalMove, InputError, Param, Refusal
from faubourg.server import wire
from faubourg.server.attendant import Attendant
from faubourg.server.host import Host, chat_line, turned_away
from faubourg.server.limits import Limits
from faubourg.server.line import Line
from faubourg.server.lobby import Lobby
from faubourg.server.metrics import Metrics
from faubourg.server.store.store import StoreError
from faubourg.server.suggesting import suggest
from faubourg.server.table import Table, as_text
from faubourg.server.undoing import answer_undo, ask_undo, undo_alone

# Messages that a slow reader may be behind; then it is better told everything anew.
MOST_WAITING = 200
# Messages that wait for their turn before no more are read.
MOST_UNREAD = 20
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
        await self.until(lambda: not any(connection.busy for connection in self.connections))
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
    """Takes one message after the other. What can be answered at once is; only what must wait becomes a task."""

    def __init__(self, room: Room, line: Line, table: Table, guest: str | None, when_lost: Callable[[], None]) -> None:
        self.room = room
        self.line = line
        self.table = table
        self.guest = guest
        self.when_lost = when_lost
        self.seat: int | None = None
        self.key = str(next(numbers))
        self.messages = room.limits.meter("messages")
        self.drafts = room.limits.meter("drafts")
        # What could not be written yet, and what has come while a message was being answered.
        self.waiting: deque[bytes] = deque()
        self.unread: deque[bytes] = deque()
        # Whether a message is being answered: that is always finished.
        self.busy = False
        self.task: asyncio.Task[None] | None = None
        self.closing = False
        self.bad = 0

    def open(self) -> None:
        """Serve the connection until either side ends it."""
        self.room.connections.add(self)
        self.room.metrics.connections.inc()
        self.line.hand_over(self)

    def lost(self) -> None:
        """What it has sent last may be stored already, and is finished: then everybody is told."""
        self.closing = True
        self.unread.clear()
        self.waiting.clear()
        self.room.connections.discard(self)
        self.room.metrics.connections.dec()
        self.when_lost()
        if self in self.table.listeners:
            before = self.table.present()
            self.table.go_away(self, self.room.host.clock.now())
            if self.table.present() != before or self.guest is None:
                self.table.publish_info(self.room.host.clock.now())

    # Sending: never waits, so that a slow reader holds nobody up

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.bye("too-slow", again=True)
        elif self.waiting or not self.line.writable.is_set():
            # Nothing overtakes what is still on its way.
            self.waiting.append(message)
        else:
            self.line.put(message)

    def drained(self) -> None:
        while self.waiting and self.line.writable.is_set():
            self.line.put(self.waiting.popleft())
        if self.closing and not self.waiting:
            self.line.end(1001)

    def answer(self, message: dict[str, Any]) -> None:
        self.send(as_text(message))

    def bye(self, code: str, *, again: bool) -> None:
        """The last message; the connection is closed after it."""
        if not self.closing:
            self.closing = True
            self.waiting.append(as_text({"type": "bye", "code": code, "again": again}))
            self.drained()
            if self.waiting:
                # Whoever does not read hears no goodbye either.
                asyncio.get_running_loop().call_later(PATIENCE, self.line.cut)

    # Receiving

    def received(self, text: bytes) -> None:
        if self.closing or self.room.closing:
            return
        if not self.busy:
            self.take(text)
            return
        self.unread.append(text)
        if len(self.unread) >= MOST_UNREAD:
            self.line.pause()

    def free(self) -> None:
        """The message that was taken last is answered: the next, please."""
        self.busy = False
        self.task = None
        while self.unread and not self.busy:
            self.take(self.unread.popleft())
        if not self.unread:
            self.line.resume()

    def take(self, text: bytes) -> None:
        """One message: understood or not, it is answered."""
        self.room.metrics.messages.inc()
        if not self.messages.allow():
            self.room.metrics.limited.labels("messages").inc()
            self.count_bad("too-fast", request_id(text))
            return
        try:
            message = wire.FROM_CLIENT.validate_json(text)
        except ValidationError as problem:
            self.count_bad("bad-message", request_id(text), field=place_of(problem))
            return
        self.bad = max(0, self.bad - 1)
        try:
            work = HANDLERS[type(message)](self, message)
        except Exception as problem:
            self.fail(problem, message)
            return
        if work is not None:
            self.busy = True
            self.task = asyncio.create_task(self.finish(work, message))

    async def finish(self, work: Coroutine[Any, Any, None], message: wire.Model) -> None:
        try:
            await work
        except Exception as problem:
            self.fail(problem, message)
        finally:
            self.free()

    def fail(self, problem: Exception, message: wire.Model) -> None:
        """Whatever went wrong, its sender is told what can be told."""
        id = getattr(message, "id", None)
        if isinstance(problem, IllegalMove):
            self.refuse(problem.refusal, id)
        elif isinstance(problem, InputError):
            self.refuse(turned_away(problem.code, **problem.params).refusal, id)
        elif isinstance(problem, StoreError):
            self.refuse(turned_away(problem.code).refusal, id)
        else:
            log.error("message-broken", table=self.table.id, kind=type(message).__name__, exc_info=problem)
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
        if self.closing:
            return
        # From here on without waiting: no entry may come between the welcome and the next state.
        self.may_listen(message.seat)
        host.publish_lines(table, lines)
        before = table.present()
        is_new = self not in table.listeners
        self.seat = message.seat
        table.come_in(self, host.clock.now())
        host.on_change(table)
        chat = [chat_line(line) for line in lines] if table.head.settings.chat else []
        self.send(table.welcome(self.guest, self.seat, chat, host.clock.now()))
        if is_new and (table.present() != before or not table.head.seats_of(self.guest)):
            table.publish_info(host.clock.now())

    def may_listen(self, seat: int | None) -> None:
        why = self.table.why_not_listen(self.guest, seat)
        if why is not None:
            raise turned_away(why)

    def draft(self, message: wire.AskDraft) -> None:
        self.shown(message.seat)
        if not self.drafts.allow():
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

    def play(self, message: wire.Play) -> Coroutine[Any, Any, None] | None:
        """A gesture. Where nothing stands in its way it needs no task: it is prepared, and done when it is stored."""
        self.own(message.seat)
        table = self.table
        if table.lock.locked() or table.head.seats[message.seat].away or self.room.host.is_time_up(table):
            return self.play_later(message)
        again = self.room.host.play_now(table, message.seat, message.seq, message.moves, Playing(self, message))
        if again is None:
            self.busy = True
        else:
            self.ack(message.id, again)
        return None

    async def play_later(self, message: wire.Play) -> None:
        await self.mine(message.seat)
        began = perf_counter()
        seq = await self.room.host.play(self.table, message.seat, message.seq, message.moves)
        self.played(perf_counter() - began)
        self.ack(message.id, seq)

    def played(self, seconds: float) -> None:
        self.room.metrics.latency.observe(seconds)
        self.room.metrics.gestures.inc()

    def check(self, message: wire.Check) -> None:
        self.shown(message.seat)
        if not self.drafts.allow():
            raise turned_away("too-fast")
        move, refusal = self.room.host.check(self.table, message.seat, message.seq, message.text)
        why = None if refusal is None else refusal.as_dict()
        self.answer({"type": "checked", "id": message.id, "move": move, "refusal": why})

    async def suggest(self, message: wire.Suggest) -> None:
        await self.mine(message.seat)
        if not self.room.limits.allow("chat", self.guest or self.key):
            raise turned_away("too-fast")
        table = self.table
        self.ack(
            message.id,
            await suggest(self.room.host, table, message.seat, message.seq, message.to, message.text),
        )

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

    def ping(self, message: wire.Ping) -> None:
        self.answer({"type": "pong", "id": message.id, "now": self.room.host.clock.now()})

    def ack(self, id: int, seq: int) -> None:
        self.answer({"type": "ack", "id": id, "seq": seq})


class Playing:
    """A gesture on its way to the store."""

    __slots__ = ("began", "id", "is_answered", "listener", "message")

    def __init__(self, connection: Connection, message: wire.Play) -> None:
        self.listener = connection
        self.message = message
        self.id = message.id
        # Whether the message of the new position has told that it is done.
        self.is_answered = False
        self.began = perf_counter()

    def done(self, answer: int | Exception | None) -> None:
        """It is stored as that entry, or something went wrong, or another worker's entry has come before it."""
        connection = self.listener
        if answer is None:
            connection.task = asyncio.create_task(connection.finish(connection.play_later(self.message), self.message))
            return
        if isinstance(answer, Exception):
            connection.fail(answer, self.message)
        else:
            connection.played(perf_counter() - self.began)
            if not self.is_answered:
                connection.ack(self.id, answer)
        connection.free()


Handler = Callable[[Connection, Any], Coroutine[Any, Any, None] | None]
HANDLERS: dict[type[wire.Model], Handler] = {
    wire.Hello: Connection.hello,
    wire.AskDraft: Connection.draft,
    wire.Play: Connection.play,
    wire.Check: Connection.check,
    wire.Suggest: Connection.suggest,
    wire.Undo: Connection.undo,
    wire.AnswerUndo: Connection.answer_undo,
    wire.Back: Connection.back,
    wire.Resign: Connection.resign,
    wire.Say: Connection.say,
    wire.AskHint: Connection.hint,
    wire.Ping: Connection.ping,
}


def request_id(text: bytes) -> int | None:
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
