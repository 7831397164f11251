"""Nothing lies over what has to be read, and nothing sticks out of what holds it."""

import pytest
from playwright.sync_api import expect

from faubourg.text.language import Language
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.games.paris import PARIS
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.people import Person
from tests.browser.reading import unreadable_at

WITH_BOTS: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3]
# Which of those lie under one of these, at least by a pixel, once these have come to rest: what is written there.
OVERLAPS = """async ([over, under]) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const moving = seen(over).flatMap((one) => one.getAnimations());
    await Promise.all(moving.map(({ finished }) => finished.catch(() => null)));
    const boxes = seen(under).map((one) => [one.textContent.trim(), one.getBoundingClientRect()]);
    return seen(over).flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return boxes
            .filter(([, box]) => box.left < right - 1 && box.right > left + 1)
            .filter(([, box]) => box.top < bottom - 1 && box.bottom > top + 1)
            .map(([text]) => text);
    });
}"""
# What can be scrolled sideways, though it is meant to go up and down.
ASKEW = """() => [...document.querySelectorAll(".ask, .prompt, .prompt *, .aside, .aside *, .rest *")]
    .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).overflowX === "auto"
        && one.closest("[role=region]") === null)
    .map((one) => `${one.localName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""


@pytest.mark.parametrize(("width", "height"), [(960, 800), (1280, 800), (1500, 900), (1920, 1080)])
def test_what_is_told_of_others_on_a_wide_screen_covers_no_storey_of_the_house(
    invite: Invite, width: int, height: int
) -> None:
    ann = invite("Ann", ROOM_SHARE, pace="step", viewport={"width": width, "height": height})
    ann.sit_at(ann.set_table(WITH_BOTS, options={"first": 0}))
    ann.play_turn()
    caption = ann.page.locator(".board [data-caption]:has(p)")
    expect(caption).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(OVERLAPS, ["[data-caption]", ".board .label"]) == []
    house, told = ann.page.locator(ROOM_SHARE.picture).first.bounding_box(), caption.bounding_box()
    assert house is not None
    assert told is not None
    assert told["y"] + told["height"] < house["y"] + house["height"] / 4


@each_game
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_what_is_asked_and_told_can_only_be_scrolled_up_and_down(invite: Invite, game: Game, size: Json) -> None:
    ann = invite("Ann", game, language="fr", **size)
    brief = game.brief
    ann.sit_at(ann.set_table(WITH_BOTS, **brief | {"options": {"first": 0} | brief.get("options", {})}))
    ann.play_turn()
    ann.wait_turn()
    ann.settled()
    assert ann.page.evaluate(ASKEW) == []


@each_game
def test_the_notes_of_a_new_table_never_pass_behind_its_button(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game)
    ann.go(f"/new?game={game.id}")
    ann.settled()
    for share in (0, 0.5, 1):
        ann.page.evaluate("(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share)
        assert ann.page.evaluate(OVERLAPS, [".send", ".notes p"]) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_moon_shines_beside_what_is_said_of_the_rents_and_not_behind_it(invite: Invite, language: Language) -> None:
    ann = invite("Ann", PARIS, language=language, color_scheme="dark")
    ann.sit_in(PARIS.middle)
    for width in (1000, 1240, 1280, 1500, 1920):
        ann.page.set_viewport_size({"width": width, "height": 800})
        ann.settled()
        expect(ann.page.locator(".board .words p").first).to_be_visible()
        assert ann.page.evaluate(OVERLAPS, [".board .orb", ".board .words p"]) == [], width


def sit_down_together(*people: Person) -> str:
    """The first of them begins; the table."""
    host, *guests = people
    places: list[Json] = [{"kind": "me", "name": host.name}, *[{"kind": "open"}] * len(guests)]
    table = host.set_table(places, options={"first": 0})
    for guest in guests:
        guest.take_seat(table)
    for person in people:
        person.sit_at(table)
        person.wait("the match", lambda now: now["status"] == "playing")
    return table


@each_game
def test_no_name_is_broken_beside_what_a_player_has(invite: Invite, game: Game) -> None:
    names = ("Camille de la Tour", "Maximilienne", "Chloé")
    people = [invite(name, game, language="fr") for name in names]
    sit_down_together(*people)
    for width in (1240, 1280, 1500, 1700, 1920):
        assert unreadable_at(people[0], width) == [], width


@pytest.mark.parametrize("width", [1280, 1920])
def test_what_is_told_in_passing_covers_no_board_and_nothing_else_that_is_told(invite: Invite, width: int) -> None:
    ann = invite("Ann", ROOM_SHARE, viewport={"width": width, "height": 800})
    bob, cleo = invite("Bob", ROOM_SHARE), invite("Cleo", ROOM_SHARE)
    sit_down_together(ann, bob, cleo)
    ann.stop_time()
    cleo.choose_from_menu("play-resign")
    cleo.hit(cleo.page.get_by_role("dialog").get_by_role("button", name=cleo.say("play-resign-yes"), exact=True).last)
    bob.press("phrase-well-played")
    expect(ann.page.locator(".toast", has_text=ann.say("news-resigned", who="Cleo"))).to_be_visible()
    expect(ann.page.locator(".bubble", has_text="Bob")).to_be_visible()
    assert ann.page.evaluate(OVERLAPS, [".toast, .bubble", ".board .picture, .prompt, .hand"]) == []
    assert ann.page.evaluate(OVERLAPS, [".toast", ".bubble"]) == []
