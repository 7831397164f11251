"""Small sets as the bits of one number, and rows of cells."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# Every five bits that follow each other in this number are different, so they tell how far it was shifted.
DE_BRUIJN: Final[i64] = 0x077CB531
WORD: Final[i64] = 0xFFFFFFFF


def places_told() -> bytes:
    """By the five bits on top, how far the number was shifted."""
    table = [0] * 32
    shifted: i64 = DE_BRUIJN
    for place in range(32):
        table[shifted >> 27] = place
        shifted = shifted * 2 & WORD
    return bytes(table)


LOWEST: Final = places_told()


def bit(position: i64) -> i64:
    """The set of one. Never write `1 << position` yourself: mypyc makes a C int of the 1, which has 32 bits."""
    one: i64 = position - position + 1
    return one << position


def lowest(number: i64) -> i64:
    """The position of the lowest set bit of a number that is not 0 and has at most 32 bits."""
    return LOWEST[((number & -number) * DE_BRUIJN & WORD) >> 27]


def count_bits(number: i64) -> i64:
    count: i64 = 0
    while number:
        number &= number - 1
        count += 1
    return count


def nth_bit(number: i64, place: i64) -> i64:
    """The position of the set bit that has `place` set bits below it."""
    while place > 0:
        number &= number - 1
        place -= 1
    position: i64 = 0
    while (number >> position) & 1 == 0:
        position += 1
    return position


def bits_of(number: i64) -> list[int]:
    """The positions of the set bits, in ascending order."""
    found: list[int] = []
    position: i64 = 0
    while number:
        if number & 1:
            found.append(position)
        number >>= 1
        position += 1
    return found


def set_of(positions: list[int]) -> i64:
    number: i64 = 0
    for position in positions:
        place: i64 = position
        number |= bit(place)
    return number


def united(sets: vec[i64], others: i64) -> i64:
    """Sets together with what is in others; -1 when anything is in two of them."""
    found: i64 = others
    for place in range(len(sets)):
        if found & sets[place]:
            return -1
        found |= sets[place]
    return found


def numbers_of(cells: vec[i64]) -> list[int]:
    """The cells as a plain list."""
    found: list[int] = []
    for place in range(len(cells)):
        found.append(cells[place])
    return found


def cells_of(numbers: list[int]) -> vec[i64]:
    """A plain list as cells."""
    cells = vec[i64](capacity=len(numbers))
    for number in numbers:
        cells = append(cells, number)
    return cells


def with_cell(cells: vec[i64], place: i64, number: i64) -> vec[i64]:
    """A copy with one number changed: for cells that seldom change, which clones therefore share."""
    changed = cells[:]
    changed[place] = number
    return changed


# What a row of cells is before it is filled.
NO_CELLS: Final[vec[i64]] = vec[i64]()
