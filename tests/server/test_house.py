"""Letting the house in: who may, what follows, and that nobody else can."""

import asyncio
from pathlib import Path

import httpx
import pytest
import uvicorn

from faubourg.core.refusal import InputError
from faubourg.server.app import Server, create
from faubourg.server.http.gate.protocol import HttpProtocol
from faubourg.server.http.house import addresses
from faubourg.server.http.house.addresses import bound, house_address, is_of_a_house
from faubourg.server.http.house.lan import Lan
from faubourg.server.http.house.serving import Serving
from faubourg.server.operation.settings import ServerSettings
from faubourg.server.socket.line import Line
from tests.server.asgi import ask
from tests.server.harness import problem_of, sqlite_url

HOME = "192.168.1.5"
PORT = 8017
ROOT = f"http://{HOME}:{PORT}/"
HOST = f"localhost:{PORT}"
OWN_PAGE = {"host": HOST, "origin": f"http://{HOST}"}
NOTHING = {"root": None, "offered": None, "switch": False}


class Ears:
    """Listens as far as it says."""

    def __init__(self) -> None:
        self.listening: list[str] = []
        self.taken = False

    async def listen_at(self, address: str, port: int) -> None:
        if self.taken:
            raise OSError
        self.listening.append(f"{address}:{port}")

    def leave(self, address: str) -> None:
        self.listening.remove(f"{address}:{PORT}")


class Home:
    """A server for this machine alone, which could listen to the house."""

    def __init__(self, folder: Path, **settings: object) -> None:
        given = ServerSettings(sqlite_url(folder), port=PORT, **settings)  # type: ignore[arg-type]
        self.server = Server(given)
        self.ears = Ears()
        self.lan: Lan = self.server.lan
        self.lan.ears = self.ears
        self.app = create(server=self.server)

    def switch(self, wanted: object = True, address: str = "127.0.0.1", **headers: str) -> httpx.Response:
        sent = OWN_PAGE | {name.replace("_", "-"): value for name, value in headers.items()}
        return ask(self.app, "POST", "/api/house", address, json={"open": wanted}, headers=sent)

    def look(self, address: str = "127.0.0.1", **headers: str) -> object:
        sent = {"host": HOST} | {name.replace("_", "-"): value for name, value in headers.items()}
        answer = ask(self.app, "GET", "/api/house", address, headers=sent)
        assert answer.status_code == 200
        return answer.json()


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.server.http.house.lan.house_address", lambda: HOME)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


# What it does


def test_whoever_sits_at_the_machine_lets_the_house_in_and_out(home: Home) -> None:
    assert home.look() == {"root": None, "offered": ROOT, "switch": True}
    assert home.switch(True).json() == {"root": ROOT, "offered": ROOT, "switch": True}
    assert home.ears.listening == [f"{HOME}:{PORT}"]
    assert home.switch(True).status_code == 200, "To open what is open is no mistake"
    assert home.ears.listening == [f"{HOME}:{PORT}"]
    assert home.switch(False).json()["root"] is None
    assert home.ears.listening == []


def test_the_server_goes_by_its_address_only_while_the_house_is_let_in(home: Home) -> None:
    def status() -> int:
        return ask(home.app, "GET", "/robots.txt", "192.168.1.9", headers={"host": f"{HOME}:{PORT}"}).status_code

    assert status() == 421
    home.switch(True)
    assert status() == 200
    assert ask(home.app, "GET", "/robots.txt", headers={"host": "192.168.1.6:8017"}).status_code == 421
    home.switch(False)
    assert status() == 421


def test_the_terminal_is_told(home: Home) -> None:
    told: list[str] = []
    home.lan.on_open = told.append
    home.switch(True)
    assert told == [ROOT]


def test_the_house_is_let_in_even_if_the_terminal_is_gone(home: Home) -> None:
    def gone(_: str) -> None:
        raise BrokenPipeError

    home.lan.on_open = gone
    assert home.switch(True).json()["root"] == ROOT


def test_what_cannot_be_is_said(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    home.ears.taken = True
    assert problem_of(home.switch(True)) == (409, "house-port-taken")
    monkeypatch.setattr("faubourg.server.http.house.lan.house_address", lambda: None)
    assert problem_of(home.switch(True)) == (409, "no-house-network")
    assert home.look() == {"root": None, "offered": None, "switch": True}
    assert problem_of(home.switch("perhaps")) == (422, "bad-request")


# Who may not


@pytest.mark.parametrize(
    "address", ["192.168.1.9", HOME, "203.0.113.7", "2001:db8::7", "::ffff:192.168.1.9", "unknown"]
)
def test_nobody_on_the_network_can_switch_or_is_told_anything(home: Home, address: str) -> None:
    assert problem_of(home.switch(True, address)) == (403, "not-at-machine")
    assert home.look(address) == NOTHING
    home.switch(True)
    assert problem_of(home.switch(False, address)) == (403, "not-at-machine")
    assert home.look(address) == NOTHING
    assert home.ears.listening == [f"{HOME}:{PORT}"]


@pytest.mark.parametrize(
    "origin",
    ["http://elsewhere.example", "http://localhost:9000", f"http://127.0.0.1:{PORT}", "null", "", f"ftp://{HOST}"],
)
def test_no_page_of_another_origin_can_switch(home: Home, origin: str) -> None:
    assert home.switch(True, origin=origin).status_code == 403
    assert home.ears.listening == []


def test_a_request_that_says_nothing_of_its_page_cannot_switch(home: Home) -> None:
    answer = ask(home.app, "POST", "/api/house", json={"open": True}, headers={"host": HOST})
    assert problem_of(answer) == (403, "not-at-machine")


def test_a_site_that_may_act_here_cannot_switch(tmp_path: Path) -> None:
    site = "https://friends.example"
    home = Home(tmp_path, origins=(site,))
    assert problem_of(home.switch(True, origin=site)) == (403, "not-at-machine")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("x_forwarded_for", "127.0.0.1"),
        ("forwarded", "for=127.0.0.1"),
        ("via", "1.1 proxy"),
        ("x_real_ip", "127.0.0.1"),
    ],
)
def test_nothing_that_came_by_a_proxy_can_switch(home: Home, name: str, value: str) -> None:
    assert problem_of(home.switch(True, **{name: value})) == (403, "not-at-machine")
    assert home.look(**{name: value}) == NOTHING


def test_behind_a_proxy_there_is_no_switch(tmp_path: Path) -> None:
    home = Home(tmp_path, trust_proxy=True)
    assert problem_of(home.switch(True, x_forwarded_for="127.0.0.1")) == (403, "not-at-machine")
    assert problem_of(home.switch(True)) == (403, "not-at-machine")
    assert home.look() == NOTHING


@pytest.mark.parametrize("host", ["rebound.example:8017", f"{HOME}:8017", "tables.example.org"])
def test_under_another_name_nobody_can_switch(tmp_path: Path, host: str) -> None:
    """One that was made to lead here, that of the house, one that was given to this server."""
    home = Home(tmp_path, names=("tables.example.org",))
    home.switch(True)
    answer = home.switch(False, host=host, origin=f"http://{host}")
    assert answer.status_code in (403, 421)
    assert home.ears.listening == [f"{HOME}:{PORT}"]


def test_a_server_that_listens_to_a_network_tells_its_address_and_has_no_switch(tmp_path: Path) -> None:
    home = Home(tmp_path, host="0.0.0.0", lan=HOME)
    assert home.look() == {"root": ROOT, "offered": None, "switch": False}
    assert problem_of(home.switch(False)) == (403, "not-at-machine")


def test_where_several_processes_serve_nothing_can_be_switched(home: Home) -> None:
    home.lan.ears = None
    assert home.look() == NOTHING
    assert problem_of(home.switch(True)) == (403, "not-at-machine")


# On real sockets: a second address of the machine itself stands for that of the house


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr("faubourg.server.http.house.lan.house_address", lambda: "127.0.0.2")
    return "127.0.0.2"


def test_it_listens_answers_and_sends_everybody_away_again(second: str, tmp_path: Path) -> None:
    async def work() -> None:
        with bound("127.0.0.1", 0) as listening:
            port = listening.getsockname()[1]
            app = create(server=Server(ServerSettings(sqlite_url(tmp_path), port=port)))
            config = uvicorn.Config(app, http=HttpProtocol, ws=Line, log_config=None, lifespan="on")
            started = asyncio.Event()
            server = Serving(config, started.set, lambda root: None)
            serving = asyncio.create_task(server._serve([listening]))
            await started.wait()
            own, there = f"http://127.0.0.1:{port}", f"http://{second}:{port}"
            async with httpx.AsyncClient(trust_env=False) as client:
                with pytest.raises(httpx.ConnectError):
                    await client.get(f"{there}/health")
                opened = await client.post(f"{own}/api/house", json={"open": True}, headers={"origin": own})
                assert opened.json()["root"] == f"{there}/"
                assert (await client.get(f"{there}/robots.txt")).status_code == 200
                reader, writer = await asyncio.open_connection(second, port)
                closed = await client.post(f"{own}/api/house", json={"open": False}, headers={"origin": own})
                assert closed.json()["root"] is None
                assert await reader.read() == b"", "Whoever came by that address stays"
                writer.close()
                with pytest.raises(httpx.ConnectError):
                    await client.get(f"{there}/health")
                assert (await client.get(f"{own}/health")).status_code == 200
            server.should_exit = True
            await serving

    asyncio.run(work())


# Which address that is


@pytest.mark.parametrize(
    ("address", "is_so"),
    [
        ("192.168.1.5", True), ("10.0.0.7", True), ("172.16.3.4", True), ("172.32.0.1", False), ("203.0.113.7", False),
        ("100.64.0.9", False), ("169.254.3.4", False), ("127.0.0.2", False),
    ],
)  # fmt: skip
def test_an_address_of_a_house_is_one_that_routers_hand_out_there(address: str, is_so: bool) -> None:
    assert is_of_a_house(address) is is_so


@pytest.mark.parametrize(
    ("way_out", "shared", "found"),
    [
        (HOME, [HOME], HOME),
        # A tunnel has the way out, and the house is beside it.
        ("10.8.0.2", ["192.168.1.5"], "192.168.1.5"),
        (None, ["192.168.1.5"], "192.168.1.5"),
        # The system does not say which there are.
        (HOME, [], HOME),
        # On the network of everybody, or on none.
        ("203.0.113.7", ["203.0.113.7"], None),
        ("203.0.113.7", ["203.0.113.7", "10.0.0.4"], "10.0.0.4"),
        (None, [], None),
    ],
)
def test_the_house_is_where_others_are(
    way_out: str | None, shared: list[str], found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda family: way_out)
    monkeypatch.setattr(addresses, "shared_addresses", lambda: shared)
    assert house_address() == found


def test_the_addresses_of_this_machine_are_none_of_its_own() -> None:
    assert not any(found.startswith("127.") for found in addresses.shared_addresses())


def test_nothing_is_opened_without_an_address(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faubourg.server.http.house.lan.house_address", lambda: None)
    with pytest.raises(InputError) as refused:
        asyncio.run(home.lan.open())
    assert refused.value.code == "no-house-network"
