"""The page in WebKitGTK, which is near Safari."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from tests.browser.games.every import GAMES
from tests.browser.house import House
from tests.browser.others.driver import NARROW, WIDE, Driver
from tests.browser.others.evening import Evening
from tests.browser.others.visitor import Visitor
from tests.browser.others.webkit import WebKit
from tests.browser.test_home import GAP
from tools.machine import remedy, webkit

# After the theme has changed: the colours of all words so many frames later.
CHANGED = """async (frames) => {
    document.documentElement.dataset.theme = "dark";
    for (let left = frames; left > 0; left -= 1) await new Promise((done) => requestAnimationFrame(done));
    const words = [...document.querySelectorAll("main *")].filter((one) => one.getClientRects().length > 0);
    return words.map((one) => getComputedStyle(one).color);
}"""


def opened(*, still: bool = False) -> Iterator[Driver]:
    if webkit() is None:
        pytest.skip(f"there is no WebKit: {remedy(['webkit'])}")
    driver = WebKit(still=still)
    yield driver
    driver.close()


@pytest.fixture(scope="module")
def driver() -> Iterator[Driver]:
    yield from opened()


class TestWebKit(Evening):
    wide_first: ClassVar[bool] = False


@pytest.fixture
def still() -> Iterator[Driver]:
    yield from opened(still=True)


def test_without_motion_a_change_of_theme_reaches_all_words_at_once(still: Driver, house: House) -> None:
    still.begin(WIDE)
    ann = Visitor(still, house.address, GAMES[0])
    ann.go("/")
    ann.sees(ann.say("home-why-fair"))
    assert still.run("() => matchMedia('(prefers-reduced-motion: reduce)').matches")
    soon = still.run(CHANGED, 2)
    assert soon == still.run(CHANGED, 40)
    assert ann.complaints() == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("address", ["/", "/new"])
def test_nothing_is_left_below_the_games_that_can_be_chosen(
    driver: Driver, house: House, size: tuple[int, int], address: str
) -> None:
    driver.begin(size)
    ann = Visitor(driver, house.address, GAMES[0])
    ann.go(address)
    ann.until("the games", "() => document.querySelector('fieldset.chips input[type=radio]') !== null")
    ann.until("the drawings", "() => document.querySelector('main [aria-busy=true]') === null")
    gap = driver.run(GAP)
    driver.end()
    assert abs(gap) <= 1
