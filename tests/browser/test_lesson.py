"""The guided first game, to its end and on to a real table."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game
from tests.browser.people import Person

MOST_STEPS = 400
FIRST_STEPS = 4


def wanted_by_guide(person: Person) -> str:
    """A button of its own, or a move; only once it has answered what was done last."""
    guide = person.page.locator("section.guide")
    expect(guide).to_have_attribute("aria-busy", "false")
    return guide.get_attribute("data-asks") or ""


def do_what_is_wanted(person: Person, wanted: str) -> None:
    """From here on the guide is busy, or asks for something else: there is nothing else to wait for."""
    if wanted != "move":
        person.press(f"learn-{wanted}")
    elif legal := person.look()["legal"]:
        person.hit_target(sorted(legal)[0])
    else:
        person.hit(person.page.locator("section.guide [data-move]").first)


@each_game
def test_the_guided_game_is_played_to_its_end_and_leads_to_a_real_table(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game)
    ann.go(f"/learn/{game.id}")
    steps = 0
    while (wanted := wanted_by_guide(ann)) != "finish":
        do_what_is_wanted(ann, wanted)
        steps += 1
        assert steps < MOST_STEPS, "the lesson has no end"
    assert steps > 5
    # Where it goes on beside the table, it leads there too.
    for address in game.lessons:
        expect(ann.page.locator(f'section.guide a[href="{address}?lesson"]')).to_be_visible()
    expect(ann.page.get_by_role("row", name=ann.say("score-total"))).to_be_visible()
    ann.press("learn-finish")
    ann.wait("the table", lambda glance: glance["status"] == "playing")


def test_the_guided_game_runs_where_a_browser_does_not_say_what_can_be_seen(invite: Invite) -> None:
    ann = invite("Ann")
    ann.context.add_init_script("delete Element.prototype.checkVisibility")
    ann.go("/learn/roomshare")
    assert ann.page.evaluate("() => 'checkVisibility' in document.body") is False
    for _ in range(FIRST_STEPS):
        do_what_is_wanted(ann, wanted_by_guide(ann))
    wanted_by_guide(ann)
    # It still finds what it speaks of.
    expect(ann.page.locator(".pointed").first).to_be_attached()


def test_a_chapter_can_be_opened_left_and_taken_up_again(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/learn/roomshare")
    guide = ann.page.locator("section.guide")
    wanted_by_guide(ann)
    guide.locator("summary").first.click()
    guide.get_by_role("button", name=ann.say("learn-roomshare-chapter-events")).click()
    expect(guide.get_by_role("heading")).to_have_text(ann.say("learn-roomshare-kinds-title"))
    ann.go("/about")
    ann.go("/learn/roomshare")
    expect(guide.get_by_role("heading")).to_have_text(ann.say("learn-roomshare-kinds-title"))
    ann.press("learn-leave")
    ann.wait("the table", lambda glance: glance["status"] == "playing")
