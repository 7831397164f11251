"""Firefox, which speaks WebDriver BiDi itself: no driver stands between it and the tests."""

import base64
import json
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.browser.others.driver import COMPLAINTS, Acting
from tests.patience import PATIENCE
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
        self.folder = Path(tempfile.mkdtemp(prefix="firefox-"))
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (self.folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
        self.log = self.folder / "log"
        with self.log.open("wb") as log:
            command = [str(program), "--headless", "--no-remote", "--profile", str(self.folder)]
            self.process = subprocess.Popen(
                [*command, "--remote-debugging-port", "0"], stdout=log, stderr=log, cwd=self.folder
            )
        self.numbers = count(1)
        self.stack = ExitStack()
        self.line = self.stack.enter_context(connect(f"{self.address()}/session", max_size=None, proxy=None))
        self.send("session.new", capabilities={})
        source = f"() => {{ {COMPLAINTS.read_text(encoding='utf-8')} }}"
        self.send("script.addPreloadScript", functionDeclaration=source)
        self.user = self.context = ""

    def address(self) -> str:
        """It says itself where it listens."""
        deadline = time.monotonic() + PATIENCE
        while not (found := re.search(r"listening on (ws://\S+)", self.log.read_text(errors="replace"))):
            assert time.monotonic() < deadline, f"Firefox does not start: {self.log.read_text(errors='replace')}"
            assert self.process.poll() is None, f"Firefox ended at once: {self.log.read_text(errors='replace')}"
            time.sleep(0.05)
        return found[1]

    def send(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer: dict[str, Any] = json.loads(self.line.recv(PATIENCE))
            if answer.get("id") == number:
                break
        assert answer["type"] == "success", f"{method}: {answer.get('error')}: {answer.get('message')}"
        result: dict[str, Any] = answer["result"]
        return result

    def begin(self, size: tuple[int, int]) -> None:
        self.user = self.send("browser.createUserContext")["userContext"]
        self.context = self.send("browsingContext.create", type="tab", userContext=self.user)["context"]
        width, height = size
        self.send("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def end(self) -> None:
        self.send("browser.removeUserContext", userContext=self.user)

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
        self.stack.close()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
