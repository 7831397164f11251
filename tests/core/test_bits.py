"""Small sets as bits."""

from hypothesis import given
from hypothesis import strategies as st

from faubourg.core.bits import bit, bits_of, cells_of, count_bits, lowest, nth_bit, numbers_of, set_of

SETS = st.sets(st.integers(0, 61)).map(sorted)


def test_a_set_of_one_has_any_of_62_positions() -> None:
    """Compiled, a plain `1 << 31` is negative and `1 << 40` is 256: mypyc makes a C int of the 1."""
    for position in range(62):
        assert bit(position) == 2**position


@given(SETS)
def test_a_set_keeps_its_positions(positions: list[int]) -> None:
    number = set_of(positions)
    assert number == sum(2**position for position in positions)
    assert bits_of(number) == positions
    assert count_bits(number) == len(positions)
    assert [nth_bit(number, place) for place in range(len(positions))] == positions


def test_the_empty_set_is_zero() -> None:
    assert set_of([]) == 0
    assert bits_of(0) == []
    assert count_bits(0) == 0


def test_a_position_named_twice_counts_once() -> None:
    assert set_of([3, 3, 1]) == 0b1010


@given(st.lists(st.integers(-(2**62), 2**62), max_size=30))
def test_cells_keep_their_numbers(numbers: list[int]) -> None:
    assert numbers_of(cells_of(numbers)) == numbers


def test_the_lowest_bit_is_found_at_every_place_whatever_stands_above_it() -> None:
    for place in range(32):
        assert lowest(1 << place) == place
        assert lowest((0xFFFFFFFF << place) & 0xFFFFFFFF) == place
