"""What axe finds on the page somebody is on, and what cannot be read there."""

from collections.abc import Callable
from typing import Literal

from tests.browser.people import Person
from tests.browser.reading import unreadable
from tests.browser.words import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Visit = Callable[[Person], None]
Theme = Literal["light", "dark"]
# Colours do not change at once, be it in a thousandth of a second.
COLOURED = "() => document.getAnimations().every((one) => one.playState !== 'running')"
THEMES: tuple[Theme, ...] = ("light", "dark")
NARROW = 700  # pixels
# In the other theme the page is the same but for its colours: only what axe says of those is asked again.
OF_COLOURS = "runOnly: ['color-contrast', 'link-in-text-block']"


def violations(person: Person) -> list[str]:
    """Each with the first place where it is found, by day and by night.

    On a narrow screen a page has the same colours: there it is night.
    """
    person.settled()
    # The policy of the page forbids a script of ours in it; the driver may speak to it all the same.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    size = person.page.viewport_size
    if size is not None and size["width"] < NARROW:
        return violations_by(person, "dark", "")
    # The theme that is there comes first: to change it takes as long as to look.
    is_dark = person.page.evaluate("() => matchMedia('(prefers-color-scheme: dark)').matches")
    first, other = reversed(THEMES) if is_dark else THEMES
    return violations_by(person, first, "") + violations_by(person, other, OF_COLOURS)


def violations_by(person: Person, theme: Theme, rules: str) -> list[str]:
    person.page.emulate_media(color_scheme=theme)
    person.page.wait_for_function(COLOURED)
    # What it would load before is for a rule that is off.
    found = person.page.evaluate(f"() => axe.run(document, {{ resultTypes: ['violations'], preload: false, {rules} }})")
    return [f"{theme}: {one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found["violations"]]


def visit(person: Person, pages: dict[str, Visit]) -> list[str]:
    person.forgive("status of 404")
    found: list[str] = []
    for page, come in pages.items():
        come(person)
        person.settled()
        person.has_no_sideways_scroll()
        found += [f"{page}: {line}" for line in (*unreadable(person), *violations(person))]
    return found
