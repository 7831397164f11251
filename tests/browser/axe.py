"""What axe finds on the page somebody is on."""

from collections.abc import Callable
from typing import Literal

from tests.browser.games.game import Json
from tests.browser.people import Person
from tests.browser.words import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Visit = Callable[[Person], None]
Theme = Literal["light", "dark"]
OTHER: dict[Theme, Theme] = {"light": "dark", "dark": "light"}


# What depends on the theme.
COLOURS = ("color-contrast", "link-in-text-block")
# A change of theme is not waited for: what is fading is at its end, what goes on for ever goes on.
SETTLE = """() => new Promise((done) => requestAnimationFrame(() => {
    for (const one of document.getAnimations()) {
        if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
    }
    done();
}))"""


def violations(person: Person, *rules: str) -> list[str]:
    """What axe finds, each with the first place where it does; by these rules only, if any are given."""
    person.page.wait_for_function("() => document.querySelector('main [aria-busy=true]') === null")
    # The policy of the page forbids a script of ours in it; the driver may speak to it all the same.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    chosen: Json = {"resultTypes": ["violations"]}
    if rules:
        chosen["runOnly"] = {"type": "rule", "values": rules}
    found = person.page.evaluate("(chosen) => axe.run(document, chosen)", chosen)
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found["violations"]]


def turn(person: Person, theme: Theme) -> None:
    person.page.emulate_media(color_scheme=theme)
    person.page.evaluate(SETTLE)


def visit(person: Person, pages: dict[str, Visit], theme: Theme) -> list[str]:
    """Each page in this theme by every rule, and in the other by those about colours: nothing else is different."""
    person.forgive("status of 404")
    found: list[str] = []
    for page, come in pages.items():
        come(person)
        person.has_no_sideways_scroll()
        found += [f"{page}: {line}" for line in violations(person)]
        turn(person, OTHER[theme])
        found += [f"{page}, {OTHER[theme]}: {line}" for line in violations(person, *COLOURS)]
        turn(person, theme)
    return found
