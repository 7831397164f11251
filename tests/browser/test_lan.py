"""A phone in the same house: let in from the page of the table, over plain http, on an address of the house."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Request, expect

from tests.browser.chromium import DESKTOP, PHONE, Chrome
from tests.browser.games.game import Json
from tests.browser.lan import DistantHouse, browser_on, distant_house
from tests.browser.people import Person
from tests.machines import HOST, Machine, two_machines

# Asked from within a page, as this process is on none of the two machines.
ASK = """async ([method, path, body]) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method, headers, body: body === null ? undefined : JSON.stringify(body) });
    return { status: answer.status, body: await answer.json() };
}"""
# Where a browser is when nobody answers.
NOTHING_THERE = "chrome-error://chromewebdata/"
# What a browser says of itself, and of plain http.
OPENER = "Cross-Origin-Opener-Policy header has been ignored"


class Neighbour(Person):
    """Somebody whose machine is not this one."""

    def check_host(self, request: Request) -> None:
        if not request.url.startswith((f"http://{HOST}:", "http://127.0.0.1:", "data:", "blob:")):
            self.complain(f"asked another host: {request.url}")

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        found: Json = self.page.evaluate(ASK, [method, path, body])
        return found


class Evening(NamedTuple):
    house: DistantHouse
    ann: Neighbour
    bob: Neighbour


@pytest.fixture(scope="module")
def machines() -> Iterator[tuple[Machine, Machine]]:
    with two_machines() as both:
        yield both


@pytest.fixture
def evening(chrome: Chrome, machines: tuple[Machine, Machine], tmp_path: Path) -> Iterator[Evening]:
    """Ann at the machine that serves, Bob with a telephone."""
    host, phone = machines
    with distant_house(tmp_path, host) as house:
        desk, pocket = browser_on(host, chrome, tmp_path), browser_on(phone, chrome, tmp_path)
        ann = Neighbour("Ann", desk.new_context(base_url=house.address, locale="en-GB", **DESKTOP))
        bob = Neighbour("Bob", pocket.new_context(locale="en-GB", reduced_motion="reduce", **PHONE))
        bob.forgive(OPENER)
        yield Evening(house, ann, bob)
        desk.close()
        pocket.close()
        assert ann.complaints + bob.complaints == []


def lay_table(ann: Neighbour) -> str:
    ann.go("/about")
    places = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = ann.ask("POST", "/api/tables", {"game": "roomshare", "places": places, "options": {"first": 1}})
    return str(made["body"]["table"])


def test_a_phone_is_let_in_from_the_page_of_a_table_and_out_again(evening: Evening) -> None:
    house, ann, bob = evening
    table = lay_table(ann)
    ann.go(f"/t/{table}")

    # The waiting room begins with the invitation, which says that it leads nobody here yet.
    expect(ann.page.locator("main h2").first).to_have_text(ann.say("play-invite"))
    link = ann.field("play-invite-link")
    code = ann.page.get_by_role("img", name=ann.say("play-invite-code"))
    expect(link).to_have_value(f"{house.address}/t/{table}")
    ann.sees("nearby-alone")
    expect(code).to_have_count(0)
    root = f"http://{HOST}:{house.port}"
    assert ann.say("nearby-switch-help", address=f"{root}/") in ann.page.inner_text("main")
    finds_nobody(bob, root)

    # It says what it will do, and does it.
    switch = ann.page.get_by_role("switch", name=ann.say("nearby-switch"))
    switch.check()
    expect(link).to_have_value(f"{root}/t/{table}")
    expect(code).to_be_visible()
    ann.sees("nearby-open")
    assert f"{root}/" in house.told(), "The terminal is not told"

    # The phone sits down by the link. Nobody there can switch anything.
    bob.page.goto(f"{root}/t/{table}")
    # Whoever was sent the link wants to sit down first.
    expect(bob.page.locator("main h2").first).to_have_text(bob.say("play-seats"))
    assert bob.page.evaluate("() => [isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [False] * 3
    assert bob.ask("GET", "/api/house")["body"] == {"root": None, "offered": None, "switch": False}
    bob.forgive("status of 403")
    refused = bob.ask("POST", "/api/house", {"open": False})
    assert (refused["status"], refused["body"]["code"]) == (403, "not-at-machine")
    bob.field("play-name").fill("Bob")
    bob.press("play-sit")
    bob.wait_turn()
    has_substitutes(bob, root, table)

    # Let out again, whoever came by the house is gone.
    ann.choose_from_menu("play-invite")
    switch.uncheck()
    expect(link).to_have_value(f"{house.address}/t/{table}")
    bob.forgive("ERR_CONNECTION_REFUSED")
    finds_nobody(bob, root)


def finds_nobody(bob: Neighbour, root: str) -> None:
    with pytest.raises(Exception, match="ERR_CONNECTION_REFUSED"):
        bob.page.goto(root)
    # The browser's own page about it comes later, and would put an end to whatever is opened before.
    bob.page.wait_for_url(NOTHING_THERE, wait_until="commit")


def has_substitutes(bob: Neighbour, root: str, table: str) -> None:
    """Without share sheet, clipboard and notifications: a link that is selected, a code, the title, the sound."""
    expect(bob.page).to_have_title(re.compile("^●"))
    bob.press("play-menu")
    bob.sees("play-notify-none")
    expect(bob.page.get_by_role("switch", name=bob.say("sound"))).to_be_attached()
    bob.hit(bob.page.get_by_role("dialog").get_by_role("button", name=bob.say("play-invite"), exact=True))
    link = bob.field("play-invite-link")
    expect(link).to_have_value(f"{root}/t/{table}")
    expect(bob.page.get_by_role("img", name=bob.say("play-invite-code"))).to_be_visible()
    expect(bob.button("ui-share")).to_have_count(0)
    bob.press("ui-copy")
    expect(bob.button("ui-copied")).to_be_visible()
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert link.evaluate(selected) == f"{root}/t/{table}"
    bob.press("ui-close")
    bob.choose_from_menu("play-personal-link")
    expect(bob.field("play-personal-link")).to_have_value(re.compile(f"^{re.escape(root)}/seat#"))
    expect(bob.page.get_by_role("img", name=bob.say("play-personal-code"))).to_be_visible()
    bob.press("ui-close")
    bob.go(f"{root}/unit")
    bob.sees("beside-insecure")
