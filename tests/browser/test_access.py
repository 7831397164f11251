"""Axe finds nothing to complain of, on any page, by day and by night, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from faubourg.text.language import Language
from tests.browser.conftest import Invite
from tests.browser.people import Json, Person, is_over
from tests.browser.words import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WITH_A_BOT: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
WITH_A_FRIEND: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
RECORD = ROOT / "tests" / "playthroughs" / "roomshare" / "endings" / "4-score.record"
# One move before its end, which is of the last seat.
LAST_STEP = 131
LAST_SEAT = 3


def waiting(person: Person) -> None:
    person.go(f"/t/{person.set_table(WITH_A_FRIEND)}")


def playing(person: Person) -> None:
    person.sit_at(person.set_table(WITH_A_BOT, options={"duel": True, "first": 0}))
    person.compose()


def choosing(person: Person) -> None:
    person.sit_at(person.set_table(WITH_A_BOT, options={"first": 0}))
    person.wait_turn()


def text_table(person: Person) -> None:
    choosing(person)
    person.page.keyboard.press("t")
    expect(person.page.get_by_role("table").first).to_be_visible()


def menu(person: Person) -> None:
    choosing(person)
    person.press("play-menu")


def covered(person: Person) -> None:
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    person.sit_at(person.set_table(places, options={"first": 0}))


def over(person: Person) -> None:
    table = person.play_on(RECORD.read_text(encoding="utf-8"), LAST_STEP, LAST_SEAT)
    person.sit_at(table)
    person.play_to_the_end()
    person.wait("the end", is_over)


def replayed(person: Person) -> None:
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(RECORD)
    expect(person.button("replay-forward")).to_be_visible()


def opened(address: str) -> Callable[[Person], None]:
    return lambda person: person.go(address)


PAGES: dict[str, Callable[[Person], None]] = {
    "home": opened("/"),
    "new table": opened("/new?game=roomshare"),
    "waiting room": waiting,
    "draft": playing,
    "choosing": choosing,
    "table as text": text_table,
    "menu": menu,
    "cover": covered,
    "end": over,
    "replay": replayed,
    "open a record": opened("/replay"),
    "rulebook": opened("/rules/roomshare#RS-4.3b"),
    "fair play": opened("/fair"),
    "about": opened("/about"),
    "lesson": opened("/learn/roomshare"),
    "personal link": opened("/seat#0123456789abcdef0123456789abcdef"),
    "no such page": opened("/nowhere"),
}


def violations(person: Person) -> list[str]:
    """What axe finds, each with the first place where it does."""
    person.page.wait_for_function("() => document.querySelector('main [aria-busy=true]') === null")
    # The policy of the page forbids a script of ours in it; the driver may speak to it all the same.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found["violations"]]


def visit_every_page(person: Person) -> list[str]:
    person.forgive("status of 404")
    found: list[str] = []
    for page, visit in PAGES.items():
        visit(person)
        person.has_no_sideways_scroll()
        found += [f"{page}: {line}" for line in violations(person)]
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_violation_on_any_page(invite: Invite, language: Language, theme: str) -> None:
    assert visit_every_page(invite("Ann", language=language, color_scheme=theme)) == []


def test_axe_finds_no_violation_on_a_small_phone(invite: Invite) -> None:
    assert visit_every_page(invite("Ann", viewport={"width": 360, "height": 740}, has_touch=True)) == []


def test_axe_would_find_a_picture_without_words(invite: Invite) -> None:
    person = invite("Ann")
    person.go("/about")
    person.page.evaluate("() => document.querySelector('main').append(new Image())")
    assert any(line.startswith("image-alt") for line in violations(person))
