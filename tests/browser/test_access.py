"""Axe finds nothing to complain of, on any page, by day and by night, in both languages, on both sizes of a screen; and
everything there is large enough to be read, and no word broken."""

import re

import pytest
from playwright.sync_api import expect

from faubourg.text.language import Language
from tests.browser.axe import Visit, violations, visit
from tests.browser.chromium import DESKTOP
from tests.browser.conftest import Invite
from tests.browser.games.every import GAMES, each_game
from tests.browser.games.game import Game, Json
from tests.browser.people import Person
from tests.browser.player import is_over
from tests.browser.reading import unreadable

WITH_A_FRIEND: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
SEVERAL_HERE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
SMALL_PHONE: Json = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
# The longer words on the smaller screen.
in_both = pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", SMALL_PHONE)])


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
    "settings": opened("/settings"),
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


# But for their words they are the same with all games: on the small screen each is seen with one of them.
ALIKE = ("waiting room", "table as text", "end", "replay", "new table", "rulebook")


def pages_on(size: Json, game: Game) -> dict[str, Visit]:
    left_out = [page for number, page in enumerate(ALIKE) if GAMES[number % len(GAMES)] is not game]
    return {page: come for page, come in pages_of(game).items() if size is DESKTOP or page not in left_out}


@in_both
def test_axe_finds_no_violation_on_any_page(invite: Invite, language: Language, size: Json) -> None:
    assert visit(invite("Ann", language=language, **size), COMMON) == []


@each_game
@in_both
def test_axe_finds_no_violation_on_any_page_of_a_game(
    invite: Invite, game: Game, language: Language, size: Json
) -> None:
    assert visit(invite("Ann", game, language=language, **size), pages_on(size, game)) == []


def test_axe_would_find_a_picture_without_words_and_what_cannot_be_read_by_night(invite: Invite) -> None:
    person = invite("Ann")
    person.go("/about")
    person.page.evaluate(
        """() => {
            document.querySelector("main").append(new Image());
            document.querySelector("main p").style.color = "light-dark(#000, #111)";
        }"""
    )
    found = [line.split(": ")[:2] for line in violations(person)]
    assert found == [["light", "image-alt"], ["dark", "color-contrast"]]
    # Now it is night, and that comes first.
    found = [line.split(": ")[:2] for line in violations(person)]
    assert found == [["dark", "color-contrast"], ["dark", "image-alt"]]


def test_letters_that_are_too_small_and_words_that_are_broken_would_be_found(invite: Invite) -> None:
    person = invite("Ann")
    person.go("/about")
    assert unreadable(person) == []
    person.page.evaluate(
        """() => {
            const main = document.querySelector("main");
            const add = (tag, text, style, into = main) => {
                const of = tag === "p" ? "http://www.w3.org/1999/xhtml" : "http://www.w3.org/2000/svg";
                const one = document.createElementNS(of, tag);
                one.textContent = text;
                Object.assign(one.style, style);
                into.append(one);
                return one;
            };
            const draw = (text, fontSize, width) => {
                const svg = add("svg", "", { width, height: "20px" });
                svg.setAttribute("viewBox", "0 0 200 20");
                add("text", text, { fontSize, transform: "translateY(15px)" }, svg);
            };
            add("p", "small", { fontSize: "13px" });
            add("p", "unbreakable", { width: "60px", wordBreak: "break-all" });
            draw("drawn", "20px", "100px");
            draw("fine", "13px", "200px");
        }"""
    )
    found = [re.search("“(.*)”", line) for line in unreadable(person)]
    assert [one[1] for one in found if one] == ["small", "unbreakable", "drawn"]
