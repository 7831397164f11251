"""Other ways to play than with a mouse: by keyboard alone, and with a finger."""

import time

from playwright.sync_api import FloatRect, Locator, TimeoutError

from tests.browser.people import Person
from tests.patience import PATIENCE

LEGAL = '[data-target][data-legal=""]'
REST = 50  # milliseconds in which what moves would have moved
MOST_KEYS = 200  # pressed in search of something
AWAIT_CLICK = """() => {
    window.clicked = false;
    addEventListener("click", () => (window.clicked = true), { once: true, capture: true });
}"""
SOON = 5  # seconds in which a touch becomes a click


class Typist(Person):
    """Plays by keyboard alone: there is no pointer."""

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is there."""
        # It may still be fetched: no key leads to it before.
        self.page.locator(selector).first.wait_for(state="attached")
        for _ in range(MOST_KEYS):
            if self.is_on(selector):
                return
            self.key("Tab")
        raise AssertionError(f"no Tab leads to {selector}")

    def is_on(self, selector: str) -> bool:
        return bool(self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))

    def confirm(self) -> None:
        self.tab_to(".prompt button[aria-keyshortcuts=Enter]")
        self.key("Enter")

    def take(self, wish: str) -> None:
        """A button that is wished for; of what lies on the board or in the hand, whatever the keys lead to."""
        if not wish.startswith("[data-target"):
            self.tab_to(wish)
            self.key(self.chance.choice(["Enter", "Space"]))
            return
        self.tab_to(f"{LEGAL}, .board:has({LEGAL}) [data-target][tabindex='0']")
        # On the board the arrows go from place to place; what is refused lies on the way.
        for _ in range(self.chance.randrange(4)):
            self.press_an_arrow()
        for _ in range(MOST_KEYS):
            if self.is_on(LEGAL):
                break
            self.press_an_arrow()
        if not self.is_on(LEGAL):
            # What lies in a palette beside the places is not on the arrows' way: Tab leads to it.
            self.tab_to(LEGAL)
        self.key(self.chance.choice(["Enter", "Space"]))

    def press_an_arrow(self) -> None:
        self.key(self.chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))


class Phone(Person):
    """Plays with a finger on a small screen."""

    # The least side of what a finger should hit, in pixels.
    FINGER = 44

    def hit(self, place: Locator) -> None:
        tap(place)

    def confirm(self) -> None:
        self.has_prompt_in_view()
        super().confirm()

    def hit_target(self, target: str) -> None:
        self.has_prompt_in_view()
        box = self.box_at_rest(self.target(target))
        assert min(box["width"], box["height"]) >= self.FINGER, f"{target} is too small for a finger: {box}"
        super().hit_target(target)
        if spot := self.game.spot(target):
            self.wait("an answer", lambda glance: not glance["busy"])
            self.sees_above_prompt(spot)

    def box_at_rest(self, place: Locator) -> FloatRect:
        """Where something is once it lies still: a table may just be turning to it, and a finger would miss."""
        deadline = time.monotonic() + PATIENCE
        before = place.bounding_box()
        while True:
            self.page.wait_for_timeout(REST)
            box = place.bounding_box()
            if box is not None and box == before:
                return box
            assert time.monotonic() < deadline, f"it does not lie still: {before}, {box}"
            before = box

    def has_prompt_in_view(self) -> None:
        box = self.page.locator(".prompt").bounding_box()
        size = self.page.viewport_size
        assert box is not None
        assert size is not None
        assert box["y"] >= 0, f"the prompt begins above the screen: {box}"
        assert box["y"] + box["height"] <= size["height"] + 1, f"the prompt ends below the screen: {box}"

    def sees_above_prompt(self, spot: str) -> None:
        """What was picked is still to be seen when the prompt has said what comes of it and the table has turned."""

        def is_seen(_: object) -> bool:
            prompt, box = self.page.locator(".prompt").bounding_box(), self.page.locator(spot).first.bounding_box()
            return prompt is not None and box is not None and box["y"] + box["height"] / 2 < prompt["y"]

        self.wait(f"{spot} above the prompt", is_seen)


def tap(place: Locator, *, force: bool = False) -> None:
    """With a finger. A browser makes a click of it in its own time: whoever looks before it would choose twice.

    While its page is busy a browser cannot see how short a touch was, and takes it for a long one, which is no click:
    whoever sees nothing come of it touches once more.
    """
    page = place.page
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        page.evaluate(AWAIT_CLICK)
        # Refused by the driver if anything, such as the prompt, lies over it.
        place.tap(force=force)
        try:
            page.wait_for_function("() => window.clicked !== false", timeout=SOON * 1000)
        except TimeoutError:
            continue
        return
    raise AssertionError("a touch became no click")
