"""Refusals of the HTTP interface: every one is a Problem, a code and numbers; a person may read a sentence instead."""

from math import ceil

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response

from faubourg.core.refusal import IllegalMove, InputError
from faubourg.server.store.store import StoreError
from faubourg.server.wire.http import Problem
from faubourg.server.wire.kinds import Params
from faubourg.text.language import LANGUAGES
from faubourg.text.messages import Messages

TOO_MANY = 429
# Where something is not allowed, rather than wrong.
FORBIDDEN = frozenset(
    {"not-your-seat", "not-seated", "seat-reserved", "match-not-over", "wrong-origin", "not-at-machine"}
)
MISSING = frozenset(
    {"no-such-table", "unknown-game", "unknown-request", "no-lesson", "not-found", "no-such-step", "link-used"}
)
LATER = frozenset({"record-not-read", "data-not-read", "request-not-read"})
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
        "no-house-network",
        "house-port-taken",
    }
)


def problem(status: int, code: str, params: Params | None = None, wait: float = 0.0) -> Response:
    """A refusal of the HTTP interface. Whoever was too fast is told when to come again: in so many seconds, at least
    one."""
    body = Problem(code=code, params={} if params is None else params).model_dump_json()
    headers = {"cache-control": "no-store"}
    if status == TOO_MANY:
        headers["retry-after"] = str(max(1, ceil(wait)))
    return Response(body, status, headers, "application/json")


def plainly(code: str, status: int, headers: Headers) -> Response:
    """The sentence in every language, as no page of ours is there to choose; never what was sent to us."""
    if "text/html" not in headers.get("accept", ""):
        return problem(status, code)
    said = [Messages(language).say(f"error-{code}") for language in LANGUAGES]
    return PlainTextResponse("\n\n".join(said) + "\n", status, {"cache-control": "no-store"})


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
        # Longer than any name of a table: somebody's words hang on its link.
        if place == ["path", "table"]:
            return problem(404, "no-such-table")
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
    return TOO_MANY if code == "too-fast" else 422
