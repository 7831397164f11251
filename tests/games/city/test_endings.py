"""Every way in which a match can end without a clock, as a record: it loads, verifies, and ends as it is said here.

The records are in tests/playthroughs/city/endings; `python tools/golden.py city --endings` writes them anew. An hour
that runs out is a story of its own, in test_story.py.
"""

from typing import NamedTuple, cast

import pytest

import faubourg
from faubourg import Match
from faubourg.games.city.view import CityView
from tools.golden import FOLDER, endings

HERE = FOLDER / "city" / "endings"
SCENE = faubourg.game("city").scene()


class Expected(NamedTuple):
    seats: int
    ended_by: str
    decided_by: str
    ranking: list[list[int]]
    scores: list[int]


ENDINGS: dict[str, Expected] = {
    "2-rounds": Expected(2, "rounds", "wealth", [[0], [1]], [16860, 7300]),
    "3-rounds": Expected(3, "rounds", "wealth", [[2], [1], [0]], [580, 620, 1700]),
    "4-rounds": Expected(4, "rounds", "wealth", [[2], [0], [1], [3]], [5740, 3980, 6150, 2600]),
    "5-rounds": Expected(5, "rounds", "wealth", [[2], [4], [0], [1], [3]], [5960, 2020, 7000, 160, 6490]),
    "6-rounds": Expected(6, "rounds", "wealth", [[0], [3], [2], [1], [4], [5]], [9140, 2040, 2720, 2800, 1540, 1040]),
    "2-last": Expected(2, "last", "last", [[1], [0]], [0, 94890]),
    "3-last": Expected(3, "last", "last", [[1], [0], [2]], [0, 74030, 0]),
    "4-last": Expected(4, "last", "last", [[2], [1], [3], [0]], [0, 0, 125280, 0]),
    "5-last": Expected(5, "last", "last", [[1], [0], [2], [3], [4]], [0, 47840, 0, 0, 0]),
    "6-last": Expected(6, "last", "last", [[5], [0], [1], [2], [3], [4]], [0, 0, 0, 0, 0, 35890]),
    "4-some-out": Expected(4, "rounds", "wealth", [[2], [0], [3], [1]], [3100, 0, 4140, 2850]),
    "3-mortgages": Expected(3, "rounds", "wealth", [[2], [1], [0]], [0, 3010, 5000]),
    "3-dodged-debt": Expected(3, "rounds", "wealth", [[2], [1], [0]], [0, 3720, 4040]),
    "4-dodged-tax": Expected(4, "rounds", "wealth", [[3], [0], [2], [1]], [5820, 0, 0, 8640]),
    "3-taxi-back": Expected(3, "rounds", "wealth", [[2], [1], [0]], [0, 610, 7140]),
    "4-debtors-deal": Expected(4, "rounds", "wealth", [[3], [1], [2], [0]], [0, 2260, 2200, 2530]),
    "2-winner-in-jail": Expected(2, "rounds", "wealth", [[1], [0]], [5420, 33380]),
    "4-careful": Expected(4, "rounds", "wealth", [[2], [3], [1], [0]], [20740, 22360, 27540, 24980]),
    "2-more-cash": Expected(2, "rounds", "cash", [[0], [1]], [37700, 37700]),
    "2-more-districts": Expected(2, "rounds", "districts", [[0], [1]], [37700, 37700]),
    "2-shared": Expected(2, "rounds", "tie", [[0, 1]], [37700, 37700]),
    "3-shared": Expected(3, "rounds", "tie", [[0, 2], [1]], [37700, 37700, 37700]),
}


def loaded(name: str) -> Match:
    return faubourg.load((HERE / f"{name}.record").read_text("utf-8"))


def final(match: Match) -> CityView:
    return cast(CityView, match.state.view(None))


def test_there_is_a_record_for_every_ending() -> None:
    wanted = {ending.name for ending in endings("city")}
    assert set(ENDINGS) == wanted == {path.stem for path in HERE.glob("*.record")}


def test_every_number_of_seats_ends_in_every_way_it_can() -> None:
    ways = {(expected.seats, expected.ended_by) for expected in ENDINGS.values()}
    assert {(seats, by) for seats in (2, 3, 4, 5, 6) for by in ("rounds", "last")} <= ways
    assert {each.decided_by for each in ENDINGS.values()} == {"wealth", "cash", "districts", "tie", "last"}


@pytest.mark.clause("CI-1e", "CI-14c", "CI-15a")
@pytest.mark.parametrize("name", ENDINGS)
def test_a_match_ends_as_it_did(name: str) -> None:
    match = faubourg.verify((HERE / f"{name}.record").read_text("utf-8"))
    expected = ENDINGS[name]
    state = match.state
    assert state.over
    assert not state.truncated
    assert match.notes == []
    assert match.seats == expected.seats
    assert state.ranking() == expected.ranking
    assert state.scores() == expected.scores
    view = final(match)
    assert (view["ended_by"], view["decided_by"]) == (expected.ended_by, expected.decided_by)
    assert faubourg.game("city").restore(state.dump()).ranking() == expected.ranking


@pytest.mark.clause("CI-11b", "CI-11c", "CI-11d", "CI-15a")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_result_can_be_counted_from_what_a_spectator_sees(name: str) -> None:
    """Cash and rents, from the titles of the scene and what stands on the board: written without the rules."""
    match = loaded(name)
    view = final(match)
    titles = SCENE["districts"]
    assert isinstance(titles, list)
    colours = [title["colour"] for title in titles]
    doubled = {colours[place] for place, each in enumerate(view["districts"]) if each["skyscraper"]}
    tower = next((each["owner"] for each in view["districts"] if each["tower"]), None)
    wealth = [player["cash"] for player in view["players"]]
    for title, each in zip(titles, view["districts"], strict=True):
        if each["owner"] is None or each["mortgaged"]:
            continue
        blocks = each["industrial"] + (0 if each["hazard"] else each["residential"])
        factor = 2 if title["colour"] in doubled or each["owner"] == tower else 1
        wealth[each["owner"]] += title["rents"][blocks] * factor
    assert wealth == match.state.scores()
    best = match.state.ranking()[0]
    inside = [player["seat"] for player in view["players"] if not player["out"]]
    assert set(best) <= set(inside)
    assert all(wealth[seat] == max(wealth[other] for other in inside) for seat in best)


@pytest.mark.clause("CI-14c")
@pytest.mark.parametrize("name", [name for name in ENDINGS if ENDINGS[name].ended_by == "last"])
def test_the_others_rank_by_how_late_they_went(name: str) -> None:
    match = loaded(name)
    gone = []
    for number, place in enumerate(match.path()):
        entry = match.entries[place]
        if match.state.text(entry.code) == "bankrupt":
            gone.append(entry.actor)
        assert number < 50_000
    assert [tied[0] for tied in match.state.ranking()[1:]] == gone[::-1]


@pytest.mark.clause("CI-1e")
@pytest.mark.parametrize("name", [name for name in ENDINGS if ENDINGS[name].ended_by == "rounds"])
def test_the_last_round_was_played_to_its_end(name: str) -> None:
    match = loaded(name)
    assert final(match)["round"] == match.options["rounds"]
