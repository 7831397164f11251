"""What connections and bodies of all addresses are counted by, and the watch over those that owe us something."""

import asyncio
from typing import Protocol

from faubourg.server.http.gate.doors import Doors
from faubourg.server.http.gate.files import most_connections
from faubourg.server.http.gate.shares import Shares
from faubourg.server.socket.limits import Limits

# Bytes of all addresses together: of bodies that are on their way or being answered, of answers that are not read.
MOST_BODY_BYTES = 64_000_000
MOST_UNREAD_BYTES = 64_000_000
# Seconds between two looks at those that are waited for.
LOOK_EVERY = 1.0


class Debtor(Protocol):
    """A connection that owes us the rest of a request, or the reading of an answer."""

    def check(self, now: float) -> None:
        """End it, if it has had its time."""


class Gate:
    """One of each worker. Behind a proxy all connections are of one address: by address only bodies count then."""

    def __init__(self, limits: Limits, *, trust_proxy: bool = False) -> None:
        figures = limits.figures
        self.limits = limits
        self.trust_proxy = trust_proxy
        most = most_connections()
        self.connections = Shares(most, figures.connections, fair=not trust_proxy)
        # Those among them that are no WebSockets.
        self.asking = Shares(most, figures.asking, fair=not trust_proxy)
        self.bodies = Shares(max(MOST_BODY_BYTES, figures.body_bytes), figures.body_bytes)
        self.unread = Shares(max(MOST_UNREAD_BYTES, figures.unread_bytes), figures.unread_bytes, fair=not trust_proxy)
        self.doors = Doors()
        self.debtors: set[Debtor] = set()
        self.looking: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.looking = loop.call_later(LOOK_EVERY, self.look, loop)

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """One look at all, instead of a timer for each: most requests are complete at once."""
        # First of all: should a mistake be met on the way, the others are still watched.
        self.looking = loop.call_later(LOOK_EVERY, self.look, loop)
        now = loop.time()
        for debtor in list(self.debtors):
            debtor.check(now)

    def stop(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            self.looking = None

    # Connections

    def enter(self, address: str) -> str:
        """Count one more connection; else why not, as a code."""
        if not self.asking.take(address):
            return "too-many-connections" if self.asking.has_its_share(address) else "busy"
        if not self.connections.take(address):
            self.asking.give_back(address)
            return "too-many-connections" if self.connections.has_its_share(address) else "busy"
        return ""

    def leave(self, address: str) -> None:
        self.asking.give_back(address)
        self.connections.give_back(address)

    def becomes_socket(self, address: str) -> None:
        """A connection that stays has asked for a WebSocket."""
        self.asking.give_back(address)

    def leave_socket(self, address: str) -> None:
        self.connections.give_back(address)
