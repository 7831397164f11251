"""What every step of the set-up uses: its folders, its sentences, one log, one lock. Standard library only."""

import fcntl
import hashlib
import os
import platform
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
RUN = ROOT / ".run"
SETUP_LOG = RUN / "setup.log"


def in_french() -> bool:
    chosen = next(filter(None, (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return chosen.startswith("fr")


def say(french: str, english: str) -> None:
    # Standard output carries the answer to the shell script; people read the other one.
    print(french if in_french() else english, file=sys.stderr, flush=True)


@contextmanager
def progress(french: str, english: str, log: Path, seen: re.Pattern[str], of: int | None) -> Iterator[None]:
    """Say what is being done and, every few seconds, how far its log says it is; on a terminal always in one line.

    With `of`, as many lines are awaited from now on. Without, the log is a new one, and tells hundredths itself.
    """
    on_terminal = sys.stderr.isatty()
    what, colon = (french, " : ") if in_french() else (english, ": ")
    start = log.stat().st_size if of is not None and log.is_file() else 0

    def watch(ended: threading.Event) -> None:
        told = ""
        while not ended.wait(0.3 if on_terminal else 5):
            found = found_in(log, seen, start)
            line = f"{what}{colon}{share_done(found, of)}" if found else told
            if line != told:
                sys.stderr.write(f"\r{line}" if on_terminal else f"{line}\n")
                sys.stderr.flush()
            told = line
        if told and on_terminal:
            sys.stderr.write("\n")

    say(f"{french}…", f"{english}…")
    with beside(watch):
        yield


@contextmanager
def beside(watch: Callable[[threading.Event], None]) -> Iterator[None]:
    """Let something watch over the block, until the event it is given says that the block has ended."""
    ended = threading.Event()
    watcher = threading.Thread(target=watch, args=(ended,), daemon=True)
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()


def found_in(log: Path, seen: re.Pattern[str], start: int = 0) -> list[str]:
    try:
        return seen.findall(log.read_bytes()[start:].decode(errors="replace"))
    except FileNotFoundError:
        return []


def share_done(found: list[str], of: int | None) -> str:
    """As `12 / 40`, or in hundredths."""
    return percent(found[-1]) if of is None else f"{min(len(found), of)} / {of}"


def percent(hundredths: str) -> str:
    return f"{hundredths} %" if in_french() else f"{hundredths}%"


def give_up(french: str, english: str, log: Path | None = None) -> NoReturn:
    """End with the last lines of a log and a sentence.

    Python itself says them, in the end: a thread beside does not speak for a set-up that was interrupted.
    """
    lines = [] if log is None else log.read_text(errors="replace").splitlines()[-30:]
    raise SystemExit("\n".join([*lines, french if in_french() else english]))


@contextmanager
def one_at_a_time(what: str) -> Iterator[None]:
    """Two commands started together must not build in the same folder."""
    RUN.mkdir(exist_ok=True)
    with (RUN / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_logged(command: list[str | Path], log: Path, folder: Path = ROOT, /, **environment: str) -> bool:
    """Run a command of the set-up; its output is added to a log, for the day it fails."""
    inherited = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "FAUBOURG_PURE"}}
    with log.open("a") as output:
        return (
            subprocess.run(
                command,
                cwd=folder,
                env=inherited | environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            ).returncode
            == 0
        )


def interpreter() -> str:
    """The Python below an environment: another one means another environment and another build."""
    return f"{sys.version} {sys.base_prefix} {platform.machine()}"


def create_environment(folder: Path) -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        give_up(
            "Ce Python ne sait pas créer d’environnement : il manque venv (sous Debian ou Ubuntu : "
            "apt install python3-venv).",
            "This Python cannot create an environment: venv is missing (on Debian or Ubuntu: "
            "apt install python3-venv).",
        )
    # Not sys.executable: that may be the very environment just removed.
    python = getattr(sys, "_base_executable", sys.executable)
    if not run_logged([python, "-m", "venv", "--clear", folder], SETUP_LOG):
        give_up("L’environnement n’a pas pu être créé.", "The environment could not be created.", SETUP_LOG)


def digest_of(paths: Iterable[Path], *, root: Path, salt: str = "") -> str:
    """Names and contents of these files."""
    digest = hashlib.sha256(salt.encode())
    for path in sorted(paths):
        digest.update(f"\0{path.relative_to(root)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()
