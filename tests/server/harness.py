"""The real application on a real loopback socket, and browsers that talk to it.

A house is one running server in the test's own event loop; a browser is one cookie; a tab is one WebSocket. Time is
set by hand, and bots think and records are read in the server's own process, so that a test takes no longer than it
must.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from faubourg.bots.coach import Hint
from faubourg.server.app import Server, create
from faubourg.server.archive import reading
from faubourg.server.archive.records import Records
from faubourg.server.bots import thinking
from faubourg.server.bots.pool import moves_in
from faubourg.server.bots.tasks import BotTask
from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.gate.protocol import HttpProtocol
from faubourg.server.operation.settings import ServerSettings
from faubourg.server.socket.limits import LimitFigures, Limits
from faubourg.server.socket.line import Line
from faubourg.server.store.store import Store
from faubourg.server.wire.kinds import LARGEST_MESSAGE, PROTOCOL
from tests.patience import LONG, PATIENCE
from tests.server.hands import HandClock

Json = dict[str, Any]

# Seconds in which something that should not happen would have happened.
A_WHILE = 0.15

ME: Json = {"kind": "me", "name": "Ann"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


class QuickBots:
    """The server's bots without processes of their own. While `may_answer` is cleared they think and do not answer."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked: list[BotTask] = []

    async def start(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def busy(self) -> int:
        return 0 if self.may_answer.is_set() else 1

    async def choose(self, task: BotTask) -> list[int]:
        self.asked.append(task)
        await asyncio.sleep(0)
        await self.may_answer.wait()
        return moves_in(thinking.answer({"kind": "choose", **as_dict(task)}))

    async def hint(self, task: BotTask) -> Hint:
        return Hint(**thinking.answer({"kind": "hint", **as_dict(task)}))

    async def wish(self, task: BotTask) -> int | None:
        return next(iter(moves_in(thinking.answer({"kind": "wish", **as_dict(task)}))), None)


class QuickReader:
    """Records read, and replays made, without a process of their own."""

    async def do(self, task: bytes, home: str | None = None) -> bytes:
        return await asyncio.to_thread(reading.answered, task)

    async def close(self) -> None:
        pass


def as_dict(task: BotTask) -> Json:
    from dataclasses import asdict

    # Few playouts: what a bot plays is not what is tested here.
    return asdict(replace(task, bot="random"))


class House:
    """One running server."""

    def __init__(self, server: Server, port: int, clock: HandClock, bots: QuickBots) -> None:
        self.server = server
        self.port = port
        self.clock = clock
        self.bots = bots
        self.stack = AsyncExitStack()

    async def browser(self, **headers: str) -> "Browser":
        return await self.stack.enter_async_context(Browser(self, headers))

    async def live(self, seconds: int, there: Callable[[], bool]) -> None:
        """Let time pass until something is so, second by second, as chores need time of their own for the store."""
        for _ in range(seconds):
            if there():
                break
            await self.clock.advance(1)
            await asyncio.sleep(0.01)
        await until(there)

    async def pair(self, settings: Json | None = None, options: Json | None = None, **more: Any) -> "Pair":
        """Two people in two browsers at the table of a duel that has begun."""
        ann, bob = await self.browser(), await self.browser()
        table = await ann.create([ME, OPEN], options=options or {"duel": True}, settings=settings, **more)
        await bob.sit(table, "Bob")
        return Pair(ann, bob, table, await ann.tab(table, 0), await bob.tab(table, 1))


class Browser:
    """One cookie jar and its tabs."""

    def __init__(self, house: House, headers: dict[str, str]) -> None:
        self.house = house
        base = f"http://127.0.0.1:{house.port}"
        self.client = httpx.AsyncClient(base_url=base, timeout=PATIENCE, headers=headers, trust_env=False)
        self.tabs: list[Tab] = []
        # Every body that was received.
        self.bodies: list[str] = []

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        for tab in self.tabs:
            await tab.close()
        await self.client.aclose()

    @property
    def cookie(self) -> str:
        return str(self.client.cookies.get("guest"))

    async def get(self, path: str) -> httpx.Response:
        answer = await self.client.get(path)
        self.bodies.append(answer.text)
        return answer

    async def post(self, path: str, body: object = None) -> httpx.Response:
        # As a browser writes it: plain ASCII, whatever is in it.
        text = json.dumps({} if body is None else body)
        answer = await self.client.post(path, content=text, headers={"content-type": "application/json"})
        self.bodies.append(answer.text)
        return answer

    async def fine(self, path: str, body: object = None) -> Json:
        """The answer to a POST that is not refused."""
        answer = await self.post(path, body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def refused(self, path: str, body: object = None) -> tuple[int, str]:
        """Status and code of a POST that is refused."""
        return problem_of(await self.post(path, body))

    async def create(
        self, places: list[Json], options: Json | None = None, settings: Json | None = None, **more: Any
    ) -> str:
        body = {"game": "roomshare", "places": places, "options": options or {}, "settings": settings or {}, **more}
        return str((await self.fine("/api/tables", body))["table"])

    async def sit(self, table: str, name: str, seat: int | None = None, promise: str = "") -> Json:
        return await self.fine(f"/api/tables/{table}/sit", {"seat": seat, "name": name, "promise": promise})

    async def info(self, table: str) -> Json:
        answer = await self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    async def tables(self) -> list[Json]:
        found: list[Json] = (await self.get("/api/tables")).json()["tables"]
        return found

    async def tab(self, table: str, seat: int | None) -> "Tab":
        """A tab that has said hello and been welcomed."""
        tab = await self.silent_tab(table)
        await tab.hello(seat)
        return tab

    async def silent_tab(self, table: str, **headers: str) -> "Tab":
        """A tab that has not said hello yet."""
        if self.client.cookies.get("guest") is not None:
            headers.setdefault("Cookie", f"guest={self.cookie}")
        address = f"ws://127.0.0.1:{self.house.port}/ws/{table}"
        socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, proxy=None)
        tab = Tab(self, socket, table)
        self.tabs.append(tab)
        return tab


def problem_of(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert answer.status_code >= 400, answer.text
    assert set(body) == {"code", "params"}, answer.text
    return answer.status_code, body["code"]


class Tab:
    """One WebSocket. Whatever comes is kept in `frames`; what nobody has asked for yet waits in `unread`."""

    def __init__(self, browser: Browser, socket: ClientConnection, table: str) -> None:
        self.browser = browser
        self.socket = socket
        self.table = table
        self.seat: int | None = None
        self.frames: list[str] = []
        self.unread: list[Json] = []
        self.state: Json | None = None
        self.info: Json = {}
        self.welcome: Json = {}
        self.asked = 0
        self.arrived = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for frame in self.socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self.take(json.loads(frame))
        except ConnectionClosed:
            pass
        finally:
            self.arrived.set()

    def take(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.welcome = message
            self.state, self.info = message["state"], message["table"]
        elif message["type"] == "state":
            self.state = message
            # Whoever sent the gesture is told with the same message that it is done.
            done = message.pop("ack", None)
            if done is not None:
                self.unread.append({"type": "ack", "id": done, "seq": message["seq"]})
        elif message["type"] == "table":
            self.info = message["table"]
        self.unread.append(message)
        self.arrived.set()

    @property
    def seq(self) -> int:
        return 0 if self.state is None else int(self.state["seq"])

    async def send(self, message: object) -> None:
        await self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def wait(self, wanted: Callable[[Json], bool]) -> Json:
        """The first unread message like that; those before it stay."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for place, message in enumerate(self.unread):
                    if wanted(message):
                        return self.unread.pop(place)
                if self.reader.done():
                    raise ConnectionError(f"closed; unread: {self.unread}")
                self.arrived.clear()
                await self.arrived.wait()

    async def wait_for(self, kind: str) -> Json:
        return await self.wait(lambda message: message["type"] == kind)

    async def until(self, there: Callable[["Tab"], bool]) -> None:
        """Wait until the tab knows something."""
        async with asyncio.timeout(PATIENCE):
            while not there(self):
                if self.reader.done():
                    raise ConnectionError(f"closed; unread: {self.unread}")
                self.arrived.clear()
                await self.arrived.wait()

    async def reach(self, seq: int) -> None:
        """Wait until the tab has been told of an entry."""
        await self.until(lambda tab: tab.seq >= seq)

    async def hello(self, seat: int | None) -> Json:
        self.seat = seat
        await self.send({"type": "hello", "protocol": PROTOCOL, "seat": seat})
        return await self.wait_for("welcome")

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send something with an id; the answer to it."""
        self.asked += 1
        id = self.asked
        await self.send({"type": kind, "id": id, **fields})
        return await self.wait(lambda message: message.get("id") == id)

    async def ack(self, kind: str, **fields: Any) -> int:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        return int(answer["seq"])

    async def refusal(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def asked_back(self) -> Json:
        """The request to go back, once the tab is told of one."""
        await self.until(lambda tab: tab.info["undo"] is not None)
        found: Json = self.info["undo"]
        return found

    def consent(self, request: Json, agree: bool = True) -> Json:
        """What the tab's seat sends to answer a request to go back."""
        return {"seat": self.seat, "seq": request["seq"], "request": request["id"], "agree": agree}

    async def agree(self, agree: bool = True) -> int:
        """Answer the request to go back that the tab is shown."""
        return await self.ack("answer-undo", **self.consent(await self.asked_back(), agree))

    def moves(self) -> list[int]:
        """What the tab's seat may do now, by what it was told."""
        choices = [] if self.state is None else self.state["choices"]
        return [choice["move"] for choice in choices if choice["move"] is not None]

    async def play(self, *moves: int) -> int:
        """A gesture at the present position; the first choice if none is named."""
        wanted = list(moves) or self.moves()[:1]
        seq = await self.ack("play", seat=self.seat, seq=self.seq, moves=wanted)
        await self.reach(seq)
        return seq

    async def goodbye(self) -> str:
        """The code with which the server has ended the connection."""
        bye = await self.wait_for("bye")
        await asyncio.wait_for(self.reader, PATIENCE)
        return str(bye["code"])

    async def close(self) -> None:
        await self.socket.close()
        await self.reader


class Pair:
    """Two people at one table, each with a tab."""

    def __init__(self, ann: Browser, bob: Browser, table: str, one: Tab, two: Tab) -> None:
        self.ann = ann
        self.bob = bob
        self.table = table
        self.one = one
        self.two = two

    @property
    def tabs(self) -> tuple[Tab, Tab]:
        return self.one, self.two

    async def level(self) -> None:
        """Wait until both tabs know the same entry."""
        last = max(tab.seq for tab in self.tabs)
        for tab in self.tabs:
            await tab.reach(last)

    async def asked(self) -> Tab:
        """The tab whose seat must decide."""
        await self.level()
        [tab] = [tab for tab in self.tabs if tab.moves()]
        return tab

    async def waiting(self) -> Tab:
        asked = await self.asked()
        return self.two if asked is self.one else self.one

    async def play(self, times: int = 1) -> None:
        for _ in range(times):
            tab = await self.asked()
            await tab.play()

    async def play_to_end(self) -> None:
        while True:
            await self.level()
            assert self.one.state is not None
            if self.one.state["prompt"]["kind"] == "over":
                return
            await self.play()


@asynccontextmanager
async def serving(
    url: str,
    *,
    clock: HandClock | None = None,
    store: Store | None = None,
    figures: LimitFigures | None = None,
    bots: bool = False,
    records: bool = False,
    **settings: Any,
) -> AsyncIterator[House]:
    """A house whose limits are off, unless figures are given, and whose bots and records are quick, unless real ones
    are wanted."""
    hands = HandClock() if clock is None else clock
    server = Server(ServerSettings(url, limits=False, **settings), store, hands)
    if figures is not None:
        server.limits = server.room.limits = Limits(figures)
        server.gate = Gate(server.limits, trust_proxy=server.settings.trust_proxy)
    quick = QuickBots()
    if not bots:
        server.pool = server.bots.thinker = quick  # type: ignore[assignment]
    if not records:
        server.records = server.replays.records = server.studies.records = Records(QuickReader())
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        running = await start(server, listening)
        house = House(server, port, hands, quick)
        try:
            async with house.stack:
                yield house
        finally:
            await running.shutdown([listening])
    assert server.room.connections == set()


async def start(server: Server, listening: socket.socket) -> uvicorn.Server:
    """As `uvicorn.Server.serve`, without the loop that waits for signals."""
    config = uvicorn.Config(
        create(server=server),
        log_config=None,
        access_log=False,
        proxy_headers=False,
        http=HttpProtocol,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    config.load()
    running = uvicorn.Server(config)
    running.lifespan = config.lifespan_class(config)
    await running.startup([listening])
    assert running.started
    return running


def run(work: Coroutine[Any, Any, None], seconds: float = LONG) -> None:
    """A test's work, which ends one way or the other."""

    async def timed() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(timed())


async def until(there: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait until something is so that nobody is told of."""
    async with asyncio.timeout(seconds):
        while not there():
            await asyncio.sleep(0.005)


async def a_while() -> None:
    """Long enough for what should not happen."""
    await asyncio.sleep(A_WHILE)
