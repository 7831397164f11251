"""An animation is only on top: watched, skipped or switched off, it ends in the same picture."""

from pathlib import Path

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person

# A duel whose eighth move starts a chain of evictions.
RECORD = "duel-score.record"
STEP = 7
SEAT = 0
CHAIN = [59, 455, 455, 454, 452, 452, 453, 452, 452]


def drawing(person: Person) -> str:
    # The pointer shows doorways: it goes elsewhere.
    person.page.mouse.move(0, 0)
    return str(person.page.locator("figure svg").first.evaluate("svg => svg.outerHTML"))


def is_animating(person: Person) -> bool:
    return person.button("play-skip").count() > 0


def compose(person: Person, records: Path) -> None:
    table = person.play_on((records / RECORD).read_text(encoding="utf-8"), STEP, SEAT)
    person.sit_at(table)
    person.follow(CHAIN)


@pytest.fixture
def still(invite: Invite, records: Path) -> str:
    """The preview of the chain where nothing moves."""
    person = invite("Still", reduced_motion="reduce")
    compose(person, records)
    person.wait_turn()
    return drawing(person)


def test_a_watched_animation_ends_in_the_picture_of_no_animation(invite: Invite, records: Path, still: str) -> None:
    person = invite("Watching", reduced_motion="no-preference")
    compose(person, records)
    person.wait("the end of the animation", lambda _: not is_animating(person))
    assert drawing(person) == still


@pytest.mark.parametrize("way", ["button", "key", "press"])
def test_a_skipped_animation_ends_in_the_picture_of_no_animation(
    invite: Invite, records: Path, still: str, way: str
) -> None:
    person = invite("Skipping", reduced_motion="no-preference")
    compose(person, records)
    assert is_animating(person), "there is nothing to skip"
    if way == "button":
        person.press("play-skip")
    elif way == "key":
        person.page.keyboard.press("Escape")
    else:
        person.page.get_by_role("figure").click(position={"x": 5, "y": 5})
    assert not is_animating(person)
    assert drawing(person) == still
