"""A lock that lets one in at a time, in the order in which they came; who finds it open need not wait for the loop."""

import asyncio
from collections import deque
from types import TracebackType


class Turnstile:
    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def take(self) -> bool:
        """Go in if nobody is there; False if one must wait."""
        if self.taken:
            return False
        self.taken = True
        return True

    def leave(self) -> None:
        """Let the next one in."""
        while self.waiting:
            next_one = self.waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        let_in: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(let_in)
        try:
            await let_in
        except asyncio.CancelledError:
            if let_in.done() and not let_in.cancelled():
                self.leave()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()
