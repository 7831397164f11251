"""`pip install .` and `pip install '.[server]'`, as the README says, into an empty environment; and without a compiler.

pip's ordinary isolation, a clean copy of the checkout, nothing installed before. What is compiled is built once, for
the larger form; and the compiler is spared: what it made of the very same C for ./test is used again.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

from tools import prepare, web
from tools.steps import ROOT, one_at_a_time

NOT_COPIED = ("build", ".mypy_cache", "*.egg-info", "tests", "node_modules")
COMPILED = """
import faubourg.bots.playout, faubourg.core.state, faubourg.games.city.rules.turn
for module in (faubourg.core.state, faubourg.games.city.rules.turn, faubourg.bots.playout):
    assert module.__file__.endswith(".so"), module.__file__
"""
MATCH = """
import faubourg
match = faubourg.new("city", seats=3, seed=7, options={"rounds": 3, "auctions": "turn"})
dice = faubourg.Rng(1)
while not match.state.over:
    moves = match.state.legal()
    match.play(moves[dice.below(len(moves))])
print(faubourg.load(match.save()).state.digest() == match.state.digest())
"""


def surroundings(**changed: str) -> dict[str, str]:
    """A stranger's: nothing of ours, and of the compiler what the machine has."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("FAUBOURG", "PYTHON"))} | changed


def run(*command: str | Path, cwd: Path, **changed: str) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=surroundings(**changed), capture_output=True, text=True, check=False, timeout=1100
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout + done.stderr


def clean_copy(folder: Path) -> Path:
    """What a clone would hold, with what is not committed yet."""
    listed = run("git", "ls-files", "-co", "--exclude-standard", cwd=ROOT).splitlines()
    for name in listed:
        source = ROOT / name
        if source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, folder / name)
    return folder


def empty_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / "bin"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = clean_copy(tmp_path_factory.mktemp("checkout"))
    # The page is built by its own test; here it would only be built again, but for its stamp.
    with one_at_a_time("web"):
        web.ensure_client()
        shutil.copytree(web.CLIENT, copy / "web" / "dist")
        (copy / ".run").mkdir()
        shutil.copy2(web.STAMP, copy / ".run" / web.STAMP.name)
    return copy


def test_the_page_that_is_there_is_not_built_again(checkout: Path) -> None:
    run(sys.executable, "-c", "import runpy; runpy.run_path('setup.py')['build_client']()", cwd=checkout)
    assert not (checkout / "web" / "node_modules").exists(), "npm was asked for the packages of the page"


def test_the_readme_says_how_it_is_installed() -> None:
    for name in ("README.md", "README.fr.md"):
        commands = re.findall(r"pip install '?\.[^\s`]*", (ROOT / name).read_text())
        assert {"pip install .", "pip install '.[server]'"} <= set(commands), name


def test_whoever_hosts_a_server_installs_with_hashes() -> None:
    text = (ROOT / "docs" / "hosting.md").read_text()
    commands = [line for line in text.splitlines() if line.startswith("pip install ")]
    assert commands == [
        "pip install --require-hashes -r requirements.lock -r requirements-build.lock",
        "pip install --no-deps --no-build-isolation .",
    ], "A package may come in that nobody has compared with its hash"


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an empty environment, in which the tests below install one after the other."""
    return empty_environment(tmp_path_factory.mktemp("environment"))


def install(programs: Path, what: str, checkout: Path, **changed: str) -> None:
    run(programs / "pip", "install", what, cwd=checkout, **changed)


def test_pip_installs_a_package_that_plays(programs: Path, checkout: Path, tmp_path: Path) -> None:
    # That the same is compiled without the server's packages is shown with the wheel of ./test.
    install(programs, ".", checkout, FAUBOURG_PURE="1")
    assert "interpreted" in run(programs / "faubourg", "--version", cwd=tmp_path, LC_ALL="C")
    assert run(programs / "python", "-c", MATCH, cwd=tmp_path).strip() == "True"


def test_pip_installs_a_compiled_package_with_a_server_that_answers(
    programs: Path, checkout: Path, tmp_path: Path
) -> None:
    before = set(prepare.OBJECTS.glob("*.o"))
    install(programs, ".[server]", checkout, FAUBOURG_OBJECTS=str(prepare.OBJECTS))
    made = set(prepare.OBJECTS.glob("*.o")) - before
    assert not made, f"{len(made)} files were compiled again, though ./test has made the very same"
    assert "compiled" in run(programs / "faubourg", "--version", cwd=tmp_path, LC_ALL="C")
    assert run(programs / "python", "-c", COMPILED + MATCH, cwd=tmp_path).strip() == "True"
    command: list[str | Path] = [programs / "faubourg", "serve", "--port", "0", "--lang", "en"]
    home = surroundings(FAUBOURG_HOME=str(tmp_path / "home"))
    server = subprocess.Popen(command, cwd=tmp_path, env=home, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.findall(r"http://\S+/", line)))
        assert httpx.get(f"{address}health").status_code == 200
        assert "<script" in httpx.get(address).text
    finally:
        server.kill()
        server.communicate()


# Without a compiler


@pytest.fixture
def small(checkout: Path, tmp_path: Path) -> Path:
    """A copy of which only the core would be compiled: what happens when compiling fails is the same."""
    copy = tmp_path / "small"
    shutil.copytree(checkout, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
    setup = (copy / "setup.py").read_text()
    changed = setup.replace('COMPILED = ("core", "games", "bots")', 'COMPILED = ("core",)')
    assert changed != setup
    (copy / "setup.py").write_text(changed)
    return copy


def compiler_that_fails(folder: Path) -> Path:
    """It finds Python's headers, and can do nothing else."""
    compiler = folder / "compiler"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *probe.c*) exec {prepare.c_compiler()} "$@" ;; esac\nexit 1\n')
    compiler.chmod(0o755)
    return compiler


def built_with(compiler: Path, small: Path, folder: Path) -> Path:
    """The wheel. The packages of the build are those of this environment: how pip isolates is shown above."""
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ".")
    run(*pip, cwd=small, CC=str(compiler))
    return next(folder.glob("*.whl"))


def test_without_a_compiler_it_installs_interpreted_and_the_first_command_says_so(small: Path, tmp_path: Path) -> None:
    without = built_with(tmp_path / "missing", small, tmp_path / "without")
    failing = built_with(compiler_that_fails(tmp_path), small, tmp_path / "failing")
    venv.create(tmp_path / "environment", with_pip=False)
    python = tmp_path / "environment" / "bin" / "python"
    find = ("--no-index", "--find-links", prepare.WHEELHOUSE)
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-compile", *find, without, cwd=tmp_path)
    says_once(python.parent / "faubourg", tmp_path, "no C compiler", "aucun compilateur C")
    # Of the other wheel only what it notes of its build is another.
    (site,) = (tmp_path / "environment").glob("lib/python*/site-packages")
    zipfile.ZipFile(failing).extract("faubourg/built.json", site)
    says_once(python.parent / "faubourg", tmp_path, "compiling them failed", "compilation a échoué")


def says_once(faubourg: Path, folder: Path, english: str, french: str) -> None:
    home = {"FAUBOURG_HOME": str(folder / "home")}
    assert english in run(faubourg, "--version", cwd=folder, LC_ALL="C", **home)
    assert french in run(faubourg, "games", "--lang", "fr", cwd=folder, **home)
    # Once is enough.
    assert french not in run(faubourg, "games", "--lang", "fr", cwd=folder, **home)


def test_what_must_be_compiled_is_not_built_interpreted(small: Path, tmp_path: Path) -> None:
    command = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path / "w", ".")
    done = subprocess.run(
        command,
        cwd=small,
        env=surroundings(CC=str(tmp_path / "missing"), FAUBOURG_COMPILED="1"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "no-compiler" in done.stdout + done.stderr


def test_a_second_build_holds_nothing_of_the_first_that_is_gone(small: Path, tmp_path: Path) -> None:
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w")
    gone = small / "src" / "faubourg" / "gone.py"
    gone.touch()
    held = []
    for wheels in (tmp_path / "first", tmp_path / "second"):
        run(*pip, wheels, ".", cwd=small, FAUBOURG_PURE="1")
        held.append("faubourg/gone.py" in zipfile.ZipFile(next(wheels.glob("*.whl"))).namelist())
        gone.unlink(missing_ok=True)
    assert held == [True, False]


def test_sources_to_be_sent_hold_all_that_an_installation_needs(checkout: Path, tmp_path: Path) -> None:
    hook = f"from setuptools.build_meta import build_sdist; build_sdist({str(tmp_path)!r})"
    run(sys.executable, "-c", hook, cwd=checkout)
    [archive] = tmp_path.glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "sent")
    [sent] = (tmp_path / "sent").iterdir()
    for top in ("src/faubourg", "web/dist"):
        wanted = {path.relative_to(checkout) for path in (checkout / top).rglob("*") if path.is_file()}
        wanted = {path for path in wanted if "__pycache__" not in path.parts}
        assert {str(path) for path in wanted if not (sent / path).is_file()} == set()
    assert (sent / "setup.py").read_bytes() == (checkout / "setup.py").read_bytes()
    # And a wheel comes out of it.
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path / "wheels")
    run(*pip, archive, cwd=tmp_path, FAUBOURG_PURE="1")
    assert [wheel.name for wheel in (tmp_path / "wheels").iterdir()] == ["faubourg-0.1.0-py3-none-any.whl"]
