"""All connections of one address: how much may wait for them together, and when one of them is told everything.

A welcome is the longest message there is: few are made at a time, none while much is unread, and only so many.
"""

import asyncio
from typing import Protocol

from faubourg.server.socket.limits import Limits

# Bytes of messages that may wait for all of them, besides what is being written; then the slowest is cut off.
MOST_WAITING = 8_000_000
# Bytes that all of them may still have to read when another is welcomed.
MOST_UNREAD = 8_000_000
# Who may be welcomed at the same time.
AT_ONCE = 4
# So many bytes of a welcome count as one more.
PORTION = 250_000
# Seconds between two looks whether there is room.
PAUSE = 0.05


class Member(Protocol):
    """One of the connections."""

    closing: bool
    # The bytes of the messages that wait for it.
    held: int

    def behind(self) -> int:
        """All that it has still to read, as far as that is known here."""

    async def caught_up(self) -> None:
        """It has read nearly all that it was sent, or is gone."""

    def cut(self) -> None: ...


class Household:
    def __init__(self, address: str, limits: Limits) -> None:
        self.address = address
        self.limits = limits
        self.members: set[Member] = set()
        self.held = 0
        self.door = asyncio.Semaphore(AT_ONCE)

    def hold(self, size: int) -> None:
        """So many bytes more wait for one of them, or less."""
        self.held += size
        if self.held > MOST_WAITING:
            max(self.members, key=lambda member: member.held).cut()

    async def enter(self, member: Member) -> None:
        """Wait until there is room for a welcome, in the order in which they asked; each who enters leaves again."""
        # Whoever has not read the last one keeps nobody waiting.
        await member.caught_up()
        await self.door.acquire()
        while not member.closing and not self.has_room():
            await asyncio.sleep(max(PAUSE, self.limits.retry_after("hellos", self.address)))

    def has_room(self) -> bool:
        unread = sum(member.behind() for member in self.members)
        return unread <= MOST_UNREAD and self.limits.allow("hellos", self.address)

    def leave(self, size: int) -> None:
        """A welcome of that size was made; 0 if none."""
        self.limits.charge("hellos", self.address, size // PORTION)
        self.door.release()
