"""Letting the house in: a server for this machine alone listens at its address in the house as well, and goes by it."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Protocol

from faubourg.core.refusal import InputError
from faubourg.server.http.hosts import Hosts, is_alone
from faubourg.server.http.house.addresses import house_address, root_of
from faubourg.server.operation.settings import ServerSettings

# Under which name the lifespan of the application hands it over.
LAN = "lan"


class Ears(Protocol):
    """Whoever serves, and may listen at one more address while it does."""

    async def listen_at(self, address: str, port: int) -> None:
        """OSError if that cannot be."""

    def leave(self, address: str) -> None:
        """Listen there no more; whoever came by that address is sent away."""


class Lan:
    """One of each worker. Without ears, as where several processes serve, nothing can be switched."""

    def __init__(self, settings: ServerSettings, hosts: Hosts) -> None:
        self.port = settings.port
        # A server that listens to a network, or stands behind a proxy, is for others already.
        self.is_for_one = is_alone(settings.host) and not settings.trust_proxy
        self.hosts = hosts
        self.ears: Ears | None = None
        # Told where, when the house is let in.
        self.on_open: Callable[[str], None] = lambda root: None
        # The address by which others reach it; empty while they cannot.
        self.address = settings.lan
        self.changing = asyncio.Lock()

    def can_switch(self) -> bool:
        return self.ears is not None and self.is_for_one

    def root(self) -> str | None:
        """What others in the house open, if they can."""
        return root_of(self.address, self.port) if self.address else None

    def offered(self) -> str | None:
        """What they would open if they were let in."""
        address = self.address or house_address()
        return None if address is None else root_of(address, self.port)

    async def open(self) -> None:
        async with self.changing:
            if self.address or self.ears is None:
                return
            address = house_address()
            if address is None:
                raise InputError("no-house-network", {})
            try:
                await self.ears.listen_at(address, self.port)
            except OSError:
                raise InputError("house-port-taken", {"address": address, "port": self.port}) from None
            self.address = address
            self.hosts.names.add(address)
            # It is open, whether or not anybody reads where.
            with contextlib.suppress(OSError, ValueError):
                self.on_open(root_of(address, self.port))

    async def close(self) -> None:
        async with self.changing:
            if self.address and self.ears is not None:
                self.ears.leave(self.address)
                self.hosts.names.discard(self.address)
                self.address = ""
