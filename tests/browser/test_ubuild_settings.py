"""What is U-Build's own besides play: time that runs out, figures of one's own box, and several at one screen."""

import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

import faubourg
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Invite
from tests.browser.games.game import Json
from tests.browser.games.ubuild import RAILROADS, U_BUILD
from tests.browser.people import Person
from tests.browser.player import has_something_to_do

BOT: Json = {"kind": "bot", "bot": "random"}
MOST_CHOICES = 60
PRICE = re.compile(r"(\[prices\]\n(?:[^\[]*\n)?red2 = { value = )2200")


@pytest.mark.clause("UB-11c")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_match_by_the_clock_shows_how_much_is_left(invite: Invite, size: dict[str, Any]) -> None:
    ann = invite("Ann", U_BUILD, **size)
    options = {"mode": "beginner", "first": 0, "length": "minutes", "minutes": 61}
    ann.sit_at(ann.set_table([{"kind": "me", "name": "Ann"}, BOT], options=options))
    clock = ann.page.locator("[role=timer]")
    expect(clock).to_contain_text(re.compile(r"1:0[01]:\d\d"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before, use_inner_text=True)
    expect(clock).to_be_in_viewport(ratio=1)


@pytest.mark.clause("UB-12b")
def test_a_table_is_played_with_the_figures_of_ones_own_box(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD)
    corrected, found = PRICE.subn(r"\g<1>2250", faubourg.game("ubuild").data)
    assert found == 1
    ann.go(f"/new?game=ubuild&mode=beginner&layout={RAILROADS}")
    ann.page.get_by_role("radio", name="2", exact=True).click()
    ann.page.locator("summary", has_text=ann.say("new-figures")).click()
    file = FilePayload(name="my-box.toml", mimeType="text/plain", buffer=corrected.encode())
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.sees("new-figures-good", file="my-box.toml")
    # UB-2a Four in Beginner, whatever the figures.
    expect(ann.page.get_by_role("radio", name="5", exact=True)).to_be_disabled()
    ann.press("new-create")
    bob = invite("Bob", U_BUILD)
    bob.go(ann.field("play-invite-link").input_value())
    bob.field("play-name").fill("Bob")
    bob.press("play-sit")
    bob.wait("the table", lambda glance: glance["status"] is not None)
    expect(bob.link("play-figures-tag")).to_be_visible()
    expect(bob.target("district:red2")).to_have_accessible_name(re.compile("2,250"))
    expect(bob.target("district:red3")).to_have_accessible_name(re.compile("2,400"))
    table = bob.page.url.rpartition("/")[2]
    assert bob.context.request.get(f"/api/tables/{table}/data").text() == corrected


def test_two_at_one_screen_take_turns_on_a_board_of_their_own(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD)
    places: list[Json] = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    options = {"mode": "beginner", "layout": RAILROADS, "first": 0, "length": "rounds", "rounds": 2}
    ann.sit_at(ann.set_table(places, options=options))
    for name in ("Ann", "Bob"):
        ann.wait(f"the cover for {name}", lambda glance: glance["covered"])
        expect(ann.page.locator(U_BUILD.picture)).to_have_count(0)
        ann.press("play-i-am", name=name)
        play_until_covered(ann)
    ann.press("play-i-am", name="Ann")
    ann.wait_turn()
    assert ann.state()["seat"] == 0
    ann.shows(ann.confirmed())


def play_until_covered(person: Person) -> None:
    """One choice after the other, until the device is passed on."""
    for _ in range(MOST_CHOICES):
        glance = person.wait("a choice", lambda now: now["covered"] or has_something_to_do(now))
        if glance["covered"]:
            return
        if glance["confirm"]:
            person.confirm()
        else:
            person.choose(glance)
    raise AssertionError("nobody else's turn comes")
