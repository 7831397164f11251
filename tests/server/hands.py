"""A clock that is set by hand."""

import asyncio

from faubourg.server.time.clock import Clock


class HandClock(Clock):
    """Its time passes only by `advance`; the wall's time can be set apart from it, as when somebody sets the clock."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.wall = now
        self.passed = 0.0
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.wall

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        sleeper = (self.passed + seconds, asyncio.get_running_loop().create_future())
        self.sleepers.append(sleeper)
        try:
            await sleeper[1]
        finally:
            self.sleepers.remove(sleeper)

    def set(self, now: int) -> None:
        """Set the wall's clock; nobody has slept for it."""
        self.wall = now

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everybody do what they do when they wake, one after the other."""
        end = self.passed + seconds
        await settle()
        while due := [until for until, future in self.sleepers if until <= end and not future.done()]:
            self.pass_to(min(due))
            for until, future in list(self.sleepers):
                if until <= self.passed and not future.done():
                    future.set_result(None)
            await settle()
        self.pass_to(end)

    def pass_to(self, moment: float) -> None:
        self.wall += round((moment - self.passed) * 1000)
        self.passed = moment


async def settle() -> None:
    """Let everything run that can run without time passing."""
    for _ in range(20):
        await asyncio.sleep(0)
