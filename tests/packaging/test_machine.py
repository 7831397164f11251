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
