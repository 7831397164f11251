"""Run every check and count: what `./test` does once the environment stands.

Two lanes share the machine: one builds the compiled package and tests it; the other lints, checks types, builds and
tests the browser's client, and drives a browser. Whichever is done first tests the sources interpreted. The last line
says how many passed and failed over all of them.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

from tools import background, machine, prepare, web
from tools.steps import ROOT, RUN, one_at_a_time

REPORTS = RUN / "reports"
TYPED = ("src", "tests", "bench", "tools")
# Results must not depend on the compiler. What only wraps the rules is tested as people get it: compiled.
BOTH_WAYS = ("tests/core", "tests/games", "tests/conformance")
ALSO_INTERPRETED = ("tests/packaging/test_build.py",)
IN_BROWSER = "tests/browser"
SUITES = ("ruff", "format", "mypy", "web", "interpreted", "build", "compiled", "browser")
TESTS = ("interpreted", "build", "compiled", "browser")  # what runs when something is asked of pytest
LONGEST = 1800  # seconds: a suite that hangs is a failure, not a wait
NOTHING_COLLECTED = 5  # pytest's exit code
# What mostly waits, for a server or a page, runs in several processes, a module in one: a cluster, a wheel or a server
# is made for a module. One that dies ends the suite, and the test it died in has failed: another in its place would
# die of it too, or be waited for in vain.
# Which modules are begun first is said in tests/conftest.py.
BESIDE = ("--dist=loadfile", "--no-loadscope-reorder", "--max-worker-restart=0")
IN_TWO = ("-n2", *BESIDE)
IN_THREE = ("-n3", *BESIDE)
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

    def beside(self, processes: tuple[str, ...]) -> tuple[str, ...]:
        """One for whoever asks something of pytest: it may be to look inside."""
        return () if self.pytest else processes


def is_test_path(argument: str) -> bool:
    return not argument.startswith("-") and (ROOT / argument.partition("::")[0]).exists()


def is_in_browser(argument: str) -> bool:
    return argument.startswith(IN_BROWSER)


def is_both_ways(argument: str) -> bool:
    return argument.startswith((*BOTH_WAYS, *ALSO_INTERPRETED))


# Running


def run(command: list[str], folder: Path = ROOT, /, **environment: str) -> tuple[int, str]:
    """The exit code and the output; a suite that takes too long is stopped and has failed."""
    # Into a file: a pipe would be waited for as long as any forgotten grandchild holds it open.
    with tempfile.TemporaryFile("w+", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
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
    match prepare.compile_now(again=True):
        case prepare.Outcome.COMPILED:
            return Result("build", passed=1)
        case prepare.Outcome.NO_COMPILER:
            return Result("build", missing="there is no C compiler")
        case prepare.Outcome.FAILED:
            return Result("build", failed=1, output=prepare.BUILD_LOG.read_text(errors="replace"))


# The browser's client


def client(_: Wanted) -> Result:
    """Its tests, and three tools that are content or not: each checker of types sees what the other does not."""
    path = build_client()
    report = fresh_report("web")
    code, output = npm(path, "test", "--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    result = counted("web", report)
    if code != 0:
        result.output = output
        # It broke outside any test.
        result.failed = max(result.failed, 1)
    for tool in (["run", "check"], ["exec", "--no", "--", "tsc", "--noEmit"], ["run", "size"]):
        code, output = npm(path, *tool)
        result.passed += int(code == 0)
        result.failed += int(code != 0)
        result.output += output if code != 0 else ""
    return result


def build_client() -> str:
    """The search path on which Node is; an exception when there is no client to test."""
    try:
        with one_at_a_time("web"):
            web.ensure_client()
            web.ensure_packages()
            return web.ensure_node()
    except SystemExit as problem:
        raise RuntimeError(f"the browser's client could not be built: {problem}") from None


def npm(path: str, *arguments: str) -> tuple[int, str]:
    return run(["npm", *arguments], web.FOLDER, PATH=path)


# pytest, both ways


def pytest(suite: str, code: Path, arguments: list[str]) -> Result:
    report = fresh_report(suite)
    own = [
        *("-q", "--no-header", "--color=no", "--continue-on-collection-errors"),
        # Each run its own: the two would write over each other's.
        f"--junitxml={report}",
        f"--override-ini=cache_dir={REPORTS / suite}",
    ]
    command = [sys.executable, "-P", "-m", "pytest", *own, *arguments]
    kind = "interpreted" if code == ROOT / "src" else "compiled"
    surroundings = {"PYTHONPATH": str(code), "FAUBOURG_EXPECT": kind, "FAUBOURG_STATIC": str(web.CLIENT)}
    exit_code, output = run(command, **surroundings)
    result = counted(suite, report)
    result.output = output
    if exit_code == NOTHING_COLLECTED:
        result.missing = "no test was collected"
    elif exit_code != 0 and not result.failed:
        # It broke outside any test: a crash, a bad option, an interruption.
        result.failed = 1
    return result


def fresh_report(suite: str) -> Path:
    report = REPORTS / f"{suite}.xml"
    report.parent.mkdir(parents=True, exist_ok=True)
    report.unlink(missing_ok=True)
    return report


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
    if wanted.has_paths():
        arguments = [item for item in wanted.pytest if not is_in_browser(item)]
        if not any(is_test_path(item) for item in arguments):
            return Result("compiled", missing="these tests run in a browser")
        return pytest("compiled", prepare.COMPILED, arguments)
    result = pytest("compiled", prepare.COMPILED, [*wanted.beside(IN_THREE), *wanted.pytest, f"--ignore={IN_BROWSER}"])
    if not wanted.pytest:
        require(result, "postgresql")
        require(result, "iproute2")
    return result


def browser(wanted: Wanted) -> Result:
    arguments = list(wanted.pytest)
    if wanted.has_paths():
        arguments = [item for item in wanted.pytest if not is_test_path(item) or is_in_browser(item)]
        if not any(is_test_path(item) for item in arguments):
            return Result("browser", missing="these tests need no browser")
    elif (ROOT / IN_BROWSER).is_dir():
        arguments.append(IN_BROWSER)
    else:
        return Result("browser", missing=f"there is no {IN_BROWSER}")
    build_client()
    result = pytest("browser", prepare.COMPILED, [*wanted.beside(IN_TWO), *arguments])
    require(result, "chromium")
    require(result, "iproute2")
    return result


def require(result: Result, program: str) -> None:
    """A program that tests need and that is not there is a failure, with the line that brings it."""
    if program in machine.missing():
        result.failed += 1
        result.output += f"\n{program} is missing: {machine.remedy([program])}\n"


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


def source_lane(wanted: Wanted, built: Future[bool]) -> list[Result]:
    lane: dict[str, Callable[[Wanted], Result]] = {
        "ruff": ruff,
        "format": ruff_format,
        "mypy": mypy,
        "web": client,
        # The last, because it waits for the build of the other lane.
        "browser": lambda wanted: browser(wanted) if built.result() else no_build("browser"),
    }
    return [timed(suite, check, wanted) for suite, check in lane.items() if suite in wanted.suites]


def compiled_lane(wanted: Wanted, built: Future[bool]) -> list[Result]:
    results = []
    if {"build", "compiled", "browser"} & set(wanted.suites):
        results.append(timed("build", build, wanted))
    is_built = any(result.passed for result in results)
    built.set_result(is_built)
    if "compiled" in wanted.suites:
        results.append(timed("compiled", compiled if is_built else lambda _: no_build("compiled"), wanted))
    return results


def interpreted_lane(wanted: Wanted, _: Future[bool]) -> list[Result]:
    return [timed("interpreted", interpreted, wanted)] if "interpreted" in wanted.suites else []


def no_build(suite: str) -> Result:
    return Result(suite, missing="there is no build")


def run_all(wanted: Wanted) -> list[Result]:
    if not wanted.pytest and {"compiled", "browser"} & set(wanted.suites):
        machine.ensure()
    built: Future[bool] = Future()
    with ThreadPoolExecutor(max_workers=2) as lanes:
        # The third has no thread of its own: it begins when one of the others is done.
        futures = [lanes.submit(lane, wanted, built) for lane in (compiled_lane, source_lane, interpreted_lane)]
        return [result for future in futures for result in future.result()]


def nothing_tested(results: list[Result]) -> bool:
    """Tests were asked for and none ran: no success, but a mistyped -k, say."""
    tests = [result for result in results if result.suite in TESTS and result.suite != "build"]
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
    suites = tuple(known.only or (TESTS if others else SUITES))
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
    # A build in the background would cost the checks their time.
    with background.given_way():
        return close(run_all(wanted), strict=wanted.strict)


if __name__ == "__main__":
    raise SystemExit(main())
