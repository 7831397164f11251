"""What is City's own besides play: the stop at a rent, how bots and animations are shown, and time that runs out."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from faubourg.games.city.numbering import DONE, ROLL
from tests.browser.company import cash_of, do, happened, kinds, owner_of
from tests.browser.conftest import Invite
from tests.browser.games.city import AWAY, CITY, TRAVEL, at_bid
from tests.browser.games.game import Json, at_button
from tests.browser.games.stories import BUILDING, HASTY, PERMIT, ROLLING
from tests.browser.people import Person
from tests.browser.player import has_something_to_do
from tests.browser.test_city import composing
from tests.browser.test_unit import SMALL
from tests.browser.ways import Phone

MOVING: Json = {"reduced_motion": "no-preference"}
LONGEST = 10_000  # milliseconds: so long no journey takes
# How long the board is animated in all, in milliseconds: meanwhile there is a button to skip it.
WATCH = """words => {
  window.animated = 0;
  let last = null;
  const look = now => {
    const moving = [...document.querySelectorAll("[data-skip]")].some(one => one.textContent.trim() === words);
    if (moving && last !== null) window.animated += now - last;
    last = moving ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def prefer(person: Person, name: str, *, on: bool) -> None:
    """Set it in the menu of the table."""
    person.press("play-menu")
    label = person.page.locator("dialog label", has_text=person.say(f"prefer-{name}"))
    person.hit(label)
    expect(label.get_by_role("switch")).to_be_checked(checked=on)
    person.page.keyboard.press("Escape")


def animated(person: Person) -> float:
    return float(person.page.evaluate("() => window.animated"))


def charge(person: Person, amount: int) -> None:
    """From now on it is told after each roll that the first seat has paid this rent, wherever the dice lead."""
    rent = {"kind": "rent-paid", "seat": 0, "owner": 1, "district": "lightblue2", "amount": amount, "clause": "CI-11a"}

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)

        def pass_on(text: str | bytes) -> None:
            message: Json = json.loads(text)
            if message["type"] == "state" and message["events"][0]["kind"] == "dice-rolled":
                told = [event for event in message["events"] if event["kind"] != "rent-paid"]
                message["events"] = [*told, rent]
            socket.send(json.dumps(message))

        server.on_message(pass_on)

    person.page.route_web_socket("**/ws/*", meet)


def roll(person: Person) -> int:
    """What the first seat has in the end."""
    before = person.look()["seq"] or 0
    person.hit(person.page.locator(at_button(str(ROLL))))
    # The picture may stop on its way there.
    person.wait("the dice", lambda _: person.state()["seq"] > before)
    return cash_of(person, 0)


def test_it_stops_at_ones_own_rent_until_it_is_paid_if_one_wants(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    charge(ann, 770)
    ann.sit_in(ROLLING)
    prefer(ann, "rents", on=False)
    cash = roll(ann)
    shown, pay = ann.page.locator("li.me .cash"), ann.page.locator(".prompt [data-pay]")
    expect(pay).to_be_visible()
    # It is paid in the match, but not yet in the picture.
    expect(shown).to_contain_text(f"{cash + 770:,}")
    ann.hit(pay)
    expect(shown).to_contain_text(f"{cash:,}")
    expect(pay).to_have_count(0)


def test_rents_are_paid_without_asking_as_a_rule(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    charge(ann, 770)
    ann.sit_in(ROLLING)
    cash = roll(ann)
    expect(ann.page.locator("li.me .cash")).to_contain_text(f"{cash:,}")
    expect(ann.page.locator(".prompt [data-pay]")).to_have_count(0)


def test_fast_bots_play_without_animation(invite: Invite) -> None:
    ann = invite("Ann", CITY, pace=None, **MOVING)
    ann.sit_in(BUILDING)
    prefer(ann, "fastbots", on=True)
    before = ann.look()["seq"] or 0
    ann.page.evaluate(WATCH, ann.say("play-skip"))
    ann.hit(ann.page.locator(at_button(str(DONE))))
    # What they roll may lead to something that Ann is asked.
    ann.wait("the bots", lambda now: (now["seq"] or 0) > before + (1 if has_something_to_do(now) else 3))
    assert {"dice-rolled", "moved"} <= kinds(ann)
    assert animated(ann) == 0


def test_a_quick_animation_takes_half_the_time(invite: Invite) -> None:
    ann = invite("Ann", CITY, **MOVING)
    ann.sit_in(TRAVEL)
    taken: list[float] = []
    # Its frames come as on a machine that has nothing else to do.
    ann.stop_time()
    ann.page.evaluate(WATCH, ann.say("play-skip"))
    for _ in ("usual", "quick"):
        ann.hit_target(f"district:{AWAY}")
        expect(ann.button("play-skip")).to_be_visible()
        ann.page.clock.run_for(LONGEST)
        expect(ann.button("play-skip")).to_have_count(0)
        taken.append(animated(ann) - sum(taken))
        ann.page.keyboard.press("Escape")
        ann.wait("the question", lambda now: not now["composing"])
        prefer(ann, "quick", on=len(taken) == 1)
    usual, quick = taken
    assert 0 < quick < 0.8 * usual


@pytest.mark.parametrize("size", [{}, SMALL], ids=["desktop", "phone"])
def test_a_match_by_the_hour_shows_its_clock(invite: Invite, size: Json) -> None:
    ann = invite("Ann", CITY, **size)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    ann.sit_at(ann.set_table(places, options={"first": 0, "length": "hour", "minutes": 61}))
    clock = ann.page.locator("[role=timer]")
    expect(clock).to_contain_text(re.compile(r"1:0[01]:\d\d"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before, use_inner_text=True)
    expect(clock).to_be_in_viewport(ratio=1)


def test_an_auction_that_runs_out_goes_to_whoever_leads(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    ann.sit_in(HASTY)
    ann.hit_target("district:red2")
    ann.wait("the opening price", lambda now: not now["busy"] and 10 in now["bids"])
    do(ann, at_bid(10))
    # Ann neither bids again nor drops out: only the clock ends it.
    ann.wait("the last second", lambda _: "time-up" in kinds(ann))
    told = list(happened(ann))
    leader = next(event["seat"] for event in reversed(told) if event["kind"] == "bid-made")
    assert owner_of(ann, "red2") == leader
    assert next(event["seat"] for event in told if event["kind"] == "district-won") == leader
    expect(ann.page.locator(".prompt [data-bid]")).to_have_count(0)


def test_on_a_phone_the_prompt_is_in_the_window_whatever_it_is_about(invite: Invite) -> None:
    # The words are longer in French.
    ann = invite("Ann", CITY, Phone, language="fr", **SMALL, is_mobile=True)
    assert isinstance(ann, Phone)
    ann.sit_in(PERMIT)
    ann.has_prompt_in_view()
    ann.has_no_sideways_scroll()
    composing(ann)
    ann.has_prompt_in_view()
    ann.has_no_sideways_scroll()
