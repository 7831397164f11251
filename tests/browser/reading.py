"""Whether what a page shows can be read: how large the letters are on the screen, and that no word is broken inside."""

from functools import cache
from pathlib import Path

from tests.browser.people import Person

# The least size of letters, in pixels as they are seen: in drawings, and in what is said.
LEAST = {"drawn": 12, "said": 14}


@cache
def reading_script() -> str:
    return Path(__file__).with_name("reading.js").read_text(encoding="utf-8")


def unreadable(person: Person) -> list[str]:
    """Each place once, with what is written there."""
    found: list[str] = person.page.evaluate(reading_script(), LEAST)
    return found
