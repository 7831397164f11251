"""Lines in the log: findable, readable by machines, and without secrets."""

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest
import structlog
from fastapi import FastAPI
from starlette.responses import PlainTextResponse

from faubourg.server.http.access import Access
from faubourg.server.operation import logs
from faubourg.server.operation.metrics import Metrics
from tests.server.asgi import ask, connect

TABLE = "0123456789abcdefghjkmnpq"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log as it is written, with everything put back afterwards."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.set_up("info", "json", stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines_of(written: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_line_is_json_with_time_level_and_event(written: io.StringIO) -> None:
    structlog.get_logger("faubourg").info("started", port=8000)
    (line,) = lines_of(written)
    assert line["event"] == "started"
    assert line["level"] == "info"
    assert line["port"] == 8000
    assert str(line["timestamp"]).endswith("Z")


def test_at_a_terminal_a_line_is_key_and_value() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    stream = Terminal()
    try:
        logs.set_up(stream=stream)
        structlog.get_logger("faubourg").info("started", port=8000)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    assert "event='started' port=8000" in stream.getvalue()


@pytest.mark.parametrize("key", sorted(logs.SECRETS))
def test_a_secret_is_never_written_also_not_inside_something(written: io.StringIO, key: str) -> None:
    structlog.get_logger("faubourg").info("oops", **{key: "treasure", "inside": {key: ["treasure"]}})
    assert "treasure" not in written.getvalue()
    assert lines_of(written)[0][key] == logs.HIDDEN


def test_a_table_is_shown_by_a_mark_that_is_always_the_same_and_tells_nothing(written: io.StringIO) -> None:
    log = structlog.get_logger("faubourg")
    log.info("one", table=TABLE)
    log.info("two", table=TABLE)
    log.info("three", table="another")
    marks = [line["table"] for line in lines_of(written)]
    assert marks[0] == marks[1] != marks[2]
    assert TABLE not in written.getvalue()


def test_of_a_mistake_its_way_is_written_and_not_its_message(written: io.StringIO) -> None:
    try:
        raise ValueError("treasure")
    except ValueError:
        structlog.get_logger("faubourg").exception("failed")
        logging.getLogger("somebody.else").exception("failed too")
    first, second = lines_of(written)
    assert first["mistake"] == second["mistake"] == "ValueError"
    assert "test_logs.py" in str(first["where"])
    assert "treasure" not in written.getvalue()


def test_other_loggers_write_one_line_of_the_same_kind(written: io.StringIO) -> None:
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: %r", ValueError("treasure"))
    (line,) = lines_of(written)
    assert line["event"] == "Task exception was never retrieved"
    assert line["level"] == "error"
    assert "treasure" not in written.getvalue()


def test_the_web_server_does_not_write_addresses(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.access").info("GET /t/%s", TABLE)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket /ws/%s" [accepted]', "192.0.2.7", TABLE)
    assert written.getvalue() == ""
    logging.getLogger("uvicorn.error").warning("Unsupported upgrade request.")
    assert len(lines_of(written)) == 1


def test_whoever_sends_what_cannot_be_read_does_not_fill_the_disk(written: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.error").warning("Something else.")
    assert [line["event"] for line in lines_of(written)] == ["Something else."]


def test_an_access_is_written_by_its_route_and_counted(written: io.StringIO) -> None:
    metrics = Metrics("test")
    app = FastAPI()
    app.add_middleware(Access, metrics=metrics)

    @app.get("/api/tables/{table}")
    async def show(table: str) -> str:
        return table

    @app.get("/health")
    async def health() -> str:
        return "ok"

    @app.get("/often")
    async def often() -> PlainTextResponse:
        return PlainTextResponse("", 429)

    app.mount("/", PlainTextResponse("a page"))
    ask(app, "GET", "/often")
    ask(app, "GET", f"/api/tables/{TABLE}?lang=treasure")
    ask(app, "GET", "/health")
    ask(app, "GET", f"/t/{TABLE}")
    ask(app, "NONSENSE", "/t/x")
    connect(app, "/api/nowhere")
    seen = [(line["method"], line["route"], line["status"], line.get("at")) for line in lines_of(written)]
    assert seen[:2] == [
        ("GET", "/api/tables/{table}", 200, logs.mark_of(TABLE)),
        ("GET", "(other)", 200, None),
    ]
    assert seen[2][0] == "other"
    assert all("ms" in line for line in lines_of(written))
    assert TABLE not in written.getvalue()
    assert "treasure" not in written.getvalue()
    text = metrics.render().decode()
    assert 'faubourg_http_requests_total{method="GET",route="/api/tables/{table}",status="200"} 1.0' in text
    assert 'route="/health"' in text
    assert TABLE not in text


def test_the_way_to_a_mistake_includes_what_came_before() -> None:
    try:
        try:
            raise KeyError("treasure")
        except KeyError as first:
            raise ValueError("treasure") from first
    except ValueError as second:
        way = logs.where(second)
    assert "after KeyError" in way
    assert "treasure" not in str(way)
    assert sys.exc_info() == (None, None, None)
