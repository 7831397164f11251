"""Links for other devices: what a camera reads of them is what stands beside it."""

import re

from playwright.sync_api import Locator, Route, expect

from tests.browser import qr
from tests.browser.conftest import Invite
from tests.browser.games.game import Json
from tests.browser.people import Person

WITH_A_FRIEND: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
# An address at which others in the house find the server.
ROOT = "http://192.168.178.114:8017"
SQUARE = re.compile(r"M(\d+) (\d+)h1v1h-1z")


def let_in(person: Person) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json={"root": ROOT, "offered": None, "switch": False})

    person.context.route("**/api/house", answer)


def scanned(code: Locator) -> str:
    """What a camera reads."""
    expect(code).to_be_visible()
    size = int((code.get_attribute("viewBox") or "").split()[-1])
    drawn = code.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in SQUARE.findall(drawn)}
    assert "".join(f"M{x} {y}h1v1h-1z" for x, y in sorted(dark, key=lambda place: place[::-1])) == drawn
    # Around it nothing is dark.
    quiet = min(map(min, dark))
    assert quiet >= 2
    return qr.read([[(x, y) in dark for x in range(quiet, size - quiet)] for y in range(quiet, size - quiet)])


def test_the_codes_of_an_invitation_and_of_the_personal_link_are_the_links_themselves(invite: Invite) -> None:
    ann = invite("Ann")
    let_in(ann)
    table = ann.set_table(WITH_A_FRIEND)
    ann.go(f"/t/{table}")
    code = ann.page.get_by_role("img", name=ann.say("play-invite-code"))
    assert scanned(code) == ann.field("play-invite-link").input_value() == f"{ROOT}/t/{table}"
    bob = invite("Bob")
    bob.take_seat(table)
    ann.wait("the board", lambda glance: glance["status"] == "playing")
    ann.choose_from_menu("play-personal-link")
    mine = scanned(ann.page.get_by_role("img", name=ann.say("play-personal-code")))
    assert mine == ann.field("play-personal-link").input_value()
    assert mine.startswith(f"{ROOT}/seat#")
    # It is a way to this seat: whoever opens it elsewhere sits there.
    cleo = invite("Cleo")
    cleo.go(mine.removeprefix(ROOT))
    cleo.press("seat-take")
    cleo.page.get_by_role("link", name=cleo.say("seat-go")).click()
    expect(cleo.page.locator(".prompt")).to_be_visible()
