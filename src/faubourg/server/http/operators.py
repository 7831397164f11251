"""What whoever runs the server looks at: whether it lives, whether it can work, its meters and its interface."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from faubourg.server.http.docs import docs_page
from faubourg.server.http.problems import plainly, problem
from faubourg.server.operation.metrics import CONTENT_TYPE
from faubourg.server.store.store import Store, StoreError
from faubourg.server.time.clock import Clock

if TYPE_CHECKING:
    from faubourg.server.app import Server

# The store is written to at most this often to see whether it can be, however many ask.
READY_MS = 10_000
STORE_SECONDS = 5
# What proxies add to a request. Their own kinds are many: these are the usual.
FORWARDING = frozenset({"forwarded", "via", "x-real-ip", "x-client-ip", "true-client-ip", "cf-connecting-ip"})
FORWARDED_BY = "x-forwarded-"

Network = IPv4Network | IPv6Network


class Operators:
    """Those who run the server: at the machine itself, or in a network that was named."""

    def __init__(self, networks: tuple[str, ...] = (), trust_proxy: bool = False) -> None:
        self.networks: list[Network] = [ip_network(network, strict=False) for network in networks]
        self.trust_proxy = trust_proxy

    def have(self, connection: HTTPConnection) -> bool:
        """Who came by a proxy is known only by what a trusted one says."""
        if not is_forwarded(connection.headers):
            return connection.client is not None and self.include(connection.client.host)
        # Of a chain of proxies the last names only the one before it: everybody on the way has to be one of them.
        said = ",".join(connection.headers.getlist("x-forwarded-for"))
        return self.trust_proxy and said != "" and all(self.include(address.strip()) for address in said.split(","))

    def include(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return found.is_loopback or any(found in network for network in self.networks)


def is_forwarded(headers: Headers) -> bool:
    return any(name in FORWARDING or name.startswith(FORWARDED_BY) for name in headers)


class Readiness:
    """Whether the store can be written: what was found at the last try, while that is fresh."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.trying = asyncio.Lock()
        self.fresh_until = 0
        self.refusal = ""

    async def problem(self) -> str:
        """The code of what is wrong; empty if nothing is. Of many who ask at once one tries, and all are told."""
        async with self.trying:
            if self.clock.now() >= self.fresh_until:
                self.refusal = await self.attempt()
                self.fresh_until = self.clock.now() + READY_MS
            return self.refusal

    async def attempt(self) -> str:
        try:
            async with asyncio.timeout(STORE_SECONDS):
                await self.store.check()
        except TimeoutError:
            return "store-away"
        except StoreError as away:
            return away.code
        return ""


def add_operation(app: FastAPI, server: "Server") -> None:
    operators = Operators(server.settings.operators, server.settings.trust_proxy)
    readiness = Readiness(server.store, server.clock)

    def fine() -> Response:
        return JSONResponse({"status": "ok"}, headers={"cache-control": "no-store"})

    def not_theirs(request: Request) -> Response | None:
        return None if operators.have(request) else plainly("operators-only", 403, request.headers)

    @app.get("/health", include_in_schema=False)
    async def health() -> Response:
        """It lives; the store is not touched."""
        return fine()

    @app.get("/ready", include_in_schema=False)
    async def ready() -> Response:
        code = await readiness.problem()
        return problem(503, code) if code else fine()

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        return not_theirs(request) or Response(server.metrics.render(), media_type=CONTENT_TYPE)

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        return not_theirs(request) or docs_page(app.openapi())

    @app.get("/openapi.json", include_in_schema=False)
    async def openapi(request: Request) -> Response:
        return not_theirs(request) or JSONResponse(app.openapi())
