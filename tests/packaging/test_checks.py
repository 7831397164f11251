"""`./test` counts right: over all suites, and strictly when asked."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tools import checks, machine, web
from tools.checks import Result, close, counted, parse
from tools.steps import ROOT

REPORT = """<testsuites><testsuite>
<testcase classname="a" name="fine"/>
<testcase classname="a" name="wrong"><failure message="no"/></testcase>
<testcase classname="a" name="broken"/>
<testcase classname="a" name="broken"><error message="after the test"/></testcase>
<testcase classname="a" name="left out"><skipped message="no browser"/></testcase>
</testsuite></testsuites>"""

WHOLE = [Result(suite, passed=1) for suite in checks.SUITES]


def last_line(capsys: pytest.CaptureFixture[str]) -> str:
    return capsys.readouterr().out.splitlines()[-1]


def test_a_report_is_counted_by_case(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT)
    result = counted("compiled", report)
    assert (result.passed, result.failed) == (1, 2)
    assert result.skipped == ["a::left out skipped: no browser"]


def test_a_process_that_dies_ends_its_suite_and_its_test_has_failed(tmp_path: Path) -> None:
    (tmp_path / "test_dying.py").write_text("import os\n\ndef test_it() -> None:\n    os.kill(os.getpid(), 9)\n")
    (tmp_path / "test_fine.py").write_text("def test_it() -> None:\n    pass\n")
    report = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", *checks.IN_TWO, f"--junitxml={report}", f"--rootdir={tmp_path}"]
    ended = subprocess.run(
        [*command, tmp_path], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert ended.returncode == 1
    assert "crashed while running" in ended.stdout
    assert counted("compiled", report).failed == 1


def test_the_last_line_sums_all_suites(capsys: pytest.CaptureFixture[str]) -> None:
    results = [Result("ruff", passed=1), Result("mypy", failed=1), Result("compiled", passed=20, failed=2)]
    assert close(results, strict=False) == 1
    assert last_line(capsys) == "21 passed, 3 failed"


def test_all_passed_is_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert close(WHOLE, strict=True) == 0
    assert last_line(capsys) == f"{len(WHOLE)} passed, 0 failed"


def test_a_skipped_test_is_named_and_fails_only_strictly(capsys: pytest.CaptureFixture[str]) -> None:
    results = [*WHOLE, Result("compiled", passed=3, skipped=["a::b skipped: no browser"])]
    assert close(results, strict=False) == 0
    assert "compiled: a::b skipped: no browser" in capsys.readouterr().out
    assert close(results, strict=True) == 1
    assert last_line(capsys) == f"{len(WHOLE) + 3} passed, 1 failed"


def test_a_suite_that_did_not_run_fails_only_strictly(capsys: pytest.CaptureFixture[str]) -> None:
    results = [*WHOLE[:-1], Result("compiled", missing="there is no C compiler")]
    assert close(results, strict=False) == 0
    assert "compiled: not run, there is no C compiler" in capsys.readouterr().out
    assert close(results, strict=True) == 1


def test_a_suite_nobody_started_fails_strictly(capsys: pytest.CaptureFixture[str]) -> None:
    assert close(WHOLE[:-1], strict=True) == 1
    assert last_line(capsys) == f"{len(WHOLE) - 1} passed, 1 failed"


def test_no_test_at_all_is_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    results = [Result("build", passed=1), Result("compiled", missing="no test was collected")]
    assert close(results, strict=False) == 1
    assert close([Result("ruff", passed=1)], strict=False) == 0
    assert last_line(capsys) == "1 passed, 0 failed"


def test_a_missing_tool_is_a_suite_that_did_not_run() -> None:
    assert checks.tool("ruff", "a_module_that_is_not_there").missing


def test_pytest_that_breaks_outside_any_test_has_failed() -> None:
    assert checks.pytest("broken", ROOT / "src", ["--an-option-that-is-not-there"]).failed == 1


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What each suite would have asked of pytest, with tests/text in the part of the browser's tests."""
    found: dict[str, list[str]] = {}

    def note(suite: str, _: Path, arguments: list[str]) -> Result:
        found[suite] = arguments
        return Result(suite, passed=1)

    monkeypatch.setattr(checks, "pytest", note)
    monkeypatch.setattr(checks, "IN_BROWSER", "tests/text")
    monkeypatch.setattr(checks, "build_client", lambda: "")
    monkeypatch.setattr(machine, "missing", list)
    return found


def test_tests_in_the_browser_are_a_suite_of_their_own(asked: dict[str, list[str]]) -> None:
    for suite in (checks.compiled, checks.browser):
        suite(parse([]))
    assert asked == {
        "compiled": [*checks.IN_THREE, "--ignore=tests/text"],
        "browser": [*checks.IN_TWO, "tests/text"],
    }


def test_each_path_goes_to_the_suite_it_belongs_to(asked: dict[str, list[str]]) -> None:
    wanted = parse(["tests/text/test_phrases.py", "tests/core", "-x"])
    for suite in (checks.interpreted, checks.compiled, checks.browser):
        suite(wanted)
    assert asked == {
        "interpreted": ["tests/core", "-x"],
        "compiled": ["tests/core", "-x"],
        "browser": ["tests/text/test_phrases.py", "-x"],
    }
    assert checks.browser(parse(["tests/core"])).missing
    assert checks.compiled(parse(["tests/text"])).missing


@pytest.mark.parametrize(("suite", "program"), [("compiled", "postgresql"), ("browser", "chromium")])
def test_a_missing_program_is_a_failure_that_names_the_remedy(
    asked: dict[str, list[str]], suite: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "missing", lambda: [program])
    result = getattr(checks, suite)(parse([]))
    assert (result.passed, result.failed) == (1, 1)
    assert machine.remedy([program]) in result.output
    assert program in machine.remedy([program])


def test_a_client_that_cannot_be_built_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up() -> None:
        raise SystemExit(1)

    monkeypatch.setattr(web, "ensure_client", give_up)
    assert checks.timed("web", checks.client, parse([])).failed == 1


def test_other_arguments_go_to_pytest_and_only_tests_run() -> None:
    wanted = parse(["-k", "rent", "tests/packaging"])
    assert wanted.pytest == ("-k", "rent", "tests/packaging")
    assert wanted.suites == ("interpreted", "build", "compiled", "browser")
    assert parse([]).suites == checks.SUITES
    assert parse(["--strict"]).strict
