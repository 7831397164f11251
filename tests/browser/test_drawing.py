"""An animation is only on top: watched, skipped or switched off, it ends in the same picture."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games.every import GAMES, each_game
from tests.browser.games.game import Game
from tests.browser.people import Person

# Nothing moves on by itself: an animation would else be over before it is skipped, or no longer be waited for.
STAND_STILL = """() => {
    window.requestAnimationFrame = () => 0;
    window.setTimeout = () => 0;
}"""
# What is skipped is each game's own, how it is skipped is the same in all.
WAYS = [*((game, "button") for game in GAMES), (GAMES[0], "key"), (GAMES[-1], "press")]
PREVIEWS: dict[str, str] = {}  # by game


def drawing(person: Person) -> str:
    # What the pointer is on is marked: it goes elsewhere.
    person.page.mouse.move(0, 0)
    picture = person.page.locator(person.game.picture).first
    # A part of it may still be fetched.
    expect(picture.locator("[aria-busy=true]")).to_have_count(0)
    drawn = str(picture.evaluate("one => one.outerHTML"))
    # Where the Tab key leads depends on where the focus was; how classes are spaced, on the order they came in.
    return re.sub(r"\s+", " ", re.sub(r' tabindex="-?\d"', "", drawn))


def compose(person: Person, last: str = "() => undefined") -> None:
    """The whole turn; `last` is run before its last move."""
    moves = list(person.game.lively.moves)
    person.sit_in(person.game.lively)
    person.follow(moves[:-1])
    person.page.evaluate(last)
    person.follow(moves)


@pytest.fixture
def still(invite: Invite, game: Game) -> str:
    """The preview where nothing moves; it is the same each time."""
    if game.id not in PREVIEWS:
        person = invite("Ann", game, reduced_motion="reduce")
        compose(person)
        person.wait_turn()
        PREVIEWS[game.id] = drawing(person)
    return PREVIEWS[game.id]


@each_game
def test_a_watched_animation_ends_in_the_picture_of_no_animation(invite: Invite, game: Game, still: str) -> None:
    person = invite("Ann", game, reduced_motion="no-preference")
    compose(person)
    person.wait_turn()
    expect(person.button("play-skip")).to_have_count(0)
    assert drawing(person) == still


@pytest.mark.parametrize(("game", "way"), WAYS, ids=[f"{game.id}-{way}" for game, way in WAYS])
def test_a_skipped_animation_ends_in_the_picture_of_no_animation(
    invite: Invite, game: Game, still: str, way: str
) -> None:
    person = invite("Ann", game, reduced_motion="no-preference")
    compose(person, STAND_STILL)
    expect(person.button("play-skip")).to_be_visible()
    if way == "button":
        person.press("play-skip")
    elif way == "key":
        person.page.keyboard.press("Escape")
    else:
        person.page.locator(".picture").click(position={"x": 5, "y": 5})
    expect(person.button("play-skip")).to_have_count(0)
    assert drawing(person) == still
