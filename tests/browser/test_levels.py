"""Levels of bots as people choose them, and hints at a table and where it forbids them."""

import json
import re

from playwright.sync_api import Route, expect

from faubourg.bots.levels import LEVELS
from tests.browser.chromium import PHONE
from tests.browser.conftest import Invite
from tests.browser.games.game import Json
from tests.browser.people import Person

DUEL: Json = {"duel": True, "first": 0}


def figured(person: Person) -> None:
    """What a server would say that has measured a level, and is not ready for another."""

    def answer(route: Route) -> None:
        response = route.fetch()
        listed: Json = response.json()
        for game in listed["games"]:
            game["levels"][2] |= {"of_two": {"wins": 2, "of": 3}, "of_four": {"wins": 2, "of": 5}}
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
    expect(level.locator("option").nth(2)).to_have_text("3 · Voisin")
    expect(level).to_have_attribute("title", re.compile(re.escape(ann.say("level-of-four", wins=2, of=5))))
    expect(level).to_have_accessible_description(ann.say("level-of-two", wins=2, of=3).capitalize())
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
