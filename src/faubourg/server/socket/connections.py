"""WebSockets: one connection is one tab of a browser, which shows one seat or watches."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import ValidationError

from faubourg.core.refusal import IllegalMove, InputError, Param, Refusal
from faubourg.server.bots.players import Players
from faubourg.server.lobby.lobby import Lobby
from faubourg.server.socket.household import Household
from faubourg.server.socket.limits import Allowance, Limits
from faubourg.server.store.store import StoreError
from faubourg.server.table.gestures import turned_away
from faubourg.server.table.host import Host
from faubourg.server.table.log import Log
from faubourg.server.table.table import Table
from faubourg.server.table.text import written
from faubourg.server.wire import answers, requests
from faubourg.server.wire.json import codec
from faubourg.server.wire.kinds import MOVE_LIMIT, Model
from faubourg.server.wire.outline import is_small

if TYPE_CHECKING:
    from faubourg.server.operation.metrics import Metrics

# Bytes that may wait for a slow reader, besides what is being written, when another message comes, however long; then
# the line is cut, and whoever comes back is told everything anew.
MOST_WAITING = 1_000_000
# What a message takes besides its text.
WRAPPING = 100
# Messages, and bytes of them, that wait for their turn before no more are read.
MOST_UNREAD = 20
LARGEST_UNREAD = 16_384
# So many messages more that make no sense than ones that do end the connection.
MOST_BAD = 50
# Signs and strings of a message: of every entry that is none of ours it is said what is wrong.
MOST_SIGNS = 1500
# Seconds for somebody to read the goodbye.
PATIENCE = 2.0


class Line(Protocol):
    """The way to a browser: a WebSocket, as `line.Line` is."""

    # Whether more can be written at once.
    writable: asyncio.Event

    def hand_over(self, listener: "Connection", allowance: Allowance) -> None: ...

    def put(self, message: bytes) -> None: ...

    def unsent(self) -> int: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def end(self, code: int) -> None: ...

    def cut(self) -> None: ...


class Room:
    """What all connections of a worker share."""

    def __init__(
        self,
        host: Host,
        lobby: Lobby,
        bots: Players,
        limits: Limits,
        metrics: "Metrics",
        log: Log,
        answer: "Handler",
    ) -> None:
        self.host = host
        self.lobby = lobby
        self.bots = bots
        self.limits = limits
        self.metrics = metrics
        self.log = log
        self.answer = answer
        self.connections: set[Connection] = set()
        # By address.
        self.households: dict[str, Household] = {}
        # Nothing more is taken.
        self.closing = False

    def household(self, address: str) -> Household:
        found = self.households.get(address)
        if found is None:
            found = self.households[address] = Household(address, self.limits)
        return found

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

    def __init__(self, room: Room, line: Line, table: Table, guest: str | None, address: str) -> None:
        self.room = room
        self.line = line
        self.table = table
        self.guest = guest
        self.address = address
        self.household = room.household(address)
        self.seat: int | None = None
        self.messages = room.limits.meter("messages")
        self.drafts = room.limits.meter("drafts")
        # What could not be written yet, and what has come while a message was being answered.
        self.waiting: deque[bytes] = deque()
        self.held = 0
        self.unread: deque[bytes] = deque()
        # Whether a message is being answered: that is always finished.
        self.busy = False
        self.task: asyncio.Task[None] | None = None
        self.closing = False
        self.bad = 0

    def open(self) -> None:
        """Serve the connection until either side ends it."""
        self.room.connections.add(self)
        self.household.members.add(self)
        self.room.metrics.connections.inc()
        self.line.hand_over(self, self.room.limits.allowance("frames"))

    def lost(self) -> None:
        """What it has sent last may be stored already, and is finished: then everybody is told."""
        self.closing = True
        self.unread.clear()
        self.forget_waiting()
        self.room.connections.discard(self)
        self.household.members.discard(self)
        if not self.household.members:
            self.room.households.pop(self.address, None)
        self.room.metrics.connections.dec()
        self.room.limits.close_socket(self.address)
        if self in self.table.listeners:
            before = self.table.present()
            self.table.go_away(self, self.room.host.clock.now())
            if not self.room.closing:
                self.room.host.tell_left(self.table, before - self.table.present())
            self.table.publish_presence(before, self, self.room.host.clock)

    # Sending: never waits, so that a slow reader holds nobody up

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if self.waiting or not self.line.writable.is_set():
            # Nothing overtakes what is still on its way.
            if self.held > MOST_WAITING:
                self.cut()
            else:
                self.keep(message)
        else:
            self.line.put(message)

    def keep(self, message: bytes) -> None:
        self.waiting.append(message)
        self.count(len(message) + WRAPPING)

    def count(self, size: int) -> None:
        self.held += size
        self.household.hold(size)

    def forget_waiting(self) -> None:
        self.waiting.clear()
        self.count(-self.held)

    def drained(self) -> None:
        while self.waiting and self.line.writable.is_set():
            message = self.waiting.popleft()
            self.count(-len(message) - WRAPPING)
            self.line.put(message)
        if self.closing and not self.waiting:
            self.line.end(1001)

    def behind(self) -> int:
        """The bytes that it has still to read, as far as that is known here."""
        return self.held + self.line.unsent()

    async def caught_up(self) -> None:
        """It has read nearly all that it was sent, or is gone."""
        while not self.closing and not self.line.writable.is_set():
            await self.line.writable.wait()

    def cut(self) -> None:
        """Whoever does not read hears no goodbye either."""
        self.room.metrics.limited.labels("waiting").inc()
        self.closing = True
        self.forget_waiting()
        self.line.cut()

    def answer(self, message: Model) -> None:
        self.send(written(message))

    def bye(self, code: str, *, again: bool) -> None:
        """The last message; the connection is closed after it."""
        if not self.closing:
            self.closing = True
            self.keep(goodbye(code, again=again))
            self.drained()
            if self.waiting:
                asyncio.get_running_loop().call_later(PATIENCE, self.line.cut)

    # Receiving

    def received(self, text: bytes) -> None:
        if self.closing or self.room.closing:
            return
        if not self.busy:
            self.take(text)
            return
        self.unread.append(text)
        if len(self.unread) >= MOST_UNREAD or sum(map(len, self.unread)) > LARGEST_UNREAD:
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
        if not self.messages.allow() or not self.room.limits.allow("address_messages", self.address):
            self.room.metrics.limited.labels("messages").inc()
            self.count_bad("too-fast", request_id(text))
            return
        if not is_small(text, MOST_SIGNS):
            self.count_bad("bad-message", request_id(text), field="-")
            return
        try:
            message = requests.FROM_CLIENT.validate_json(text)
        except ValidationError as problem:
            self.count_bad("bad-message", request_id(text), field=place_of(problem))
            return
        self.bad = max(0, self.bad - 1)
        try:
            work = self.room.answer(self, message)
        except Exception as problem:
            self.fail(problem, message)
            return
        if work is not None:
            self.busy = True
            self.task = asyncio.create_task(self.finish(work, message))

    async def finish(self, work: Coroutine[Any, Any, None], message: Model) -> None:
        try:
            await work
        except Exception as problem:
            self.fail(problem, message)
        finally:
            self.free()

    def fail(self, problem: Exception, message: Model) -> None:
        """Whatever went wrong, its sender is told what can be told."""
        id = getattr(message, "id", None)
        if isinstance(problem, IllegalMove):
            self.refuse(problem.refusal, id)
        elif isinstance(problem, InputError):
            self.refuse(turned_away(problem.code, **problem.params).refusal, id)
        elif isinstance(problem, StoreError):
            self.refuse(turned_away(problem.code).refusal, id)
        else:
            self.room.log.error("message-broken", table=self.table.id, kind=type(message).__name__, exc_info=problem)
            self.refuse(turned_away("server-broken").refusal, id)

    def count_bad(self, code: str, id: int | None = None, **params: Param) -> None:
        self.bad += 1
        self.refuse(turned_away(code, **params).refusal, id)
        if self.bad >= MOST_BAD:
            self.bye("too-many-bad-messages", again=False)

    def refuse(self, refusal: Refusal, id: int | None) -> None:
        self.room.metrics.refused.labels(refusal.code).inc()
        self.answer(
            answers.Refused(
                type="refused",
                id=id,
                code=refusal.code,
                clause=refusal.clause or None,
                params=dict(refusal.params),
                seq=self.table.seq,
            )
        )

    def ack(self, id: int, seq: int) -> None:
        self.answer(answers.Ack(type="ack", id=id, seq=seq))


# What is done for a message; what must wait is handed back.
Handler = Callable[[Connection, Any], Coroutine[Any, Any, None] | None]


def goodbye(code: str, *, again: bool) -> bytes:
    """The last message of a connection."""
    return written(answers.Goodbye(type="bye", code=code, again=again))


def request_id(text: bytes) -> int | None:
    """The id of a message that was not understood, so that its sender can tell which one it was."""
    try:
        found = codec.loads(text)
    except ValueError:
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if type(id) is int and 0 <= id < MOVE_LIMIT else None


def place_of(problem: ValidationError) -> str:
    """Which field was wrong; never what it held."""
    return ".".join(str(part) for part in problem.errors(include_url=False, include_input=False)[0]["loc"])[:60]
