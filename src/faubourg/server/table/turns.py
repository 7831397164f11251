"""Whose turn it is where few can be served at once."""

import asyncio
from collections import Counter, deque


class Turns:
    """At most `size` at once, and `each` of one home; the next is of the home that was served longest ago.

    A home is an address, or anything else that stands for those who share one turn.
    """

    def __init__(self, size: int, each: int = 1) -> None:
        self.left = size
        self.each = each
        self.working: Counter[object] = Counter()
        self.lines: dict[object, deque[asyncio.Future[None]]] = {}
        # When those who work or wait were last served; who has gone is forgotten.
        self.served: dict[object, int] = {}
        self.count = 0

    def is_free(self, home: object) -> bool:
        """Whether one need not wait. While a turn is left, only those wait who have all of theirs."""
        return self.left > 0 and self.may_work(home)

    def may_work(self, home: object) -> bool:
        return self.working[home] < self.each

    def waiting(self, home: object) -> int:
        return len(self.lines.get(home, ()))

    async def take(self, home: object) -> None:
        """Wait for a turn, which is to be given back."""
        if self.is_free(home):
            self.start(home)
            return
        turn = asyncio.get_running_loop().create_future()
        self.lines.setdefault(home, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.leave(home, turn)
            else:
                # It came at the moment in which nobody wanted it any more.
                self.give_back(home)
            raise

    def give_back(self, home: object) -> None:
        self.left += 1
        self.working[home] -= 1
        if not self.working[home]:
            del self.working[home]
        self.forget(home)
        self.call_next()

    def start(self, home: object) -> None:
        self.left -= 1
        self.working[home] += 1
        self.count += 1
        self.served[home] = self.count

    def leave(self, home: object, turn: asyncio.Future[None]) -> None:
        line = self.lines.get(home, deque())
        if turn in line:
            line.remove(turn)
        if not line:
            self.lines.pop(home, None)
        self.forget(home)

    def forget(self, home: object) -> None:
        if home not in self.working and home not in self.lines:
            self.served.pop(home, None)

    def call_next(self) -> None:
        while self.left > 0 and (ready := [home for home in self.lines if self.may_work(home)]):
            # Of those who were never served, the one who came first.
            home = min(ready, key=lambda home: self.served.get(home, 0))
            turn = self.lines[home][0]
            self.leave(home, turn)
            if not turn.cancelled():
                self.start(home)
                turn.set_result(None)
