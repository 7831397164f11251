"""Every promise of docs/security.md names tests, and they exist."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
TEXT = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def section(title: str) -> str:
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


@cache
def functions_in(file: str) -> frozenset[str]:
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_every_promise_names_a_test() -> None:
    promises = re.split(r"\n(?=- )", section("What is promised"))[1:]
    assert len(promises) >= 10
    for promise in promises:
        assert NAMED.search(promise), f"A promise that no test shows: {promise[:80]}"


def test_every_test_that_is_named_exists() -> None:
    named = NAMED.findall(TEXT)
    assert len(named) == TEXT.count("::"), "A test is named in a way that is not understood here"
    for file, name in named:
        assert (ROOT / file).is_file(), f"docs/security.md names {file}, which is missing"
        assert name in functions_in(file), f"docs/security.md names {file}::{name}, which is missing"


def test_it_says_against_whom_what_is_not_promised_and_how_to_report() -> None:
    for title in ("Against whom", "What is not promised", "How to report"):
        assert section(title).strip()
