"""U-Build beside a physical board: a match kept on the page, which comes back and needs no network."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from faubourg.games.ubuild.layouts.layout import built
from faubourg.text.language import Language
from tests.browser import words
from tests.browser.axe import violations
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.games.ubuild.boxes import BEGINNER, BOX, CLASSIC

PAGE = "/games/ubuild/box"
SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
RAILROADS = "b1-jae0fpg0brgjj0gob0br-srssslsssrsrss-o"
# Pawns, by their numbers.
RED, BLUE, YELLOW = 0, 1, 2


def say(person: Person, key: str, **params: object) -> str:
    return words.say(person.language, "ubuild", key, **params)


def opened(person: Person, layout: str = "") -> None:
    person.go(f"{PAGE}?layout={layout}" if layout else PAGE)
    expect(person.page.locator("[data-phase]")).to_be_visible()


def phase(person: Person, name: str) -> None:
    expect(person.page.locator(f'[data-phase="{name}"]')).to_be_visible()


def button(person: Person, key: str, **params: object) -> Locator:
    return person.page.get_by_role("button", name=say(person, key, **params), exact=True)


def act(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-act="{name}"]')


def choose(person: Person, target: str) -> None:
    """By the list, as on a screen on which the hexagon is out of sight."""
    key = "text-district" if target.startswith("district:") else "text-site"
    person.page.get_by_label(say(person, key), exact=True).select_option(target)


def among(person: Person, key: str, value: str) -> Locator:
    """One of several that may be chosen."""
    group = person.page.get_by_role("group", name=say(person, key), exact=True)
    return group.locator(f'[data-value="{value}"]')


def build(person: Person, piece: str, times: int) -> None:
    what = say(person, "box-blocks", piece=piece)
    for _ in range(times):
        person.page.get_by_role("button", name=say(person, "beside-more", what=what), exact=True).click()


def own(person: Person, district: str, pawn: int, residential: int = 0, industrial: int = 0) -> None:
    choose(person, f"district:{district}")
    among(person, "box-owner", str(pawn)).click()
    build(person, "residential", residential)
    build(person, "industrial", industrial)


def put(person: Person, site: int, piece: str) -> None:
    choose(person, f"site:s{site}")
    among(person, "box-standing", piece).click()


def title(person: Person) -> Locator:
    return person.page.locator("article.title")


def wealth(person: Person) -> list[tuple[int, int]]:
    """Pawns and what they are worth, the richest first."""
    found = []
    for line in person.page.locator("[data-rank]").all():
        worth = line.locator("[data-wealth]").get_attribute("data-wealth")
        found.append((int(line.get_attribute("data-rank") or ""), int(worth or "")))
    return found


def begun(person: Person) -> None:
    """Three players on the printed board of Classic."""
    opened(person)
    button(person, "box-add").click()
    for place, name in enumerate(("Ann", "Bob", "Cleo"), 1):
        person.page.get_by_role("textbox", name=say(person, "box-name", place=place), exact=True).fill(name)
    button(person, "box-begin").click()
    phase(person, "play")


def site_beside(person: Person, district: str, other: str | None = None) -> int:
    """The first site that touches a district, and another one or none besides."""
    scene = person.context.request.post("/api/games/ubuild/ask/scene", data={"layout": CLASSIC}).json()
    spaces = {space["district"]: set(space["sites"]) for space in scene["spaces"] if space["district"]}
    wanted = {district} | ({other} if other else set())
    found = [
        site["number"]
        for site in scene["sites"]
        if {name for name, sites in spaces.items() if site["number"] in sites} == wanted
    ]
    return int(found[0])


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)])
def test_a_match_is_kept_from_the_first_turn_to_the_count(
    invite: Invite, language: Language, size: dict[str, Any]
) -> None:
    ann = invite("Ann", language=language, **size)
    begun(ann)
    expect(ann.page.get_by_role("heading", level=1)).to_be_in_viewport()
    turn = ann.page.locator(".bar [role=status]")
    expect(turn).to_contain_text(say(ann, "status-turn", who="other", name="Ann"))
    act(ann, "next").click()
    expect(turn).to_contain_text(say(ann, "status-turn", who="other", name="Bob"))
    act(ann, "next").click()
    act(ann, "next").click()
    expect(turn).to_contain_text(say(ann, "status-round", round=2, rounds=0))
    # UB-6b The booklet's example, with a skyscraper of the colour beside another district.
    own(ann, "pink3", BLUE, 2, 4)
    expect(title(ann)).to_contain_text(say(ann, "rent-counted", counted=6, base=5500))
    hazard = site_beside(ann, "pink3")
    put(ann, hazard, "power")
    own(ann, "pink2", RED)
    put(ann, site_beside(ann, "pink2"), "skyscraper")
    choose(ann, "district:pink3")
    power = say(ann, "site-piece", piece=piece_name(ann, "power"), site=hazard)
    for sentence in (
        say(ann, "rent-hazard", hazard=power, idle=2),
        say(ann, "rent-counted", counted=4, base=3500),
        say(ann, "rent-doubled", by="skyscraper", rent=7000),
    ):
        expect(title(ann)).to_contain_text(sentence)
    # A mortgage; the cash that people type; and the count.
    own(ann, "red2", YELLOW, 1)
    ann.page.get_by_role("switch", name=say(ann, "box-mortgaged")).check(force=True)
    expect(ann.page.get_by_text(say(ann, "box-lift", lift="900"))).to_be_visible()
    for name, cash in (("Ann", 8000), ("Bob", 1000), ("Cleo", 8100)):
        ann.page.get_by_role("textbox", name=say(ann, "box-cash", name=name), exact=True).fill(str(cash))
    act(ann, "end").click()
    phase(ann, "over")
    # Bob: 1000 and 7000; Ann: 8000 and twice 100; Cleo: nothing for a mortgaged district.
    assert wealth(ann) == [(RED, 8200), (YELLOW, 8100), (BLUE, 8000)]
    expect(ann.page.locator(".verdict")).to_contain_text(say(ann, "decided-wealth"))
    expect(ann.page.locator(".verdict")).to_be_in_viewport()
    ann.has_no_sideways_scroll()


def piece_name(person: Person, piece: str) -> str:
    scene = person.context.request.post("/api/games/ubuild/ask/scene", data={"layout": CLASSIC}).json()
    return str(scene["pieces"][piece]["names"][person.language])


def test_a_bankruptcy_ends_it_and_can_be_undone_like_everything(invite: Invite) -> None:
    ann = invite("Ann")
    begun(ann)
    own(ann, "red2", BLUE, 3)
    own(ann, "red3", BLUE)
    ann.page.get_by_role("switch", name=say(ann, "box-mortgaged")).check(force=True)
    button(ann, "box-bankrupt-label", name="Bob").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Cleo").click()
    phase(ann, "over")
    # UB-11a What was not mortgaged is Cleo's, with the cash.
    assert wealth(ann) == [(YELLOW, 2 * 19_700 + 3500), (RED, 19_700), (BLUE, 0)]
    expect(act(ann, "go-on")).to_have_count(0)
    act(ann, "undo").click()
    phase(ann, "play")
    assert wealth(ann)[0] == (BLUE, 19_700 + 3500)
    while act(ann, "undo").is_enabled():
        ann.page.keyboard.press("Control+z")
    phase(ann, "setup")
    ann.page.keyboard.press("Control+y")
    expect(act(ann, "undo")).to_be_enabled()


def test_a_reload_loses_nothing(invite: Invite) -> None:
    ann = invite("Ann")
    begun(ann)
    own(ann, "green2", YELLOW, 2)
    act(ann, "next").click()
    before = wealth(ann)
    ann.page.reload()
    phase(ann, "play")
    assert wealth(ann) == before == [(YELLOW, 22_300), (RED, 19_700), (BLUE, 19_700)]
    act(ann, "undo").click()
    expect(ann.page.locator(".bar [role=status]")).to_contain_text(say(ann, "status-turn", who="other", name="Ann"))
    act(ann, "undo").click()
    assert wealth(ann)[0] == (YELLOW, 21_000)


def test_a_layout_of_the_workshop_is_opened_by_its_address_and_stays(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann, RAILROADS)
    expect(ann.page.locator(f'[data-layout="{RAILROADS}"]')).to_have_attribute("aria-pressed", "true")
    expect(ann.page).to_have_url(re.compile(f"{PAGE}$"))
    # UB-2a Four in Beginner.
    for _ in range(2):
        button(ann, "box-add").click()
    expect(button(ann, "box-add")).to_be_disabled()
    button(ann, "box-begin").click()
    expect(ann.page.locator("[data-target^='site:']")).to_have_count(int(built(RAILROADS, BOX).sites))
    ann.page.reload()
    phase(ann, "play")
    act(ann, "again").click()
    # Pasted; and what cannot be played is refused with a sentence.
    field = ann.page.get_by_role("textbox", name=say(ann, "box-other"), exact=True)
    ann.forgive("status of 4")
    field.fill(BEGINNER.replace("-rsrs", "-rrss"))
    button(ann, "box-open").click()
    expect(ann.page.get_by_role("alert")).to_contain_text(say(ann, "error-layout-not-closed", hexagon=14))
    field.fill(f"http://example.org/games/ubuild/workshop?layout={BEGINNER}")
    button(ann, "box-open").click()
    expect(ann.page.locator(f'[data-layout="{BEGINNER}"]')).to_have_attribute("aria-pressed", "true")


def test_without_a_network_it_opens_and_counts_in_both_languages(invite: Invite) -> None:
    ann = invite("Ann", **PHONE)
    opened(ann, RAILROADS)
    expect(ann.page.locator(f'[data-layout="{RAILROADS}"]')).to_be_visible()
    ann.page.locator("[data-stored=true]").wait_for()
    ann.context.set_offline(True)
    ann.forgive("Failed to load|ERR_INTERNET_DISCONNECTED|Failed to fetch")
    assert ann.page.evaluate("() => fetch('/api/games').then(() => 'there', () => 'gone')") == "gone"
    # A new tab, as from the home screen.
    ann.page.close()
    ann.page = ann.context.new_page()
    opened(ann)
    # A layout that was opened once is there, one that never was is not.
    expect(ann.page.locator(f'[data-layout="{RAILROADS}"]')).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_role("textbox", name=say(ann, "box-other"), exact=True).fill("b1-unknown")
    button(ann, "box-open").click()
    expect(ann.page.get_by_role("alert")).to_have_text(say(ann, "box-layout-away"))
    ann.page.locator(f'[data-layout="{CLASSIC}"]').click()
    button(ann, "box-begin").click()
    own(ann, "red2", RED, 3)
    expect(title(ann)).to_contain_text("3,500")
    ann.page.get_by_role("button", name=ann.say("ui-other-language")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(words.say("fr", "ubuild", "box-title"))
    expect(title(ann)).to_contain_text(words.say("fr", "ubuild", "rent-counted", counted=3, base=3500))
    assert ann.page.evaluate("() => document.fonts.ready.then(() => document.fonts.check('1rem Figtree'))")


def test_other_pages_and_the_unit_know_nothing_of_it(invite: Invite) -> None:
    ann = invite("Ann")
    for address in ("/unit", PAGE):
        ann.go(address)
        ann.page.locator("[data-stored=true]").wait_for()
    names = ann.page.evaluate("() => caches.keys()")
    assert len([name for name in names if name.startswith("faubourg-box-")]) == 1
    assert len([name for name in names if name.startswith("faubourg-unit-")]) == 1
    for address in ("/", "/games/ubuild/workshop", "/rules/ubuild"):
        ann.go(address)
        assert ann.page.evaluate("() => navigator.serviceWorker.controller === null")
    # The first page leads there.
    ann.go("/")
    ann.page.get_by_role("link", name=say(ann, "page-ubuild-box"), exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(say(ann, "box-title"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_can_be_put_on_a_home_screen(invite: Invite, language: Language) -> None:
    ann = invite("Ann", language=language)
    opened(ann)
    address = ann.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    manifest = json.loads(ann.context.request.get(address).text())
    assert (manifest["start_url"], manifest["scope"], manifest["lang"]) == (PAGE, PAGE, language)
    for icon in manifest["icons"]:
        assert ann.context.request.get(icon["src"]).headers["content-type"] == icon["type"]


def test_the_keyboard_is_enough(invite: Invite) -> None:
    ann = invite("Ann")
    begun(ann)
    keys = ann.page.keyboard
    first = ann.page.locator("[data-target][tabindex='0']")
    expect(first).to_have_count(1)
    first.focus()
    # Along the track, and down to a site.
    keys.press("End")
    last = ann.page.evaluate("() => document.activeElement.dataset.target")
    assert last == "site:s44"
    keys.press("Enter")
    expect(ann.page.get_by_role("article", name=say(ann, "site-name", site=44))).to_be_visible()
    keys.press("Home")
    keys.press("Space")
    expect(title(ann)).to_be_visible()
    among(ann, "box-owner", str(BLUE)).focus()
    keys.press("Enter")
    expect(among(ann, "box-owner", str(BLUE))).to_have_attribute("aria-pressed", "true")
    expect(title(ann)).to_contain_text(say(ann, "lot-owner", who="other", name="Bob"))


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", SMALL_PHONE)])
def test_axe_finds_no_violation_and_nothing_is_too_wide(
    invite: Invite, language: Language, size: dict[str, Any]
) -> None:
    ann = invite("Ann", language=language, **size)
    opened(ann)
    found = violations(ann)
    ann.has_no_sideways_scroll()
    begun(ann)
    own(ann, "red2", YELLOW, 3)
    found += violations(ann)
    ann.has_no_sideways_scroll()
    put(ann, site_beside(ann, "red2"), "school")
    found += violations(ann)
    button(ann, "box-bankrupt-label", name="Bob").click()
    found += violations(ann)
    ann.page.keyboard.press("Escape")
    act(ann, "end").click()
    assert found + violations(ann) == []
    ann.has_no_sideways_scroll()
