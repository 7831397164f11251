"""Whatever breaks off in the middle: a page loaded again, a server that dies."""

import re

from playwright.sync_api import Route, WebSocket, expect

from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.player import next_to_move

WITH_A_BOT: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
WITH_A_FRIEND: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
NEWER = '<!doctype html><script type="module" src="/assets/index-newer.js"></script>'
# What a browser says of a server that is not there.
NOBODY_HOME = r"ERR_CONNECTION|WebSocket connection|Failed to load resource|ERR_EMPTY_RESPONSE"


@each_game
def test_a_page_loaded_again_in_mid_turn_shows_the_whole_position_and_the_turn_goes_on(
    invite: Invite, game: Game
) -> None:
    ann = invite("Ann", game)
    before = ann.draft_the_middle()
    assert before["board"] != ann.confirmed()
    assert before["seq"] is not None

    ann.page.reload()
    after = ann.wait_turn()
    assert after["seq"] == before["seq"]
    # What was composed is still there, as nothing but a draft: the match has not moved.
    assert after["board"] == before["board"]
    assert (after["composing"], after["confirm"]) == (True, before["confirm"])
    assert ann.state()["seq"] == before["seq"]
    ann.press("play-cancel")
    assert ann.wait("the position", lambda glance: not glance["composing"])["board"] == ann.confirmed()
    assert ann.play_turn() > before["seq"]


def first_to_draft(*people: Person) -> Person:
    """Whoever first chooses something that is not played at once."""
    while (mover := next_to_move(*people)) is not None:
        if mover.shown().get("moves"):
            return mover
        mover.choose(mover.look())
        mover.wait("an answer", lambda glance: not glance["busy"])
    raise AssertionError("the match is over, and nothing was a draft")


@each_game
def test_a_page_loaded_again_in_the_turn_of_another_shows_what_it_showed(invite: Invite, game: Game) -> None:
    ann, bob = invite("Ann", game), invite("Bob", game)
    table = ann.set_table(WITH_A_FRIEND, options={"first": 0})
    bob.take_seat(table)
    ann.sit_at(table)
    bob.sit_at(table)
    one = first_to_draft(ann, bob)
    other = bob if one is ann else ann
    # What somebody else is about to do is not shown before it is confirmed, nor after a page was loaded again.
    before = other.wait_seq(one.look()["seq"] or 0)
    assert before["board"] == other.confirmed()
    other.page.reload()
    assert other.wait_seq(before["seq"] or 0)["seq"] == before["seq"]
    other.shows(before["board"])
    seq = one.play_turn()
    other.wait_seq(seq)
    other.shows(one.confirmed())


def test_a_page_that_has_become_too_old_says_so_and_comes_back_to_the_position(invite: Invite) -> None:
    ann = invite("Ann")
    ann.forgive("404|Failed to fetch dynamically imported module")
    ann.sit_in(ann.game.last)
    # What a server says that has been given newer pages meanwhile: what this one has not fetched yet is gone.
    ann.page.route(re.compile(r"/assets/EndScreen-.*\.(js|css)$"), lambda route: route.fulfill(status=404))
    ann.page.route(re.compile(r":\d+/$"), lambda route: route.fulfill(body=NEWER, content_type="text/html"))
    ann.play_to_the_end()
    expect(ann.page.get_by_role("alert")).to_have_text(re.compile(re.escape(ann.say("ui-renewed"))))
    expect(ann.button("ui-reload")).to_be_in_viewport()
    ann.page.unroute_all()
    ann.press("ui-reload")
    expect(ann.page.locator(".result")).to_be_visible()
    expect(ann.button("ui-reload")).to_have_count(0)


def test_a_page_that_is_shown_before_its_table_answers_has_one_connection(invite: Invite) -> None:
    ann = invite("Ann")
    table = ann.set_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    bob = invite("Bob")
    held: list[Route] = []
    lines: list[WebSocket] = []

    def hold(route: Route) -> None:
        held.append(route)

    def note(line: WebSocket) -> None:
        lines.append(line)

    bob.page.on("websocket", note)
    bob.page.route(f"**/api/tables/{table}", hold, times=1)
    # The whole page has come, and is shown; who looks at it is not known yet, for there is no cookie.
    bob.page.goto(f"/t/{table}")
    bob.wait("the question", lambda _: held != [])
    bob.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow'))")
    held[0].continue_()
    bob.field("play-name").fill("Bob")
    bob.press("play-sit")
    bob.wait("the match", lambda now: now["status"] == "playing")
    assert len(lines) == 1


def test_a_page_comes_back_by_itself_when_the_server_was_killed_in_mid_match(invite: Invite, house: House) -> None:
    ann = invite("Ann")
    ann.forgive(NOBODY_HOME)
    ann.sit_at(ann.set_table(WITH_A_BOT, **ROOM_SHARE.short))
    ann.play_turn()
    before = ann.compose()

    # Between composing and confirming: what is confirmed meanwhile is kept and sent when somebody is there again.
    house.kill_and_bury()
    ann.confirm()
    ann.sees("play-away")
    house.open()
    assert before["seq"] is not None
    ann.wait_seq(before["seq"] + 1)

    # Between two turns: nothing that was played is missing.
    played = ann.wait_turn()
    with ann.welcomed_again():
        house.kill_and_bury()
        house.open()
    ann.play_turn()
    assert ann.state()["seq"] > (played["seq"] or 0)
    ann.page.reload()
    assert ann.wait_turn()["board"] == ann.confirmed()
