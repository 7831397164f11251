"""Both wheels install into a clean environment and play the same match there."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import prepare, web
from tools.steps import ROOT, one_at_a_time

MATCH = """
import json, faubourg, faubourg.core.state
match = faubourg.new("roomshare", seats=4, seed=7)
moves = 0
while not match.state.over:
    match.play(match.state.legal()[moves % len(match.state.legal())])
    moves += 1
print(json.dumps([faubourg.core.state.__file__, match.state.digest()]))
"""


def run(*command: str | Path, cwd: Path) -> str:
    surroundings = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "FAUBOURG_STATIC"}}
    done = subprocess.run(command, cwd=cwd, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def install(wheel: Path, folder: Path, extra: str = "") -> Path:
    """A new environment with nothing but the wheel and what it asks for, taken from files."""
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder.parent)
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-compile")
    run(*pip, "--no-index", "--find-links", prepare.WHEELHOUSE, f"{wheel}{extra}", cwd=folder.parent)
    return python


@pytest.fixture(scope="module")
def compiled_wheel() -> Path:
    wheels = list(prepare.WHEELS.glob("faubourg-*.whl"))
    if not wheels:
        pytest.skip("there is no compiled wheel: ./test builds it")
    return wheels[0]


@pytest.fixture(scope="module")
def client() -> list[Path]:
    """The files of the browser's client, built if they were not."""
    with one_at_a_time("web"):
        web.ensure_client()
    return [path for path in web.CLIENT.rglob("*") if path.is_file()]


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory, client: list[Path]) -> Path:
    folder = tmp_path_factory.mktemp("pure")
    log = folder / "log"
    wheel = prepare.build_wheel(folder, log, pure=True)
    assert wheel is not None, log.read_text()
    return wheel


@pytest.fixture(params=["compiled_wheel", "pure_wheel"])
def wheel(request: pytest.FixtureRequest) -> Path:
    path: Path = request.getfixturevalue(request.param)
    return path


def test_the_pure_wheel_runs_anywhere(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")


def test_the_compiled_wheel_holds_its_libraries_beside_the_sources(compiled_wheel: Path) -> None:
    assert "none-any" not in compiled_wheel.name
    names = zipfile.ZipFile(compiled_wheel).namelist()
    assert any(name.startswith("faubourg__mypyc.") and name.endswith(".so") for name in names)
    assert "faubourg/core/state.py" in names


def test_a_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    sources = ROOT / "src"
    kinds = {".py", ".toml", ".md", ".ftl", ".sql", ".typed"}
    wanted = {str(path.relative_to(sources)) for path in sources.rglob("*.*") if path.suffix in kinds}
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_a_wheel_holds_the_client_that_was_built_before_it(pure_wheel: Path, client: list[Path]) -> None:
    wanted = {f"faubourg/server/static/{path.relative_to(web.CLIENT).as_posix()}" for path in client}
    assert "faubourg/server/static/index.html" in wanted
    assert wanted - set(zipfile.ZipFile(pure_wheel).namelist()) == set()


def test_a_wheel_asks_for_the_packages_of_the_server_only_as_an_extra(pure_wheel: Path) -> None:
    with zipfile.ZipFile(pure_wheel) as files:
        name = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        asked = re.findall(r"(?m)^Requires-Dist: ([\w.-]+)(.*)$", files.read(name).decode())
    plain = {package for package, condition in asked if "extra ==" not in condition}
    assert plain == {"librt", "mypy_extensions", "fluent.runtime", "rich"}
    assert "fastapi" in {package for package, condition in asked if 'extra == "server"' in condition}


def test_the_package_holds_no_kind_of_file_the_wheels_leave_out() -> None:
    kinds = {path.suffix for path in prepare.source_files() if path.is_relative_to(ROOT / "src")}
    assert kinds <= {".py", ".toml", ".md", ".ftl", ".sql", ".typed"}


def test_both_wheels_play_the_same_match(compiled_wheel: Path, pure_wheel: Path, tmp_path: Path) -> None:
    digests = []
    for wheel, suffix in ((compiled_wheel, ".so"), (pure_wheel, ".py")):
        python = install(wheel, tmp_path / suffix[1:])
        loaded, digest = json.loads(run(python, "-c", MATCH, cwd=tmp_path))
        assert loaded.endswith(suffix)
        digests.append(digest)
        # The command is installed, and the terminal's own packages are there.
        assert "play" in run(python.parent / "faubourg", "--help", cwd=tmp_path)
        assert "play" in run(python, "-m", "faubourg", "--help", cwd=tmp_path)
    assert digests[0] == digests[1]


def test_the_server_comes_with_its_extra(pure_wheel: Path, tmp_path: Path) -> None:
    python = install(pure_wheel, tmp_path / "server", "[server]")
    found = run(
        python, "-c", "from faubourg.server.http.static import Static; print(Static().is_built())", cwd=tmp_path
    )
    assert found.strip() == "True"
    run(python, "-c", "import faubourg.server.app", cwd=tmp_path)
