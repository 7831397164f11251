"""What is Paris's own: the basket, the payment and what is lost by it, and figures from one's own box."""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from faubourg.games.paris.figures import DEAREST
from faubourg.games.paris.numbering import DONE, PASS
from tests.browser.conftest import Invite
from tests.browser.games.figures import FILE, figures
from tests.browser.games.game import Json, at_button
from tests.browser.games.paris import PARIS, SHOPPING, SUGGESTED, file_of
from tests.browser.games.turns import turns
from tests.browser.people import Person
from tests.browser.player import Glance, is_over

# What lies on sale in the position of SHOPPING, and what is held.
REPUBLIQUE, MALESHERBES, BRETEUIL, PAIX = "lightblue3", "red2", "green1", "darkblue2"
HAND = ["cash-lightblue5", "cash-green4", "cash-red3"]  # 300, 150, 150

# So many things at once.
LONG = 4
LONG_BASKET = next(turn for turn in turns("paris", "3-sixth-hotel") if sum(move < DONE for move in turn.moves) >= LONG)
# Pixels: a line and what parts it from the next.
LITTLE = 40


def put(person: Person, *lots: str) -> None:
    """Into the basket, one after the other."""
    for lot in lots:
        person.hit_target(f"lot:{lot}")
        person.wait(f"{lot} in the basket", partial(holds, lot))


def holds(lot: str, glance: Glance) -> bool:
    return not glance["busy"] and lot in glance["board"]["basket"]


def sells(lot: str, glance: Glance) -> bool:
    return lot in glance["board"]["sale"]


def be_done(person: Person) -> None:
    """Nothing more to buy: now it is paid."""
    person.hit(person.page.locator(at_button(str(DONE))))
    person.wait("the suggestion", lambda glance: not glance["busy"] and glance["suggested"])


def basket(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("basket-title"), exact=True)


def name_of(lot: str) -> str:
    found = re.search(rf'^{lot} = {{ fr = ".*", en = "(.*)", mark', figures("paris"), re.MULTILINE)
    assert found is not None
    return found[1]


def shopping(invite: Invite) -> Person:
    ann = invite("Ann", PARIS)
    ann.sit_in(SHOPPING)
    assert ann.look()["board"]["sale"] == sorted([REPUBLIQUE, MALESHERBES, BRETEUIL, PAIX])
    assert ann.look()["hand"] == HAND
    return ann


def after(person: Person, seq: int | None) -> Json:
    assert seq is not None
    person.wait_seq(seq + 1)
    # The very next position: bots may have played on since.
    told = (json.loads(text) for text in person.received)
    found: Json = next(one["view"] for one in told if one["type"] == "state" and one["seq"] == seq + 1)
    return found


def test_what_is_in_the_basket_is_taken_out_again_there_and_on_its_plate(invite: Invite) -> None:
    ann = shopping(invite)
    put(ann, REPUBLIQUE, BRETEUIL)
    expect(basket(ann).locator(".total")).to_contain_text("420")
    # In the list, the first of them: the other stays.
    ann.press("basket-remove", item=name_of(REPUBLIQUE))
    ann.wait("one lot less", lambda glance: not glance["busy"] and glance["board"]["basket"] == [BRETEUIL])
    expect(basket(ann).locator(".total")).to_contain_text("300")
    # On its plate, the last of them: then there is no draft, and the match has not moved.
    ann.hit_target(f"lot:{BRETEUIL}")
    ann.wait("an empty basket", lambda glance: not glance["composing"])
    expect(basket(ann)).to_have_count(0)
    ann.shows(ann.confirmed())


def test_to_pass_is_confirmed_by_its_name_in_a_prompt_without_room_for_a_basket(invite: Invite) -> None:
    ann = shopping(invite)
    before = ann.page.locator(".prompt").bounding_box()
    ann.hit(ann.page.locator(at_button(str(PASS))))
    ann.wait("the confirmation", lambda glance: glance["confirm"])
    ann.sees("play-confirm-move", move=f"{ann.say('choice-pass')}.")
    after = ann.page.locator(".prompt").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] - before["height"] < LITTLE


def test_a_lot_that_the_basket_leaves_no_money_for_says_so_with_its_clause(invite: Invite) -> None:
    ann = shopping(invite)
    assert f"lot:{MALESHERBES}" in ann.look()["legal"]
    put(ann, PAIX)
    assert f"lot:{MALESHERBES}" in ann.look()["refused"]
    ann.target(f"lot:{MALESHERBES}").hover()
    reason = ann.page.get_by_role("note")
    # The two would cost 620, and 600 are in hand.
    expect(reason).to_contain_text("620")
    expect(reason).to_contain_text("600")
    expect(reason.get_by_role("link", name="PA-2d")).to_be_visible()
    # Out with the other, and there is money for it.
    ann.hit_target(f"lot:{PAIX}")
    ann.wait("an empty basket", lambda glance: not glance["composing"])
    put(ann, MALESHERBES)


def test_the_suggested_payment_is_shown_with_what_is_lost_and_paid_by_one_press(invite: Invite) -> None:
    ann = shopping(invite)
    put(ann, REPUBLIQUE)
    be_done(ann)
    expect(basket(ann)).to_contain_text(ann.say("basket-suggested"))
    expect(basket(ann)).to_contain_text(ann.say("basket-change", change=30))
    ann.hit(ann.page.locator(SUGGESTED))
    seq = ann.wait("the confirmation", lambda glance: glance["confirm"])["seq"]
    ann.confirm()
    assert after(ann, seq)["players"][0]["cash"] == 600 - 150


def test_nothing_of_a_long_basket_is_out_of_sight_above_an_empty_place(invite: Invite) -> None:
    ann = invite("Ann", PARIS)
    ann.sit_in(LONG_BASKET)
    ann.follow([move for move in LONG_BASKET.moves if move < DONE])
    be_done(ann)
    while not (glance := ann.wait_turn())["confirm"]:
        pressed = at_button(str(DONE)) if str(DONE) in glance["plain"] else SUGGESTED
        ann.hit(ann.page.locator(pressed))
        ann.wait("an answer", lambda glance: not glance["busy"])
    expect(basket(ann).locator("li")).to_have_count(LONG)
    ann.settled()
    lines, total = basket(ann).locator("ul").bounding_box(), basket(ann).locator(".total").bounding_box()
    assert lines is not None
    assert total is not None
    assert total["y"] - lines["y"] - lines["height"] < 1


def test_other_cards_than_the_suggested_ones_are_paid_as_well(invite: Invite) -> None:
    ann = shopping(invite)
    put(ann, REPUBLIQUE)
    be_done(ann)
    ann.hit_target(f"card:{HAND[0]}")
    seq = ann.wait("the confirmation", lambda glance: glance["confirm"])["seq"]
    expect(basket(ann)).to_contain_text(ann.say("basket-with"))
    expect(basket(ann)).to_contain_text(ann.say("basket-change", change=180))
    ann.confirm()
    view = after(ann, seq)
    assert set(HAND[1:]) <= set(view["players"][0]["hand"])
    assert HAND[0] not in view["players"][0]["hand"]
    assert PARIS.board_in(view)["owners"][REPUBLIQUE] == 0


def test_a_card_that_the_lower_ones_cannot_complete_says_why(invite: Invite) -> None:
    ann = shopping(invite)
    put(ann, MALESHERBES)
    be_done(ann)
    # 220 are owed: below the last card nothing is left to pay the rest with.
    ann.target(f"card:{HAND[2]}").hover()
    expect(ann.page.locator(".hand").get_by_role("note")).to_contain_text("PA-2d")
    assert not ann.look()["confirm"]
    # Before it, another one: then it is the only one left, and comes by itself.
    ann.hit_target(f"card:{HAND[1]}")
    ann.wait("the confirmation", lambda glance: glance["confirm"])
    expect(basket(ann)).to_contain_text(ann.say("basket-change", change=80))


# Words of the street plates that are parted at the end of a line, though there is no hyphen.
PARTED = """() => [...document.querySelectorAll(".enamel > span")].flatMap((name) => {
    const text = name.firstChild;
    return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const wide = name.closest(".enamel").getBoundingClientRect();
        const box = range.getBoundingClientRect();
        return range.getClientRects().length > 1 || box.left < wide.left || box.right > wide.right;
    }).map((word) => text.data);
})"""


@pytest.mark.parametrize("width", [360, 1280])
def test_the_names_of_streets_are_parted_between_words_alone(invite: Invite, width: int) -> None:
    ann = invite("Ann", PARIS, viewport={"width": width, "height": 740})
    last = turns("paris", "4-sixth-hotel")[-1]
    ann.sit_in(last)
    ann.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    names = ann.page.locator(".quarters .enamel")
    seen = 0
    # Where there is little room each quarter is behind its sign.
    signs: list[Locator | None] = [*ann.page.locator(".tab").all()]
    for sign in signs or [None]:
        if sign is not None:
            sign.click()
        seen += names.count()
        assert ann.page.evaluate(PARTED) == []
    assert seen == len(ann.confirmed()["owners"])
    ann.has_no_sideways_scroll()


def choose_figures(person: Person, text: str) -> None:
    person.page.locator("summary", has_text=person.say("new-figures")).click()
    person.page.locator("input[type=file]").set_input_files(file_of(text))


def buy(person: Person, *targets: str) -> None:
    """One thing, with whatever cards it takes, and confirm it."""
    person.wait_turn()
    # Where there is money for nothing else, the first target is enough.
    legal = (one for one in person.shown()["choices"] if one["move"] is not None)
    person.follow([next(one["move"] for one in legal if set(targets) <= set(one["targets"]))])
    while not (glance := person.wait_turn())["confirm"]:
        person.hit(person.page.locator(SUGGESTED if glance["suggested"] else at_button(str(DONE))))
        person.wait("an answer", lambda glance: not glance["busy"])
    person.confirm()
    after(person, glance["seq"])


def test_a_table_is_played_with_the_figures_of_ones_own_box(invite: Invite) -> None:
    ann, bob = invite("Ann", PARIS), invite("Bob", PARIS)
    ann.go("/new?game=paris")
    ann.page.get_by_role("radio", name="2", exact=True).click()
    ann.page.get_by_role("switch", name=ann.say("option-dynamic")).click()
    # Whoever buys that one can soon build the only hotel, which ends the match.
    corrected = figures("paris", prices__brown1=7, buildings__hotels=1, buildings__direct_price=8)
    choose_figures(ann, corrected)
    ann.sees("new-figures-good", file=FILE)
    ann.press("new-create")
    bob.go(ann.field("play-invite-link").input_value())
    bob.field("play-name").fill("Bob")
    bob.press("play-sit")
    for person in (ann, bob):
        person.wait("the market", partial(sells, "brown1"))
        expect(person.target("lot:brown1").locator(".price")).to_have_text("7")
        expect(person.target("lot:brown2").locator(".price")).to_have_text("60")
        expect(person.link("play-figures-tag")).to_be_visible()
    table = bob.page.url.rpartition("/")[2]
    assert bob.context.request.get(f"/api/tables/{table}/data").text() == corrected

    first, second = (ann, bob) if ann.look()["asked"] else (bob, ann)
    buy(first, "lot:brown1")
    second.wait_turn()
    second.take(at_button(str(PASS)))
    second.play_turn()
    buy(first, "lot:brown1", "piece:hotel")
    second.wait("the end", is_over)
    record = second.context.request.get(f"/api/tables/{table}/record").text()
    assert "brown1 = { value = 7," in record


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            figures("paris", prices__brown1=0),
            {"key": "error-data-bad-figure", "entry": "prices.brown1", "low": 1, "high": DEAREST},
        ),
        (figures("paris").replace("[market]", "[market"), {"key": "error-data-not-toml"}),
    ],
    ids=["a price of nothing", "no TOML"],
)
def test_a_file_that_cannot_be_played_with_is_refused_in_a_sentence(invite: Invite, text: str, sentence: Json) -> None:
    ann = invite("Ann", PARIS)
    ann.forgive("Failed to load resource")
    ann.go("/new?game=paris")
    line = next(number for number, one in enumerate(text.splitlines(), 1) if one not in figures("paris").splitlines())
    choose_figures(ann, text)
    ann.sees(**sentence, line=line)
    ann.sees("new-figures-none")
    expect(ann.page.get_by_text(ann.say("new-figures-good", file=FILE))).to_have_count(0)


def test_the_games_own_file_is_recognised(invite: Invite) -> None:
    ann = invite("Ann", PARIS)
    ann.go("/new?game=paris")
    ann.page.locator("summary", has_text=ann.say("new-figures")).click()
    with ann.page.expect_download() as download:
        ann.link("new-figures-get").click()
    ann.page.locator("input[type=file]").set_input_files(file_of(download.value.path().read_text(encoding="utf-8")))
    ann.sees("new-figures-same", file=FILE)


@pytest.mark.clause("PA-5a")
def test_pa_5a_after_the_last_hotel_only_the_payment_is_left(invite: Invite) -> None:
    ann = invite("Ann", PARIS)
    last = turns("paris", "3-sixth-hotel-cuts-off")[-1]
    ann.sit_in(last)
    # A house, and the sixth hotel; there is money and room for more.
    ann.follow(list(last.moves[:2]))
    glance = ann.wait_turn()
    assert (glance["legal"], glance["plain"], glance["confirm"]) == ([], [], True)
    expect(basket(ann).get_by_role("listitem")).to_have_count(2)
    ann.confirm()
    ann.wait("the end", is_over)
