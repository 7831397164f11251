"""Every way in which a match can end, as a record: it loads, verifies, and ends as it is said here.

The records are in tests/playthroughs/paris/endings; `python tools/golden.py paris --endings` writes them anew. A match
of Paris cannot reach the limit on decisions; test_ending.py shows what would happen.
"""

from typing import NamedTuple, cast

import pytest

import faubourg
from faubourg import NATURE, Match
from faubourg.games.paris.view import ParisView
from tools.golden import FOLDER, endings

HERE = FOLDER / "paris" / "endings"
STATIONS = [0, 4, 9, 16, 25]


class Expected(NamedTuple):
    seats: int
    ended_by: str
    decided_by: str
    ranking: list[list[int]]
    scores: list[int]


ENDINGS: dict[str, Expected] = {
    "4-sixth-hotel": Expected(4, "hotels", "points", [[3], [0], [2], [1]], [19, 12, 15, 24]),
    "3-sixth-hotel": Expected(3, "hotels", "points", [[2], [0], [1]], [46, 25, 47]),
    "2-sixth-hotel": Expected(2, "hotels", "points", [[1], [0]], [30, 37]),
    "4-money-twice": Expected(4, "money", "points", [[3], [0], [2], [1]], [26, 15, 21, 43]),
    "3-money-twice": Expected(3, "money", "points", [[0], [1], [2]], [59, 27, 26]),
    "2-money-twice": Expected(2, "money", "points", [[0], [1]], [60, 44]),
    "4-nothing-to-draw": Expected(4, "nothing-to-draw", "tie", [[0, 1, 2, 3]], [0, 0, 0, 0]),
    "2-nothing-to-draw": Expected(2, "nothing-to-draw", "tie", [[0, 1]], [0, 0]),
    "3-after-a-shuffle-that-waited": Expected(3, "money", "lots", [[2], [0], [1]], [0, 0, 0]),
    "4-more-hotels": Expected(4, "hotels", "hotels", [[0], [1], [3], [2]], [26, 26, 19, 24]),
    "2-more-lots": Expected(2, "money", "lots", [[1], [0]], [48, 48]),
    "3-shared": Expected(3, "hotels", "tie", [[1, 2], [0]], [26, 31, 31]),
    "4-two-hotels-at-once": Expected(4, "hotels", "points", [[2], [3], [1], [0]], [11, 16, 32, 18]),
    "3-sixth-hotel-cuts-off": Expected(3, "hotels", "points", [[2], [1], [0]], [20, 30, 32]),
    "4-crisis": Expected(4, "hotels", "points", [[2], [0], [3], [1]], [34, 18, 36, 27]),
    "4-crisis-of-streets": Expected(4, "hotels", "points", [[3], [0], [2], [1]], [27, 7, 19, 29]),
    "2-crisis-below-zero": Expected(2, "money", "points", [[1], [0]], [-4, 1]),
    "3-dynamic": Expected(3, "hotels", "points", [[1], [0], [2]], [39, 64, 24]),
    "4-harmony": Expected(4, "hotels", "points", [[1], [0], [3], [2]], [29, 36, 21, 27]),
    "2-every-variant": Expected(2, "hotels", "points", [[0], [1]], [43, 36]),
    "4-start-cash": Expected(4, "hotels", "points", [[1], [2], [0], [3]], [36, 48, 39, 25]),
    "3-start-cash": Expected(3, "hotels", "points", [[0], [1], [2]], [37, 23, 22]),
    "2-start-cash": Expected(2, "hotels", "points", [[1], [0]], [19, 28]),
}


def loaded(name: str) -> Match:
    return faubourg.load((HERE / f"{name}.record").read_text("utf-8"))


def final(match: Match) -> ParisView:
    return cast(ParisView, match.state.view(None))


def lines(match: Match) -> list[str]:
    """All moves as text, Nature's included."""
    return [match.state.text(match.entries[place].code) for place in match.path()]


def test_there_is_a_record_for_every_ending() -> None:
    wanted = {ending.name for ending in endings("paris")}
    assert set(ENDINGS) == wanted == {path.stem for path in HERE.glob("*.record")}


def test_every_number_of_seats_ends_in_every_way_it_can() -> None:
    ways = {(expected.seats, expected.ended_by) for expected in ENDINGS.values()}
    assert {(seats, by) for seats in (2, 3, 4) for by in ("hotels", "money")} <= ways
    assert {by for _, by in ways} == {"hotels", "money", "nothing-to-draw"}
    assert {expected.decided_by for expected in ENDINGS.values()} == {"points", "hotels", "lots", "tie"}


@pytest.mark.clause("PA-5a", "PA-5c")
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
    for seat in (*range(match.seats), None):
        view = state.view(seat)
        assert (view["ended_by"], view["decided_by"]) == (expected.ended_by, expected.decided_by)
    assert faubourg.game("paris").restore(state.dump()).ranking() == expected.ranking


@pytest.mark.clause("PA-5b", "PA-5c", "PA-6a")
@pytest.mark.parametrize("name", ENDINGS)
def test_the_result_can_be_counted_from_what_a_spectator_sees(name: str) -> None:
    """Points, then hotels, then lots: written without the rules."""
    match = loaded(name)
    view = final(match)
    keys = []
    for player in view["players"]:
        mine = [lot for lot in view["lots"] if lot["owner"] == player["seat"]]
        houses = sum(lot["houses"] for lot in mine)
        hotels = sum(lot["hotel"] for lot in mine)
        stations = sum(lot["id"].startswith("station") for lot in mine)
        utilities = sum(lot["id"].startswith("utility") for lot in mine)
        idle = len(mine) - sum(lot["houses"] > 0 or lot["hotel"] for lot in mine)
        lost = {"none": 0, "lots": idle, "streets": idle - stations - utilities}[str(match.options["crisis"])]
        points = player["tokens"] + houses + 2 * hotels + STATIONS[stations] + utilities * hotels
        keys.append((points - lost, hotels, len(mine)))
    assert [key[0] for key in keys] == match.state.scores()
    groups = [[seat for seat in range(match.seats) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]
    assert match.state.ranking() == groups
    best, second = sorted(keys, reverse=True)[:2]
    different = [one != two for one, two in zip(best, second, strict=True)]
    assert view["decided_by"] == (["points", "hotels", "lots"][different.index(True)] if any(different) else "tie")


@pytest.mark.clause("PA-5a")
@pytest.mark.parametrize("name", [name for name in ENDINGS if ENDINGS[name].ended_by == "hotels"])
def test_the_sixth_hotel_was_bought_in_the_last_action_and_nothing_came_after_its_payment(name: str) -> None:
    match = loaded(name)
    assert final(match)["bank"]["hotels"] == 0
    played = lines(match)
    assert played[-1].startswith("pay ")
    last_draw = max(place for place, line in enumerate(played) if line.startswith("draw "))
    assert any(line.startswith("hotel ") for line in played[last_draw:])
    last_done = max(place for place, line in enumerate(played) if line == "done")
    assert played[last_done - 1].startswith("hotel "), "nothing was added after it"
    assert sum(line.startswith("hotel ") for line in played) == 6


@pytest.mark.clause("PA-5a", "PA-2g")
@pytest.mark.parametrize("name", [name for name in ENDINGS if ENDINGS[name].ended_by == "money"])
def test_the_money_pile_ran_out_twice_and_the_last_turn_was_played(name: str) -> None:
    match = loaded(name)
    assert final(match)["money"]["runs"] == 2
    played = lines(match)
    assert played[-1] == "pass" or played[-1].startswith("pay ")


@pytest.mark.clause("PA-5a")
def test_if_nobody_buys_anything_there_is_nothing_to_draw_after_40_turns() -> None:
    for name in ("4-nothing-to-draw", "2-nothing-to-draw"):
        match = loaded(name)
        played = lines(match)
        assert sum(line.startswith("draw ") for line in played) == 40
        assert sum(line == "pass" for line in played) == 40
        # The turn that finds nothing to draw has begun.
        assert final(match)["turns"] == 41


@pytest.mark.clause("PA-2g")
def test_a_shuffle_that_waited_came_with_the_next_draw() -> None:
    match = loaded("3-after-a-shuffle-that-waited")
    played = lines(match)
    last = max(place for place, line in enumerate(played[: played.index("done")]) if line.startswith("draw "))
    assert not played[last + 1].startswith("back "), "no back, no rent"
    backs = [place for place, line in enumerate(played) if line.startswith("back ") and place > last]
    assert played[backs[0] + 1].startswith("draw ")


@pytest.mark.clause("PA-1d")
@pytest.mark.parametrize("name", ["4-start-cash", "3-start-cash", "2-start-cash"])
def test_every_start_card_was_paid_once_and_left_the_game(name: str) -> None:
    match = loaded(name)
    cards = sorted(line for line in lines(match) if line.startswith("pay start"))
    ids = {2: ["start2"], 3: ["start1", "start2"], 4: ["start1", "start2", "start3"]}[match.seats]
    assert cards == [f"pay {card}" for card in ids]
    assert all(player["start"] is None for player in final(match)["players"])


def test_seats_never_move_in_a_move_of_nature() -> None:
    match = loaded("4-sixth-hotel")
    for place in match.path():
        entry = match.entries[place]
        assert (entry.actor == NATURE) == (entry.code >= match.game.policy)
