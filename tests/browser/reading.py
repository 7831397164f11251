"""Whether what a page shows can be read: how large the letters are on the screen, and that no word is broken inside."""

import time
from functools import cache
from pathlib import Path

from tests.browser.people import Person
from tests.patience import PATIENCE

# The least size of letters, in pixels as they are seen: in drawings, and in what is said.
LEAST = {"drawn": 12, "said": 14}


@cache
def reading_script() -> str:
    return Path(__file__).with_name("reading.js").read_text(encoding="utf-8")


def unreadable(person: Person) -> list[str]:
    """Each place once, with what is written there."""
    found: list[str] = person.page.evaluate(reading_script(), LEAST)
    return found


def unreadable_at(person: Person, width: int, height: int = 800, *, where: str = "") -> list[str]:
    """The same of places of this name, in a window of another size, once the page has found its place there: what
    measures itself is drawn anew some frames later."""
    person.page.set_viewport_size({"width": width, "height": height})
    person.settled()
    deadline = time.monotonic() + PATIENCE
    while (found := [line for line in unreadable(person) if where in line]) and time.monotonic() < deadline:
        person.settled()
    return found
