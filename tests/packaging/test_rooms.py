"""The rooms of the server: in one order, without cycles, and those that a browser could run with nothing but Python."""

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.packaging.test_imports import PACKAGE

SERVER = PACKAGE / "server"
# Each room imports only from those before it. What puts them together stands beside them.
ROOMS = ("wire", "store", "time", "table", "archive", "lobby", "operation", "bots", "socket", "http")
BESIDE = ("app",)
# The rooms that run wherever the rules do, and modules of others that could.
PURE_ROOMS = ("wire", "time", "table", "archive", "lobby")
PURE_MODULES = (
    "server.store.store",
    "server.bots.players",
    "server.bots.tasks",
    "server.bots.thinking",
    "server.socket.connections",
    "server.socket.handlers",
    "server.socket.household",
    "server.socket.limits",
)
# Frameworks, drivers, processes and threads are handed in. So is `asyncio.to_thread`.
HANDED_IN = {
    "apsw",
    "asyncpg",
    "concurrent",
    "fastapi",
    "fcntl",
    "multiprocessing",
    "orjson",
    "prometheus_client",
    "resource",
    "signal",
    "starlette",
    "structlog",
    "subprocess",
    "threading",
    "uvicorn",
    "websockets",
}


def modules() -> dict[str, Path]:
    """By their names below `faubourg`, as "server.wire.json"."""
    return {
        ".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(SERVER.rglob("*.py"))
    }


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when the module is imported: not what is below `if TYPE_CHECKING`, nor inside functions."""
    for one in body:
        if isinstance(one, ast.If) and "TYPE_CHECKING" in ast.unparse(one.test):
            yield from statements(one.orelse)
        elif not isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            yield one
            for part in ("body", "orelse", "finalbody"):
                yield from statements(getattr(one, part, []))


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """Modules imported when this one is: the server's by their names below `faubourg`, others by their whole names."""
    found: set[str] = set()
    for one in statements(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(one, ast.Import):
            found |= {alias.name for alias in one.names}
        elif isinstance(one, ast.ImportFrom) and one.module is not None:
            module = one.module.removeprefix("faubourg.")
            found |= {f"{module}.{alias.name}" for alias in one.names} & known.keys() or {module}
    return found


def graph() -> dict[str, set[str]]:
    known = modules()
    return {name: imported(path, known) for name, path in known.items()}


def room_of(module: str) -> str:
    return module.split(".")[1]


def test_every_module_is_in_a_room() -> None:
    assert {room_of(name) for name in modules() if name != "server"} == {*ROOMS, *BESIDE}


def test_rooms_import_only_from_those_before_them() -> None:
    places = {room: place for place, room in enumerate((*ROOMS, *BESIDE))}
    known = modules()
    wrong = {
        (name, other)
        for name, found in graph().items()
        for other in found & known.keys()
        if places[room_of(other)] > places[room_of(name)]
    }
    assert wrong == set()


def test_no_modules_import_each_other() -> None:
    known = modules()
    try:
        TopologicalSorter({name: found & known.keys() for name, found in graph().items()}).prepare()
    except CycleError as cycle:
        pytest.fail(f"modules that import each other: {cycle.args[1]}")


def is_pure(module: str) -> bool:
    return (module != "server" and room_of(module) in PURE_ROOMS) or module in PURE_MODULES


def test_rooms_that_run_anywhere_are_handed_frameworks_drivers_processes_and_threads() -> None:
    wrong = {
        (name, other)
        for name, found in graph().items()
        for other in found
        if is_pure(name) and other.partition(".")[0] in HANDED_IN
    }
    assert wrong == set()
    texts = {name: path.read_text(encoding="utf-8") for name, path in modules().items() if is_pure(name)}
    words = ("to_thread", "run_in_executor", "create_subprocess")
    assert {(name, word) for name, text in texts.items() for word in words if word in text} == set()


def test_rooms_that_run_anywhere_import_none_that_do_not() -> None:
    """What another room imports is imported with it."""
    known = modules()
    packages = {"server", *(f"server.{room}" for room in ROOMS)}
    wrong = {
        (name, other)
        for name, found in graph().items()
        for other in (found & known.keys()) - packages
        if is_pure(name) and not is_pure(other)
    }
    assert wrong == set()
