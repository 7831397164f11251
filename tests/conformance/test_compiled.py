"""The same matches interpreted and compiled, and in two processes with different hashes."""

import ast
import json
import os
import subprocess
import sys

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


def test_compiled_code_never_shifts_a_bare_one() -> None:
    """mypyc makes a C int of the 1: from position 31 on the result is wrong. `faubourg.core.bits.bit` is right."""
    wrong: list[str] = []
    for package in ("core", "games", "bots"):
        for path in sorted((ROOT / "src" / "faubourg" / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if (
                    isinstance(node, ast.BinOp)
                    and isinstance(node.op, ast.LShift)
                    and isinstance(node.left, ast.Constant)
                    and not isinstance(node.right, ast.Constant)
                ):
                    wrong.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert wrong == []
