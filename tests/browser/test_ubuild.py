"""What is U-Build's own: sites that say what would change, hazards on their way, small maps, layouts of any shape."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from faubourg.games.ubuild.numbering import BUY, DECLINE, DONE
from faubourg.text.language import Language
from tests.browser.axe import visit
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.company import Company
from tests.browser.conftest import Invite
from tests.browser.games.game import Json, at_button
from tests.browser.games.ubuild import (
    BIDDING,
    CHANCE,
    DEBT,
    GENERATED,
    HAZARD,
    JAILED,
    OFFERED,
    PERMIT,
    RAILROADS,
    U_BUILD,
)
from tests.browser.people import Person
from tests.browser.player import next_to_move
from tests.browser.reading import unreadable_at
from tests.browser.test_matches import sees_the_end
from tests.browser.ways import Phone, Typist

BOTS: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
# Milliseconds in which a table has come to where it turns to.
SCROLLED = 1000
SMALL: dict[str, Any] = PHONE | {"viewport": {"width": 360, "height": 740}}
# What of the ladder of rents lies below the card, or where it fades because there is more.
HIDDEN = """(card) => {
    const { paddingBottom } = getComputedStyle(card);
    return card.querySelector("table").getBoundingClientRect().bottom
        - (card.getBoundingClientRect().bottom - parseFloat(paddingBottom));
}"""


def rounds(count: int, **options: object) -> Json:
    return {"length": "rounds", "rounds": count, **options}


def test_two_people_play_a_whole_match_to_its_end(invite: Invite) -> None:
    ann, bob = invite("Ann", U_BUILD), invite("Bob", U_BUILD)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.set_table(places, options=rounds(3, mode="classic", stadium=True))
    bob.take_seat(table)
    for person in (ann, bob):
        person.sit_at(table)
    while mover := next_to_move(ann, bob):
        seq = mover.play_turn()
        for person in (ann, bob):
            person.wait_seq(seq)
            person.shows(person.confirmed())
    for person in (ann, bob):
        sees_the_end(person)


def test_beginner_is_played_with_a_finger_on_the_smallest_phone(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD, Phone, **SMALL)
    ann.sit_at(ann.set_table(BOTS, options=rounds(3, mode="beginner")))
    ann.play_to_the_end()
    sees_the_end(ann)
    ann.has_no_sideways_scroll()


@pytest.mark.clause("UB-2g")
@pytest.mark.parametrize(
    "options",
    [{"mode": "beginner", "layout": RAILROADS}, {"mode": "advanced", "layout": GENERATED}],
    ids=["beginner", "generated"],
)
def test_a_track_with_railroads_is_walked_from_end_to_end(invite: Invite, options: Json) -> None:
    ann = invite("Ann", U_BUILD)
    ann.sit_at(ann.set_table(BOTS, options=rounds(3, **options)))
    expect(ann.page.locator(".railroad")).to_have_count(2)
    ann.play_to_the_end()
    sees_the_end(ann)
    ann.shows(ann.confirmed())


def choose_the_site(person: Person) -> str:
    """The wind farm is chosen; the site where it went in the recorded match."""
    person.sit_in(PERMIT)
    person.follow(list(PERMIT.moves[:1]))
    choices = person.shown()["choices"]
    target: str = next(one for one in choices if one["move"] == PERMIT.moves[1])["targets"][0]
    return person.glowing([target])


@pytest.mark.parametrize("layout", ["", GENERATED], ids=["printed", "generated"])
def test_thirty_tiles_can_be_read_beside_prompt_and_log(invite: Invite, layout: str) -> None:
    ann = invite("Ann", U_BUILD, language="fr")
    ann.sit_at(ann.set_table(BOTS, options=rounds(3, mode="advanced", layout=layout)))
    assert unreadable_at(ann, 1280) == []


def test_all_rents_of_a_title_are_seen_where_the_track_leaves_little_room(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD, language="fr")
    ann.go("/learn/ubuild")
    card = ann.page.locator(".middle")
    for district, price in (("yellow1", 2600), ("pink3", 1600), ("darkblue1", 3500)):
        ann.target(f"district:{district}").hover()
        expect(card).to_contain_text(ann.say("title-price", price=price))
        assert card.evaluate(HIDDEN) <= 0, district


@pytest.mark.clause("UB-5c")
def test_a_site_says_what_would_change_before_anything_stands_there(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD)
    target = choose_the_site(ann)
    ann.target(target).hover()
    placing = ann.shown()["view"]["placing"]
    (outlook,) = [one for one in placing["outlook"] if f"site:s{one['site']}" == target]
    assert outlook["districts"], "the wind farm would protect nothing"
    for fate in outlook["districts"]:
        expect(ann.page.locator(f'[data-preview="{fate["district"]}"]')).to_be_visible()
        expect(ann.page.locator(f'[data-change="{fate["district"]}"]')).to_contain_text(ann.say("effect-protected"))
    # Nothing has been placed yet.
    assert ann.look()["board"] == ann.confirmed()


@pytest.mark.clause("UB-5b")
def test_lit_sites_are_those_that_the_server_offers(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD)
    choose_the_site(ann)
    offered = [one["targets"][0] for one in ann.shown()["choices"] if one["refusal"] is None]
    lit = ann.page.locator(".site.legal").evaluate_all("all => all.map((one) => `site:s${one.dataset.site}`)")
    assert sorted(lit) == sorted(offered)


@pytest.mark.clause("UB-5e")
def test_a_hazard_is_moved_from_where_it_stands(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD)
    ann.sit_in(HAZARD)
    step = next(one for one in ann.shown()["choices"] if one["move"] == HAZARD.moves[0])
    piece, site = step["targets"]
    ann.hit_target(piece)
    ann.hit_target(site)
    ann.wait("the step", lambda glance: not glance["busy"] and glance["composing"])
    number = site.removeprefix("site:s")
    ann.wait("the hazard there", lambda glance: glance["board"]["sites"].get(number) == piece.removeprefix("piece:"))


def test_arrows_lead_along_the_track_and_round_the_sites(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD, Typist)
    assert isinstance(ann, Typist)
    choose_the_site(ann)
    ann.tab_to(".targets [data-target]")
    seen = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 8:
        ann.key(key)
        seen.add(ann.page.evaluate("() => document.activeElement.dataset.target"))
    assert {target.partition(":")[0] for target in seen} == {"district", "site"}


def is_within(something: Locator, window: Locator) -> bool:
    """Whether its middle is in sight."""
    inside, frame = something.bounding_box(), window.bounding_box()
    assert inside is not None
    assert frame is not None
    x, y = inside["x"] + inside["width"] / 2 - frame["x"], inside["y"] + inside["height"] / 2 - frame["y"]
    return 0 <= x <= frame["width"] and 0 <= y <= frame["height"]


def test_a_phone_follows_the_pawn_with_the_whole_as_a_small_map(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD, Phone, **PHONE)
    ann.sit_at(ann.set_table(BOTS, options=rounds(3, mode="advanced", first=0)))
    ann.wait_turn()
    pawn, window = ann.page.locator('.window .pawn[data-seat="0"]'), ann.page.locator(".window")
    ann.wait("the pawn in sight", lambda _: is_within(pawn, window))
    # The map shows all of the track, and a tap on it leads there.
    before = window.evaluate("one => [one.scrollLeft, one.scrollTop]")
    map_box = ann.page.locator(".map svg").bounding_box()
    assert map_box is not None
    for across, down in ((0.1, 0.5), (0.9, 0.5)):
        ann.page.touchscreen.tap(map_box["x"] + map_box["width"] * across, map_box["y"] + map_box["height"] * down)
    ann.wait("another part of the table", lambda _: window.evaluate("one => [one.scrollLeft, one.scrollTop]") != before)
    ann.has_no_sideways_scroll()


def test_what_is_done_needs_no_confirmation(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD)
    ann.sit_in(U_BUILD.middle)
    before = ann.look()["seq"]
    assert before is not None
    ann.hit(ann.page.locator(at_button(str(DONE))))
    ann.wait_seq(before + 1)


def test_what_has_a_button_is_offered_once(invite: Invite) -> None:
    company = Company(invite("Ann", U_BUILD), invite("Bob", U_BUILD), **rounds(9, mode="classic"))
    buyer = company.until_offered(BUY)
    # On the table the district is the same, bought or not.
    buyer.hit_target(buyer.look()["legal"][0])
    buyer.wait("the district picked", lambda glance: not glance["legal"])
    for move in (BUY, DECLINE):
        expect(buyer.page.locator(at_button(str(move)))).to_have_count(1)


def owing(person: Person) -> None:
    person.sit_in(DEBT)
    expect(person.page.locator(".prompt .debt .meter")).to_be_attached()


STATES: dict[str, Callable[[Person], None]] = {
    "auction": partial(Person.sit_in, place=BIDDING),
    "offer": partial(Person.sit_in, place=OFFERED),
    "debt": owing,
    "jail": partial(Person.sit_in, place=JAILED),
    "chance": partial(Person.sit_in, place=CHANCE),
    "permit": partial(Person.sit_in, place=PERMIT),
}


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", SMALL)])
def test_axe_finds_no_violation_whatever_is_asked(invite: Invite, language: Language, size: Json) -> None:
    assert visit(invite("Ann", U_BUILD, language=language, **size), dict(STATES)) == []


def test_on_a_phone_what_has_just_been_built_stays_in_sight(invite: Invite) -> None:
    ann = invite("Ann", U_BUILD, Phone, **PHONE)
    site = choose_the_site(ann)
    ann.hit_target(site)
    built, window = ann.page.locator(f'[data-built="{site.removeprefix("site:s")}"]'), ann.page.locator(".window")

    ann.wait("an answer", lambda glance: not glance["busy"])
    # It would turn to what else may be built.
    ann.page.wait_for_timeout(SCROLLED)
    ann.wait("what was built", lambda _: is_within(built, window))
