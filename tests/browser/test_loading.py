"""What a first visit costs."""

import re

import httpx
import pytest

from faubourg.text.language import Language
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game_in_a_language
from tests.browser.games.game import Game, Json
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.house import House
from tests.browser.people import Person

# Bytes of script and style together, compressed by gzip.
FIRST_PAGE, TABLE = 80_000, 150_000


def weight(person: Person, house: House) -> int:
    """Of all scripts and styles that the page has fetched."""
    fetched = {one.url for one in person.transferred if one.resource_type in {"script", "stylesheet"}}
    assert fetched
    with httpx.Client(trust_env=False, headers={"accept-encoding": "gzip"}) as client:
        answers = [client.get(url) for url in fetched]
    assert all(answer.headers.get("content-encoding") == "gzip" for answer in answers if len(answer.content) > 2000)
    return sum(int(answer.headers["content-length"]) for answer in answers)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_first_page_is_light(invite: Invite, house: House, language: str) -> None:
    ann = invite("Ann", language=language)
    ann.go("/")
    ann.settled()
    ann.page.wait_for_load_state("networkidle")
    assert weight(ann, house) < FIRST_PAGE


@each_game_in_a_language
def test_a_table_opened_by_its_link_is_light(invite: Invite, house: House, game: Game, language: Language) -> None:
    ann, bob = invite("Ann", game, language=language, **PHONE), invite("Bob", game, language=language)
    cleo = invite("Cleo", game, language=language, **PHONE)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    # Ann is asked first: what is fetched for an auction that a bot may begin is not what opening a table takes.
    table = ann.set_table(places, options={"first": 0})
    for one in (ann, bob, cleo):
        one.sit_at(table)
        one.settled()
        one.page.wait_for_load_state("networkidle")
    # Whoever is asked has what a first tap shows, too.
    ann.wait("the caption", lambda _: any("/assets/Caption-" in request.url for request in ann.transferred))
    ann.page.wait_for_load_state("networkidle")
    weights = [weight(one, house) for one in (ann, bob, cleo)]
    print(weights)
    assert max(weights) < TABLE


def parts(person: Person) -> set[str]:
    """What has been fetched, by the names of its files."""
    found = (re.search(r"/assets/([\w.]+)-[^/]*\.js$", one.url) for one in person.transferred)
    return {one[1] for one in found if one}


def fetches(person: Person, part: str) -> None:
    person.wait(part, lambda _: part in parts(person))


def test_sound_settings_sheets_codes_and_the_end_are_fetched_when_first_used(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, reduced_motion="no-preference", **PHONE)
    ann.sit_in(ROOM_SHARE.last)
    ann.settled()
    ann.page.wait_for_load_state("networkidle")
    rest = {"Sheets", "TableMenu", "QrCode", "effects", "EndScreen", "Settings"}
    assert not rest & parts(ann)
    ann.press("play-log")
    fetches(ann, "Sheets")
    ann.press("ui-close")
    ann.choose_from_menu("play-personal-link")
    fetches(ann, "QrCode")
    ann.press("ui-close")
    assert not {"effects", "EndScreen", "Settings"} & parts(ann)
    ann.press("play-menu")
    ann.page.get_by_role("switch", name=ann.say("sound-help")).check()
    fetches(ann, "effects")
    ann.page.keyboard.press("Escape")
    assert not {"EndScreen", "Settings"} & parts(ann)
    ann.play_to_the_end()
    fetches(ann, "EndScreen")
    assert "Settings" not in parts(ann)
    ann.press("nav-menu")
    ann.page.locator("header").get_by_role("link", name=ann.say("nav-settings"), exact=True).click()
    fetches(ann, "Settings")
