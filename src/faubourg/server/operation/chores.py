"""Chores of a worker: it wakes tables nobody has loaded, clears away what lies idle, and answers the store's bell."""

import asyncio
from collections.abc import Awaitable, Callable

from faubourg.core.refusal import InputError
from faubourg.server.store.store import StoreError
from faubourg.server.table.host import Host
from faubourg.server.table.log import Log

# Seconds between two rounds of a chore, and after which something that failed is tried again.
POLL = 2.0
UNLOAD_EVERY = 30.0
SWEEP_EVERY = 3600.0
PAUSE = 2.0
AT_ONCE = 100


class Chores:
    def __init__(self, host: Host, log: Log, sweep_after_days: float | None = None) -> None:
        self.host = host
        self.log = log
        self.sweep_after_days = sweep_after_days
        self.running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.running = [
            asyncio.create_task(self.every(POLL, self.wake_tables)),
            asyncio.create_task(self.every(UNLOAD_EVERY, self.unload)),
            asyncio.create_task(self.every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(self.answer_doorbell()),
        ]

    async def stop(self) -> None:
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    async def every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await chore()
            except StoreError as problem:
                self.log.warning("chore-failed", chore=chore.__qualname__, problem=problem.code)
            except Exception:
                self.log.exception("chore-broken", chore=chore.__qualname__)
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
                    self.log.warning("table-asleep", table=id, problem=why, exc_info=problem)
                    await self.host.store.set_wake(id, None)

    async def unload(self) -> None:
        self.host.unload_idle()

    async def sweep(self) -> None:
        """Delete tables that nobody has touched for long."""
        if self.sweep_after_days is None:
            return
        since = self.host.clock.now() - int(self.sweep_after_days * 86_400_000)
        while swept := await self.host.store.sweep(since, AT_ONCE):
            self.log.info("swept", tables=len(swept))
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
                self.log.warning("doorbell-failed", table=id, problem=problem.code)
                return
            except StoreError as problem:
                self.log.warning("doorbell-failed", table=id, problem=problem.code)
            except Exception:
                self.log.exception("doorbell-broken", table=id)
                return
            await self.host.clock.sleep(PAUSE)
