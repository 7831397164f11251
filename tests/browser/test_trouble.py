"""Whatever breaks off in the middle: a page loaded again, a server that dies."""

from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.people import Json, tenants_of

DUEL_WITH_A_BOT: Json = {
    "places": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}],
    "options": {"duel": True, "first": 0},
}
# What a browser says of a server that is not there.
NOBODY_HOME = r"ERR_CONNECTION|WebSocket connection|Failed to load resource|ERR_EMPTY_RESPONSE"


def test_a_page_loaded_again_in_mid_turn_shows_the_whole_position_and_the_turn_goes_on(invite: Invite) -> None:
    ann = invite("Ann")
    ann.sit_at(ann.set_table(**DUEL_WITH_A_BOT))
    seq = ann.play_turn()
    before = ann.compose()
    assert before["tenants"] != tenants_of(ann.state()["view"])

    ann.page.reload()
    after = ann.wait_turn()
    assert after["seq"] == before["seq"] is not None
    # What was composed is still there, as nothing but a draft: the match has not moved.
    assert after["tenants"] == before["tenants"]
    assert after["confirm"]
    assert ann.state()["seq"] == before["seq"]
    ann.press("play-cancel")
    assert ann.wait("the position", lambda glance: not glance["composing"])["tenants"] == tenants_of(
        ann.state()["view"]
    )
    assert ann.play_turn() > seq


def test_a_page_comes_back_by_itself_when_the_server_was_killed_in_mid_match(invite: Invite, house: House) -> None:
    ann = invite("Ann")
    ann.forgive(NOBODY_HOME)
    ann.sit_at(ann.set_table(**DUEL_WITH_A_BOT))
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
    house.kill_and_bury()
    house.open()
    ann.play_turn()
    assert ann.state()["seq"] > (played["seq"] or 0)
    ann.page.reload()
    assert ann.wait_turn()["tenants"] == tenants_of(ann.state()["view"])
