"""Set up what `./play` and `./test` need, almost all of it in .run/: an environment, its packages, the compiled build.

    python -m tools.prepare play     prints the folder to run from: .run/compiled if it is up to date, else src
    python -m tools.prepare fast     the same afterwards, compiling where that is possible: for thousands of matches
    python -m tools.prepare serve    as play, and builds the browser's client into web/dist
    python -m tools.prepare test     installs what the checks need

Nobody waits for the compiler to play: what `play` and `serve` found out of date is compiled in the background, by
tools/background.py. It runs on a bare Python: standard library only. Every step leaves a mark when it is done, never
before, so that an interrupted set-up starts again where it stopped, and a finished one costs nothing.
"""

import argparse
import hashlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from enum import Enum
from pathlib import Path

from tools import background, web
from tools.steps import (
    ROOT,
    RUN,
    SETUP_LOG,
    create_environment,
    digest_of,
    give_up,
    interpreter,
    one_at_a_time,
    progress,
    run_logged,
    say,
)

VENV = RUN / "venv"
PYTHON = VENV / "bin" / "python"
WHEELS = RUN / "wheels"
WHEELHOUSE = RUN / "wheelhouse"
COMPILED = RUN / "compiled"
BUILDERS = RUN / "builders"
OBJECTS = RUN / "objects"
BUILD_LOG = RUN / "build.log"
BUILD_STAMP = RUN / "build.stamp"

# What decides the compiled package, and so when it must be built again.
SOURCES = ("src", "pyproject.toml", "setup.py", "requirements.lock", "requirements-build.lock")
# What setuptools takes besides.
EXTRAS = ("README.md", "LICENSE")
# How pip says that one more is done, and our own build how much of it.
PACKAGE_SEEN = re.compile(r"^Collecting |^Requirement already satisfied: ", re.MULTILINE)
COMPILED_SEEN = re.compile(r"^ *faubourg: compiled (\d+) %", re.MULTILINE)
# What a shell answers for a command that was ended by Ctrl-C.
INTERRUPTED = 130
LEFT_BEHIND = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyc")


class Outcome(Enum):
    """How building the compiled package went."""

    COMPILED = "compiled"
    FAILED = "failed"
    NO_COMPILER = "no compiler"


def is_installed(lock: str) -> bool:
    mark = VENV / f"installed-{lock}"
    return mark.is_file() and mark.read_text() == lock_digest(lock)


def pip(log: Path, *arguments: str | Path, **environment: str) -> bool:
    command = [PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    return run_logged(command, log, **environment)


# The environment


def ensure_environment() -> None:
    ready = VENV / "ready"
    halfway = VENV / "installing"
    if ready.is_file() and ready.read_text() == interpreter() and not halfway.exists():
        return
    SETUP_LOG.unlink(missing_ok=True)
    say("Première mise en place : un environnement pour Python…", "First set-up: an environment for Python…")
    create_environment(VENV)
    ready.write_text(interpreter())


def lock_digest(lock: str) -> str:
    return hashlib.sha256((ROOT / lock).read_bytes()).hexdigest()


def kept_by(lock: str) -> str:
    """What stands in the mark of packages outside the environment: they are for one Python alone."""
    return f"{lock_digest(lock)} {interpreter()}"


def ensure_packages(lock: str) -> None:
    """Install what a lock file lists, unless it was already."""
    if is_installed(lock):
        return
    # pip takes a half-written package for an installed one: after an interruption the environment is made anew.
    halfway = VENV / "installing"
    halfway.touch()
    wanted = sum("==" in line for line in (ROOT / lock).read_text().splitlines())
    told = "Installation des paquets de Python", "Installing the Python packages"
    with progress(*told, SETUP_LOG, PACKAGE_SEEN, wanted):
        installed = pip(SETUP_LOG, "install", "--require-hashes", "-r", ROOT / lock)
    if not installed:
        give_up(*why_no_packages(SETUP_LOG.read_text(errors="replace")), SETUP_LOG)
    (VENV / f"installed-{lock}").write_text(lock_digest(lock))
    halfway.unlink()


def why_no_packages(log: str) -> tuple[str, str]:
    if re.search(r"(?i)failed building wheel for librt", log):
        return (
            "librt, dont les règles ont besoin, n’existe pas tout prêt pour ce Python et ce système, et n’a pas pu "
            "être compilé (voir ci-dessus) : il y faut un compilateur C et les en-têtes de Python.",
            "librt, which the rules need, has no ready-made package for this Python and system, and could not be "
            "compiled (see above): that takes a C compiler and Python's headers.",
        )
    # pip says the same without a network.
    if re.search(r"(?i)no matching distribution found for librt", log):
        return (
            "librt, dont les règles ont besoin, n’a pas été trouvé (voir ci-dessus) : ou le réseau ne répond pas, ou "
            "librt n’existe pas pour ce Python et ce système.",
            "librt, which the rules need, was not found (see above): either the network does not answer, or there is "
            "no librt for this Python and system.",
        )
    return (
        "Les paquets de Python n’ont pas pu être installés (voir ci-dessus) : le réseau répond-il ?",
        "The Python packages could not be installed (see above): is the network there?",
    )


def ensure_wheelhouse() -> None:
    """Keep the run-time packages as files: tests install them into clean environments without any network."""
    mark = WHEELHOUSE / "complete"
    wanted = kept_by("requirements.lock")
    if mark.is_file() and mark.read_text() == wanted:
        return
    shutil.rmtree(WHEELHOUSE, ignore_errors=True)
    if not pip(SETUP_LOG, "wheel", "--require-hashes", "-w", WHEELHOUSE, "-r", ROOT / "requirements.lock"):
        give_up("Les paquets n’ont pas pu être téléchargés.", "The packages could not be downloaded.", SETUP_LOG)
    mark.write_text(wanted)


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


def can_build() -> bool:
    """Not remembered: a compiler or headers may be installed at any time, and asking is quick."""
    compiler = c_compiler()
    return compiler is not None and compiles(compiler)


def ensure_compiler_of_rules() -> bool:
    """mypyc and setuptools, in a folder of their own: the environment of a server that runs is left alone."""
    mark = BUILDERS / "complete"
    wanted = kept_by("requirements-build.lock")
    if is_installed("requirements-dev.lock") or (mark.is_file() and mark.read_text() == wanted):
        return True
    shutil.rmtree(BUILDERS, ignore_errors=True)
    if not pip(BUILD_LOG, "install", "--require-hashes", "--target", BUILDERS, "-r", ROOT / "requirements-build.lock"):
        return False
    mark.write_text(wanted)
    return True


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
    # The browser's client where it is built, and not while it is.
    with one_at_a_time("web"):
        if (ROOT / "web" / "dist").is_dir():
            shutil.copytree(ROOT / "web" / "dist", copy / "web" / "dist")


def build_wheel(into: Path, log: Path, *, pure: bool = False) -> Path | None:
    """Build in a copy: setuptools leaves its traces there, and src never holds a compiled file."""
    copy = RUN / ("build-pure" if pure else "build-compiled")
    copy_sources(copy)
    # Nothing is left to fall back on, here: whoever asks for a compiled wheel has the sources.
    compiled = {"FAUBOURG_COMPILED": "1", "FAUBOURG_SERVER": "1", "CC": c_compiler() or "cc"}
    compiled["FAUBOURG_OBJECTS"] = str(OBJECTS)
    environment = {"FAUBOURG_PURE": "1"} if pure else compiled
    if BUILDERS.is_dir() and not is_installed("requirements-dev.lock"):
        environment["PYTHONPATH"] = str(BUILDERS)
    command = ("wheel", "-v", "--no-deps", "--no-build-isolation", "--no-index", "-w", into, copy)
    built = pip(log, *command, **environment)
    shutil.rmtree(copy)
    return next(into.glob("faubourg-*.whl")) if built else None


def build() -> bool:
    """Build, unpack and try the compiled package; only then put it in the place of the old one."""
    new_wheels, new_package = RUN / "wheels.new", RUN / "compiled.new"
    for folder in (new_wheels, new_package):
        shutil.rmtree(folder, ignore_errors=True)
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


def known_outcome() -> Outcome | None:
    """How compiling these very sources went, if it was tried."""
    known = BUILD_STAMP.read_text() if BUILD_STAMP.is_file() else ""
    digest, _, value = known.partition(" ")
    if digest != sources_digest() or (value == Outcome.COMPILED.value and not COMPILED.is_dir()):
        return None
    return Outcome(value)


def ensure_built(*, again: bool = False, telling: Callable[[], AbstractContextManager[None]] = nullcontext) -> Outcome:
    """Build if the sources changed, telling how far it is by the new log.

    A build that failed for these very sources is tried again only when asked.
    """
    known = known_outcome()
    if known is Outcome.COMPILED or (known is Outcome.FAILED and not again):
        return known
    if not can_build():
        return Outcome.NO_COMPILER
    digest = sources_digest()
    for old in (BUILD_STAMP, BUILD_LOG):
        old.unlink(missing_ok=True)
    with telling():
        if not ensure_compiler_of_rules():
            # Not remembered either: the network may be back at any time.
            return Outcome.FAILED
        outcome = Outcome.COMPILED if build() else Outcome.FAILED
    BUILD_STAMP.write_text(f"{digest} {outcome.value}")
    return outcome


def tell_share() -> AbstractContextManager[None]:
    return progress("Compilation des règles", "Compiling the rules", BUILD_LOG, COMPILED_SEEN, None)


def compile_now(*, again: bool = False) -> Outcome:
    """Compile while somebody waits; a build in the background gives way, and what it has done is used."""
    # In this order always, as in the background.
    with background.given_way(), one_at_a_time("build"):
        return ensure_built(again=again, telling=tell_share)


# What the commands ask for


def ensure_runtime() -> None:
    with one_at_a_time("setup"):
        ensure_environment()
        ensure_packages("requirements.lock")


def prepare_play() -> Path:
    """The folder to import faubourg from: the compiled package if it is up to date, else the sources as they stand."""
    ensure_runtime()
    return folder_of(known_outcome())


def prepare_fast() -> Path:
    """The same afterwards, but compiled if that is possible at all."""
    ensure_runtime()
    known = known_outcome()
    if known is None:
        return folder_of(compile_now())
    # Of a build that failed it is told already.
    return COMPILED if known is Outcome.COMPILED else ROOT / "src"


def folder_of(outcome: Outcome | None) -> Path:
    match outcome:
        case Outcome.COMPILED:
            return COMPILED
        case Outcome.NO_COMPILER:
            say(
                "Pas de compilateur C : les règles sont interprétées, plus lentes mais identiques.",
                "No C compiler: the rules run interpreted, slower but the same.",
            )
        case Outcome.FAILED:
            say(
                "La compilation a échoué (voir .run/build.log) : les règles sont interprétées, identiques mais lentes.",
                "Compiling failed (see .run/build.log): the rules run interpreted, slower but the same.",
            )
    return ROOT / "src"


def prepare_serve() -> Path:
    """As for a match, and the page that the server shows. Packages and page come over the network side by side."""
    with ThreadPoolExecutor(max_workers=1) as beside:
        page = beside.submit(ensure_page)
        folder = prepare_play()
        page.result()
    return folder


def ensure_page() -> None:
    with one_at_a_time("web"):
        web.ensure_client()


def prepare_test() -> None:
    # The background's compiler would cost the checks their time.
    with background.given_way(), one_at_a_time("setup"):
        ensure_environment()
        ensure_packages("requirements-dev.lock")
        ensure_wheelhouse()


def main() -> None:
    parser = argparse.ArgumentParser(description="Set up what ./play and ./test need.")
    parser.add_argument("purpose", choices=["play", "fast", "serve", "test"])
    try:
        match parser.parse_args().purpose:
            case "play":
                print(prepare_play())
            case "fast":
                print(prepare_fast())
            case "serve":
                print(prepare_serve())
            case _:
                prepare_test()
    except KeyboardInterrupt:
        # Once is enough: what is left to do is to end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        say(
            "Interrompu : rien n’est perdu, le prochain lancement reprend où celui-ci s’est arrêté.",
            "Interrupted: nothing is lost, and the next start goes on from here.",
        )
        raise SystemExit(INTERRUPTED) from None
    except OSError as error:
        give_up(f"Mise en place impossible : {error}", f"The set-up failed: {error}")


if __name__ == "__main__":
    main()
