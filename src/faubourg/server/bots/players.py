"""The bots at the tables: when one is asked it is given a position to think about, and what it answers is played."""

import asyncio
import contextlib
from hashlib import sha256
from typing import TYPE_CHECKING, Protocol

from faubourg.bots.coach import Hint
from faubourg.bots.levels import LEVELS
from faubourg.bots.player import weighs_deals
from faubourg.core.actors import SEVERAL
from faubourg.core.refusal import IllegalMove, InputError, Refusal
from faubourg.core.rng import Rng
from faubourg.server.bots.tasks import BotFailed, BotTask
from faubourg.server.store.store import StoreError
from faubourg.server.table.gestures import check_fresh, turned_away
from faubourg.server.table.host import Host
from faubourg.server.table.log import Log
from faubourg.server.table.suggestions import refused_by, suggest
from faubourg.server.table.table import Table

if TYPE_CHECKING:
    from faubourg.server.operation.metrics import Metrics

# In ms. The tables of a worker that was killed wait so long for another; a bot that thinks longer may be asked twice,
# and answers the same.
LEASE = 10_000
# In ms: how long a bot waits where several may act at once, at least, and by how much that varies.
BREATH, BREATHS = 1_000, 2_000
# Seconds after which something that failed is tried again.
PAUSE = 2.0


class Thinker(Protocol):
    """Whoever answers tasks, in whatever process: `pool.BotPool` here."""

    async def choose(self, task: BotTask) -> list[int]: ...

    async def hint(self, task: BotTask) -> Hint: ...

    async def wish(self, task: BotTask) -> int | None: ...


class Players:
    def __init__(self, host: Host, thinker: Thinker, metrics: "Metrics", log: Log) -> None:
        self.host = host
        self.thinker = thinker
        self.metrics = metrics
        self.log = log
        self.thinking: dict[Table, asyncio.Task[None]] = {}
        # Where several may act at once: when each bot that is asked does, in ms.
        self.breaths: dict[Table, dict[int, int]] = {}
        host.attendants.append(self)

    async def stop(self) -> None:
        tasks = list(self.thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, table: Table) -> None:
        """A bot may be asked."""
        self.let_breathe(table)
        if table not in self.thinking and table.bots_asked():
            self.thinking[table] = asyncio.create_task(self.think(table))

    def leave(self, table: Table) -> None:
        self.breaths.pop(table, None)
        task = self.thinking.pop(table, None)
        if task is not None:
            task.cancel()

    def is_busy(self, table: Table) -> bool:
        return table in self.thinking

    async def think(self, table: Table) -> None:
        """Let bots play as long as one is asked. One worker does it, the one with the lease."""
        try:
            if not await self.play_on(table):
                await self.host.clock.sleep(PAUSE)
        finally:
            self.thinking.pop(table, None)
        with contextlib.suppress(StoreError):
            await self.host.store.release(table.id, self.host.worker)
        # What happened during the last wait.
        if self.host.holds(table):
            self.look(table)

    async def play_on(self, table: Table) -> bool:
        """Whether it went well until no bot was asked any more."""
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
        except (StoreError, BotFailed, InputError) as problem:
            self.metrics.bots_failed.inc()
            self.log.warning("bot-failed", table=table.id, problem=problem.code)
            return False
        except Exception:
            self.log.exception("bot-broken", table=table.id)
            return False
        return True

    def let_breathe(self, table: Table) -> None:
        """Where several may act at once, each bot takes a breath when it is asked, so that people can act too; whatever
        others do meanwhile, it is not kept from acting after it."""
        asked = table.bots_asked()
        if not asked or table.state.actor != SEVERAL:
            self.breaths.pop(table, None)
            return
        now, before = self.host.clock.now(), self.breaths.get(table, {})
        self.breaths[table] = {seat: before.get(seat) or now + breath(table, seat) for seat in asked}

    async def hesitate(self, table: Table) -> int:
        """The bot whose breath is over first, when it is; -1 if none is asked any more."""
        while breaths := self.breaths.get(table):
            seat = min(breaths, key=breaths.__getitem__)
            left = breaths[seat] - self.host.clock.now()
            if left <= 0:
                del breaths[seat]
                return seat
            # Nobody who is asked meanwhile acts sooner.
            await self.host.clock.sleep(min(left, BREATH) / 1000)
        return -1

    async def let_bot_play(self, table: Table, seat: int) -> None:
        seq = table.seq
        task = bot_task(table, seat, table.head.thinker(seat))
        with self.metrics.bot_seconds.time():
            moves = await self.thinker.choose(task)
        # A person who came back while the bot was thinking, or an undo, makes its answer worthless; where several may
        # act at once it is judged by what they have done meanwhile.
        if seat not in table.bots_asked() or (table.seq != seq and table.state.actor != SEVERAL):
            return
        proposer = refused_by(table, seat, moves)
        played = -1
        with contextlib.suppress(IllegalMove):
            played = await self.host.play(table, seat, seq, moves, as_bot=True)
        if played < 0:
            # What it imagined turned out otherwise after its first move, which it knows to be possible.
            if seat in table.bots_asked() and table.seq == seq:
                await self.host.play(table, seat, seq, moves[:1], as_bot=True)
            return
        # A bot offers once and makes nothing of it.
        if proposer is not None and proposer not in table.bot_run and weighs_deals(task.bot):
            await self.say_wish(table, task, played, proposer)

    async def say_wish(self, table: Table, task: BotTask, seq: int, proposer: int) -> None:
        """A bot that has refused a deal says which one it would accept, if the proposer can still offer it."""
        wished = await self.thinker.wish(task)
        if wished is not None:
            with contextlib.suppress(IllegalMove):
                await suggest(self.host, table, task.seat, seq, proposer, table.game.text(wished))

    async def hint(self, table: Table, seat: int, seq: int) -> Hint:
        """What the coach would play for a seat that is asked."""
        if not table.head.settings.hints:
            raise turned_away("hints-off")
        check_fresh(table, seq)
        if seat not in table.asked():
            raise IllegalMove(Refusal("not-your-turn", table.state.clause_now(), {}))
        try:
            return await self.thinker.hint(bot_task(table, seat, LEVELS[-1]))
        except BotFailed:
            raise turned_away("no-hint") from None


def breath(table: Table, seat: int) -> int:
    """How long a bot waits, in ms."""
    return BREATH + Rng(f"{luck(table, seat)}/breath").below(BREATHS)


def bot_task(table: Table, seat: int, bot: str) -> BotTask:
    """A bot is handed a position imagined for its seat, never the match's own."""
    seed = luck(table, seat)
    imagined = table.state.imagine(seat, Rng(seed))
    return BotTask(table.head.game, table.head.data, imagined.dump(), seat, bot, None, seed, table.home())


def luck(table: Table, seat: int) -> str:
    """What a bot leaves to chance follows from this, however often it is asked. It hangs on the dealer's seed: of what
    everybody knows, people who have these rules could work out beforehand what a bot will do."""
    return sha256(f"{table.head.seed}/{table.id}/{table.seq}/{seat}".encode()).hexdigest()
