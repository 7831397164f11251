"""Drives the commands: in this process with given lines, in a process of its own, or in a terminal."""

import codecs
import fcntl
import os
import pty
import random
import re
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import faubourg
from faubourg.core.match import Match
from tests.patience import PATIENCE

CODE = Path(faubourg.__file__).resolve().parent.parent
COMMAND = [sys.executable, "-m", "faubourg"]


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """An environment in which nothing of the user's is touched."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "NO_COLOR", "COLUMNS", "LINES"))
    }
    found = {"PYTHONPATH": str(CODE), "FAUBOURG_HOME": str(home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
    return kept | found | more


def run(*arguments: str, typed: str, home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """A command with its input piped in."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=surroundings(home, **more),
        timeout=PATIENCE,
        check=False,
    )


def processor_seconds() -> float:
    """What commands that have ended took of a processor: on a busy machine they wait for it besides."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def saved_in(home: Path) -> Path:
    """The one match that was saved."""
    [path] = home.glob("*.faubourg")
    return path


def digest_in(path: Path) -> str:
    """The last position of a record."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("= ")]
    return lines[-1]


class Script:
    """A match between two people at one keyboard, and the lines they type for it."""

    def __init__(self, seed: int, options: dict[str, object] | None = None) -> None:
        self.match: Match = faubourg.new("roomshare", seats=2, seed=seed, options=options)
        self.moves: list[tuple[int, int]] = []
        choices = random.Random(seed)
        while not self.match.state.over:
            seat = self.match.state.actors()[0]
            move = choices.choice(self.match.state.legal(seat))
            self.moves.append((seat, move))
            self.match.play(move, seat)

    def lines(self, seed: int, options: dict[str, object] | None, words: dict[str, str]) -> list[str]:
        """The moves typed, in other words if there are some; with Enter at each handing over."""
        match = faubourg.new("roomshare", seats=2, seed=seed, options=options)
        found: list[str] = []
        present = -1
        for seat, move in self.moves:
            if seat != present:
                found.append("")
                present = seat
            if not is_forced(match, seat):
                found.append(" ".join(words.get(word, word) for word in match.state.text(move).split(" ")))
            match.play(move, seat)
            if match.state.over or not match.state.is_asked(seat):
                present = -1
        return found


def is_forced(match: Match, seat: int) -> bool:
    """A landing on the only free arrow, which the table does not ask about."""
    return match.state.prompt(seat)["kind"] in ("land", "stay") and len(match.state.legal(seat)) == 1


class Terminal:
    """A command in a terminal of its own; `within` is what starts it elsewhere, such as on another network."""

    def __init__(
        self,
        *arguments: str,
        home: Path,
        columns: int = 80,
        lines: int = 24,
        within: Sequence[str] = (),
        **more: str,
    ) -> None:
        self.own, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            [*within, *COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=surroundings(home, **more),
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""
        # What is read may end in the middle of a letter.
        self.letters = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.own)

    def type(self, line: str) -> None:
        os.write(self.own, (line + "\r").encode())

    def until(self, text: str, seconds: float = PATIENCE) -> str:
        """Everything shown up to a text that must come."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            if time.monotonic() > end or not self.more(0.2):
                assert self.process.poll() is None or self.more(0), f"{text!r} did not come in {self.seen!r}"
                assert time.monotonic() < end, f"{text!r} did not come in {self.seen!r}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def more(self, seconds: float) -> bool:
        """Read what is there; false when nothing came."""
        ready, _, _ = select.select([self.own], [], [], seconds)
        if not ready:
            return False
        try:
            part = os.read(self.own, 65536)
        except OSError:
            return False
        self.seen += self.letters.decode(part)
        return bool(part)

    def rest(self) -> str:
        """What was shown until the command ended."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            self.more(0.1)
        while self.more(0):
            pass
        return self.seen

    def stop(self, number: signal.Signals) -> None:
        self.process.send_signal(number)


def is_named(screen: str, name: str, number: int) -> bool:
    """Whether a bot can be read there: its name may be cut, its number never."""
    cut = "".join(f"(?:{re.escape(letter)}" for letter in name[4:]) + ")?" * len(name[4:])
    return re.search(f"{re.escape(name[:4])}{cut}…? {number}", screen) is not None
