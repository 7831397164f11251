"""What may be asked of a game beside a match, over HTTP."""

import sys
from pathlib import Path

import pytest

from faubourg.bots import heuristics
from faubourg.bots.requests import request_of, requests_of
from faubourg.core.refusal import InputError
from faubourg.games import MAKERS
from faubourg.server.archive.reading import answered
from faubourg.server.archive.records import Records
from faubourg.server.socket.limits import LimitFigures, Rule
from tests.server.harness import run, serving
from tests.toy.game import ToyGame
from tools.wire import requests_file


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)


class Here:
    """A reader that needs no process, for in another the toy is not known."""

    async def do(self, task: bytes, home: str | None = None) -> bytes:
        return answered(task)

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("name", ["street", "slow-street"])
def test_a_request_is_answered_by_the_game(url: str, name: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            house.server.records = Records(Here())
            ann = await house.browser()
            address = f"/api/games/toy/ask/{name}"
            assert await ann.fine(address, {"street": "fa"}) == {"lots": ["station", "north"], "seats": [2, 3]}
            assert await ann.refused(address, {"street": "ff"}) == (422, "toy-lot-twice")
            odds: list[object] = [{}, {"street": 3}, {"street": "fa", "more": 1}, [], "fa", {"street": "\ud800"}]
            for odd in odds:
                assert (await ann.refused(address, odd))[0] == 422

    run(work())


def test_what_is_asked_may_have_shapes_inside(url: str) -> None:
    act = {"kind": "flip", "mode": "classic", "open": False, "tile": "", "place": 2, "other": 0}
    act |= {"turn": "", "bend": "", "seed": 0}
    odd = [{**act, "more": 1}, {**act, "kind": "eat"}, {**act, "place": "2"}, {"kind": "flip"}, [], 3]

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            address = "/api/games/ubuild/ask/workbench"
            assert (await ann.fine(address, {"text": "c1-goa0-sss", "act": act}))["text"] == "c1-goa1-sss"
            assert (await ann.fine(address, {"text": "c1-goa0-sss", "act": None}))["left"] == 19
            assert await ann.refused(address, {"text": "c1-goa0-sss", "act": {**act, "place": 1}}) == (
                422,
                "layout-one-way",
            )
            for wrong in odd:
                assert await ann.refused(address, {"text": "c1-goa0-sss", "act": wrong}) == (422, "bad-request")

    run(work())


def test_questions_have_a_limit_by_address(url: str) -> None:
    async def work() -> None:
        async with serving(url, figures=LimitFigures(asks=Rule(1e-9, 1))) as house:
            ann = await house.browser()
            assert await ann.refused("/api/games/toy/ask/nothing", {}) == (404, "unknown-request")
            assert await ann.refused("/api/games/toy/ask/nothing", {}) == (429, "too-fast")

    run(work())


def test_what_no_game_knows_is_not_there(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            assert await ann.refused("/api/games/toy/ask/nothing", {}) == (404, "unknown-request")
            assert await ann.refused("/api/games/nothing/ask/street", {}) == (404, "unknown-game")

    run(work())


def test_requests_are_found_by_name() -> None:
    game = ToyGame()
    assert list(requests_of(game)) == ["street", "slow-street", "walk"]
    assert request_of(game, "street").answer({"street": "b"}) == {"lots": ["east"], "seats": [2, 3]}
    with pytest.raises(InputError):
        request_of(game, "nothing")


def test_what_bots_play_for_is_found_beside_the_heuristic(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = """
from faubourg.core.request import Request
from tests.toy.request_types import AskStreet, Street

def requests(game):
    return [Request("judge", AskStreet, Street, lambda asked: {"lots": [game.id], "seats": []}, quick=False)]
"""
    (tmp_path / "toy_requests.py").write_text(text)
    monkeypatch.setattr(heuristics, "__path__", [*heuristics.__path__, str(tmp_path)])
    found = requests_of(ToyGame())
    monkeypatch.delitem(sys.modules, "faubourg.bots.heuristics.toy_requests")
    assert list(found) == ["street", "slow-street", "walk", "judge"]
    assert found["judge"].answer({"street": "a"}) == {"lots": ["toy"], "seats": []}


def test_the_clients_types_are_made_of_them() -> None:
    made = requests_file("toy")
    assert "export interface AskStreet {\n  street: string;\n}" in made
    assert '  "street": { asked: AskStreet; answered: Street };' in made
