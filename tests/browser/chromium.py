"""The Chromium of the machine, and what its windows may look like."""

import asyncio
import os
import secrets
import signal
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright._impl._sync_base import SyncBase
from playwright.sync_api import Browser, BrowserContext, BrowserType, Playwright

from tests.faults.server_process import environment_of, every_process
from tests.patience import PATIENCE
from tools.machine import chromium, remedy

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# Nobody waits for an animation that is not what a test is about.
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MARK = "FAUBOURG_TEST_BROWSER"


def launched(playwright: Playwright, mark: str = "") -> Browser:
    """Headless, with a new and empty profile."""
    program = chromium()
    assert program is not None, f"there is no Chromium: {remedy(['chromium'])}"
    marked: dict[str, str | float | bool] = {**os.environ, MARK: mark}
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS), env=marked, timeout=PATIENCE * 1000)


class Chrome:
    """One Chromium for all: started when the first comes, and anew for the next when it had stopped answering."""

    # Seconds in which it answers, whatever it is asked. What has a limit of its own has ended before.
    patience = 1.5 * PATIENCE

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.browser: Browser | None = None
        # Inherited by all that it starts, by which it is found.
        self.mark = secrets.token_hex(8)

    @property
    def browser_type(self) -> BrowserType:
        return self.playwright.chromium

    def new_context(self, **settings: Any) -> BrowserContext:
        if self.browser is None or not self.browser.is_connected():
            self.browser = launched(self.playwright, self.mark)
        return self.browser.new_context(**settings)

    def kill(self) -> None:
        self.browser = None
        for pid in every_process():
            if f"{MARK}={self.mark}".encode() in environment_of(pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        if self.browser is not None:
            self.browser.close()

    @contextmanager
    def listened_to(self) -> Iterator[None]:
        """Meanwhile nothing that is asked of it, or of one of its pages, is waited for without end: the driver has
        limits for some of its calls, and none for others."""
        ask = SyncBase._sync

        async def limited(answer: Awaitable[Any]) -> Any:
            async with asyncio.timeout(self.patience):
                return await answer

        def ask_in_time(self_: SyncBase, answer: Awaitable[Any]) -> Any:
            __tracebackhide__ = True
            try:
                return ask(self_, limited(answer))
            except TimeoutError as problem:
                self.kill()
                raise AssertionError(f"Chromium does not answer within {self.patience:.0f} s") from problem

        SyncBase._sync = ask_in_time  # type: ignore[assignment, method-assign]
        try:
            yield
        finally:
            SyncBase._sync = ask  # type: ignore[method-assign]
