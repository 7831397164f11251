"""Whoever types is left alone: no key is lost, none goes elsewhere, and one press is enough."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, ViewportSize, WebSocketRoute, expect

from tests.browser.chromium import PHONE
from tests.browser.company import Company, cash_of, happened, money, send
from tests.browser.conftest import Invite
from tests.browser.fields import WAYS, fields_of, press, ready, try_fields, type_into
from tests.browser.games.city import CITY, at_bid
from tests.browser.games.every import GAMES
from tests.browser.games.game import Json
from tests.browser.games.stories import ANSWERING, BIDDING, LIVE, OWING, ROLLING, Position
from tests.browser.people import Person
from tests.browser.test_access import menu, replayed, waiting
from tests.browser.test_city import auction_of, decline_and_open, sees_bid
from tests.browser.test_screen import TWO_AT_ONE_SCREEN, hand_on_page
from tests.browser.ways import Phone, Typist, tap
from tests.server.city import LEISURELY

SMALL_PHONE: Json = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# What is left of a telephone's screen above its keyboard.
ABOVE_KEYBOARD = ViewportSize(width=390, height=480)
SEND, BID = ".prompt [data-send]", ".prompt [data-bid-typed]"
SEATS = 3  # of a new table, the last one with a name of its own
HIGH = 3000  # more than any bot bids
BESIDE = 12  # so many pixels at most are between a field and what is said of it


# Where there are fields


def home(person: Person) -> None:
    person.go("/")
    expect(person.page.get_by_role("radio")).to_have_count(len(GAMES))


def new_table(person: Person) -> None:
    """With all that can be folded open, and all that depends on something else chosen."""
    person.go("/new?game=city")
    page = person.page
    page.get_by_role("radio", name=str(SEATS), exact=True).check(force=True)
    page.get_by_role("combobox", name=person.say("new-time"), exact=True).select_option(index=2)
    page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    page.get_by_role("combobox", name=person.say("new-who", number=SEATS), exact=True).select_option("me")


def guest(person: Person) -> None:
    """Somebody comes to a table by its link, and has not sat down yet."""
    waiting(person)
    table = person.page.url
    person.context.clear_cookies()
    person.go(table)


def confirming(person: Person) -> None:
    """A bid waits for its confirmation."""
    person.hit(person.page.locator(".prompt [data-bid]").first)
    person.wait("the confirmation", lambda now: now["confirm"])
    chat(person)


def dealing(person: Person) -> None:
    person.sit_in(ROLLING)
    compose(person)


def compose(person: Person) -> None:
    person.hit(person.page.locator(".prompt [data-deal]"))
    expect(money(person)).to_be_visible()


def countering(person: Person) -> None:
    person.sit_in(ANSWERING)
    person.hit(person.page.locator(".prompt [data-counter]"))
    expect(money(person)).to_be_visible()


def owing(person: Person) -> None:
    person.sit_in(OWING)
    compose(person)


def chat(person: Person) -> None:
    if person.button("play-chat").count():
        person.press("play-chat")


def link_of_ones_own(person: Person) -> None:
    person.sit_in(ROLLING)
    person.choose_from_menu("play-personal-link")
    expect(person.field("play-personal-link")).to_be_visible()


def taken_along(person: Person) -> None:
    person.go(person.field("play-personal-link").input_value())
    person.page.reload()
    person.press("seat-take")
    expect(person.field("seat-next-label")).to_be_visible()


def play_on(person: Person) -> None:
    person.press("replay-play-on")


def unit(person: Person) -> None:
    person.go("/unit")
    person.page.locator(".device").wait_for()


class Stop(NamedTuple):
    come: Callable[[Person], None]
    # The fields that must be met there, by the message of their name; others may be.
    fields: tuple[str, ...] = ()


STOPS: dict[str, Stop] = {
    "home": Stop(home, ("home-name", "home-join-field")),
    "new table": Stop(
        new_table,
        ("new-who", "new-name", "option-rounds", "option-first", "new-time", "new-bank", "new-chat"),
    ),
    "waiting room": Stop(waiting, ("play-invite-link",)),
    "guest": Stop(guest, ("play-name",)),
    "auction": Stop(lambda person: person.sit_in(BIDDING), ("auction-any",)),
    "confirmation": Stop(confirming, ("play-chat-label",)),
    "live auction": Stop(lambda person: person.sit_in(LIVE), ("auction-any",)),
    "offer": Stop(dealing, ("deal-cash-label",)),
    "suggestion": Stop(countering, ("deal-cash-label",)),
    "debt": Stop(owing, ("deal-cash-label",)),
    "menu": Stop(menu, ("sound", "prefer-quick")),
    "personal link": Stop(link_of_ones_own, ("play-personal-link",)),
    "seat link": Stop(taken_along, ("seat-next-label",)),
    "replay": Stop(replayed, ("replay-slider", "replay-speed", "replay-eyes")),
    "play on": Stop(play_on, ("replay-play-on-name", "replay-play-on-seat")),
    "unit": Stop(unit, ("unit-cash", "unit-district", "unit-tower")),
    "fair play": Stop(lambda person: person.go("/fair"), ("fair-choose",)),
    "lesson": Stop(lambda person: person.go("/learn/city")),
}


@pytest.mark.parametrize(("kind", "size"), [(Person, {}), (Phone, PHONE)], ids=["mouse and keyboard", "touch"])
def test_every_field_of_every_page_keeps_the_focus_and_every_key(
    invite: Invite, kind: type[Person], size: Json
) -> None:
    ann = invite("Ann", CITY, kind, **size)
    # A number that is being typed is not one that a table can have: the form asks, and is told so.
    ann.forgive("status of 422 .*/check-options")
    ready(ann)
    faults: list[str] = []
    for name, stop in STOPS.items():
        stop.come(ann)
        met, wrong = try_fields(ann, *WAYS[kind])
        faults += [f"{name}: {line}" for line in wrong]
        # Words for those who cannot see may follow in a label.
        wanted = [ann.say(key, number=SEATS) for key in stop.fields]
        faults += [f"{name}: there is no {one}" for one in wanted if not any(each.startswith(one) for each in met)]
    assert not faults, "\n".join(faults)


# One press is enough

PRESSES = {"mouse": (Person, {}), "touch": (Phone, PHONE), "key": (Typist, {})}
by_each = pytest.mark.parametrize("way", PRESSES)


def come_by(invite: Invite, way: str) -> Person:
    kind, size = PRESSES[way]
    return invite("Ann", CITY, kind, **size)


def enter(person: Person, field: Locator) -> None:
    """Be in the field; on a telephone its keyboard comes."""
    if isinstance(person, Typist):
        field.focus()
    else:
        person.hit(field)
    if isinstance(person, Phone):
        person.page.set_viewport_size(ABOVE_KEYBOARD)
        expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()


def go_on(person: Person, button: str) -> None:
    """At once, whatever is still under way."""
    place = person.page.locator(button)
    if isinstance(person, Phone):
        expect(place).to_be_in_viewport(ratio=1)
    if isinstance(person, Typist):
        person.key("Enter")
    else:
        place.click()


def made(person: Person, kind: str) -> list[Json]:
    """What the seat that somebody sits at did of that kind."""
    seat = person.state()["seat"]
    return [event for event in happened(person) if event["kind"] == kind and event["seat"] == seat]


def amount_field(person: Person) -> Locator:
    return person.page.get_by_label(person.say("auction-any"), exact=True)


@by_each
def test_an_offer_follows_every_key_and_is_sent_at_the_first_press(invite: Invite, way: str) -> None:
    ann = come_by(invite, way)
    dealing(ann)
    asset = ann.page.locator('.prompt [data-asset="lightblue2"]')
    asset.click()
    given = ann.page.locator(".prompt .side").filter(has_text=ann.say("deal-you-give"))
    enter(ann, money(ann))
    before = ann.look()["seq"] or 0
    for end, key in enumerate("500", start=1):
        ann.page.keyboard.type(key)
        expect(given).to_contain_text(ann.say("deal-cash", cash=int("500"[:end])))
    go_on(ann, SEND)
    ann.wait("the offer", lambda now: (now["seq"] or 0) > before)
    assert [(event["cash_offered"], event["wanted"]) for event in made(ann, "deal-offered")] == [(500, ["lightblue2"])]


def test_a_sum_too_large_for_one_partner_is_sent_to_another_at_the_first_press(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    dealing(ann)
    partners = [int(button.get_attribute("data-partner") or "") for button in ann.page.locator("[data-partner]").all()]
    poor, *_, rich = sorted(partners, key=lambda seat: cash_of(ann, seat))
    total = cash_of(ann, rich)
    assert total > cash_of(ann, poor), "All partners have the same: the story no longer shows what it should"
    ann.hit(ann.page.locator(f'.prompt [data-partner="{poor}"]'))
    ann.press("deal-i-receive")
    ann.page.locator(".prompt fieldset").first.locator("[data-asset]").first.click()
    money(ann).fill(str(total))
    expect(ann.page.locator(".prompt .amount [role=alert]")).to_have_text(
        ann.say("number-high", high=cash_of(ann, poor))
    )
    ann.hit(ann.page.locator(f'.prompt [data-partner="{rich}"]'))
    send(ann)
    assert [(event["partner"], event["cash_wanted"]) for event in made(ann, "deal-offered")] == [(rich, total)]


@by_each
@pytest.mark.parametrize("place", [BIDDING, LIVE], ids=["in turn", "live"])
def test_a_bid_is_made_at_the_first_press(invite: Invite, way: str, place: Position) -> None:
    ann = come_by(invite, way)
    ann.sit_in(place)
    before = ann.look()["seq"] or 0
    enter(ann, amount_field(ann))
    # The least bid stands there, and the first key replaces it.
    ann.page.keyboard.type(str(HIGH))
    expect(ann.page.locator(BID)).to_have_text(ann.say("auction-bid", amount=HIGH))
    go_on(ann, BID)
    if ann.wait("an answer", lambda now: now["confirm"] or (now["seq"] or 0) > before)["confirm"]:
        ann.page.locator(".prompt button[aria-keyshortcuts=Enter]").click()
    ann.wait("the bid", lambda _: bool(made(ann, "bid-made")))
    assert [event["amount"] for event in made(ann, "bid-made")] == [HIGH]


def test_what_cannot_be_bid_is_said_beside_the_field_and_nothing_is_lost(invite: Invite) -> None:
    ann = invite("Ann", CITY, Phone, **SMALL_PHONE)
    ann.sit_in(BIDDING)
    before = ann.look()["seq"]
    (form,) = ann.state()["forms"]
    low, high, step = form["low"], form["high"], form["step"]
    wrong = {
        "12x": ann.say("number-unreadable"),
        "-5": ann.say("number-unreadable"),
        "": ann.say("number-empty"),
        "0": ann.say("number-low", low=low),
        str(low + step // 2 - 1): ann.say("number-step", step=step, near=low),
        str(high + step): ann.say("number-high", high=high),
        "9" * 30: ann.say("number-high", high=high),
    }
    field, problem = amount_field(ann), ann.page.locator(".prompt .amount [role=alert]")
    tap(field)
    for text, sentence in wrong.items():
        ann.page.keyboard.press("ControlOrMeta+A")
        ann.page.keyboard.press("Delete")
        ann.page.keyboard.type(text)
        ann.page.keyboard.press("Enter")
        expect(problem).to_have_text(sentence)
        expect(field).to_have_value(text)
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description(sentence)
        is_below(problem, field)
        ann.has_no_sideways_scroll()
    # It is still there for whoever comes back to it.
    tap(ann.page.locator(".prompt h2"))
    expect(field).to_have_value("9" * 30)
    assert ann.look()["seq"] == before
    assert not ann.look()["confirm"]


def is_below(one: Locator, other: Locator) -> None:
    box, above = one.bounding_box(), other.bounding_box()
    assert box is not None
    assert above is not None
    assert 0 <= box["y"] - above["y"] - above["height"] < BESIDE, f"{box} is not below {above}"


# What others do meanwhile


def type_while(person: Person, name: str, meanwhile: Callable[[], None]) -> None:
    """Into the field of that name, and something happens after half of it."""
    found = next(one for one in fields_of(person) if one["name"] == person.say(name))
    press(person, found)
    assert type_into(person, found, meanwhile) == []


def test_others_bid_while_somebody_types(invite: Invite) -> None:
    people = [invite(name, CITY) for name in ("Ann", "Bob", "Cleo")]
    for person in people:
        ready(person)
    company = Company(*people, data=LEISURELY, rounds=20, auctions="live")
    caller = decline_and_open(company)
    typing, bidding = (person for person in people if person is not caller)
    typing.wait("the auction", lambda now: 50 in now["bids"])

    def bid(person: Person, amount: int) -> None:
        person.wait("the auction", lambda now: amount in now["bids"])
        person.page.locator(at_bid(amount)).click()
        sees_bid(typing, amount)

    type_while(typing, "auction-any", lambda: bid(bidding, 50))
    type_while(typing, "play-chat-label", lambda: bid(caller, 100))
    # Somebody bids more than what is typed: the sum stays, and is not bid for more than it says.
    enter(typing, amount_field(typing))
    typing.page.keyboard.press("ControlOrMeta+A")
    typing.page.keyboard.type("150")
    bid(bidding, 200)
    expect(amount_field(typing)).to_have_value("150")
    typing.page.locator(BID).click()
    expect(typing.page.locator(".prompt .amount [role=alert]")).to_have_text(
        typing.say("number-low", low=auction_of(typing)["low"])
    )
    typing.page.keyboard.press("ControlOrMeta+A")
    typing.page.keyboard.type("270")
    typing.page.locator(BID).click()
    sees_bid(bidding, 270)


def test_an_onlooker_comes_and_talks_while_somebody_composes_an_offer(invite: Invite) -> None:
    ann, cleo = invite("Ann", CITY), invite("Cleo", CITY)
    ready(ann)
    dealing(ann)

    def talk() -> None:
        cleo.sit_at(ann.page.url.rpartition("/")[2])
        cleo.field("play-chat-label").fill("Good evening")
        cleo.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("log", name=ann.say("play-chat"))).to_contain_text("Good evening")

    type_while(ann, "deal-cash-label", talk)


def test_what_is_written_while_a_line_is_on_its_way_stays(invite: Invite) -> None:
    ann = invite("Ann")
    post = Post(ann)
    ann.sit_at(ann.set_table(TWO_AT_ONE_SCREEN, options={"first": 0}))
    ann.press("play-i-am", name="Ann")
    chat = ann.field("play-chat-label")
    chat.click()
    post.is_held = True
    ann.page.keyboard.type("Good evening")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.type("all")
    post.deliver()
    expect(ann.page.get_by_role("log", name=ann.say("play-chat"))).to_contain_text("Good evening")
    expect(ann.page.locator(".chat button[aria-busy=true]")).to_have_count(0)
    expect(chat).to_have_value("all")
    expect(chat).to_be_focused()


def test_the_screen_is_covered_for_the_next_one_when_what_is_typed_is_finished(invite: Invite) -> None:
    ann = invite("Ann")
    post = Post(ann)
    ann.sit_at(ann.set_table(TWO_AT_ONE_SCREEN, options={"first": 0}))
    ann.press("play-i-am", name="Ann")
    ann.compose()
    post.is_held = True
    ann.confirm()
    chat = ann.field("play-chat-label")
    chat.click()
    ann.page.keyboard.type("hal")
    post.deliver()
    ann.wait("the move", lambda now: not now["asked"])
    ann.page.keyboard.type("lo")
    expect(chat).to_be_focused()
    expect(chat).to_have_value("hallo")
    # Bob may look already.
    assert hand_on_page(ann) == []
    ann.page.keyboard.press("Tab")
    ann.wait("the cover", lambda now: now["covered"])
    ann.press("play-i-am", name="Bob")
    expect(chat).to_have_value("hallo")


class Post:
    """What the server sends to a page can be held back for a while."""

    def __init__(self, person: Person) -> None:
        self.is_held = False
        self.kept: list[str | bytes] = []
        person.page.route_web_socket("**/ws/*", self.meet)

    def meet(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(self.bring)

    def bring(self, text: str | bytes) -> None:
        if self.is_held:
            self.kept.append(text)
        else:
            self.socket.send(text)

    def deliver(self) -> None:
        self.is_held = False
        for text in self.kept:
            self.socket.send(text)
        self.kept.clear()
