"""The gate before the application: shares, allowances, and bodies that are refused before they are read."""

import asyncio
import gc
import json
import sys
import weakref
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, Request
from starlette.middleware import Middleware
from starlette.types import Message, Receive, Scope, Send

from faubourg.server.app import SWITCH_SECONDS, Server, create, rest_from_looking_for_garbage
from faubourg.server.http.gate import bodies
from faubourg.server.http.gate import gate as watching
from faubourg.server.http.gate.bodies import Bodies
from faubourg.server.http.gate.doors import AT_ONCE
from faubourg.server.http.gate.entrance import Entrance
from faubourg.server.http.gate.files import KEPT_FOR_OTHERS, MOST_CONNECTIONS, most_connections
from faubourg.server.http.gate.gate import Gate
from faubourg.server.http.gate.paths import ALLOWANCES, LARGEST_RECORD, OTHER, Allowance, Paths
from faubourg.server.http.gate.shares import Shares
from faubourg.server.operation.settings import ServerSettings
from faubourg.server.socket.limits import LimitFigures, Limits, Rule
from faubourg.server.wire.http import PlayOn
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages
from tests.patience import PATIENCE
from tests.server.asgi import HOST, ask
from tests.server.harness import run, serving

RARE = 1e-9
SIZES = {
    ("POST", "/api/large"): Allowance(most=1000),
    ("POST", "/api/rare"): Allowance("replays", most=1000),
    ("POST", "/api/text"): Allowance(text=True),
    ("POST", "/api/play-on"): ALLOWANCES["POST", "/api/play-on"],
}


# Shares


def test_nobody_holds_more_than_its_share() -> None:
    shares = Shares(total=100, each=3)
    assert [shares.take("a") for _ in range(4)] == [True, True, True, False]
    assert shares.has_its_share("a")
    assert shares.take("b")
    shares.give_back("a")
    assert shares.take("a")


def test_whoever_holds_little_finds_some_however_many_take_all_they_can() -> None:
    shares = Shares(total=100, each=60)
    greedy = [str(number) for number in range(20)]
    for _ in range(100):
        for address in greedy:
            shares.take(address)
    assert shares.taken < 100, "Twenty addresses together keep all others out"
    assert shares.take("newcomer")


def test_one_address_leaves_half_for_others() -> None:
    shares = Shares(total=100, each=1000)
    taken = sum(shares.take("a") for _ in range(200))
    assert taken == 50
    assert not shares.has_its_share("a")


def test_of_a_proxy_only_the_total_counts() -> None:
    shares = Shares(total=10, each=2, fair=False)
    assert [shares.take("proxy") for _ in range(11)] == [True] * 10 + [False]


def test_what_was_given_back_is_not_remembered() -> None:
    shares = Shares(total=10, each=5)
    shares.take("a", 4)
    shares.take("b", 1)
    shares.give_back("a", 4)
    shares.give_back("b", 1)
    assert (shares.held, shares.taken) == ({}, 0)


# Doors


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_of_a_crowd_that_comes_at_once_a_few_are_let_in_before_others_have_their_turn(kind: str) -> None:
    let_in: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        let_in.append(scope["client"][0])
        # Nobody waits for what takes long behind the door.
        await asyncio.Event().wait()

    async def nothing(*_: Any) -> Any:
        return None

    async def work() -> list[int]:
        gate = Gate(Limits())
        entrance = Entrance(app, gate)
        scopes = [{"type": kind, "headers": [], "client": (client, 1)} for client in ["10.0.0.1"] * 50 + ["::2"]]
        tasks = [asyncio.create_task(entrance(scope, nothing, nothing)) for scope in scopes]
        turns = []
        async with asyncio.timeout(PATIENCE):
            while len(let_in) < len(scopes):
                before = len(let_in)
                await asyncio.sleep(0)
                turns.append(len(let_in) - before)
        assert not gate.doors.doors, "A door is kept at which nobody stands"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return turns

    turns = asyncio.run(work())
    assert max(turns) <= AT_ONCE + 1
    assert "::2" in let_in[: AT_ONCE + 1], "Somebody else stands behind the crowd"


# The watch


def test_a_mistake_at_one_who_owes_does_not_end_the_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "LOOK_EVERY", 0.001)

    class Broken:
        looked = 0

        def check(self, now: float) -> None:
            self.looked += 1
            raise RuntimeError

    async def work() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        gate, broken = Gate(Limits()), Broken()
        gate.debtors.add(broken)
        gate.start()
        async with asyncio.timeout(PATIENCE):
            while broken.looked < 3:
                await asyncio.sleep(0.001)
        gate.stop()

    asyncio.run(work())


# Open files


@pytest.mark.parametrize(
    ("soft", "most"), [(1024, 1024 - KEPT_FOR_OTHERS), (1_000_000, MOST_CONNECTIONS), (-1, MOST_CONNECTIONS), (10, 1)]
)
def test_some_files_are_kept_for_others_than_connections(monkeypatch: pytest.MonkeyPatch, soft: int, most: int) -> None:
    monkeypatch.setattr("resource.getrlimit", lambda _: (soft, soft))
    assert most_connections() == most


# Allowances


def test_every_allowance_is_of_a_route_and_of_a_rule() -> None:
    app = create(server=Server(ServerSettings("sqlite:///:memory:")))
    paths = app.openapi()["paths"]
    rules = Limits().rules
    for (method, path), allowance in ALLOWANCES.items():
        assert method.lower() in paths.get(path, {}), f"No route {method} {path}"
        assert allowance.rule in rules


def test_a_route_that_takes_a_text_takes_nothing_else() -> None:
    app = create(server=Server(ServerSettings("sqlite:///:memory:")))
    for path, operations in app.openapi()["paths"].items():
        taken = operations.get("post", {}).get("requestBody", {}).get("content", {})
        assert Paths().allowance("POST", path).text == ("text/plain" in taken), path


def test_patterns_match_as_routes_do() -> None:
    paths = Paths()
    assert paths.allowance("POST", "/api/games/city/check-data").rule == "data"
    assert paths.allowance("GET", "/api/games/city/check-data") is OTHER
    assert paths.allowance("POST", "/api/games/a/b/check-data") is OTHER
    assert paths.allowance("PUT", "/api/replays").most < LARGEST_RECORD


# Bodies


def new_app(**figures: Any) -> FastAPI:
    limits = Limits(LimitFigures(**figures))
    gate = Gate(limits)
    app = FastAPI(middleware=[Middleware(Bodies, gate=gate, allowances=SIZES)])
    app.state.gate = gate
    app.state.asked = 0

    async def length(request: Request) -> int:
        app.state.asked += 1
        return len(await request.body())

    for path in ("/api/large", "/api/rare", "/api/text", "/api/other"):
        app.post(path)(length)

    @app.post("/api/play-on")
    async def play_on(wanted: PlayOn) -> int:
        return wanted.step

    return app


async def pieces(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x" * 100


def problem_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


class Exchange:
    """One request whose body comes piece by piece, as an application is told of it."""

    def __init__(self, path: str, *headers: tuple[bytes, bytes], client: str = "192.0.2.7") -> None:
        self.scope: Scope = {
            "type": "http",
            "method": "POST",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", HOST.encode()), *headers],
            "client": (client, 4000),
            "server": (HOST, 80),
        }
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.asked = 0
        self.sent: list[Message] = []

    def tell(self, *sent: bytes, more: bool = True) -> None:
        for piece in sent:
            self.incoming.put_nowait({"type": "http.request", "body": piece, "more_body": more})

    def leave(self) -> None:
        self.incoming.put_nowait({"type": "http.disconnect"})

    async def receive(self) -> Message:
        self.asked += 1
        return await self.incoming.get()

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    def start(self, app: FastAPI) -> asyncio.Task[None]:
        return asyncio.ensure_future(app(self.scope, self.receive, self.send))

    @property
    def status(self) -> int:
        return int(self.sent[0]["status"])


LENGTH = (b"content-length", b"1000")


def text_of(size: int) -> bytes:
    """So many bytes of JSON."""
    return json.dumps("x" * (size - 2)).encode()


@pytest.mark.parametrize(("path", "most"), [("/api/other", 70_000), ("/api/large", 1000)])
def test_a_body_may_be_as_large_as_its_path_allows_and_no_larger(path: str, most: int) -> None:
    app = new_app()
    assert ask(app, "POST", path, content=text_of(most)).json() == most
    answer = ask(app, "POST", path, content=text_of(most + 1))
    assert (answer.status_code, answer.json()) == (413, {"code": "too-large", "params": {"most": most}})


def test_a_body_of_untold_length_is_counted_as_it_comes() -> None:
    app = new_app()
    assert ask(app, "POST", "/api/large", content=pieces(10)).json() == 1000
    assert problem_of(ask(app, "POST", "/api/large", content=pieces(11))) == (413, "too-large")
    assert app.state.gate.bodies.held == {}


def test_a_body_that_is_refused_is_read_on_for_a_while_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bodies, "LARGEST_DISCARDED", 5000)
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while True:
            sent += 100
            yield b"x" * 100

    assert ask(new_app(), "POST", "/api/large", content=endless()).status_code == 413
    assert 5000 < sent < 10_000


def test_whoever_sends_refused_bodies_all_the_time_is_not_read_to_the_end() -> None:
    app = new_app(discards=Rule(RARE, 1))

    async def work() -> list[int]:
        exchanges = [Exchange("/api/large", (b"content-length", b"2000")) for _ in range(2)]
        for exchange in exchanges:
            exchange.tell(b"x" * 1000, b"x" * 1000)
            exchange.tell(b"", more=False)
            await exchange.start(app)
        assert [exchange.status for exchange in exchanges] == [413, 413]
        return [exchange.asked for exchange in exchanges]

    assert asyncio.run(work()) == [3, 0]


def test_a_limit_is_checked_before_a_body_is_read() -> None:
    app = new_app(replays=Rule(RARE, 1), discards=Rule(RARE, 0))

    async def work() -> None:
        first, second = Exchange("/api/rare", LENGTH), Exchange("/api/rare", LENGTH)
        for exchange in (first, second):
            exchange.tell(b"x" * 1000, more=False)
            await exchange.start(app)
        assert (first.status, second.status) == (200, 429)
        assert second.asked == 0, "The body was read before it was refused"
        assert (b"connection", b"close") in second.sent[0]["headers"]

    asyncio.run(work())
    assert app.state.asked == 1


def test_pages_and_their_files_count_by_address() -> None:
    app = new_app(files=Rule(RARE, 2))
    assert [ask(app, "GET", "/page").status_code for _ in range(2)] == [404, 404]
    assert problem_of(ask(app, "GET", "/assets/file.js")) == (429, "too-fast")
    assert ask(app, "HEAD", "/").status_code == 429
    assert ask(app, "GET", "/api/nowhere").status_code == 404, "The interface is refused for files"


def test_every_request_to_the_interface_counts_and_pages_do_not() -> None:
    app = new_app(requests=Rule(RARE, 2))
    assert [ask(app, "GET", "/api/nowhere").status_code for _ in range(3)] == [404, 404, 429]
    assert ask(app, "GET", "/page").status_code == 404
    # With a body anything counts.
    assert problem_of(ask(app, "POST", "/page", content=b"x")) == (429, "too-fast")


def test_nothing_is_left_of_a_body_that_breaks_off() -> None:
    app = new_app()

    piece = bytes(900)
    known = sys.getrefcount(piece)

    async def work() -> None:
        exchange = Exchange("/api/other", LENGTH)
        exchange.tell(piece)
        exchange.leave()
        await exchange.start(app)
        assert exchange.sent == []

    gc.disable()
    try:
        asyncio.run(work())
        assert sys.getrefcount(piece) == known, "A body that broke off stays until somebody looks for garbage"
    finally:
        gc.enable()
    assert app.state.asked == 0, "The application was asked, though the body never came"
    assert app.state.gate.bodies.held == {}


def test_bytes_under_way_are_counted_by_address_and_in_all() -> None:
    app = new_app(body_bytes=1500)
    gate = app.state.gate

    async def work() -> None:
        first = Exchange("/api/large", LENGTH)
        waiting = first.start(app)
        first.tell(b"x" * 900)
        await until_read(first)
        assert gate.bodies.held == {"192.0.2.7": 900}
        second = Exchange("/api/large", LENGTH)
        second.tell(b"x" * 900)
        second.tell(b"", more=False)
        await second.start(app)
        assert second.status == 429, "One address holds more than its share"
        other = Exchange("/api/large", LENGTH, client="192.0.2.8")
        other.tell(b"x" * 1000, more=False)
        await other.start(app)
        assert other.status == 200
        total, gate.bodies.total = gate.bodies.total, 1000
        late = Exchange("/api/large", LENGTH, client="192.0.2.9")
        late.tell(b"x" * 900)
        late.tell(b"", more=False)
        await late.start(app)
        assert late.status == 503
        assert json.loads(late.sent[1]["body"])["code"] == "busy"
        gate.bodies.total = total
        first.tell(b"x" * 100, more=False)
        await waiting
        assert first.status == 200
        assert gate.bodies.held == {}

    asyncio.run(work())


async def until_read(exchange: Exchange) -> None:
    while not exchange.incoming.empty() or exchange.asked < 2:
        await asyncio.sleep(0)


def test_many_tiny_pieces_take_no_more_than_their_bytes() -> None:
    app = new_app(body_bytes=1000)
    assert ask(app, "POST", "/api/large", content=tiny(1000)).json() == 1000


async def tiny(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b"x"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (json.dumps({"step": 3, "seat": 0, "record": "moves\n" * 50_000}), 200),
        (json.dumps({"step": 3, "seat": 0, "record": [[]] * 100_000}), 422),
        (json.dumps({"step": 3, "seat": 0, "record": [[]] * 1_000}), 422),
        ("{" + ",".join(['"a":0'] * 250_000) + "}", 422),
        ('{"step":3,"seat":0,"record":"' + "x" * 300_000, 422),
        ('{"step":3,"seat":0,"record":"' + "x" * 300_000 + '","deep":' + "[" * 1000 + "]" * 1000 + "}", 422),
        (json.dumps("x" * 300_000), 422),
    ],
    ids=["a record", "many lists", "lists", "many keys", "broken off", "deep", "only a text"],
)
def test_a_body_in_json_has_few_entries_however_large_it_is(body: str, status: int) -> None:
    answer = ask(new_app(), "POST", "/api/play-on", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status


@pytest.mark.parametrize("kind", ["application/json", "application/x+json", "multipart/form-data; boundary=x"])
def test_a_text_is_never_read_as_something_else(kind: str) -> None:
    app = new_app()
    answer = ask(app, "POST", "/api/text", content="[]", headers={"content-type": kind})
    assert (answer.status_code, answer.json()["params"]) == (422, {"field": "content-type"})
    assert ask(app, "POST", "/api/text", content="[]", headers={"content-type": "text/plain"}).json() == 2
    assert ask(app, "POST", "/api/text", content="[]").json() == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["too-fast", "busy", "too-many-connections", "unfinished"])
def test_every_refusal_of_the_gate_has_a_sentence(language: Language, code: str) -> None:
    assert Messages(language).say(f"error-{code}")


# Garbage


class Knot:
    """Holds itself, and whatever else."""

    def __init__(self) -> None:
        self.itself = self


def test_whoever_stores_need_not_wait_long_for_the_interpreter(url: str) -> None:
    async def work() -> None:
        async with serving(url):
            assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)

    before = sys.getswitchinterval()
    try:
        run(work())
    finally:
        sys.setswitchinterval(before)


def test_old_cycles_are_found_without_being_asked_for() -> None:
    thresholds = gc.get_threshold()
    try:
        rest_from_looking_for_garbage()
        knot = Knot()
        gc.collect()
        left = weakref.ref(knot)
        del knot
        # What grows old beside it, as tables do.
        kept: list[list[int]] = [[number] for number in range(600_000)]
        assert left() is None, f"Nobody looks for old garbage while {len(kept)} objects are made"
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


def test_of_many_whose_last_byte_comes_at_once_a_few_are_answered_before_others_have_their_turn() -> None:
    let_in: list[str] = []
    whole = asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        let_in.append(scope["client"][0])

    async def nothing(_: Message) -> None:
        pass

    async def last_byte() -> Message:
        await whole.wait()
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def work() -> list[int]:
        bodies = Bodies(app, Gate(Limits()))
        length = (b"content-length", b"2")
        clients = ["10.0.0.1"] * 50 + ["::2"]
        scopes = [Exchange("/api/other", length, client=client).scope for client in clients]
        tasks = [asyncio.create_task(bodies(scope, last_byte, nothing)) for scope in scopes]
        await asyncio.sleep(0)
        whole.set()
        turns = []
        async with asyncio.timeout(PATIENCE):
            while len(let_in) < len(scopes):
                before = len(let_in)
                await asyncio.sleep(0)
                turns.append(len(let_in) - before)
        await asyncio.gather(*tasks)
        return turns

    turns = asyncio.run(work())
    assert max(turns) <= AT_ONCE + 1
    assert "::2" in let_in[: AT_ONCE + 1], "Somebody else stands behind the crowd"
