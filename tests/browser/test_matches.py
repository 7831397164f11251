"""Whole matches, from the first page to the score; those of several people are in the evening of friends."""

from playwright.sync_api import expect

from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.people import Person
from tests.browser.player import is_over
from tests.browser.ways import Phone, Typist


def sees_the_end(person: Person) -> None:
    """Who won and why, everybody on the podium, the score item by item, and what one may want next."""
    person.wait("the end", is_over)
    expect(person.page.get_by_role("status").get_by_role("heading")).not_to_be_empty()
    players = len(person.state()["view"]["players"])
    expect(person.page.locator(".podium > li, .beside > li")).to_have_count(players)
    expect(person.page.locator(".podium .figure svg").first).to_be_visible()
    expect(person.button("play-another")).to_be_visible()
    # Of all players, though they may stand in several tables.
    totals = person.page.get_by_role("row", name=person.say("score-total"))
    expect(totals.first).to_be_visible()
    expect(totals.get_by_role("cell")).to_have_count(players)
    expect(person.button("play-rematch")).to_be_visible()
    expect(person.link("play-replay")).to_be_visible()


@each_game
def test_a_whole_match_against_bots_is_a_few_clicks_from_the_first_page(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game)
    ann.go("/")
    ann.page.locator(f"input[type=radio][value={game.id}]").check(force=True)
    ann.shorten()
    ann.field("home-name").fill("Ann")
    ann.press("home-play", bots=game.rivals)
    assert ann.play_to_the_end() >= game.fewest[1]
    sees_the_end(ann)
    ann.shows(ann.confirmed())


@each_game
def test_a_whole_match_is_played_by_keyboard_alone(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, Typist)
    assert isinstance(ann, Typist)
    ann.go("/")
    ann.tab_to("input[type=radio]")
    while not ann.is_on(f"input[value={game.id}]:checked"):
        ann.key("ArrowDown")
    ann.shorten()
    ann.tab_to("input[autocomplete=nickname]")
    ann.page.keyboard.type("Ann")
    ann.tab_to("button[type=submit]")
    ann.key("Enter")
    assert ann.play_to_the_end() >= game.fewest[1]
    sees_the_end(ann)
    ann.tab_to("a[href^='/replay/']")


@each_game
def test_a_whole_match_is_played_with_a_finger_on_a_phone(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, Phone, **PHONE)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
    ann.sit_at(ann.set_table(places, **game.brief))
    assert ann.play_to_the_end() >= game.fewest[1]
    sees_the_end(ann)
    ann.has_no_sideways_scroll()
