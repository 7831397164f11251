"""The attendant: asks the bots, stops the clocks, wakes tables nobody has loaded, and clears away what lies idle."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from faubourg.core.actors import SEVERAL
from faubourg.core.refusal import IllegalMove, InputError, Refusal
from faubourg.core.rng import Rng
from faubourg.server.bots.pool import BotPool
from faubourg.server.bots.tasks import BotFailed, BotTask
from faubourg.server.operation.metrics import Metrics
from faubourg.server.store.store import StoreError
from faubourg.server.table.gestures import check_fresh, turned_away
from faubourg.server.table.head import Head
from faubourg.server.table.host import Host
from faubourg.server.table.revealing import start_due, start_late
from faubourg.server.table.suggestions import refused_by, suggest
from faubourg.server.table.table import Table

# In ms. The tables of a worker that was killed wait so long for another; a bot that thinks longer may be asked twice,
# and answers the same.
LEASE = 10_000
# In ms: how long a bot waits where several may act at once, at least, and by how much that varies.
BREATH, BREATHS = 1_000, 2_000
# The bot that weighs deals, and can say which one it would accept.
WISHER = "greedy"
# Seconds after which something that failed is tried again.
PAUSE = 2.0
POLL = 2.0
UNLOAD_EVERY = 30.0
SWEEP_EVERY = 3600.0
AT_ONCE = 100

log = structlog.get_logger("faubourg.attendant")


class Attendant:
    def __init__(self, host: Host, bots: BotPool, metrics: Metrics, sweep_after_days: float | None = None) -> None:
        self.host = host
        self.bots = bots
        self.metrics = metrics
        self.sweep_after_days = sweep_after_days
        self.chores: list[asyncio.Task[None]] = []
        host.on_change = self.look

    def start(self) -> None:
        self.chores = [
            asyncio.create_task(self.every(POLL, self.wake_tables)),
            asyncio.create_task(self.every(UNLOAD_EVERY, self.unload)),
            asyncio.create_task(self.every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(self.answer_doorbell()),
        ]

    async def stop(self) -> None:
        tasks = [*self.chores]
        for table in self.host.tables.values():
            tasks += [task for task in (table.alarm, table.thinking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What a table needs now

    def look(self, table: Table) -> None:
        """Something has changed: a bot may be asked, a clock may have started or stopped."""
        self.let_breathe(table)
        if table.thinking is None and table.bots_asked():
            table.thinking = asyncio.create_task(self.think(table))
        due = self.next_due(table)
        if table.alarm is not None:
            if table.alarm_for == (table.seq, due) and not table.alarm.done():
                # It goes on counting: the wall's clock may have been set since.
                return
            table.alarm.cancel()
            table.alarm = None
        if due:
            table.alarm_for = (table.seq, due)
            table.alarm = asyncio.create_task(self.ring(table, table.seq, due))

    def next_due(self, table: Table) -> int:
        """When the time of somebody who is asked runs out, or a timer of the rules, or the wait for the start; 0 if
        nothing runs."""
        if not table.log:
            return start_due(self.host, table)
        times = [timer.due for timer in table.counting()] if table.status == "playing" else []
        if table.due is not None and table.due.due and table.people_asked():
            times.append(table.due.due)
        return min(times, default=0)

    # Bots

    async def think(self, table: Table) -> None:
        """Let bots play as long as one is asked. One worker does it, the one with the lease."""
        try:
            while table.bots_asked():
                now = self.host.clock.now()
                if not await self.host.store.lease(table.id, self.host.worker, now, now + LEASE):
                    # Its owner plays on and rings, or its lease runs out.
                    await self.host.clock.sleep(PAUSE)
                    async with table.lock:
                        await self.host.catch_up(table)
                    continue
                seat = table.bots_asked()[0]
                if table.state.actor == SEVERAL:
                    self.let_breathe(table)
                    seat = await self.hesitate(table)
                if seat in table.bots_asked():
                    await self.let_bot_play(table, seat)
        except asyncio.CancelledError:
            raise
        except (StoreError, BotFailed, InputError) as problem:
            self.metrics.bots_failed.inc()
            log.warning("bot-failed", table=table.id, problem=problem.code)
            await self.host.clock.sleep(PAUSE)
        except Exception:
            log.exception("bot-broken", table=table.id)
            await self.host.clock.sleep(PAUSE)
        finally:
            table.thinking = None
        with contextlib.suppress(StoreError):
            await self.host.store.release(table.id, self.host.worker)
        # What happened during the last wait.
        if self.host.holds(table):
            self.look(table)

    def let_breathe(self, table: Table) -> None:
        """Where several may act at once, each bot takes a breath when it is asked, so that people can act too; whatever
        others do meanwhile, it is not kept from acting after it."""
        asked = table.bots_asked()
        if not asked or table.state.actor != SEVERAL:
            table.breaths = {}
            return
        now = self.host.clock.now()
        table.breaths = {seat: table.breaths.get(seat) or now + breath(table, seat) for seat in asked}

    async def hesitate(self, table: Table) -> int:
        """The bot whose breath is over first, when it is; -1 if none is asked any more."""
        while table.breaths:
            seat = min(table.breaths, key=lambda asked: table.breaths[asked])
            left = table.breaths[seat] - self.host.clock.now()
            if left <= 0:
                del table.breaths[seat]
                return seat
            # Nobody who is asked meanwhile acts sooner.
            await self.host.clock.sleep(min(left, BREATH) / 1000)
        return -1

    async def let_bot_play(self, table: Table, seat: int) -> None:
        seq = table.seq
        task = bot_task(table, seat, table.head.seats[seat].strength)
        with self.metrics.bot_seconds.time():
            moves = await self.bots.choose(task)
        # A person who came back while the bot was thinking, or an undo, makes its answer worthless; where several may
        # act at once it is judged by what they have done meanwhile.
        if seat not in table.bots_asked() or (table.seq != seq and table.state.actor != SEVERAL):
            return
        proposer = refused_by(table, seat, moves)
        try:
            seq = await self.host.play(table, seat, seq, moves, as_bot=True)
        except IllegalMove:
            # What it imagined turned out otherwise after its first move, which it knows to be possible.
            if seat in table.bots_asked() and table.seq == seq:
                await self.host.play(table, seat, seq, moves[:1], as_bot=True)
            return
        # A bot offers once and makes nothing of it; one that plays at random weighs no deals.
        if proposer is not None and proposer not in table.bot_run and task.bot == WISHER:
            await self.say_wish(table, task, seq, proposer)

    async def say_wish(self, table: Table, task: BotTask, seq: int, proposer: int) -> None:
        """A bot that has refused a deal says which one it would accept, if the proposer can still offer it."""
        wished = await self.bots.wish(task)
        if wished is not None:
            with contextlib.suppress(IllegalMove):
                await suggest(self.host, table, task.seat, seq, proposer, table.game.text(wished))

    async def hint(self, table: Table, seat: int, seq: int) -> int:
        """What the coach would play for a seat that is asked."""
        check_fresh(table, seq)
        if seat not in table.asked():
            raise IllegalMove(Refusal("not-your-turn", table.state.clause_now(), {}))
        try:
            return await self.bots.hint(bot_task(table, seat, "greedy"))
        except BotFailed:
            raise turned_away("no-hint") from None

    # Clocks

    async def ring(self, table: Table, seq: int, due: int) -> None:
        """When a timer of the rules is due, the clock makes its move; when the time of whoever is asked runs out, bots
        play on for them."""
        # Waited for, not compared with the wall's clock, which somebody may set.
        await self.host.clock.sleep((due - self.host.clock.now()) / 1000)
        try:
            async with table.lock:
                if table.alarm_for == (seq, due):
                    table.alarm = None
                if not table.log:
                    await start_late(self.host, table)
                if table.timers:
                    await self.host.play_timers(table)
                if table.seq == seq and table.due is not None and table.due.due == due:
                    late = table.people_asked()
                    await self.host.change(table, lambda head: send_away(head, late))
        except (StoreError, InputError, IllegalMove) as problem:
            log.warning("clock-failed", table=table.id, problem=getattr(problem, "code", "refused"))
            await self.host.clock.sleep(PAUSE)
            if self.host.holds(table):
                table.alarm = None
                self.look(table)

    # Chores

    async def every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await chore()
            except StoreError as problem:
                log.warning("chore-failed", chore=chore.__qualname__, problem=problem.code)
            except Exception:
                log.exception("chore-broken", chore=chore.__qualname__)
            await self.host.clock.sleep(seconds)

    async def wake_tables(self) -> None:
        """Tables with something to do that nobody has loaded: after a restart, or because all have left."""
        for id in await self.host.store.tables_to_wake(self.host.clock.now(), AT_ONCE):
            if id not in self.host.tables:
                try:
                    await self.host.table(id)
                except StoreError:
                    raise
                except Exception as problem:
                    # One that cannot be read keeps no other asleep: it is tried again when somebody opens it.
                    why = getattr(problem, "code", "broken")
                    log.warning("table-asleep", table=id, problem=why, exc_info=problem)
                    await self.host.store.set_wake(id, None)

    async def unload(self) -> None:
        self.host.unload_idle()

    async def sweep(self) -> None:
        """Delete tables that nobody has touched for long."""
        if self.sweep_after_days is None:
            return
        since = self.host.clock.now() - int(self.sweep_after_days * 86_400_000)
        while swept := await self.host.store.sweep(since, AT_ONCE):
            log.info("swept", tables=len(swept))
            for id in swept:
                table = self.host.tables.get(id)
                if table is not None:
                    self.host.forget(table)

    async def answer_doorbell(self) -> None:
        async for id in self.host.store.doorbell():
            # The empty id stands for all tables.
            for each in [id] if id else [*self.host.tables, *self.host.loading]:
                await self.answer_bell(each)

    async def answer_bell(self, id: str) -> None:
        """Read what another worker did, however often that fails: nobody rings again for it."""
        while True:
            try:
                await self.host.rung(id)
                return
            except InputError as problem:
                log.warning("doorbell-failed", table=id, problem=problem.code)
                return
            except StoreError as problem:
                log.warning("doorbell-failed", table=id, problem=problem.code)
            except Exception:
                log.exception("doorbell-broken", table=id)
                return
            await self.host.clock.sleep(PAUSE)


def breath(table: Table, seat: int) -> int:
    """How long a bot waits, in ms."""
    return BREATH + Rng(f"{table.id}/{table.seq}/{seat}/breath").below(BREATHS)


def bot_task(table: Table, seat: int, bot: str) -> BotTask:
    """A bot is handed a position imagined for its seat, never the match's own."""
    name = f"{table.id}/{table.seq}/{seat}"
    imagined = table.state.imagine(seat, Rng(name))
    return BotTask(table.head.game, table.head.data, imagined.dump(), seat, bot, None, name)


def send_away(head: Head, seats: list[int]) -> None:
    for seat in seats:
        head.seats[seat].away = True
