"""A whole server as a process of its own, which can be killed, stopped and started again on the same port."""

import asyncio
import os
import resource
import secrets
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import httpx

import faubourg
from tests.patience import PATIENCE
from tests.server.postgres import free_port

MARK = "FAUBOURG_TEST_MARK"


class ServerProcess:
    """`kill` ends only the first process: whatever that one started must end by itself."""

    def __init__(self, store: str, folder: Path, *arguments: str, files: tuple[int, int] | None = None) -> None:
        self.store = store
        # How many files it may open: so many now, so many if it asks for more.
        self.files = files
        self.port = free_port()
        self.arguments = arguments
        # What starts it somewhere else, such as on another network.
        self.within: tuple[str, ...] = ()
        # Inherited by all that the server starts, by which it is found.
        self.mark = secrets.token_hex(8)
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def spawn(self) -> None:
        sources = str(Path(faubourg.__file__).resolve().parent.parent)
        command = [*self.within, sys.executable, "-P", "-m", "faubourg", "serve", "--no-open", "--quiet"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--store", self.store, *self.arguments],
                env=os.environ | {"PYTHONPATH": sources, MARK: self.mark},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
            if self.files is not None:
                # While it is still being loaded.
                resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, self.files)

    async def start(self) -> None:
        """Start, and wait until it serves."""
        # Workers of the one before hold the port, and answer, until they have noticed that it is gone.
        await self.is_gone()
        deadline = monotonic() + PATIENCE
        self.spawn()
        async with httpx.AsyncClient(trust_env=False, timeout=5) as client:
            while not await self.is_healthy(client):
                waits = not self.has_ended() and monotonic() < deadline
                assert waits, f"The server does not start:\n{self.told()}"
                await asyncio.sleep(0.02)

    def has_ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    async def is_healthy(self, client: httpx.AsyncClient) -> bool:
        try:
            return (await client.get(f"{self.address}/health")).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    async def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    def memory(self) -> int:
        """Megabytes that the server itself holds."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS:"))

    def told(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-4000:]

    def processes(self) -> list[int]:
        """The server and all that it or one of its forerunners has started."""
        return [pid for pid in every_process() if f"{MARK}={self.mark}".encode() in environment_of(pid)]

    async def is_gone(self) -> None:
        """Nothing that any of the servers started is left."""
        deadline = monotonic() + PATIENCE
        while left := self.processes():
            assert monotonic() < deadline, f"Processes are left over: {[command_of(pid) for pid in left]}"
            await asyncio.sleep(0.05)

    def clear_away(self) -> None:
        """Whatever has happened, nothing stays behind."""
        for pid in self.processes():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        if self.process is not None:
            self.process.wait()


@asynccontextmanager
async def serving(server: ServerProcess) -> AsyncIterator[ServerProcess]:
    """A server that has started; at the end it is stopped cleanly, and has nothing to complain of."""
    try:
        await server.start()
        yield server
        if not server.has_ended():
            assert await server.stop() == 0, f"The server did not stop cleanly:\n{server.told()}"
        await server.is_gone()
        assert "Traceback" not in server.told(), f"Something broke in the server:\n{server.told()}"
    finally:
        server.clear_away()


def every_process() -> list[int]:
    return [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]


def environment_of(pid: int) -> bytes:
    """Empty for a process that has ended and only waits to be buried."""
    try:
        return Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return b""


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return "(ended)"
