"""What stands between the network and the pages: headers, origins, sizes, and a last catcher of mistakes.

Each is a plain ASGI application around another, so that WebSockets pass through them too.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.server.guests import last_of
from faubourg.server.logs import where
from faubourg.server.wire.http import Problem
from faubourg.server.wire.kinds import LARGEST_DATA, Params

# No inline script or style, nothing from another host, nobody's frame.
POLICY = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "object-src": "'none'",
}
POLICY_HEADER = "; ".join(f"{name} {value}" for name, value in POLICY.items())
HEADERS = {
    "content-security-policy": POLICY_HEADER,
    "x-content-type-options": "nosniff",
    # A table's address is its invitation: it is not told to other sites.
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
# Requests that change nothing may come from anywhere.
HARMLESS = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 70_000
# A data file inside JSON, where a letter of two bytes may be written with six, and all the rest of a table.
LARGEST_TABLE = 3 * LARGEST_DATA + 8192
# A record of a long match, alone or inside JSON.
LARGEST_RECORD = 16_000_000
LARGEST_BY_PATH: Mapping[str, int] = {
    "/api/tables": LARGEST_TABLE,
    "/api/replays": LARGEST_RECORD,
    "/api/play-on": LARGEST_RECORD,
}
# How much more, and for how many seconds, is read of a body that is refused.
LARGEST_DISCARDED = 20_000_000
PATIENCE = 5.0
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011


def middlewares(
    origins: frozenset[str] = frozenset(), trust_proxy: bool = False, sizes: Mapping[str, int] = LARGEST_BY_PATH
) -> list[Middleware]:
    """All of them, the outermost first: what FastAPI takes."""
    return [
        Middleware(SafeHeaders),
        Middleware(Catcher),
        Middleware(SameOrigin, origins=origins, trust_proxy=trust_proxy),
        Middleware(SizeLimit, sizes=sizes),
    ]


def problem(status: int, code: str, params: Params | None = None) -> Response:
    """A refusal of the HTTP interface."""
    body = Problem(code=code, params={} if params is None else params).model_dump_json()
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


class SafeHeaders:
    """Adds the headers that tell a browser what these pages never do; a page may state its own instead."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        private = scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if private:
                    # What one guest may know is not for a cache.
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_safely)


class SameOrigin:
    """Other sites may link here, but not act here in a guest's name."""

    def __init__(self, app: ASGIApp, origins: frozenset[str] = frozenset(), trust_proxy: bool = False) -> None:
        self.app = app
        self.origins = origins
        self.trust_proxy = trust_proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not self.is_welcome(Headers(scope=scope)):
                await receive()
                await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": "wrong-origin"})
                return
        elif scope["type"] == "http" and scope["method"] not in HARMLESS:
            if not self.is_welcome(Headers(scope=scope)):
                await problem(403, "wrong-origin")(scope, receive, send)
                return
        await self.app(scope, receive, send)

    def is_welcome(self, headers: Headers) -> bool:
        """Browsers always say where a message comes from; what is no browser has no cookie to abuse."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") not in ("cross-site", "same-site")
        host = headers.get("host", "")
        if self.trust_proxy:
            host = last_of(headers, "x-forwarded-host") or host
        return origin in self.origins or is_at(origin, host)


def is_at(origin: str, host: str) -> bool:
    """Whether an origin such as https://name:port is of this host."""
    try:
        place = urlsplit(origin)
    except ValueError:
        return False
    return place.scheme in ("http", "https") and place.netloc != "" and place.netloc.lower() == host.lower()


class SizeLimit:
    """Refuses a body that is larger than its path allows, before anybody reads it."""

    def __init__(self, app: ASGIApp, sizes: Mapping[str, int] = LARGEST_BY_PATH, other: int = LARGEST_BODY) -> None:
        self.app = app
        self.sizes = sizes
        self.other = other

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.sizes.get(scope["path"], self.other)
        headers = Headers(scope=scope)
        length = headers.get("content-length")
        if length is not None:
            # Whoever speaks HTTP for us holds the body to its length.
            if not length.isdecimal() or int(length) > most:
                await discard(receive)
                await too_large(most)(scope, receive, send)
                return
        elif "transfer-encoding" in headers:
            body = await whole_body(receive, most)
            if body is None:
                await too_large(most)(scope, receive, send)
                return
            receive = again(body, receive)
        await self.app(scope, receive, send)


def too_large(most: int) -> Response:
    answer = problem(413, "too-large", {"most": most})
    # There may be more that nobody wants to read.
    answer.headers["connection"] = "close"
    return answer


async def discard(receive: Receive) -> None:
    """Read on for a while: a browser that is still sending does not see an answer."""
    size = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while size < LARGEST_DISCARDED:
                message = await receive()
                size += len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body", False):
                    return


async def whole_body(receive: Receive, most: int) -> list[Message] | None:
    """The messages of a body whose length nobody has told; None when they are too long."""
    kept: list[Message] = []
    size = 0
    while True:
        message = await receive()
        kept.append(message)
        size += len(message.get("body", b""))
        if size > most:
            if message.get("more_body", False):
                await discard(receive)
            return None
        if message["type"] != "http.request" or not message.get("more_body", False):
            return kept


def again(kept: list[Message], receive: Receive) -> Receive:
    """Messages that were received already, and then the others."""
    waiting = iter(kept)

    async def receive_again() -> Message:
        for message in waiting:
            return message
        return await receive()

    return receive_again


class Catcher:
    """Turns a mistake of ours into an answer that tells nothing but a number, and a line in the log that has it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.log = structlog.get_logger("faubourg")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def note_start(message: Message) -> None:
            nonlocal started
            started = started or message["type"] in ("http.response.start", "websocket.close")
            await send(message)

        try:
            await self.app(scope, receive, note_start)
        except Exception as mistake:
            number = secrets.token_hex(4)
            self.log.error("broken", id=number, mistake=type(mistake).__name__, where=where(mistake))
            if started:
                # What was begun cannot be taken back; the connection breaks off.
                return
            if scope["type"] == "http":
                await problem(500, "server-broken", {"id": number})(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": INTERNAL_ERROR, "reason": "server-broken"})
