"""What `faubourg serve` says before it serves, and `faubourg backup` and `restore` of a store they cannot use."""

import fcntl
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from faubourg.cli import serve
from faubourg.cli.main import main
from faubourg.server.http.house.addresses import own_address
from faubourg.server.operation.settings import ServerSettings
from faubourg.server.store.opening import place_of
from faubourg.text.language import Language
from faubourg.text.messages import Messages

SECRET = "hunter2"


@pytest.fixture
def used(tmp_path: Path) -> Iterator[Path]:
    """The file of a store that another server has."""
    with (tmp_path / "tables.db.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield tmp_path / "tables.db"


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


# The store


def test_a_store_in_use_is_named(used: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--store", f"sqlite:///{used}"]) == 2
    assert capsys.readouterr().err == f"Another server is using this store. The store: {used}\n"


@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["backup", "copy"], ["restore", "tables.db"]])
def test_a_store_that_cannot_be_read_is_named_in_full(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tables.db").write_text("Dear landlord, " * 100)
    assert main([*command, "--store", "sqlite:///tables.db", "--lang", "fr"]) == 2
    assert capsys.readouterr().err.endswith(f"La base\u00a0: {tmp_path / 'tables.db'}\n")


def test_a_backup_of_another_program_is_not_laid_to_the_store(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(tmp_path / "copy")) as other:
        other.execute("CREATE TABLE recipes (name)")
    assert main(["restore", str(tmp_path / "copy"), "--store", f"sqlite:///{tmp_path / 'tables.db'}"]) == 2
    assert capsys.readouterr().err == "This database belongs to another program.\n"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        (f"postgresql://me:{SECRET}@host:5432/name", "postgresql://host:5432/name"),
        (f"postgresql://host/name?user=me&password={SECRET}", "postgresql://host/name"),
        (f"postgresql://host/name?password=a@{SECRET}", "postgresql://…"),
        (f"postgresql://me:a?{SECRET}@host/name", "postgresql://…"),
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
    ],
)
def test_a_store_is_named_without_its_password(url: str, shown: str) -> None:
    assert place_of(url) == shown


# Where it listens


def test_a_busy_port_is_told_before_the_store_is_opened(
    busy: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "new" / "tables.db"
    assert main(["serve", "--port", str(busy), "--store", f"sqlite:///{store}"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"Port {busy} is in use already on 127.0.0.1: ")
    assert "--port" in said
    assert not store.parent.exists()


class Everywhere(socket.socket):
    """Listens at all addresses of both kinds, as far as it says: this machine may have none of IPv6."""

    def getsockname(self) -> tuple[str, int, int, int]:
        return "::", 8017, 0, 0


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "0"])
@pytest.mark.parametrize(
    ("own", "language", "line"),
    [
        ("192.168.1.5", "en", "Others on the same network open http://192.168.1.5:{port}/"),
        ("2001:db8::5", "fr", "Les autres, sur le même réseau, ouvrent http://[2001:db8::5]:{port}/"),
        (None, "en", "open http://…:{port}/, with the address of this machine"),
    ],
)
def test_who_serves_a_network_is_told_what_others_open(
    host: str,
    own: str | None,
    language: Language,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda family: own)
    with Everywhere() if host == "::" else serve.listen(host, "0") as listening:
        port = listening.getsockname()[1]
        settings = ServerSettings(store="postgresql://host/name", host=host, lan=serve.reached_by(listening))
        serve.announce(Messages(language), listening, settings, open_it=False)
    said = capsys.readouterr().out
    assert f"http://localhost:{port}/" in said
    assert line.format(port=port) in said


def test_who_serves_this_machine_alone_is_told_of_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    with serve.listen("127.0.0.1", "0") as listening:
        serve.announce(Messages("en"), listening, ServerSettings(store="postgresql://host/name"), open_it=False)
    said = capsys.readouterr().out
    assert said.count("http://") == 1
    assert "http://127.0.0.1:" in said


def test_the_own_address_is_one_that_others_can_open() -> None:
    found = own_address(socket.AF_INET)
    assert found is None or not found.startswith(("127.", "0."))
