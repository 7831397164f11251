"""An animation is only on top: watched, skipped or switched off, it ends in the same picture."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game
from tests.browser.people import Person

# Time for whatever moves: on a busy machine an animation would else be over before it is skipped.
SLOWER = """() => {
    const real = performance.now.bind(performance);
    const frame = window.requestAnimationFrame.bind(window);
    const later = window.setTimeout.bind(window);
    const slow = (now) => now / 8;
    performance.now = () => slow(real());
    window.requestAnimationFrame = (draw) => frame((now) => draw(slow(now)));
    // Nor may whoever waits for it lose patience.
    window.setTimeout = (act, time = 0) => later(act, time * 8);
}"""


def drawing(person: Person) -> str:
    # What the pointer is on is marked: it goes elsewhere.
    person.page.mouse.move(0, 0)
    picture = person.page.locator(person.game.picture).first
    # A part of it may still be fetched.
    expect(picture.locator("[aria-busy=true]")).to_have_count(0)
    drawn = str(picture.evaluate("one => one.outerHTML"))
    # Where the Tab key leads depends on where the focus was; how classes are spaced, on the order they came in.
    return re.sub(r"\s+", " ", re.sub(r' tabindex="-?\d"', "", drawn))


def is_animating(person: Person) -> bool:
    return person.button("play-skip").count() > 0


def compose(person: Person, last: str = "() => undefined") -> None:
    """The whole turn; `last` is run before its last move."""
    moves = list(person.game.lively.moves)
    person.sit_in(person.game.lively)
    person.follow(moves[:-1])
    person.page.evaluate(last)
    person.follow(moves)


@pytest.fixture
def still(invite: Invite, game: Game) -> str:
    """The preview where nothing moves."""
    person = invite("Ann", game, reduced_motion="reduce")
    compose(person)
    person.wait_turn()
    return drawing(person)


@each_game
def test_a_watched_animation_ends_in_the_picture_of_no_animation(invite: Invite, game: Game, still: str) -> None:
    person = invite("Ann", game, reduced_motion="no-preference")
    compose(person)
    person.wait("the end of the animation", lambda _: not is_animating(person))
    assert drawing(person) == still


@each_game
@pytest.mark.parametrize("way", ["button", "key", "press"])
def test_a_skipped_animation_ends_in_the_picture_of_no_animation(
    invite: Invite, game: Game, still: str, way: str
) -> None:
    person = invite("Ann", game, reduced_motion="no-preference")
    compose(person, SLOWER)
    assert is_animating(person), "there is nothing to skip"
    if way == "button":
        person.press("play-skip")
    elif way == "key":
        person.page.keyboard.press("Escape")
    else:
        person.page.locator(".picture").click(position={"x": 5, "y": 5})
    assert not is_animating(person)
    assert drawing(person) == still
