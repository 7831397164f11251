"""The application: what each address does, and the parts of a server put together."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from fastapi import FastAPI, WebSocket
from starlette.middleware import Middleware

import faubourg
from faubourg.core.refusal import InputError
from faubourg.server.archive.records import Records
from faubourg.server.archive.replays import Replays
from faubourg.server.bots.players import Players
from faubourg.server.bots.pool import BotPool
from faubourg.server.http.access import Access
from faubourg.server.http.gate.bodies import Bodies
from faubourg.server.http.gate.entrance import Entrance
from faubourg.server.http.gate.files import raise_limit_of_open_files
from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.gate.protocol import GATE
from faubourg.server.http.guests import address_of, guest_of
from faubourg.server.http.hosts import KnownHost, hosts_of
from faubourg.server.http.house import switch
from faubourg.server.http.house.lan import LAN, Lan
from faubourg.server.http.operators import add_operation
from faubourg.server.http.previews import Previews, Tables
from faubourg.server.http.problems import add_refusals
from faubourg.server.http.routes import router
from faubourg.server.http.security import INTERNAL_ERROR, middlewares
from faubourg.server.http.static import Static
from faubourg.server.lobby.lobby import Lobby
from faubourg.server.lobby.studies import Studies
from faubourg.server.operation import fastjson, logs
from faubourg.server.operation.chores import Chores
from faubourg.server.operation.metrics import Metrics
from faubourg.server.operation.recordpool import STUDY_WORKER, RecordPool
from faubourg.server.operation.settings import ServerSettings, settings_from_environment
from faubourg.server.operation.stopping import goodbye_first, stop_with_parent
from faubourg.server.socket.connections import Connection, Room, goodbye
from faubourg.server.socket.handlers import answer
from faubourg.server.socket.limits import LimitFigures, Limits
from faubourg.server.socket.line import LINE, Line
from faubourg.server.store.opening import open_store
from faubourg.server.store.store import Store, StoreError
from faubourg.server.table.alarms import Alarms
from faubourg.server.table.host import Host
from faubourg.server.time.clock import Clock

# Whatever else serves this application has no line to hand over.
NO_LINE = "WebSockets go through faubourg.server.socket.line.Line: start with `faubourg serve`, or give it to uvicorn"
# How long the threads that store wait for the interpreter while the loop is busy: they ask for it again and again for
# each move, and with Python's 5 ms a flood of requests made everybody's moves wait for half a second. Shorter than the
# loop holds it between two calls of the system, for each of those begins the wait anew: 0.1 ms was too long where the
# processor is fast.
SWITCH_SECONDS = 0.00001


class Server:
    """The parts of one worker."""

    def __init__(self, settings: ServerSettings, store: Store | None = None, clock: Clock | None = None) -> None:
        fastjson.hand_in()
        self.settings = settings
        self.store = open_store(settings.store) if store is None else store
        self.clock = Clock() if clock is None else clock
        self.pool = BotPool(settings.bot_processes)
        self.metrics = Metrics(faubourg.__version__)
        self.limits = Limits(LimitFigures() if settings.limits else LimitFigures.off())
        raise_limit_of_open_files()
        self.gate = Gate(self.limits, trust_proxy=settings.trust_proxy)
        self.hosts = hosts_of(settings.host, (*settings.names, settings.lan) if settings.lan else settings.names)
        self.lan = Lan(settings, self.hosts)
        self.host = Host(self.store, self.clock, settings.unload_after)
        self.lobby = Lobby(self.host)
        self.bots = Players(self.host, self.pool, self.metrics, structlog.get_logger("faubourg.bots"))
        self.alarms = Alarms(self.host, structlog.get_logger("faubourg.alarms"))
        self.chores = Chores(self.host, structlog.get_logger("faubourg.chores"), settings.sweep_after_days)
        self.records = Records(RecordPool())
        self.replays = Replays(self.host, Records(RecordPool()), structlog.get_logger("faubourg.replays"))
        self.studies = Studies(Records(RecordPool(worker=STUDY_WORKER)), lambda: self.pool.busy() > 0)
        log = structlog.get_logger("faubourg.sockets")
        self.room = Room(self.host, self.lobby, self.bots, self.limits, self.metrics, log, answer)
        self.metrics.tables.set_function(lambda: len(self.host.tables))

    async def start(self) -> None:
        await self.store.open()
        await self.pool.start()
        self.chores.start()
        self.gate.start()
        rest_from_looking_for_garbage()
        sys.setswitchinterval(SWITCH_SECONDS)

    async def stop(self) -> None:
        """Finish what was accepted, then let go of everything."""
        self.gate.stop()
        await self.room.close()
        # Nothing is begun any more.
        self.host.attendants.clear()
        for part in (self.chores, self.alarms, self.bots):
            await part.stop()
        await self.replays.finish()
        await self.studies.close()
        await self.records.close()
        await self.pool.close()
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
                yield {GATE: running.gate, LAN: running.lan}
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
            Middleware(Entrance, gate=server.gate),
            Middleware(Access, metrics=server.metrics),
            *middlewares(frozenset(chosen.origins), chosen.trust_proxy),
            Middleware(KnownHost, hosts=server.hosts, trust_proxy=chosen.trust_proxy),
            Middleware(Bodies, gate=server.gate),
        ],
    )
    app.state.server = server
    # Before the others, which are all looked at for whoever wants it.
    add_socket(app, server)
    app.include_router(router)
    app.include_router(switch.router)
    add_operation(app, server)
    add_refusals(app)
    previews = Previews(Tables(server.host, server.limits), trust_proxy=chosen.trust_proxy)
    app.mount("/", Static(previews=previews))
    return app


def add_socket(app: FastAPI, server: Server) -> None:
    @app.websocket("/ws/{table}")
    async def socket(websocket: WebSocket, table: str) -> None:
        """A table's messages. Where there is none the connection is refused with a reason."""
        line: Line | None = websocket.scope.get(LINE)
        if line is None:
            server.room.log.error("other-asgi-server", why=NO_LINE)
            await websocket.close(INTERNAL_ERROR, "other-asgi-server")
            return
        address = address_of(websocket, server.settings.trust_proxy)
        await websocket.accept()
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
            found = await server.host.current(table, address)
        except (InputError, StoreError) as wrong:
            server.limits.close_socket(address)
            refuse_socket(line, wrong.code, again=isinstance(wrong, StoreError))
            return
        except BaseException:
            server.limits.close_socket(address)
            raise
        Connection(server.room, line, found, guest_of(websocket), address).open()


def refuse_socket(line: Line, code: str, *, again: bool) -> None:
    line.put(goodbye(code, again=again))
    line.end(1008)
