"""For tests in a browser: one Chromium for all of them, a server for each module, and people who come by."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect, sync_playwright

from faubourg.text.language import Language
from tests.browser.chromium import DESKTOP, Chrome
from tests.browser.games.game import Game
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.house import House, open_house
from tests.browser.people import Person
from tests.patience import PATIENCE

Invite = Callable[..., Person]
LOCALES: dict[Language, str] = {"fr": "fr-FR", "en": "en-GB"}


@pytest.fixture(scope="session")
def chrome() -> Iterator[Chrome]:
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        chrome = Chrome(playwright)
        with chrome.listened_to():
            yield chrome
            chrome.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def invite(chrome: Chrome, house: House) -> Iterator[Invite]:
    """Somebody with a browser of their own: `invite("Ann", PARIS, Typist, language="fr", **settings of the browser)`.

    At the end of the test nobody's page may have had anything to complain of.
    """
    people: list[Person] = []

    def come(
        name: str = "Ann",
        game: Game = ROOM_SHARE,
        kind: type[Person] = Person,
        *,
        language: Language = "en",
        pace: str | None = "at-once",
        **settings: Any,
    ) -> Person:
        settings = DESKTOP | {"base_url": house.address, "locale": LOCALES[language]} | settings
        person = kind(name, chrome.new_context(**settings), language, game, pace)
        people.append(person)
        return person

    yield come
    for person in people:
        person.leave()
    complaints = [f"{person.name}: {line}" for person in people for line in person.complaints]
    assert not complaints, "\n".join(complaints)
