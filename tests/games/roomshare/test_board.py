"""Chapter 2: what is in the box, and the apartments with their arrows."""

from collections import Counter

import pytest

import faubourg
from faubourg.core.state import State
from faubourg.games.roomshare.rules import board as rules
from faubourg.games.roomshare.state import RoomShare
from tests.games.roomshare.positions import (
    ARROWS,
    COLOURS,
    CORNERS,
    at,
    board,
    flat_name,
    flat_number,
    hand,
    kind,
    play,
    refused,
    reserve_of,
    seen,
    table,
)


def started(seats: int, options: dict[str, object] | None = None) -> State:
    """A match dealt by chance, before its first move."""
    return faubourg.new("roomshare", seats=seats, seed=11, options=options).state


@pytest.mark.clause("RS-2a")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rs_2a_there_are_nine_tenants_of_each_colour(seats: int) -> None:
    state = started(seats)
    tenants = Counter("".join(board(state).values()).replace(".", ""))
    for seat in range(seats):
        for colour, number in reserve_of(state, seat).items():
            tenants[colour[0]] += number
    assert tenants == {"r": 9, "b": 9, "y": 9, "g": 9}


@pytest.mark.clause("RS-2b")
def test_rs_2b_fourteen_apartments_are_classic_three_are_suites_and_three_are_haunted() -> None:
    kinds = Counter(flat["kind"] for flat in seen(started(4))["flats"])
    assert kinds == {"classic": 14, "suite": 3, "haunted": 3}


@pytest.mark.clause("RS-2b")
def test_rs_2b_the_variant_has_one_royal_suite() -> None:
    kinds = Counter(flat["kind"] for flat in seen(started(4, {"royal": "classic"}))["flats"])
    assert kinds == {"classic": 13, "suite": 3, "haunted": 3, "royal": 1}


@pytest.mark.clause("RS-2b")
def test_rs_2b_an_apartment_is_shown_as_the_kind_it_was_laid_as() -> None:
    state = table(kinds={"a1": "royal"}, options={"royal": "classic"})
    assert [kind(state, flat) for flat in ("a3", "a0", "a1", "a2", "c2")] == [
        "suite",
        "haunted",
        "royal",
        "classic",
        "classic",
    ]


@pytest.mark.clause("RS-2c")
def test_rs_2c_there_are_five_keys_of_each_colour_and_two_of_each_event() -> None:
    match = faubourg.new("roomshare", seats=4, seed=1, options={"renovation": True}, auto_nature=False)
    while seen(match.state)["phase"] != "deal":
        match.play(match.state.legal()[0])
    cards = [match.state.text(move).removeprefix("draw ") for move in match.state.legal()]
    keys = [f"{colour}{number}" for colour in COLOURS for number in range(1, 6)]
    events = [
        f"{event}{number}"
        for event in ("communication", "departure", "eviction", "contract", "swap", "renovation")
        for number in (1, 2)
    ]
    assert cards == keys + events


@pytest.mark.clause("RS-2c")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rs_2c_no_card_is_in_two_places(seats: int) -> None:
    state = started(seats)
    held = [card for seat in range(seats) for card in hand(state, seat)]
    assert len(set(held)) == len(held) == 3 * seats
    assert seen(state)["pile"] == 30 - 3 * seats


@pytest.mark.clause("RS-2d")
def test_rs_2d_an_apartment_has_an_arrow_up_right_down_and_left() -> None:
    state = table(board={**CORNERS, "c2": "rbyg"}, phase="place", shown="red5", hands={0: "red1 red2"})
    assert seen(state)["flats"][7]["tenants"] == {"n": "red", "e": "blue", "s": "yellow", "w": "green"}


@pytest.mark.clause("RS-2d")
@pytest.mark.parametrize("arrow", ["e", "s"])
def test_rs_2d_an_arrow_holds_one_tenant_of_whatever_colour(arrow: str) -> None:
    state = play(table(board={"b2": ".rg.", "d2": "b..."}), "play red1")
    assert refused(state, f"place red b2{arrow}") == (
        "arrow-taken",
        "RS-2d",
        {"colour": "red", "flat": "b2", "arrow": arrow},
    )
    assert at(play(state, "place red b2n"), "b2") == "rrg."


@pytest.mark.clause("RS-2d")
def test_rs_2d_a_position_with_two_tenants_on_an_arrow_cannot_be_restored() -> None:
    with pytest.raises(faubourg.InputError) as error:
        table(board={"b2e": "red", "b2": ".b.."})
    assert (error.value.code, error.value.params) == ("dump-broken", {"problem": "two-on-an-arrow"})


@pytest.mark.clause("RS-2d")
def test_rs_2d_tenants_are_counted_on_every_combination_of_arrows() -> None:
    # Sixteen apartments, each with another combination, in colours that take turns.
    pictures: dict[str, str] = {}
    tenants = 0
    for number in range(16):
        picture = ""
        for arrow in range(4):
            taken = number >> arrow & 1
            picture += "rbyg"[tenants % 4] if taken else "."
            tenants += taken
        pictures[flat_name(number)] = picture
    state = table(board=pictures, phase="place", shown="red5", hands={0: "red1 red2"})
    assert isinstance(state, RoomShare)
    for flat in range(20):
        picture = pictures.get(flat_name(flat), "....")
        held = 4 - picture.count(".")
        assert rules.tenants_in(state, flat) == held
        assert [rules.holding(state, number) >> flat & 1 for number in range(5)] == [
            int(number == held) for number in range(5)
        ]
        assert rules.full(state) >> flat & 1 == int(held == 4)
        assert rules.inhabited(state) >> flat & 1 == int(held > 0)
        for arrow, letter in enumerate(picture):
            assert rules.tenant_at(state, flat, arrow) == "rbyg".find(letter)
        for colour, letter in enumerate("rbyg"):
            assert rules.living(state, colour) >> flat & 1 == int(letter in picture)
    assert [rules.tenants_of(state, colour) for colour in range(4)] == [8, 8, 8, 8]


@pytest.mark.clause("RS-4.3c")
def test_rs_4_3c_every_arrow_points_at_the_next_apartment_and_the_edges_are_joined() -> None:
    flats = faubourg.game("roomshare").scene()["flats"]
    assert isinstance(flats, list)
    assert len(flats) == 20
    for flat in flats:
        column, floor = "abcde".index(flat["id"][0]), int(flat["id"][1])
        assert flat["column"] == column
        assert flat["row"] == 3 - floor
        assert flat["block"] == (flat["id"] in ("b2", "c2", "d2", "b1", "c1", "d1"))
        assert flat["neighbours"] == {
            "n": "abcde"[column] + str((floor + 1) % 4),
            "e": "abcde"[(column + 1) % 5] + str(floor),
            "s": "abcde"[column] + str((floor - 1) % 4),
            "w": "abcde"[(column - 1) % 5] + str(floor),
        }
        assert flat_number(flat["id"]) == flat["row"] * 5 + flat["column"]
    assert faubourg.game("roomshare").scene()["arrows"] == list(ARROWS)
