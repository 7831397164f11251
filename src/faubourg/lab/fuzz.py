"""Search the rules for contradictions: very many random matches, looked at from every side.

Every match is played by the compiled rules, and every position of it is asked whether it is broken. Some are checked
with all that `faubourg.lab.conformance` knows. Some are played again by the same rules interpreted, and must end in the
same position.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from faubourg.bots.crew import spread
from faubourg.bots.playout import fuzz_match, play_out
from faubourg.core.actions import Actions
from faubourg.core.game import Game
from faubourg.core.rng import Rng
from faubourg.core.runtime import is_compiled
from faubourg.games import game
from faubourg.lab.conformance import Violation, check_match, clauses_of

PACKAGE = Path(__file__).resolve().parent.parent
LARGEST_BATCH = 500
SMALLEST_BATCH = 20
# The thorough matches of two seeds are different ones.
SEEDS_APART = 10**9
# What the package consists of when nothing is compiled.
PLAIN_FILES = (".py", ".toml", ".md", ".ftl")


@dataclass(frozen=True)
class Fault:
    """Something that must not be: in which match, after how many decisions, and what."""

    game: str
    seats: int
    options: dict[str, object]
    seed: int
    number: int
    decision: int
    problem: str


@dataclass(frozen=True)
class Plan:
    """What is to be played: which matches, which of them thoroughly and which of them interpreted too."""

    games: tuple[str, ...]
    matches: int
    interpreted: int = 0
    thorough: int = 0
    seed: int = 1
    first: int = 0
    jobs: int = 1

    def is_interpreted(self, number: int) -> bool:
        return number - self.first < self.interpreted

    def is_thorough(self, number: int) -> bool:
        """Every so many, and not always the same option set."""
        return self.thorough > 0 and (number + 1) % self.thorough == 0


@dataclass
class Findings:
    """What some matches have shown."""

    matches: int = 0
    decisions: int = 0
    positions: int = 0
    thorough: int = 0
    thorough_positions: int = 0
    interpreted: int = 0
    longest: int = 0
    longest_match: int = -1
    deepest: int = 0
    deepest_match: int = -1
    faults: list[Fault] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.positions += other.positions
        self.thorough += other.thorough
        self.thorough_positions += other.thorough_positions
        self.interpreted += other.interpreted
        # Of equals the first: the findings must not depend on who was done first.
        if (other.longest, -other.longest_match) > (self.longest, -self.longest_match):
            self.longest, self.longest_match = other.longest, other.longest_match
        if (other.deepest, -other.deepest_match) > (self.deepest, -self.deepest_match):
            self.deepest, self.deepest_match = other.deepest, other.deepest_match
        self.faults = sorted(self.faults + other.faults, key=lambda fault: (fault.number, fault.problem))


def setting(plan: Plan, number: int) -> tuple[Game, int, dict[str, object]]:
    """Game, seats and options of a match: all games in turn, and of each all option sets."""
    table = game(plan.games[number % len(plan.games)])
    seats, options = table.option_set(number // len(plan.games))
    return table, seats, options


def match_rng(plan: Plan, number: int) -> Rng:
    return Rng(f"fuzz/{plan.seed}/{number}")


def try_match(plan: Plan, number: int, findings: Findings, actions: Actions) -> str:
    """Play one match and note what it shows; the digest of its end."""
    table, seats, options = setting(plan, number)

    def fault(decision: int, problem: str) -> None:
        findings.faults.append(Fault(table.id, seats, options, plan.seed, number, decision, problem))

    state = table.start(seats, options)
    findings.matches += 1
    try:
        trial = fuzz_match(state, match_rng(plan, number), actions)
    except Exception as problem:
        fault(int(state.decisions), f"{type(problem).__name__}: {problem}")
        return ""
    findings.decisions += int(trial.decisions)
    findings.positions += int(trial.decisions) + 1
    if trial.decisions > findings.longest:
        findings.longest, findings.longest_match = int(trial.decisions), number
    if trial.deepest > findings.deepest:
        findings.deepest, findings.deepest_match = int(trial.deepest), number
    if trial.problem:
        fault(int(trial.decisions), trial.problem)
    elif state.truncated:
        fault(int(trial.decisions), "the match was ended by the limit on decisions")
    if plan.is_thorough(number):
        try_thoroughly(plan, number, findings)
    return state.digest()


def try_thoroughly(plan: Plan, number: int, findings: Findings) -> None:
    table, seats, options = setting(plan, number)
    findings.thorough += 1
    try:
        seed = plan.seed * SEEDS_APART + number
        tally = check_match(table, seats, options, seed, thorough=True, clauses=clauses_of(table))
    except Violation as violation:
        fault = Fault(table.id, seats, options, plan.seed, number, violation.decision, f"thorough: {violation.problem}")
        findings.faults.append(fault)
    except Exception as problem:
        text = f"thorough: {type(problem).__name__}: {problem}"
        findings.faults.append(Fault(table.id, seats, options, plan.seed, number, -1, text))
    else:
        findings.thorough_positions += tally.positions


def try_batch(batch: tuple[dict[str, Any], int, int, str]) -> dict[str, Any]:
    """Some matches, in any process; those that are to be interpreted too are, in a process of their own."""
    plan_fields, first, count, sources = batch
    plan = Plan(**plan_fields)
    findings = Findings()
    actions = Actions()
    digests: dict[int, str] = {}
    for number in range(first, first + count):
        digest = try_match(plan, number, findings, actions)
        if sources and digest and plan.is_interpreted(number):
            digests[number] = digest
    if digests:
        compare(plan, digests, sources, findings)
    return asdict(findings)


def compare(plan: Plan, digests: dict[int, str], sources: str, findings: Findings) -> None:
    """Play the same matches by the interpreted rules: they must end in the same positions."""
    for number, digest in interpreted_digests(plan, list(digests), sources).items():
        findings.interpreted += 1
        if digest != digests[number]:
            table, seats, options = setting(plan, number)
            text = f"compiled the match ends in {digests[number]}, interpreted in {digest}"
            findings.faults.append(Fault(table.id, seats, options, plan.seed, number, -1, text))


def interpreted_digests(plan: Plan, numbers: list[int], sources: str) -> dict[int, str]:
    """The digests at the end of some matches, computed in another process from the sources alone."""
    request = json.dumps({"plan": asdict(plan), "numbers": numbers})
    environment = {**os.environ, "PYTHONPATH": sources, "PYTHONDONTWRITEBYTECODE": "1"}
    answer = subprocess.run(
        [sys.executable, "-P", "-m", "faubourg.lab.fuzz"],
        input=request,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    if answer.returncode != 0:
        raise ChildProcessError("the interpreted rules failed: " + answer.stderr.strip().rpartition("\n")[2])
    return {int(number): digest for number, digest in json.loads(answer.stdout).items()}


def answer_digests(request: str) -> str:
    """What the interpreted process does."""
    if is_compiled():
        raise RuntimeError("these rules were compiled")
    wanted = json.loads(request)
    plan = Plan(**wanted["plan"])
    actions = Actions()
    found: dict[int, str] = {}
    for number in wanted["numbers"]:
        table, seats, options = setting(plan, number)
        state = table.start(seats, options)
        try:
            play_out(state, match_rng(plan, number), actions)
            found[number] = state.digest()
        except Exception as problem:
            found[number] = f"{type(problem).__name__}: {problem}"
    return json.dumps(found)


def copy_sources(folder: Path) -> None:
    """The package without anything compiled."""

    def leave_out(where: str, names: list[str]) -> list[str]:
        kept = {name for name in names if name.endswith(PLAIN_FILES) or (Path(where) / name).is_dir()}
        return [name for name in names if name not in kept or name == "__pycache__"]

    shutil.copytree(PACKAGE, folder / PACKAGE.name, ignore=leave_out)


def fuzz(plan: Plan) -> Iterator[Findings]:
    """Carry out a plan; findings come batch by batch, to be added up."""
    size = max(SMALLEST_BATCH, min(LARGEST_BATCH, plan.matches // (50 * plan.jobs)))
    with tempfile.TemporaryDirectory(prefix="faubourg-fuzz-") as folder:
        if plan.interpreted:
            copy_sources(Path(folder))
        fields = {**asdict(plan), "games": tuple(plan.games)}
        end = plan.first + plan.matches
        batches = [
            (fields, first, min(size, end - first), folder if plan.interpreted else "")
            for first in range(plan.first, end, size)
        ]
        for found in spread(try_batch, batches, plan.jobs):
            faults = [Fault(**fault) for fault in found.pop("faults")]
            yield Findings(**found, faults=faults)


if __name__ == "__main__":
    sys.stdout.write(answer_digests(sys.stdin.read()))
