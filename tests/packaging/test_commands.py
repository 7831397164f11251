"""`./play` and `./test`: what they say and when they build."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from faubourg import game_ids
from faubourg.cli.main import BAD_INPUT, COMMANDS, main
from faubourg.cli.measuring import CHECKED
from faubourg.cli.own import own_commands
from faubourg.cli.serve import PORT
from faubourg.text.language import LANGUAGES, Language
from faubourg.text.messages import Messages
from tests.cli.driver import processor_seconds
from tests.patience import PATIENCE
from tests.text.test_messages import typography_faults
from tools import prepare, steps
from tools.steps import ROOT

SCRIPTS = ["play", "test", "tools/python.sh"]
# Seconds until a second `./play` answers: under 3 on an idle machine, ten times that on a busy one. A compiler takes
# minutes there.
SECOND_START = 30


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("script", [*SCRIPTS, ".ci/run"])
def test_the_scripts_are_valid(script: str) -> None:
    assert run("sh", "-n", ROOT / script).returncode == 0


@pytest.mark.parametrize("script", ["play", "test", ".ci/run"])
def test_the_commands_can_be_started(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("fr_FR.UTF-8", "Faubourg demande Python 3.11"), ("en_GB.UTF-8", "Faubourg needs Python 3.11"), ("", "needs")],
)
@pytest.mark.parametrize("command", ["play", "test"])
def test_without_python_one_sentence_says_so(command: str, language: str, sentence: str, tmp_path: Path) -> None:
    copy = tmp_path / "checkout"
    (copy / "tools").mkdir(parents=True)
    for script in SCRIPTS:
        shutil.copy(ROOT / script, copy / script)
    shell = shutil.which("sh") or "sh"
    done = run(shell, copy / command, PATH=str(tmp_path), LC_ALL=language, LC_MESSAGES="", LANG="")
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


# An environment's Python that only says what it was asked: what to set up, then what to run.
ECHO = """#!/bin/sh
case "$*" in
    -c*) ;;
    "-m tools.arguments "*) exit 10 ;;
    "-m tools.prepare "*) echo "$3" ;;
    *) echo "$PYTHONPATH: $*" ;;
esac
"""


@pytest.fixture
def echoing(tmp_path: Path) -> Path:
    """A checkout whose `./play` prints `<what was prepared>: <the command line>`."""
    (tmp_path / "tools").mkdir()
    for script in SCRIPTS:
        shutil.copy(ROOT / script, tmp_path / script)
    python = tmp_path / ".run" / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(ECHO)
    python.chmod(0o755)
    (tmp_path / ".run" / "venv" / "ready").touch()
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "becomes"),
    [
        ("", "serve: -P -m faubourg serve --quiet --open"),
        ("--no-open", "serve: -P -m faubourg serve --quiet --no-open"),
        ("--lang fr --port 9000", "serve: -P -m faubourg serve --quiet --open --lang fr --port 9000"),
        ("serve --host ::1", "serve: -P -m faubourg serve --host ::1"),
        ("roomshare --seed 7", "play: -P -m faubourg play roomshare --seed 7"),
        ("play roomshare", "play: -P -m faubourg play roomshare"),
        ("--version", "play: -P -m faubourg --version"),
    ],
)
def test_play_opens_the_browser_unless_a_game_or_a_command_is_named(echoing: Path, typed: str, becomes: str) -> None:
    assert run(echoing / "play", *typed.split()).stdout.strip() == becomes


@pytest.mark.parametrize(
    ("typed", "is_compiled_beside"),
    [("", True), ("serve", True), ("roomshare", True), ("rules roomshare", False), ("arena city", False)],
)
def test_what_runs_interpreted_is_compiled_beside_it(echoing: Path, typed: str, is_compiled_beside: bool) -> None:
    python = echoing / ".run" / "venv" / "bin" / "python"
    # What is prepared is the sources, as on the first day; and the checkout is reached by a link.
    link = echoing.parent / f"{echoing.name}-link"
    link.symlink_to(echoing)
    answers = ECHO.replace('echo "$3"', f'echo "{echoing.resolve()}/src"').replace(
        "    *) echo", f'    *tools.background*) echo "$* $PPID" > {echoing}/beside ;;\n    *) echo'
    )
    python.write_text(answers)
    assert run(link / "play", *typed.split()).returncode == 0
    beside = echoing / "beside"
    deadline = time.monotonic() + PATIENCE
    while is_compiled_beside and not (beside.is_file() and beside.read_text()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert beside.is_file() == is_compiled_beside
    if is_compiled_beside:
        server, parent = beside.read_text().split()[-2:]
        assert parent != server, "the server would never wait for this child of its"


@pytest.mark.parametrize("command", ["arena", "ladder", "fuzz"])
@pytest.mark.parametrize(
    ("answer", "prepared"),
    [(2, ["play"]), (0, ["play"]), (CHECKED, ["play", "fast"])],
    ids=["wrong", "help", "right"],
)
def test_what_is_typed_is_checked_before_anybody_waits_for_the_compiler(
    echoing: Path, command: str, answer: int, prepared: list[str]
) -> None:
    python = echoing / ".run" / "venv" / "bin" / "python"
    answers = ECHO.replace('echo "$3"', f'echo "$3" >> {echoing}/prepared; echo "{echoing.resolve()}/src"')
    python.write_text(answers.replace("*) echo", f'*) [ -z "${{FAUBOURG_CHECK-}}" ] || exit {answer}; echo'))
    done = run(echoing / "play", command, "x")
    assert (echoing / "prepared").read_text().split() == prepared
    is_played = answer == CHECKED
    assert done.returncode == (0 if is_played else answer)
    assert done.stdout == (f"{echoing.resolve()}/src: -P -m faubourg {command} x\n" if is_played else "")


def test_a_build_that_failed_is_told_of_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "ensure_runtime", lambda: None)
    monkeypatch.setattr(prepare, "known_outcome", lambda: prepare.Outcome.FAILED)
    assert prepare.prepare_play() == prepare.prepare_fast() == ROOT / "src"
    assert capsys.readouterr().err.count("build.log") == 1


@pytest.mark.parametrize("name", COMMANDS)
def test_play_knows_every_command(echoing: Path, name: str) -> None:
    assert run(echoing / "play", name, "x").stdout.strip().endswith(f": -P -m faubourg {name} x")


def test_play_knows_the_commands_that_games_bring(echoing: Path) -> None:
    folder = echoing / "src" / "faubourg" / "cli" / "boards" / "toy" / "commands"
    folder.mkdir(parents=True)
    (folder / "street.py").touch()
    assert run(echoing / "play", "street", "x").stdout.strip().endswith(": -P -m faubourg street x")
    assert run(echoing / "play", "streets", "x").stdout.strip().endswith(": -P -m faubourg play streets x")


# Before anything is set up


@pytest.fixture
def untouched(tmp_path: Path) -> Path:
    """A checkout where nothing was ever set up; whatever its set-up would do fails."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "play", tmp_path / "play")
    (tmp_path / "src").symlink_to(ROOT / "src")
    for name in ("prepare", "background"):
        (tmp_path / "tools" / f"{name}.py").write_text("raise SystemExit('something was started')\n")
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["--help", "-h", "--lan --help"])
def test_the_help_of_play_names_all_it_takes_and_sets_nothing_up(
    untouched: Path, typed: str, language: Language
) -> None:
    done = run(untouched / "play", *typed.split(), LC_ALL="fr_FR.UTF-8" if language == "fr" else "C.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    # A no-break space ends no word.
    said = re.sub("[ \n]+", " ", done.stdout)
    taken = ["--lan", "--port PORT", "--no-open", "--lang fr|en", "--version", "-h, --help", str(PORT)]
    assert [name for name in [*taken, *game_ids(), *COMMANDS, *own_commands()] if f" {name}" not in said] == []
    words = Messages(language)
    sentences = [f"cli-{name}" for name in COMMANDS] + ["cli-serve-lan", "cli-serve-no-open", "cli-lang"]
    assert [key for key in sentences if words.say(key) not in said] == []
    assert words.say("cli-serve-port", default=PORT) in said
    assert "{" not in said
    assert not (untouched / ".run").exists()


def test_the_help_of_play_is_in_the_language_asked_for(untouched: Path) -> None:
    assert "afficher cette aide" in run(untouched / "play", "--lang", "fr", "--help", LC_ALL="C.UTF-8").stdout


def test_a_help_that_nobody_reads_is_no_error(untouched: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [untouched / "play", "--help"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("given", ["abc", "99999", "-1", "8017x", "", "²", "9" * 80, "6 5"])
@pytest.mark.parametrize("command", [[], ["serve"]], ids=["play", "serve"])
def test_a_port_that_is_none_is_refused_before_anything_is_started(
    untouched: Path, command: list[str], given: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(untouched / "play", *command, "--port", given, "--lang", language)
    assert main(["serve", "--port", given, "--lang", language]) == done.returncode == BAD_INPUT
    assert (done.stdout, done.stderr) == tuple(capsys.readouterr())
    assert f"“{given[:9]}" in done.stderr or f"«\u00a0{given[:9]}" in done.stderr
    assert run(untouched / "play", *command, f"--port={given}", "--lang", language).stderr == done.stderr
    assert not (untouched / ".run").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["--lann", "--lan wifi", "--lann=3 -p 80 --port abc", "'--lann'", "--" + "n" * 80])
@pytest.mark.parametrize("command", [[], ["serve"]], ids=["play", "serve"])
def test_what_nothing_reads_is_refused_before_anything_is_started(
    untouched: Path, command: list[str], typed: str, language: Language, capsys: pytest.CaptureFixture[str]
) -> None:
    first = typed if command else f"--no-open {typed}"
    done = run(untouched / "play", *command, *first.split(), "--lang", language)
    assert main(["serve", *typed.split(), "--lang", language]) == done.returncode == BAD_INPUT
    assert (done.stdout, done.stderr) == tuple(capsys.readouterr())
    assert not (untouched / ".run").exists()


ALL_OF_THE_SERVER = "--host h --port 0 --lan --store s --workers 1 --bots 1 --origin o --behind-proxy --name n"
ALL_OF_THE_SERVER += " --operators o --sweep-days 1 --forget-minutes 1 --unlimited --quiet --open --no-open --lang fr"


@pytest.mark.parametrize(
    "typed",
    [
        *("--port 0", "--port 65535", "--port abc --port 8018", "--no-open", "serve --help", "--version --lann"),
        *("--port --lann", "--store=x --name=y", ALL_OF_THE_SERVER, f"serve {ALL_OF_THE_SERVER}"),
    ],
)
def test_what_can_be_done_is_set_up(untouched: Path, typed: str) -> None:
    assert run(untouched / "play", *typed.split()).stderr == "something was started\n"


@contextmanager
def served(home: Path) -> Iterator[str]:
    """The address at which `./play` says that it is healthy; interrupted at the end."""
    command = [str(ROOT / "play"), "--no-open", "--port", "0", "--lang", "en"]
    server = subprocess.Popen(command, env=os.environ | {"FAUBOURG_HOME": str(home)}, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        told = next(line for line in server.stdout if "http://" in line)
        address = re.findall(r"http://127\.0\.0\.1:\d+", told)[0]
        assert httpx.get(f"{address}/health", timeout=PATIENCE).status_code == 200
        yield address
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
    finally:
        server.kill()
        server.communicate()


def test_play_serves_the_table_on_loopback_and_stops_when_interrupted(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        page = httpx.get(f"{address}/", timeout=PATIENCE)
        assert page.status_code == 200
        assert "<script" in page.text
        assert [path.suffix for path in tmp_path.rglob("tables.db")] == [".db"]
    began = time.monotonic()
    with served(tmp_path):
        taken = time.monotonic() - began
    assert taken < SECOND_START, f"the second start took {taken:.1f} s: what was set up already?"


def seconds_to_start() -> float:
    before = processor_seconds()
    done = run(ROOT / "play", "--version")
    assert done.returncode == 0, done.stderr
    return processor_seconds() - before


def test_a_second_play_starts_in_less_than_a_second() -> None:
    seconds_to_start()
    assert min(seconds_to_start() for _ in range(3)) < 1


def test_play_runs_the_other_commands_too_and_says_its_own_name(tmp_path: Path) -> None:
    assert "RS-4.3c" in run(ROOT / "play", "rules", "roomshare", "RS-4.3c").stdout
    home = str(tmp_path)
    options = ("--plain", "--lang", "en", "--seed", "1", "--fast")
    said = run(ROOT / "play", "roomshare", *options, FAUBOURG_HOME=home).stdout
    assert f"{ROOT / 'play'} play roomshare --load {home}" in said


# When to build


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with one module, for the questions about sources."""
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "module.py").write_text("one = 1\n")
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    return tmp_path


def test_a_changed_or_new_source_is_noticed(checkout: Path) -> None:
    before = prepare.sources_digest()
    (checkout / "src" / "module.py").write_text("one = 2\n")
    changed = prepare.sources_digest()
    (checkout / "src" / "other.py").touch()
    assert len({before, changed, prepare.sources_digest()}) == 3


def test_what_is_not_built_is_not_looked_at(checkout: Path) -> None:
    before = prepare.sources_digest()
    (checkout / "README.md").write_text("hello")
    (checkout / "src" / "__pycache__").mkdir()
    (checkout / "src" / "__pycache__" / "module.cpython-311.pyc").touch()
    assert prepare.sources_digest() == before


def test_another_compiler_is_noticed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = prepare.sources_digest()
    monkeypatch.setenv("CC", "sh")
    assert prepare.sources_digest() != before


def test_a_compiler_that_is_not_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-is-not-there")
    assert prepare.c_compiler() is None
    assert prepare.ensure_built() is prepare.Outcome.NO_COMPILER


def test_a_compiler_that_cannot_compile_is_none() -> None:
    assert not prepare.compiles("false")


@pytest.mark.parametrize(
    ("variables", "french"),
    [
        ({"LANG": "fr_FR.UTF-8"}, True),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, False),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA"}, True),
        ({}, False),
    ],
)
def test_the_set_up_speaks_the_language_of_the_surroundings(
    variables: dict[str, str], french: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert steps.in_french() is french


def test_a_package_that_could_not_be_compiled_is_named() -> None:
    french, english = prepare.why_no_packages("  ERROR: Failed building wheel for librt\n")
    assert "librt" in french
    assert "C compiler" in english


@pytest.mark.parametrize(
    ("package", "named"),
    [("librt==0.16.0", ("librt", "réseau", "network", "this Python")), ("rich==14.0.0", ("réseau", "network"))],
)
def test_a_package_that_was_not_found_is_answered_with_every_cause(package: str, named: tuple[str, ...]) -> None:
    told = " ".join(prepare.why_no_packages(f"ERROR: No matching distribution found for {package}\n"))
    assert [word for word in named if word not in told] == []


def test_an_interrupted_set_up_says_one_line_and_blames_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupted = threading.Event()

    def end_with_the_commands() -> None:
        # Ctrl-C ends the commands of all threads, and each takes its own for one that has failed.
        assert interrupted.wait(PATIENCE)
        steps.give_up("réseau", "network")

    def interrupt() -> Path:
        interrupted.set()
        raise KeyboardInterrupt

    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(sys, "argv", ["prepare", "serve"])
    monkeypatch.setattr(prepare, "ensure_page", end_with_the_commands)
    monkeypatch.setattr(prepare, "prepare_play", interrupt)
    before = signal.getsignal(signal.SIGINT)
    try:
        with pytest.raises(SystemExit) as ended:
            prepare.main()
    finally:
        signal.signal(signal.SIGINT, before)
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "Interrupted: nothing is lost, and the next start goes on from here.\n")


def test_the_commands_wait_for_a_set_up_that_is_interrupted(echoing: Path) -> None:
    python = echoing / ".run" / "venv" / "bin" / "python"
    # Ctrl-C is for all at once: here the set-up sends it to the shell that waits for it, and has a last word.
    last_word = 'kill -INT "$PPID"; echo "a last word" >&2; exit 130'
    python.write_text(ECHO.replace('echo "$3"', last_word))
    for command in ("play", "test"):
        done = run(echoing / command)
        assert (done.returncode, done.stdout, done.stderr) == (130, "", "a last word\n")


def test_a_set_up_that_fails_ends_with_its_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    log = tmp_path / "log"
    log.write_text("what pip said\n")
    with pytest.raises(SystemExit) as ended:
        steps.give_up("réseau", "is the network there?", log)
    # Python prints it to the error stream, and answers 1.
    assert ended.value.code == "what pip said\nis the network there?"


@pytest.mark.parametrize("name", ["steps", "prepare", "background", "web", "machine", "arguments"])
def test_the_set_up_follows_french_typography(name: str) -> None:
    tree = ast.parse((ROOT / "tools" / f"{name}.py").read_text("utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    french = [text for text in texts if re.search("[éèêàù]", text)]
    assert [fault for text in french for fault in typography_faults(text)] == []


# How far it is


@pytest.mark.parametrize(
    ("language", "line"),
    [("C", "Compiling the rules: 16%"), ("fr_FR", "Compilation des règles\u00a0: 16\u00a0%")],
)
def test_how_far_compiling_is_is_told_in_a_sentence(
    language: str,
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(prepare, "BUILD_LOG", tmp_path / "build.log")
    told = ""
    with prepare.tell_share():
        prepare.BUILD_LOG.write_text("faubourg: compiled 16 %\n")
        deadline = time.monotonic() + PATIENCE
        while line not in told:
            assert time.monotonic() < deadline, f"how far it is was never told: {told!r}"
            time.sleep(0.02)
            told += capsys.readouterr().err


def test_the_share_of_a_build_is_that_of_its_own_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    log = tmp_path / "build.log"
    log.write_text("of an earlier build, and of no interest\n")
    told = ""
    with steps.progress("règles", "rules", log, prepare.COMPILED_SEEN, None):
        log.unlink()
        # More of it than there was of the other.
        log.write_text("faubourg: compiled 40 %\n" + "and much more of what a compiler says\n" * 9)
        deadline = time.monotonic() + PATIENCE
        while "rules: 40%" not in told:
            assert time.monotonic() < deadline, f"how far it is was never told: {told!r}"
            time.sleep(0.02)
            told += capsys.readouterr().err


def test_a_client_is_copied_only_while_nobody_builds_it(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the browser's client, one that is half built would be half copied."""
    page = checkout / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)

    @contextmanager
    def once_built(what: str) -> Iterator[None]:
        assert what == "web"
        page.touch()
        yield

    monkeypatch.setattr(prepare, "one_at_a_time", once_built)
    prepare.copy_sources(checkout / "copy")
    assert (checkout / "copy" / "web" / "dist" / "index.html").is_file(), "it was copied before its turn"
    assert (checkout / "copy" / "src" / "module.py").is_file()
