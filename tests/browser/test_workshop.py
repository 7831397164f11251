"""The workshop of boards: built by mouse, finger and keyboard, checked, judged, printed, and opened as a table."""

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Request, expect

from faubourg.text.language import Language
from tests.browser import words
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.ways import tap
from tests.games.ubuild.boxes import BEGINNER, CLASSIC

PAGE = "/games/ubuild/workshop"
# Milliseconds in which what should have stopped would have gone on.
A_WHILE = 600
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def say(person: Person, key: str, **params: object) -> str:
    return words.say(person.language, "ubuild", key, **params)


def opened(person: Person, layout: str = "") -> None:
    person.go(f"{PAGE}?layout={layout}" if layout else PAGE)
    expect(tiles(person).first).to_be_visible()


def tiles(person: Person) -> Locator:
    return person.page.locator("[data-tile]")


def tile(person: Person, place: int) -> Locator:
    return person.page.locator(f'[data-tile="{place}"]')


def offered(person: Person, code: str) -> Locator:
    return person.page.locator(f'[data-code="{code}"]')


def spot(person: Person, turn: str) -> Locator:
    return person.page.locator(f'[data-spot="{turn}"]')


def tool(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-tool="{name}"]')


def is_at(person: Person, layout: str) -> None:
    """The address of the page is that of the layout."""
    expect(person.page).to_have_url(re.compile(rf"{PAGE}\?layout={re.escape(layout)}$"))


def checker(person: Person) -> Locator:
    return person.page.locator(".says")


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Built


def test_by_mouse_a_tile_is_pressed_and_then_its_place(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann)
    is_at(ann, "c1-go-s")
    offered(ann, "a0").click()
    expect(checker(ann)).to_have_text(say(ann, "workshop-where", half="first"))
    spot(ann, "s").click()
    # A double asks for its second hexagon, too.
    expect(checker(ann)).to_have_text(say(ann, "workshop-where", half="second"))
    spot(ann, "r").click()
    is_at(ann, "c1-goa0-srs")
    # Pressed twice it lies as straight as it goes.
    offered(ann, "b0").click()
    offered(ann, "b0").click()
    is_at(ann, "c1-goa0b0-srsss")
    expect(checker(ann)).to_have_text(say(ann, "workshop-left-to-build", left=17, next="single-bridge"))
    tool(ann, "undo").click()
    is_at(ann, "c1-goa0-srs")
    ann.page.keyboard.press("Control+z")
    is_at(ann, "c1-go-s")
    tool(ann, "redo").click()
    is_at(ann, "c1-goa0-srs")


def test_by_mouse_tiles_are_dragged_to_their_place_and_out_of_it(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann, "c1-goa0b0-srsss")
    drag(ann, offered(ann, "br"), tile(ann, 3), beside=1.7)
    expect(tiles(ann)).to_have_count(4)
    expect(ann.page).to_have_url(re.compile("goa0b0br-"))
    # One onto the other: they change places.
    drag(ann, tile(ann, 2), tile(ann, 3))
    expect(ann.page).to_have_url(re.compile("gob0a0br-"))
    # Off the table: it is removed.
    drag(ann, tile(ann, 4), ann.page.get_by_role("heading", level=1))
    expect(ann.page).to_have_url(re.compile("gob0a0-"))


def drag(person: Person, what: Locator, to: Locator, beside: float = 0.0) -> None:
    """With the pointer; `beside`: so many widths of the target to the right of it."""
    mouse = person.page.mouse
    what.scroll_into_view_if_needed()
    x, y = middle_of(what)
    box = to.bounding_box()
    assert box is not None
    ahead, down = middle_of(to)
    mouse.move(x, y)
    mouse.down()
    for step in range(1, 9):
        mouse.move(x + (ahead + beside * box["width"] - x) * step / 8, y + (down - y) * step / 8)
    mouse.up()


def test_by_finger_tiles_are_tapped_and_dragged(invite: Invite) -> None:
    ann = invite("Ann", language="fr", **PHONE)
    opened(ann)
    tap(offered(ann, "a0"))
    tap(spot(ann, "s"))
    tap(spot(ann, "again"))
    is_at(ann, "c1-goa0-sss")
    # Upwards, out of the strip that is pushed along sideways.
    offered(ann, "b0").scroll_into_view_if_needed()
    finger = ann.context.new_cdp_session(ann.page)
    x, y = middle_of(offered(ann, "b0"))
    # Straight on: two and a half hexagons from the first of the tile that lies there.
    box = tile(ann, 2).bounding_box()
    assert box is not None
    ahead, down = box["x"] + 3 * box["width"], box["y"] + box["height"] / 2
    touch(finger, "touchStart", x, y)
    for step in range(1, 9):
        touch(finger, "touchMove", x, y + (down - y) * step / 8)
    for step in range(1, 5):
        touch(finger, "touchMove", x + (ahead - x) * step / 4, down)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.page).to_have_url(re.compile("goa0b0-"))
    # What was laid is chosen by a tap, and turned round: what can be done with it is at hand, in place of the tray.
    tap(tile(ann, 2))
    flip = ann.page.get_by_role("group", name=say(ann, "workshop-chosen")).get_by_role("button").nth(1)
    expect(flip).to_have_text(say(ann, "workshop-flip"))
    expect(flip).to_be_in_viewport()
    expect(offered(ann, "br")).to_be_hidden()
    tap(flip)
    expect(ann.page).to_have_url(re.compile("goa1b0-"))
    ann.has_no_sideways_scroll()


def touch(finger: Any, kind: str, x: float, y: float) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def test_by_keyboard_a_whole_board_is_built(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann, "b1-go-s")
    keys = ann.page.keyboard
    offered(ann, "ja").focus()
    codes, turns = BEGINNER.split("-")[1:3]
    hexagon = 1
    for place in range(2, len(codes), 2):
        code = codes[place : place + 2]
        for _ in range(20):
            if ann.page.evaluate("() => document.activeElement.dataset.code") == code:
                break
            keys.press("ArrowRight")
        expect(offered(ann, code)).to_be_focused()
        keys.press("Enter")
        to(ann, "s" if hexagon == 1 else turns[hexagon - 1])
        if code[1].isdigit():
            # Where a double can lie in one way only, it lies there.
            expect(spot(ann, "again").or_(tile(ann, place // 2 + 1)).first).to_be_attached()
            if spot(ann, "again").count():
                to(ann, turns[hexagon])
        hexagon += 2 if code[1].isdigit() else 1
        expect(tiles(ann)).to_have_count(place // 2 + 1)
    is_at(ann, BEGINNER)
    expect(checker(ann)).to_have_text(say(ann, "workshop-good", printed="yes", spaces=14, sites=28))
    # Along the track: the arrows, F turns a double round, and Delete removes.
    tile(ann, 1).focus()
    keys.press("ArrowRight")
    expect(tile(ann, 2)).to_be_focused()
    keys.press("f")
    is_at(ann, BEGINNER.replace("gob0", "gob1"))
    keys.press("Control+z")
    is_at(ann, BEGINNER)
    tile(ann, 2).focus()
    keys.press("Delete")
    expect(tiles(ann)).to_have_count(9)


def to(person: Person, turn: str) -> None:
    """From one hexagon that glows to the next, and there."""
    expect(spot(person, turn)).to_be_attached()
    for _ in range(5):
        if person.page.evaluate("() => document.activeElement.dataset.spot") == turn:
            break
        person.page.keyboard.press("Tab")
    expect(spot(person, turn)).to_be_focused()
    person.page.keyboard.press("Enter")


# Checked


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_checker_says_what_is_wrong_and_marks_the_place(invite: Invite, language: Language) -> None:
    ann = invite("Ann", language=language)
    opened(ann, BEGINNER.replace("-rsrs", "-rrss"))
    expect(checker(ann)).to_have_text(say(ann, "workshop-layout-not-closed", hexagon=14))
    expect(ann.page.locator(".frame.wrong")).to_have_count(1)
    expect(ann.page.get_by_role("link", name=say(ann, "workshop-table"))).to_have_count(0)
    # Tiles are called by what is printed on them.
    opened(ann, "c1-go-s")
    offered(ann, "ja").click(force=True)
    name = {"fr": "Départ", "en": "GO"}[language]
    other = {"fr": "Prison", "en": "Jail"}[language]
    expect(checker(ann)).to_have_text(
        say(ann, "error-layout-singles", tile=name, place=1, next=other, given=0, wanted=2)
    )


def test_what_cannot_be_read_is_said_and_one_begins_anew(invite: Invite) -> None:
    ann = invite("Ann")
    ann.forgive("status of 422")
    ann.go(f"{PAGE}?layout=c1-qq-ss")
    expect(ann.page.get_by_role("alert")).to_contain_text(say(ann, "error-layout-unknown-tile", tile="qq", place=1))
    ann.page.get_by_role("alert").get_by_role("button").click()
    is_at(ann, "c1-go-s")


# Turned, mirrored, made by dice, shared, played on


def test_a_board_is_turned_mirrored_opened_and_made_by_dice(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann, CLASSIC)
    before = ann.page.locator(".bed svg.layout").first.get_attribute("viewBox")
    tool(ann, "turn").click()
    expect(ann.page.locator(".bed svg.layout").first).not_to_have_attribute("viewBox", str(before))
    # On the table it is turned, and is the same.
    is_at(ann, CLASSIC)
    tool(ann, "mirror").click()
    _, codes, turns = CLASSIC.split("-")
    is_at(ann, f"c1-{codes}-{turns[0]}{turns[:0:-1]}")
    tool(ann, "outline").click()
    expect(ann.page).to_have_url(re.compile(rf"c1-{codes}-"))
    tool(ann, "railroads").click()
    expect(ann.page).to_have_url(re.compile("-o$"))
    tool(ann, "loop").click()
    # Whoever chooses before the answer has come has the board's own mode again.
    expect(ann.page).to_have_url(re.compile("-[lsr]+$"))
    ann.page.get_by_role("switch", name=say(ann, "workshop-open")).check(force=True)
    ann.page.get_by_label(say(ann, "workshop-mode"), exact=True).select_option("advanced")
    ann.page.get_by_role("button", name=say(ann, "workshop-dice")).click()
    expect(ann.page).to_have_url(re.compile(r"layout=a1-.*-o$"))
    expect(tiles(ann)).to_have_count(20)
    expect(checker(ann)).to_contain_text("32")


def test_a_board_has_an_address_a_code_and_a_table(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann, CLASSIC)
    address = ann.page.get_by_role("textbox", name=say(ann, "workshop-address")).input_value()
    assert urlsplit(address).path == PAGE
    assert parse_qs(urlsplit(address).query) == {"layout": [CLASSIC]}
    expect(ann.page.get_by_role("img", name=say(ann, "workshop-code")).first).to_be_visible()
    link = ann.page.get_by_role("link", name=say(ann, "workshop-table"))
    wanted = parse_qs(urlsplit(str(link.get_attribute("href"))).query)
    assert wanted == {"game": ["ubuild"], "mode": ["classic"], "layout": [CLASSIC]}
    # Whoever opens the address sees the board.
    bob = invite("Bob")
    bob.go(address)
    expect(tiles(bob)).to_have_count(14)


def test_the_gallery_leads_to_boards(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann)
    shown = ann.page.locator("li > a[href*=layout]")
    expect(shown).to_have_count(15)
    address = str(shown.last.get_attribute("href"))
    shown.last.click()
    (layout,) = parse_qs(urlsplit(address).query)["layout"]
    is_at(ann, layout)
    expect(checker(ann).locator(".good")).to_be_visible()
    ann.page.go_back()
    expect(tiles(ann)).to_have_count(1)


# Judged


def test_figures_grow_until_one_stops_or_leaves(invite: Invite) -> None:
    ann = invite("Ann")
    asked: list[Request] = []
    ann.page.on("request", lambda one: asked.append(one) if one.url.endswith("/ask/judge") else None)
    ann.forgive("ERR_ABORTED|Failed to load")
    opened(ann, BEGINNER.replace("gob0", "gob1"))
    ann.page.get_by_label(say(ann, "workshop-judge-seats"), exact=True).select_option("2")
    ann.page.get_by_label(say(ann, "workshop-judge-matches"), exact=True).select_option("1000")
    ann.page.get_by_role("button", name=say(ann, "workshop-judge-start")).click()
    rows = ann.page.locator("table tbody tr")
    expect(rows.first).to_be_visible()
    expect(rows.first.locator("td strong")).to_have_count(2)
    # Minutes, turns, the first seat, bankruptcies, two bridges, five districts.
    expect(rows).to_have_count(11)
    ann.page.get_by_role("button", name=say(ann, "workshop-judge-stop")).click()
    assert violations(ann) == []
    done = len(asked)
    expect(ann.page.get_by_role("button", name=say(ann, "workshop-judge-start"))).to_be_visible()
    ann.page.wait_for_timeout(A_WHILE)
    assert len(asked) == done
    # What is known stays, after a reload too, and is gone on with; whoever leaves the page stops it.
    ann.page.reload()
    expect(rows).to_have_count(11)
    expect(ann.page.get_by_label(say(ann, "workshop-judge-seats"), exact=True)).to_have_value("2")
    ann.page.get_by_role("button", name=say(ann, "workshop-judge-start")).click()
    expect(rows.first).to_be_visible()
    ann.page.get_by_role("link", name=ann.say("nav-home")).click()
    expect(ann.page).to_have_url(re.compile(r"/$"))
    expect(rows).to_have_count(0)
    done = len(asked)
    ann.page.wait_for_timeout(A_WHILE)
    assert len(asked) == done


# The guided first game goes on here


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_a_newcomer_is_guided_to_a_board_of_their_own(invite: Invite, language: Language, size: dict[str, Any]) -> None:
    ann = invite("Ann", language=language, **size)
    ann.go(f"{PAGE}?lesson")
    guide = ann.page.locator("section.guide")

    def stands_at(step: str) -> None:
        expect(guide).to_have_attribute("data-step", step)
        expect(guide.get_by_role("heading")).to_have_text(say(ann, f"workshop-lesson-{step}-title"))
        expect(guide).to_be_in_viewport()

    stands_at("welcome")
    expect(tiles(ann)).to_have_count(8)
    guide.get_by_role("button", name=say(ann, "workshop-lesson-next")).click()
    stands_at("reasons")
    assert violations(ann) == []
    # A tile that is shown: a second double between two single ones.
    offered(ann, "j0").click(force=True)
    expect(checker(ann)).to_have_text(say(ann, "error-layout-too-many-doubles", place=9, wanted=1))
    stands_at("clip")
    offered(ann, "gj").click()
    spot(ann, "s").click()
    stands_at("close")
    offered(ann, "j0").click()
    offered(ann, "j0").click()
    expect(checker(ann).locator(".good")).to_be_visible()
    stands_at("mirror")
    before = ann.page.url
    tool(ann, "mirror").click()
    expect(ann.page).not_to_have_url(before)
    stands_at("judge")
    guide.get_by_role("button", name=say(ann, "workshop-lesson-next")).click()
    stands_at("end")
    assert violations(ann) == []
    ann.has_no_sideways_scroll()
    (layout,) = parse_qs(urlsplit(ann.page.url).query)["layout"]
    guide.get_by_role("link", name=say(ann, "workshop-table")).click()
    expect(ann.page).to_have_url(re.compile(rf"/new\?game=ubuild&mode=beginner&layout={layout}$"))


def test_the_lesson_can_be_left_and_is_offered_to_whoever_comes(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann)
    ann.page.get_by_role("link", name=say(ann, "workshop-lesson-start")).click()
    expect(tiles(ann)).to_have_count(8)
    ann.page.get_by_role("button", name=say(ann, "workshop-lesson-leave")).click()
    expect(ann.page.locator("section.guide")).to_have_count(0)
    # What is on the table stays there.
    expect(tiles(ann)).to_have_count(8)


# On paper, and for everybody


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    "layout", [BEGINNER, "a1-goa0b0brc0jad0e0brf0fpg0h0bri0gjj0k0brl0-rssssrssssrsssssrssssrssssrsssss"]
)
def test_a_board_is_printed_on_one_sheet(invite: Invite, language: Language, layout: str) -> None:
    ann = invite("Ann", language=language)
    opened(ann, layout)
    ann.page.emulate_media(media="print")
    expect(ann.page.locator(".paper li")).to_have_count(len(layout.split("-")[1]) // 2)
    expect(ann.page.locator("h1")).to_be_hidden()
    sheet = ann.page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", SMALL_PHONE)])
def test_axe_has_nothing_to_say(invite: Invite, language: Language, size: dict[str, Any]) -> None:
    ann = invite("Ann", language=language, **size)
    opened(ann, CLASSIC)
    expect(ann.page.locator("li > a[href*=layout]")).to_have_count(15)
    tile(ann, 2).click()
    assert violations(ann) == []
    ann.has_no_sideways_scroll()
    opened(ann, "c1-goa0b0-srsss")
    offered(ann, "br").click()
    expect(spot(ann, "s")).to_be_attached()
    assert violations(ann) == []
    ann.has_no_sideways_scroll()
    # What is wrong, and marked.
    opened(ann, BEGINNER.replace("-rsrs", "-rrss"))
    expect(ann.page.locator(".frame.wrong")).to_have_count(1)
    assert violations(ann) == []
    ann.has_no_sideways_scroll()
