"""WebKitGTK, near Safari: its driver speaks WebDriver, the window is one of our own, and the screen is in memory."""

import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.browser.others.driver import COMPLAINTS, TOLD, Acting, Lost
from tests.patience import PATIENCE
from tests.server.postgres import free_port
from tools.machine import SYSTEM_PYTHON, webkit

ROOT = Path(__file__).resolve().parents[3]
WINDOW = "tests.browser.others.window"
LONGEST = int(PATIENCE * 1000)
# Milliseconds for a script that the page was asked to run: three times as long as any of them waits. Now and then one
# is lost with a page that is just being replaced, and nobody would ever answer.
LONGEST_SCRIPT = LONGEST // 3
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
        self.surroundings = self.environment()
        self.program = program
        self.screen: subprocess.Popen[bytes] | None = None
        self.driver: subprocess.Popen[bytes] | None = None
        self.client = httpx.Client(trust_env=False)
        self.session = ""

    def open_screen(self) -> None:
        """In memory, with a number that is free: it says which. It stays as it is when its last window has gone:
        whatever came just then would be thrown out."""
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp", "-noreset"]
        self.screen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.screen.stdout is not None
        is_said, _, _ = select.select([self.screen.stdout], [], [], self.patience)
        number = self.screen.stdout.readline().decode().strip() if is_said else ""
        if not number:
            self.lose("start", TimeoutError("there is no screen"))
        self.surroundings["DISPLAY"] = f":{number}"

    def environment(self) -> dict[str, str]:
        settings = self.folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(not self.still)}\n", encoding="utf-8")
        return os.environ | {
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
        try:
            given = body if method == "POST" else None
            answer = self.client.request(method, path, json=given, timeout=self.patience)
        except httpx.TransportError as problem:
            self.lose(f"{method} {path} {json.dumps(body)[:TOLD]}", problem)
        value = answer.json()["value"]
        if not answer.is_success and path.endswith("/execute/async") and "timeout" in value.get("error", ""):
            raise Lost(f"{self.name} does not answer: {json.dumps(body)[:TOLD]}")
        assert answer.is_success, f"{path}: {value.get('error')}: {value.get('message')}"
        return value

    def begin(self, size: tuple[int, int]) -> None:
        self.end()
        if self.screen is None:
            self.open_screen()
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
        self.send("POST", f"{self.session}/timeouts", script=LONGEST_SCRIPT, pageLoad=LONGEST)

    def wait_for_driver(self) -> None:
        deadline = time.monotonic() + self.patience
        while True:
            try:
                self.client.get("/status", timeout=self.patience)
                return
            except httpx.TransportError as problem:
                if time.monotonic() > deadline:
                    self.lose("start", problem)
                time.sleep(0.05)

    def end(self) -> None:
        """The driver and all that it has started: nothing is left to be said to them."""
        if self.driver is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.driver.pid, signal.SIGKILL)
            self.driver.wait()
            self.driver = None

    @property
    def is_gone(self) -> bool:
        return self.driver is None

    def kill(self) -> None:
        self.end()
        if self.screen is not None:
            self.screen.kill()
            self.screen.communicate()
            self.screen = None

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
        deadline = time.monotonic() + self.patience
        while not file.exists():
            if time.monotonic() > deadline:
                self.lose("picture", TimeoutError())
            time.sleep(0.05)
        return file.read_bytes()

    def perform(self, *sources: dict[str, object]) -> None:
        self.send("POST", f"{self.session}/actions", actions=list(sources))

    def close(self) -> None:
        self.kill()
        self.client.close()
        shutil.rmtree(self.folder, ignore_errors=True)
