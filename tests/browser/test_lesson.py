"""The guided first game, to its end and on to a real table."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game
from tests.browser.people import Glance, Person


def what_is_shown(person: Person) -> tuple[str, Glance]:
    return person.page.locator("section.guide").inner_text(), person.look()


def go_on(person: Person) -> bool:
    """Do what the guide asks, and wait for what comes of it; False when it asks nothing more."""
    before = what_is_shown(person)
    guide = person.page.locator("section.guide")
    wanted = [guide.get_by_role("button", name=person.say(key), exact=True) for key in ("learn-next", "learn-confirm")]
    if button := next((one for one in wanted if one.count()), None):
        button.click()
    elif guide.get_by_role("button", name=person.say("learn-finish"), exact=True).count():
        return False
    elif legal := person.look()["legal"]:
        person.hit_target(sorted(legal)[0])
    else:
        guide.get_by_role("button").first.click()
    person.wait("the guide", lambda _: what_is_shown(person) != before)
    return True


@each_game
def test_the_guided_game_is_played_to_its_end_and_leads_to_a_real_table(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game)
    ann.go(f"/learn/{game.id}")
    expect(ann.page.locator("section.guide")).to_be_visible()
    steps = 0
    while go_on(ann):
        steps += 1
        assert steps < 400, "the lesson has no end"
    expect(ann.page.get_by_role("row", name=ann.say("score-total"))).to_be_visible()
    ann.press("learn-finish")
    ann.wait("the table", lambda glance: glance["status"] == "playing")
