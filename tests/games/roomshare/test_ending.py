"""Chapter 5: the end, with its last chance."""

import pytest

import faubourg
from tests.games.roomshare.positions import (
    at,
    board,
    hand,
    last_chance,
    legal,
    phase,
    play,
    refused,
    reserve_of,
    seen,
    table,
    told,
)

# Eight red tenants are placed: one is left in the reserve of seat 0.
ONE_LEFT = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "d2": "b..b", "b1": ".y..", "d1": "...g"}
# All nine are.
NONE_LEFT = {**ONE_LEFT, "b2": "rrr."}


@pytest.mark.clause("RS-5.0")
def test_rs_5_0_a_turn_that_ends_with_an_empty_reserve_brings_the_last_chance() -> None:
    state = play(table(board=ONE_LEFT, hands={0: "red1 red2 red3"}), "play red1", "place red b2s")
    # The turn is not over before a card has been drawn.
    assert (phase(state), seen(state)["last_chance"]) == ("draw", None)
    play(state, "draw green5")
    assert hand(state, 0) == ["red2", "red3", "green5"]
    assert (phase(state), seen(state)["last_chance"], state.actors()) == ("last-chance", 0, [1])
    assert told(state, "reserve-empty") == [{"kind": "reserve-empty", "clause": "RS-5.0", "seat": 0}]
    assert told(state, "turn-passed") == []


@pytest.mark.clause("RS-5.0")
def test_rs_5_0_a_tenant_left_in_the_reserve_keeps_the_game_going() -> None:
    state = play(table(board={**ONE_LEFT, "b2": "r..."}), "play red1", "place red b2s", "draw green5")
    assert (phase(state), state.actors(), seen(state)["last_chance"]) == ("play-card", [1], None)


@pytest.mark.clause("RS-5.0")
@pytest.mark.parametrize("seats", [2, 3])
def test_rs_5_0_second_colours_count(seats: int) -> None:
    others = {"green": [1, 8 - 1] if seats == 2 else [1, 3, 4]}
    state = table(seats, ONE_LEFT, reserve=others)
    play(state, "play red1", "place red b2s", "draw green5")
    assert reserve_of(state, 0) == {"red": 0, "green": 1}
    assert (phase(state), state.actors()) == ("play-card", [1])
    # And the own colour counts when the second has run out.
    others = {"green": [0, 8] if seats == 2 else [0, 4, 4]}
    state = table(seats, {**ONE_LEFT, "b2": "r..."}, reserve=others)
    play(state, "play red1", "place red b2s", "draw green5")
    assert phase(state) == "play-card"
    state = play(table(seats, ONE_LEFT, reserve=others), "play red1", "place red b2s", "draw green5")
    assert (phase(state), state.actors()) == ("last-chance", [1])


@pytest.mark.clause("RS-5.0")
def test_rs_5_0_evictions_come_before_the_end() -> None:
    state = play(table(board={**ONE_LEFT, "d2": "b...", "b2": "rrb."}), "play red1", "place red b2w")
    assert phase(state) == "land"
    play(state, "land n", "land n", "land n", "land n", "draw green5")
    assert (phase(state), at(state, "b2")) == ("last-chance", "....")


@pytest.mark.clause("RS-5.1a")
@pytest.mark.parametrize(
    ("seats", "trigger", "order"), [(4, 0, [1, 2, 3]), (4, 2, [3, 0, 1]), (3, 1, [2, 0]), (2, 1, [0])]
)
def test_rs_5_1a_every_other_player_is_asked_once_clockwise(seats: int, trigger: int, order: list[int]) -> None:
    colours = ["red", "blue", "yellow", "green"]
    # Whoever triggers it has placed all nine; what is nobody's own lies in the other reserves.
    spread = dict.fromkeys(["a3", "c3", "e3"], colours[trigger][0] * 3 + ".")
    other = order[0]
    reserve = {colours[seat]: [9 if place == other else 0 for place in range(seats)] for seat in range(seats, 4)}
    state = last_chance(spread, seats, trigger=trigger, asked=order[0], reserve=reserve)
    asked: list[int] = []
    while not state.over:
        asked += state.actors()
        (seat,) = state.actors()
        prompt = state.prompt(seat)
        assert (prompt["kind"], prompt["clause"]) == ("last-chance", "RS-5.1a")
        assert state.prompt(trigger)["kind"] == "wait"
        play(state, "pass")
        assert told(state, "passed") == [{"kind": "passed", "clause": "RS-5.1a", "seat": seat}]
    assert asked == order


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_a_tenant_may_be_put_beside_one_of_the_own_colour() -> None:
    state = last_chance(NONE_LEFT)
    assert legal(state) == ["place blue d2e", "place blue d2s", "pass"]
    play(state, "place blue d2e")
    assert told(state, "placed") == [
        {"kind": "placed", "clause": "RS-5.1a", "seat": 1, "colour": "blue", "place": "d2e"}
    ]
    assert (at(state, "d2"), reserve_of(state, 1), state.actors()) == ("bb.b", {"blue": 6}, [2])
    assert phase(state) == "last-chance"


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_not_where_the_own_colour_does_not_live() -> None:
    state = last_chance(NONE_LEFT)
    for flat in ("b1", "a0"):
        assert refused(state, f"place blue {flat}n") == (
            "no-own-tenant",
            "RS-5.1a",
            {"own": "blue", "colour": "blue", "flat": flat, "arrow": "n"},
        )


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_of_any_colour_in_the_reserve_but_beside_the_own_one() -> None:
    # With two players yellow is the second colour of blue.
    state = last_chance(NONE_LEFT, 2, reserve={"green": [0, 8]})
    assert legal(state) == [
        f"place {colour} d2{arrow}" for colour in ("blue", "yellow", "green") for arrow in ("e", "s")
    ] + ["pass"]
    assert refused(state, "place yellow b1n") == (
        "no-own-tenant",
        "RS-5.1a",
        {"own": "blue", "colour": "yellow", "flat": "b1", "arrow": "n"},
    )


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_only_what_is_in_the_reserve() -> None:
    assert refused(last_chance(NONE_LEFT), "place red d2e")[0] == "reserve-lacks"
    assert refused(last_chance(NONE_LEFT), "place blue d2w")[0] == "arrow-taken"


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_it_happens_once_and_then_the_game_is_over() -> None:
    state = play(last_chance(NONE_LEFT), "place blue d2e", "pass", "place green d1n")
    assert (state.over, state.actors(), phase(state)) == (True, [], "over")
    assert seen(state)["decided_by"] is not None
    assert refused_when_over(state.why_not(0, 0)) == ("match-over", "RS-6f")
    assert state.prompt(0) == {"kind": "over", "clause": "RS-6f", "params": {}}
    (event,) = told(state, "match-over")
    assert event["clause"] == "RS-6f"
    assert event["ranking"] == state.ranking()
    assert event["scores"] == state.scores()


def refused_when_over(refusal: faubourg.Refusal | None) -> tuple[str, str] | None:
    return (refusal.code, refusal.clause) if refusal else None


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_emptying_a_reserve_in_the_last_chance_sets_nothing_off() -> None:
    blue = {"d2": "b..b", "e1": "bb..", "e2": "bb..", "c0": "bb.."}
    state = last_chance({**NONE_LEFT, **blue})
    assert reserve_of(state, 1) == {"blue": 1}
    play(state, "place blue d2e")
    assert reserve_of(state, 1) == {"blue": 0}
    assert told(state, "reserve-empty") == []
    assert (seen(state)["last_chance"], state.actors()) == (0, [2])
    play(state, "pass", "pass")
    assert state.over


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_no_card_is_played_or_drawn_in_the_last_chance() -> None:
    state = last_chance(NONE_LEFT)
    assert refused(state, f"play {hand(state, 1)[0]}")[:2] == ("not-asked-now", "RS-5.1a")
    play(state, "place blue d2e")
    assert len(hand(state, 1)) == 3
    assert state.actors() == [2]


@pytest.mark.clause("RS-5.1a")
def test_rs_5_1a_one_may_only_pass_in_the_last_chance() -> None:
    state = table()
    move = state.parse("pass")
    assert refused(state, "pass") == ("not-asked-now", "RS-4.1", {"move": move})


@pytest.mark.clause("RS-5.1b")
def test_rs_5_1b_not_into_an_apartment_that_already_holds_three() -> None:
    state = last_chance({**NONE_LEFT, "d2": "bg.b"})
    assert refused(state, "place blue d2s") == (
        "last-chance-crowded",
        "RS-5.1b",
        {"crowded": 3, "colour": "blue", "flat": "d2", "arrow": "s"},
    )
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert state.actors() == [2]


@pytest.mark.clause("RS-5.1b")
def test_rs_5_1b_a_third_tenant_may_come_and_nobody_is_evicted() -> None:
    state = last_chance(NONE_LEFT)
    before = board(state)
    play(state, "place blue d2s")
    assert board(state) == {**before, "d2": "b.bb"}
    assert seen(state)["eviction"] is None


@pytest.mark.clause("RS-5.1b")
def test_rs_5_1b_a_tenant_who_comes_in_the_last_chance_makes_it_crowded_for_the_next() -> None:
    state = last_chance({**NONE_LEFT, "d2": "b..y"})
    play(state, "place blue d2s")
    assert refused(state, "place yellow d2e")[:2] == ("last-chance-crowded", "RS-5.1b")
