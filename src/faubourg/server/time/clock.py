"""The server's clock: the time that is written down, and waiting."""

import asyncio
import time


class Clock:
    """The wall's time when the server started, and what has passed since by a clock that nobody sets.

    So a wall clock that is set back or forward takes no time from anybody and gives none. Tests put one in its place
    that is set by hand.
    """

    def __init__(self) -> None:
        self.offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since the epoch: what due times are written in."""
        return (self.offset + time.monotonic_ns()) // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """So long at least: an event loop may wake up a millisecond early, and then nothing would be due yet."""
        end = time.monotonic() + seconds
        await asyncio.sleep(max(0.0, seconds))
        while (left := end - time.monotonic()) > 0:
            await asyncio.sleep(left)
