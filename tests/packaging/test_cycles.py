"""No module of the package needs itself to be imported: what each imports at run time leads nowhere in a circle."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.steps import ROOT

PACKAGE = ROOT / "src" / "faubourg"


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """What runs when a module is imported: not what is below `if TYPE_CHECKING`, nor inside a function."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from statements(node.orelse)
            continue
        yield node
        for field in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, field, []))
        for handler in getattr(node, "handlers", []):
            yield from statements(handler.body)


def imported(name: str) -> Iterator[str]:
    """The modules of the package that a module imports."""
    path = MODULES[name]
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in statements(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            base = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (base, node.module)))
            # `from faubourg.games.city import moves` needs the module; of the package only that it has begun.
            found = [f"{module}.{alias.name}" for alias in node.names if f"{module}.{alias.name}" in MODULES]
            yield from found
            if module in MODULES and len(found) < len(node.names):
                yield module


def cycle_in(imports: dict[str, list[str]]) -> list[str]:
    """Modules that import each other in a circle, the first once more at the end; empty when there are none."""
    done: set[str] = set()
    for start in imports:
        path: list[str] = []
        waiting = [(start, 0)]
        while waiting:
            name, depth = waiting.pop()
            del path[depth:]
            if name in path:
                return [*path[path.index(name) :], name]
            if name in done and depth:
                continue
            path.append(name)
            done.add(name)
            waiting += [(other, depth + 1) for other in imports[name]]
    return []


def test_no_module_needs_itself_to_be_imported() -> None:
    found = cycle_in({name: list(imported(name)) for name in MODULES})
    assert not found, f"To be imported, {found[0]} needs itself: {' imports '.join(found)}."


def test_a_circle_is_found_and_told_from_its_first_module() -> None:
    assert cycle_in({"a": ["b", "c"], "b": ["c"], "c": []}) == []
    assert cycle_in({"a": ["b"], "b": ["c", "d"], "c": [], "d": ["b"]}) == ["b", "d", "b"]
    assert cycle_in({"a": ["a"]}) == ["a", "a"]
