"""The same matches interpreted and compiled, and in two processes with different hashes."""

import ast
import json
import os
import subprocess
import sys

import pytest

from faubourg.lab.conformance import match_digest
from tests.conformance.cases import CASES, ROOT, game_of

MATCHES = 40


def digests() -> list[list[object]]:
    """Forty random matches, spread over all games and option sets."""
    found: list[list[object]] = []
    for number in range(max(MATCHES, len(CASES))):
        id, option_set = CASES[number % len(CASES)]
        digest, decisions = match_digest(game_of(id), option_set, 1000 + number)
        found.append([id, option_set, digest, decisions])
    return found


def test_matches_are_the_same_interpreted_and_compiled() -> None:
    """The sources are interpreted in a process of their own, whatever runs here."""
    script = (
        "import json, faubourg.core.state as state\n"
        "assert state.__file__.endswith('.py'), state.__file__\n"
        "from tests.conformance.test_compiled import digests\n"
        "print(json.dumps(digests()))"
    )
    environment = {name: value for name, value in os.environ.items() if name != "FAUBOURG_EXPECT"}
    environment |= {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", script], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == digests()


def shifted_constants(source: str) -> list[int]:
    """The lines that shift a number, or a name that was given one, to the left by something that varies."""
    tree = ast.parse(source)
    numbers: set[str] = set()
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
        ):
            numbers.add(node.target.id)
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not isinstance(node.right, ast.Constant)
        and (isinstance(node.left, ast.Constant) or (isinstance(node.left, ast.Name) and node.left.id in numbers))
    ]


def test_compiled_code_never_shifts_a_constant() -> None:
    """mypyc makes a C int of it, which has 32 bits. `faubourg.core.bits.bit` is right."""
    wrong: list[str] = []
    for package in ("core", "games", "bots"):
        for path in sorted((ROOT / "src" / "faubourg" / package).rglob("*.py")):
            lines = shifted_constants(path.read_text(encoding="utf-8"))
            wrong += [f"{path.relative_to(ROOT)}:{line}" for line in lines]
    assert wrong == []


@pytest.mark.parametrize("source", ["x = 1 << place", "fives: i64 = 31\nx = fives << place"])
def test_a_shifted_constant_is_found(source: str) -> None:
    assert shifted_constants(source) == [source.count("\n") + 1]
    assert shifted_constants("x = 1 << 3\ny = one << place") == []
