"""Levels of bots as people choose them, and hints at a table and where it forbids them."""

import json
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from faubourg.bots.levels import LEVELS
from tests.browser.chromium import DESKTOP, PHONE
from tests.browser.conftest import Invite
from tests.browser.games.every import each_game
from tests.browser.games.game import Game, Json
from tests.browser.people import Person

DUEL: Json = {"duel": True, "first": 0}


def figured(person: Person) -> None:
    """What a server would say that has measured a level, and is not ready for another."""

    def answer(route: Route) -> None:
        response = route.fetch()
        listed: Json = response.json()
        for game in listed["games"]:
            game["levels"][2] |= {"of_two": {"wins": 67, "of": 100}, "of_four": {"wins": 40, "of": 100}}
            game["levels"][4]["ready"] = False
        route.fulfill(response=response, body=json.dumps(listed))

    person.context.route("**/api/games", answer)


def test_one_click_plays_against_neighbours_and_another_level_can_be_chosen(invite: Invite) -> None:
    ann = invite("Ann", language="fr", **PHONE)
    figured(ann)
    ann.go("/")
    level = ann.page.get_by_role("combobox", name=ann.say("home-level"))
    expect(level).to_have_value("neighbour")
    expect(level.locator("option")).to_have_count(len(LEVELS))
    assert [option.is_disabled() for option in level.locator("option").all()] == [False, False, False, False, True]
    # As the terminal and the documents call them.
    names = [ann.say(f"bot-name-{name}") for name in LEVELS]
    offered = [f"{place} · {name}" for place, name in enumerate(names, start=1)]
    expect(level.locator("option")).to_have_text([*offered[:4], ann.say("level-option-waits", level=offered[4])])
    expect(level).to_have_attribute("title", re.compile(re.escape(ann.say("level-of-four", wins=40, of=100))))
    expect(level).to_have_accessible_description(ann.say("level-of-two", wins=67, of=100).capitalize())
    # Not only to be heard: it stands where one chooses.
    expect(ann.page.get_by_text(ann.say("level-of-two", wins=67, of=100).capitalize(), exact=True)).to_be_visible()
    ann.sees("level-not-ready", names="Propriétaire")
    ann.has_no_sideways_scroll()
    level.select_option("tenant")
    ann.press("home-play", bots=3)
    expect(ann.page.get_by_text("Locataire 2").first).to_be_visible()


def test_a_table_without_hints_says_so_and_has_no_button_for_them(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/new?game=roomshare&preset=phones")
    ann.page.get_by_role("switch", name=ann.say("new-hints")).uncheck()
    ann.press("new-create")
    ann.sees("play-hints-no")
    level = ann.page.get_by_role("combobox", name=ann.say("play-bot-strength"))
    level.select_option("newcomer")
    ann.press("play-put-bot")
    expect(ann.page.locator(".prompt")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("bot-name-newcomer")).first).to_be_visible()
    ann.press("play-menu")
    expect(ann.button("play-leave")).to_be_visible()
    expect(ann.button("play-ask-hint")).to_have_count(0)


def test_a_hint_says_who_gives_it_and_how_sure_it_is(invite: Invite) -> None:
    ann = invite("Ann")
    ann.sit_at(ann.set_table([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "newcomer"}], options=DUEL))
    ann.wait_turn()
    ann.choose_from_menu("play-ask-hint")
    hint = ann.page.locator(".prompt .hint")
    expect(hint).to_contain_text(ann.say("bot-name-landlord"))
    expect(hint).to_contain_text(" %")


def ask_hint(person: Person) -> Json:
    """What a bot would do here; it is shown then."""
    person.choose_from_menu("play-ask-hint")
    expect(hint_of(person)).to_be_visible()
    return next(one for one in map(json.loads, reversed(person.received)) if one["type"] == "hinted")


def hint_of(person: Person) -> Locator:
    return person.page.locator(".prompt .hint")


@each_game
def test_a_hint_takes_nothing_away_of_what_is_composed(invite: Invite, game: Game) -> None:
    ann = invite("Ann", game)
    before = ann.draft_the_middle()
    hinted = ask_hint(ann)
    after = ann.look()
    assert (after["board"], after["composing"], after["confirm"]) == (before["board"], True, before["confirm"])
    # It is for the position on the table, and says so. A deal that it would offer is none of the choices there.
    level, who = ann.say("bot-name-landlord"), ann.say("bot-name-greedy")
    listed = any(one["move"] == hinted["move"] for one in ann.state()["choices"])
    begun = ann.say("play-hint-begun", level=level, choice="").removesuffix(" .")
    expect(hint_of(ann)).to_contain_text(begun if listed else ann.say("play-hint-deal", level=level, who=who))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "phone"])
def test_a_hint_makes_way_for_another_choice_and_comes_back_and_nothing_moves(invite: Invite, size: Json) -> None:
    ann = invite("Ann", **size)
    ann.sit_in(ann.game.middle)
    move = ask_hint(ann)["move"]
    legal = [one for one in ann.shown()["choices"] if one["move"] is not None]
    hinted = next(one["targets"] for one in legal if one["move"] == move)
    other = next(one["targets"] for one in legal if set(one["targets"]).isdisjoint(hinted))
    prompt = ann.page.locator(".prompt")
    tall = prompt.bounding_box()
    ann.hit_target(ann.glowing(other))
    expect(hint_of(ann)).to_have_count(0)
    expect(ann.page.locator(".pointed")).to_have_count(0)
    assert prompt.bounding_box() == tall
    ann.press("play-back")
    ann.wait("the question", lambda now: not now["busy"] and not now["composing"])
    expect(hint_of(ann)).to_be_visible()
    assert prompt.bounding_box() == tall
    # Of what it says itself it is not in the way.
    ann.hit_target(ann.glowing(hinted))
    ann.wait("an answer", lambda now: not now["busy"] and now["composing"])
    expect(hint_of(ann)).to_be_visible()
