"""Bodies: refused before they are read, or read whole before the application is asked.

So a body that breaks off, or never ends, is known to nobody but us, and nothing of it is left behind.
"""

import asyncio
import contextlib
import gc

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.gate.paths import ALLOWANCES, LARGEST_TABLE, Allowance, Allowances, Paths
from faubourg.server.http.gate.shares import Shares
from faubourg.server.http.guests import address_of
from faubourg.server.http.problems import TOO_MANY, problem
from faubourg.server.wire.outline import is_small

# How much more, and for how many seconds, is read of a body that is refused.
LARGEST_DISCARDED = 20_000_000
PATIENCE = 5.0
# From here on a body is looked for after it is answered.
LARGE = LARGEST_TABLE
# Signs and strings of one: a table has two hundred. Of every entry that is none of ours it is said what is wrong.
MOST_SIGNS = 2000


class Bodies:
    def __init__(self, app: ASGIApp, gate: Gate, allowances: Allowances = ALLOWANCES) -> None:
        self.app = app
        self.gate = gate
        self.paths = Paths(allowances)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        address = address_of(HTTPConnection(scope), self.gate.trust_proxy)
        if not has_body and not scope["path"].startswith("/api/"):
            app = self.app if self.gate.limits.allow("files", address) else self.too_fast("files", address)
            await app(scope, receive, send)
            return
        allowance = self.paths.allowance(scope["method"], scope["path"])
        refused = self.refusal(allowance, address, headers)
        if refused is None and has_body:
            refused = await self.with_body(scope, receive, send, allowance, address)
        elif refused is None:
            await self.app(scope, receive, send)
        if refused is not None:
            if has_body:
                await self.read_to_the_end(headers, receive, address)
                # There may be more that nobody wants to read.
                refused.headers["connection"] = "close"
            await refused(scope, receive, send)

    def refusal(self, allowance: Allowance, address: str, headers: Headers) -> Response | None:
        """Every request counts, and those that cost more count again; a size is refused if it is told."""
        allow = self.gate.limits.allow
        length = headers.get("content-length", "0")
        if not allow("requests", address):
            return self.too_fast("requests", address)
        if allowance.text and not is_text(headers):
            return bad_request("content-type")
        if not length.isdecimal() or int(length) > allowance.most:
            return too_large(allowance.most)
        if allowance.rule and not allow(allowance.rule, address):
            return self.too_fast(allowance.rule, address)
        return None

    def too_fast(self, rule: str, address: str) -> Response:
        return problem(TOO_MANY, "too-fast", wait=self.gate.limits.retry_after(rule, address))

    async def with_body(
        self, scope: Scope, receive: Receive, send: Send, allowance: Allowance, address: str
    ) -> Response | None:
        """Ask the application once the body is here, which counts until it is answered; or what it is refused with."""
        held = Held(self.gate.bodies, address)
        try:
            body = await whole_body(receive, allowance.most, held)
            if isinstance(body, Response):
                return body
            if body is None:
                return None
            # Whoever holds back the last byte of many would have them all answered in one turn.
            await self.gate.doors.enter(address)
            app = self.app if allowance.text or is_small(body, MOST_SIGNS) else bad_request("-")
            await app(scope, given(body, receive), send)
            return None
        finally:
            held.give_back()

    async def read_to_the_end(self, headers: Headers, receive: Receive, address: str) -> None:
        """A browser that is still sending does not see an answer, unless it waits to be asked for the body."""
        if "expect" not in headers and self.gate.limits.allow("discards", address):
            await discard(receive)


class Held:
    """What one request has taken of its address's share."""

    def __init__(self, shares: Shares, address: str) -> None:
        self.shares = shares
        self.address = address
        self.size = 0

    def take(self, size: int) -> bool:
        if not self.shares.take(self.address, size):
            return False
        self.size += size
        return True

    def refusal(self, size: int) -> Response:
        return problem(TOO_MANY, "too-fast") if self.shares.has_its_share(self.address, size) else problem(503, "busy")

    def give_back(self) -> None:
        if self.size:
            self.shares.give_back(self.address, self.size)
        if self.size > LARGE:
            # Should a mistake have left a cycle that holds it, that is small: nobody would look for it soon.
            gc.collect(1)
        self.size = 0


def is_text(headers: Headers) -> bool:
    return headers.get("content-type", "text/plain").startswith("text/")


def bad_request(field: str) -> Response:
    return problem(422, "bad-request", {"field": field})


def too_large(most: int) -> Response:
    return problem(413, "too-large", {"most": most})


async def discard(receive: Receive) -> None:
    """Read on for a while, and forget it."""
    size = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while size < LARGEST_DISCARDED:
                message = await receive()
                size += len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return


async def whole_body(receive: Receive, most: int, held: Held) -> bytes | Response | None:
    """All of a body, or why it is refused; None if it broke off."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        piece = message.get("body", b"")
        if len(body) + len(piece) > most:
            return too_large(most)
        if not held.take(len(piece)):
            return held.refusal(len(piece))
        body += piece
        if not message.get("more_body", False):
            return bytes(body)


def given(body: bytes, receive: Receive) -> Receive:
    """A body that was received already, and then whatever else comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
