"""Somebody in front of a browser other than Chromium: goes through pages, presses what a selector finds, and plays."""

import json
from pathlib import Path
from typing import Any

from faubourg.text.language import Language
from tests.browser.games.game import Game, Json, look_script
from tests.browser.others.driver import Driver
from tests.browser.player import PACE, Glance, Player
from tests.browser.words import say
from tests.patience import PATIENCE

AIM = Path(__file__).with_name("aim.js").read_text(encoding="utf-8")
CONFIRM = ".prompt button[aria-keyshortcuts=Enter]"
KEPT = "() => JSON.parse(sessionStorage.getItem('tests.complaints') ?? '[]')"
# As a page does it: with the cookie of whoever is there.
POST = """async (address, body) => {
    const answer = await fetch(address, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
}"""
UNTIL = """async (patience, ...given) => {
    const until = performance.now() + patience;
    while (!(%s)(...given)) {
        if (performance.now() > until) return false;
        await new Promise((done) => setTimeout(done, 20));
    }
    return true;
}"""
SKIP = """(words) => [...document.querySelectorAll("main button")]
    .find((one) => [one.ariaLabel, one.title, one.innerText.trim()].includes(words))?.click()"""
MILLISECONDS = int(PATIENCE * 1000)


class Visitor(Player):
    def __init__(self, driver: Driver, house: str, game: Game) -> None:
        super().__init__("Ann", game)
        self.driver = driver
        self.house = house
        self.language: Language = "en"
        self.is_hasty = False

    def say(self, key: str, **params: object) -> str:
        return say(self.language, self.game.id, key, **params)

    def go(self, address: str) -> None:
        self.driver.open(f"{self.house}{address}")
        self.until("a page", "() => document.querySelector('main h1') !== null")

    def until(self, what: str, is_so: str, *given: object) -> None:
        """Until this is so in the page."""
        assert self.driver.run(UNTIL % is_so, MILLISECONDS, *given), f"{self.driver.name} waits for {what} in vain"

    def sees(self, text: str) -> None:
        self.until(text, "(text) => document.querySelector('main').innerText.includes(text)", text)

    def hit(self, selector: str) -> None:
        spot = self.driver.run(AIM, selector, MILLISECONDS // 3)
        self.driver.press(spot["x"], spot["y"])

    def press(self, key: str, **params: object) -> None:
        """A button or a link, by what is written on it or said of it."""
        words = self.say(key, **params)
        found = """(words) => {
            const named = (one) => [one.ariaLabel, one.innerText?.trim()].includes(words);
            const seen = (one) => one.getClientRects().length > 0;
            const one = [...document.querySelectorAll("button, a")].find((one) => seen(one) && named(one));
            document.querySelectorAll("[data-pressed]").forEach((one) => one.removeAttribute("data-pressed"));
            one?.setAttribute("data-pressed", "");
            return one !== undefined;
        }"""
        self.until(f"“{words}”", found, words)
        self.hit("[data-pressed]")

    def fill(self, selector: str, text: str) -> None:
        self.hit(selector)
        self.driver.run("(selector) => document.querySelector(selector).select()", selector)
        self.driver.type(*text)

    def post(self, address: str, body: Json) -> Json:
        answer = self.driver.run(POST, address, body)
        assert answer["status"] == 200, answer["text"]
        found: Json = json.loads(answer["text"])
        return found

    def complaints(self) -> list[str]:
        found: list[str] = self.driver.run(KEPT)
        return found

    # Looking and playing

    def looking(self, what: str, *given: object) -> Any:
        # A page that was loaded anew knows nothing of it.
        ready = f"if (window.glances === undefined) {look_script(self.game.id)};"
        return self.driver.run(f"(...given) => {{ {ready} return glances.{what}(...given); }}", *given)

    def look(self) -> Glance:
        glance: Glance = self.looking("look")
        return glance

    def look_after(self, glance: Glance, most: int = PACE) -> Glance:
        if self.is_hasty:
            self.driver.run(SKIP, self.say("play-skip"))
        after: Glance = self.looking("after", glance["changes"], most)
        return after

    def take(self, wish: str) -> None:
        self.hit(wish)

    def confirm(self) -> None:
        self.hit(CONFIRM)
