"""Run every check and count: what `./test` does once the environment stands.

Two lanes share the machine: one builds the compiled package and tests it, the other lints, checks types and tests the
sources interpreted. The last line says how many passed and failed over all of them.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

from tools import prepare

ROOT = prepare.ROOT
REPORTS = prepare.RUN / "reports"
TYPED = ("src", "tests", "bench", "tools")
# Results must not depend on the compiler. What only wraps the rules is tested as people get it: compiled.
BOTH_WAYS = ("tests/core", "tests/games", "tests/conformance")
ALSO_INTERPRETED = ("tests/packaging/test_build.py",)
SUITES = ("ruff", "format", "mypy", "interpreted", "build", "compiled")
LONGEST = 1800  # seconds: a suite that hangs is a failure, not a wait
NOTHING_COLLECTED = 5  # pytest's exit code
RUNNING: set[int] = set()  # the processes of the suites, each the first of its session


@dataclass
class Result:
    """What one suite found. `missing` says why it did not run."""

    suite: str
    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)
    output: str = ""
    missing: str = ""
    seconds: float = 0.0

    def line(self) -> str:
        if self.missing:
            return f"{self.suite:<12} not run: {self.missing}"
        counts = f"{self.passed} passed" if self.passed or not self.failed else ""
        if self.failed:
            counts += f"{', ' if counts else ''}{self.failed} failed"
        if self.skipped:
            counts += f", {len(self.skipped)} skipped"
        return f"{self.suite:<12} {counts:<36} {self.seconds:6.1f} s"


@dataclass(frozen=True)
class Wanted:
    """What was asked for on the command line."""

    strict: bool
    suites: tuple[str, ...]
    pytest: tuple[str, ...]

    def has_paths(self) -> bool:
        return any(is_test_path(argument) for argument in self.pytest)


def is_test_path(argument: str) -> bool:
    return not argument.startswith("-") and (ROOT / argument.partition("::")[0]).exists()


def is_both_ways(argument: str) -> bool:
    return argument.startswith((*BOTH_WAYS, *ALSO_INTERPRETED))


# Running


def run(command: list[str], **environment: str) -> tuple[int, str]:
    """The exit code and the output; a suite that takes too long is stopped and has failed."""
    # Into a file: a pipe would be waited for as long as any forgotten grandchild holds it open.
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        RUNNING.add(process.pid)
        try:
            code = process.wait(LONGEST)
        except subprocess.TimeoutExpired:
            code = -signal.SIGKILL
            output.write(f"\nstopped after {LONGEST} seconds\n")
        # What it started ends with it.
        stop(process.pid)
        process.wait()
        RUNNING.discard(process.pid)
        output.seek(0)
        return code, output.read()


def stop(session: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(session, signal.SIGKILL)


def tool(suite: str, module: str, *arguments: str) -> Result:
    """A tool that is content or not: one check."""
    if find_spec(module) is None:
        return Result(suite, missing=f"{module} is not installed")
    code, output = run([sys.executable, "-m", module, *arguments])
    return Result(suite, passed=int(code == 0), failed=int(code != 0), output=output)


def ruff(_: Wanted) -> Result:
    return tool("ruff", "ruff", "check", ".")


def ruff_format(_: Wanted) -> Result:
    return tool("format", "ruff", "format", "--check", ".")


def mypy(_: Wanted) -> Result:
    return tool("mypy", "mypy", "--strict", *(name for name in TYPED if (ROOT / name).exists()))


def build(_: Wanted) -> Result:
    with prepare.one_at_a_time():
        outcome = prepare.ensure_built(again=True)
    match outcome:
        case prepare.Outcome.COMPILED:
            return Result("build", passed=1)
        case prepare.Outcome.NO_COMPILER:
            return Result("build", missing="there is no C compiler")
        case prepare.Outcome.FAILED:
            return Result("build", failed=1, output=prepare.BUILD_LOG.read_text(errors="replace"))


# pytest, both ways


def pytest(suite: str, code: Path, arguments: list[str]) -> Result:
    report = REPORTS / f"{suite}.xml"
    report.parent.mkdir(exist_ok=True)
    report.unlink(missing_ok=True)
    own = [
        *("-q", "--no-header", "--color=no", "--continue-on-collection-errors"),
        # Each run its own: the two would write over each other's.
        f"--junitxml={report}",
        f"--override-ini=cache_dir={REPORTS / suite}",
    ]
    command = [sys.executable, "-P", "-m", "pytest", *own, *arguments]
    exit_code, output = run(command, PYTHONPATH=str(code), FAUBOURG_EXPECT=suite)
    result = counted(suite, report)
    result.output = output
    if exit_code == NOTHING_COLLECTED:
        result.missing = "no test was collected"
    elif exit_code != 0 and not result.failed:
        # It broke outside any test: a crash, a bad option, an interruption.
        result.failed = 1
    return result


def counted(suite: str, report: Path) -> Result:
    """Count the cases of a report in JUnit's format. A case may fail twice, in its body and after: it is one."""
    result = Result(suite)
    if not report.is_file():
        return result
    cases: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        name = f"{case.get('classname', '')}::{case.get('name', '')}"
        if case.find("failure") is not None or case.find("error") is not None:
            cases[name] = "failed"
            continue
        skipped = case.find("skipped")
        cases.setdefault(name, "passed" if skipped is None else f"skipped: {skipped.get('message', '')}")
    outcomes = list(cases.values())
    result.passed = outcomes.count("passed")
    result.failed = outcomes.count("failed")
    result.skipped = [f"{name} {outcome}" for name, outcome in cases.items() if outcome.startswith("skipped")]
    return result


def interpreted(wanted: Wanted) -> Result:
    if wanted.has_paths():
        arguments = [item for item in wanted.pytest if not is_test_path(item) or is_both_ways(item)]
        if not any(is_test_path(item) for item in arguments):
            return Result("interpreted", missing="these tests run compiled only")
        return pytest("interpreted", ROOT / "src", arguments)
    absent = [folder for folder in BOTH_WAYS if not (ROOT / folder).is_dir()]
    if absent:
        return Result("interpreted", missing=f"there is no {', '.join(absent)}")
    return pytest("interpreted", ROOT / "src", [*BOTH_WAYS, *ALSO_INTERPRETED, *wanted.pytest])


def compiled(wanted: Wanted) -> Result:
    return pytest("compiled", prepare.COMPILED, list(wanted.pytest))


# The whole


def timed(suite: str, check: Callable[[Wanted], Result], wanted: Wanted) -> Result:
    started = time.monotonic()
    try:
        result = check(wanted)
    except Exception as error:
        result = Result(suite, failed=1, output=f"{type(error).__name__}: {error}")
    result.seconds = time.monotonic() - started
    # In one piece: the other lane prints too.
    print(result.line() + (f"\n{result.output.rstrip()}\n" if result.failed else ""), flush=True)
    return result


def source_lane(wanted: Wanted) -> list[Result]:
    lane: dict[str, Callable[[Wanted], Result]] = {
        "ruff": ruff,
        "format": ruff_format,
        "mypy": mypy,
        "interpreted": interpreted,
    }
    return [timed(suite, check, wanted) for suite, check in lane.items() if suite in wanted.suites]


def compiled_lane(wanted: Wanted) -> list[Result]:
    if not {"build", "compiled"} & set(wanted.suites):
        return []
    results = [timed("build", build, wanted)]
    if "compiled" in wanted.suites:
        if results[0].passed:
            results.append(timed("compiled", compiled, wanted))
        else:
            results.append(timed("compiled", lambda _: Result("compiled", missing="there is no build"), wanted))
    return results


def run_all(wanted: Wanted) -> list[Result]:
    with ThreadPoolExecutor(max_workers=2) as lanes:
        futures = [lanes.submit(lane, wanted) for lane in (compiled_lane, source_lane)]
        return [result for future in futures for result in future.result()]


def nothing_tested(results: list[Result]) -> bool:
    """Tests were asked for and none ran: no success, but a mistyped -k, say."""
    tests = [result for result in results if result.suite in {"interpreted", "compiled"}]
    return bool(tests) and all(result.passed + result.failed == 0 for result in tests)


def close(results: list[Result], *, strict: bool) -> int:
    """Name what was skipped, print the closing line and give the exit code."""
    left_out = [f"{result.suite}: {case}" for result in results for case in result.skipped]
    left_out += [f"{result.suite}: not run, {result.missing}" for result in results if result.missing]
    if strict:
        ran = {result.suite for result in results}
        left_out += [f"{suite}: not run, not asked for" for suite in SUITES if suite not in ran]
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    if left_out:
        print("\nSkipped" + (", each a failure under --strict:" if strict else ":"))
        print(*(f"  {name}" for name in left_out), sep="\n")
    if strict:
        failed += len(left_out)
    print(f"\n{passed} passed, {failed} failed", flush=True)
    return int(failed > 0 or nothing_tested(results))


def parse(arguments: list[str]) -> Wanted:
    parser = argparse.ArgumentParser(
        prog="./test",
        allow_abbrev=False,
        description="Run every check. Other arguments go to pytest, and then only the tests run.",
    )
    parser.add_argument("--strict", action="store_true", help="what is skipped or does not run has failed")
    parser.add_argument("--only", action="append", choices=SUITES, help="run this suite alone; may be repeated")
    known, others = parser.parse_known_args(arguments)
    suites = tuple(known.only or (("interpreted", "build", "compiled") if others else SUITES))
    return Wanted(known.strict, suites, tuple(others))


def interrupt(*_: object) -> None:
    # At once: the threads would go on with the next suite.
    for session in list(RUNNING):
        stop(session)
    os._exit(130)


def main() -> int:
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, interrupt)
    wanted = parse(sys.argv[1:])
    return close(run_all(wanted), strict=wanted.strict)


if __name__ == "__main__":
    raise SystemExit(main())
