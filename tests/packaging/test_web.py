"""The browser's client is built when something it is made of changed, and only then."""

from pathlib import Path

import pytest

from tools import web
from tools.steps import ROOT

FILES = {
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/src/main.ts": "start();",
    "web/tests/main.test.ts": "test();",
    "src/faubourg/text/fr.ftl": "a = b",
    "src/faubourg/server/app.py": "app = 1",
}
INSTALL, BUILD = "npm ci --no-audit --no-fund", "npm run build"


class Checkout:
    """A small checkout in which npm only notes what it is told, and does as if."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.ran: list[str] = []
        self.works = True
        for name, text in FILES.items():
            self.change(name, text)
        (root / ".run").mkdir()
        monkeypatch.setattr(web, "ROOT", root)
        for name in ("FOLDER", "CLIENT", "MODULES", "LOG", "STAMP"):
            monkeypatch.setattr(web, name, root / getattr(web, name).relative_to(ROOT))
        monkeypatch.setattr(web, "run_logged", self.run)
        monkeypatch.setattr(web, "ensure_node", lambda: "")

    def change(self, name: str, text: str = "changed") -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text)

    def run(self, command: list[str], log: Path, *_: Path, **environment: str) -> bool:
        self.ran.append(" ".join(command))
        log.touch()
        if self.works:
            self.change("web/node_modules/x", "")
            self.change("web/dist/index.html", "")
        return self.works

    def steps(self) -> list[str]:
        """What building now runs."""
        self.ran.clear()
        web.ensure_client()
        return list(self.ran)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    found = Checkout(tmp_path, monkeypatch)
    assert found.steps() == [INSTALL, BUILD]
    return found


def test_what_is_built_is_not_built_again(checkout: Checkout) -> None:
    assert checkout.steps() == []


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("web/src/main.ts", [BUILD]),
        ("web/src/new.ts", [BUILD]),
        ("web/vite.config.ts", [BUILD]),
        ("src/faubourg/text/fr.ftl", [BUILD]),
        ("web/package-lock.json", [INSTALL, BUILD]),
        ("web/tests/main.test.ts", []),
        ("src/faubourg/server/app.py", []),
    ],
)
def test_a_change_is_noticed_where_it_matters(checkout: Checkout, name: str, steps: list[str]) -> None:
    checkout.change(name)
    assert checkout.steps() == steps


def test_a_client_that_was_removed_is_built_again(checkout: Checkout) -> None:
    (web.CLIENT / "index.html").unlink()
    assert checkout.steps() == [BUILD]


def test_a_build_that_failed_is_one_sentence_and_tried_again(checkout: Checkout) -> None:
    checkout.works = False
    checkout.change("web/src/main.ts")
    with pytest.raises(SystemExit) as ended:
        checkout.steps()
    assert str(ended.value).strip()
    checkout.works = True
    assert checkout.steps() == [BUILD]


@pytest.mark.parametrize(
    ("version", "recent"), [("v18.20.4", False), ("v20.18.3", False), ("v20.19.0", True), ("", False)]
)
def test_a_node_that_is_too_old_is_not_taken(version: str, recent: bool, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert web.is_recent(str(node)) is recent


def test_a_machine_without_npm_has_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v24.1.0\n")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not web.machine_has_node()
    (tmp_path / "npm").symlink_to(node)
    assert web.machine_has_node()
