"""Names the server goes by, and names that somebody has made to lead here."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.exceptions import InvalidStatus

from faubourg.server.app import Server, create
from faubourg.server.http.hosts import Hosts, hosts_of
from faubourg.server.operation.settings import ServerSettings
from tests.server.asgi import HOST, ask, connect
from tests.server.harness import House, problem_of, run, serving

STRANGE = "rebound.elsewhere.example"


def app_of(folder: Path, **settings: object) -> FastAPI:
    return create(server=Server(ServerSettings(f"sqlite:///{folder / 'tables.db'}", **settings)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8017", "localhost.", "127.0.0.1:8017", "127.0.0.9", "[::1]:8017", "[::1]"]
)
def test_a_server_for_this_machine_goes_by_its_loopback_names(host: str) -> None:
    assert hosts_of("127.0.0.1", ()).knows(host)


@pytest.mark.parametrize(
    "host",
    [
        "", ":8017", STRANGE, "localhost.elsewhere.example", "127.0.0.1.elsewhere.example", "192.168.1.5", "0.0.0.0",
        "[fe80::1]", "::1", "localhost:80:80", "localhost/x", "me@localhost", "[localhost]", "127.0.0.1 ", "2130706433",
    ],
)  # fmt: skip
def test_a_server_for_this_machine_goes_by_no_other(host: str) -> None:
    assert not hosts_of("127.0.0.1", ()).knows(host)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> Hosts:
    monkeypatch.setattr("faubourg.server.http.hosts.socket.gethostname", lambda: "Attic.home.example")
    return hosts_of("0.0.0.0", ())


@pytest.mark.parametrize(
    "host", ["192.168.1.5:8017", "[fe80::1]:8017", "localhost:8017", "attic:8017", "attic.local", "attic.home.example"]
)
def test_on_the_network_of_a_house_addresses_in_figures_and_the_machines_own_names_will_do(
    at_home: Hosts, host: str
) -> None:
    assert at_home.knows(host), f"A phone that opens http://{host} is turned away"


@pytest.mark.parametrize("host", [STRANGE, "attic.elsewhere.example", "cellar.local", "192.168.1.5.elsewhere.example"])
def test_on_the_network_of_a_house_no_other_name_will_do(at_home: Hosts, host: str) -> None:
    assert not at_home.knows(host)


@pytest.mark.parametrize("listening", ["127.0.0.1", "localhost", "::1", "0.0.0.0", "192.168.1.5"])
def test_a_name_can_be_given(listening: str) -> None:
    hosts = hosts_of(listening, ("tables.example.org",))
    assert hosts.knows("tables.example.org")
    assert hosts.knows("Tables.Example.org:443")
    assert not hosts.knows("example.org")


def test_the_name_it_listens_on_is_its_own() -> None:
    assert hosts_of("tables.lan", ()).knows("tables.lan:8017")


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/games", "/docs", "/nowhere"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_request_for_a_server_of_another_name_is_refused(tmp_path: Path, method: str, path: str) -> None:
    origin = {"host": STRANGE, "origin": f"http://{STRANGE}"}
    answer = ask(app_of(tmp_path), method, path, headers=origin)
    assert problem_of(answer) == (421, "wrong-host"), "A page under another name acts here in a guest's name"
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_person_is_told_in_a_sentence_which_option_to_set(tmp_path: Path) -> None:
    answer = ask(app_of(tmp_path), "GET", "/", headers={"host": STRANGE, "accept": "text/html,*/*"})
    assert answer.status_code == 421
    assert answer.headers["content-type"].startswith("text/plain")
    assert "faubourg serve --name NAME" in answer.text
    assert "faubourg serve --name NOM" in answer.text
    assert STRANGE not in answer.text, "What was sent to us is shown to a browser"


def test_a_websocket_for_a_server_of_another_name_is_refused(tmp_path: Path) -> None:
    (closed,) = connect(app_of(tmp_path), "/ws/abc", [("host", STRANGE), ("origin", f"http://{STRANGE}")])
    assert (closed["type"], closed["code"], closed["reason"]) == ("websocket.close", 1008, "wrong-host")


def test_a_given_name_is_served(tmp_path: Path) -> None:
    app = app_of(tmp_path, names=(HOST,))
    assert ask(app, "GET", "/openapi.json").status_code == 200
    assert ask(app, "GET", "/openapi.json", headers={"host": STRANGE}).status_code == 421


def test_of_a_trusted_proxy_the_name_that_it_was_asked_for_counts(tmp_path: Path) -> None:
    app = app_of(tmp_path, names=(HOST,), trust_proxy=True)
    forwarded = {"host": "127.0.0.1:8017", "x-forwarded-for": "192.0.2.9", "accept": "application/json"}
    path = "/robots.txt"
    assert ask(app, "GET", path, headers=forwarded | {"x-forwarded-host": HOST}).status_code == 200
    assert ask(app, "GET", path, headers=forwarded | {"x-forwarded-host": STRANGE}).status_code == 421
    # The last word is our own proxy's.
    assert ask(app, "GET", path, headers=forwarded | {"x-forwarded-host": f"{HOST}, {STRANGE}"}).status_code == 421
    # Whom nobody trusts is not believed.
    alone = app_of(tmp_path)
    assert ask(alone, "GET", path, headers={"host": STRANGE, "x-forwarded-host": "localhost"}).status_code == 421


def test_whoever_watches_over_the_server_needs_no_name(tmp_path: Path) -> None:
    for host in (STRANGE, ""):
        assert ask(app_of(tmp_path), "GET", "/health", headers={"host": host}).status_code == 200


def test_two_hosts_in_one_request_are_refused(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            assert (await raw(house, "Host: localhost", f"Host: {STRANGE}")).startswith(b"HTTP/1.1 421")
            assert (await raw(house, "Host: localhost")).startswith(b"HTTP/1.1 200")
            assert not (await raw(house)).startswith(b"HTTP/1.1 200")

    run(work())


async def raw(house: House, *headers: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write("\r\n".join(["GET /robots.txt HTTP/1.1", *headers, "Connection: close", "", ""]).encode())
    answer = await reader.read()
    writer.close()
    return answer


def test_on_the_wire_a_table_is_not_opened_under_another_name(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            pair = await house.pair(options={"duel": True, "first": 0})
            foreign = {"host": f"{STRANGE}:{house.port}", "origin": f"http://{STRANGE}:{house.port}"}
            answer = await pair.ann.client.post(f"/api/tables/{pair.table}/link", json={"seat": 0}, headers=foreign)
            assert problem_of(answer) == (421, "wrong-host")
            async with httpx.AsyncClient(trust_env=False) as client:
                upgrade = foreign | {
                    "connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
                    "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
                }  # fmt: skip
                refused = await client.get(f"http://127.0.0.1:{house.port}/ws/{pair.table}", headers=upgrade)
            assert refused.status_code == 403, "A WebSocket is opened under another name"
            with pytest.raises(InvalidStatus):
                await pair.ann.silent_tab(pair.table, Origin=foreign["origin"])

    run(work())
