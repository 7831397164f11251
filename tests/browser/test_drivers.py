"""A browser that does not answer fails the one test that it was asked in, and takes none of the others along."""

from collections.abc import Iterator

import pytest

from tests.browser.chromium import Chrome
from tests.browser.conftest import Invite
from tests.browser.games.every import GAMES
from tests.browser.house import House
from tests.browser.others.chromium import Chromium
from tests.browser.others.driver import NARROW, WIDE, Driver
from tests.browser.others.firefox import Firefox
from tests.browser.others.visitor import Visitor
from tests.browser.others.webkit import WebKit
from tools.machine import PROGRAMS, remedy

DRIVERS: dict[str, type[Driver]] = {"firefox": Firefox, "webkit": WebKit}
WITHOUT_END = "() => { for (;;); }"
# Seconds that are enough for whoever never answers.
SHORT = 2.0


@pytest.fixture(params=["chromium", *DRIVERS])
def driver(request: pytest.FixtureRequest, chrome: Chrome) -> Iterator[Driver]:
    name: str = request.param
    if PROGRAMS[name]() is None:
        pytest.skip(f"there is no {name}: {remedy([name])}")
    driver = DRIVERS[name]() if name in DRIVERS else Chromium(chrome)
    yield driver
    driver.close()


def test_a_page_that_never_ends_is_told_and_the_next_visit_has_another_browser(
    driver: Driver, house: House, chrome: Chrome, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.begin(WIDE)
    ann = Visitor(driver, house.address, GAMES[0])
    ann.go("/")
    with monkeypatch.context() as hurry:
        hurry.setattr(chrome if isinstance(driver, Chromium) else driver, "patience", SHORT)
        with pytest.raises(AssertionError, match=f"{driver.name} does not answer"):
            driver.run(WITHOUT_END)
    assert driver.is_gone
    assert ann.complaints() == []
    driver.end()

    driver.begin(NARROW)
    assert not driver.is_gone
    ann.go("/")
    ann.sees(ann.say("home-title"))
    assert driver.run("() => innerWidth") == NARROW[0]
    driver.end()


def test_whoever_comes_next_has_another_chromium(
    invite: Invite, chrome: Chrome, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = invite("Ann")
    ann.go("/")
    with monkeypatch.context() as hurry:
        hurry.setattr(chrome, "patience", SHORT)
        # A key has no limit of its own.
        ann.page.evaluate(f"() => addEventListener('keydown', {WITHOUT_END})")
        with pytest.raises(AssertionError, match="Chromium does not answer within 2 s"):
            ann.page.keyboard.press("a")
    bob = invite("Bob")
    bob.go("/")
    bob.sees("home-title")
