"""A question keeps its height from the first choice to the confirmation, and no more room than choosing takes."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.company import money
from tests.browser.conftest import Invite
from tests.browser.games import ubuild
from tests.browser.games.city import CITY, at_bid
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.games.stories import BIDDING, ROLLING
from tests.browser.games.turns import Place
from tests.browser.people import Person

SIZES: dict[str, Json] = {"phone": PHONE | {"reduced_motion": "reduce"}, "desktop": DESKTOP}
each_size = pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
MEASURES = Path(__file__).with_name("prompt.js").read_text(encoding="utf-8")
# So much of the room that is kept may be needed by no step, and so much of a step may have nothing in it, in pixels.
SPARE, HOLE = 40, 90


class Careful(Person):
    """Looks at the question before each choice: how tall it is and need be, and how much of it is empty."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.seen: list[Json] = []

    def measure(self) -> None:
        self.settled()
        self.seen.append(self.page.evaluate(MEASURES))

    def hit(self, place: Locator) -> None:
        self.measure()
        super().hit(place)

    def finds_it_still(self, steps: list[Json]) -> None:
        assert len(steps) > 1
        assert {step["height"] for step in steps} == {steps[0]["height"]}, steps
        # Where it is confirmed is in sight all along.
        assert all(step["hidden"] == 0 for step in steps), steps

    def finds_room_used(self) -> None:
        assert max(step["needed"] for step in self.seen) >= self.seen[0]["height"] - SPARE, self.seen
        assert all(step["hole"] <= HOLE for step in self.seen), self.seen


def careful(invite: Invite, game: Game, size: Json) -> Careful:
    person = invite("Ann", game, Careful, language="fr", **size)
    assert isinstance(person, Careful)
    return person


@each_size
@each_game
def test_a_question_keeps_its_height_from_the_first_choice_to_the_last(invite: Invite, game: Game, size: Json) -> None:
    person = careful(invite, game, size)
    person.draft_the_middle()
    person.measure()
    person.finds_it_still(person.seen)
    person.finds_room_used()


def bid(person: Person, place: Place = BIDDING) -> None:
    person.sit_in(place)
    person.hit(person.page.locator(at_bid(person.wait_turn()["bids"][0])))
    person.wait("the confirmation", lambda glance: glance["confirm"])


def offer(person: Person) -> None:
    person.sit_in(ROLLING)
    person.hit(person.page.locator(".prompt [data-deal]"))
    for asset in ("pink1", "lightblue2"):
        person.hit(person.page.locator(f'.prompt [data-asset="{asset}"]'))
    expect(person.page.locator(".prompt [data-send]")).to_be_enabled()


@each_size
@pytest.mark.parametrize(("decide", "begins"), [(bid, 0), (offer, 1)])
def test_an_auction_and_an_offer_keep_theirs(
    invite: Invite, size: Json, decide: Callable[[Person], None], begins: int
) -> None:
    person = careful(invite, CITY, size)
    decide(person)
    person.measure()
    # What leads to an offer is another question.
    person.finds_it_still(person.seen[begins:])


@each_size
def test_a_question_is_no_taller_after_an_offer_that_was_put_aside(invite: Invite, size: Json) -> None:
    person = careful(invite, CITY, size)
    person.sit_in(ROLLING)
    person.hit(person.page.locator(".prompt [data-deal]"))
    expect(money(person)).to_be_visible()
    person.press("deal-close")
    person.wait_turn()
    person.measure()
    before, _, after = (step["height"] for step in person.seen)
    assert after == before


# How each game comes to a confirmation.
CONFIRMED: dict[str, Callable[[Person], object]] = {
    "roomshare": Person.draft_the_middle,
    "paris": Person.draft_the_middle,
    "city": bid,
    "ubuild": partial(bid, place=ubuild.BIDDING),
}


@each_game
def test_a_confirmation_repeats_the_move_in_words_and_nothing_that_cancels_looks_like_it(
    invite: Invite, game: Game
) -> None:
    person = invite("Ann", game, **SIZES["phone"])
    CONFIRMED[game.id](person)
    prompt = person.page.locator(".prompt")
    expect(prompt.locator(".primary")).to_have_count(1)
    expect(prompt.locator(".primary")).to_have_text(person.say("play-confirm"))
    expect(prompt.locator(".primary")).to_have_attribute("aria-keyshortcuts", "Enter")
    expect(prompt.locator("button[aria-keyshortcuts=Escape]")).to_be_visible()
    # Where the draft is a list of its own, that says what is bought, and with what.
    basket = prompt.get_by_role("group", name=person.say("basket-title"), exact=True) if game.id == "paris" else None
    if basket is None:
        said = prompt.locator("#prompt-title").inner_text()
        begins = person.say("play-confirm-move", move="").strip()
        assert said.startswith(begins)
        assert len(said) > len(begins) + 5
    else:
        expect(basket.get_by_role("listitem").first).to_contain_text(re.compile(r"[A-Z].*\d", re.DOTALL))
        expect(basket).to_contain_text(person.say("basket-with"))
