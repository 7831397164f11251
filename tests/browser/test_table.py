"""What people do at a table besides playing: take back, talk, ask why, change the language."""

import re

import pytest
from playwright.sync_api import expect

from faubourg.text.language import Language
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game_in_a_language
from tests.browser.games.game import Game, Json
from tests.browser.games.turns import turns
from tests.browser.people import Person

RUDE = "<script>window.rude = 1</script> <b>bold</b> & 🏠 « très » é"
DUEL: Json = {"duel": True, "first": 0}


def sit_down_together(ann: Person, bob: Person, options: Json) -> None:
    table = ann.set_table([{"kind": "me", "name": "Ann"}, {"kind": "open"}], options=options)
    bob.take_seat(table)
    ann.sit_at(table)
    bob.sit_at(table)


def test_alone_among_bots_one_goes_back_at_once(invite: Invite) -> None:
    ann = invite("Ann")
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    ann.sit_at(ann.set_table(places, options=DUEL))
    before = ann.wait_turn()
    ann.play_turn()
    after = ann.wait_turn()
    assert after["board"] != before["board"]
    ann.choose_from_menu("play-ask-back")
    # The oldest line is the setup.
    ann.button("play-back-here").last.click()
    assert ann.wait_seq((after["seq"] or 0) + 1)["board"] == before["board"]
    expect(ann.page.get_by_text(ann.say("play-log-gone"), exact=True)).to_have_count(2)
    ann.play_turn()


def test_going_back_further_needs_the_other_to_agree(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    sit_down_together(ann, bob, DUEL)
    first = ann.play_turn()
    wanted = ann.wait_seq(first)["board"]
    bob.wait_seq(first)
    second = bob.play_turn()
    ann.wait_seq(second)

    ann.choose_from_menu("play-ask-back")
    ann.button("play-back-here").first.click()
    ann.sees("play-undo-asked")
    asked = {"who": "Ann", "step": first, "count": second - first}
    bob.sees("play-undo-request", **asked)
    # Wherever one has scrolled to.
    bob.page.evaluate("() => window.scrollTo(0, document.documentElement.scrollHeight)")
    expect(bob.button("play-disagree")).to_be_in_viewport()
    bob.press("play-disagree")
    ann.sees("play-undo-off")
    expect(ann.page.get_by_text(ann.say("play-undo-asked"))).to_be_hidden()
    expect(bob.page.get_by_text(bob.say("play-undo-request", **asked))).to_be_hidden()
    assert ann.look()["seq"] == second

    ann.choose_from_menu("play-ask-back")
    ann.button("play-back-here").first.click()
    bob.sees("play-undo-request", **asked)
    bob.press("play-agree")
    for person in (ann, bob):
        assert person.wait_seq(second + 1)["board"] == wanted

    # Whoever plays on instead of answering has answered: the request is gone for both.
    ann.choose_from_menu("play-ask-back")
    ann.button("play-back-here").last.click()
    ann.sees("play-undo-asked")
    bob.play_turn()
    expect(ann.page.get_by_text(ann.say("play-undo-asked"))).to_be_hidden()
    expect(bob.button("play-agree")).to_be_hidden()


def test_a_bot_plays_for_who_has_gone_when_the_time_of_grace_that_is_shown_is_over(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    # The shortest there is.
    table = ann.set_table(places, options=DUEL, settings={"grace": 30})
    bob.take_seat(table)
    ann.sit_at(table)
    bob.sit_at(table)
    expect(bob.button("play-stand-in")).to_be_hidden()
    ann.page.close()
    # Greyed, and it says for how long.
    expect(bob.button("play-stand-in")).to_be_disabled()
    bob.sees("play-stand-in-wait", time="")
    expect(bob.button("play-stand-in")).to_be_enabled()
    bob.press("play-stand-in")
    bob.sees("play-bot-for")
    bob.play_turn()


def test_what_is_said_at_the_table_is_shown_as_text(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    sit_down_together(ann, bob, DUEL)
    ann.field("play-chat-label").fill(RUDE)
    ann.press("play-chat-send")
    heard = bob.page.get_by_role("log", name=bob.say("play-chat"))
    expect(heard).to_contain_text(RUDE)
    assert heard.locator("script, b").count() == 0
    assert bob.page.evaluate("() => window.rude") is None


def test_the_title_says_whose_turn_it_is(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    sit_down_together(ann, bob, DUEL)
    ann.wait_turn()
    turn = re.compile(re.escape(ann.say("play-title-turn", title="").strip()))
    expect(ann.page).to_have_title(turn)
    expect(bob.page).not_to_have_title(turn)
    ann.play_turn()
    expect(bob.page).to_have_title(turn)
    expect(ann.page).not_to_have_title(turn)


def test_the_language_changes_and_the_page_stays(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob")
    sit_down_together(ann, bob, DUEL)
    before = ann.compose()
    address = ann.page.url
    ann.press("ui-other-language")
    ann.language = "fr"
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.button("play-confirm")).to_be_visible()
    assert ann.page.url == address
    assert ann.look()["board"] == before["board"] != ann.confirmed()
    ann.page.reload()
    expect(ann.button("play-menu")).to_be_visible()


@each_game_in_a_language
def test_what_is_refused_says_why_and_its_clause_opens_the_rulebook_there(
    invite: Invite, game: Game, language: Language
) -> None:
    ann = invite("Ann", game, language=language)
    ann.sit_in(game.middle)
    refused = {target: one["refusal"] for one in ann.shown()["choices"] if one["refusal"] for target in one["targets"]}
    target = next(one for one in ann.look()["refused"] if one.startswith(game.places) and one in refused)
    ann.target(target).hover()
    reason = ann.page.get_by_role("note")
    expect(reason).to_be_visible()
    link = reason.get_by_role("link")
    clause = link.inner_text().strip()
    assert clause == refused[target]["clause"]
    assert len(reason.inner_text()) > len(clause) + 10

    with ann.context.expect_page() as opened:
        link.click()
    rulebook = opened.value
    place = rulebook.locator(f'[id="{clause}"]')
    expect(place).to_be_in_viewport()
    expect(place).to_contain_text(clause)


@pytest.mark.clause("RS-9f")
def test_rs_9f_a_match_that_takes_too_long_ends_with_the_clause_that_says_so(invite: Invite) -> None:
    ann = invite("Ann")
    # One decision is left.
    ann.sit_in(turns("roomshare", "2-truncated")[-1])
    ann.play_to_the_end()
    result = ann.page.locator(".result")
    expect(result).to_contain_text(ann.say("result-truncated"))
    expect(result.get_by_role("link", name="RS-9f")).to_be_visible()


def test_the_same_people_are_taken_along_to_another_game(invite: Invite) -> None:
    ann = invite("Ann")
    ann.sit_in(turns("roomshare", "2-truncated")[-1])
    ann.play_to_the_end()
    ann.press("play-another")
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="City").check(force=True)
    dialog.get_by_role("button", name=ann.say("play-another-same")).click()
    expect(ann.page.get_by_role("heading", name="City", level=1)).to_be_visible()
    ann.wait_turn()


def test_whoever_looks_for_another_game_is_led_to_the_next_match_once_there_is_one(invite: Invite) -> None:
    ann, bob = invite("Ann"), invite("Bob", language="fr")
    ann.sit_in(turns("roomshare", "2-truncated")[-1])
    table = ann.page.url.rpartition("/")[2]
    bob.sit_at(table)
    ann.play_to_the_end()
    expect(bob.link("play-another")).to_be_visible()
    ann.press("play-another")
    expect(ann.page.get_by_role("dialog").get_by_role("radio").first).to_be_attached()
    # In another window of the same person, say.
    answer = ann.context.request.post(f"/api/tables/{table}/rematch", data={"game": None})
    assert answer.ok, answer.text()
    expect(ann.button("play-rematch-go")).to_be_visible()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.button("play-another")).to_have_count(0)
    expect(bob.link("play-rematch-go")).to_be_visible()
    expect(bob.link("play-another")).to_have_count(0)
    ann.press("play-rematch-go")
    ann.page.wait_for_url(f"**/t/{answer.json()['table']}")
    ann.wait_turn()


def test_what_a_bot_would_play_is_brought_into_sight_in_the_hand(invite: Invite) -> None:
    ann = invite("Ann", **PHONE)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    ann.sit_at(ann.set_table(places, options={"first": 0}))
    ann.wait_turn()
    ann.page.evaluate("scrollTo(0, 0)")
    ann.choose_from_menu("play-ask-hint")
    advised = ann.page.locator(".hand .pointed")
    expect(advised).to_be_in_viewport(ratio=1)
