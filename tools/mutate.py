"""Break the rules of a game, one thing at a time, and see whether a test notices.

    python tools/mutate.py roomshare --jobs 2

Every refusal is turned off, every code and clause of a refusal is made a wrong one, every figure and every name of the
data is changed. Each such mutant is tested in a copy of the checkout, interpreted. What no test catches is listed, and
then the exit code is 1. With --deep, comparisons, `and`, `or` and `not` in the rules are turned around as well; some of
those mutants play exactly like the original, and nothing can catch them.
"""

import argparse
import ast
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What is copied: tests look at one another, so all of them.
NEEDED = ("pyproject.toml", "src/faubourg", "tests", "tools")
# Records and dumps name the digest of the data: their tests notice every change of it, and do not say what is wrong.
RECORDED = ("test_endings*", "test_perft*")
NOTHING_COLLECTED = 5  # pytest's exit code
OUTPUT = "output.txt"  # what the tests of a copy print
SHORTEST_LIMIT = 60.0  # seconds a mutant may run at least

CAUGHT = "caught"
REFUSED = "refused by validation"
SURVIVED = "survived"
OUTCOMES = (CAUGHT, REFUSED, SURVIVED)


@dataclass(frozen=True)
class Mutant:
    """One change: in a file of the checkout, from one position to another, a new text."""

    kind: str
    path: str
    line: int
    what: str
    # Start, end and replacement, in characters of the file; several where one figure must follow another.
    changes: tuple[tuple[int, int, str], ...]
    # Only for data that no neighbouring value makes valid: it is refused before any test can look.
    refused: bool = False

    def applied(self, text: str) -> str:
        for start, end, new in sorted(self.changes, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def title(self) -> str:
        return f"{self.path}:{self.line} {self.what}"


# Finding places in a source


@dataclass
class Source:
    """A Python file with its tree, and positions in characters."""

    path: str
    text: str
    tree: ast.Module = field(init=False)
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text)
        self.starts = [0]
        for line in self.text.split("\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def span(self, node: ast.expr) -> tuple[int, int]:
        """Where a node stands. The tree counts in bytes of UTF-8, we in characters."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.place(node.lineno, node.col_offset), self.place(node.end_lineno, node.end_col_offset)

    def place(self, line: int, column: int) -> int:
        start = self.starts[line - 1]
        encoded = self.text[start : self.starts[line]].encode()
        return start + len(encoded[:column].decode())

    def segment(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.text[start:end]

    def mutant(self, kind: str, node: ast.expr, new: str, what: str) -> Mutant:
        return Mutant(kind, self.path, node.lineno, what, ((*self.span(node), new),))


def sources(root: Path, folder: str) -> list[Source]:
    return [
        Source(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted((root / folder).glob("*.py"))
    ]


def folder_of(game: str) -> str:
    return f"src/faubourg/games/{game}"


# Refusals


def refusal_names(source: Source, game: str) -> set[str]:
    """The refusals that a rules module imports: the game's own, and those that all games share."""
    found: set[str] = set()
    for node in ast.walk(source.tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            own = node.module == f"faubourg.games.{game}.refusals"
            shared = node.module == "faubourg.core.state"
            for name in node.names:
                if (own or shared) and name.name.isupper():
                    found.add(name.asname or name.name)
    return found - {"FINE"}


def given(node: ast.expr | None) -> Iterator[ast.Name]:
    """The names that an expression may come out as: either side of a condition, nothing that is compared or called."""
    if isinstance(node, ast.Name):
        yield node
    elif isinstance(node, ast.IfExp):
        yield from given(node.body)
        yield from given(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from given(value)


def refusal_mutants(root: Path, game: str) -> list[Mutant]:
    """Each refusal that the rules give, replaced with FINE."""
    found: list[Mutant] = []
    for source in sources(root, f"{folder_of(game)}/rules"):
        names = refusal_names(source, game)
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Return | ast.Yield | ast.Assign | ast.AnnAssign):
                for name in given(node.value):
                    if name.id in names:
                        # By number: not every module that refuses imports the name.
                        found.append(source.mutant("refusal", name, "0", f"{name.id} is never given"))
    return found


def table_mutants(root: Path, game: str) -> list[Mutant]:
    """Each code and each clause of the table of refusals, made a wrong one."""
    path = f"{folder_of(game)}/refusals.py"
    source = Source(path, (root / path).read_text(encoding="utf-8"))
    found: list[Mutant] = []
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        for text in ast.walk(node.value):
            # An empty clause is filled in by whoever explains the refusal.
            if isinstance(text, ast.Constant) and isinstance(text.value, str) and text.value:
                is_clause = re.fullmatch(r"[A-Z]{2}-\d[\w.]*", text.value) is not None
                wrong = other_clause(text.value) if is_clause else text.value + "-not"
                kind = "clause" if is_clause else "code"
                found.append(source.mutant(kind, text, f'"{wrong}"', f"{kind} {text.value} becomes {wrong}"))
    return found


def other_clause(clause: str) -> str:
    return clause[:-1] + ("b" if clause[-1] == "a" else "a") if clause[-1].isalpha() else clause + "a"


# Figures and names

FIGURE = re.compile(r"\bvalue\s*=\s*(-?\d+)")
NAME = re.compile(r"\b(fr|en)\s*=\s*\"([^\"]*)\"")
HEADER = re.compile(r"^\[([\w.]+)\]", re.MULTILINE)


@dataclass(frozen=True)
class Figure:
    """A figure of a data file: where it stands, its table and its value."""

    start: int
    end: int
    line: int
    table: str
    name: str
    value: int

    def changed(self, by: int) -> tuple[int, int, str]:
        return self.start, self.end, str(self.value + by)


def figures_in(text: str) -> list[Figure]:
    found: list[Figure] = []
    for match in FIGURE.finditer(text):
        headers = HEADER.findall(text[: match.start()])
        line_start = text.rfind("\n", 0, match.start()) + 1
        found.append(
            Figure(
                match.start(1),
                match.end(1),
                text.count("\n", 0, match.start()) + 1,
                headers[-1] if headers else "",
                text[line_start : match.start()].split("=", maxsplit=1)[0].strip(),
                int(match.group(1)),
            )
        )
    return found


def data_mutants(root: Path, game: str, accepts: Callable[[str], bool]) -> list[Mutant]:
    """Each figure and each name of the data, changed."""
    found: list[Mutant] = []
    for path in sorted((root / folder_of(game) / "data").glob("*.toml")):
        text = path.read_text(encoding="utf-8")
        where = path.relative_to(root).as_posix()
        figures = figures_in(text)
        found += [figure_mutant(text, where, figure, figures, accepts) for figure in figures]
        found += [*name_mutants(text, where)]
    return found


def figure_mutant(
    text: str, where: str, figure: Figure, figures: list[Figure], accepts: Callable[[str], bool]
) -> Mutant:
    """One more or one less, or ten where only tens are amounts; if the game refuses all these, another figure of the
    table makes up for it, or all follow."""
    label = f"{figure.table}.{figure.name} = {figure.value}"
    attempts: list[tuple[str, tuple[tuple[int, int, str], ...]]] = []
    for by in (1, -1, 10, -10):
        attempts.append((f"{label} becomes {figure.value + by}", (figure.changed(by),)))
    for by in (1, -1):
        for other in figures:
            if other.table == figure.table and other != figure:
                for much in (-by, by):
                    what = f"{label} becomes {figure.value + by} with {other.name} = {other.value + much}"
                    attempts.append((what, (figure.changed(by), other.changed(much))))
    for by in (1, -1):
        others = [other for other in figures if other.table == figure.table and other != figure]
        what = f"{label} becomes {figure.value + by}, and all of {figure.table} with it"
        attempts.append((what, (figure.changed(by), *(other.changed(by) for other in others))))
    for what, changes in attempts:
        mutant = Mutant("figure", where, figure.line, what, changes)
        if accepts(mutant.applied(text)):
            return mutant
    return Mutant("figure", where, figure.line, attempts[0][0], attempts[0][1], refused=True)


def name_mutants(text: str, where: str) -> Iterator[Mutant]:
    for match in NAME.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        what = f'"{match.group(2)}" ({match.group(1)}) becomes "{match.group(2)}x"'
        yield Mutant("name", where, line, what, ((match.end(2), match.end(2), "x"),))


# Conditions

TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}


def deep_mutants(root: Path, game: str) -> list[Mutant]:
    """Each comparison, `and`, `or` and `not` of the rules, turned around."""
    found: list[Mutant] = []
    for source in sources(root, f"{folder_of(game)}/rules"):
        parts = sorted(
            (node for node in ast.walk(source.tree) if isinstance(node, ast.Compare | ast.BoolOp | ast.UnaryOp)),
            key=lambda node: (node.lineno, node.col_offset, -(node.end_col_offset or 0)),
        )
        for node in parts:
            found += turned(source, node)
    return found


def turned(source: Source, node: ast.Compare | ast.BoolOp | ast.UnaryOp) -> Iterator[Mutant]:
    old = " ".join(source.segment(node).split())
    if isinstance(node, ast.Compare):
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            gap = source.span(left)[1], source.span(right)[0]
            yield between(source, node, gap, TURNED[type(operator)], old)
            left = right
    elif isinstance(node, ast.BoolOp):
        new = "or" if isinstance(node.op, ast.And) else "and"
        for one, two in zip(node.values, node.values[1:], strict=False):
            yield between(source, node, (source.span(one)[1], source.span(two)[0]), new, old)
    elif isinstance(node.op, ast.Not):
        # `not x` becomes `x`, in brackets so that nothing else binds differently.
        yield source.mutant("condition", node, f"({source.segment(node.operand)})", f"`{old}` loses its not")


def between(source: Source, node: ast.expr, gap: tuple[int, int], new: str, old: str) -> Mutant:
    """A mutant of the operator that stands between two operands; brackets around it stay."""
    text = source.text[gap[0] : gap[1]]
    word = re.search(r"not\s+in|is\s+not|[<>=!]=|[<>]|\b(?:in|is|and|or)\b", text)
    assert word is not None, f"{source.path}:{node.lineno}: no operator in {text!r}"
    change = (gap[0] + word.start(), gap[0] + word.end(), new)
    return Mutant("condition", source.path, node.lineno, f"`{old}`: {word.group()} becomes {new}", (change,))


# Testing


@dataclass(frozen=True)
class Suite:
    """The tests of one game, cheap ones first."""

    game: str
    without: tuple[str, ...]

    def stages(self, copy: Path) -> list[list[str]]:
        ignored = [f"--ignore-glob=*/{pattern}" for pattern in self.without]
        own = [f"tests/games/{self.game}", *ignored]
        if not (copy / "tests" / "conformance").is_dir():
            return [own]
        return [own, ["tests/conformance", "-k", self.game, *ignored]]


def copy_checkout(target: Path) -> None:
    """What the tests need, without anything compiled."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.pyc")
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=ignore)
        else:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target / name)


def environment(copy: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "FAUBOURG"))}
    return kept | {"PYTHONPATH": str(copy / "src"), "FAUBOURG_EXPECT": "interpreted", "PYTHONHASHSEED": "0"}


def run_stage(copy: Path, arguments: list[str], limit: float) -> bool | None:
    """Whether all tests of a stage pass; None when there is none. Taking too long is failing."""
    command = [sys.executable, "-P", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
    with (copy / OUTPUT).open("w") as output:
        process = subprocess.Popen(
            command,
            cwd=copy,
            env=environment(copy),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
        try:
            code = process.wait(limit)
        except subprocess.TimeoutExpired:
            code = 1
        finally:
            if process.poll() is None:
                # Its own session: whatever the tests have started goes with it.
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    return None if code == NOTHING_COLLECTED else code == 0


def caught_by(copy: Path, suite: Suite, mutant: Mutant, limits: list[float]) -> str:
    """The first stage that fails with the mutant in place; empty if none does."""
    path = copy / mutant.path
    original = path.read_text(encoding="utf-8")
    try:
        path.write_text(mutant.applied(original), encoding="utf-8")
        forget_compiled(path)
        for stage, limit in zip(suite.stages(copy), limits, strict=True):
            if run_stage(copy, stage, limit) is False:
                return stage[0]
        return ""
    finally:
        path.write_text(original, encoding="utf-8")
        forget_compiled(path)


def forget_compiled(path: Path) -> None:
    """Python keeps the bytecode of a file by its size and the second it was written in: too coarse here."""
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()


# Reads texts of data files, each a line of JSON, and answers with a line each.
VALIDATE = """
import json, sys, faubourg
for line in sys.stdin:
    try:
        faubourg.game(sys.argv[1], json.loads(line))
        answer = "yes"
    except faubourg.InputError:
        answer = "no"
    print(answer, flush=True)
"""


@contextmanager
def validator(copy: Path, game: str) -> Iterator[Callable[[str], bool]]:
    """Whether the game accepts the text of a data file; one process answers for very many."""
    command = [sys.executable, "-P", "-c", VALIDATE, game]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=copy, env=environment(copy)
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answers = process.stdin, process.stdout

        def accepts(text: str) -> bool:
            asked.write(json.dumps(text) + "\n")
            asked.flush()
            answer = answers.readline().strip()
            if answer not in ("yes", "no"):
                raise SystemExit(f"{game} fails on a data file instead of refusing it.")
            return answer == "yes"

        yield accepts


# The whole


@dataclass(frozen=True)
class Verdict:
    mutant: Mutant
    outcome: str
    stage: str

    def line(self) -> str:
        by = f" ({self.stage})" if self.stage else ""
        return f"{self.outcome}{by}: {self.mutant.kind}: {self.mutant.title()}"


class Workshop:
    """Some copies of the checkout, each used by one mutant at a time."""

    def __init__(self, suite: Suite, copies: list[Path], limits: list[float], total: int) -> None:
        self.suite = suite
        self.limits = limits
        self.total = total
        self.free: queue.SimpleQueue[Path] = queue.SimpleQueue()
        for copy in copies:
            self.free.put(copy)
        self.done = 0
        self.lock = threading.Lock()
        self.stopped = threading.Event()

    def judge(self, mutant: Mutant) -> Verdict:
        if self.stopped.is_set():
            return Verdict(mutant, SURVIVED, "")
        if mutant.refused:
            return self.told(Verdict(mutant, REFUSED, ""))
        copy = self.free.get()
        try:
            stage = caught_by(copy, self.suite, mutant, self.limits)
        finally:
            self.free.put(copy)
        return self.told(Verdict(mutant, CAUGHT if stage else SURVIVED, stage))

    def told(self, verdict: Verdict) -> Verdict:
        with self.lock:
            self.done += 1
            print(f"[{self.done}/{self.total}] {verdict.line()}", flush=True)
        return verdict


def baseline(copy: Path, suite: Suite) -> list[float]:
    """The tests must pass as they are; their time says how long a mutant may take."""
    limits: list[float] = []
    for stage in suite.stages(copy):
        started = time.monotonic()
        if run_stage(copy, stage, 3600.0) is False:
            print((copy / OUTPUT).read_text(errors="replace"), flush=True)
            raise SystemExit(f"{stage[0]} fails without any mutant: mend that first.")
        limits.append(max(SHORTEST_LIMIT, 10 * (time.monotonic() - started)))
    return limits


def all_mutants(root: Path, game: str, only: str, deep: bool) -> list[Mutant]:
    """The mutants of a copy of the checkout, which does not change while they are tested."""
    found = refusal_mutants(root, game) + table_mutants(root, game)
    with validator(root, game) as accepts:
        found += data_mutants(root, game, accepts)
    if deep:
        found += deep_mutants(root, game)
    wanted = [mutant for mutant in found if not only or is_wanted(mutant, only)]
    return sorted(wanted, key=lambda mutant: (mutant.kind, mutant.path, mutant.changes))


def is_wanted(mutant: Mutant, only: str) -> bool:
    """The pattern is part of the title or of the kind, or a shell pattern for the whole of it."""
    whole = f"{mutant.kind} {mutant.title()}"
    return only in whole or fnmatch(whole, only)


def report(verdicts: list[Verdict]) -> int:
    """The table, what survived, and the exit code."""
    kinds = sorted({verdict.mutant.kind for verdict in verdicts})
    print(f"\n{'':<12}{'mutants':>9}" + "".join(f"{outcome:>24}" for outcome in OUTCOMES))
    for kind in [*kinds, "together"]:
        mine = [verdict for verdict in verdicts if kind in (verdict.mutant.kind, "together")]
        counts = [sum(verdict.outcome == outcome for verdict in mine) for outcome in OUTCOMES]
        print(f"{kind:<12}{len(mine):>9}" + "".join(f"{count:>24}" for count in counts))
    survivors = [verdict for verdict in verdicts if verdict.outcome == SURVIVED]
    if survivors:
        print("\nNo test catches:")
        print(*(f"  {verdict.mutant.kind}: {verdict.mutant.title()}" for verdict in survivors), sep="\n")
    return int(bool(survivors))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Break the rules one by one and see which breaks no test catches.")
    parser.add_argument("game", help="the id of the game")
    parser.add_argument("--jobs", type=int, default=1, help="how many mutants are tested at the same time")
    parser.add_argument(
        "--only", default="", metavar="PATTERN", help="only mutants whose kind, place or change matches"
    )
    parser.add_argument("--deep", action="store_true", help="turn conditions of the rules around as well")
    parser.add_argument("--list", action="store_true", help="list the mutants and test none")
    parser.add_argument(
        "--without",
        action="append",
        metavar="FILES",
        help=f"test files that do not count; unless given {', '.join(RECORDED)}",
    )
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    wanted = parse(arguments)
    if not (ROOT / folder_of(wanted.game) / "rules").is_dir():
        raise SystemExit(f"there is no game {wanted.game}")
    suite = Suite(wanted.game, tuple(wanted.without or RECORDED))
    with tempfile.TemporaryDirectory(prefix="faubourg-mutants-") as folder:
        copies = [Path(folder) / str(number) for number in range(max(1, wanted.jobs))]
        copy_checkout(copies[0])
        for copy in copies[1:]:
            shutil.copytree(copies[0], copy)
        mutants = all_mutants(copies[0], wanted.game, wanted.only, wanted.deep)
        if wanted.list:
            print(*(f"{mutant.kind}: {mutant.title()}" for mutant in mutants), sep="\n")
            return 0
        workshop = Workshop(suite, copies, baseline(copies[0], suite), len(mutants))
        with ThreadPoolExecutor(max_workers=len(copies)) as threads:
            try:
                verdicts = list(threads.map(workshop.judge, mutants))
            except BaseException:
                workshop.stopped.set()
                raise
        return report(verdicts)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
