"""A line in the log and a count for every HTTP request and WebSocket: what was asked of us, not by whom."""

from time import perf_counter

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from faubourg.server.operation.logs import mark_of
from faubourg.server.operation.metrics import Metrics

# Asked for every few seconds by whoever watches over the server.
QUIET = frozenset({"/health", "/ready", "/metrics"})
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Access:
    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.log = structlog.get_logger("faubourg.access")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        # A connection that broke off before it was answered.
        status = 499

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status != 101:
                status = 403
            await send(message)

        try:
            await self.app(scope, receive, note_status)
        finally:
            self.note(scope, status, perf_counter() - began)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = route_of(scope)
        method = "WS" if scope["type"] == "websocket" else scope["method"]
        if method != "WS" and method not in METHODS:
            method = "other"
        self.metrics.requests.labels(method, route, str(status)).inc()
        # Whoever is turned away for coming too often is counted: a line for each would fill the disk for them.
        if route in QUIET or status == 429:
            return
        table = scope.get("path_params", {}).get("table")
        marks = {} if table is None else {"at": mark_of(table)}
        self.log.info("access", method=method, route=route, status=status, ms=round(seconds * 1000, 1), **marks)


def route_of(scope: Scope) -> str:
    """The pattern of an address, such as /api/tables/{table}: an address itself may be an invitation."""
    path = getattr(scope.get("route"), "path", "")
    return path if isinstance(path, str) and path else "(other)"
