"""Axe finds nothing to complain of, on any page, by day and by night, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from faubourg.text.language import Language
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.people import Person, is_over
from tests.browser.words import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WITH_A_FRIEND: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
SEVERAL_HERE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
Visit = Callable[[Person], None]


def waiting(person: Person) -> None:
    person.go(f"/t/{person.set_table(WITH_A_FRIEND)}")


def choosing(person: Person) -> None:
    person.sit_in(person.game.middle)


def text_table(person: Person) -> None:
    """Once more from the beginning of the turn that was drafted."""
    person.press("play-cancel")
    person.page.keyboard.press("t")
    expect(person.page.get_by_role("table").first).to_be_visible()


def menu(person: Person) -> None:
    choosing(person)
    person.press("play-menu")


def covered(person: Person) -> None:
    person.sit_at(person.set_table(SEVERAL_HERE, options={"first": 0}))


def over(person: Person) -> None:
    person.sit_in(person.game.last)
    person.play_to_the_end()
    person.wait("the end", is_over)


def replayed(person: Person) -> None:
    person.go("/replay")
    person.page.locator("input[type=file]").set_input_files(person.game.last.record)
    expect(person.button("replay-forward")).to_be_visible()


def opened(address: str) -> Visit:
    return lambda person: person.go(address)


COMMON: dict[str, Visit] = {
    "home": opened("/"),
    "menu": menu,
    "cover": covered,
    "open a record": opened("/replay"),
    "fair play": opened("/fair"),
    "about": opened("/about"),
    "personal link": opened("/seat#0123456789abcdef0123456789abcdef"),
    "no such page": opened("/nowhere"),
}


def pages_of(game: Game) -> dict[str, Visit]:
    """Those that look different with each game; a turn is composed in one sitting, so the order matters."""
    return {
        "new table": opened(f"/new?game={game.id}"),
        "waiting room": waiting,
        "choosing": choosing,
        **game.stages,
        "table as text": text_table,
        "end": over,
        "replay": replayed,
        "rulebook": opened(f"/rules/{game.id}#{game.clause}"),
        "lesson": opened(f"/learn/{game.id}"),
    }


def violations(person: Person) -> list[str]:
    """What axe finds, each with the first place where it does."""
    person.page.wait_for_function("() => document.querySelector('main [aria-busy=true]') === null")
    # The policy of the page forbids a script of ours in it; the driver may speak to it all the same.
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = person.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {one['help']}: {one['nodes'][0]['html']}" for one in found["violations"]]


def visit(person: Person, pages: dict[str, Visit]) -> list[str]:
    person.forgive("status of 404")
    found: list[str] = []
    for page, come in pages.items():
        come(person)
        person.has_no_sideways_scroll()
        found += [f"{page}: {line}" for line in violations(person)]
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_violation_on_any_page(invite: Invite, language: Language, theme: str) -> None:
    assert visit(invite("Ann", language=language, color_scheme=theme), COMMON) == []


@each_game
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_violation_on_any_page_of_a_game(
    invite: Invite, game: Game, language: Language, theme: str
) -> None:
    assert visit(invite("Ann", game, language=language, color_scheme=theme), pages_of(game)) == []


@each_game
def test_axe_finds_no_violation_on_a_small_phone(invite: Invite, game: Game) -> None:
    person = invite("Ann", game, viewport={"width": 360, "height": 740}, has_touch=True)
    assert visit(person, COMMON | pages_of(game)) == []


def test_axe_would_find_a_picture_without_words(invite: Invite) -> None:
    person = invite("Ann")
    person.go("/about")
    person.page.evaluate("() => document.querySelector('main').append(new Image())")
    assert any(line.startswith("image-alt") for line in violations(person))
