"""The application: what each address does, and the parts of a server put together."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect

import faubourg
from faubourg.core.refusal import IllegalMove, InputError
from faubourg.server import logs
from faubourg.server.access import Access
from faubourg.server.bots import BotPool
from faubourg.server.clock import Clock
from faubourg.server.gate.bodies import Bodies
from faubourg.server.gate.doors import Doors
from faubourg.server.gate.files import raise_limit_of_open_files
from faubourg.server.gate.gate import Gate
from faubourg.server.gate.protocol import GATE
from faubourg.server.guests import address_of, guest_of
from faubourg.server.hosts import KnownHost, hosts_of
from faubourg.server.lobby import Lobby
from faubourg.server.metrics import Metrics
from faubourg.server.operation import add_operation
from faubourg.server.records import Records
from faubourg.server.replaying import Replays
from faubourg.server.routes import router
from faubourg.server.security import middlewares, problem
from faubourg.server.settings import ServerSettings, settings_from_environment
from faubourg.server.socket.attendant import Attendant
from faubourg.server.socket.limits import LimitFigures, Limits
from faubourg.server.socket.line import LINE, Line
from faubourg.server.socket.sockets import Connection, Room
from faubourg.server.static import Static
from faubourg.server.stopping import goodbye_first, stop_with_parent
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import Store, StoreError
from faubourg.server.table.asking import answer
from faubourg.server.table.host import Host
from faubourg.server.table.text import as_text

# How long the threads that store wait for the interpreter while the loop is busy: they ask for it again and again for
# each move, and with Python's 5 ms a flood of requests made everybody's moves wait for half a second.
SWITCH_SECONDS = 0.0001
# Where something is not allowed, rather than wrong.
FORBIDDEN = frozenset({"not-your-seat", "not-seated", "seat-reserved", "match-not-over", "wrong-origin"})
MISSING = frozenset({"no-such-table", "unknown-game", "no-lesson", "not-found", "no-such-step", "link-used"})
LATER = frozenset({"record-not-read", "data-not-read"})
CONFLICT = frozenset(
    {
        "already-started",
        "seat-taken",
        "bot-too-soon",
        "seat-kept",
        "table-full",
        "not-started",
        "not-revealing",
        "match-over",
        "busy",
    }
)


class Server:
    """The parts of one worker."""

    def __init__(self, settings: ServerSettings, store: Store | None = None, clock: Clock | None = None) -> None:
        self.settings = settings
        self.store = open_store(settings.store) if store is None else store
        self.clock = Clock() if clock is None else clock
        self.bots = BotPool(settings.bot_processes)
        self.metrics = Metrics(faubourg.__version__)
        self.limits = Limits(LimitFigures() if settings.limits else LimitFigures.off())
        raise_limit_of_open_files()
        self.gate = Gate(self.limits, trust_proxy=settings.trust_proxy)
        self.host = Host(self.store, self.clock, settings.unload_after)
        self.lobby = Lobby(self.host)
        self.attendant = Attendant(self.host, self.bots, self.metrics, settings.sweep_after_days)
        self.records = Records()
        self.replays = Replays(self.host, Records())
        self.room = Room(self.host, self.lobby, self.attendant, self.limits, self.metrics, answer)
        self.metrics.tables.set_function(lambda: len(self.host.tables))

    async def start(self) -> None:
        await self.store.open()
        await self.bots.start()
        self.attendant.start()
        self.gate.start()
        rest_from_looking_for_garbage()
        sys.setswitchinterval(SWITCH_SECONDS)

    async def stop(self) -> None:
        """Finish what was accepted, then let go of everything."""
        self.gate.stop()
        await self.room.close()
        await self.attendant.stop()
        await self.replays.finish()
        await self.records.close()
        await self.bots.close()
        await self.store.close()


def rest_from_looking_for_garbage() -> None:
    """What is loaded by now stays, and what a message makes is freed by counting: cycles can be looked for less often.

    Yet they are: all objects when some 400,000 more have grown old, and a quarter more than there were.
    """
    gc.collect()
    gc.freeze()
    # Else the quarter would be one of what is frozen.
    gc.collect()
    gc.set_threshold(10_000, 10, 2)


def create(settings: ServerSettings | None = None, server: Server | None = None) -> FastAPI:
    """The application of one worker; without settings those that were handed over."""
    if server is None:
        given = settings_from_environment() if settings is None else settings
        logs.set_up(given.log_level)
        server = Server(given)
    running, chosen = server, server.settings

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await running.start()
        try:
            with goodbye_first(running.room.close), stop_with_parent():
                yield {GATE: running.gate}
        finally:
            await running.stop()

    app = FastAPI(
        title="Faubourg",
        version=faubourg.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        middleware=[
            # First of all, for most of what a request costs comes behind it.
            Middleware(Doors, trust_proxy=chosen.trust_proxy),
            Middleware(Access, metrics=server.metrics),
            *middlewares(frozenset(chosen.origins), chosen.trust_proxy),
            Middleware(KnownHost, hosts=hosts_of(chosen.host, chosen.names), trust_proxy=chosen.trust_proxy),
            Middleware(Bodies, gate=server.gate),
        ],
    )
    app.state.server = server
    # Before the others, which are all looked at for whoever wants it.
    add_socket(app, server)
    app.include_router(router)
    add_operation(app, server)
    add_refusals(app)
    app.mount("/", Static())
    return app


def add_socket(app: FastAPI, server: Server) -> None:
    @app.websocket("/ws/{table}")
    async def socket(websocket: WebSocket, table: str) -> None:
        """A table's messages. Where there is none the connection is refused with a reason."""
        address = address_of(websocket, server.settings.trust_proxy)
        await websocket.accept()
        line: Line = websocket.scope[LINE]
        if server.room.closing:
            refuse_socket(line, "restarting", again=True)
            return
        if not server.limits.allow("openings", address):
            server.metrics.limited.labels("openings").inc()
            refuse_socket(line, "too-fast", again=True)
            return
        if not server.limits.open_socket(address):
            refuse_socket(line, "too-many-connections", again=True)
            return
        try:
            found = await server.host.current(table)
        except (InputError, StoreError) as wrong:
            server.limits.close_socket(address)
            refuse_socket(line, wrong.code, again=isinstance(wrong, StoreError))
            return
        except BaseException:
            server.limits.close_socket(address)
            raise
        Connection(server.room, line, found, guest_of(websocket), address).open()


def refuse_socket(line: Line, code: str, *, again: bool) -> None:
    line.put(as_text({"type": "bye", "code": code, "again": again}))
    line.end(1008)


def add_refusals(app: FastAPI) -> None:
    """Every refusal is a Problem: a code and numbers."""

    @app.exception_handler(InputError)
    async def wrong(_: Request, refused: InputError) -> Response:
        return problem(status_of(refused.code), refused.code, dict(refused.params))

    @app.exception_handler(IllegalMove)
    async def illegal(_: Request, refused: IllegalMove) -> Response:
        return problem(status_of(refused.refusal.code), refused.refusal.code, dict(refused.refusal.params))

    @app.exception_handler(ClientDisconnect)
    async def left(_: Request, __: ClientDisconnect) -> Response:
        # Nobody reads it, but the log.
        return Response(status_code=499)

    @app.exception_handler(StoreError)
    async def away(_: Request, refused: StoreError) -> Response:
        return problem(503, refused.code)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, refused: RequestValidationError) -> Response:
        place = [str(part) for part in refused.errors()[0]["loc"] if part != "body"]
        return problem(422, "bad-request", {"field": ".".join(place)[:60]})

    @app.exception_handler(HTTPException)
    async def other(_: Request, refused: HTTPException) -> Response:
        code = {404: "not-found", 405: "wrong-method"}.get(refused.status_code, "bad-request")
        answer = problem(refused.status_code, code, {"field": "-"} if code == "bad-request" else None)
        for name, value in (refused.headers or {}).items():
            answer.headers[name] = value
        return answer


def status_of(code: str) -> int:
    if code in FORBIDDEN:
        return 403
    if code in MISSING:
        return 404
    if code in CONFLICT:
        return 409
    if code in LATER:
        return 503
    return 429 if code == "too-fast" else 422
