"""What can be asked at a table: each message of a browser, and what is done for it."""

import asyncio
from collections.abc import Coroutine
from time import perf_counter
from typing import Any

from faubourg.server.socket.connections import Connection, Handler
from faubourg.server.table import suggestions, talk
from faubourg.server.table import undo as undoing
from faubourg.server.table.gestures import turned_away
from faubourg.server.table.text import as_text, older_entries
from faubourg.server.wire import answers, requests
from faubourg.server.wire.kinds import PROTOCOL, Model


def answer(connection: Connection, message: Model) -> Coroutine[Any, Any, None] | None:
    """Do what a message asks for; what must wait is handed back."""
    return HANDLERS[type(message)](connection, message)


# Whose seat it is


def own(connection: Connection, seat: int) -> None:
    """Every message names its seat, which must be this browser's."""
    if connection.guest is None or seat not in connection.table.seats_of.get(connection.guest, ()):
        raise turned_away("not-your-seat")
    # Whoever has been silent may hold a table that has left the memory since: others look at another.
    if not connection.room.host.holds(connection.table):
        raise turned_away("say-hello-first")
    if connection.table.head.seats[seat].resigned:
        raise turned_away("resigned")


def shown(connection: Connection, seat: int) -> None:
    """A tab is told of one seat's secrets at a time: of the one it has uncovered."""
    own(connection, seat)
    if seat != connection.seat:
        raise turned_away("seat-covered")


async def mine(connection: Connection, seat: int) -> None:
    """A seat that is about to act: whoever acts is not away any more."""
    own(connection, seat)
    if connection.table.head.seats[seat].away:
        await connection.room.lobby.come_back(connection.table, seat)


# Listening


async def hello(connection: Connection, message: requests.Hello) -> None:
    if message.protocol != PROTOCOL:
        connection.bye("other-protocol", again=False)
        return
    household, size = connection.household, 0
    await household.enter(connection)
    try:
        if not connection.closing:
            size = await welcome(connection, message)
    finally:
        household.leave(size)


async def welcome(connection: Connection, message: requests.Hello) -> int:
    """Tell everything, and from here on whatever happens; how long that was."""
    host = connection.room.host
    # While nobody listened it may have been unloaded, and loaded again by somebody else.
    table = connection.table = await host.table(connection.table.id, connection.address)
    may_listen(connection, message.seat)
    table.entering += 1
    try:
        if message.seat is not None and table.head.seats[message.seat].away:
            await connection.room.lobby.come_back(table, message.seat)
        older = await older_entries(table.log, message.seat)
        lines = await host.store.chat(table.id)
    finally:
        table.entering -= 1
    if connection.closing:
        return 0
    # From here on without waiting: no entry may come between the welcome and the next state.
    may_listen(connection, message.seat)
    host.publish_lines(table, lines)
    before = table.present()
    is_new = connection not in table.listeners
    connection.seat = message.seat
    table.come_in(connection, host.clock.now())
    host.changed(table)
    chat = [talk.chat_line(line) for line in lines] if table.head.settings.chat else []
    text = table.welcome(connection.guest, connection.seat, chat, older, host.clock.now())
    connection.send(text)
    if is_new:
        table.publish_presence(before, connection, host.clock)
    return len(text)


def may_listen(connection: Connection, seat: int | None) -> None:
    why = connection.table.why_not_listen(connection.guest, seat)
    if why is not None:
        raise turned_away(why)


# Playing


def draft(connection: Connection, message: requests.AskDraft) -> None:
    shown(connection, message.seat)
    check_drafts(connection)
    found = connection.room.host.draft(connection.table, message.seat, message.seq, message.moves)
    connection.room.metrics.drafts.inc()
    # Like `answers.Drafted`, which need not copy a whole view; the rules have dropped what the seat may not know.
    text = as_text(
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
    connection.send(text)


def check_drafts(connection: Connection) -> None:
    """So many for a connection, and for all of an address."""
    if not connection.drafts.allow() or not connection.room.limits.allow("address_drafts", connection.address):
        raise turned_away("too-fast")


def play(connection: Connection, message: requests.Play) -> Coroutine[Any, Any, None] | None:
    """A gesture. Where nothing stands in its way it needs no task: it is prepared, and done when it is stored."""
    own(connection, message.seat)
    table = connection.table
    if table.lock.locked() or table.head.seats[message.seat].away or connection.room.host.is_time_up(table):
        return play_later(connection, message)
    again = connection.room.host.play_now(table, message.seat, message.seq, message.moves, Playing(connection, message))
    if again is None:
        connection.busy = True
    else:
        connection.ack(message.id, again)
    return None


async def play_later(connection: Connection, message: requests.Play) -> None:
    await mine(connection, message.seat)
    began = perf_counter()
    seq = await connection.room.host.play(connection.table, message.seat, message.seq, message.moves)
    played(connection, perf_counter() - began)
    connection.ack(message.id, seq)


def played(connection: Connection, seconds: float) -> None:
    connection.room.metrics.latency.observe(seconds)
    connection.room.metrics.gestures.inc()


class Playing:
    """A gesture on its way to the store."""

    __slots__ = ("began", "id", "is_answered", "listener", "message")

    def __init__(self, connection: Connection, message: requests.Play) -> None:
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
            connection.task = asyncio.create_task(connection.finish(play_later(connection, self.message), self.message))
            return
        if isinstance(answer, Exception):
            connection.fail(answer, self.message)
        else:
            played(connection, perf_counter() - self.began)
            if not self.is_answered:
                connection.ack(self.id, answer)
        connection.free()


def check(connection: Connection, message: requests.Check) -> None:
    shown(connection, message.seat)
    check_drafts(connection)
    host = connection.room.host
    move, refusal = host.check(connection.table, message.seat, message.seq, message.text, message.moves)
    why = None if refusal is None else answers.RefusalInfo.model_validate(refusal.as_dict())
    connection.answer(answers.Checked(type="checked", id=message.id, move=move, refusal=why))


async def suggest(connection: Connection, message: requests.Suggest) -> None:
    await mine(connection, message.seat)
    check_talk(connection)
    host, table = connection.room.host, connection.table
    seq = await suggestions.suggest(host, table, message.seat, message.seq, message.to, message.text)
    connection.ack(message.id, seq)


# Taking back, coming back, giving up


async def undo(connection: Connection, message: requests.Undo) -> None:
    await mine(connection, message.seat)
    host, table = connection.room.host, connection.table
    if message.to is None:
        connection.ack(message.id, await undoing.undo_alone(host, table, message.seat, message.seq))
    else:
        check_talk(connection, "undos")
        connection.ack(message.id, await undoing.ask_undo(host, table, message.seat, message.seq, message.to))


async def answer_undo(connection: Connection, message: requests.AnswerUndo) -> None:
    await mine(connection, message.seat)
    host, table = connection.room.host, connection.table
    connection.ack(message.id, await undoing.answer_undo(host, table, message.seat, message))


async def back(connection: Connection, message: requests.Back) -> None:
    await mine(connection, message.seat)
    connection.ack(message.id, connection.table.seq)


async def resign(connection: Connection, message: requests.Resign) -> None:
    own(connection, message.seat)
    await connection.room.lobby.resign(connection.table, message.seat)
    connection.ack(message.id, connection.table.seq)


# Talking, and the rest


async def say(connection: Connection, message: requests.Say) -> None:
    may_talk(connection, message.seat)
    text = talk.typed(message.text)
    if not text:
        raise turned_away("empty-message")
    await speak(connection, message.seat, text)
    connection.ack(message.id, connection.table.seq)


async def say_phrase(connection: Connection, message: requests.SayPhrase) -> None:
    may_talk(connection, message.seat)
    await speak(connection, message.seat, talk.kept_phrase(message.phrase))
    connection.ack(message.id, connection.table.seq)


def may_talk(connection: Connection, seat: int | None) -> None:
    table = connection.table
    if not table.head.settings.chat:
        raise turned_away("chat-off")
    if seat is not None:
        own(connection, seat)
    elif connection not in table.listeners:
        raise turned_away("say-hello-first")


async def speak(connection: Connection, seat: int | None, kept: str) -> None:
    check_talk(connection)
    table, host = connection.table, connection.room.host
    name = "" if seat is None else table.head.seats[seat].name
    await host.store.say(table.id, seat, name, kept, host.clock.now())
    await host.publish_new_chat(table)


def check_talk(connection: Connection, rule: str = "chat") -> None:
    """So many lines for a guest; and for an address, as whoever throws a cookie away is given another."""
    limits = connection.room.limits
    if not limits.allow(rule, connection.guest or connection.address) or not limits.allow("talk", connection.address):
        raise turned_away("too-fast")


async def hint(connection: Connection, message: requests.AskHint) -> None:
    shown(connection, message.seat)
    if not connection.room.limits.allow("hints", connection.guest or connection.address):
        raise turned_away("too-fast")
    found = await connection.room.bots.hint(connection.table, message.seat, message.seq)
    text = connection.table.game.text(found.move)
    connection.answer(answers.Hinted(type="hinted", id=message.id, seq=message.seq, text=text, **found._asdict()))


def ping(connection: Connection, message: requests.Ping) -> None:
    connection.answer(answers.Pong(type="pong", id=message.id, now=connection.room.host.clock.now()))


HANDLERS: dict[type[Model], Handler] = {
    requests.Hello: hello,
    requests.AskDraft: draft,
    requests.Play: play,
    requests.Check: check,
    requests.Suggest: suggest,
    requests.Undo: undo,
    requests.AnswerUndo: answer_undo,
    requests.Back: back,
    requests.Resign: resign,
    requests.Say: say,
    requests.SayPhrase: say_phrase,
    requests.AskHint: hint,
    requests.Ping: ping,
}
