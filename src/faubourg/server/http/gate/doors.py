"""Requests are let in a few at a time: a crowd that comes at once would have the whole process for itself."""

import asyncio
from weakref import WeakValueDictionary

# Of one address, before everybody else has their turn; most take about a millisecond.
AT_ONCE = 4


class Doors:
    """Each address has a door of its own, as long as somebody stands there."""

    def __init__(self) -> None:
        self.doors: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    async def enter(self, address: str) -> None:
        """In the order in which they came. Nobody waits for what those before them are still doing inside."""
        door = self.doors.setdefault(address, asyncio.Semaphore(AT_ONCE))
        async with door:
            await asyncio.sleep(0)
