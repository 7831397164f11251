"""Programs of the machine are installed where that is allowed, and named elsewhere."""

import os
from pathlib import Path

import pytest

from tools import machine


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was installed, on a machine that has neither program."""
    found: list[str] = []
    monkeypatch.setattr(machine, "install", found.extend)
    monkeypatch.setattr(machine, "missing", lambda: ["chromium", "postgresql"][len(found) :])
    return found


@pytest.mark.parametrize(("user", "debian"), [(1000, True), (0, False)])
def test_only_root_on_debian_installs(
    user: int, debian: bool, installed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setattr(machine, "is_debian", lambda: debian)
    assert machine.ensure() == ["chromium", "postgresql"]
    assert installed == []


def test_root_on_debian_installs_what_is_missing(installed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(machine, "is_debian", lambda: True)
    assert machine.ensure() == []
    assert installed == ["chromium", "postgresql"]


def test_the_remedy_on_debian_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "is_debian", lambda: True)
    assert machine.remedy(["chromium", "postgresql"]) == "sudo apt-get install -y chromium postgresql"


def test_the_remedy_for_a_browser_names_all_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "is_debian", lambda: True)
    wanted = "sudo apt-get install -y firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1"
    assert machine.remedy(["firefox", "webkit"]) == wanted


@pytest.mark.parametrize(
    ("known", "tried"),
    [
        ({"chromium-headless-shell", "postgresql"}, ["chromium-headless-shell", "postgresql"]),
        ({"chromium", "postgresql"}, ["chromium-headless-shell", "chromium", "postgresql"]),
    ],
)
def test_the_lighter_chromium_is_installed_where_there_is_one(
    known: set[str], tried: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def run(command: list[str], *_: object, **__: object) -> bool:
        if "install" in command:
            asked.append(command[-1])
        return command[-1] in known

    monkeypatch.setattr(machine, "run_logged", run)
    machine.install(["chromium", "postgresql"])
    assert asked == tried
