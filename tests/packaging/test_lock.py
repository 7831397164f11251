"""The lock files: whole, in agreement, and without any address."""

import re
import tomllib
from pathlib import Path

import pytest

from tools.steps import ROOT

LOCKS = sorted(ROOT.glob("requirements*.lock"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PINNED = re.compile(r"^([a-z0-9][a-z0-9.-]*)==(\S+)", re.MULTILINE)


def versions(lock: str) -> dict[str, str]:
    return dict(PINNED.findall((ROOT / lock).read_text(encoding="utf-8")))


def name_of(requirement: str) -> str:
    """The name as lock files spell it."""
    name = re.split(r"[<>=!~;\[ ]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def test_there_are_four() -> None:
    kinds = ["requirements-build.lock", "requirements-dev.lock", "requirements-node.lock", "requirements.lock"]
    assert [lock.name for lock in LOCKS] == kinds


@pytest.mark.parametrize("lock", [*LOCKS, ROOT / "web" / "package-lock.json"], ids=lambda lock: lock.name)
def test_no_lock_holds_an_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"https?:|file:|index-url|find-links|trusted-host", text)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_has_a_version_and_hashes(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=\S)", re.sub(r"(?m)^\s*#.*\n", "", text)):
        assert PINNED.match(entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_locks_agree() -> None:
    whole = versions("requirements-dev.lock")
    assert versions("requirements.lock").items() <= whole.items()
    assert versions("requirements-build.lock").items() <= whole.items()


def test_the_locks_hold_what_the_project_asks_for() -> None:
    asked = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["server"]]
    assert {name_of(item) for item in asked} <= versions("requirements.lock").keys()
    extras = PROJECT["project"]["optional-dependencies"]
    development = [item for item in PROJECT["dependency-groups"]["dev"] if isinstance(item, str)]
    development += [*extras["lab"], *extras["open_spiel"]]
    assert {name_of(item) for item in development} <= versions("requirements-dev.lock").keys()


def test_the_build_is_pinned_and_written_twice_the_same() -> None:
    assert PROJECT["build-system"]["requires"] == PROJECT["dependency-groups"]["build"]
    locked = versions("requirements-build.lock")
    assert PROJECT["build-system"]["requires"] == [
        f"{name}=={locked[name]}" for name in ("setuptools", "mypy", "librt")
    ]
