"""Numbers for learning, with their names."""

import struct

import pytest

import faubourg
from faubourg.core.observation import NAMES, Buffer, Entry, Observation, single

LOTS = ["north", "rent-dodge"]


def describe(found: Observation, absent: bool = False) -> None:
    """One entry or more of every kind."""
    found.about("player_0", absent)
    found.flag("plays", True)
    found.part("houses", 3, 4)
    found.amount("cash", 300, 100)
    found.balance("offer", -300, 100)
    found.members("owns", LOTS, 0b10)
    found.one_of("on", LOTS, 0)
    found.about("")
    found.flag("late", True)


def test_names_and_numbers_come_from_the_same_lines() -> None:
    names = Observation(NAMES)
    describe(names)
    assert names.entries == [
        Entry("player_0_plays", 0.0, 1.0),
        Entry("player_0_houses", 0.0, 1.0),
        Entry("player_0_cash", 0.0, 1.0),
        Entry("player_0_offer", -1.0, 1.0),
        Entry("player_0_owns_north", 0.0, 1.0),
        Entry("player_0_owns_rent_dodge", 0.0, 1.0),
        Entry("player_0_on_north", 0.0, 1.0),
        Entry("player_0_on_rent_dodge", 0.0, 1.0),
        Entry("late", 0.0, 1.0),
    ]
    found = Observation(len(names.entries))
    describe(found)
    assert found.numbers() == [1.0, 0.75, 0.75, -0.75, 0.0, 1.0, 1.0, 0.0, 1.0]


def test_what_is_absent_is_all_zeros_and_takes_the_same_room() -> None:
    found = Observation(9)
    describe(found, absent=True)
    assert found.numbers() == [0.0] * 8 + [1.0]


def test_one_of_none_sets_nothing_and_bits_without_an_id_do_not_spill_over() -> None:
    found = Observation(5)
    found.one_of("on", LOTS, -1)
    found.members("owns", LOTS, 0b111)
    found.flag("late", False)
    assert found.numbers() == [0.0, 0.0, 1.0, 1.0, 0.0]


def test_a_part_of_nothing_is_nothing_and_more_than_the_whole_is_the_whole() -> None:
    found = Observation(2)
    found.part("houses", 0, 0)
    found.part("runs", 7, 5)
    assert found.numbers() == [0.0, 1.0]


def test_an_amount_rises_all_the_way_and_stays_below_one() -> None:
    amounts = [0, 10, 20, 1000, 1010, 10_000, 100_000, 100_010, 10**9, 10**9 + 10]
    found = Observation(len(amounts))
    for amount in amounts:
        found.amount("cash", amount, 10_000)
    numbers = found.numbers()
    assert numbers == sorted(set(numbers))
    assert numbers[0] == 0.0
    assert numbers[5] == 0.5
    assert numbers[-1] < 1.0


def test_a_row_is_what_a_list_is_and_nothing_of_an_earlier_position_stays() -> None:
    wanted = Observation(9)
    describe(wanted)
    rows = Buffer(9, 2)
    for absent in (False, True, False):
        rows.found.open_row(1)
        describe(rows.found, absent)
        rows.found.close_row(1)
    written = struct.unpack("18f", memoryview(rows.cells))
    assert list(written) == [0.0] * 9 + wanted.numbers()


@pytest.mark.parametrize("value", [1e-9, 0.1, 1 / 3, 0.5, 0.75, 1 - 2**-26, 1.0, 7 / 3, 1e6])
def test_the_bits_of_a_number_are_those_of_the_nearest_of_32_bits(value: float) -> None:
    assert single(value) == struct.unpack("i", struct.pack("f", value))[0]


def test_a_name_without_a_number_is_an_error() -> None:
    found = Observation(10)
    describe(found)
    with pytest.raises(ValueError, match="9 numbers are observed, 10 have names"):
        found.numbers()


def test_a_number_without_a_name_is_an_error() -> None:
    with pytest.raises(IndexError):
        describe(Observation(8))


# The figures that an observation is measured by, at the ends of what a data file may say.
EXTREMES = [
    ("paris", 3, {"houses": 0, "hotels": 1, "runs": 5, "card1": 10_000}),
    ("city", 3, {"cash": 100_000, "salary": 100_000, "bail": 10}),
    ("ubuild", 4, {"classic": 100_000, "salary": 100_000, "toll": 10}),
    ("ubuild", 2, {"classic": 10, "residential": 176, "skyscraper": 8}),
    ("roomshare", 3, {"hand": 1, "own": 1, "keys_per_colour": 5}),
    ("roomshare", 4, {"hand": 4, "free": 1}),
]
SHORT: dict[str, dict[str, object]] = {
    "city": {"rounds": 4},
    "paris": {"start_cash": True},
    "ubuild": {"length": "rounds", "rounds": 4},
}


@pytest.mark.parametrize(("id", "seats", "figures"), EXTREMES)
def test_bounds_hold_with_other_figures(id: str, seats: int, figures: dict[str, int]) -> None:
    lines = faubourg.game(id).data.split("\n")
    for place, line in enumerate(lines):
        name = line.partition(" =")[0]
        if name in figures and "value =" in line:
            lines[place] = f'{name} = {{ value = {figures[name]}, mark = "R" }}'
    options = SHORT.get(id, {})
    match = faubourg.new(id, seats, seed=5, data="\n".join(lines), options=options)
    assert not match.game.builtin
    rng = faubourg.Rng(3)
    while not match.state.over:
        actor = match.state.actors()[0]
        for (name, low, high), number in zip(match.game.observation, match.state.observe(0), strict=True):
            assert low <= number <= high, name
        moves = match.state.legal(actor)
        match.play(moves[int(rng.below(len(moves)))], actor)
