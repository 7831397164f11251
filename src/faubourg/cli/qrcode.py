"""An address as a code for a telephone's camera, in a terminal: two squares in the height of a letter.

A QR code of bytes (ISO/IEC 18004) as small as it gets, with the least correction: addresses are short.
"""

from collections.abc import Iterator, Mapping

# By version, the first being 1: how many bytes the code holds, and how many correct them, all in one block.
ROOM = ((19, 7), (34, 10), (55, 15), (80, 20), (108, 26))
BYTES = 0b0100
PADDING = (0xEC, 0x11)
# What the correction counts in: the field of 256 numbers, by this polynomial.
FIELD = 0x11D
# The least correction, and the first of eight patterns that squares are turned over by, with their own correction.
FORMAT = 0b111011111000100
FINDER = 7
QUIET = 2
# By the upper and the lower of two squares, of which True is dark.
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
DARK_ON_LIGHT, PLAIN = "\033[38;5;16;48;5;231m", "\033[0m"

Squares = list[list[bool]]


def code_for_terminal(text: str, encoding: str, environ: Mapping[str, str]) -> str:
    """Its lines; empty where the terminal cannot show it, or the text is too long."""
    squares = framed(code_of(text))
    colours = environ.get("TERM", "dumb") != "dumb" and not environ.get("NO_COLOR")
    if not colours:
        # Most terminals are dark: there it is what is light that is drawn.
        squares = [[not dark for dark in row] for row in squares]
    pairs = zip(squares[::2], [*squares[1::2], [not colours] * len(squares)], strict=False)
    lines = ["".join(HALVES[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
    try:
        "".join(lines).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ""
    return "\n".join(f"{DARK_ON_LIGHT}{line}{PLAIN}" if colours else line for line in lines)


def framed(squares: Squares) -> Squares:
    """With the light edge that cameras look for."""
    if not squares:
        return []
    empty = [[False] * (len(squares) + 2 * QUIET)] * QUIET
    edge = [False] * QUIET
    return [*empty, *([*edge, *row, *edge] for row in squares), *empty]


def code_of(text: str) -> Squares:
    """The squares of the code, True where they are dark; none if the text is too long."""
    data = text.encode()
    fitting = [number for number, (room, _) in enumerate(ROOM, 1) if len(data) + 2 <= room]
    if not fitting:
        return []
    version = fitting[0]
    words = codewords(data, *ROOM[version - 1])
    squares, taken = frame(version)
    bits = (word >> place & 1 for word in words for place in range(7, -1, -1))
    for row, column in way(len(squares), taken):
        squares[row][column] = bool(next(bits, 0)) ^ ((row + column) % 2 == 0)
    return squares


def codewords(data: bytes, room: int, correcting: int) -> bytes:
    """What is said, how long it is, padding, and what corrects it."""
    bits = f"{BYTES:04b}{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    filled = [int(bits[start : start + 8], 2) for start in range(0, len(bits), 8)]
    filled += [PADDING[number % 2] for number in range(room - len(filled))]
    return bytes(filled) + correction(filled, correcting)


def correction(words: list[int], size: int) -> bytes:
    """The rest that a polynomial leaves when it is divided by the product of (x - 2^n)."""
    divisor = [1]
    for number in range(size):
        root = power(number)
        divisor = [one ^ times(other, root) for one, other in zip([*divisor, 0], [0, *divisor], strict=True)]
    rest = [*words, *[0] * size]
    for place in range(len(words)):
        factor = rest[place]
        for offset, part in enumerate(divisor):
            rest[place + offset] ^= times(part, factor)
    return bytes(rest[len(words) :])


def power(number: int) -> int:
    value = 1
    for _ in range(number):
        value = times(value, 2)
    return value


def times(one: int, other: int) -> int:
    product = 0
    while other:
        product ^= one if other & 1 else 0
        one = one << 1 ^ (FIELD if one & 0x80 else 0)
        other >>= 1
    return product


def frame(version: int) -> tuple[Squares, Squares]:
    """What is the same in all codes of a size, and which squares that takes."""
    size = 17 + 4 * version
    squares = [[False] * size for _ in range(size)]
    taken = [[False] * size for _ in range(size)]

    def put(row: int, column: int, dark: bool) -> None:
        squares[row][column], taken[row][column] = dark, True

    for number in range(size):
        put(FINDER - 1, number, number % 2 == 0)
        put(number, FINDER - 1, number % 2 == 0)
    for top, left in ((0, 0), (0, size - FINDER), (size - FINDER, 0)):
        for row in range(max(top - 1, 0), min(top + FINDER + 1, size)):
            for column in range(max(left - 1, 0), min(left + FINDER + 1, size)):
                far = max(abs(row - top - 3), abs(column - left - 3))
                put(row, column, far in (0, 1, 3))
    if version > 1:
        middle = size - FINDER
        for row in range(middle - 2, middle + 3):
            for column in range(middle - 2, middle + 3):
                put(row, column, max(abs(row - middle), abs(column - middle)) != 1)
    for number, (first, second) in enumerate(zip(*format_places(size), strict=True)):
        dark = bool(FORMAT >> number & 1)
        put(*first, dark)
        put(*second, dark)
    put(size - FINDER - 1, FINDER + 1, True)
    return squares, taken


def format_places(size: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where the bits of the format are, the lowest first: around one corner, and once more beside the two others."""
    line = [0, 1, 2, 3, 4, 5, 7, 8]
    corner = [(row, 8) for row in line] + [(8, column) for column in reversed(line[:-1])]
    others = [(8, size - 1 - number) for number in range(8)] + [(size - 7 + number, 8) for number in range(7)]
    return corner, others


def way(size: int, taken: Squares) -> Iterator[tuple[int, int]]:
    """All other squares, in the order in which bits are laid: in pairs of columns, from the right, up and down."""
    upward = True
    for right in (*range(size - 1, FINDER, -2), *range(FINDER - 2, 0, -2)):
        rows = range(size - 1, -1, -1) if upward else range(size)
        for row in rows:
            for column in (right, right - 1):
                if not taken[row][column]:
                    yield row, column
        upward = not upward
