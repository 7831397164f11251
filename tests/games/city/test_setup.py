"""Chapters 1 and 2: contents, setup, length and the board."""

import pytest

import faubourg
from faubourg import CLOCK, NATURE
from tests.games.city.positions import (
    COLOURS,
    GAME,
    cash,
    draw,
    land,
    legal,
    phase,
    play,
    player,
    seen,
    table,
    told,
    why,
)

SCENE = GAME.scene()


@pytest.mark.clause("CI-1a")
def test_two_to_six_play_on_forty_squares_with_22_districts_and_25_cards() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    parts = [SCENE[name] for name in ("squares", "districts", "cards")]
    assert [len(part) for part in parts if isinstance(part, list)] == [40, 22, 25]


@pytest.mark.clause("CI-1b", "CI-1c")
def test_everybody_starts_on_go_with_the_same_cash_and_the_dodge_lies_at_free_parking() -> None:
    state = GAME.start(4)
    assert [cash(state, seat) for seat in range(4)] == [37700] * 4
    assert 37700 == 6 * 5000 + 6 * 1000 + 2 * 500 + 2 * 200 + 2 * 100 + 50 + 5 * 10
    assert [player(state, seat)["square"] for seat in range(4)] == [0] * 4
    assert seen(state)["parking"]
    assert len(seen(state)["chance"]["unseen"]) == 25


@pytest.mark.clause("CI-1d")
def test_everybody_is_as_likely_to_begin_and_turns_go_clockwise() -> None:
    state = GAME.start(5)
    assert (state.actors(), legal(state)) == ([NATURE], [f"first {seat}" for seat in range(5)])
    assert state.weights() == [1] * 5
    assert why(state, "first 5") == ("no-such-seat", "CI-1d")
    play(state, "first 4")
    assert told(state, "first-player")["seat"] == 4
    assert state.actors() == [4]
    play(land(state, 10), "done")
    assert state.actors() == [0]


@pytest.mark.clause("CI-1d")
def test_the_table_may_name_who_begins() -> None:
    state = GAME.start(3, {"first": 2})
    assert state.actors() == [2]
    assert seen(state)["turns"] == 1


@pytest.mark.clause("CI-1e")
def test_a_limit_in_rounds_ends_the_match_when_everybody_has_had_a_turn() -> None:
    state = GAME.start(3, {"first": 1, "rounds": 1})
    for seat in (1, 2, 0):
        assert not state.over
        assert state.actors() == [seat]
        play(land(state, 10), "done")
    assert state.over
    assert seen(state)["ended_by"] == "rounds"
    assert told(state, "round-over")["round"] == 1


@pytest.mark.clause("CI-1e")
def test_rounds_are_counted_from_the_starters_seat_even_when_the_starter_is_out() -> None:
    state = table(4, out=(1,), first=1, turn=0, round=3, options={"rounds": 5}, places={0: 0, 2: 0})
    play(land(state, 10), "done")
    assert (seen(state)["round"], state.actors()) == (4, [2])
    state = table(4, out=(0,), first=1, turn=3, round=5, options={"rounds": 5})
    play(land(state, 10), "done")
    assert state.over


@pytest.mark.clause("CI-1e", "CI-16a")
def test_when_time_is_up_the_turn_is_played_out_and_then_it_is_counted() -> None:
    state = table(options={"length": "hour"}, doubles=1, step="act")
    timer = state.timers()[0]
    assert (timer.kind, timer.seconds, timer.number) == ("hour", 3600, 1)
    assert state.legal(CLOCK) == [timer.move]
    play(state, "clock: time hour")
    assert seen(state)["time_up"]
    assert state.timers() == []
    assert not state.is_asked(CLOCK)
    # The double gives another roll, which is still played.
    play(land(play(state, "done"), 10), "done")
    assert phase(state) == "hour"
    assert state.actors() == [1]
    play(state, "refuse")
    assert state.over
    assert (seen(state)["ended_by"], told(state, "no-more-hours")["seat"]) == ("hour", 1)


@pytest.mark.clause("CI-1e")
def test_another_hour_begins_when_all_still_in_agree_from_the_next_player_on() -> None:
    state = table(4, out=(2,), turn=1, options={"length": "hour", "minutes": 30})
    play(land(play(state, "clock: time hour"), 10), "done")
    for seat in (3, 0, 1):
        assert state.actors() == [seat]
        play(state, "accept")
    assert told(state, "hour-begins")["hour"] == 2
    assert state.actors() == [3]
    timer = state.timers()[0]
    assert (timer.kind, timer.seconds, timer.number) == ("hour", 1800, 2)


@pytest.mark.clause("CI-1e")
@pytest.mark.parametrize("length", ["rounds", "hour", "last"])
def test_in_every_length_the_match_ends_when_one_player_is_left(length: str) -> None:
    state = table(2, cash={0: 0}, places={0: 4}, owned={1: "lightblue1"}, options={"length": length})
    play(state, "roll", "dice 1 1", "bankrupt")
    assert state.over
    assert (seen(state)["ended_by"], seen(state)["decided_by"]) == ("last", "last")
    assert state.ranking() == [[1], [0]]


@pytest.mark.clause("CI-1e")
def test_without_a_clock_nobody_may_end_the_hour() -> None:
    state = table()
    assert state.timers() == []
    with pytest.raises(faubourg.IllegalMove):
        play(state, "clock: time hour")


@pytest.mark.clause("CI-1f")
def test_the_box_holds_what_the_scene_says() -> None:
    pieces = SCENE["pieces"]
    assert isinstance(pieces, dict)
    stock = {name: piece["stock"] for name, piece in pieces.items()}
    assert stock == {
        "residential": None,
        "industrial": None,
        "rail": 8,
        "stadium": 2,
        "skyscraper": 5,
        "tower": 1,
        **dict.fromkeys(("park", "school", "water", "wind", "dump", "prison", "sewage", "power"), 3),
    }
    assert seen(GAME.start(2))["bank"]["stock"] == {name: left for name, left in stock.items() if left is not None}


@pytest.mark.clause("CI-1f")
def test_what_has_run_out_cannot_be_placed() -> None:
    state = land(table(places={0: 1}, pieces={"dump": "red1 red2 red3"}), 5)
    assert legal(state, "hazard") == []
    assert why(state, "hazard green1") == ("none-left", "CI-1f")


@pytest.mark.clause("CI-2a", "CI-2b", "CI-2c")
def test_the_board_is_the_one_of_the_rulebook() -> None:
    squares = SCENE["squares"]
    assert isinstance(squares, list)
    by_sort = {
        sort: [each["number"] for each in squares if each["sort"] == sort] for sort in {e["sort"] for e in squares}
    }
    assert by_sort["chance"] == [2, 7, 17, 22, 28, 36]
    assert by_sort["auction"] == [12, 33]
    assert by_sort["tax"] == [4, 38]
    assert by_sort["permit"] == [5, 15, 25, 35]
    assert [by_sort[sort] for sort in ("go", "jail", "parking", "arrest")] == [[0], [10], [20], [30]]
    assert [(squares[n]["bonus"], squares[n]["hazard"]) for n in (5, 15, 25, 35)] == [
        ("park", "dump"),
        ("school", "prison"),
        ("water", "sewage"),
        ("wind", "power"),
    ]
    colours = SCENE["colours"]
    assert isinstance(colours, dict)
    assert {colour: " ".join(each["districts"]) for colour, each in colours.items()} == COLOURS


@pytest.mark.clause("CI-2b", "CI-2c")
def test_a_title_says_price_rents_and_costs() -> None:
    districts = SCENE["districts"]
    assert isinstance(districts, list)
    titles = {each["names"]["fr"]: each for each in districts}
    bellevue = titles["Bellevue"]
    assert bellevue["price"] == 4000
    assert bellevue["rents"] == [500, 3000, 5000, 8000, 10000, 12000, 15000, 18000, 20000]
    assert [bellevue[piece] for piece in ("residential", "industrial", "skyscraper")] == [2000, 4000, 5000]
    assert titles["Les Docks"]["rents"][4] == 3500
    assert titles["Quartier des Affaires"]["square"] == 24


@pytest.mark.clause("CI-17e")
def test_a_match_of_50000_decisions_ends_as_it_stands() -> None:
    state = table(cash={0: 100, 1: 300, 2: 200}, decisions=49_998)
    play(state, "roll")
    assert not state.over
    play(state, "dice 4 6")
    assert state.over
    assert state.truncated
    assert state.ranking() == [[1], [2], [0]]
    assert (seen(state)["ended_by"], told(state, "match-ended")["clause"]) == ("decisions", "CI-17e")
    assert told(state, "match-over")["clause"] == "CI-17e"
    assert (state.clause_now(), state.prompt(0)["clause"]) == ("CI-17e", "CI-17e")


HOUR = {"length": "hour"}


@pytest.mark.clause("CI-1e")
def test_the_hour_does_not_run_before_the_first_player_is_known() -> None:
    state = GAME.start(3, HOUR)
    assert (state.timers(), state.is_asked(CLOCK)) == ([], False)
    play(state, "first 0")
    assert [timer.kind for timer in state.timers()] == ["hour"]


@pytest.mark.clause("CI-1d", "CI-3a", "CI-4g", "CI-6a")
def test_chance_decides_only_what_is_asked() -> None:
    first, dice = GAME.start(3), play(table(), "roll")
    press, card = play(table(step="act"), "build"), land(table(places={0: 4}), 7)
    lines = ("first 0", "dice 1 2", "press 1", "draw chance1")
    for state, mine in zip((first, dice, press, card), lines, strict=True):
        for line in lines:
            assert state.can_play(state.parse(line), NATURE) == (line == mine), (phase(state), line)


@pytest.mark.clause("CI-1e")
def test_time_may_run_out_in_an_auction_which_is_then_played_out() -> None:
    state = play(land(table(options=HOUR), "lightblue1"), "decline", "bid 10", "clock: time hour")
    assert (phase(state), state.actors(), seen(state)["time_up"]) == ("bid", [1], True)
    play(state, "out", "out", "build", "press 1", "residential lightblue1", "done")
    assert (phase(state), state.actors()) == ("hour", [1])


@pytest.mark.clause("CI-1e", "CI-14a")
def test_after_a_bankruptcy_in_the_last_turn_its_auctions_come_before_the_question() -> None:
    state = draw(6, owned={0: "red1 brown1"}, pieces={"sewage": "brown1"}, cash={0: 0}, options=HOUR)
    play(state, "clock: time hour", "bankrupt", "out", "out", "bid 10", "out")
    assert (phase(state), state.actors()) == ("hour", [1])
    again = play(state.clone(), "accept", "accept")
    assert (phase(again), again.actors(), seen(again)["hour"]) == ("roll", [1], 2)
    play(state, "accept", "refuse")
    assert (seen(state)["ended_by"], state.ranking()[-1]) == ("hour", [0])


@pytest.mark.clause("CI-1e", "CI-14c")
def test_one_player_left_ends_the_match_without_any_question() -> None:
    state = draw(6, seats=2, owned={0: "brown1"}, pieces={"sewage": "brown1"}, cash={0: 0}, options=HOUR)
    play(state, "clock: time hour", "bankrupt")
    assert (state.over, seen(state)["ended_by"]) == (True, "last")


@pytest.mark.clause("CI-1e", "CI-7a")
def test_time_may_run_out_while_an_offer_is_open() -> None:
    state = play(table(owned={0: "red1"}, options=HOUR), "deal 1 red1 get 10", "clock: time hour")
    assert (phase(state), state.actors()) == ("deal", [1])
    play(state, "accept")
    assert (phase(state), state.actors()) == ("roll", [0])


@pytest.mark.clause("CI-1e")
def test_the_third_double_and_jail_end_the_last_turn_too() -> None:
    state = play(table(doubles=2, options=HOUR), "clock: time hour", "roll", "dice 2 2")
    assert (phase(state), state.actors(), player(state)["jailed"]) == ("hour", [1], True)


@pytest.mark.clause("CI-1e")
def test_a_limit_in_rounds_counts_with_an_hour_for_nothing() -> None:
    state = table(turn=2, round=20, options={**HOUR, "rounds": 5})
    play(land(state, 10), "done")
    assert (state.over, seen(state)["round"], seen(state)["rounds"]) == (False, 21, None)
