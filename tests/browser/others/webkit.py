"""WebKitGTK, near Safari: its driver speaks WebDriver, the window is one of our own, and the screen is in memory."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from tests.browser.others.driver import COMPLAINTS, Acting
from tests.patience import PATIENCE
from tools.machine import SYSTEM_PYTHON, webkit

ROOT = Path(__file__).resolve().parents[3]
WINDOW = "tests.browser.others.window"
LONGEST = int(PATIENCE * 1000)
RUN = """
const done = arguments[arguments.length - 1];
Promise.resolve((%s)(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));
"""


class WebKit(Acting):
    name = "WebKit"

    def __init__(self, *, still: bool = False) -> None:
        """`still`: the desktop asks for no motion."""
        program = webkit()
        assert program is not None
        self.folder = Path(tempfile.mkdtemp(prefix="webkit-"))
        self.still = still
        # The driver starts a program, and knows nothing of its arguments.
        self.starter = self.folder / "window"
        self.starter.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec {SYSTEM_PYTHON} -m {WINDOW}\n', encoding="utf-8")
        self.starter.chmod(0o755)
        self.screen, display = self.open_screen()
        self.surroundings = self.environment(display)
        self.program = program
        self.driver: subprocess.Popen[bytes] | None = None
        self.client = httpx.Client(trust_env=False, timeout=PATIENCE)
        self.session = ""

    def open_screen(self) -> tuple[subprocess.Popen[bytes], str]:
        """In memory, with a number that is free: it says which."""
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert screen.stdout is not None
        number = screen.stdout.readline().decode().strip()
        assert number, "Xvfb does not start"
        return screen, f":{number}"

    def environment(self, display: str) -> dict[str, str]:
        settings = self.folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(not self.still)}\n", encoding="utf-8")
        return os.environ | {
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "XDG_CONFIG_HOME": str(self.folder),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_DATA_HOME": str(self.folder / "data"),
            "NO_AT_BRIDGE": "1",
            "BEFORE_PAGES": str(COMPLAINTS),
            # There is no graphics card: layers would cost more than they save.
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }

    def send(self, method: str, path: str, **body: object) -> Any:
        answer = self.client.request(method, path, json=body if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value.get('error')}: {value.get('message')}"
        return value

    def begin(self, size: tuple[int, int]) -> None:
        width, height = size
        port = free_port()
        with (self.folder / "log").open("ab") as log:
            surroundings = self.surroundings | {"WINDOW": f"{width}x{height}"}
            command = [str(self.program), f"--port={port}"]
            self.driver = subprocess.Popen(command, env=surroundings, stdout=log, stderr=log, start_new_session=True)
        self.client.base_url = httpx.URL(f"http://127.0.0.1:{port}")
        self.wait_for_driver()
        wanted = {"webkitgtk:browserOptions": {"binary": str(self.starter), "args": []}}
        found = self.send("POST", "/session", capabilities={"alwaysMatch": wanted})
        self.session = f"/session/{found['sessionId']}"
        self.send("POST", f"{self.session}/timeouts", script=LONGEST, pageLoad=LONGEST)

    def wait_for_driver(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.client.get("/status")
                return
            except httpx.TransportError:
                assert time.monotonic() < deadline, "WebKitWebDriver does not start"
                time.sleep(0.05)

    def end(self) -> None:
        if self.driver is None:
            return
        if self.session:
            self.send("DELETE", self.session)
            self.session = ""
        self.driver.kill()
        self.driver.wait()
        self.driver = None

    def open(self, address: str) -> None:
        self.send("POST", f"{self.session}/url", url=address)

    def run(self, function: str, *arguments: object) -> Any:
        found = self.send("POST", f"{self.session}/execute/async", script=RUN % function, args=[list(arguments)])
        assert "error" not in found, found["error"]
        return found.get("value")

    def tap(self, x: float, y: float) -> None:
        """Its driver has no finger, and presses a mouse for one: the window has."""
        self.run("(...place) => webkit.messageHandlers.finger.postMessage(place)", round(x), round(y))

    def picture(self) -> bytes:
        """By the window too: what the driver is asked for while something moves never comes."""
        file = self.folder / "picture.png"
        file.unlink(missing_ok=True)
        self.run("(file) => webkit.messageHandlers.camera.postMessage(file)", str(file))
        deadline = time.monotonic() + PATIENCE
        while not file.exists():
            assert time.monotonic() < deadline, "WebKit gives no picture"
            time.sleep(0.05)
        return file.read_bytes()

    def perform(self, *sources: dict[str, object]) -> None:
        self.send("POST", f"{self.session}/actions", actions=list(sources))

    def close(self) -> None:
        self.end()
        self.screen.kill()
        self.screen.communicate()
        self.client.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
