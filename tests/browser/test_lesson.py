"""The guided first game, to its end and on to a real table."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PACE, Person


def go_on(person: Person) -> bool:
    """Do what the guide asks; False when it asks nothing more."""
    guide = person.page.locator("section.guide")
    for key in ("learn-next", "learn-confirm"):
        button = guide.get_by_role("button", name=person.say(key), exact=True)
        if button.count():
            button.click()
            return True
    if guide.get_by_role("button", name=person.say("learn-finish"), exact=True).count():
        return False
    legal = person.look()["legal"]
    if legal:
        person.hit_target(sorted(legal)[0])
    person.page.wait_for_timeout(PACE)
    return True


def test_the_guided_game_is_played_to_its_end_and_leads_to_a_real_table(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/learn/roomshare")
    expect(ann.page.locator("section.guide")).to_be_visible()
    steps = 0
    while go_on(ann):
        steps += 1
        assert steps < 400, "the lesson has no end"
    expect(ann.page.get_by_role("row", name=ann.say("score-total"))).to_be_visible()
    ann.press("learn-finish")
    ann.wait("the table", lambda glance: glance["status"] == "playing")
