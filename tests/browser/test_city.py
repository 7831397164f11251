"""What is City's own: auctions in several browsers at once, deals and suggestions, and debts."""

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from faubourg.games import game
from faubourg.games.city.numbering import ACCEPT, BANKRUPT, BUY, DECLINE, PRESS_IDS, REFUSE
from faubourg.text.language import Language
from tests.browser.axe import visit
from tests.browser.chromium import DESKTOP
from tests.browser.company import (
    Company,
    can_press,
    cash_of,
    do,
    happened,
    kinds,
    name_sum,
    offer,
    owner_of,
    send,
    view_of,
)
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY, DROP_OUT, at_bid
from tests.browser.games.game import Json, at_button
from tests.browser.games.stories import (
    ANSWERING,
    ANSWERING_LIVE,
    BIDDING,
    LIVE,
    MAY_BUILD,
    OWING,
    PERMIT,
    ROLLING,
    SILENT,
)
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.player import has_something_to_do
from tests.browser.test_matches import sees_the_end
from tests.browser.test_trouble import NOBODY_HOME
from tests.browser.test_unit import SMALL
from tests.server.city import LEISURELY, lasting

# What a page has to say stays there until it is let go: several press, and none knows of the others.
HOLD = """() => {
    const send = WebSocket.prototype.send;
    const held = [];
    WebSocket.prototype.send = function (text) {
        held.push(() => send.call(this, text));
    };
    window.letGo = () => {
        WebSocket.prototype.send = send;
        for (const one of held) one();
    };
}"""
# What is left of an auction or an offer, on the unit beside it.
COUNT = ".prompt .offer [data-unit] dd >> nth=1"
# Seconds that pages take, however busy the machine is, to show an offer and its time.
UNANSWERED = 12
RAILROAD: dict[Language, str] = {"fr": "gare", "en": "railroad"}
NAMES = {one["id"]: one["names"]["en"] for one in game("city").scene()["districts"]}  # type: ignore[attr-defined]


def auction_of(person: Person) -> Json:
    found: Json | None = view_of(person)["auction"]
    assert found is not None, "there is no auction"
    return found


def sees_bid(person: Person, amount: int) -> None:
    person.wait(f"a bid of {amount}", lambda _: auction_of(person)["bid"] == amount)


def decline_and_open(company: Company) -> Person:
    """Somebody comes to a district that nobody owns, does not want it, and opens the auction; it is they."""
    caller = company.until_offered(DECLINE)
    caller.hit(caller.page.locator(at_button(str(DECLINE))))
    caller.wait("the opening price", lambda now: bool(now["bids"]))
    do(caller, at_bid(10))
    company.meet()
    return caller


def test_three_people_play_a_whole_match_with_auctions_and_a_deal(invite: Invite) -> None:
    company = Company(*(invite(name, CITY) for name in ("Ann", "Bob", "Cleo")), rounds=4)
    decline_and_open(company)
    dealt = False
    while company.mover() is not None:
        wanted = None if dealt else company.bargain()
        if wanted is None:
            company.play_turn()
            continue
        buyer, seller, district = wanted
        offer(buyer, company.seat(seller), district, pay=100)
        company.meet()
        do(seller, at_button(str(ACCEPT)))
        company.meet()
        assert owner_of(seller, district) == company.seat(buyer)
        dealt = True
    for person in company.people:
        assert {"bid-made", "district-won", "deal-accepted"} <= kinds(person)
        person.shows(person.confirmed())
        sees_the_end(person)


def test_several_people_bid_at_once_and_one_of_equal_bids_stands(invite: Invite) -> None:
    people = [invite(name, CITY) for name in ("Ann", "Bob", "Cleo")]
    company = Company(*people, data=LEISURELY, rounds=20, auctions="live")
    caller = decline_and_open(company)
    district = auction_of(caller)["district"]
    one, other = (person for person in people if person is not caller)
    for person in (one, other):
        person.wait("the auction", lambda now: 50 in now["bids"])
    for person in (one, other):
        person.page.evaluate(HOLD)
        person.hit(person.page.locator(at_bid(50)))
    for person in (one, other):
        person.page.evaluate("() => window.letGo()")
    for person in people:
        sees_bid(person, 50)
    leader = people[auction_of(caller)["leader"]]
    loser = other if leader is one else one
    # Whoever was slower is told, and is still in it.
    expect(loser.page.locator(".prompt")).to_contain_text(loser.say("play-late"))
    # There may have been an auction of another district before.
    made = [event for event in happened(loser) if event["kind"] == "bid-made" and event["district"] == district]
    assert [event["amount"] for event in made] == [10, 50]
    do(loser, at_bid(100))
    for person in (caller, leader):
        sees_bid(person, 100)
        do(person, DROP_OUT)
    # Nobody else is left in it, so it ends before its time.
    company.meet()
    assert owner_of(caller, district) == company.seat(loser)
    # Whoever looks elsewhere is told for some seconds who has won it.
    expect(caller.page.locator(".toast").last).to_contain_text(NAMES[district])
    expect(caller.page.locator(".toast").last).to_contain_text(loser.name)


def test_a_live_opening_shows_both_counts_until_the_bank_opens(invite: Invite) -> None:
    cleo = invite("Cleo", CITY)
    cleo.sit_in(SILENT)
    cleo.play_elsewhere("district:red2")
    panel = cleo.page.locator(".prompt")
    expect(panel.locator("[data-unit]")).to_be_visible()
    expect(panel.locator('[data-count="opening"]')).to_be_visible()
    assert not can_press(cleo, DROP_OUT)
    # Cleo says nothing. The bank opens, and the count of the auction goes on.
    cleo.wait("the bank", lambda now: "auction-opened" in kinds(cleo))
    expect(panel.locator("[data-unit]")).to_be_visible()
    expect(panel.locator('[data-count="opening"]')).to_have_count(0)
    assert {"time-up", "auction-opened"} <= kinds(cleo)


def test_an_auction_survives_a_server_that_is_killed(invite: Invite, house: House) -> None:
    ann, bob = invite("Ann", CITY), invite("Bob", CITY)
    company = Company(ann, bob, data=LEISURELY, rounds=20, auctions="live")
    caller = decline_and_open(company)
    other = bob if caller is ann else ann
    before = auction_of(other)
    for person in (ann, bob):
        person.forgive(NOBODY_HOME)
    house.kill_and_bury()
    house.open()
    for person in (ann, bob):
        person.page.reload()
    other.wait("the auction", lambda now: bool(now["bids"]))
    assert auction_of(other) == before
    # An amount that no button has.
    other.page.get_by_label(other.say("auction-any"), exact=True).fill("370")
    do(other, ".prompt [data-bid-typed]")
    sees_bid(caller, 370)
    do(caller, DROP_OUT)
    company.meet()
    assert owner_of(ann, before["district"]) == company.seat(other)


def test_an_offer_is_refused_with_a_suggestion_which_is_sent_and_accepted(invite: Invite) -> None:
    company = Company(invite("Ann", CITY), invite("Bob", CITY), rounds=20)
    while (wanted := company.bargain()) is None:
        company.play_turn()
    buyer, seller, district = wanted
    offer(buyer, company.seat(seller), district, pay=100)
    seller.wait("the offer", lambda now: str(REFUSE) in now["plain"])
    seller.hit(seller.page.locator(".prompt [data-counter]"))
    name_sum(seller, 300)
    seller.hit(seller.page.locator(".prompt [data-send]"))
    buyer.wait("the refusal", has_something_to_do)
    assert "deal-refused" in kinds(buyer)
    assert owner_of(buyer, district) == company.seat(seller)
    before = cash_of(buyer, company.seat(seller))
    buyer.hit(buyer.page.locator(".prompt [data-take-suggestion]"))
    send(buyer)
    seller.wait("the offer", lambda now: str(ACCEPT) in now["plain"])
    do(seller, at_button(str(ACCEPT)))
    company.meet()
    assert owner_of(buyer, district) == company.seat(buyer)
    assert cash_of(buyer, company.seat(seller)) == before + 300


def test_an_offer_says_what_would_change_hands(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    ann.sit_in(ANSWERING)
    panel = ann.page.locator(".prompt")
    words = (NAMES["pink3"], NAMES["lightblue1"], "500")
    for one in words:
        expect(panel).to_contain_text(one)
    # Until the answer is confirmed.
    accept(ann)
    for one in words:
        expect(panel).to_contain_text(one)
    ann.confirm()
    ann.wait("the deal", lambda _: "deal-accepted" in kinds(ann))
    assert (owner_of(ann, "pink3"), owner_of(ann, "lightblue1")) == (0, 1)


def test_whoever_is_asked_sees_the_time_of_an_offer_and_answers(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    ann.sit_in(ANSWERING_LIVE)
    runs_down(ann)
    accept(ann)
    runs_down(ann)
    ann.confirm()
    ann.wait("the deal", lambda _: "deal-accepted" in kinds(ann))
    assert owner_of(ann, "pink3") == 0
    expect(ann.page.locator(COUNT)).to_have_count(0)


def accept(person: Person) -> None:
    """Up to the confirmation."""
    person.hit(person.page.locator(at_button(str(ACCEPT))))
    person.wait("the confirmation", lambda now: now["confirm"])


def test_an_offer_that_nobody_answers_goes_away_by_itself_on_both_pages(invite: Invite) -> None:
    company = Company(invite("Ann", CITY), invite("Bob", CITY), data=lasting(UNANSWERED), rounds=20, auctions="live")
    while (wanted := company.bargain()) is None:
        mover = company.mover()
        assert mover is not None
        # Nothing is auctioned on the way there: that takes time, too.
        if can_press(mover, at_button(str(BUY))):
            mover.hit(mover.page.locator(at_button(str(BUY))))
        company.play_turn()
    buyer, seller, district = wanted
    offer(buyer, company.seat(seller), district, pay=100)
    runs_down(seller, buyer)
    # Nobody says anything.
    for person in (seller, buyer):
        expect(person.page.locator(".prompt .offer")).to_have_count(0)
        assert {"time-up", "deal-expired"} <= kinds(person)
    expect(seller.page.locator(at_button(str(ACCEPT)))).to_have_count(0)
    company.meet()
    assert owner_of(buyer, district) == company.seat(seller)
    # Whoever made it goes on with their turn.
    assert company.mover() is buyer


def runs_down(*people: Person) -> None:
    """The time of an offer is in sight, and there is less and less of it."""
    counts = [person.page.locator(COUNT) for person in people]
    for count in counts:
        expect(count).to_have_text(re.compile(r"^\d+$"))
    before = [int(count.inner_text()) for count in counts]
    for count, first in zip(counts, before, strict=True):
        expect(count).not_to_have_text(str(first))
        assert int(count.inner_text()) < first


def test_an_offer_that_is_not_allowed_says_why_until_it_is(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    ann.sit_in(ROLLING)
    ann.hit(ann.page.locator(".prompt [data-deal]"))
    name_sum(ann, 100)
    ann.sees("refusal-nothing-offered")
    expect(ann.page.locator(".prompt [data-send]")).to_be_disabled()
    expect(ann.page.locator(".prompt .said").get_by_role("link", name="CI-7a")).to_be_visible()
    # On the board, a district of the partner's.
    ann.hit_target("district:lightblue2")
    expect(ann.page.locator('.prompt [data-asset="lightblue2"]')).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".prompt [data-send]")).to_be_enabled()
    ann.press("deal-close")
    ann.wait_turn()
    assert "deal-offered" not in kinds(ann)
    ann.shows(ann.confirmed())


def test_whoever_cannot_pay_is_shown_what_is_missing_and_mortgages(invite: Invite) -> None:
    cleo = invite("Cleo", CITY)
    cleo.sit_in(OWING)
    panel = cleo.page.locator(".prompt")
    for figure in ("4,800", "3,800", "1,000", "1,560"):
        expect(panel).to_contain_text(figure)
    assert not can_press(cleo, at_button(str(BANKRUPT)))
    # Mortgages of 800 and 500 are enough, and the debt is paid with them at once.
    cleo.hit_target("district:brown2")
    cleo.wait("what is still missing", lambda now: not now["busy"] and now["composing"])
    expect(panel).to_contain_text("200")
    cleo.hit_target("district:darkblue2")
    cleo.wait("the next thing to do", lambda now: not now["busy"] and view_of_draft(cleo)["debt"] is None)
    cleo.play_turn()
    assert {"mortgaged", "debt-paid"} <= kinds(cleo)
    mortgaged = {one["id"] for one in view_of(cleo)["districts"] if one["mortgaged"]}
    assert mortgaged == {"brown2", "darkblue2"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_build_is_the_button_to_press_and_says_what_it_can_bring(invite: Invite, language: Language) -> None:
    ann = invite("Ann", CITY, language=language)
    ann.sit_in(MAY_BUILD)
    primary = ann.page.locator(".prompt .primary")
    expect(primary).to_have_count(1)
    expect(primary).to_have_text(ann.say("choice-build"))
    # All that the unit may show: the fewest and the most, and its other face.
    *blocks, _ = PRESS_IDS
    for words in (blocks[0], blocks[-1], RAILROAD[language]):
        expect(primary).to_contain_text(words)
    before = ann.look()["seq"] or 0
    ann.hit(primary)
    ann.wait_seq(before + 1)
    assert "build-pressed" in kinds(ann)


def view_of_draft(person: Person) -> Json:
    found: Json = person.shown()["view"]
    return found


def composing(person: Person) -> None:
    person.sit_in(ROLLING)
    person.hit(person.page.locator(".prompt [data-deal]"))
    person.hit(person.page.locator('.prompt [data-asset="lightblue2"]'))
    expect(person.page.locator(".prompt [data-send]")).to_be_enabled()


def live_auction(person: Person) -> None:
    person.sit_in(LIVE)
    expect(person.page.locator(".prompt [data-unit]")).to_be_visible()


STATES: dict[str, Callable[[Person], None]] = {
    "auction": partial(Person.sit_in, place=BIDDING),
    "live auction": live_auction,
    "offer": partial(Person.sit_in, place=ANSWERING),
    "an offer of one's own": composing,
    "permit": partial(Person.sit_in, place=PERMIT),
    "debt": partial(Person.sit_in, place=OWING),
}


@pytest.mark.parametrize(("language", "size"), [("fr", DESKTOP), ("en", SMALL)])
def test_axe_finds_no_violation_in_any_state_of_a_match(invite: Invite, language: Language, size: Json) -> None:
    ann = invite("Ann", CITY, language=language, **size)
    assert visit(ann, STATES) == []
