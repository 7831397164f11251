"""Firefox, which speaks WebDriver BiDi itself: no driver stands between it and the tests."""

import base64
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.browser.others.driver import COMPLAINTS, TOLD, Acting
from tools.machine import firefox

PREFERENCES = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "browser.tabs.remote.separatePrivilegedContentProcess": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    # One process for all pages: it starts sooner, and one person looks at one page.
    "dom.ipc.processCount": 1,
    "fission.autostart": False,
    "intl.accept_languages": "en",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.prefs.recommended": True,
    "toolkit.telemetry.enabled": False,
}
# Everything as text: the values of the protocol are another language.
CALL = "async (text) => JSON.stringify((await (%s)(...JSON.parse(text))) ?? null)"


class Firefox(Acting):
    name = "Firefox"

    def __init__(self) -> None:
        program = firefox()
        assert program is not None
        self.program = program
        self.numbers = count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="firefox-"))
        self.profile = self.folder
        self.process: subprocess.Popen[bytes] | None = None
        self.line: ClientConnection | None = None
        self.stack = ExitStack()
        self.user = self.context = ""

    def start(self) -> None:
        """With a new and empty profile."""
        self.profile = Path(tempfile.mkdtemp(dir=self.folder))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (self.profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [str(self.program), "--headless", "--no-remote", "--profile", str(self.profile)]
        with (self.profile / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [*command, "--remote-debugging-port", "0"],
                stdout=log,
                stderr=log,
                cwd=self.profile,
                start_new_session=True,
            )
        self.line = self.connected(self.address(self.process))
        self.send("session.new", capabilities={})
        source = f"() => {{ {COMPLAINTS.read_text(encoding='utf-8')} }}"
        self.send("script.addPreloadScript", functionDeclaration=source)

    def address(self, process: subprocess.Popen[bytes]) -> str:
        """It says itself where it listens."""
        deadline = time.monotonic() + self.patience
        while not (found := re.search(r"listening on (ws://\S+)", told := self.told())):
            if time.monotonic() > deadline or process.poll() is not None:
                self.lose("start", TimeoutError(told))
            time.sleep(0.05)
        return found[1]

    def told(self) -> str:
        return (self.profile / "log").read_text(errors="replace")

    def connected(self, address: str) -> ClientConnection:
        try:
            # How long it may be silent is said with each question.
            line = connect(
                f"{address}/session", max_size=None, proxy=None, open_timeout=self.patience, ping_interval=None
            )
            return self.stack.enter_context(line)
        except (OSError, WebSocketException) as problem:
            self.lose("start", problem)

    def send(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self.numbers)
        asked = json.dumps({"id": number, "method": method, "params": params})
        try:
            answer = self.answer(number, asked)
        except (OSError, WebSocketException) as problem:
            self.lose(asked[:TOLD], problem)
        assert answer["type"] == "success", f"{method}: {answer.get('error')}: {answer.get('message')}"
        result: dict[str, Any] = answer["result"]
        return result

    def answer(self, number: int, asked: str) -> dict[str, Any]:
        assert self.line is not None, "there is no Firefox"
        self.line.send(asked)
        deadline = time.monotonic() + self.patience
        while True:
            answer: dict[str, Any] = json.loads(self.line.recv(max(0.0, deadline - time.monotonic())))
            if answer.get("id") == number:
                return answer

    def begin(self, size: tuple[int, int]) -> None:
        self.end()
        if self.line is None:
            self.start()
        self.user = self.send("browser.createUserContext")["userContext"]
        self.context = self.send("browsingContext.create", type="tab", userContext=self.user)["context"]
        width, height = size
        self.send("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def end(self) -> None:
        if self.user:
            user, self.user = self.user, ""
            self.send("browser.removeUserContext", userContext=user)

    @property
    def is_gone(self) -> bool:
        return not self.user

    def kill(self) -> None:
        self.user = ""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None
        self.stack.close()
        self.line = None

    def open(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, function: str, *arguments: object) -> Any:
        answer = self.send(
            "script.callFunction",
            functionDeclaration=CALL % function,
            awaitPromise=True,
            target={"context": self.context},
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def perform(self, *sources: dict[str, object]) -> None:
        self.send("input.performActions", context=self.context, actions=list(sources))

    def picture(self) -> bytes:
        return base64.b64decode(self.send("browsingContext.captureScreenshot", context=self.context)["data"])

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
