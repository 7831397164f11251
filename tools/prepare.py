"""Set up what `./play` and `./test` need, almost all of it in .run/: an environment, its packages, the compiled build.

    python -m tools.prepare play     prints the folder to run from: .run/compiled, or src where nothing can be compiled
    python -m tools.prepare serve    the same, and builds the browser's client into web/dist
    python -m tools.prepare test     installs what the checks need

It runs on a bare Python: standard library only. Every step leaves a mark when it is done, never before, so that an
interrupted set-up starts again where it stopped, and a finished one costs nothing.
"""

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from enum import Enum
from pathlib import Path

from tools import web
from tools.steps import (
    ROOT,
    RUN,
    SETUP_LOG,
    create_environment,
    digest_of,
    give_up,
    interpreter,
    one_at_a_time,
    run_logged,
    say,
)

VENV = RUN / "venv"
PYTHON = VENV / "bin" / "python"
WHEELS = RUN / "wheels"
WHEELHOUSE = RUN / "wheelhouse"
COMPILED = RUN / "compiled"
BUILD_LOG = RUN / "build.log"
BUILD_STAMP = RUN / "build.stamp"

# What decides the compiled package, and so when it must be built again.
SOURCES = ("src", "pyproject.toml", "setup.py", "requirements.lock", "requirements-build.lock")
# What setuptools takes besides; the browser's client where it is built.
EXTRAS = ("README.md", "LICENSE", "web/dist")
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyc")


class Outcome(Enum):
    """How building the compiled package went."""

    COMPILED = "compiled"
    FAILED = "failed"
    NO_COMPILER = "no compiler"


def pip(log: Path, *arguments: str | Path, **environment: str) -> bool:
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    return run_logged(command, log, **environment)


# The environment


def ensure_environment() -> None:
    ready = VENV / "ready"
    halfway = VENV / "installing"
    if ready.is_file() and ready.read_text() == interpreter() and not halfway.exists():
        return
    say("Première mise en place, une minute ou deux…", "First set-up, a minute or two…")
    SETUP_LOG.unlink(missing_ok=True)
    create_environment(VENV)
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
            SETUP_LOG,
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
        give_up("Les paquets n'ont pas pu être téléchargés.", "The packages could not be downloaded.", SETUP_LOG)
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
    return digest_of(source_files(), root=ROOT, salt=f"{interpreter()} {c_compiler()}")


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
    # From a checkout the client is served as it was built last, not as it was then.
    shutil.rmtree(new_package / "faubourg" / "server" / "static", ignore_errors=True)
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
    with one_at_a_time("build"):
        return ensure_package()


def ensure_package() -> Path:
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


def prepare_serve() -> Path:
    """The same, and the page that the server shows."""
    folder = prepare_play()
    with one_at_a_time("web"):
        web.ensure_client()
    return folder


def prepare_test() -> None:
    with one_at_a_time("build"):
        ensure_environment()
        ensure_packages("requirements-dev.lock")
        ensure_wheelhouse()


def main() -> None:
    parser = argparse.ArgumentParser(description="Set up what ./play and ./test need.")
    parser.add_argument("purpose", choices=["play", "serve", "test"])
    try:
        match parser.parse_args().purpose:
            case "play":
                print(prepare_play())
            case "serve":
                print(prepare_serve())
            case _:
                prepare_test()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except OSError as error:
        give_up(f"Mise en place impossible : {error}", f"The set-up failed: {error}")


if __name__ == "__main__":
    main()
