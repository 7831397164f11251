"""The first page and the settings: what a person came for is at hand, and what they like follows them."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from faubourg.games import game
from faubourg.text.language import Language
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY
from tests.browser.games.every import GAMES
from tests.browser.games.game import Json
from tests.browser.people import Person
from tests.browser.words import ROOT, say

# A screen and a half of a phone.
AT_HAND = PHONE["viewport"]["height"] * 1.5
MINE: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
HEADER = """() => ["header", "header a.home", "header .switches"].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x, y, width, height];
})"""
# Where what is read begins and ends; at a board, where it begins.
COLUMN = """() => {
    const page = document.querySelector("main .page")?.getBoundingClientRect();
    return page ? [page.x, page.width] : [document.querySelector(".board, .picture").getBoundingClientRect().x];
}"""
# Between the last game that can be chosen and the end of the field that holds them.
GAP = """() => {
    const field = document.querySelector("fieldset.chips");
    const { paddingBottom, borderBottomWidth } = getComputedStyle(field);
    const edge = parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
    const ends = [...field.querySelectorAll("label")].map((one) => one.getBoundingClientRect().bottom);
    return field.getBoundingClientRect().bottom - edge - Math.max(...ends);
}"""
# About how long a match takes.
LENGTHS: dict[Language, str] = {"en": r"about \d+.(min|h).*", "fr": r"(environ|de) \d+.(min|h).*"}
# What takes its time to change.
TRANSITIONS = """() => [...document.querySelectorAll("*")]
    .filter((one) => [null, "::before", "::after"].some((part) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(one, part);
        return transitionProperty !== "none" && parseFloat(transitionDuration) > 0;
    }))
    .map((one) => one.outerHTML.slice(0, 80))"""
# Of each button and field in the upper part of the page: what a press on its lower edge would hit.
COVERED = """() => [...document.querySelectorAll(".above button, .above a.button, .above input")].filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, width, bottom } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 2)?.closest(".street") != null;
}).length"""


def bottom(person: Person, selector: str) -> float:
    box = person.page.locator(selector).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def bottom_at_top(person: Person) -> float:
    person.page.evaluate("() => window.scrollTo({ top: 0, behavior: 'instant' })")
    return bottom(person, ".play")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_that_one_came_for_is_at_hand_on_a_phone(invite: Invite, language: Language) -> None:
    ann = invite("Ann", language=language, **PHONE)
    for _ in range(4):
        ann.set_table(MINE, options={"first": 0})
    ann.go("/")
    ann.sees("home-turns", tables=4)
    assert bottom(ann, ".mine") <= AT_HAND
    for way in (ann.button("home-play", bots=3), ann.link("home-invite"), ann.link("home-teach")):
        expect(way).to_be_visible()
        box = way.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < PHONE["viewport"]["height"] * 1.2
    ann.has_no_sideways_scroll()
    ann.press("nav-menu")
    ann.page.locator("header").get_by_role("link", name=ann.say("nav-settings"), exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("settings-title"))
    expect(ann.page.locator("header nav")).to_be_hidden()
    ann.has_no_sideways_scroll()


@pytest.mark.parametrize("width", [1280, 1920])
def test_header_logo_and_columns_stand_still_from_page_to_page(invite: Invite, width: int) -> None:
    ann = invite("Ann", viewport={"width": width, "height": 800})
    table = ann.set_table(MINE, options={"first": 0})
    ann.forgive("404")
    pages = ("/", "/new", "/rules", "/about", "/settings", "/nowhere")
    boards = (f"/t/{table}", "/learn/roomshare")
    headers, columns = {}, {}
    for address in pages + boards:
        ann.go(address)
        ann.settled()
        headers[address] = ann.page.evaluate(HEADER)
        columns[address] = ann.page.evaluate(COLUMN)
    assert len({json.dumps(places) for places in headers.values()}) == 1, headers
    # What is read has one column.
    assert len({json.dumps(columns[address]) for address in pages}) == 1, columns


@pytest.mark.parametrize("browser", ["wide", "phone"])
def test_nothing_is_left_below_the_games_that_can_be_chosen(invite: Invite, browser: str) -> None:
    ann = invite("Ann", **(PHONE if browser == "phone" else {}))
    ann.go("/")
    expect(ann.page.get_by_role("radio").first).to_be_attached()
    ann.settled()
    assert abs(float(ann.page.evaluate(GAP))) <= 1


def test_with_reduced_motion_no_colour_is_on_its_way(invite: Invite) -> None:
    ann = invite("Ann", reduced_motion="reduce")
    ann.go("/")
    ann.settled()
    assert ann.page.evaluate(TRANSITIONS) == []
    ann.page.emulate_media(reduced_motion="no-preference")
    assert ann.page.evaluate(TRANSITIONS) != []


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_the_street_covers_nothing_while_the_games_are_on_their_way(invite: Invite, size: Json) -> None:
    ann = invite("Ann", **size)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    ann.page.route("**/api/games", hold)
    ann.go("/")
    expect(ann.field("home-name")).to_be_visible()
    assert ann.page.evaluate(COVERED) == 0
    before = bottom_at_top(ann)
    waiting[0].continue_()
    expect(ann.page.get_by_role("radio").first).to_be_attached()
    assert ann.page.evaluate(COVERED) == 0
    assert abs(bottom_at_top(ann) - before) < 4, "what comes late moves what is there"


@pytest.mark.parametrize(("language", "size"), [("en", {}), ("fr", PHONE)], ids=["wide", "phone"])
def test_each_game_has_a_drawing_a_sentence_its_players_and_a_length(
    invite: Invite, language: Language, size: Json
) -> None:
    ann = invite("Ann", language=language, **size)
    ann.go("/")
    cards = ann.page.locator(".games > li")
    expect(cards).to_have_count(len(GAMES))
    for one in GAMES:
        title, seats = game(one.id).title, game(one.id).seats
        card = cards.filter(has=ann.page.get_by_role("heading", name=title, exact=True))
        drawing = card.locator(".drawing svg").first
        drawing.scroll_into_view_if_needed()
        box = drawing.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) > 50
        expect(card.get_by_text(say(language, one.id, f"game-{one.id}"), exact=True)).to_be_visible()
        players = ann.say("home-players", low=min(seats), high=max(seats))
        line = card.get_by_text(re.compile(f"^{re.escape(players)} · {LENGTHS[language]}$"))
        expect(line).to_be_visible()
    # All are measured in one way, which is said once below them.
    [seconds] = {json.loads(file.read_text("utf-8"))["seconds"] for file in ROOT.glob("web/src/boards/*/lengths.json")}
    ann.sees("length-how", seconds=seconds)


def test_a_table_for_two_phones_is_a_press_and_says_how_long(invite: Invite) -> None:
    ann = invite("Ann", CITY, **PHONE)
    ann.go("/")
    ann.page.locator("input[type=radio][value=city]").check(force=True)
    ann.link("home-invite").click()
    expect(ann.page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    pressed = ann.page.locator("[aria-pressed=true]")
    expect(pressed).to_contain_text(ann.say("preset-phones"))
    # Rounds or minutes, never both.
    fields = [ann.page.get_by_label(ann.say(f"option-{name}")) for name in ("rounds", "minutes")]
    assert [field.count() for field in fields] == [1, 0]
    length = ann.page.locator(".length")
    before = length.inner_text()
    fields[0].fill("100")
    expect(length).not_to_have_text(before)
    expect(pressed).to_have_count(0)
    ann.has_no_sideways_scroll()


def test_what_one_likes_follows_the_browser_and_is_forgotten_when_asked(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/settings")
    ann.field("settings-name").fill("Ann")
    ann.page.get_by_role("radio", name=ann.say("colour-yellow")).check(force=True)
    ann.page.get_by_label(ann.say("settings-text")).check(force=True)
    ann.page.get_by_role("combobox", name=ann.say("settings-theme")).select_option("dark")
    ann.go("/")
    expect(ann.field("home-name")).to_have_value("Ann")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.press("home-play", bots=3)
    # The third seat is yellow, and the table is opened as text.
    expect(ann.page.get_by_role("list", name=ann.say("play-players")).get_by_role("listitem").nth(2)).to_contain_text(
        "Ann"
    )
    expect(ann.page.locator(".board.text")).to_be_visible()

    ann.go("/settings")
    with ann.page.expect_download() as taken:
        ann.press("settings-export")
    found = json.loads(taken.value.path().read_text(encoding="utf-8"))
    assert (found["name"], found["colour"], found["settings"]["theme"]) == ("Ann", "yellow", "dark")
    assert [table["status"] for table in found["tables"]] == ["playing"]
    ann.press("settings-erase-all")
    ann.sees("settings-erase-running", tables=1)
    ann.press("settings-erase-yes")
    expect(ann.field("home-name")).to_have_value("")
    ann.sees("home-mine-none")
    expect(ann.page.locator("html")).not_to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["wide", "phone"])
def test_the_settings_are_reached_from_everywhere(invite: Invite, size: Json) -> None:
    ann = invite("Ann", **size)
    ann.forgive("404")
    table = ann.set_table(MINE, options={"first": 0})
    waiting = ann.set_table([MINE[0], {"kind": "open"}])
    pages = ("/", "/new", "/rules/roomshare", "/learn/roomshare", "/replay", "/fair", "/about", "/nowhere")
    way = ann.page.locator("header").get_by_role("link", name=ann.say("nav-settings"), exact=True)
    for address in (*pages, f"/t/{table}", f"/t/{waiting}"):
        ann.go(address)
        if size:
            ann.press("nav-menu")
        way.click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("settings-title"))
    # All of it is on one page.
    for setting in ("settings-language", "settings-theme", "settings-motion", "prefer-pace"):
        expect(ann.page.get_by_role("combobox", name=ann.say(setting))).to_be_visible()
    for switch in ("sound", "settings-text", "settings-confirm"):
        expect(ann.page.get_by_role("switch", name=ann.say(switch)).first).to_be_attached()
