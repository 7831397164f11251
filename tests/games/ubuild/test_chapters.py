"""How the chapters stand to each other: imports run one way, and what a frame holds has names."""

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter

from tools.steps import ROOT

GAMES = ROOT / "src" / "faubourg" / "games"
FILES = {
    ".".join(path.relative_to(GAMES.parent.parent).with_suffix("").parts): path
    for folder in ("ubuild", "estate")
    for path in (GAMES / folder).rglob("*.py")
}
# Who owns a frame: the turn, a landing, a card, the choice of a site, and a hazard on its way; with City what their
# turns have in common, an auction, a debt and an offer.
OWNERS = {"turn", "walking", "card_choice", "permits", "hazards", "turns", "bidding", "debts", "offers"}


def imported(name: str) -> Iterator[str]:
    """The modules that a module needs when it is run; what only types need is below an `if`."""
    for node in ast.parse(FILES[name].read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in FILES else node.module


def test_imports_at_run_time_run_one_way() -> None:
    """A cycle would raise."""
    list(TopologicalSorter({name: set(imported(name)) for name in FILES}).static_order())


def test_only_the_owner_of_a_frame_knows_its_numbers() -> None:
    users = {path.stem for path in FILES.values() if re.search(r"frames\.(set_)?[abc]\(", path.read_text("utf-8"))}
    assert users == OWNERS


def test_the_rules_stay_short() -> None:
    lines = sum(path.read_text("utf-8").count("\n") for path in (GAMES / "ubuild" / "rules").glob("*.py"))
    assert lines <= 2200
