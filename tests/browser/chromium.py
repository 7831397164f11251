"""The Chromium of the machine, and what its windows may look like."""

from typing import Any

from playwright.sync_api import Browser, Playwright

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


def launched(playwright: Playwright) -> Browser:
    """Headless, with a new and empty profile."""
    program = chromium()
    assert program is not None, f"there is no Chromium: {remedy(['chromium'])}"
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS), timeout=PATIENCE * 1000)
