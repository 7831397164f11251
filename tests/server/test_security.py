"""Headers, origins, and mistakes that tell nothing."""

import pytest
import structlog
from fastapi import FastAPI, Request, WebSocket
from structlog.testing import capture_logs

from faubourg.server.http.docs import docs_page
from faubourg.server.http.security import middlewares
from faubourg.server.wire.http import NewTable
from tests.server.asgi import HOST, ask, connect

ELSEWHERE = "https://elsewhere.example"


def new_app(**what: object) -> FastAPI:
    structlog.reset_defaults()
    app = FastAPI(
        title="Faubourg",
        docs_url=None,
        redoc_url=None,
        middleware=middlewares(**what),  # type: ignore[arg-type]
    )

    @app.get("/api/tables/{table}")
    async def show(table: str) -> str:
        return table

    @app.post("/api/tables")
    async def create(request: Request) -> int:
        return len(await request.body())

    @app.post("/api/new")
    async def typed(new: NewTable) -> str:
        """Sets a <table>."""
        return new.game

    @app.get("/api/broken")
    async def broken() -> None:
        raise ValueError("the seed is SECRET")

    @app.websocket("/ws/{table}")
    async def play(socket: WebSocket, table: str) -> None:
        await socket.accept()

    @app.websocket("/broken")
    async def break_off(socket: WebSocket) -> None:
        await socket.accept()
        raise ValueError("the seed is SECRET")

    return app


@pytest.fixture
def app() -> FastAPI:
    return new_app()


@pytest.mark.parametrize("path", ["/api/tables/abc", "/nowhere", "/api/broken"])
def test_every_answer_has_the_safe_headers(app: FastAPI, path: str) -> None:
    headers = ask(app, "GET", path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "permissions-policy" in headers


def test_what_a_guest_may_know_is_not_kept_by_caches(app: FastAPI) -> None:
    assert ask(app, "GET", "/api/tables/abc").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "", f"http://{HOST}.elsewhere.example", "http://[", HOST])
def test_another_site_cannot_act_in_a_guests_name(app: FastAPI, origin: str) -> None:
    answer = ask(app, "POST", "/api/tables", headers={"origin": origin})
    assert (answer.status_code, answer.json()) == (403, {"code": "wrong-origin", "params": {}})
    (closed,) = connect(app, "/ws/abc", [("origin", origin)])
    assert (closed["type"], closed["code"]) == ("websocket.close", 1008)


@pytest.mark.parametrize("headers", [{}, {"origin": f"http://{HOST}"}, {"origin": f"https://{HOST.upper()}"}])
def test_our_own_pages_and_programs_without_an_origin_may_act(app: FastAPI, headers: dict[str, str]) -> None:
    assert ask(app, "POST", "/api/tables", headers=headers).status_code == 200
    assert connect(app, "/ws/abc", headers.items())[0]["type"] == "websocket.accept"


def test_a_browser_that_tells_only_the_kind_of_site_is_believed(app: FastAPI) -> None:
    assert ask(app, "POST", "/api/tables", headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert ask(app, "POST", "/api/tables", headers={"sec-fetch-site": "same-origin"}).status_code == 200


def test_another_site_may_link_here(app: FastAPI) -> None:
    assert ask(app, "GET", "/api/tables/abc", headers={"origin": ELSEWHERE}).status_code == 200


def test_an_origin_can_be_allowed() -> None:
    app = new_app(origins=frozenset({ELSEWHERE}))
    assert ask(app, "POST", "/api/tables", headers={"origin": ELSEWHERE}).status_code == 200


def test_the_host_that_a_proxy_tells_counts_only_if_it_is_trusted() -> None:
    headers = {"origin": ELSEWHERE, "x-forwarded-host": "elsewhere.example"}
    assert ask(new_app(), "POST", "/api/tables", headers=headers).status_code == 403
    assert ask(new_app(trust_proxy=True), "POST", "/api/tables", headers=headers).status_code == 200


def test_a_mistake_of_ours_is_answered_with_a_number_that_the_log_has_too(app: FastAPI) -> None:
    with capture_logs() as lines:
        answer = ask(app, "GET", "/api/broken")
    assert answer.status_code == 500
    assert answer.json()["code"] == "server-broken"
    (line,) = [line for line in lines if line["event"] == "broken"]
    assert line["id"] == answer.json()["params"]["id"]
    assert line["mistake"] == "ValueError"
    assert "test_security.py" in line["where"][-1]
    assert "SECRET" not in answer.text
    assert "Traceback" not in answer.text
    assert "the seed" not in str(lines)


def test_a_mistake_on_a_websocket_closes_it(app: FastAPI) -> None:
    with capture_logs() as lines:
        sent = connect(app, "/broken")
    assert [(message["type"], message.get("code")) for message in sent] == [
        ("websocket.accept", None),
        ("websocket.close", 1011),
    ]
    assert "the seed" not in str(sent) + str(lines)


def test_the_docs_show_every_operation_without_script_or_another_host(app: FastAPI) -> None:
    page = docs_page(app.openapi())
    text = bytes(page.body).decode()
    assert "<code>GET /api/tables/{table}</code>" in text
    assert 'href="#NewTable"' in text
    assert 'id="NewTable"' in text
    assert "Sets a &lt;table&gt;." in text
    assert "<script" not in text
    assert "http://" not in text
    assert "https://" not in text
    assert "style-src 'sha256-" in page.headers["content-security-policy"]
