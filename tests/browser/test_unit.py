"""City's unit beside a physical board: its buttons, its time, and its page without a network."""

import json

import pytest
from playwright.sync_api import expect

from faubourg.text.language import Language
from tests.browser.axe import violations
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.people import Person

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
FACES = "() => [...document.querySelectorAll('.screen dd')].map((place) => place.textContent)"


def opened(person: Person) -> None:
    person.go("/unit")
    person.page.locator(".device").wait_for()


def faces(person: Person) -> list[str]:
    """What the screen shows: BUILD, AUCTION, the hour."""
    found: list[str] = person.page.evaluate(FACES)
    return found


def stored(person: Person) -> None:
    person.page.locator("[data-stored=true]").wait_for()


@pytest.mark.clause("CI-16a")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_ci_16a_its_buttons_draw_count_and_begin_an_hour(invite: Invite, language: Language) -> None:
    ann = invite("Ann", language=language, **PHONE)
    ann.stop_time()
    opened(ann)
    expect(ann.button("unit-press-build")).to_be_disabled()
    ann.press("unit-switch-on")
    ann.press("unit-press-build")
    ann.press("unit-press-auction")
    build, auction, hour = faces(ann)
    assert build in {"1", "2", "3", ann.say("unit-rail")}
    assert (auction, hour) == ("50", "1:00:00")
    ann.page.clock.run_for(45_500)
    ann.sees("unit-said-last", seconds=5)
    expect(ann.page.locator("[data-beacon=fast]")).to_be_attached()
    ann.page.clock.run_for(5_000)
    ann.sees("unit-said-auction-over")
    assert faces(ann) == [build, ann.say("unit-no-face"), "59:10"]
    ann.page.clock.fast_forward("59:10")
    ann.sees("unit-said-hour-over")
    # Off, and on again.
    ann.press("unit-switch-off")
    ann.press("unit-switch-on")
    assert faces(ann)[2] == "1:00:00"


def test_a_reload_loses_nothing(invite: Invite) -> None:
    ann = invite("Ann")
    ann.stop_time()
    opened(ann)
    ann.press("unit-switch-on")
    ann.press("unit-press-build")
    ann.press("unit-press-auction")
    before = faces(ann)
    ann.page.reload()
    ann.page.locator(".device").wait_for()
    ann.sees("unit-touch")
    assert faces(ann) == before


def test_an_hour_is_not_lost_by_a_slip(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann)
    ann.press("unit-switch-on")
    ann.press("unit-switch-off")
    ann.press("unit-stay-on")
    expect(ann.button("unit-press-build")).to_be_enabled()


def test_the_keyboard_is_enough(invite: Invite) -> None:
    ann = invite("Ann")
    ann.stop_time()
    opened(ann)
    ann.button("unit-switch-on").focus()
    for key in ("Enter", "Shift+Tab", "Space"):
        ann.page.keyboard.press(key)
    assert faces(ann)[1] == "50"


def test_the_calculator_works_out_a_rent_and_a_wealth_in_words(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann)
    ann.page.get_by_label(ann.say("unit-district"), exact=True).select_option("pink3")
    for key, times in (("unit-residential", 2), ("unit-industrial", 4)):
        for _ in range(times):
            ann.press("beside-more", what=ann.say(key))
    ann.page.get_by_label(ann.say("unit-place"), exact=True).select_option("hazard")
    ann.page.get_by_role("switch", name=ann.say("unit-skyscraper")).check(force=True)
    ann.sees("unit-why-hazard", blocks=4)
    ann.sees("unit-why-skyscraper", amount=7000)
    ann.sees("unit-rent", amount=7000)
    ann.page.locator(".card").get_by_role("switch").last.check(force=True)
    ann.field("unit-cash").fill("1500")
    ann.sees("unit-worth", amount=8500)
    ann.page.reload()
    ann.sees("unit-worth", amount=8500)


def test_without_a_network_the_page_still_opens_and_works_in_both_languages(invite: Invite) -> None:
    ann = invite("Ann", **PHONE)
    opened(ann)
    stored(ann)
    ann.context.set_offline(True)
    ann.forgive("Failed to load|ERR_INTERNET_DISCONNECTED|Failed to fetch")
    assert ann.page.evaluate("() => fetch('/api/games').then(() => 'there', () => 'gone')") == "gone"
    # A new tab, as from the home screen.
    ann.page.close()
    ann.page = ann.context.new_page()
    ann.stop_time()
    opened(ann)
    ann.press("unit-switch-on")
    ann.press("unit-press-build")
    ann.press("unit-press-auction")
    assert faces(ann)[0] != ann.say("unit-no-face")
    assert faces(ann)[1] == "50"
    ann.page.get_by_role("button", name=ann.say("ui-other-language")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("L’unité électronique de City")
    assert ann.page.evaluate("() => document.fonts.ready.then(() => document.fonts.check('1rem Figtree'))")


def test_what_is_kept_is_this_page_of_this_build_and_nothing_else(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/about")
    ann.page.evaluate("() => caches.open('faubourg-unit-older').then(() => caches.open('of-others'))")
    opened(ann)
    stored(ann)
    ann.page.wait_for_function("async () => !(await caches.keys()).includes('faubourg-unit-older')")
    names = ann.page.evaluate("() => caches.keys()")
    assert "of-others" in names
    (own,) = (name for name in names if name != "of-others")
    kept = ann.page.evaluate(
        "async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)", own
    )
    assert "/unit" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws"))]
    assert not [path for path in kept if "Table" in path or "roomshare" in path]


def test_other_pages_know_nothing_of_it(invite: Invite) -> None:
    ann = invite("Ann")
    opened(ann)
    stored(ann)
    ann.page.reload()
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    for address in ("/", "/about", "/rules"):
        ann.go(address)
        assert ann.page.evaluate("() => navigator.serviceWorker.controller === null")
    # Nor does the unit stand between another page and the network when one goes there by a link.
    opened(ann)
    ann.page.get_by_role("contentinfo").get_by_role("link", name=ann.say("nav-rules"), exact=True).click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("title-rules"))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_can_be_put_on_a_home_screen(invite: Invite, language: Language) -> None:
    ann = invite("Ann", language=language)
    opened(ann)
    address = ann.page.locator("link[rel=manifest]").get_attribute("href")
    assert address is not None
    answer = ann.context.request.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.text())
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/unit", "/unit", "standalone")
    assert manifest["lang"] == language
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert ann.context.request.get(icon["src"]).headers["content-type"] == icon["type"]


def test_axe_finds_no_violation_and_nothing_is_too_wide_or_too_small(invite: Invite) -> None:
    ann = invite("Ann", language="fr", **SMALL)
    opened(ann)
    found = violations(ann)
    ann.press("unit-switch-on")
    ann.press("unit-press-auction")
    assert found + violations(ann) == []
    ann.has_no_sideways_scroll()
    heights = ann.page.evaluate("() => [...document.querySelectorAll('.device button')].map((one) => one.offsetHeight)")
    assert min(heights) >= 64
