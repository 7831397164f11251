"""Chapter 3: setting the table."""

import itertools
from collections import Counter

import pytest

import faubourg
from faubourg.core.state import State
from tests.games.roomshare.positions import (
    COLOURS,
    GAME,
    at,
    board,
    hand,
    kind,
    legal,
    phase,
    play,
    player,
    refused,
    reserve_of,
    seen,
    table,
    told,
)

OUTER = ["a3", "b3", "c3", "d3", "e3", "a2", "e2", "a1", "e1", "a0", "b0", "c0", "d0", "e0"]
FIRST_AND_CORNERS: dict[str, object] = {"first": 0, "corners": ["red", "blue", "yellow", "green"]}


def start(seats: int = 4, /, **options: object) -> State:
    """A table at which Nature has not moved yet."""
    return GAME.start(seats, options)


def laid(seats: int = 4, /, **options: object) -> State:
    """First player, corners and apartments settled: the deal is next."""
    state = GAME.start(seats, {**FIRST_AND_CORNERS, **options})
    return play(state, *["lay suite"] * 3, *["lay haunted"] * 3, *["lay classic"] * 8)


@pytest.mark.clause("RS-3a")
def test_rs_3a_the_standard_game_has_neither_royal_suite_nor_renovation() -> None:
    state = start(**FIRST_AND_CORNERS)
    assert legal(state) == ["lay classic", "lay suite", "lay haunted"]
    cards = legal(laid())
    assert len(cards) == 30
    assert not [card for card in cards if "renovation" in card]


@pytest.mark.clause("RS-3b")
def test_rs_3b_each_player_has_eight_tenants_of_a_colour_of_their_own() -> None:
    state = start()
    assert [player(state, seat)["colour"] for seat in range(4)] == list(COLOURS)
    assert [reserve_of(state, seat) for seat in range(4)] == [{"red": 8}, {"blue": 8}, {"yellow": 8}, {"green": 8}]
    assert [player(state, seat)["second"] for seat in range(4)] == [None] * 4


@pytest.mark.clause("RS-3b")
def test_rs_3b_colours_are_picked_in_seat_order() -> None:
    state = start(colours=["green", "yellow", "red", "blue"])
    assert [player(state, seat)["colour"] for seat in range(4)] == ["green", "yellow", "red", "blue"]
    assert reserve_of(state, 0) == {"green": 8}


@pytest.mark.clause("RS-3b")
@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_rs_3b_two_three_or_four_can_play(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(faubourg.InputError) as error:
        start(seats)
    assert (error.value.code, error.value.params) == ("bad-seats", {"given": str(seats), "low": 2, "high": 4})


@pytest.mark.clause("RS-3c")
def test_rs_3c_of_three_players_each_adds_two_tenants_of_the_unused_colour() -> None:
    state = start(3)
    assert [reserve_of(state, seat) for seat in range(3)] == [
        {"red": 8, "green": 2},
        {"blue": 8, "green": 2},
        {"yellow": 8, "green": 2},
    ]
    assert [player(state, seat)["second"] for seat in range(3)] == ["green"] * 3


@pytest.mark.clause("RS-3c")
@pytest.mark.parametrize("unused", COLOURS)
def test_rs_3c_the_unused_colour_is_the_one_that_nobody_picked(unused: str) -> None:
    state = start(3, colours=[colour for colour in COLOURS if colour != unused])
    assert [reserve_of(state, seat)[unused] for seat in range(3)] == [2, 2, 2]


@pytest.mark.clause("RS-3d")
def test_rs_3d_two_players_take_eight_of_a_second_colour_each_the_last_seat_picking_first() -> None:
    state = start(2)
    assert [reserve_of(state, seat) for seat in range(2)] == [{"red": 8, "green": 8}, {"blue": 8, "yellow": 8}]
    state = start(2, colours=["yellow", "red"])
    assert [player(state, seat)["second"] for seat in range(2)] == ["green", "blue"]


@pytest.mark.clause("RS-3d")
def test_rs_3d_the_table_may_choose_the_second_colours() -> None:
    state = start(2, colours=["yellow", "red"], second_colours=["blue", "green"])
    assert [reserve_of(state, seat) for seat in range(2)] == [{"yellow": 8, "blue": 8}, {"red": 8, "green": 8}]


@pytest.mark.clause("RS-3e")
def test_rs_3e_the_ninth_tenants_stand_in_the_corners_of_the_block_looking_inwards() -> None:
    state = start(first=0, corners=["red", "blue", "yellow", "green"])
    assert board(state) == {"b2": ".r..", "d2": "...b", "b1": ".y..", "d1": "...g"}


@pytest.mark.clause("RS-3e")
def test_rs_3e_six_classic_apartments_form_the_block() -> None:
    state = start(first=0)
    assert [kind(state, flat) for flat in ("b2", "c2", "d2", "b1", "c1", "d1")] == ["classic"] * 6
    assert [kind(state, flat) for flat in OUTER] == [None] * 14


@pytest.mark.clause("RS-3e")
def test_rs_3e_every_arrangement_of_the_corners_is_equally_likely() -> None:
    state = start(first=1)
    assert phase(state) == "arrange"
    assert legal(state) == ["corners " + " ".join(order) for order in itertools.permutations(COLOURS)]
    assert state.weights() == [1] * 24


@pytest.mark.clause("RS-3e")
def test_rs_3e_nature_arranges_the_corners_that_the_table_has_not() -> None:
    state = play(start(first=0), "corners green yellow red blue")
    assert board(state) == {"b2": ".g..", "d2": "...y", "b1": ".r..", "d1": "...b"}
    assert told(state, "corners") == [
        {"kind": "corners", "clause": "RS-3e", "colours": ["green", "yellow", "red", "blue"]}
    ]


@pytest.mark.clause("RS-3e")
@pytest.mark.parametrize("seats", [2, 3])
def test_rs_3e_every_colour_has_its_corner_whether_a_player_uses_it_or_not(seats: int) -> None:
    state = start(seats, **FIRST_AND_CORNERS)
    assert Counter("".join(board(state).values())).keys() == {"r", "b", "y", "g", "."}


@pytest.mark.clause("RS-3f")
@pytest.mark.parametrize(
    ("corners", "flat", "picture"),
    [
        (["green", "red", "blue", "yellow"], "b2", "ggg."),
        (["red", "green", "blue", "yellow"], "d2", "g.gg"),
        (["red", "blue", "green", "yellow"], "b1", "ggg."),
        (["red", "blue", "yellow", "green"], "d1", "g.gg"),
    ],
)
def test_rs_3f_with_three_players_the_unused_colour_starts_with_three(
    corners: list[str], flat: str, picture: str
) -> None:
    state = start(3, first=0, corners=corners)
    assert at(state, flat) == picture
    assert sorted(board(state).values()).count(picture) == 1
    assert sum(len(tenants.replace(".", "")) for tenants in board(state).values()) == 6


@pytest.mark.clause("RS-3g")
def test_rs_3g_the_other_fourteen_are_laid_row_by_row_around_the_block() -> None:
    state = start(**FIRST_AND_CORNERS)
    kinds = ["suite", "classic", "haunted"] * 3 + ["classic"] * 5
    for flat, wanted in zip(OUTER, kinds, strict=True):
        assert kind(state, flat) is None
        play(state, f"lay {wanted}")
        assert kind(state, flat) == wanted
        assert told(state, "flat-laid") == [{"kind": "flat-laid", "clause": "RS-3g", "flat": flat, "flat_kind": wanted}]
    assert phase(state) == "deal"
    assert [kind(state, flat) for flat in OUTER] == kinds


@pytest.mark.clause("RS-3g")
def test_rs_3g_a_kind_weighs_as_much_as_there_is_left_of_it() -> None:
    state = start(**FIRST_AND_CORNERS)
    assert dict(zip(legal(state), state.weights(), strict=True)) == {
        "lay classic": 8,
        "lay suite": 3,
        "lay haunted": 3,
    }
    play(state, "lay suite", "lay classic", "lay haunted", "lay suite")
    assert dict(zip(legal(state), state.weights(), strict=True)) == {
        "lay classic": 7,
        "lay suite": 1,
        "lay haunted": 2,
    }
    play(state, "lay suite")
    assert dict(zip(legal(state), state.weights(), strict=True)) == {"lay classic": 7, "lay haunted": 2}


@pytest.mark.clause("RS-3g")
@pytest.mark.parametrize(
    ("before", "used"),
    [(["lay suite"] * 3, "suite"), (["lay haunted"] * 3, "haunted"), (["lay classic"] * 8, "classic")],
)
def test_rs_3g_a_kind_that_is_used_up_cannot_be_laid(before: list[str], used: str) -> None:
    state = play(start(**FIRST_AND_CORNERS), *before)
    assert refused(state, f"lay {used}") == ("kind-used-up", "RS-3g", {"kind": used})


@pytest.mark.clause("RS-3g")
def test_rs_3g_without_the_variant_the_royal_suite_cannot_be_laid() -> None:
    state = start(**FIRST_AND_CORNERS)
    assert refused(state, "lay royal") == ("kind-used-up", "RS-3g", {"kind": "royal"})


@pytest.mark.clause("RS-3h")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rs_3h_each_player_is_dealt_three_cards_seat_by_seat_from_the_first_player(seats: int) -> None:
    state = laid(seats, first=1)
    dealt: list[int] = []
    while phase(state) == "deal":
        assert state.actors() == [faubourg.NATURE]
        play(state, legal(state)[0])
        (event,) = told(state, "card-drawn")
        assert event["clause"] == "RS-3h"
        dealt.append(int(str(event["seat"])))
    assert dealt == [seat for place in range(seats) for seat in [(1 + place) % seats] * 3]
    assert [len(hand(state, seat)) for seat in range(seats)] == [3] * seats
    assert seen(state)["pile"] == 30 - 3 * seats
    assert state.actors() == [1]


@pytest.mark.clause("RS-3h")
def test_rs_3h_every_card_is_equally_likely_and_dealt_once() -> None:
    state = laid()
    assert state.weights() == [1] * 30
    play(state, "draw swap2")
    assert state.weights() == [1] * 29
    assert refused(state, "draw swap2") == ("not-in-pile", "RS-3h", {"card": "swap2"})


@pytest.mark.clause("RS-3i")
def test_rs_3i_the_first_player_is_drawn() -> None:
    for seats in (2, 3, 4):
        state = start(seats)
        assert phase(state) == "first-player"
        assert legal(state) == [f"first {seat}" for seat in range(seats)]
        assert state.weights() == [1] * seats
        assert seen(state)["first"] is None
    assert refused(start(3), "first 3") == ("no-such-seat", "RS-3i", {"seat": 3})
    assert refused(start(2), "first 2") == ("no-such-seat", "RS-3i", {"seat": 2})


@pytest.mark.clause("RS-3i")
def test_rs_3i_or_the_table_names_the_first_player() -> None:
    assert seen(start(first=2))["first"] == 2
    assert phase(start(first=2)) == "arrange"
    state = faubourg.new("roomshare", seats=4, seed=3, options={"first": 2}).state
    assert (state.actors(), seen(state)["turn"], seen(state)["turns"]) == ([2], 2, 1)


@pytest.mark.clause("RS-3i")
def test_rs_3i_whoever_is_drawn_takes_the_first_turn() -> None:
    state = play(start(), "first 3")
    assert told(state, "first-player") == [{"kind": "first-player", "clause": "RS-3i", "seat": 3}]
    play(state, "corners red blue yellow green", *["lay classic"] * 8, *["lay suite"] * 3, *["lay haunted"] * 3)
    while phase(state) == "deal":
        play(state, legal(state)[0])
    assert (state.actors(), phase(state)) == ([3], "play-card")


@pytest.mark.clause("RS-3j")
def test_rs_3j_own_and_second_colours_are_public() -> None:
    state = table(2)
    for viewer in (0, 1, None):
        players = seen(state, viewer)["players"]
        assert [(one["colour"], one["second"]) for one in players] == [("red", "green"), ("blue", "yellow")]


@pytest.mark.clause("RS-3k")
def test_rs_3k_board_reserves_and_discards_are_open_to_all() -> None:
    state = table(discards="red5 swap1")
    mine, other, nobody = seen(state, 0), seen(state, 1), seen(state, None)
    assert mine["flats"] == other["flats"] == nobody["flats"]
    assert [one["reserve"] for one in mine["players"]] == [one["reserve"] for one in nobody["players"]]
    assert mine["discards"] == nobody["discards"] == ["red5", "swap1"]


@pytest.mark.clause("RS-3k")
def test_rs_3k_hands_are_hidden_and_only_counted() -> None:
    state = table(hands={0: "red1 blue1 swap1", 1: "red2 blue2 swap2"})
    assert [one["hand"] for one in seen(state, 1)["players"]] == [None, ["red2", "blue2", "swap2"], None, None]
    assert [one["hand"] for one in seen(state)["players"]] == [None] * 4
    assert [one["cards"] for one in seen(state)["players"]] == [3, 3, 3, 3]
    assert seen(state)["pile"] == 18


@pytest.mark.clause("RS-3k")
def test_rs_3k_positions_that_differ_in_hidden_cards_alone_look_the_same() -> None:
    one = table(hands={0: "red1 blue1 swap1", 1: "red2 blue2 swap2"})
    two = table(hands={0: "red1 blue1 swap1", 1: "green4 yellow1 communication1"})
    assert one.dump() != two.dump()
    for viewer in (0, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.observe(0) == two.observe(0)
    assert one.observe(1) != two.observe(1)


@pytest.mark.clause("RS-3k")
def test_rs_3k_a_card_drawn_is_seen_by_whoever_draws_it_alone() -> None:
    state = play(table(hands={0: "red1 red2 red3"}), "play red1", "place red b2n")
    move = state.parse("draw green5")
    assert [state.seen(move, seat) for seat in (0, 1, 2, 3, None)] == [move, *[faubourg.HIDDEN] * 4]
    play(state, "draw green5")
    (mine,) = [event for event in state.events(0) if event["kind"] == "card-drawn"]
    (other,) = [event for event in state.events(1) if event["kind"] == "card-drawn"]
    assert mine == {"kind": "card-drawn", "clause": "RS-4.4a", "seat": 0, "card": "green5"}
    assert other == {"kind": "card-drawn", "clause": "RS-4.4a", "seat": 0, "card": None}


@pytest.mark.clause("RS-3k")
def test_rs_3k_at_the_deal_a_card_is_seen_by_whoever_gets_it_alone() -> None:
    state = laid(3, first=2)
    move = state.parse("draw red1")
    assert [state.seen(move, seat) for seat in (0, 1, 2)] == [faubourg.HIDDEN, faubourg.HIDDEN, move]
    play(state, "draw red1", "draw red2", "draw red3")
    move = state.parse("draw red4")
    assert [state.seen(move, seat) for seat in (0, 1, 2)] == [move, faubourg.HIDDEN, faubourg.HIDDEN]


@pytest.mark.clause("RS-3k")
def test_rs_3k_everything_but_a_draw_is_seen_by_all_and_a_card_played_shows_its_number() -> None:
    state = table(hands={0: "red3 red4 red5"})
    assert [state.seen(state.parse("play red3"), seat) for seat in (0, 1, None)] == [2, 2, 2]
    play(state, "play red3")
    assert seen(state, 1)["shown"] == "red3"
    place = state.parse("place red b2n")
    assert [state.seen(place, seat) for seat in (0, 1, None)] == [place] * 3


@pytest.mark.clause("RS-3k")
def test_rs_3k_playing_a_card_reveals_it_and_nothing_else_does() -> None:
    state = table(hands={0: "red3 red4 renovation2"}, options={"renovation": True})
    assert state.reveals(state.parse("play red1"))
    assert state.reveals(state.parse("play renovation2"))
    assert not state.reveals(state.parse("place red a3n"))
    assert not state.reveals(state.parse("swap nothing"))


@pytest.mark.clause("RS-3k")
def test_rs_3k_an_imagined_position_keeps_what_a_seat_knows_and_may_change_the_rest() -> None:
    state = table(hands={0: "red1 blue1 swap1"}, discards="red5 green5")
    others: set[str] = set()
    for seed in range(20):
        imagined = state.imagine(0, faubourg.Rng(seed))
        assert imagined.broken() == ""
        assert imagined.view(0) == state.view(0)
        others.add(" ".join(hand(imagined, 1)))
    assert len(others) > 10
    spectator = state.imagine(None, faubourg.Rng(1))
    assert spectator.view(None) == state.view(None)
    assert hand(spectator, 0) != hand(state, 0)
