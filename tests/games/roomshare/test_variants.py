"""Chapter 8: variants and the options that choose them."""

from collections import Counter
from collections.abc import Mapping

import pytest

import faubourg
from tests.games.roomshare.positions import (
    COLOURS,
    CORNERS,
    GAME,
    at,
    board,
    finished,
    kind,
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

FIRST_AND_CORNERS: dict[str, object] = {"first": 0, "corners": list(COLOURS)}
DUEL: dict[str, object] = {"duel": True}


# The royal suite


@pytest.mark.clause("RS-8.1a")
@pytest.mark.parametrize(
    ("replaced", "weights"),
    [
        ("classic", {"classic": 7, "suite": 3, "haunted": 3, "royal": 1}),
        ("suite", {"classic": 8, "suite": 2, "haunted": 3, "royal": 1}),
        ("haunted", {"classic": 8, "suite": 3, "haunted": 2, "royal": 1}),
    ],
)
def test_rs_8_1a_the_royal_suite_replaces_one_apartment(replaced: str, weights: dict[str, int]) -> None:
    state = GAME.start(4, {**FIRST_AND_CORNERS, "royal": replaced})
    assert dict(zip(legal(state), state.weights(), strict=True)) == {
        f"lay {kind}": weight for kind, weight in weights.items()
    }
    for kind_laid, weight in weights.items():
        play(state, *[f"lay {kind_laid}"] * weight)
    kinds = Counter(flat["kind"] for flat in seen(state)["flats"])
    assert kinds == {**weights, "classic": weights["classic"] + 6}
    assert phase(state) == "deal"


@pytest.mark.clause("RS-8.1a")
def test_rs_8_1a_the_royal_suite_lies_among_the_fourteen_around_the_block() -> None:
    state = play(GAME.start(4, {**FIRST_AND_CORNERS, "royal": "classic"}), "lay classic", "lay royal")
    assert kind(state, "b3") == "royal"
    assert told(state, "flat-laid") == [{"kind": "flat-laid", "clause": "RS-8.1a", "flat": "b3", "flat_kind": "royal"}]
    assert refused(state, "lay royal") == ("kind-used-up", "RS-3g", {"kind": "royal"})
    assert [kind(state, flat) for flat in ("b2", "c2", "d2", "b1", "c1", "d1")] == ["classic"] * 6


@pytest.mark.clause("RS-8.1a")
def test_rs_8_1a_the_royal_suite_is_there_only_if_the_table_chooses_it() -> None:
    (royal,) = [option for option in GAME.options if option.name == "royal"]
    assert (royal.default, royal.values) == ("none", ("none", "classic", "suite", "haunted"))


# Renovation


@pytest.mark.clause("RS-8.1b")
@pytest.mark.parametrize("royal", ["none", "classic"])
@pytest.mark.parametrize("renovation", [False, True])
def test_rs_8_1b_the_renovations_are_shuffled_in_with_or_without_the_royal_suite(royal: str, renovation: bool) -> None:
    match = faubourg.new("roomshare", 4, seed=1, options={"royal": royal, "renovation": renovation}, auto_nature=False)
    while phase(match.state) != "deal":
        match.play(match.state.legal()[-1])
    cards = legal(match.state)
    assert len(cards) == (32 if renovation else 30)
    assert ("draw renovation1" in cards, "draw renovation2" in cards) == (renovation, renovation)
    assert ("royal" in [flat["kind"] for flat in seen(match.state)["flats"]]) == (royal != "none")


# Two players without cards


@pytest.mark.clause("RS-8.2a")
def test_rs_8_2a_a_duel_has_no_cards() -> None:
    state = faubourg.new("roomshare", 2, seed=5, options=DUEL).state
    assert [one["cards"] for one in seen(state)["players"]] == [0, 0]
    assert (seen(state)["pile"], seen(state)["discards"], phase(state)) == (0, [], "place")


@pytest.mark.clause("RS-8.2a")
def test_rs_8_2a_a_turn_is_a_tenant_placed_wherever_somebody_lives() -> None:
    state = table(2, {**CORNERS, "a3": "gg.."}, options=DUEL)
    prompt = state.prompt(0)
    assert (prompt["kind"], prompt["clause"]) == ("place-duel", "RS-8.2a")
    assert prompt["params"] == {"colours": ["red", "green"]}
    flats = {line.split()[2][:2] for line in legal(state)}
    assert flats == {"b2", "d2", "b1", "d1", "a3"}
    play(state, "place red a3w")
    assert at(state, "a3") == "gg.r"
    assert told(state, "placed") == [
        {"kind": "placed", "clause": "RS-8.2a", "seat": 0, "colour": "red", "place": "a3w"}
    ]


@pytest.mark.clause("RS-8.2a")
def test_rs_8_2a_not_where_nobody_lives() -> None:
    assert refused(table(2, options=DUEL), "place red c2n") == (
        "duel-empty",
        "RS-8.2a",
        {"colour": "red", "flat": "c2", "arrow": "n"},
    )
    assert refused(table(2, options=DUEL), "place red b2e")[0] == "arrow-taken"


@pytest.mark.clause("RS-8.2a")
def test_rs_8_2a_evictions_follow_as_usual() -> None:
    state = play(table(2, {**CORNERS, "c2": "rgb."}, options=DUEL), "place green c2w")
    assert (phase(state), state.actors()) == ("land", [0])
    play(state, "land n", "land n", "land n", "land n")
    assert at(state, "c2") == "...."
    assert (phase(state), state.actors()) == ("place", [1])
    assert seen(state)["chain"] == []


@pytest.mark.clause("RS-8.2b")
def test_rs_8_2b_nothing_is_drawn_and_the_turn_passes_at_once() -> None:
    state = play(table(2, options=DUEL), "place red b2n")
    assert (state.actors(), seen(state)["turn"], seen(state)["turns"]) == ([1], 1, 2)
    assert state.prompt(1)["params"] == {"colours": ["blue", "yellow"]}


@pytest.mark.clause("RS-8.2b")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("trigger", [0, 1])
def test_rs_8_2b_a_tie_goes_to_whoever_took_the_first_turn(first: int, trigger: int) -> None:
    # Nobody has a point; seat 0 has fewer tenants left, which does not matter here.
    state = finished({"b2": "rr..", "d2": "...b"}, 2, trigger=trigger, first=first, options=DUEL)
    assert state.scores() == [0, 0]
    assert state.ranking() == [[first], [1 - first]]
    assert seen(state)["decided_by"] == "first-turn"


@pytest.mark.clause("RS-8.2b")
def test_rs_8_2b_without_a_tie_the_higher_score_wins() -> None:
    state = finished({"b2": "rr..", "d2": "bbb."}, 2, trigger=0, first=0, options=DUEL)
    assert state.ranking() == [[1], [0]]
    assert seen(state)["decided_by"] == "score"


@pytest.mark.clause("RS-8.2b")
def test_rs_8_2b_the_result_says_by_which_clause_a_duel_was_decided() -> None:
    nine = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "e1": "r..."}
    state = last_chance({**nine, "d2": "...b"}, 2, reserve={"green": [0, 9]}, options=DUEL)
    play(state, "pass")
    (event,) = told(state, "match-over")
    assert event == {
        "kind": "match-over",
        "clause": "RS-8.2b",
        "scores": [0, 0],
        "ranking": [[0], [1]],
        "decided_by": "first-turn",
    }


@pytest.mark.clause("RS-8.2c")
def test_rs_8_2c_the_setup_is_the_same_but_for_the_deal() -> None:
    state = GAME.start(2, {**FIRST_AND_CORNERS, "duel": True, "royal": "classic"})
    assert [reserve_of(state, seat) for seat in range(2)] == [{"red": 8, "green": 8}, {"blue": 8, "yellow": 8}]
    assert board(state) == CORNERS
    play(state, "lay royal", *["lay classic"] * 7, *["lay suite"] * 3, *["lay haunted"] * 3)
    assert (phase(state), state.actors()) == ("place", [0])


@pytest.mark.clause("RS-8.2c")
def test_rs_8_2c_any_colour_of_the_reserve_is_placed_and_placing_is_compulsory() -> None:
    state = table(2, {"b2": "rgby"[:3] + "."}, options=DUEL)
    assert legal(state) == ["place red b2w", "place green b2w"]
    assert refused(state, "place blue b2w")[:2] == ("reserve-lacks", "RS-4.2a")
    assert refused(state, "pass")[:2] == ("not-asked-now", "RS-8.2a")


@pytest.mark.clause("RS-8.2c")
def test_rs_8_2c_the_last_chance_is_beside_the_own_colour() -> None:
    eight = {"a3": "rr..", "c3": "rr..", "e3": "rr..", "b2": "rr..", "d2": "...b", "b1": ".y.."}
    state = play(table(2, eight, reserve={"green": [0, 9]}, options=DUEL), "place red b2s")
    assert (phase(state), state.actors(), seen(state)["last_chance"]) == ("last-chance", [1], 0)
    assert {line.split()[2][:2] for line in legal(state) if line != "pass"} == {"d2"}
    assert refused(state, "place yellow b1n")[:2] == ("no-own-tenant", "RS-5.1a")
    play(state, "place green d2n")
    assert state.over


# Options that do not fit


@pytest.mark.clause("RS-8.2a", "RS-8.2c", "RS-3b", "RS-3d")
@pytest.mark.parametrize(
    ("seats", "options", "code", "params"),
    [
        (3, {"duel": True}, "duel-needs-two", {"seats": 3}),
        (4, {"duel": True}, "duel-needs-two", {"seats": 4}),
        (2, {"duel": True, "renovation": True}, "duel-has-no-renovation", {}),
        (3, {"colours": ["red", "blue"]}, "colours-for-every-seat", {"given": 2, "seats": 3}),
        (2, {"colours": ["red", "blue", "green"]}, "colours-for-every-seat", {"given": 3, "seats": 2}),
        (3, {"second_colours": ["yellow", "green"]}, "second-colours-for-two", {"seats": 3}),
        (4, {"second_colours": ["yellow", "green"]}, "second-colours-for-two", {"seats": 4}),
        (2, {"second_colours": ["green", "red"]}, "second-colour-taken", {"colour": "red"}),
        (2, {"second_colours": ["blue", "green"]}, "second-colour-taken", {"colour": "blue"}),
        (2, {"colours": ["red", "red"]}, "bad-option", None),
        (2, {"colours": ["red", "pink"]}, "bad-option", None),
        (2, {"second_colours": ["green"]}, "bad-option", None),
        (2, {"second_colours": ["green", "green"]}, "bad-option", None),
        (4, {"corners": ["red", "blue", "yellow"]}, "bad-option", None),
        (4, {"corners": ["red", "blue", "yellow", "yellow"]}, "bad-option", None),
        (
            2,
            {"royal": "royal"},
            "bad-option",
            {"option": "royal", "given": "royal", "allowed": "none, classic, suite, haunted"},
        ),
        (3, {"first": 3}, "bad-option", {"option": "first", "given": "3", "allowed": "0..2"}),
        (3, {"first": -1}, "bad-option", None),
        (3, {"first": True}, "bad-option", None),
        (4, {"renovation": 1}, "bad-option", {"option": "renovation", "given": "1", "allowed": "true, false"}),
        (4, {"ghosts": True}, "unknown-option", None),
    ],
)
def test_rs_8_2c_options_that_do_not_fit_are_refused(
    seats: int, options: Mapping[str, object], code: str, params: dict[str, int | str] | None
) -> None:
    with pytest.raises(faubourg.InputError) as error:
        GAME.start(seats, options)
    assert error.value.code == code
    if params is not None:
        assert error.value.params == params
