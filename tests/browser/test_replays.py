"""A match seen again: step by step, by other eyes, checked, and played on."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import FilePayload, Route, expect

from tests.browser.conftest import Invite
from tests.browser.games.every import GAMES, WITH_HANDS, named
from tests.browser.games.game import Game, Json
from tests.browser.house import House
from tests.browser.people import Person
from tests.patience import LONG, PATIENCE
from tests.server.replayed import with_views


class Match:
    """One that bots have played, for somebody away too, as the server tells it."""

    def __init__(self, game: Game, table: str, replay: Json, record: str) -> None:
        self.game = game
        self.table = table
        self.replay = replay
        self.record = record
        self.steps: list[Json] = with_views(replay)["steps"]

    @property
    def last(self) -> int:
        return int(self.steps[-1]["seq"])

    def turn_end(self, seq: int) -> int:
        """The last step of the turn that this one belongs to."""
        turn = next(step["turn"] for step in self.steps if step["seq"] == seq)
        return int([step["seq"] for step in self.steps if step["turn"] == turn][-1])

    def board(self, seq: int) -> Json:
        return self.game.board_in(self.view(seq))

    def view(self, seq: int) -> Json:
        return next(step["view"] for step in self.steps if step["seq"] == seq)

    def hand(self, seq: int, seat: int) -> list[str]:
        hand = self.view(seq)["players"][seat]["hand"]
        held: list[str] = hand["value"] if isinstance(hand, dict) else hand
        return held


@pytest.fixture(scope="module", params=GAMES, ids=named)
def match(house: House, request: pytest.FixtureRequest) -> Iterator[Match]:
    game: Game = request.param
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Bob", "Cleo")]
    places = [{"kind": "me", "name": "Zoe"}, *bots]
    wanted = {"game": game.id, "places": places, **game.brief}
    with httpx.Client(base_url=house.address, trust_env=False, timeout=PATIENCE) as client:
        table = client.post("/api/tables", json=wanted).raise_for_status().json()["table"]
        client.post(f"/api/tables/{table}/bot", json={"seat": 0, "bot": "random"}).raise_for_status()
        deadline = time.monotonic() + LONG
        while client.get(f"/api/tables/{table}").json()["status"] != "over":
            assert time.monotonic() < deadline, "the bots do not finish"
            time.sleep(0.1)
        replay = client.get(f"/api/tables/{table}/replay").raise_for_status().json()
        yield Match(game, table, replay, client.get(f"/api/tables/{table}/record").raise_for_status().text)


def at_step(person: Person, match: Match, seq: int) -> None:
    """The caption, the address and the drawing are those of a step."""
    turn = next(step["turn"] for step in match.steps if step["seq"] == seq)
    person.sees("replay-caption", step=seq, of=match.last, turn=turn)
    expect(person.page).to_have_url(re.compile(rf"step={seq}\b"))
    person.wait(f"step {seq}", lambda glance: glance["board"] == match.board(seq))


def test_a_replay_is_gone_through_step_by_step_by_turns_and_at_a_jump(invite: Invite, match: Match) -> None:
    ann = invite("Ann", match.game)
    ann.go(f"/replay/{match.table}?step=3")
    at_step(ann, match, 3)
    ann.press("replay-forward")
    at_step(ann, match, 4)
    ann.page.keyboard.press("ArrowLeft")
    at_step(ann, match, 3)
    ann.press("replay-end")
    at_step(ann, match, match.last)
    expect(ann.page.get_by_role("row", name=ann.say("score-total"))).to_be_visible()
    lines = ann.page.get_by_role("list", name=ann.say("replay-moves")).get_by_role("button")
    # Where the first step is no deal, there is a place before it.
    before = lines.count() - len(match.steps)
    middle = match.steps[len(match.steps) // 2]
    ann.page.get_by_role("slider", name=ann.say("replay-slider")).fill(str(before + match.steps.index(middle)))
    at_step(ann, match, middle["seq"])
    ann.press("replay-turn-forward")
    at_step(ann, match, match.turn_end(middle["seq"] + 1))
    lines.nth(before + 5).click()
    at_step(ann, match, match.steps[5]["seq"])
    # The address is a link to the move: it shows the same to somebody else.
    bob = invite("Bob", match.game)
    bob.go(ann.page.url)
    at_step(bob, match, match.steps[5]["seq"])


@pytest.mark.parametrize("match", WITH_HANDS, ids=named, indirect=True)
def test_once_it_is_over_a_match_is_seen_by_any_seats_eyes(invite: Invite, match: Match) -> None:
    ann = invite("Ann", match.game)
    # In Paris a hand may be empty for a while.
    step = next(step["seq"] for step in match.steps if step["seq"] >= 5 and match.hand(step["seq"], 1))
    ann.go(f"/replay/{match.table}?step={step}")
    eyes = ann.page.get_by_role("combobox", name=ann.say("replay-eyes"))
    eyes.select_option("1")
    held = match.hand(step, 1)
    assert sorted(ann.wait("the hand", lambda glance: bool(glance["hand"]))["hand"]) == sorted(held)
    expect(ann.page).to_have_url(re.compile(r"seat=1\b"))
    eyes.select_option("none")
    ann.wait("no hand", lambda glance: not glance["hand"])


def test_from_a_position_of_a_replay_one_plays_on_against_bots(invite: Invite, match: Match) -> None:
    ann = invite("Ann", match.game)
    ann.go(f"/replay/{match.table}?step=6&seat=2")
    ann.press("replay-play-on")
    ann.field("replay-play-on-name").fill("Ann")
    ann.press("replay-play-on-go")
    ann.wait_turn()
    assert "/t/" in ann.page.url
    ann.play_turn()


def test_a_record_is_downloaded_and_opened_again_from_its_file(invite: Invite, match: Match, tmp_path: Path) -> None:
    ann = invite("Ann", match.game)
    ann.go(f"/replay/{match.table}?step=2")
    with ann.page.expect_download() as download:
        ann.link("replay-download").click()
    file = tmp_path / "match.txt"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == match.record

    ann.go("/replay")
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.button("replay-forward")).to_be_visible()
    ann.press("replay-end")
    ann.wait("the end", lambda glance: glance["board"] == match.board(match.last))


def test_every_draw_of_a_match_is_checked_in_the_browser(invite: Invite, match: Match) -> None:
    ann = invite("Ann", match.game)
    ann.go(f"/replay/{match.table}")
    ann.press("replay-check")
    draws = sum(len(step["draws"]) for step in match.steps)
    assert draws > 5
    ann.sees("verdict-good", count=draws)


def test_a_draw_that_does_not_follow_from_the_seed_is_found(invite: Invite, match: Match) -> None:
    def lie(route: Route) -> None:
        replay = json.loads(json.dumps(match.replay))
        draw = next(draw for step in replay["steps"] for draw in step["draws"] if len(draw["weights"]) > 1)
        draw["place"] = (draw["place"] + 1) % len(draw["weights"])
        route.fulfill(json=replay)

    ann = invite("Ann", match.game)
    ann.page.route("**/api/tables/*/replay", lie)
    ann.go(f"/replay/{match.table}")
    ann.press("replay-check")
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    good = ann.say("verdict-good", count=sum(len(step["draws"]) for step in match.steps))
    expect(ann.page.get_by_text(good)).to_have_count(0)


def test_a_record_that_was_tampered_with_is_refused_in_a_sentence(invite: Invite, match: Match) -> None:
    ann = invite("Ann", match.game)
    ann.forgive("Failed to load resource")
    lines = match.record.splitlines()
    played = next(number for number, line in enumerate(lines) if line.startswith("= ")) + 1
    actor, move, *_ = lines[played].split()
    lines[played] = f"{actor} {int(move) + 1}"
    ann.go("/replay")
    file = FilePayload(name="match.txt", mimeType="text/plain", buffer="\n".join(lines).encode())
    ann.page.locator("input[type=file]").set_input_files(file)
    expect(ann.page.get_by_role("alert")).not_to_be_empty()
