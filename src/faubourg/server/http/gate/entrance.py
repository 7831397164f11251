"""The first that a request comes to: it waits there for its turn."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.guests import address_of


class Entrance:
    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.gate.doors.enter(address_of(HTTPConnection(scope), self.gate.trust_proxy))
        await self.app(scope, receive, send)
