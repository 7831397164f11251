"""What is heard at a table and in a replay: each sound at its event, none before it is wanted, all at one volume."""

import httpx
import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.chromium import DESKTOP
from tests.browser.company import Company, do
from tests.browser.conftest import Invite
from tests.browser.games.city import CITY, DROP_OUT, at_bid
from tests.browser.games.every import GAMES, each_game
from tests.browser.games.game import Game, Json
from tests.browser.games.roomshare import ROOM_SHARE
from tests.browser.games.turns import turns
from tests.browser.house import House
from tests.browser.people import Person
from tests.browser.sounds import forget, heard, hears, loudest, record, sounding, sounds_of, touch
from tests.browser.test_city import decline_and_open
from tests.server.city import LEISURELY

ALL = {"dice", "coin", "key", "eviction", "bridge", "bid", "hammer", "victory"}
# Matches in which each sound of their game is heard.
RECORDS = {"roomshare": "4-renovation", "paris": "2-sixth-hotel", "city": "3-rounds", "ubuild": "4-toll"}
LIVELY: Json = {"reduced_motion": "no-preference"}
STILL: Json = {"reduced_motion": DESKTOP["reduced_motion"]}
TEXT = {"content-type": "text/plain"}
# The loudest tone of all sounds at full volume, and the least volume there is.
LOUDEST, LEAST = 0.27 * 2.6, 0.05


def test_all_that_is_promised_is_heard_in_some_game() -> None:
    assert {sound for game in GAMES for sound in sounds_of(game.id).values()} == ALL


@each_game
def test_in_a_replay_each_sound_is_heard_at_its_step(invite: Invite, house: House, game: Game) -> None:
    text = turns(game.id, RECORDS[game.id])[0].text()
    told = httpx.post(f"{house.address}/api/replays", content=text, headers=TEXT, trust_env=False)
    steps = [sounding(game.id, step["events"]) for step in told.json()["steps"]]
    ann = invite("Ann", game, **LIVELY)
    record(ann)
    ann.go("/replay")
    file = FilePayload(name="match.txt", mimeType="text/plain", buffer=text.encode())
    ann.page.locator("input[type=file]").set_input_files(file)
    lines = ann.page.get_by_role("list", name=ann.say("replay-moves")).get_by_role("button")
    expect(lines.last).to_be_attached()
    before = lines.count() - len(steps)
    slider = ann.page.get_by_role("slider", name=ann.say("replay-slider"))
    for sound in sorted(set(sounds_of(game.id).values())):
        step = next(number for number, sounds in enumerate(steps) if sound in sounds)
        slider.fill(str(before + step - 1))
        forget(ann)
        ann.press("replay-forward")
        hears(ann, sound)
        assert set(heard(ann)) <= set(steps[step])


def sit_down_together(*people: Person) -> Company:
    for person in people:
        record(person)
    return Company(*people, data=LEISURELY, rounds=20, auctions="live")


@pytest.mark.parametrize("motion", [LIVELY, STILL], ids=["moving", "still"])
def test_at_a_table_what_others_do_is_heard_too(invite: Invite, motion: Json) -> None:
    ann, bob = (invite(name, CITY, pace="fast", **motion) for name in ("Ann", "Bob"))
    company = sit_down_together(ann, bob)
    for person in (ann, bob):
        touch(person)
    company.play_turn()
    for person in (ann, bob):
        hears(person, "dice")
    caller = decline_and_open(company)
    other = bob if caller is ann else ann
    hears(other, "bid")
    forget(caller)
    do(other, at_bid(50))
    hears(caller, "bid")
    do(caller, DROP_OUT)
    for person in (ann, bob):
        hears(person, "hammer")


def test_what_one_does_oneself_is_heard_and_so_is_the_end_also_where_nothing_moves(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, **STILL)
    record(ann)
    ann.sit_in(ROOM_SHARE.middle)
    touch(ann)
    ann.follow(list(ROOM_SHARE.middle.moves))
    for sound in ("key", "eviction"):
        hears(ann, sound)
    ann.sit_in(ROOM_SHARE.last)
    touch(ann)
    ann.play_to_the_end()
    hears(ann, "victory")


def test_nothing_is_heard_before_it_is_wanted_and_then_all_of_it_as_loud_as_is_said(invite: Invite) -> None:
    ann = invite("Ann", ROOM_SHARE, **LIVELY)
    record(ann, wanted=False)
    ann.sit_in(ROOM_SHARE.middle)
    touch(ann)
    ann.play_turn()
    ann.wait_turn()
    assert heard(ann) == []
    ann.press("play-menu")
    ann.page.get_by_role("switch", name=ann.say("sound-help")).check()
    hears(ann, "turn")
    volume = ann.page.get_by_role("slider", name=ann.say("sound-volume"))
    volume.press("End")
    forget(ann)
    volume.press("Home")
    hears(ann, "coin")
    ann.page.keyboard.press("Escape")
    ann.play_turn()
    hears(ann, "key")
    assert 0 < loudest(ann) <= LOUDEST * LEAST
