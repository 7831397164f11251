"""A server under siege: the process itself, its memory, and what is prepared before it is attacked."""

import http.client
import json
import os
import signal
import subprocess
import sys
import threading
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from bench.attack import Ground
from bench.household import FILES, file_of_page
from bench.server import PAGE, ROOT, cpu_of, free_port, started_by

# What most systems allow a process that does not ask for more.
OPEN_FILES = 1024
PATIENCE = 60.0
STOPS_WITHIN = 10.0
PREPARED_WITHIN = 900.0
LOOKS_EVERY = 0.05
# Seconds in which one sees whether a process works.
GLANCE = 0.2
# The size of the page's files: about what a browser is sent of the real ones.
PART = b"// " + b"faubourg " * 3000
MB = 1e6
GROUND = "ground.json"
STORE = "tables.db"
CLIENTS_LOG = "clients.log"


class Server:
    """A server of some code, on a file of tables that outlives it."""

    def __init__(self, code: Path, folder: Path, *options: str) -> None:
        self.code = code
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        store = f"sqlite:///{folder / STORE}"
        command = [sys.executable, "-P", "-m", "faubourg", "serve", "--port", str(self.port), "--store", store]
        limited = ["sh", "-c", f'ulimit -S -n {OPEN_FILES} && exec "$@"', "sh"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*limited, *command, "--no-open", "--quiet", *options],
                env=os.environ | {"PYTHONPATH": str(code), "FAUBOURG_STATIC": str(folder / "pages")},
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            self.wait()
        except BaseException:
            self.kill()
            raise

    def wait(self) -> None:
        until = monotonic() + PATIENCE
        while not self.is_healthy(2.0):
            if self.process.poll() is not None or monotonic() > until:
                raise RuntimeError(f"the server does not start:\n{self.log.read_text(errors='replace')[-2000:]}")
            sleep(0.05)

    def is_healthy(self, seconds: float) -> bool:
        """Whether somebody new is answered in time."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)) as connection:
            try:
                connection.request("GET", "/health")
                return connection.getresponse().status == 200
            except (OSError, http.client.HTTPException):
                return False

    def is_well(self, most: float, seconds: float) -> bool:
        """Not swollen, not busy with what is over, and there for somebody new."""
        until = monotonic() + seconds
        while self.process.poll() is None and self.is_busy():
            if monotonic() > until:
                return False
        return self.process.poll() is None and self.megabytes() < most and self.is_healthy(seconds)

    def is_busy(self) -> bool:
        before = cpu_of(self.process.pid)
        sleep(GLANCE)
        return cpu_of(self.process.pid) - before > GLANCE / 2

    def forget_peak(self) -> None:
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def peak(self) -> float:
        """The most memory of the process since then, in MB; 0 if it has ended."""
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0
        return next((int(line.split()[1]) * 1024 / MB for line in lines if line.startswith("VmHWM:")), 0.0)

    def megabytes(self) -> float:
        return resident(self.process.pid)

    def megabytes_of_all(self) -> float:
        """With the processes that it has started."""
        try:
            others = started_by(self.process.pid)
        except OSError:
            return 0.0
        return self.megabytes() + sum(map(resident, others))

    def stop(self) -> None:
        """Politely; whoever does not listen is killed, with all it has started."""
        self.process.terminate()
        try:
            self.process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """The whole session, which is this server's alone."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def resident(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / MB
    except (OSError, IndexError):
        return 0.0


class MemoryWatch(threading.Thread):
    """Looks at a server's memory all the time, and ends the attack before the machine has none left."""

    def __init__(self, server: Server, attack: subprocess.Popen[str], most: float) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.attack = attack
        self.most = most
        self.peak_of_all = 0.0
        self.has_stopped_it = False
        self.is_over = threading.Event()

    def run(self) -> None:
        while not self.is_over.wait(LOOKS_EVERY):
            now = self.server.megabytes_of_all()
            self.peak_of_all = max(self.peak_of_all, now)
            if now > self.most and not self.has_stopped_it:
                self.has_stopped_it = True
                self.attack.terminate()


def run_module(code: Path, log: Path, name: str, *arguments: object) -> subprocess.Popen[str]:
    """A part of the bench as a process of its own, which finds the same faubourg as the server."""
    with log.open("ab") as complaints:
        return subprocess.Popen(
            [sys.executable, "-m", f"bench.{name}", *map(str, arguments)],
            env=os.environ | {"PYTHONPATH": f"{code}{os.pathsep}{ROOT}"},
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        )


def told(process: subprocess.Popen[str], seconds: float) -> dict[str, Any]:
    """The line of JSON that a process prints last."""
    try:
        output, _ = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        output, _ = process.communicate()
    lines = [line for line in output.splitlines() if line.startswith("{")]
    return json.loads(lines[-1]) if lines else {}


@dataclass(frozen=True)
class Size:
    """How large what is prepared is: tables that lie in the store, and a record."""

    entries: int = 15_000
    undos: int = 300
    record_moves: int = 15_855
    record_undos: int = 499
    deserted: int = 1_500
    deserted_entries: int = 60


def prepare(code: Path, folder: Path, size: Size) -> None:
    """Pages to serve, long tables in the store, a heavy record; and where these are to be found."""
    pages = folder / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Faubourg</title>" + "<p>" * 500)
    for number in range(FILES):
        (pages / file_of_page(number)[1:]).write_bytes(PART)
    record = folder / "heavy.txt"
    writing = run_module(code, folder / CLIENTS_LOG, "frugal", record, size.record_moves, size.record_undos)
    server = Server(code, folder, "--unlimited")
    try:
        playing = run_module(code, folder / CLIENTS_LOG, "long_table", server.address, size.entries, size.undos)
        played = told(playing, PREPARED_WITHIN)
    finally:
        server.stop()
        writing.communicate(timeout=PREPARED_WITHIN)
    plain, undone = played["tables"]
    leaving = run_module(code, folder / CLIENTS_LOG, "deserted", folder / STORE, size.deserted, size.deserted_entries)
    deserted = told(leaving, PREPARED_WITHIN)["tables"]
    Ground(plain, undone, str(record), deserted).write(folder / GROUND)
