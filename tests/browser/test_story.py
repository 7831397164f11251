"""What others do: told on the board while it happens, and afterwards in a few lines; one position for all parts."""

import json

import pytest
from playwright.sync_api import Locator, expect

from faubourg.games.city.numbering import DECLINE
from faubourg.text.language import Language
from tests.browser.chromium import PHONE
from tests.browser.company import Company, do
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY, at_bid
from tests.browser.games.every import each_game, each_game_in_a_language
from tests.browser.games.game import Game, Json, at_button
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.people import Person
from tests.browser.player import Glance, has_something_to_do
from tests.browser.ways import Phone
from tests.server.city import LEISURELY

# Three bots make a story of some length.
WITH_BOTS: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 3]

# In so many turns of one's own each thing happens once.
MOST_TURNS = 40


def caption(person: Person) -> Locator:
    return person.page.locator("[data-caption] p")


def since(person: Person) -> Locator:
    return person.page.locator("[data-since]")


def newest(person: Person) -> int:
    return int(person.state()["seq"])


def others(person: Person) -> list[int]:
    """The entries of other seats that the page was told of."""
    told = [json.loads(text) for text in person.received]
    return [one["seq"] for one in told if one["type"] == "state" and one["actor"] > 0]


def sit_among_bots(person: Person, places: list[Json] = WITH_BOTS, is_brief: bool = True, **settings: object) -> None:
    """At a table of four whose first seat is this person's, and begins."""
    brief = person.game.brief if is_brief else {}
    options = {"first": 0} | brief.get("options", {})
    person.sit_at(person.set_table(places, settings=settings, **brief | {"options": options}))


def play_among_bots(person: Person) -> int:
    """The whole turn, until the bots play; its last entry."""
    seq = 0
    while not others(person):
        seq = person.play_turn()
        person.wait("an answer", lambda now: bool(others(person)) or has_something_to_do(now))
    return seq


def play_on(person: Person) -> None:
    """Whatever is asked next, until the bots have done theirs."""
    person.play_turn()
    person.wait("the question", lambda now: is_asked_now(person, now) and has_something_to_do(now))


def next_caption(person: Person) -> bool:
    """Wait until something is told; false if nothing more is."""
    shown = person.wait("a caption", lambda now: caption(person).is_visible() or is_asked_now(person, now))
    return not is_asked_now(person, shown)


def is_asked_now(person: Person, glance: Glance) -> bool:
    return glance["asked"] and glance["seq"] == newest(person)


def go_on(person: Person, glance: Glance) -> None:
    """Tap, until another position is shown."""
    before = glance["seq"]
    person.hit(person.page.locator("[data-next], [data-skip]").first)
    person.wait("more", lambda now: now["seq"] != before)


def await_the_bots(person: Person) -> None:
    """Until the person is asked again, seen or not."""
    person.wait("the bots", lambda _: person.state()["prompt"]["kind"] != "wait")


@each_game
def test_each_turn_of_another_is_told_in_a_caption_at_a_tap_and_one_position_is_shown(
    invite: Invite, game: Game
) -> None:
    ann = invite("Ann", game, pace="step")
    sit_among_bots(ann)
    play_among_bots(ann)
    heard = 0
    while next_caption(ann):
        heard += 1
        glance = ann.look()
        # Whatever else has happened: what is on screen is one position, and offers nothing that it has not.
        if glance["seq"] != newest(ann):
            assert not glance["asked"]
            assert not glance["legal"]
            assert not glance["plain"]
        go_on(ann, glance)
    # Where seconds count at once, nothing is told but in the strip.
    if heard == 0:
        expect(since(ann)).to_be_visible()


def test_a_story_that_nobody_hurries_takes_its_time_and_ends_in_the_strip(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, pace="fast")
    sit_among_bots(ann)
    ann.stop_time()
    play_among_bots(ann)
    await_the_bots(ann)
    bots = 3
    for turn in range(1, bots + 1):
        expect(caption(ann)).to_be_visible()
        seq = ann.look()["seq"] or 0
        assert newest(ann) - seq >= bots - turn
        expect(since(ann)).to_have_count(0 if turn < bots else 1)
        ann.page.clock.run_for(1300)
    ann.wait_turn()
    expect(caption(ann)).to_have_count(0)
    expect(since(ann).get_by_role("listitem")).to_have_count(bots)
    # What changed is outlined until Ann chooses something.
    outlined = ann.page.locator(".picture .pointed")
    expect(outlined.first).to_be_attached()
    ann.choose(ann.look())
    expect(outlined).to_have_count(0)


@each_game_in_a_language
def test_the_way_to_the_end_is_a_control_on_the_board_and_no_move(
    invite: Invite, game: Game, language: Language
) -> None:
    ann = invite("Ann", game, pace="step", language=language)
    sit_among_bots(ann)
    play_among_bots(ann)
    await_the_bots(ann)
    skip = ann.page.locator(".board [data-skip]")
    expect(skip).to_have_text(ann.say("play-skip"))
    expect(ann.page.locator(".prompt").get_by_role("button", name=ann.say("play-skip"))).to_have_count(0)
    assert not set(ann.say("play-skip").lower().split()) & {"pass", "passer", "skip"}
    ann.hit(skip)
    ann.wait_turn()
    assert ann.look()["seq"] == newest(ann)
    expect(since(ann)).to_be_visible()


@pytest.mark.parametrize(("pace", "turn"), [("slow", 4500), ("usual", 2500), ("fast", 1200)])
def test_each_turn_is_told_as_long_as_was_chosen_in_the_settings(invite: Invite, pace: str, turn: int) -> None:
    ann = invite("Ann", ROOM_SHARE, pace=None)
    choose_pace(ann, pace)
    told = told_first(ann)
    ann.page.clock.run_for(turn - 100)
    assert ann.look()["seq"] == told
    ann.page.clock.run_for(200)
    ann.wait("the next turn", lambda now: (now["seq"] or 0) > told)


def test_step_by_step_a_turn_is_told_until_somebody_taps(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, pace=None)
    choose_pace(ann, "step")
    told = told_first(ann)
    ann.page.clock.run_for(600_000)
    assert ann.look()["seq"] == told
    expect(caption(ann)).to_be_visible()
    ann.hit(ann.page.locator("[data-next]"))
    ann.page.clock.run_for(100)
    ann.wait("the next turn", lambda now: (now["seq"] or 0) > told)


def choose_pace(person: Person, pace: str) -> None:
    """On the page of settings: it is remembered when another page is opened."""
    person.go("/settings")
    person.page.get_by_role("combobox", name=person.say("prefer-pace")).select_option(pace)


def told_first(person: Person) -> int:
    """The entry that is told first of what bots do; time stands still."""
    sit_among_bots(person)
    person.stop_time()
    play_among_bots(person)
    await_the_bots(person)
    expect(caption(person)).to_be_visible()
    return person.look()["seq"] or 0


def test_the_pace_is_chosen_at_the_caption_and_remembered(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, pace=None)
    sit_among_bots(ann)
    play_among_bots(ann)
    ann.page.get_by_role("combobox", name=ann.say("play-pace")).select_option("at-once")
    ann.wait_turn()
    ann.page.reload()
    ann.wait_turn()
    assert ann.page.evaluate("() => localStorage.getItem('faubourg.pace')") == "at-once"


@each_game
def test_where_a_clock_runs_for_the_next_move_it_is_asked_at_once_and_the_strip_tells_the_rest(
    invite: Invite, game: Game
) -> None:
    # Nobody taps: of what is told step by step nothing would ever be asked.
    ann = invite("Ann", game, pace="step")
    sit_among_bots(ann, time={"move": 600, "bank": 0})
    play_among_bots(ann)
    ann.wait("the question", lambda now: is_asked_now(ann, now) and has_something_to_do(now))
    expect(caption(ann)).to_have_count(0)
    expect(since(ann).get_by_role("listitem").first).not_to_be_empty()


def test_a_live_auction_is_shown_at_once_and_the_strip_tells_what_led_there(invite: Invite) -> None:
    ann, bob = invite("Ann", CITY), invite("Bob", CITY)
    company = Company(ann, bob, data=LEISURELY, rounds=20, auctions="live")
    caller = company.until_offered(DECLINE)
    other = bob if caller is ann else ann
    # Whoever wants to be told step by step, and does not tap.
    other.page.evaluate("() => localStorage.setItem('faubourg.pace', 'step')")
    other.page.reload()
    other.wait("the table", lambda now: now["status"] == "playing")
    caller.hit(caller.page.locator(at_button(str(DECLINE))))
    caller.wait("the opening price", lambda now: bool(now["bids"]))
    do(caller, at_bid(10))
    other.wait("the auction", lambda now: is_asked_now(other, now) and 50 in now["bids"])
    expect(caption(other)).to_have_count(0)
    expect(since(other).get_by_role("listitem").last).to_contain_text(caller.name)


@each_game
def test_what_others_changed_is_outlined_until_one_acts(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game)
    # What changes nothing may go on for longer than a brief match lasts.
    sit_among_bots(ann, is_brief=False)
    outlined = ann.page.locator(".picture .pointed")
    # Some turns change nothing on the board; what an auction is about is outlined all along.
    for _ in range(MOST_TURNS):
        play_on(ann)
        if outlined.count() and ann.state()["view"].get("auction") is None:
            break
    expect(outlined.first).to_be_visible()
    before = ann.look()
    ann.choose(before)
    ann.wait("an answer", lambda now: not now["busy"] and (now["composing"] or now["seq"] != before["seq"]))
    # What is played at one press may be answered by others at once.
    if ann.look()["composing"]:
        expect(outlined).to_have_count(0)


def test_of_many_turns_three_are_told_and_the_rest_behind_a_tap(invite: Invite) -> None:
    ann = invite("Ann", CITY)
    sit_among_bots(ann, [*WITH_BOTS, *[WITH_BOTS[-1]] * 2], is_brief=False)
    lines, more = since(ann).get_by_role("listitem"), since(ann).get_by_role("button")
    counts = {ann.say("play-since-more", count=count): count for count in range(1, 10)}
    # An auction asks everybody, before all have had their turns.
    for _ in range(MOST_TURNS):
        play_on(ann)
        if more.count() and more.inner_text() in counts:
            break
    count = counts[more.inner_text()]
    expect(lines).to_have_count(3)
    shown = lines.all_inner_texts()
    ann.hit(more)
    expect(lines).to_have_count(3 + count)
    # The newest are those that were seen before.
    assert lines.all_inner_texts()[-3:] == shown


@each_game
def test_a_table_closed_in_mid_story_opens_at_the_position_with_the_strip(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game, pace="step")
    sit_among_bots(ann)
    play_among_bots(ann)
    await_the_bots(ann)
    ann.page.reload()
    ann.wait("the position", lambda now: is_asked_now(ann, now))
    lines = since(ann).get_by_role("listitem")
    expect(lines.first).not_to_be_empty()
    assert lines.count() <= 3


@pytest.mark.parametrize("width", [1280, 1600])
def test_the_log_is_in_sight_beside_the_prompt_and_its_clauses_are_there_for_whoever_asks(
    invite: Invite, width: int
) -> None:
    ann = invite("Ann", ROOM_SHARE, viewport={"width": width, "height": 800})
    sit_among_bots(ann)
    play_among_bots(ann)
    ann.wait_turn()
    log = ann.page.locator("#log")
    line = log.locator(".line").first
    expect(line).to_be_in_viewport(ratio=1)
    box, prompt = log.bounding_box(), ann.page.locator(".prompt").bounding_box()
    assert box is not None
    assert prompt is not None
    assert box["x"] >= prompt["x"] + prompt["width"]
    assert box["y"] < prompt["y"] + prompt["height"]
    # Below it there is room to answer.
    expect(ann.button("play-chat-send")).to_be_in_viewport(ratio=1)
    clause = line.get_by_role("link")
    expect(clause).to_have_css("opacity", "0")
    line.hover()
    expect(clause).to_have_css("opacity", "1")
    ann.page.mouse.move(0, 0)
    expect(clause).to_have_css("opacity", "0")
    clause.focus()
    expect(clause).to_have_css("opacity", "1")


def test_on_a_phone_the_log_opens_at_its_newest_line_and_the_strip_has_one(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, Phone, **PHONE)
    sit_among_bots(ann)
    play_among_bots(ann)
    ann.wait_turn()
    lines = since(ann).get_by_role("listitem")
    expect(lines).to_have_count(1)
    ann.has_no_sideways_scroll()
    ann.hit(since(ann).get_by_role("button"))
    expect(lines).to_have_count(3)
    ann.press("play-log")
    newest_line = ann.page.get_by_role("dialog").locator(".line").first
    expect(newest_line).to_be_in_viewport()
    clause = newest_line.get_by_role("link")
    expect(clause).to_have_css("opacity", "0")
    newest_line.tap()
    expect(clause).to_have_css("opacity", "1")
