"""Asking an ASGI application without a network."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any

import httpx
from starlette.types import ASGIApp, Message, Scope

HOST = "faubourg.example"


def ask(app: ASGIApp, method: str, path: str, address: str = "127.0.0.1", **what: Any) -> httpx.Response:
    """One HTTP request from an address; whatever the application lets through is raised."""

    async def run() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(address, 4000))
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
            return await client.request(method, path, **what)

    return asyncio.run(run())


def connect(app: ASGIApp, path: str, headers: Iterable[tuple[str, str]] = ()) -> list[Message]:
    """Open a WebSocket and leave; what the application has sent."""
    sent: list[Message] = []
    incoming: Iterator[Message] = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}])
    scope: Scope = {
        "type": "websocket",
        "scheme": "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in ({"host": HOST} | dict(headers)).items()],
        "client": ("192.0.2.7", 4000),
        "server": (HOST, 80),
        "subprotocols": [],
    }

    async def receive() -> Message:
        return next(incoming)

    async def send(message: Message) -> None:
        sent.append(message)

    async def run() -> None:
        await app(scope, receive, send)

    asyncio.run(run())
    return sent
