"""Options that a game checks itself, from the request to the table that is kept."""

import pytest

from faubourg.games import MAKERS
from tests.server.harness import ME, run, serving
from tests.toy.game import ToyGame

OPEN = {"kind": "open"}


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "toy", ToyGame)


def test_a_text_is_offered_with_its_letters_and_kept_with_the_table(each_url: str) -> None:
    async def work() -> None:
        async with serving(each_url) as house:
            ann = await house.browser()
            [toy] = [game for game in (await ann.get("/api/games")).json()["games"] if game["id"] == "toy"]
            [street] = [option for option in toy["options"] if option["name"] == "street"]
            assert (street["kind"], street["high"], street["letters"]) == ("text", 6, "abcdef")
            table = await ann.create([ME, OPEN], game="toy", options={"street": "fa"})
        async with serving(each_url) as house:
            ann = await house.browser()
            assert (await ann.info(table))["options"]["street"] == "fa"

    run(work())


def test_a_text_that_the_game_refuses_opens_no_table(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for street, code in (("faf", "toy-lot-twice"), ("fx", "option-letter"), ("", "option-length")):
                wanted = {"game": "toy", "options": {"street": street}, "places": [ME, OPEN]}
                assert await ann.refused("/api/tables", wanted) == (422, code)
                assert await ann.refused("/api/games/toy/check-options", {"options": {"street": street}}) == (422, code)
            assert await ann.tables() == []

    run(work())


def test_options_are_asked_about_before_anybody_sits(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            usual = {"rounds": 6, "debts": True, "street": "abcdef"}
            assert await ann.fine("/api/games/toy/check-options") == {"options": usual, "seats": [2, 3, 4]}
            found = await ann.fine("/api/games/toy/check-options", {"options": {"street": "fa"}})
            assert found == {"options": usual | {"street": "fa"}, "seats": [2, 3]}
            wanted = {"game": "toy", "options": {"street": "fa"}, "places": [ME, OPEN, OPEN, OPEN]}
            assert await ann.refused("/api/tables", wanted) == (422, "seats-for-options")

    run(work())
