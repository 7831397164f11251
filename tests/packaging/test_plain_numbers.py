"""In the rules a plain number stays one: of the arms of `a if b else 0` mypyc makes objects, and takes them apart."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path("src/faubourg")
RULES = ("core/*.py", "games/estate/*.py", "games/*/rules/*.py")
# Options are read once a match.
MODULES = sorted({path for pattern in RULES for path in PACKAGE.glob(pattern) if path.name != "options.py"})


def is_literal(node: ast.expr) -> bool:
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)


def is_plain(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "i64"


def values(tree: ast.Module) -> Iterator[ast.expr | None]:
    """What is returned or kept as a plain number."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and is_plain(node.annotation):
            yield node.value
        elif isinstance(node, ast.FunctionDef) and is_plain(node.returns):
            yield from (inner.value for inner in ast.walk(node) if isinstance(inner, ast.Return))


def mixed(tree: ast.Module) -> Iterator[ast.IfExp]:
    for value in values(tree):
        if isinstance(value, ast.IfExp) and is_literal(value.body) != is_literal(value.orelse):
            yield value


def test_one_that_is_mixed_is_found() -> None:
    [found] = mixed(ast.parse("def kind(self) -> i64:\n    return self.top if self.depth else -1"))
    assert found.lineno == 2


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_choice_makes_an_object_of_a_plain_number(module: Path) -> None:
    lines = [found.lineno for found in mixed(ast.parse(module.read_text(encoding="utf-8")))]
    assert not lines, f"{module} takes a literal or a plain number in one expression in lines {lines}: write an `if`"
