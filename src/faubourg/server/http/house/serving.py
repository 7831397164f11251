"""uvicorn's server, which may listen at one more address while it runs."""

import asyncio
import socket
from collections.abc import Callable
from functools import partial

import uvicorn

from faubourg.server.http.gate.protocol import HttpProtocol
from faubourg.server.http.house.addresses import bound
from faubourg.server.http.house.lan import LAN, Lan


class Serving(uvicorn.Server):
    """Calls `ready` when it serves, and `on_open` with what others open whenever the house is let in."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], on_open: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready
        self.on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            lan: Lan = self.lifespan.state[LAN]
            lan.ears, lan.on_open = self, self.on_open
            self.ready()

    async def listen_at(self, address: str, port: int) -> None:
        protocol = partial(HttpProtocol, self.config, self.server_state, self.lifespan.state)
        listening = bound(address, port)
        try:
            found = await asyncio.get_running_loop().create_server(
                protocol, sock=listening, backlog=self.config.backlog
            )
        except BaseException:
            listening.close()
            raise
        # With the others it is closed at the end.
        self.servers.append(found)

    def leave(self, address: str) -> None:
        here = [server for server in self.servers if any(one.getsockname()[0] == address for one in server.sockets)]
        for server in here:
            server.close()
            self.servers.remove(server)
        for connection in list(self.server_state.connections):
            if (connection.transport.get_extra_info("sockname") or [""])[0] == address:
                connection.shutdown()
