"""The HTTP interface against its own description: no 5xx, and every refusal is a Problem."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case
from schemathesis.core.result import Ok

import faubourg
from faubourg.server.wire.http import Problem
from tests.server.harness import BOT, ME, OPEN, House, run, serving
from tests.server.postgres import Cluster

# By the kind of store: what is the same on both is tried once.
EXAMPLES = {"sqlite": 15, "postgres": 5}
DUEL = {"duel": True, "first": 0}
# Of what chance would hardly hit upon, something that there is.
KNOWN = {"game": "roomshare", "language": "en"}
DONE = (200, 204)


def thorough(kind: str) -> settings:
    return settings(
        max_examples=EXAMPLES[kind],
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


@dataclass
class Running:
    """A server in a thread of its own, with a table of each kind, and the cookie of who sits there."""

    kind: str
    base: str
    tables: list[str]
    cookie: str


async def furnish(house: House, kind: str) -> Running:
    pair = await house.pair(options=DUEL)
    house.bots.may_answer.clear()
    closed = await house.pair(options=DUEL)
    for tab in closed.tabs:
        await tab.ack("resign", seat=tab.seat)
    waiting = await pair.ann.create([ME, OPEN, OPEN], settings={"open": True})
    own = faubourg.game("roomshare").data + "# Ours.\n"
    with_bot = await pair.ann.create([ME, BOT], options=DUEL, data=own)
    # The same browser sits at the closed table too, so that it can ask for everything.
    code = (await closed.ann.fine(f"/api/tables/{closed.table}/link", {"seat": 0}))["code"]
    await pair.ann.fine("/api/links", {"code": code})
    house.bots.may_answer.set()
    tables = [pair.table, closed.table, waiting, with_bot]
    return Running(kind, f"http://127.0.0.1:{house.port}", tables, pair.ann.cookie)


@pytest.fixture(scope="module", params=list(EXAMPLES))
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    kind: str = request.param
    url = f"sqlite:///{tmp_path_factory.mktemp('api') / 'tables.db'}"
    if kind == "postgres":
        found: Cluster = request.getfixturevalue("postgres")
        url = asyncio.run(found.new_database())
    ready: Future[Running] = Future()
    stops: Future[asyncio.Event] = Future()
    loops: Future[asyncio.AbstractEventLoop] = Future()

    async def work() -> None:
        stop = asyncio.Event()
        loops.set_result(asyncio.get_running_loop())
        stops.set_result(stop)
        async with serving(url) as house:
            ready.set_result(await furnish(house, kind))
            await stop.wait()

    def serve() -> None:
        try:
            run(work(), 280)
        except BaseException as problem:
            if not ready.done():
                ready.set_exception(problem)
            raise

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield ready.result(60)
    finally:
        loops.result().call_soon_threadsafe(stops.result().set)
        thread.join()


def is_problem(response: Any) -> bool:
    if not response.headers["content-type"][0].startswith("application/json"):
        return False
    Problem.model_validate_json(response.content)
    return True


# The server beside, in its own thread, may draw a random number while a case is being made up.
@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")
def test_every_operation_answers_whatever_its_description_allows_and_more(running: Running) -> None:
    schema = schemathesis.openapi.from_url(
        f"{running.base}/openapi.json", headers={"cookie": f"guest={running.cookie}"}
    )
    numbers = count()
    seen: dict[str, set[int]] = {}

    def check(case: Case[Any]) -> None:
        number = next(numbers)
        if "table" in (case.path_parameters or {}) and number % 4:
            case.path_parameters["table"] = running.tables[number % len(running.tables)]
        for name, known in KNOWN.items():
            if name in (case.path_parameters or {}) and number % 4:
                case.path_parameters[name] = known
        if case.operation.path == "/api/play-on" and isinstance(case.body, dict) and number % 2:
            case.body["table"] = running.tables[1]
            case.body.pop("record", None)
        headers = {} if number % 3 == 0 else {"cookie": f"guest={running.cookie}"}
        response = case.call(base_url=running.base, headers=headers)
        seen.setdefault(case.operation.label, set()).add(response.status_code)
        assert response.status_code < 500, (case.operation.label, response.status_code, case.body)
        assert b"Traceback" not in response.content
        if response.status_code >= 400:
            assert is_problem(response), (case.operation.label, response.status_code, response.content[:200])

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        for mode in schemathesis.GenerationMode:
            # What takes nothing cannot be asked wrongly.
            with contextlib.suppress(Unsatisfiable):
                thorough(running.kind)(given(case=found.ok().as_strategy(generation_mode=mode))(check))()
    assert len(seen) >= 15
    # The test reaches what it should: most operations have been answered with success as well as with a refusal.
    assert sum(not statuses.isdisjoint(DONE) for statuses in seen.values()) >= len(seen) // 2
    assert sum(422 in statuses or 404 in statuses for statuses in seen.values()) >= len(seen) // 2


def test_odd_bodies_and_types_are_refused_in_words(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            table = await ann.create([ME, OPEN])
            paths = ["/api/tables", f"/api/tables/{table}/sit", "/api/links", "/api/play-on", "/api/replays"]
            for path in [*paths, "/api/games/roomshare/check-data"]:
                for body in (b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 60_000, b'{"a":' * 9_000, b"NaN"):
                    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "x"):
                        answer = await ann.client.post(path, content=body, headers={"content-type": kind})
                        assert answer.status_code in (400, 413, 415, 422), (path, body[:20], kind, answer.text)
                        Problem.model_validate_json(answer.content)
            for method in ("PUT", "DELETE", "PATCH", "GET", "OPTIONS"):
                answer = await ann.client.request(method, "/api/links")
                assert answer.status_code in (404, 405)
                Problem.model_validate_json(answer.content)

    run(work())
