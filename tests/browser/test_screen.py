"""Who sees what: several people at one screen, onlookers, a seat that moves to another browser."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.games.every import each_game, each_game_with_hands
from tests.browser.games.game import Game, Json
from tests.browser.people import Person

TWO_AT_ONE_SCREEN: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


def hand_on_page(person: Person) -> list[str]:
    """Every card that can be found anywhere in the page's own source, shown or not."""
    found: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('[data-target^=\"card:\"]')].map((e) => e.outerHTML)"
    )
    return found


@each_game_with_hands
def test_at_one_screen_nothing_of_a_hand_is_there_until_its_owner_uncovers_it(invite: Invite, game: Game) -> None:
    person = invite("Ann", game)
    table = person.set_table(TWO_AT_ONE_SCREEN, options={"first": 0})
    person.sit_at(table)
    hands: dict[str, set[str]] = {}
    seat = {"Ann": 0, "Bob": 1}
    for name in ("Ann", "Bob", "Ann", "Bob"):
        person.wait(f"the cover for {name}", lambda glance: glance["covered"])
        assert hand_on_page(person) == []
        expect(person.page.locator(game.picture)).to_have_count(0)
        person.press("play-i-am", name=name)
        glance = person.wait_turn()
        assert set(glance["hand"]) == set(person.state()["view"]["players"][seat[name]]["hand"])
        # The first one: later it may be empty, or hold what the other has put away.
        hands.setdefault(name, set(glance["hand"]))
        assert all(
            player["hand"] is None for player in person.state()["view"]["players"] if player["seat"] != seat[name]
        )
        person.compose()
        person.confirm()
    assert hands["Ann"]
    assert hands["Bob"]
    assert not hands["Ann"] & hands["Bob"]


@each_game
def test_an_onlooker_sees_the_board_and_no_hand(invite: Invite, game: Game) -> None:
    ann, cleo = invite("Ann", game), invite("Cleo", game)
    places: list[Json] = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table = ann.set_table(places, options={"first": 0})
    ann.sit_at(table)
    cleo.sit_at(table)
    cleo.sees("play-watch")
    ann.play_turn()
    hers = ann.wait_turn()
    glance = cleo.wait_seq(hers["seq"] or 0)
    assert glance["board"] == hers["board"]
    assert hand_on_page(cleo) == []
    assert glance["legal"] == []
    for text in cleo.received:
        message = json.loads(text)
        state = message.get("state") or message
        assert all(player.get("hand") is None for player in state.get("view", {"players": []})["players"])


def test_a_personal_link_takes_the_seat_to_another_browser(invite: Invite) -> None:
    ann, phone = invite("Ann"), invite("Ann on another device")
    table = ann.set_table([{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}], options={"first": 0})
    ann.sit_at(table)
    ann.play_turn()
    ann.choose_from_menu("play-personal-link")
    link = ann.field("play-personal-link").input_value()
    assert "/seat#" in link

    phone.go(link)
    phone.press("seat-take")
    expect(phone.field("seat-next-label")).not_to_have_value(link)
    expect(phone.page).to_have_url(re.compile("^[^#]*$"))
    phone.link("seat-go").click()
    phone.play_turn()
    ann.page.keyboard.press("Escape")
    ann.sees("play-watch")
    assert hand_on_page(ann) == []

    # It works once.
    thief = invite("Eve")
    thief.forgive("Failed to load resource")
    thief.go(link)
    thief.press("seat-take")
    expect(thief.page.get_by_role("alert")).to_be_visible()
