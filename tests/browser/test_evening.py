"""An evening with friends: one at a wide screen, two with phones, in three browsers, from invitation to rematch.

    FAUBOURG_PICTURES=1 ./test tests/browser/test_evening.py

takes pictures of every step, of each of them, by day and by night, into `.run/screenshots/evening`.
"""

from collections.abc import Iterator

import pytest

from faubourg.text.language import Language
from tests.browser.camera import Camera
from tests.browser.chromium import Chrome
from tests.browser.friends import Friends
from tests.browser.games.every import GAMES, each_game
from tests.browser.games.game import Game
from tests.browser.house import House
from tests.browser.others.chromium import Chromium
from tests.browser.others.driver import NARROW, WIDE, Driver
from tests.browser.others.firefox import Firefox
from tests.browser.others.visitor import Visitor
from tests.browser.others.webkit import WebKit
from tools.machine import PROGRAMS, remedy


@pytest.fixture(scope="module")
def browsers(chrome: Chrome) -> Iterator[list[Driver]]:
    if missing := [name for name in ("firefox", "webkit") if PROGRAMS[name]() is None]:
        pytest.skip(f"there is no {' and no '.join(missing)}: {remedy(missing)}")
    drivers: list[Driver] = [Chromium(chrome), Firefox(), WebKit()]
    yield drivers
    for driver in drivers:
        driver.close()


@pytest.fixture
def friends(browsers: list[Driver], house: House, game: Game) -> Iterator[Friends]:
    """Another browser has the wide screen in each game. Whatever a page complained of is a fault."""
    first = GAMES.index(game) % len(browsers)
    people: list[Visitor] = []
    for driver, name in zip(browsers[first:] + browsers[:first], ("Ann", "Bob", "Cleo")):
        driver.begin(NARROW if people else WIDE)
        people.append(Visitor(driver, house.address, game, name, finger=bool(people)))
    yield Friends(Camera(f"evening/{game.id}"), *people)
    complaints = [f"{person.name}: {line}" for person in people for line in person.complaints()]
    for driver in browsers:
        driver.end()
    assert not complaints, "\n".join(complaints)


# One of them reads French.
LANGUAGES: tuple[Language, ...] = ("fr", "en")


@each_game
def test_from_the_invitation_to_the_rematch_in_three_browsers(friends: Friends, game: Game) -> None:
    link = friends.invite()
    for guest, language in zip(friends.guests, LANGUAGES):
        friends.come(guest, link, language)
    friends.sit_together()
    assert friends.play() >= game.fewest[0]
    for person in friends.people:
        assert friends.captions[person.name], f"{person.name} was told nothing while it happened"
        assert friends.strips[person.name], f"{person.name} was told nothing afterwards"
    friends.see_the_end()
    friends.play_again()
