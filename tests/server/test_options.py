"""Options that a game checks itself, from the request to the table that is kept."""

import pytest

import faubourg
from faubourg.core.options import Options
from faubourg.core.refusal import InputError
from faubourg.games import MAKERS
from faubourg.server.lobby.games import game_info
from faubourg.server.wire.http import OptionInfo
from tests.server.harness import ME, run, serving
from tests.toy.game import ToyGame
from tests.toy.state import ToyOptions

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
            assert await ann.fine("/api/games/toy/check-options") == {"options": usual, "seats": [2, 3, 4], "idle": []}
            found = await ann.fine("/api/games/toy/check-options", {"options": {"street": "fa"}})
            assert found == {"options": usual | {"street": "fa"}, "seats": [2, 3], "idle": []}
            wanted = {"game": "toy", "options": {"street": "fa"}, "places": [ME, OPEN, OPEN, OPEN]}
            assert await ann.refused("/api/tables", wanted) == (422, "seats-for-options")

    run(work())


def test_an_option_without_effect_is_named_and_the_table_is_opened(each_url: str) -> None:
    async def work() -> None:
        options = {"mode": "advanced", "stadium": True, "rounds": 5, "minutes": 90, "length": "minutes"}
        async with serving(each_url) as house:
            ann = await house.browser()
            games = {game["id"]: game["options"] for game in (await ann.get("/api/games")).json()["games"]}
            needs = {option["name"]: option["needs"] for option in games["city"] if option["needs"] is not None}
            assert needs == {
                "rounds": {"option": "length", "value": "rounds"},
                "minutes": {"option": "length", "value": "hour"},
                "extension": {"option": "auctions", "value": "live"},
            }
            checked = await ann.fine("/api/games/ubuild/check-options", {"options": options})
            assert checked["idle"] == ["stadium", "rounds"]
            created = await ann.fine("/api/tables", {"game": "ubuild", "options": options, "places": [ME, OPEN]})
            assert created["idle"] == ["stadium", "rounds"]
        # It is kept as it was asked for.
        async with serving(each_url) as house:
            ann = await house.browser()
            found = (await ann.info(created["table"]))["options"]
            assert {name: found[name] for name in options} == options

    run(work())


def test_options_are_asked_about_together_where_it_is_known_how_many_play(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(self: ToyGame, values: dict[str, object], seats: int) -> Options:
        if values["rounds"] == 1 and seats == 2:
            raise InputError("bad-option", {"option": "rounds", "given": "1", "allowed": "2..12"})
        return ToyOptions(values)

    monkeypatch.setattr(ToyGame, "read", read)

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            address, single = "/api/games/toy/check-options", {"rounds": 1}
            assert await ann.refused(address, {"options": single, "seats": 2}) == (422, "bad-option")
            for seats in (None, 3):
                assert (await ann.fine(address, {"options": single, "seats": seats}))["seats"] == [2, 3, 4]
            # Whoever needs other seats is told which.
            for seats in (4, 5, -1, 10**9):
                short = {"options": {"street": "fa"}, "seats": seats}
                assert (await ann.fine(address, short))["seats"] == [2, 3]

    run(work())


def test_a_refused_text_says_which_option_is_meant(url: str) -> None:
    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            for street in ("faf", "fx", ""):
                refused = await ann.client.post("/api/games/toy/check-options", json={"options": {"street": street}})
                assert refused.json()["params"]["option"] == "street"

    run(work())


def test_a_game_says_how_many_play_it_usually(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "seats_for", lambda self, options: range(3, 5))
    told = game_info(ToyGame())
    assert (told.seats, told.usual_seats) == ([2, 3, 4], [3, 4])


def test_whatever_leads_to_a_game_says_which_it_is(url: str) -> None:
    """A client that has no board for it can say so, and what it is called."""

    async def work() -> None:
        async with serving(url) as house:
            ann = await house.browser()
            titles = {game["id"]: game["title"] for game in (await ann.get("/api/games")).json()["games"]}
            assert titles["toy"] == ToyGame().title
            table = await ann.create([ME, OPEN], game="toy", settings={"open": True})
            assert (await ann.info(table))["game"] == "toy"
            assert [line["game"] for line in (await ann.get("/api/tables")).json()["tables"]] == ["toy"]
            assert [line["game"] for line in (await ann.get("/api/tables/open")).json()["tables"]] == ["toy"]
            record = faubourg.new("toy", seats=2, seed=1).save()
            plain = {"content-type": "text/plain; charset=utf-8"}
            replay = await ann.client.post("/api/replays", content=record, headers=plain)
            assert (replay.status_code, replay.json()["game"]) == (200, "toy")

    run(work())


def test_an_option_says_how_many_must_play_for_it_and_what_it_cannot_stand_beside() -> None:
    told = {option.name: option for option in game_info(faubourg.game("roomshare")).options}
    assert {name: option.seats for name, option in told.items()} == {
        "royal": [2, 3, 4],
        "renovation": [2, 3, 4],
        "duel": [2],
        "first": [2, 3, 4],
        "colours": [2, 3, 4],
        "second_colours": [2],
        "corners": [2, 3, 4],
    }
    clashes = {name: [(one.option, one.value) for one in option.clashes] for name, option in told.items()}
    assert {name: found for name, found in clashes.items() if found} == {
        "renovation": [("duel", True)],
        "duel": [("renovation", True)],
    }


@pytest.mark.parametrize("game", faubourg.game_ids())
def test_what_is_offered_beside_each_other_is_taken(game: str) -> None:
    """Whatever a form shows at once can be chosen at once, two by two."""
    found = faubourg.game(game)
    told = [option for option in game_info(found).options if option.kind in ("flag", "choice")]
    for one in told:
        for other in told:
            if one is other or any(clash.option == other.name for clash in one.clashes):
                continue
            for seats in set(one.seats) & set(other.seats):
                found.read_all(seats, {one.name: unusual(one), other.name: unusual(other)})


def unusual(option: OptionInfo) -> object:
    return option.default is False if option.kind == "flag" else option.values[-1]
