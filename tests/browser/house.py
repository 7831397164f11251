"""A server as a process of its own, for browsers to visit."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.faults.server_process import ServerProcess
from tests.patience import PATIENCE
from tests.server.harness import sqlite_url

CLIENT = Path(__file__).resolve().parents[2] / "web" / "dist"


class House(ServerProcess):
    def __init__(self, folder: Path) -> None:
        super().__init__(sqlite_url(folder), folder, "--unlimited")

    def open(self) -> None:
        """Start, and wait until it serves. A browser's driver has this thread's event loop: nothing is awaited here."""
        self.spawn()
        self.wait_for_answer()

    def wait_for_answer(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < deadline, f"The server does not answer:\n{self.told()}"
            assert not self.has_ended(), f"The server has ended:\n{self.told()}"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/health", trust_env=False, timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def kill_and_bury(self) -> None:
        """As when the current fails; it is over when the port is free again."""
        self.kill()
        self.clear_away()


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """A server that serves the built client; at the end it is gone, and has nothing to complain of."""
    os.environ.setdefault("FAUBOURG_STATIC", str(CLIENT))
    house = House(folder)
    try:
        house.open()
        yield house
        # Whatever was waited for in vain: it was not for want of a server.
        house.wait_for_answer()
        assert "Traceback" not in house.told(), f"Something broke in the server:\n{house.told()}"
    finally:
        house.clear_away()
