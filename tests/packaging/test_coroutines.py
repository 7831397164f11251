"""Compiled coroutines do not wait while an exception is handled.

mypyc gives a coroutine no place of its own for the exception in hand: it lies with the thread. One that waits inside
`except` or `finally` leaves its exception to whatever runs next, and `raise` afterwards raises another's, or none; that
ends the process with a segmentation fault. What is to be waited for stands after the handler.
"""

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.steps import ROOT

SETUP = runpy.run_path(str(ROOT / "setup.py"))
COMPILED = [ROOT / module for module in SETUP["modules_in"]((*SETUP["COMPILED"], *SETUP["SERVED"]))]
WAITS = ast.Await | ast.AsyncFor | ast.AsyncWith | ast.Yield | ast.YieldFrom
# Leaving it never waits.
LOCK = "table.lock"


def waits_while_handling(source: str) -> Iterator[int]:
    """The lines on which a coroutine or a generator may wait with an exception in hand."""
    for node in ast.walk(ast.parse(source)):
        handlers: list[ast.stmt] = []
        if isinstance(node, ast.Try | ast.TryStar):
            handlers = [*(line for handler in node.handlers for line in handler.body), *node.finalbody]
        for line in handlers:
            yield from (inner.lineno for inner in ast.walk(line) if isinstance(inner, WAITS))
        # What is left by an exception is left with it in hand.
        if isinstance(node, ast.AsyncWith):
            yield from (node.lineno for item in node.items if ast.unparse(item.context_expr) != LOCK)


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: path.relative_to(ROOT / "src").as_posix())
def test_no_compiled_coroutine_waits_while_it_handles_an_exception(path: Path) -> None:
    found = [*waits_while_handling(path.read_text(encoding="utf-8"))]
    assert not found, f"{path.name} waits inside except, finally or async with on line {found}"


@pytest.mark.parametrize(
    "body",
    [
        "try: pass\n    except OSError: await it",
        "try: pass\n    finally: await it",
        "try: pass\n    except OSError:\n        if it: return [await one for one in it]",
        "async with it: pass",
    ],
)
def test_such_a_wait_is_found(body: str) -> None:
    assert [*waits_while_handling(f"async def work():\n    {body}\n")]


def test_waiting_before_and_after_a_handler_is_fine() -> None:
    body = f"async with {LOCK}: pass\n    try: await it\n    except OSError: pass\n    await it"
    assert not [*waits_while_handling(f"async def work():\n    {body}\n")]
