"""A server and browsers on machines of their own, which share a wire and no more."""

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import FLAGS, Chrome
from tests.browser.house import CLIENT, House
from tests.machines import Machine
from tests.patience import PATIENCE
from tools.machine import chromium


def browser_on(machine: Machine, chrome: Chrome, folder: Path) -> Browser:
    """A Chromium that is on this machine, driven by pipes from here."""
    start = folder / f"chromium-{machine.holder.pid}"
    command = shlex.join([*machine.enter, "--", str(chromium())])
    start.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
    start.chmod(0o755)
    return chrome.browser_type.launch(executable_path=start, args=list(FLAGS), timeout=PATIENCE * 1000)


class DistantHouse(House):
    """A server on one of those machines: this process cannot reach it, and reads what it says."""

    def __init__(self, folder: Path, machine: Machine, *arguments: str) -> None:
        os.environ.setdefault("FAUBOURG_STATIC", str(CLIENT))
        super().__init__(folder)
        self.arguments = (*self.arguments, *arguments)
        self.within = tuple(machine.enter)

    def answers(self) -> bool:
        return self.address in self.told()


@contextmanager
def distant_house(folder: Path, machine: Machine, *arguments: str) -> Iterator[DistantHouse]:
    house = DistantHouse(folder, machine, *arguments)
    try:
        house.open()
        yield house
        assert "Traceback" not in house.told(), f"Something broke in the server:\n{house.told()}"
    finally:
        house.clear_away()
