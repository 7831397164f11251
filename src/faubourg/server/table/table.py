"""A table in memory: its head, its match, who listens, and the messages they are sent."""

import asyncio
from typing import Any, Protocol

from faubourg.core.match import Match
from faubourg.core.state import State
from faubourg.server.store.store import TableRow
from faubourg.server.table.absence import Absence
from faubourg.server.table.figures import Games
from faubourg.server.table.head import Head
from faubourg.server.table.loading import Logged
from faubourg.server.table.lock import Turnstile
from faubourg.server.table.text import answering, as_text, kept_texts, log_as_text, written, written_once
from faubourg.server.time.clock import Clock
from faubourg.server.time.decisions import Due
from faubourg.server.time.timers import Timers, held_up
from faubourg.server.wire.answers import ChatLine, ChatNews, Suggestion, TableNews
from faubourg.server.wire.http import TableInfo, UndoRequest
from faubourg.server.wire.kinds import PROTOCOL

# Seconds for which the coming and going of those who only watch is gathered: a crowd that leaves is told of once.
GATHERING = 0.05


class Listener(Protocol):
    """Somebody who is sent a table's messages: a browser's tab, showing one seat, or watching (None)."""

    guest: str | None
    seat: int | None
    address: str

    def send(self, message: bytes) -> None: ...

    def bye(self, code: str, *, again: bool) -> None: ...


class Asker(Protocol):
    """Whoever has sent a gesture: the message of the new position tells that it is done."""

    @property
    def listener(self) -> Listener: ...

    id: int
    is_answered: bool

    def done(self, answer: int | Exception | None) -> None:
        """The number of its entry; what went wrong; or None if it must be tried again."""


class Table:
    def __init__(self, row: TableRow, digest: str | None, now: int, games: Games) -> None:
        self.id = row.id
        self.created = row.created
        self.version = row.version
        self.status = row.status
        self.updated = row.updated
        self.lock = Turnstile()
        self.listeners: set[Listener] = set()
        # Who is about to listen: until then it must stay in memory.
        self.entering = 0
        self.match: Match | None = None
        self.log: list[Logged] = []
        self.due: Due | None = None
        self.timers: Timers = ()
        self.used = now
        # When the last listener went, or when it was loaded.
        self.left = now
        # Seats whose people are here, and that another worker has given to a bot.
        self.wronged: set[int] = set()
        # When the table is told again of those who watch.
        self.gathering: asyncio.TimerHandle | None = None
        # The last line of chat that was published here.
        self.chat_seen = 0
        head = Head.model_validate(row.head)
        self.absence = Absence(head, now)
        self.set_head(head, now)
        # Read once, with the figures it began with: those of one's own may be many.
        self.game = games.of(self.head, digest)

    def take_row(self, row: TableRow, now: int) -> None:
        """The head as it is stored now."""
        self.version = row.version
        self.status = row.status
        self.updated = row.updated
        self.set_head(Head.model_validate(row.head), now)

    def set_head(self, head: Head, now: int) -> None:
        """The head is never changed, only exchanged: what every move asks of it is worked out once."""
        self.head = head
        self.absence.meet(head, now)
        self.bot_run = head.bot_run()
        self.seats_of = {guest: head.seats_of(guest) for guest in {seat.guest for seat in head.seats}}

    @property
    def seq(self) -> int:
        return len(self.log)

    @property
    def state(self) -> State:
        assert self.match is not None
        return self.match.state

    def asked(self) -> list[int]:
        """The seats that must decide now."""
        if self.match is None or self.status != "playing":
            return []
        return [actor for actor in self.state.actors() if actor >= 0]

    def bots_asked(self) -> list[int]:
        return [seat for seat in self.asked() if seat in self.bot_run] if self.bot_run else []

    def people_asked(self) -> list[int]:
        return [seat for seat in self.asked() if seat not in self.bot_run]

    # Who is there

    def present(self) -> set[int]:
        """The seats of all guests who listen."""
        here = {listener.guest for listener in self.listeners if listener.guest is not None}
        return {number for number, seat in enumerate(self.head.seats) if seat.guest in here}

    def home(self) -> str:
        """For whom bots think here: the address of somebody who plays, else of whoever watches; where nobody is, they
        think for nobody."""
        return min(self.homes(), default="")

    def homes(self) -> set[str]:
        """The addresses of all who play here, else of those who watch."""
        here = [listener for listener in self.listeners if self.seats_of.get(listener.guest)] or self.listeners
        return {listener.address for listener in here}

    def come_in(self, listener: Listener, now: int) -> None:
        """Somebody listens: time that is counted as played goes on."""
        if not self.listeners and self.log:
            self.timers = held_up(self.timers, now - max(self.left, self.log[-1].at))
        self.listeners.add(listener)

    def go_away(self, listener: Listener, now: int) -> None:
        self.listeners.discard(listener)
        if all(other.guest != listener.guest for other in self.listeners):
            self.absence.note(self.head.seats_of(listener.guest) + self.head.kept_for(listener.guest), now)
        if not self.listeners:
            self.left = now

    def bot_from(self, number: int, present: set[int]) -> int | None:
        """When others may put a bot in somebody's place; None where nobody is missed."""
        seat = self.head.seats[number]
        is_missed = seat.kind == "person" and not seat.is_bot_run and number not in present
        return self.absence.bot_from(self.head, number) if is_missed and self.status == "playing" else None

    def kept_until(self, number: int, now: int) -> int:
        """Until when others may not give a seat to a bot that is kept for somebody: the table's time of grace after
        they were here, and after anybody has sat down or left, for then they may be on their way."""
        expected = self.head.seats[number].reserved
        is_here = any(listener.guest == expected for listener in self.listeners)
        since = now if is_here else max(self.updated, self.absence.since[number])
        return since + self.head.settings.grace * 1000

    def counting(self) -> Timers:
        """The timers that run now: one that counts played time stands still while nobody is there."""
        return self.timers if self.listeners else tuple(timer for timer in self.timers if not timer.played)

    def watchers(self) -> int:
        return sum(not self.seats_of.get(listener.guest) for listener in self.listeners)

    def why_not_listen(self, guest: str | None, seat: int | None) -> str | None:
        """Why a guest may not be told what a seat is told, or may not watch. Before the match everybody may look, to
        sit down; later who sits here, and others if the table allows it."""
        mine = self.head.seats_of(guest)
        if seat is not None:
            return None if seat in mine else "not-your-seat"
        return None if self.head.settings.watch or self.status == "waiting" or mine else "no-spectators"

    def send_off(self, now: int) -> None:
        """Whoever has lost the seat they were shown, or may not watch any more, is told nothing more."""
        for listener in list(self.listeners):
            why = self.why_not_listen(listener.guest, listener.seat)
            if why is not None:
                self.go_away(listener, now)
                listener.bye(why, again=True)

    # Messages

    def info(self, guest: str | None, now: int) -> TableInfo:
        return self.info_with(guest, now, self.present(), self.watchers())

    def info_with(self, guest: str | None, now: int, present: set[int], watchers: int) -> TableInfo:
        return self.head.info(
            self.id,
            self.game,
            self.status,
            self.created,
            guest,
            now,
            present,
            [self.bot_from(number, present) for number in range(len(self.head.seats))],
            watchers,
            self.undo_request(),
        )

    def welcome(self, guest: str | None, seat: int | None, chat: list[ChatLine], older: list[bytes], now: int) -> bytes:
        """Everything; `older` is what was written of the log before."""
        message = {
            "type": "welcome",
            "protocol": PROTOCOL,
            "seat": seat,
            "table": self.info(guest, now).model_dump(),
            "scene": self.scene(),
            "log": log_as_text(self.log, older, seat),
            "chat": [line.model_dump() for line in chat],
            "state": None if self.match is None or not self.log else self.position(seat, now),
            "suggestion": None if (said := self.suggestion()) is None else said.model_dump(),
        }
        return as_text(message, seat)

    def undo_request(self) -> UndoRequest | None:
        """The request to go back that can be answered: it falls with the position it was made at, whoever moves on. One
        that another worker has stored may be of a position that is not known here yet."""
        asked = self.head.undo
        return asked if asked is not None and asked.seq == self.seq and self.status == "playing" else None

    def suggestion(self) -> Suggestion | None:
        """The deal that was suggested last, until the turn passes or the one it was suggested to makes an offer."""
        said = self.head.suggestion
        if said is None or self.match is None or self.status != "playing":
            return None
        # Another worker may know of it before its entry is known here.
        since = self.match.entries[self.log[said.seq - 1].end :] if said.seq <= self.seq else []
        passed = any(
            entry.digest or (entry.actor == said.to and self.game.partner_of(entry.code) >= 0) for entry in since
        )
        return None if passed else said

    def scene(self) -> dict[str, Any]:
        return self.game.scene(self.head.options)

    def position(self, seat: int | None, now: int, whole: dict[str, object] | None = None) -> dict[str, Any]:
        """The last entry and the position after it; secrets in view and events fall away when it becomes text."""
        state, last = self.state, self.log[-1]
        is_asked = seat is not None and self.status == "playing" and seat in state.actors()
        return {
            "type": "state",
            "seq": last.seq,
            "seat": seat,
            "actor": last.actor,
            "at": last.at,
            "undo_to": last.undo_to,
            "view": state.whole_view() if whole is None else whole,
            "prompt": state.prompt(seat),
            "choices": [] if not is_asked or seat is None else kept_texts(state.offer(seat)),
            "forms": [form.as_dict() for form in state.forms(seat)] if is_asked else [],
            "events": last.events,
            "timers": [timer.info(now).model_dump() for timer in self.timers],
            "clock": None if self.due is None or not self.due.due else self.due.info(now).model_dump(),
            "can_undo": seat is not None and self.can_undo(seat),
        }

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take back its last moves alone."""
        if self.match is None or self.status != "playing" or not self.match.entries:
            return False
        last = self.match.entries[-1]
        # Quick to tell, unless the last entry is an undo.
        if last.undo_to < 0:
            return last.actor == seat and not last.final
        return self.match.undo_point(seat) >= 0

    # Publishing

    def publish_position(self, now: int, asker: Asker | None = None) -> None:
        """Send everybody the last entry; each seat's message is made once."""
        if not self.listeners:
            return
        whole = written_once(self.state.whole_view())
        made: dict[int | None, bytes] = {}
        for listener in self.listeners:
            message = made.get(listener.seat)
            if message is None:
                message = made[listener.seat] = as_text(self.position(listener.seat, now, whole), listener.seat)
            if asker is not None and listener is asker.listener:
                asker.is_answered = True
                message = answering(message, asker.id)
            listener.send(message)

    def publish_info(self, now: int) -> None:
        """Send everybody what has become of the table; each guest's message is made once, and one for all who have
        nothing here: there may be hundreds."""
        if self.gathering is not None:
            self.gathering.cancel()
            self.gathering = None
        self.send_off(now)
        present, watchers = self.present(), self.watchers()
        known = {self.head.host, *self.head.guests()}
        made: dict[str | None, bytes] = {}
        for listener in self.listeners:
            guest = listener.guest if listener.guest in known else None
            message = made.get(guest)
            if message is None:
                table = self.info_with(guest, now, present, watchers)
                message = made[guest] = written(TableNews(type="table", table=table))
            listener.send(message)

    def publish_presence(self, before: set[int], listener: Listener, clock: Clock) -> None:
        """Somebody has come or gone, and the seats in `before` were here until then. Who plays is told of at once, who
        watches with all others who come or go in the same moment."""
        if self.present() != before:
            self.publish_info(clock.now())
        elif not self.seats_of.get(listener.guest) and self.gathering is None:
            loop = asyncio.get_running_loop()
            self.gathering = loop.call_later(GATHERING, lambda: self.publish_info(clock.now()))

    def publish_suggestion(self) -> None:
        said = self.suggestion()
        if said is not None:
            message = written(said)
            for listener in self.listeners:
                listener.send(message)

    def publish_chat(self, line: ChatLine) -> None:
        message = written(ChatNews(type="chat", line=line))
        for listener in self.listeners:
            listener.send(message)
