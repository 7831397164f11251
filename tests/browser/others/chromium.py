"""Chromium, driven as the other browsers are: for those who sit at one table with them."""

from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.chromium import PHONE, Chrome
from tests.browser.others.driver import COMPLAINTS, NARROW, Driver
from tests.patience import PATIENCE


class Chromium(Driver):
    name = "Chromium"

    def __init__(self, chrome: Chrome) -> None:
        self.chrome = chrome
        self.context: BrowserContext | None = None

    @property
    def page(self) -> Page:
        assert self.context is not None, "nobody is here"
        return self.context.pages[0]

    def begin(self, size: tuple[int, int]) -> None:
        self.end()
        width, height = size
        window = PHONE if size == NARROW else {"viewport": {"width": width, "height": height}}
        self.context = self.chrome.new_context(locale="en-GB", **window)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(path=COMPLAINTS)
        self.context.new_page()

    def end(self) -> None:
        if self.context is not None and not self.is_gone:
            self.context.close()
        self.context = None

    @property
    def is_gone(self) -> bool:
        return self.context is None or self.context.browser is not self.chrome.browser

    def kill(self) -> None:
        self.chrome.kill()

    def open(self, address: str) -> None:
        self.page.goto(address)

    def run(self, function: str, *arguments: object) -> Any:
        return self.page.evaluate(f"(given) => ({function})(...given)", list(arguments))

    def press(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def tap(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def picture(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.end()
