"""The host: keeps the tables, lets seats play, and publishes what the store has taken.

A gesture is played on a copy under the table's lock, stored, and only then accepted and published. The store's key
(table, seq) decides between workers; whoever loses reads what the winner wrote.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from functools import partial
from typing import Protocol

from faubourg.core.actors import CLOCK
from faubourg.core.match import Draft, Gesture
from faubourg.core.refusal import IllegalMove, InputError, Refusal
from faubourg.server.store.store import ChatRow, EntryRow, Store, StoreError, TableRow, settle
from faubourg.server.table.beginning import begin, carry_on
from faubourg.server.table.clocks import clocks_after, clocks_under, wake_time
from faubourg.server.table.entry import Body, body_of
from faubourg.server.table.figures import Games
from faubourg.server.table.gestures import (
    after,
    check_fresh,
    check_playing,
    entry_again,
    fills_up,
    is_same_count,
    turned_away,
)
from faubourg.server.table.head import Head
from faubourg.server.table.lines import add_lines, lines_of, told_by
from faubourg.server.table.loading import SLICE, figures_of, load_match, logged, new_match
from faubourg.server.table.memory import crowding, unused
from faubourg.server.table.table import Asker, Table
from faubourg.server.table.talk import chat_line
from faubourg.server.table.turns import Turns
from faubourg.server.time.clock import Clock
from faubourg.server.time.decisions import GRACE, Due
from faubourg.server.time.timers import first_due, running
from faubourg.server.time.timers import resumed as resumed_timers

ATTEMPTS = 20
# Tables that are loaded at once, and of those that one home asks for: what is read of a long one takes much memory.
LOADS, LOADS_EACH = 8, 2


class Attendant(Protocol):
    """Whoever does something at tables without being asked: lets bots play, stops clocks."""

    def look(self, table: Table) -> None:
        """Something has changed there."""

    def leave(self, table: Table) -> None:
        """The table has left the memory."""

    def is_busy(self, table: Table) -> bool:
        """Whether it must stay there."""


class Attempt:
    """A gesture that was played on a copy, or an undo, and the entry that it becomes when it is stored. `take` then
    tells the match."""

    def __init__(self, take: Callable[[], None], row: EntryRow, body: Body) -> None:
        self.take = take
        self.row = row
        self.body = body


class Host:
    def __init__(self, store: Store, clock: Clock, unload_after: float = 300.0) -> None:
        self.store = store
        self.clock = clock
        self.unload_after = unload_after
        self.worker = secrets.token_hex(8)
        self.started = clock.now()
        self.tables: dict[str, Table] = {}
        self.games = Games()
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.loads = Turns(LOADS, LOADS_EACH)
        # Told of anything that may give the clock or the bots something to do.
        self.attendants: list[Attendant] = []
        # Called after a match has ended.
        self.on_over: Callable[[Table], None] = lambda _: None
        # Called when a table has left the memory.
        self.on_forget: Callable[[Table], None] = lambda _: None
        # What is being told to other workers.
        self.telling: set[asyncio.Task[None]] = set()

    # Tables in memory

    async def table(self, id: str, home: str = "") -> Table:
        """The table, loaded if need be; InputError if there is none. `home` is the address of whoever asks."""
        table = self.tables.get(id)
        if table is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id, home))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            # Whoever stops waiting does not stop the others.
            table = await asyncio.shield(task)
        table.used = self.clock.now()
        return table

    async def current(self, id: str, home: str = "") -> Table:
        """The table as it is stored now: the bell of a worker who has just changed it may still be on its way."""
        known = self.store.is_shared and id in self.tables
        table = await self.table(id, home)
        if known:
            async with table.lock:
                await self.catch_up(table)
        return table

    async def load(self, id: str, home: str) -> Table:
        """Homes take turns: who asks for many long tables at once has them one by one."""
        await self.loads.take(home)
        try:
            return await self.read(id)
        finally:
            self.loads.give_back(home)

    async def read(self, id: str) -> Table:
        row = await self.store.table(id)
        if row is None:
            raise InputError("no-such-table", {})
        table = Table(row, await self.figures_of(row), self.clock.now(), self.games)
        if row.status != "waiting":
            await self.load_entries(table)
        if table.seq < row.seq:
            # It was swept while it was being read.
            raise InputError("no-such-table", {})
        self.tables[id] = table
        self.changed(table)
        for other in crowding(self):
            self.forget(other)
        return table

    async def figures_of(self, row: TableRow) -> str | None:
        """The digest of the figures that a table began with."""
        is_named = row.head.get("data_digest") is not None
        return figures_of(row.head, [] if is_named else await self.stored_entries(row.id))

    async def load_entries(self, table: Table) -> None:
        rows = await self.stored_entries(table.id)
        found = await load_match(table.head, table.game, rows)
        table.match, table.log = found.match, found.log
        table.timers = resumed_timers(found.timers, rows[-1].at if rows else 0, self.clock.now())
        table.due = None if found.due is None else found.due.resumed(self.clock.now())
        table.due = clocks_under(table, table.head, [], self.clock.now())
        if table.status == "playing" and not rows:
            await begin(self, table)
        elif table.status == "playing" and found.carried is not None:
            await carry_on(self, table, found.carried, found.differs)

    async def stored_entries(self, id: str) -> list[EntryRow]:
        """All entries of a table, read slice by slice."""
        rows: list[EntryRow] = []
        while True:
            more = await self.store.entries(id, rows[-1].seq if rows else 0, SLICE)
            rows += more
            if len(more) < SLICE:
                return rows

    def holds(self, table: Table) -> bool:
        """Whether it is the table that everybody is given, and not one that has left the memory."""
        return self.tables.get(table.id) is table

    def forget(self, table: Table) -> None:
        """Out of memory; it is loaded again when somebody asks."""
        if self.holds(table):
            del self.tables[table.id]
        for attendant in self.attendants:
            attendant.leave(table)
        self.on_forget(table)

    def unload_idle(self) -> None:
        for table in unused(self, int(self.unload_after * 1000)):
            self.forget(table)

    def is_busy(self, table: Table) -> bool:
        return any(attendant.is_busy(table) for attendant in self.attendants)

    def changed(self, table: Table) -> None:
        """Nobody looks after a table that is not in memory yet, or not any more."""
        if not self.holds(table):
            return
        for attendant in self.attendants:
            attendant.look(table)

    # Playing

    async def play(self, table: Table, seat: int, seq: int, moves: list[int], *, as_bot: bool = False) -> int:
        """A gesture of a seat at the position after entry `seq`; the number of its entry, once it is stored."""
        async with table.lock:
            await self.play_timers(table)
            again = self.played_before(table, seat, seq, moves)
            while again is None:
                # Whoever comes back while the bot's gesture waits for its turn decides.
                if as_bot and seat not in table.bot_run:
                    raise turned_away("seat-taken")
                if await self.keep(table, self.attempt(table, seat, moves)):
                    return table.seq
                # Another worker was faster. What several may answer at once is tried again where it now stands.
                await self.catch_up(table)
                again = entry_again(table, seat, seq, moves)
                if again is None and not is_same_count(table, seq):
                    raise turned_away("stale", seq=table.seq)
            return again

    def is_time_up(self, table: Table) -> bool:
        """Whether the clock comes before anybody else."""
        first = first_due(table.counting())
        return first is not None and first.due <= self.clock.now()

    async def play_timers(self, table: Table) -> None:
        """Let the clock make the moves that are due; any worker may, and the entry's number picks one."""
        while table.status == "playing" and table.match is not None and self.is_time_up(table):
            first = first_due(table.counting())
            assert first is not None
            gesture = table.match.prepare([first.move], CLOCK)
            if not await self.keep(table, self.entry_of(table, gesture, CLOCK, (first.move,), table.due)):
                await self.catch_up(table)

    def played_before(self, table: Table, seat: int, seq: int, moves: list[int]) -> int | None:
        """The number of the entry if the gesture was sent before, None if it can be tried now; else it is refused."""
        # Also the gesture that ended the match may be sent twice.
        again = entry_again(table, seat, seq, moves)
        if again is None:
            check_playing(table)
            if seq != table.seq and not is_same_count(table, seq):
                raise turned_away("stale", seq=table.seq)
        return again

    def attempt(self, table: Table, seat: int, moves: list[int]) -> Attempt:
        """A seat's gesture, played on a copy."""
        assert table.match is not None
        given: list[object] = [*moves]
        gesture = table.match.prepare(given, seat)
        due = None if table.due is None else table.due.charged(seat, self.clock.now())
        return self.entry_of(table, gesture, seat, tuple(moves), due)

    def play_now(self, table: Table, seat: int, seq: int, moves: list[int], asker: Asker) -> int | None:
        """Like `play`, for whoever finds the table's lock open: without a task, and the asker is told at the end. The
        number of the entry, if the gesture was sent before; then there is nothing to wait for."""
        again = self.played_before(table, seat, seq, moves)
        if again is not None:
            return again
        made = self.attempt(table, seat, moves)

        def then(answer: bool | Exception) -> None:
            table.lock.leave()
            asker.done(answer if isinstance(answer, Exception) else made.row.seq if answer else None)

        table.lock.take()
        try:
            self.keep_soon(table, made, then, asker)
        except StoreError:
            table.lock.leave()
            raise
        return None

    def draft(self, table: Table, seat: int, seq: int, moves: list[int]) -> Draft:
        """What the seat would see after these moves; nothing is stored."""
        check_fresh(table, seq)
        assert table.match is not None
        given: list[object] = [*moves]
        return table.match.draft(given, seat)

    def check(
        self, table: Table, seat: int, seq: int, text: str, moves: list[int]
    ) -> tuple[int | None, Refusal | None]:
        """The number of a move in the game's notation, and why it cannot be made after the moves drafted."""
        check_fresh(table, seq)
        state = after(table, seat, moves)
        try:
            move = state.parse(text)
        except InputError as problem:
            return None, Refusal(problem.code, state.clause_now(), problem.params)
        return move, state.why_not(move, seat)

    def keep_soon(
        self, table: Table, made: Attempt, then: Callable[[bool | Exception], None], asker: Asker | None = None
    ) -> None:
        """Store what is attempted, under the table's lock; then it has happened, and everybody is told. At the end
        `then` is told: True, False if its number is taken, or what went wrong."""

        def stored(answer: bool | StoreError) -> None:
            told: bool | Exception = answer
            if answer is True:
                try:
                    self.accept(table, made, asker)
                except Exception as problem:
                    told = problem
            then(told)

        self.store.append_soon(made.row, stored)

    async def keep(self, table: Table, made: Attempt) -> bool:
        """The same, for whoever waits for it."""
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.keep_soon(table, made, partial(settle, told))
        try:
            return await asyncio.shield(told)
        except asyncio.CancelledError as problem:
            cancelled = problem
        # The lock is held until it is known whether it has happened.
        await asyncio.wait((told,))
        raise cancelled

    def entry_of(self, table: Table, gesture: Gesture, actor: int, moves: tuple[int, ...], due: Due | None) -> Attempt:
        """What is to be stored of a gesture."""
        state = gesture.state
        actors = state.actors()
        now = self.clock.now()
        timers = running(table.timers, state.timers(), now)
        due = clocks_after(table, due, actors, timers, now)
        body = Body(lines_of(gesture.entries), told_by(gesture.told), due, timers)
        row = self.row(table, actor, moves, body, actors, "over" if state.over else "playing")
        if gesture.dump:
            row.dump, row.digest = gesture.dump, gesture.digest
        assert table.match is not None
        return Attempt(partial(table.match.accept, gesture), row, body)

    def accept(self, table: Table, made: Attempt, asker: Asker | None = None) -> None:
        """What was attempted is stored: it has happened."""
        made.take()
        self.happened(table, made.row, made.body, asker)
        if table.status != "playing":
            self.on_over(table)

    def row(
        self, table: Table, actor: int, moves: tuple[int, ...], body: Body, actors: list[int], status: str
    ) -> EntryRow:
        now = self.clock.now()
        asked = tuple(seat for seat in actors if seat >= 0)
        wake = wake_time(table.bot_run, asked, body.due, body.timers, now)
        if status == "playing" and fills_up(table.seq + 1):
            # Nobody plays on here, no bot and no clock.
            status, wake = "closed", None
        return EntryRow(
            table=table.id,
            seq=table.seq + 1,
            actor=actor,
            moves=moves,
            at=now,
            body=body.text(),
            digest="",
            dump=None,
            asked=asked,
            wake=wake,
            status=status,
        )

    def happened(self, table: Table, row: EntryRow, body: Body, asker: Asker | None = None) -> None:
        """An entry is stored and the match has taken it: remember, publish, and see who is next."""
        assert table.match is not None
        asked = table.undo_request()
        table.log.append(logged(row, body, len(table.match.entries)))
        if row.actor not in table.bot_run:
            table.absence.note_entry(row.seq, row.actor, self.clock.now())
        table.due, table.timers = body.due, body.timers
        table.updated = row.at
        ended = row.status != "playing" and table.status == "playing"
        table.status = row.status
        table.publish_position(self.clock.now(), asker)
        if ended or table.undo_request() != asked:
            table.publish_info(self.clock.now())
        self.changed(table)

    # What other workers did

    async def catch_up(self, table: Table) -> None:
        """Read what is stored beyond what is known here, and publish it."""
        row = await self.stored_row(table)
        if row.version != table.version:
            self.take_row(table, row)
        if row.status == "waiting":
            # It may wait for seats to reveal.
            self.changed(table)
            return
        if table.match is None:
            table.match = new_match(table.head, table.game)
            table.match.auto_nature = True
        while entries := await self.store.entries(table.id, table.seq, SLICE):
            for entry in entries:
                body = body_of(entry)
                add_lines(table.match, body.lines)
                self.happened(table, entry, body)
            if len(entries) < SLICE:
                break
        if row.seq >= table.seq:
            table.status = row.status
        self.changed(table)

    async def stored_row(self, table: Table) -> TableRow:
        """What the store knows of a table; one that was swept leaves the memory too."""
        row = await self.store.table(table.id)
        if row is None:
            self.forget(table)
            raise InputError("no-such-table", {})
        return row

    def take_row(self, table: Table, row: TableRow) -> None:
        """The head that another worker has stored."""
        before, said, now = table.people_asked(), table.head.suggestion, self.clock.now()
        in_time = table.due is None or not table.due.due or table.due.due > now + GRACE
        here = table.present() - table.bot_run
        table.take_row(row, now)
        # Where nobody's time has run out, somebody has put a bot for who seemed to be away.
        away = {seat for seat in here if table.head.seats[seat].away}
        table.wronged |= {seat for seat in away if in_time or seat not in before}
        table.due = clocks_under(table, table.head, before, now)
        table.publish_info(now)
        if table.head.suggestion != said:
            table.publish_suggestion()

    async def rung(self, id: str) -> None:
        """Another worker has changed this table."""
        if id in self.loading:
            # What is being read may be what was there before.
            await self.table(id)
        table = self.tables.get(id)
        if table is not None:
            async with table.lock:
                await self.catch_up(table)
                if table.listeners:
                    await self.publish_new_chat(table)
                if table.wronged:
                    await self.change(table, lambda head: call_back(head, table.wronged & table.present()))
                    table.wronged = set()

    async def publish_new_chat(self, table: Table) -> None:
        self.publish_lines(table, await self.store.chat(table.id, after=table.chat_seen))

    def publish_lines(self, table: Table, lines: list[ChatRow]) -> None:
        """Every line once and in order, whoever read it first."""
        for line in lines:
            if line.number > table.chat_seen:
                table.chat_seen = line.number
                table.publish_chat(chat_line(line))

    # The head

    def tell_left(self, table: Table, seats: set[int]) -> None:
        """Other workers count a time of grace from here too; where there are none nothing is written."""
        if seats and self.store.is_shared and table.status == "playing":
            task = asyncio.create_task(self.note_left(table, seats, self.clock.now()))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def note_left(self, table: Table, seats: set[int], now: int) -> None:
        # Who goes while the store does is missed by this worker alone.
        with contextlib.suppress(StoreError, InputError, IllegalMove):
            async with table.lock:
                await self.catch_up(table)
                if seats.isdisjoint(table.present()):
                    await self.change(table, lambda head: mark_left(head, seats, now))

    async def change(self, table: Table, edit: Callable[[Head], str | None]) -> None:
        """Edit the head and store it. The edit returns the new status, or None to keep it; it is made again on the
        newer head if somebody else was faster, and may refuse by raising."""
        for _ in range(ATTEMPTS):
            head = table.head.model_copy(deep=True)
            head.data_digest = table.game.data_digest
            if table.status == "waiting":
                # A match follows the rules of the day it begins.
                head.rules_version = table.game.rules_version
            status = edit(head) or table.status
            now = self.clock.now()
            due = clocks_under(table, head, table.people_asked(), now)
            wake = self.wake_under(table, head, status, due, now)
            if await self.store.change_table(self.table_row(table, head, status, wake, now)):
                closed = status == "closed" and table.status != "closed"
                table.set_head(head, now)
                table.status, table.due = status, due
                table.version += 1
                table.updated = now
                table.publish_info(now)
                self.changed(table)
                if closed:
                    self.on_over(table)
                return
            self.take_row(table, await self.stored_row(table))
        raise turned_away("busy")

    def wake_under(self, table: Table, head: Head, status: str, due: Due | None, now: int) -> int | None:
        """When the host has something to do under a head without being asked."""
        if status != "playing":
            return head.reveal_by
        if not table.log:
            # To begin.
            return now
        return wake_time(head.bot_run(), tuple(table.asked()), due, table.timers, now)

    def table_row(self, table: Table, head: Head, status: str, wake: int | None, now: int) -> TableRow:
        return TableRow(
            id=table.id,
            version=table.version,
            game=head.game,
            status=status,
            is_open=head.settings.open,
            created=table.created,
            updated=now,
            seq=table.seq,
            asked=tuple(table.asked()),
            wake=wake,
            guests=head.guests(),
            head=head.model_dump(),
        )


def call_back(head: Head, seats: set[int]) -> None:
    """Who is here plays: another worker could not know it."""
    for seat in seats:
        head.seats[seat].away = False


def mark_left(head: Head, seats: set[int], now: int) -> None:
    for seat in seats:
        head.seats[seat].left = now
