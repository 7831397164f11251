"""Reads a QR code from its modules, as a camera would that sees each of them: no error is corrected.

Only what our short addresses need: bytes, in one block, with the lowest correction, in versions up to 5.
"""

from collections.abc import Callable, Iterator

Modules = list[list[bool]]
# Which bits of the data each mask turns around, by column and row.
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
# What the bits about the form are turned around by, and where they stand beside the first finder.
FORMAT_MASK = 0b101010000010010
FORMAT = [*((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)), *((x, 8) for x in (7, 5, 4, 3, 2, 1, 0))]
LOWEST = 0b01
BYTES = 0b0100


def read(code: Modules) -> str:
    size = len(code)
    version = (size - 17) // 4
    assert size == 17 + 4 * version
    assert version <= 5, "more than one block is not read"
    form = FORMAT_MASK ^ sum(code[y][x] << place for place, (x, y) in enumerate(FORMAT))
    assert form >> 13 == LOWEST, "another correction"
    mask = MASKS[form >> 10 & 7]
    bits = [code[y][x] != mask(x, y) for x, y in way(size, version)]
    assert number(bits[:4]) == BYTES, "no bytes"
    length = number(bits[4:12])
    return bytes(number(bits[12 + 8 * place : 20 + 8 * place]) for place in range(length)).decode()


def number(bits: list[bool]) -> int:
    return sum(bit << place for place, bit in enumerate(reversed(bits)))


def way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """Where the data stand, column by column in pairs from the right, upwards and downwards in turn."""
    is_up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in reversed(range(size)) if is_up else range(size):
            yield from ((x, y) for x in (right, right - 1) if not is_fixed(x, y, size, version))
        is_up = not is_up


def is_fixed(x: int, y: int, size: int, version: int) -> bool:
    """Finders with the form beside them, timing, and the one pattern of alignment."""
    finder = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    aligned = version > 1 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return finder or aligned or x == 6 or y == 6
