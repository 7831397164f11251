"""What a first visit costs."""

import httpx
import pytest

from faubourg.text.language import Language
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game_in_a_language
from tests.browser.games.game import Game, Json
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
