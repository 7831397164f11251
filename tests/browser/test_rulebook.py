"""The rulebook opens at the clause somebody came for."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import GAMES
from tests.browser.games.game import Game, Json
from tests.browser.people import Person
from tests.browser.ways import tap

# How far below the upper edge it stands; or the page has come to its end.
TOP = """(element) => {
    const { scrollHeight } = document.documentElement;
    return { top: element.getBoundingClientRect().top, ended: Math.ceil(scrollY + innerHeight) >= scrollHeight };
}"""
NEAR = 40
CLOSE = 300
WIDE: Json = {"viewport": DESKTOP["viewport"]}
# Every rulebook is the same page: half of them on a phone.
ON_A_SCREEN = [(game, (PHONE, WIDE)[number % 2]) for number, game in enumerate(GAMES)]


def is_at_the_top(place: Locator) -> None:
    """Once it is focused nothing moves any more: that the page glides there for seconds would show."""
    expect(place).to_be_focused()
    found = place.evaluate(TOP)
    assert 0 <= found["top"] < NEAR or (found["ended"] and found["top"] > 0), found


def clause(person: Person, id: str) -> Locator:
    return person.page.locator(f'.clause[id="{id}"]')


@pytest.mark.parametrize(("game", "size"), ON_A_SCREEN, ids=[game.id for game, _ in ON_A_SCREEN])
def test_an_address_leads_to_its_clause_at_once(invite: Invite, game: Game, size: Json) -> None:
    ann = invite("Ann", game, **({"reduced_motion": "no-preference"} | size))
    last = ann.context.request.get(f"/api/games/{game.id}/rules/en").json()["chapters"][-1]["clauses"][-1]["id"]
    for id in (game.clause, last):
        # Another page first, for an address that differs behind the # alone is no new one.
        ann.go("/about")
        ann.go(f"/rules/{game.id}#{id}")
        is_at_the_top(clause(ann, id))
    # And stays there.
    ann.page.wait_for_timeout(400)
    is_at_the_top(clause(ann, last))


def test_a_chapter_is_reached_from_the_contents(invite: Invite) -> None:
    ann = invite("Ann", reduced_motion="no-preference", **PHONE)
    ann.go("/rules/roomshare")
    tap(ann.page.locator("aside a").nth(4))
    is_at_the_top(ann.page.locator('summary[data-anchor="CHAPTER-5"]'))


def test_it_opens_with_a_page_of_pictures_and_the_chapters_fold(invite: Invite) -> None:
    ann = invite("Ann", **PHONE)
    ann.go("/rules/roomshare")
    expect(ann.page.locator(".overview figure .picture svg").nth(2)).to_be_visible()
    ann.has_no_sideways_scroll()
    clauses = ann.page.locator(".clause:visible")
    expect(clauses).to_have_count(0)
    chapter = ann.page.locator("details.chapter > summary").first
    tap(chapter)
    expect(clauses.first).to_be_visible()
    ann.page.get_by_role("searchbox").fill("RS-4.3a")
    expect(clauses).to_have_count(1)
    ann.page.get_by_role("searchbox").fill("")
    expect(clauses.first).to_be_visible()
    tap(chapter)
    expect(clauses).to_have_count(0)


def test_any_apostrophe_finds_the_same(invite: Invite) -> None:
    ann = invite("Ann", language="fr")
    ann.go("/rules/city")
    field, clauses = ann.page.get_by_role("searchbox"), ann.page.locator("article .clause")
    field.fill("l\u2019argent")
    expect(clauses.first).to_be_visible()
    count = clauses.count()
    field.fill("")
    field.fill("l'argent")
    expect(clauses).to_have_count(count)


def test_what_is_found_follows_the_field_on_a_phone(invite: Invite) -> None:
    ann = invite("Ann", **PHONE)
    ann.go("/rules/city")
    field, first = ann.page.get_by_role("searchbox"), ann.page.locator("article .clause").first
    field.fill("auction")
    expect(first).to_be_visible()
    above, below = field.bounding_box(), first.bounding_box()
    assert above is not None
    assert below is not None
    # The number found and the name of the chapter stand between them.
    assert 0 < below["y"] - above["y"] < CLOSE
    field.fill("")
    expect(ann.page.locator("aside a").first).to_be_visible()


def test_on_paper_it_is_whole_and_by_day(invite: Invite) -> None:
    ann = invite("Ann", color_scheme="dark")
    ann.go("/rules/roomshare")
    expect(ann.page.locator(".overview figure .picture svg").nth(2)).to_be_visible()
    # As a browser does when it prints.
    ann.page.emulate_media(media="print")
    ann.page.evaluate("() => window.dispatchEvent(new Event('beforeprint'))")
    expect(ann.page.locator(".clause").last).to_be_visible()
    expect(ann.page.get_by_role("searchbox")).to_be_hidden()
    expect(ann.page.get_by_role("navigation")).to_have_count(0)
    paper = "() => getComputedStyle(document.documentElement).getPropertyValue('--card')"
    assert ann.page.evaluate(paper) == "#fffbf3"
    ann.page.evaluate("() => window.dispatchEvent(new Event('afterprint'))")
    expect(ann.page.locator(".clause").last).to_be_hidden()
