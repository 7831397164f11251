"""Set up what `./play` and `./test` need, all of it in .run/: an environment, its packages, the compiled build.

    python -m tools.prepare play     prints the folder to run from: .run/compiled, or src where nothing can be compiled
    python -m tools.prepare test     installs what the checks need

It runs on a bare Python: standard library only. Every step leaves a mark when it is done, never before, so that an
interrupted set-up starts again where it stopped, and a finished one costs nothing.
"""

import argparse
import fcntl
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / ".run"
VENV = RUN / "venv"
PYTHON = VENV / "bin" / "python"
WHEELS = RUN / "wheels"
WHEELHOUSE = RUN / "wheelhouse"
COMPILED = RUN / "compiled"
SETUP_LOG = RUN / "setup.log"
BUILD_LOG = RUN / "build.log"
BUILD_STAMP = RUN / "build.stamp"

# What decides the compiled package, and so when it must be built again.
SOURCES = ("src", "pyproject.toml", "setup.py", "requirements.lock", "requirements-build.lock")
# What setuptools reads besides.
EXTRAS = ("README.md", "LICENSE")
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyc")


class Outcome(Enum):
    """How building the compiled package went."""

    COMPILED = "compiled"
    FAILED = "failed"
    NO_COMPILER = "no compiler"


def in_french() -> bool:
    chosen = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return chosen.startswith("fr")


def say(french: str, english: str) -> None:
    # Standard output carries the answer to the shell script; people read the other one.
    print(french if in_french() else english, file=sys.stderr, flush=True)


def give_up(french: str, english: str, *, with_log: bool = False) -> NoReturn:
    if with_log:
        print(*SETUP_LOG.read_text(errors="replace").splitlines()[-30:], sep="\n", file=sys.stderr)
    say(french, english)
    raise SystemExit(1)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two commands started together must not build in the same folder."""
    RUN.mkdir(exist_ok=True)
    with (RUN / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_logged(command: list[str | Path], log: Path, **environment: str) -> bool:
    """Run a command of the set-up; its output is added to a log, for the day it fails."""
    inherited = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "FAUBOURG_PURE"}}
    with log.open("a") as output:
        return (
            subprocess.run(
                command,
                cwd=ROOT,
                env=inherited | environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
            == 0
        )


def pip(log: Path, *arguments: str | Path, **environment: str) -> bool:
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    return run_logged(command, log, **environment)


# The environment


def interpreter() -> str:
    """The Python below the environment: another one means another environment and another build."""
    return f"{sys.version} {sys.base_prefix} {platform.machine()}"


def ensure_environment() -> None:
    ready = VENV / "ready"
    halfway = VENV / "installing"
    if ready.is_file() and ready.read_text() == interpreter() and not halfway.exists():
        return
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        give_up(
            "Ce Python ne sait pas créer d'environnement : il manque venv (sous Debian ou Ubuntu : "
            "apt install python3-venv).",
            "This Python cannot create an environment: venv is missing (on Debian or Ubuntu: "
            "apt install python3-venv).",
        )
    say("Première mise en place, une minute ou deux…", "First set-up, a minute or two…")
    shutil.rmtree(VENV, ignore_errors=True)
    SETUP_LOG.unlink(missing_ok=True)
    # Not sys.executable: that may be the very environment just removed.
    python = getattr(sys, "_base_executable", sys.executable)
    if not run_logged([python, "-m", "venv", VENV], SETUP_LOG):
        give_up("L'environnement n'a pas pu être créé.", "The environment could not be created.", with_log=True)
    ready.write_text(interpreter())


def lock_digest(lock: str) -> str:
    return hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()


def ensure_packages(lock: str) -> None:
    """Install what a lock file lists, unless it was already."""
    mark = VENV / f"installed-{lock}"
    if mark.is_file() and mark.read_text() == lock_digest(lock):
        return
    # pip takes a half-written package for an installed one: after an interruption the environment is made anew.
    halfway = VENV / "installing"
    halfway.touch()
    if not pip(SETUP_LOG, "install", "--require-hashes", "-r", ROOT / lock):
        give_up(
            "Les paquets de Python n'ont pas pu être installés (voir ci-dessus) : le réseau répond-il ?",
            "The Python packages could not be installed (see above): is the network there?",
            with_log=True,
        )
    mark.write_text(lock_digest(lock))
    halfway.unlink()


def ensure_wheelhouse() -> None:
    """Keep the run-time packages as files: tests install them into clean environments without any network."""
    mark = WHEELHOUSE / "complete"
    if mark.is_file() and mark.read_text() == lock_digest("requirements.lock"):
        return
    shutil.rmtree(WHEELHOUSE, ignore_errors=True)
    if not pip(SETUP_LOG, "wheel", "--require-hashes", "-w", WHEELHOUSE, "-r", ROOT / "requirements.lock"):
        give_up("Les paquets n'ont pas pu être téléchargés.", "The packages could not be downloaded.", with_log=True)
    mark.write_text(lock_digest("requirements.lock"))


# The compiled build


def c_compiler() -> str | None:
    """The command of a C compiler that can build for this Python, or None. CC alone counts where it is set."""
    configured = sysconfig.get_config_var("CC")
    candidates = [os.environ["CC"]] if os.environ.get("CC") else [configured or "cc", "cc", "gcc", "clang"]
    return next((command for command in candidates if shutil.which(shlex.split(command)[0])), None)


def compiles(compiler: str) -> bool:
    """Python's headers, and those of C, often are a package of their own: try."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        command = [*shlex.split(compiler), "-fsyntax-only", f"-I{sysconfig.get_path('include')}", str(probe)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def sources_digest() -> str:
    """Names and contents of all that goes into the compiled package."""
    digest = hashlib.sha256(f"{interpreter()} {c_compiler()}".encode())
    for path in source_files():
        digest.update(f"\0{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def source_files() -> list[Path]:
    tops = [ROOT / name for name in SOURCES]
    found = [top for top in tops if top.is_file()]
    found += [path for top in tops if top.is_dir() for path in top.rglob("*") if path.is_file()]
    return sorted(path for path in found if path.suffix not in {".pyc", ".so"} and ".egg-info" not in str(path))


def copy_sources(copy: Path) -> None:
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for name in (*SOURCES, *EXTRAS):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=LEFT_BEHIND)
        elif (ROOT / name).is_file():
            shutil.copy2(ROOT / name, copy / name)


def build_wheel(into: Path, log: Path, *, pure: bool = False) -> Path | None:
    """Build in a copy: setuptools leaves its traces there, and src never holds a compiled file."""
    copy = RUN / ("build-pure" if pure else "build-compiled")
    copy_sources(copy)
    environment = {"FAUBOURG_PURE": "1"} if pure else {"CC": c_compiler() or "cc"}
    built = pip(log, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", into, copy, **environment)
    shutil.rmtree(copy)
    return next(into.glob("faubourg-*.whl")) if built else None


def build() -> bool:
    """Build, unpack and try the compiled package; only then put it in the place of the old one."""
    new_wheels, new_package = RUN / "wheels.new", RUN / "compiled.new"
    for folder in (new_wheels, new_package):
        shutil.rmtree(folder, ignore_errors=True)
    BUILD_LOG.unlink(missing_ok=True)
    wheel = build_wheel(new_wheels, BUILD_LOG)
    if wheel is None:
        return False
    if not pip(BUILD_LOG, "install", "--no-deps", "--no-index", "--target", new_package, wheel):
        return False
    if not run_logged([PYTHON, "-c", "import faubourg"], BUILD_LOG, PYTHONPATH=str(new_package)):
        return False
    for new, place in ((new_wheels, WHEELS), (new_package, COMPILED)):
        shutil.rmtree(place, ignore_errors=True)
        new.rename(place)
    return True


def ensure_built(*, again: bool = False) -> Outcome:
    """Build if the sources changed. A build that failed for these very sources is tried again only when asked."""
    compiler = c_compiler()
    if compiler is None:
        return Outcome.NO_COMPILER
    digest = sources_digest()
    known = BUILD_STAMP.read_text() if BUILD_STAMP.is_file() else ""
    if known == f"{digest} {Outcome.COMPILED.value}" and COMPILED.is_dir():
        return Outcome.COMPILED
    if known == f"{digest} {Outcome.FAILED.value}" and not again:
        return Outcome.FAILED
    # Not remembered: headers may be installed at any time, and asking is quick.
    if not compiles(compiler):
        return Outcome.NO_COMPILER
    ensure_packages("requirements-build.lock")
    say("Compilation des règles, une minute ou deux…", "Compiling the rules, a minute or two…")
    BUILD_STAMP.unlink(missing_ok=True)
    outcome = Outcome.COMPILED if build() else Outcome.FAILED
    BUILD_STAMP.write_text(f"{digest} {outcome.value}")
    return outcome


def prepare_play() -> Path:
    """The folder to import faubourg from: the compiled package if there can be one, else the sources as they stand."""
    ensure_environment()
    ensure_packages("requirements.lock")
    match ensure_built():
        case Outcome.COMPILED:
            return COMPILED
        case Outcome.NO_COMPILER:
            say(
                "Pas de compilateur C : les règles sont interprétées, plus lentes mais identiques.",
                "No C compiler: the rules run interpreted, slower but the same.",
            )
        case Outcome.FAILED:
            say(
                "La compilation a échoué (voir .run/build.log) : les règles sont interprétées, plus lentes.",
                "Compiling failed (see .run/build.log): the rules run interpreted, slower but the same.",
            )
    return ROOT / "src"


def prepare_test() -> None:
    ensure_environment()
    ensure_packages("requirements-dev.lock")
    ensure_wheelhouse()


def main() -> None:
    parser = argparse.ArgumentParser(description="Set up what ./play and ./test need.")
    parser.add_argument("purpose", choices=["play", "test"])
    purpose = parser.parse_args().purpose
    try:
        with one_at_a_time():
            if purpose == "play":
                print(prepare_play())
            else:
                prepare_test()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except OSError as error:
        give_up(f"Mise en place impossible : {error}", f"The set-up failed: {error}")


if __name__ == "__main__":
    main()
