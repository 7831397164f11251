"""Chapter 5: the end, the points and the ranking."""

import pytest

from faubourg.core.state import State
from tests.games.paris.positions import kinds_told, legal, lot, play, player, refused, seen, table, told

FIVE = "pink1 pink2 pink3 orange1 orange2"
REST = "brown* lightblue* orange* yellow* green* darkblue* red2 red3 red4 red5"


def last_hotel(**others: object) -> State:
    """Five hotels stand, and seat 0 can build the sixth."""
    return table(
        owned={0: "red1 red2", 1: FIVE},
        hotels=FIVE,
        houses={"red1": 3},
        hands={0: "red2 red3 red4"},
        **others,  # type: ignore[arg-type]
    )


@pytest.mark.clause("PA-5a")
def test_pa_5a_nothing_may_be_added_to_the_action_after_the_sixth_hotel() -> None:
    state = play(last_hotel(), "hotel red1")
    assert legal(state) == ["done"], "though there is money for a house"
    assert refused(state, "house red2") == ("last-hotel-chosen", "PA-5a", {"lot": "red2"})
    assert refused(state, "hotel red2") == ("last-hotel-chosen", "PA-5a", {"lot": "red2"})
    assert refused(state, "house red1")[0] == "hotel-already"
    prompt = state.prompt(0)
    assert (prompt["kind"], prompt["clause"], prompt["params"]["cost"]) == ("last-hotel", "PA-5a", 100)
    assert prompt["params"]["suggested_moves"] == [state.parse("done"), state.parse("pay cash-red2")]
    greyed = [choice for choice in state.choices(0) if choice["targets"] == ["lot:red2"]]
    assert [choice["refusal"] and choice["refusal"]["code"] for choice in greyed] == ["last-hotel-chosen"]


@pytest.mark.clause("PA-5a")
def test_pa_5a_what_was_chosen_before_the_sixth_hotel_stands_and_the_match_ends_when_it_is_paid() -> None:
    state = play(last_hotel(), "house red2", "hotel red1", "done")
    assert not state.over
    assert (state.prompt(0)["kind"], state.prompt(0)["clause"]) == ("pay", "PA-2d")
    play(state, "pay cash-red4")
    assert state.over
    assert lot(state, "red2")["houses"] == 1
    assert seen(state)["phase"] == "over"
    assert seen(state)["ended_by"] == "hotels"
    assert told(state, "match-ended") == [{"clause": "PA-5a", "by": "hotels"}]
    assert told(state, "match-over")[0]["clause"] == "PA-5c"
    assert kinds_told(state)[-1] == "match-over"


@pytest.mark.clause("PA-5a", "PA-2f")
def test_pa_5a_after_the_sixth_hotel_no_lot_is_turned_up_and_nobody_plays_again() -> None:
    state = play(last_hotel(on_sale="brown1"), "hotel red1", "done", "pay cash-red2")
    assert state.over
    assert state.actors() == []
    assert sum(each["on_sale"] for each in seen(state)["lots"]) == 1


@pytest.mark.clause("PA-5a")
def test_pa_5a_the_turn_in_which_the_pile_runs_out_for_the_second_time_is_the_last() -> None:
    state = table(
        phase="draw", owned={1: "pink1"}, houses={"pink1": 1}, hands={2: REST}, pile="red1", runs=1, shuffles=2
    )
    play(state, "draw cash-red1")
    assert told(state, "last-turn") == [{"clause": "PA-5a"}]
    assert seen(state)["money"]["last_turn"] is True
    play(state, "back pink")
    assert player(state, 1)["tokens"] == 1, "the rent of that turn is paid"
    assert seen(state)["phase"] == "act", "and its action is played"
    play(state, "pass")
    assert state.over
    assert seen(state)["ended_by"] == "money"
    assert told(state, "match-ended") == [{"clause": "PA-5a", "by": "money"}]


@pytest.mark.clause("PA-5a")
def test_pa_5a_the_first_time_the_pile_runs_out_the_match_goes_on() -> None:
    state = table(phase="draw", hands={2: REST}, pile="red1")
    play(state, "draw cash-red1")
    assert told(state, "last-turn") == []
    play(state, "back pink", "pass")
    assert not state.over
    assert seen(state)["turn"] == 1


@pytest.mark.clause("PA-5a", "PA-2g")
def test_pa_5a_the_match_ends_at_once_when_a_draw_finds_pile_and_discards_empty() -> None:
    state = table(phase="draw", hands={2: f"{REST} pink*"}, pile="red1", on_sale="station1 station2 station3 station4")
    play(state, "draw cash-red1", "pass")
    assert state.over
    assert seen(state)["ended_by"] == "nothing-to-draw"
    assert told(state, "match-ended") == [{"clause": "PA-5a", "by": "nothing-to-draw"}]


@pytest.mark.clause("PA-5a")
def test_the_sixth_hotel_in_the_last_turn_counts_as_the_sixth_hotel() -> None:
    state = table(
        owned={0: "red1", 1: FIVE},
        hotels=FIVE,
        houses={"red1": 3},
        hands={0: "red2", 2: "brown* lightblue* orange* yellow* green* darkblue* red1 red3 red4 red5"},
        runs=2,
        shuffles=3,
    )
    play(state, "hotel red1", "done", "pay cash-red2")
    assert seen(state)["ended_by"] == "hotels"


@pytest.mark.clause("PA-7e")
def test_pa_7e_the_limit_on_decisions_ends_a_match_as_it_stands() -> None:
    state = table(decisions=4998, tokens={1: 3})
    play(state, "pass")
    assert not state.over
    state.play(state.legal()[0])
    assert state.over
    assert state.truncated
    assert seen(state)["ended_by"] == "decisions"
    assert told(state, "match-ended") == [{"clause": "PA-7e", "by": "decisions"}]
    assert told(state, "match-over")[0]["clause"] == "PA-7e"
    assert (state.clause_now(), state.prompt(0)["clause"]) == ("PA-7e", "PA-7e")
    assert refused(state, "pass", seat=0) == ("match-over", "PA-7e", {})
    assert state.ranking() == [[1], [0, 2]]


@pytest.mark.clause("PA-7e")
def test_pa_7e_a_match_that_ends_with_its_last_decision_is_not_cut_short() -> None:
    state = play(last_hotel(decisions=4997), "hotel red1", "done", "pay cash-red2")
    assert state.over
    assert not state.truncated
    assert (told(state, "match-over")[0]["clause"], state.prompt(0)["clause"]) == ("PA-5c", "PA-5c")
    assert int(state.decisions) == 5000


# Points


@pytest.mark.clause("PA-5b")
def test_pa_5b_tokens_houses_hotels_stations_and_utilities_score() -> None:
    state = table(
        owned={0: "red1 red2 pink1 station1 station2 utility1", 1: "green1 utility2", 2: "station3"},
        houses={"red1": 2, "pink1": 3, "green1": 1},
        hotels="red2",
        tokens={0: 11, 1: 4},
        hands={0: "red5"},
    )
    assert player(state, 0)["points"] == {
        "tokens": 11,
        "houses": 5,
        "hotels": 2,
        "stations": 9,
        "utilities": 1,
        "crisis": 0,
        "total": 28,
    }
    assert state.scores() == [28, 5, 4]
    assert [each["score"] for each in seen(state)["players"]] == [28, 5, 4]


@pytest.mark.clause("PA-5b")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 4), (2, 9), (3, 16), (4, 25)])
def test_pa_5b_stations_score_by_their_number(number: int, points: int) -> None:
    stations = " ".join(f"station{each + 1}" for each in range(number))
    assert table(owned={1: stations}).scores() == [0, points, 0]


@pytest.mark.clause("PA-5b")
@pytest.mark.parametrize(("utilities", "points"), [("", 4), ("utility1", 6), ("utility1 utility2", 8)])
def test_pa_5b_each_utility_gives_a_point_for_each_hotel_of_its_owner(utilities: str, points: int) -> None:
    state = table(owned={0: f"red1 red2 {utilities}", 1: "pink1"}, hotels="red1 red2 pink1")
    assert state.scores()[:2] == [points, 2]


@pytest.mark.clause("PA-5b")
def test_pa_5b_money_streets_and_complete_colours_score_nothing() -> None:
    state = table(owned={0: "red1 red2 red3 brown1 brown2"}, hands={0: "red* green*"})
    assert state.scores() == [0, 0, 0]


# Ranking


def finished(**others: object) -> State:
    return table(phase="over", runs=2, shuffles=3, turn=2, **others)  # type: ignore[arg-type]


@pytest.mark.clause("PA-5c")
def test_pa_5c_the_most_points_win() -> None:
    state = finished(tokens={0: 3, 1: 9, 2: 5})
    assert state.ranking() == [[1], [2], [0]]
    assert seen(state)["decided_by"] == "points"
    assert state.returns() == [-1.0, 1.0, 0.0]


@pytest.mark.clause("PA-5c")
def test_pa_5c_a_tie_goes_to_more_hotels_then_to_more_lots() -> None:
    by_hotels = finished(owned={0: "red1", 1: "pink1 pink2 pink3"}, hotels="red1", tokens={1: 2})
    assert by_hotels.ranking() == [[0], [1], [2]]
    assert seen(by_hotels)["decided_by"] == "hotels"
    by_lots = finished(owned={0: "red1", 1: "pink1 pink2"}, tokens={0: 4, 1: 4, 2: 4})
    assert by_lots.ranking() == [[1], [0], [2]]
    assert seen(by_lots)["decided_by"] == "lots"


@pytest.mark.clause("PA-5c")
def test_pa_5c_who_is_equal_in_all_shares_the_win() -> None:
    state = finished(owned={0: "red1", 1: "pink1"}, tokens={0: 4, 1: 4, 2: 4})
    assert state.ranking() == [[0, 1], [2]]
    assert seen(state)["decided_by"] == "tie"
    assert state.returns() == [0.5, 0.5, -1.0]
