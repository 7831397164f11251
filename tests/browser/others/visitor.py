"""Somebody in front of any browser: goes through pages, presses or touches what a selector finds, and plays."""

import json
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from faubourg.text.language import Language
from tests.browser.games.game import Game, Json, look_script
from tests.browser.others.driver import Driver, Lost
from tests.browser.player import PACE, PAGE_NOW, Glance, Player
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
# What comes of a touch: the page is told of the finger, and of a click; with a mouse of a click alone. What lies there
# by then may be something else, which nobody wanted to touch: it hears nothing of it.
AWAIT_TOUCH = """(selector, finger) => {
    window.clicked = window.missed = false;
    window.touched = !finger;
    window.awaiting?.abort();
    window.awaiting = new AbortController();
    const once = { once: true, capture: true, signal: window.awaiting.signal };
    addEventListener("touchend", () => (window.touched = true), once);
    addEventListener("click", (event) => {
        window.clicked = true;
        window.missed = event.target.closest(selector) === null;
        if (!window.missed) return;
        event.preventDefault();
        event.stopImmediatePropagation();
    }, once);
}"""
# One that knows of no touch has come meanwhile.
TOUCHED = "() => window.touched !== false && window.clicked !== false"
MISSED = "() => window.missed === true"
GONE = "is not there"  # as aim.js says it
# Something by its words, marked so that a selector finds it.
BUTTON = """(words) => [...document.querySelectorAll("button, a")]
    .find((one) => seen(one) && [one.ariaLabel, one.innerText?.trim()].includes(words))"""
FIELD = """(words) => {
    const said = [...document.querySelectorAll("input, select")].find((one) => one.ariaLabel === words);
    const label = [...document.querySelectorAll("label")].find((one) => one.textContent.trim() === words);
    // What is chosen among others may be no more than its label.
    return said ?? (label?.control?.type === "radio" ? label : label?.control);
}"""
MARK = """(words) => {
    const seen = (one) => one.getClientRects().length > 0;
    const found = (%s)(words);
    document.querySelectorAll("[data-found]").forEach((one) => one.removeAttribute("data-found"));
    found?.setAttribute("data-found", "");
    return found != null;
}"""
SEEN = """(selector) => {
    const one = document.querySelector(selector);
    return one !== null && one.getClientRects().length > 0 ? one.innerText : null;
}"""
# A choice that a browser shows outside of the page, where nobody can press.
CHOOSE = """(selector, value) => {
    const one = document.querySelector(selector);
    if (one === null) return false;
    one.value = value;
    one.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
}"""
# Milliseconds that a page is asked to wait for something at most; then it is asked anew, until nobody has patience
# any more. So a browser that does not answer at all is told from a page on which nothing comes.
PIECE = 10_000
SOON = 5000  # milliseconds in which a touch becomes a click
MOMENT = 1000  # milliseconds that something which may be gone is looked for


class Visitor(Player):
    def __init__(self, driver: Driver, house: str, game: Game, name: str = "Ann", *, finger: bool = False) -> None:
        """`finger`: whoever has no mouse."""
        super().__init__(name, game)
        self.driver = driver
        self.finger = finger
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
        deadline = time.monotonic() + PATIENCE
        while not self.comes(is_so, PIECE, *given):
            is_early = time.monotonic() < deadline
            assert is_early, f"{self.name} in {self.driver.name} waits for {what} in vain\n{self.page_now()}"

    def comes(self, is_so: str, patience: int, *given: object) -> bool:
        with suppress(Lost):
            return bool(self.driver.run(UNTIL % is_so, patience, *given))
        return False

    def sees(self, text: str) -> None:
        self.until(text, "(text) => document.querySelector('main').innerText.includes(text)", text)

    def reads(self, selector: str) -> str | None:
        """What is written there; None if nothing of it is seen."""
        found: str | None = self.driver.run(SEEN, selector)
        return found

    def hit(self, selector: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while (problem := self.reach(selector, PIECE)) is not None:
            is_early = time.monotonic() < deadline
            assert is_early, f"{self.name} in {self.driver.name}: {selector} {problem}\n{self.page_now()}"

    def hit_in_passing(self, selector: str) -> None:
        """What may be gone before it can be pressed."""
        self.reach(selector, MOMENT)

    def reach(self, selector: str, patience: int) -> str | None:
        """Press or touch it; what was in the way."""
        spot = self.driver.run(AIM, selector, patience)
        if "problem" in spot:
            return str(spot["problem"])
        return self.touch(selector, spot)

    def touch(self, selector: str, spot: Json) -> str | None:
        """While its page is busy a browser may take a short touch for a long one, which is no click, and something else
        may have moved there, also under a mouse: once more then."""
        deadline = time.monotonic() + PATIENCE
        point = self.driver.tap if self.finger else self.driver.press
        while time.monotonic() < deadline:
            self.driver.run(AWAIT_TOUCH, selector, self.finger)
            point(spot["x"], spot["y"])
            if self.comes(TOUCHED, SOON) and not self.driver.run(MISSED):
                return None
            spot = self.driver.run(AIM, selector, MOMENT)
            is_missed = self.driver.run(MISSED)
            # It was a click after all, only late; or it was gone before the finger came.
            if not is_missed and (self.driver.run(TOUCHED) or spot.get("problem") == GONE):
                return None
            if "problem" in spot:
                return str(spot["problem"])
        return "is touched, and no click comes of it"

    def choose_value(self, selector: str, value: str) -> None:
        self.until(selector, CHOOSE, selector, value)

    def choose_value_in_passing(self, selector: str, value: str) -> bool:
        """Whether it was still there."""
        return bool(self.driver.run(CHOOSE, selector, value))

    def press(self, key: str, **params: object) -> None:
        """A button or a link, by what is written on it or said of it."""
        self.hit(self.found(BUTTON, self.say(key, **params)))

    def field(self, key: str, **params: object) -> str:
        """The selector of a field, by what is written or said of it."""
        return self.found(FIELD, self.say(key, **params))

    def found(self, kind: str, words: str) -> str:
        """The selector of the first thing of this kind that goes by these words, once it is there."""
        self.until(f"“{words}”", MARK % kind, words)
        return "[data-found]"

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
        """None of a browser that was killed: the test has failed of it."""
        found: list[str] = [] if self.driver.is_gone else self.driver.run(KEPT)
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

    def page_now(self) -> str:
        return str(self.driver.run(PAGE_NOW))

    def take(self, wish: str) -> None:
        self.hit(wish)

    def confirm(self) -> None:
        self.hit(CONFIRM)
