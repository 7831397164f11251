"""A PostgreSQL of the tests' own: a temporary cluster on loopback, stopped and removed at the end."""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path
from time import monotonic, sleep

import asyncpg

from tests.patience import LONG, PATIENCE

INSTALL = "apt-get install -y postgresql"
USER = "postgres"
PASSWORD = "faubourg"
# Below those from which systems give a port to whoever connects somewhere.
UNASKED = range(20_000, 32_000)


def binaries() -> Path:
    """Where initdb and pg_ctl are; the tests fail without them, and say what installs them."""
    in_path = shutil.which("initdb")
    found = [Path(in_path).resolve().parent] if in_path else []
    versions = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name.split(".")[0])
    )
    for folder in [*found, *reversed(versions)]:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise RuntimeError(f"The tests need PostgreSQL: {INSTALL}")


def free_port() -> int:
    """One that no program is given unasked: a server that is started again must find its port free."""
    while True:
        port = secrets.choice(UNASKED)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Cluster:
    """Started by whoever needs it first; `stop` and `start` in between for tests of a database that goes away."""

    def __init__(self) -> None:
        self._bin = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="faubourg-pg-"))
        self._places = 0
        self.port = free_port()
        try:
            self._folder.chmod(0o755)
            if os.geteuid() == 0:
                # PostgreSQL does not run as root.
                owner = pwd.getpwnam(USER)
                os.chown(self._folder, owner.pw_uid, owner.pw_gid)
            secret = self._folder / "password"
            secret.write_text(PASSWORD)
            self._run(
                "initdb",
                "--no-sync",
                f"--pgdata={self._data}",
                f"--username={USER}",
                "--auth=scram-sha-256",
                f"--pwfile={secret}",
                "--encoding=UTF8",
                "--locale=C",
            )
            settings = (
                f"listen_addresses = '127.0.0.1'\nport = {self.port}\nunix_socket_directories = '{self._folder}'\n"
                "fsync = on\nsynchronous_commit = on\nshared_buffers = 16MB\nmax_connections = 60\n"
            )
            with (self._data / "postgresql.conf").open("a") as file:
                file.write(settings)
            self.start()
        except BaseException:
            self.remove()
            raise

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(self._bin / name), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        # Into a file: what pg_ctl starts would keep a pipe open.
        with (self._folder / "output").open("w") as output:
            done = subprocess.run(
                command,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                timeout=LONG,
                check=False,
            )
        if done.returncode != 0:
            log = self._data / "log"
            told = log.read_text(errors="replace")[-2000:] if log.exists() else ""
            raise RuntimeError(f"{name} failed: {(self._folder / 'output').read_text()}\n{told}")

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-D", str(self._data), "-l", str(self._folder / "data" / "log"))

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "-w", "-D", str(self._data), "-m", mode)

    def kill(self) -> None:
        """`kill -9` of all its processes, as when the machine has run out of memory; `start` recovers it."""
        first = int((self._data / "postmaster.pid").read_text().split()[0])
        # It starts no others meanwhile, and none of them has time to notice.
        os.kill(first, signal.SIGSTOP)
        family = [*children_of(first), first]
        for pid in family:
            end(pid)
        deadline = monotonic() + PATIENCE
        while any(parent_of(pid) is not None for pid in family):
            if monotonic() > deadline:
                raise RuntimeError("PostgreSQL does not die")
            sleep(0.01)
        # Its first process may not be buried yet, and would be taken for a living one.
        for lock in (self._data / "postmaster.pid", *self._folder.glob(".s.PGSQL.*")):
            lock.unlink()

    def remove(self) -> None:
        try:
            if (self._data / "postmaster.pid").exists():
                self.stop()
        finally:
            shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The address of an empty place: a schema of its own, which is made in no time and takes no room."""
        self._places += 1
        name = f"place_{self._places}"
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(f"CREATE SCHEMA {name}")
        finally:
            await connection.close()
        return f"{self.url('postgres')}?search_path={name}"


def end(pid: int) -> None:
    """Without a word."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def parent_of(pid: int) -> int | None:
    """None for a process that has ended, buried or not."""
    try:
        state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if state == "Z" else int(parent)


def children_of(parent: int) -> list[int]:
    every = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
    return [pid for pid in every if parent_of(pid) == parent]


_running: list[Cluster] = []


def cluster() -> Cluster:
    """The cluster of this process."""
    if not _running:
        _running.append(Cluster())
    return _running[0]


def stop_cluster() -> None:
    while _running:
        _running.pop().remove()
