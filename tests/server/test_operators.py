"""What only whoever runs the server may look at."""

from pathlib import Path

import pytest
from fastapi import FastAPI

from faubourg.server.app import Server, create
from faubourg.server.operation.settings import ServerSettings
from tests.server.asgi import ask
from tests.server.harness import problem_of

THEIRS = ["/metrics", "/docs", "/openapi.json"]
PUBLIC = "198.51.100.7"
LOCAL = {"host": "localhost"}


def app_of(folder: Path, **settings: object) -> FastAPI:
    return create(server=Server(ServerSettings(f"sqlite:///{folder / 'tables.db'}", **settings)))  # type: ignore[arg-type]


@pytest.mark.parametrize("path", THEIRS)
@pytest.mark.parametrize("address", ["127.0.0.1", "127.0.0.8", "::1", "::ffff:127.0.0.1"])
def test_at_the_machine_itself_everything_is_shown(tmp_path: Path, path: str, address: str) -> None:
    assert ask(app_of(tmp_path), "GET", path, address, headers=LOCAL).status_code == 200


@pytest.mark.parametrize("path", THEIRS)
@pytest.mark.parametrize("address", [PUBLIC, "10.1.2.3", "192.168.1.5", "::ffff:10.0.0.1", "fe80::1", ""])
def test_a_stranger_is_shown_nothing(tmp_path: Path, path: str, address: str) -> None:
    answer = ask(app_of(tmp_path), "GET", path, address, headers=LOCAL)
    assert problem_of(answer) == (403, "operators-only"), f"{path} is shown to {address}"


@pytest.mark.parametrize("path", THEIRS)
@pytest.mark.parametrize(
    "name",
    ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Server", "Forwarded", "Via", "X-Real-IP"],
)
def test_who_came_by_a_proxy_that_nobody_trusts_is_shown_nothing(tmp_path: Path, path: str, name: str) -> None:
    answer = ask(app_of(tmp_path), "GET", path, headers=LOCAL | {name: "127.0.0.1"})
    assert problem_of(answer) == (403, "operators-only"), f"{path} is shown through a proxy to anybody"


def test_a_person_is_told_in_a_sentence(tmp_path: Path) -> None:
    answer = ask(app_of(tmp_path), "GET", "/docs", PUBLIC, headers=LOCAL | {"accept": "text/html"})
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/plain")
    assert "faubourg serve --operators" in answer.text


@pytest.mark.parametrize(
    ("address", "status"), [("10.9.8.7", 200), ("::ffff:10.1.1.1", 200), ("2001:db8::5", 200), ("11.0.0.1", 403)]
)
def test_a_network_can_be_named(tmp_path: Path, address: str, status: int) -> None:
    app = app_of(tmp_path, operators=("10.0.0.0/8", "2001:db8::/32"))
    assert ask(app, "GET", "/metrics", address, headers=LOCAL).status_code == status
    assert ask(app, "GET", "/metrics", "127.0.0.1", headers=LOCAL).status_code == 200


@pytest.mark.parametrize(
    ("said", "status"),
    [
        ("10.9.8.7", 200),
        ("127.0.0.1", 200),
        (PUBLIC, 403),
        # What the client has written itself, then what our proxy has.
        (f"10.9.8.7, {PUBLIC}", 403),
        # A proxy behind another, both on this machine: the last names only the first.
        (f"{PUBLIC}, 127.0.0.1", 403),
        ("", 403),
        ("unknown", 403),
        ("10.9.8.7, ", 403),
    ],
)
def test_of_a_trusted_proxy_the_address_it_names_counts(tmp_path: Path, said: str, status: int) -> None:
    app = app_of(tmp_path, operators=("10.0.0.0/8",), trust_proxy=True)
    answer = ask(app, "GET", "/metrics", headers=LOCAL | {"x-forwarded-for": said})
    assert answer.status_code == status, f"X-Forwarded-For: {said}"


def test_a_trusted_proxy_that_names_nobody_is_not_enough(tmp_path: Path) -> None:
    app = app_of(tmp_path, trust_proxy=True)
    assert ask(app, "GET", "/metrics", headers=LOCAL | {"forwarded": "for=127.0.0.1"}).status_code == 403
    assert ask(app, "GET", "/metrics", headers=LOCAL | {"x-forwarded-host": "localhost"}).status_code == 403
    # Without a proxy, at the machine itself.
    assert ask(app, "GET", "/metrics", headers=LOCAL).status_code == 200


@pytest.mark.parametrize("path", [*(f"{path}/" for path in THEIRS), "//metrics", "/Metrics", "/redoc", "/openapi.yaml"])
def test_there_is_no_way_round(tmp_path: Path, path: str) -> None:
    answer = ask(app_of(tmp_path), "GET", path, PUBLIC, headers=LOCAL, follow_redirects=False)
    # What is no address of ours may be answered with the page, where it is built.
    assert answer.status_code != 200 or "<script" in answer.text
    assert "faubourg_" not in answer.text
    assert "openapi" not in answer.text
