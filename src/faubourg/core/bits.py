"""Small sets as the bits of one number, and rows of cells."""

from librt.vecs import append, vec
from mypy_extensions import i64


def bit(position: i64) -> i64:
    """The set of one. Never write `1 << position` yourself: mypyc makes a C int of the 1, which has 32 bits."""
    one: i64 = position - position + 1
    return one << position


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
