"""Break the rules of a game, one thing at a time, and see whether a test notices.

    python -m tools.mutate roomshare --jobs 2

Every refusal is turned off, every code and clause of a refusal is made a wrong one, every figure and every name of the
data is changed. Each such mutant is tested in a copy of the checkout, interpreted. What no test catches is listed, and
then the exit code is 1. With --deep, comparisons, `and`, `or` and `not` in the rules are turned around as well; some of
those mutants play exactly like the original, and nothing can catch them. A run that was cut off goes on with --from.
"""

import argparse
import json
import os
import queue
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
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from tools.mutants import Mutant, data_mutants, deep_mutants, folder_of, refusal_mutants, table_mutants

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


def going_on(mutants: list[Mutant], place: str) -> list[Mutant]:
    """The first mutant whose title has the place in it, and all after it; a place that none has is refused."""
    for number, mutant in enumerate(mutants):
        if place in mutant.title():
            return mutants[number:]
    raise SystemExit(f"no mutant has {place!r} in its title; --list shows them")


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
    parser.add_argument(
        "--from", dest="place", default="", metavar="PLACE", help="begin at the first mutant whose title has this in it"
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
        mutants = going_on(all_mutants(copies[0], wanted.game, wanted.only, wanted.deep), wanted.place)
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
