"""What stands between the network and the pages: headers, origins, and a last catcher of mistakes.

Each is a plain ASGI application around another, so that WebSockets pass through them too.
"""

import secrets
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.server.http.guests import last_of
from faubourg.server.http.problems import problem
from faubourg.server.operation.logs import where

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
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011


def middlewares(origins: frozenset[str] = frozenset(), trust_proxy: bool = False) -> list[Middleware]:
    """All of them, the outermost first: what FastAPI takes."""
    return [
        Middleware(SafeHeaders),
        Middleware(Catcher),
        Middleware(SameOrigin, origins=origins, trust_proxy=trust_proxy),
    ]


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
