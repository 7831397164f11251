"""At a table on a phone: what asks or tells is in the sheet below the board, and nothing moves under a finger."""

from playwright.sync_api import Locator, expect

from tests.browser.chromium import PHONE
from tests.browser.company import Company, do, view_of
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY, DROP_OUT, at_bid
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.games.paris import PARIS
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.people import Person
from tests.browser.reading import unreadable_at
from tests.browser.test_city import NAMES, decline_and_open
from tests.browser.ways import Phone
from tests.server.city import LEISURELY

DUEL: Json = {"duel": True, "first": 0}
HERE: Json = PHONE | {"reduced_motion": "reduce"}
ON_ITS_SIDE: Json = {"width": 844, "height": 390}
SMALL: Json = HERE | {"viewport": {"width": 360, "height": 740}}
# As long as a name may be.
LONG = "Maximilienne-Clémentine"
SHEET = ".ask"
# A finger in the middle of it meets it, and nothing that lies above.
IS_UPPERMOST = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
# A finger moves the page a little, just when something has come; a page that is on its way somewhere stops then.
NUDGE = """(selector) => new MutationObserver((_, watch) => {
    if (document.querySelector(selector) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => {
        scrollBy({ top: 1, behavior: "instant" });
        window.nudged = true;
    }));
}).observe(document, { subtree: true, childList: true })"""


def sheet(person: Person) -> Locator:
    return person.page.locator(SHEET)


def in_sheet(person: Person, key: str, **params: object) -> None:
    expect(sheet(person).get_by_text(person.say(key, **params))).to_be_in_viewport()


def read_aloud(person: Person, text: str) -> int:
    """How often it is read to those who cannot see it."""
    return person.page.locator("[aria-live]:not([aria-live=off]), [role=status]").filter(has_text=text).count()


def sit_down_together(ann: Person, bob: Person, **options: object) -> str:
    table = ann.set_table([{"kind": "me", "name": ann.name}, {"kind": "open"}], options=options or DUEL)
    bob.take_seat(table)
    ann.sit_at(table)
    bob.sit_at(table)
    return table


@each_game
def test_long_french_names_and_onlookers_fit_and_can_be_read(invite: Invite, game: Game) -> None:
    person, onlooker = invite(LONG, game, language="fr", **SMALL), invite("Cleo", game, language="fr", **SMALL)
    places: list[Json] = [{"kind": "me", "name": LONG}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    table = person.set_table(places, options={"first": 0})
    onlooker.sit_at(table)
    person.sit_at(table)
    person.wait_turn()
    person.sees("play-watchers", count=1)
    for one in (person, onlooker):
        one.settled()
        for width in (320, 360, 390):
            one.page.set_viewport_size({"width": width, "height": 740})
            one.has_no_sideways_scroll()
            # What is drawn shrinks with the smallest of screens.
            assert width < 360 or unreadable_at(one, width, 740) == []


def test_long_names_fit_at_the_end_too(invite: Invite) -> None:
    person = invite(LONG, CITY, language="fr", **SMALL)
    person.sit_in(CITY.last)
    person.play_to_the_end()
    expect(person.page.locator(".podium > li")).to_have_count(3)
    assert unreadable_at(person, 360, 740) == []
    person.has_no_sideways_scroll()


def test_letters_twice_as_large_make_a_table_no_wider(invite: Invite) -> None:
    ann = invite("Ann", language="fr", **HERE)
    ann.sit_in(ROOM_SHARE.middle)
    ann.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    for width in (390, 360):
        ann.page.set_viewport_size({"width": width, "height": 844})
        ann.settled()
        ann.has_no_sideways_scroll()


@each_game
def test_on_a_phone_on_its_side_the_board_has_its_whole_height_beside_the_question(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, **HERE | {"viewport": ON_ITS_SIDE})
    ann.sit_in(game.middle)
    ann.settled()
    before = ann.wait_turn()["seq"]
    assert before is not None
    ann.has_no_sideways_scroll()
    question, board = ann.page.locator(".prompt").bounding_box(), ann.page.locator(".table > .board").bounding_box()
    assert question is not None
    assert board is not None
    assert question["x"] >= board["x"] + board["width"], (question, board)
    assert question["y"] + question["height"] <= ON_ITS_SIDE["height"] + 1, question
    assert board["width"] > ON_ITS_SIDE["width"] / 2, board
    assert ann.play_turn() > before


def test_on_its_side_the_question_covers_neither_the_menu_nor_a_request(invite: Invite) -> None:
    ann, bob = invite("Ann", PARIS, **HERE), invite("Bob", PARIS, **HERE)
    sit_down_together(ann, bob, first=0)
    first = ann.play_turn()
    bob.wait_seq(first)
    bob.wait_turn()
    bob.page.set_viewport_size({"width": 844, "height": 390})
    bob.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    for key in ("play-log", "play-chat", "play-menu"):
        assert bob.page.evaluate(IS_UPPERMOST, bob.button(key).first.element_handle())
    ann.choose_from_menu("play-ask-back")
    ann.button("play-back-here").first.click()
    request = sheet(bob).locator(".banner")
    expect(request).to_contain_text(bob.say("play-undo-request", who="Ann"))
    expect(request).to_be_in_viewport(ratio=1)
    expect(sheet(bob).locator(".prompt")).to_be_in_viewport(ratio=1)


def test_the_widest_name_fits_in_the_waiting_room(invite: Invite) -> None:
    ann = invite("W" * 24, CITY, **SMALL)
    ann.go("/new?game=city&preset=phones")
    ann.field("new-name", number=1).fill(ann.name)
    ann.press("new-create")
    expect(ann.field("play-invite-link")).to_be_visible()
    expect(ann.page.get_by_text(ann.name).first).to_be_visible()
    ann.settled()
    ann.has_no_sideways_scroll()


def test_a_number_that_no_table_can_have_makes_the_form_no_wider(invite: Invite) -> None:
    ann = invite("Ann", CITY, **SMALL)
    ann.forgive("status of 422 .*/check-options")
    ann.go("/new?game=city&length=rounds")
    rounds = ann.field("option-rounds")
    estimate = ann.page.locator("strong.length")
    expect(estimate).to_be_visible()
    rounds.fill("9" * 40)
    expect(estimate).to_have_count(0)
    ann.has_no_sideways_scroll()
    rounds.fill("12")
    expect(estimate).to_be_visible()


def test_on_the_smallest_phone_the_unit_of_city_is_seen_whole(invite: Invite) -> None:
    person = invite("Ann", CITY, language="fr", **HERE)
    person.sit_in(CITY.middle)
    for width in (320, 340, 360):
        person.page.set_viewport_size({"width": width, "height": 740})
        person.settled()
        unit, middle = person.page.locator(".unit").bounding_box(), person.page.locator(".middle").bounding_box()
        assert unit is not None
        assert middle is not None
        assert middle["x"] <= unit["x"]
        assert unit["x"] + unit["width"] <= middle["x"] + middle["width"]


def test_what_is_told_of_others_covers_nothing_of_the_house(invite: Invite) -> None:
    person = invite("Ann", pace="step", **HERE)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
    person.sit_at(person.set_table(places, options={"first": 0}))
    person.play_turn()
    caption = sheet(person).locator("[data-caption]:has(p)")
    expect(caption).to_be_in_viewport()
    told, house = caption.bounding_box(), person.page.locator(ROOM_SHARE.picture).first.bounding_box()
    assert told is not None
    assert house is not None
    assert house["y"] + house["height"] <= told["y"]


def test_a_request_to_go_back_is_in_the_sheet_and_names_the_move(invite: Invite) -> None:
    ann, bob = invite("Ann", **HERE), invite("Bob", **HERE)
    sit_down_together(ann, bob)
    first = ann.play_turn()
    bob.wait_seq(first)
    second = bob.play_turn()
    ann.wait_seq(second)
    ann.choose_from_menu("play-ask-back")
    # Whose turn comes then is said in other words to each of them.
    wanted = ann.page.locator("dialog li span").first.inner_text().partition(". ")[0]
    ann.button("play-back-here").first.click()
    in_sheet(ann, "play-undo-asked")
    expect(sheet(ann).locator("q")).to_contain_text(wanted)
    in_sheet(bob, "play-undo-request", who="Ann")
    expect(sheet(bob).locator("q")).to_contain_text(wanted.replace("You put", "Ann puts"))
    expect(sheet(bob).get_by_role("button", name=bob.say("play-agree"))).to_be_in_viewport()
    sheet(bob).get_by_role("button", name=bob.say("play-disagree")).click()
    expect(sheet(bob).locator("q")).to_be_hidden()


def test_what_is_told_of_a_turn_does_not_cover_what_is_told_in_passing(invite: Invite) -> None:
    ann, bob = invite("Ann", **HERE), invite("Bob", pace="step", **HERE)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = ann.set_table(places, options={"first": 0})
    bob.take_seat(table)
    bob.sit_at(table)
    ann.sit_at(table)
    ann.play_turn()
    # The turn of the bot waits until that of Ann has been read.
    caption = sheet(bob).locator("[data-caption]:has([data-next])")
    expect(caption).to_be_in_viewport(ratio=1)
    ann.go("/about")
    toast = sheet(bob).locator(".toast").filter(has_text=bob.say("news-left", who="Ann"))
    expect(toast).to_be_in_viewport(ratio=1)
    above, below = toast.bounding_box(), caption.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], (above, below)


def test_who_goes_comes_back_and_resigns_is_told_in_passing(invite: Invite) -> None:
    ann, bob = invite("Ann", **HERE), invite("Bob", **HERE)
    table = sit_down_together(ann, bob)
    ann.wait_turn()
    told = bob.page.locator(".toasts")
    # Whoever only loads the page anew has not gone.
    ann.page.reload()
    ann.wait_turn()
    expect(told).to_be_empty()
    ann.go("/about")
    expect(told).to_contain_text(bob.say("news-left", who="Ann"))
    expect(told).to_be_in_viewport()
    # It is her turn, and everybody waits: a bot may be asked for where one looks.
    in_sheet(bob, "play-waited", who="Ann")
    expect(sheet(bob).get_by_role("button", name=bob.say("play-stand-in"))).to_be_in_viewport()
    ann.sit_at(table)
    expect(told).to_contain_text(bob.say("news-back", who="Ann"))
    told.get_by_role("button", name=bob.say("ui-close")).last.click()
    expect(told).not_to_contain_text(bob.say("news-back", who="Ann"))
    ann.choose_from_menu("play-resign")
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("play-resign-yes")).last.click()
    expect(told).to_contain_text(bob.say("news-resigned", who="Ann"))
    assert read_aloud(bob, bob.say("news-resigned", who="Ann")) == 1
    # Nor does she wonder why nothing can be chosen any more: the cards are the bot's.
    in_sheet(ann, "play-resigned-now")
    expect(ann.page.locator(".hand")).to_have_count(0)


def test_whoever_has_resigned_is_told_of_the_bids_of_a_bot(invite: Invite) -> None:
    ann, bob = invite("Ann", CITY, **HERE), invite("Bob", CITY, **HERE)
    company = Company(ann, bob, rounds=20)
    caller = decline_and_open(company)
    expect(caller.page.locator("[data-standing]")).to_have_attribute("data-standing", "leads")
    caller.choose_from_menu("play-resign")
    caller.page.get_by_role("dialog").get_by_role("button", name=caller.say("play-resign-yes")).last.click()
    in_sheet(caller, "play-resigned-now")
    expect(caller.page.locator("[data-standing]")).to_have_attribute("data-standing", "watches")
    expect(sheet(caller).get_by_text(caller.name).first).to_be_visible()


def test_an_auction_won_is_told_in_passing(invite: Invite) -> None:
    ann, bob = invite("Ann", CITY, **HERE), invite("Bob", CITY, **HERE)
    company = Company(ann, bob, data=LEISURELY, rounds=20, auctions="live")
    caller = decline_and_open(company)
    other = bob if caller is ann else ann
    district = view_of(caller)["auction"]["district"]
    do(other, at_bid(50))
    do(caller, DROP_OUT)
    for person in (ann, bob):
        told = person.page.locator(".toasts .toast").last
        expect(told).to_contain_text(NAMES[district])
        assert read_aloud(person, told.inner_text()) == 1
        expect(told).to_be_in_viewport()


def test_of_two_colours_one_is_asked_for_first_by_chips(invite: Invite) -> None:
    person = invite("Ann", **HERE)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    person.sit_at(person.set_table(places, options=DUEL))
    glance = person.wait_turn()
    assert {target.partition(":")[0] for target in glance["legal"]} == {"colour"}
    assert len(glance["legal"]) == 2
    in_sheet(person, "first-colour")
    chips = sheet(person).locator("[data-target^='colour:']")
    chips.first.tap()
    expect(chips.first).to_have_attribute("aria-pressed", "true")
    assert any(target.startswith(("flat:", "arrow:")) for target in person.wait_turn()["legal"])
    # What takes it back does not look like what leads on.
    assert sheet(person).locator(".primary").count() == 0
    chips.last.tap()
    expect(chips.first).to_have_attribute("aria-pressed", "false")
    expect(chips.last).to_have_attribute("aria-pressed", "true")
    person.compose()
    title = person.page.locator("#prompt-title")
    expect(title).to_contain_text(person.say("play-confirm-move", move="").strip())
    expect(sheet(person).locator(".primary")).to_have_count(1)
    expect(sheet(person).locator(".primary")).to_have_text(person.say("play-confirm"))


def test_the_end_comes_into_sight_though_a_finger_still_moves_the_page(invite: Invite) -> None:
    ann = invite("Ann", PARIS, Phone, **PHONE | {"reduced_motion": "no-preference"})
    ann.sit_in(PARIS.last)
    ann.page.evaluate(NUDGE, ".result")
    ann.play_to_the_end()
    ann.page.wait_for_function("() => window.nudged === true")
    expect(ann.page.locator(".result h2")).to_be_in_viewport(ratio=1)
