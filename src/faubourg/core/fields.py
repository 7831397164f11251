"""The fields of a dump: written as text, and read back; a missing, unknown or ill-typed field is refused by name."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of, cells_of, numbers_of
from faubourg.core.refusal import InputError

# Larger than any number of a position. Compiled rules could not even hold what is beyond.
TOO_LARGE: Final = 2**62


def whole(digits: str) -> int:
    """A number; one that nothing can hold becomes one that nothing allows, and is refused by the name of its field."""
    return max(-TOO_LARGE, min(TOO_LARGE, int(digits)))


@final
class Fields:
    def __init__(self, text: str) -> None:
        import json  # Here, so that the package is imported quickly.

        try:
            values = json.loads(text, parse_int=whole)
        except (ValueError, RecursionError):
            raise InputError("dump-not-json", {}) from None
        if not isinstance(values, dict):
            raise InputError("dump-not-json", {})
        self.values: dict[str, object] = values

    def take(self, name: str) -> object:
        if name not in self.values:
            raise InputError("dump-missing-field", {"field": name})
        return self.values.pop(name)

    def number(self, name: str, low: int, high: int) -> int:
        value = self.take(name)
        if type(value) is not int or not low <= value <= high:
            raise InputError("dump-bad-field", {"field": name})
        return value

    def flag(self, name: str) -> bool:
        value = self.take(name)
        if value is not True and value is not False:
            raise InputError("dump-bad-field", {"field": name})
        return value

    def word(self, name: str) -> str:
        value = self.take(name)
        if not isinstance(value, str):
            raise InputError("dump-bad-field", {"field": name})
        return value

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of numbers from low to high; of a given length unless that is -1."""
        value = self.take(name)
        if not isinstance(value, list) or (length >= 0 and len(value) != length) or len(value) > 100_000:
            raise InputError("dump-bad-field", {"field": name})
        found: list[int] = []
        for item in value:
            if type(item) is not int or not low <= item <= high:
                raise InputError("dump-bad-field", {"field": name})
            found.append(item)
        return found

    def mapping(self, name: str) -> dict[str, object]:
        value = self.take(name)
        if not isinstance(value, dict):
            raise InputError("dump-bad-field", {"field": name})
        return value

    def finish(self) -> None:
        for name in self.values:
            raise InputError("dump-unknown-field", {"field": name[:60]})


@final
class Ledger:
    """The fields of a position, each declared once: to be written into a dump, or read back from one.

    A declaration names a field, with its value and what it may be, and is answered with the value that it has from now
    on: the same while a dump is written, that of the dump while one is read.
    """

    def __init__(self, read: Fields | None = None) -> None:
        self.read = read
        self.written: dict[str, object] = {}

    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        if self.read is not None:
            return self.read.number(name, low, high)
        self.written[name] = value
        return value

    def flag(self, name: str, value: bool) -> bool:
        if self.read is not None:
            return self.read.flag(name)
        self.written[name] = value
        return value

    def row(self, name: str, values: tuple[int, ...], low: i64, high: i64) -> tuple[int, ...]:
        """Any number of numbers."""
        if self.read is not None:
            return tuple(self.read.numbers(name, low, high))
        self.written[name] = list(values)
        return values

    def cells(self, name: str, cells: vec[i64], low: i64, high: i64, length: i64 = -1) -> vec[i64]:
        """Any number of cells; where there is a length so many, and those beyond are left out."""
        if self.read is not None:
            return cells_of(self.read.numbers(name, low, high, length))
        numbers = numbers_of(cells)
        self.written[name] = numbers if length < 0 else numbers[:length]
        return cells

    def cards(self, name: str, cards: i64, count: i64) -> i64:
        """A set of cards that are numbered below a count, as a list."""
        if self.read is not None:
            return card_set(self.read.take(name), name, count)
        self.written[name] = bits_of(cards)
        return cards

    def hands(self, name: str, hands: vec[i64], count: i64) -> vec[i64]:
        """A set of cards for each seat."""
        if self.read is None:
            self.written[name] = [bits_of(hands[seat]) for seat in range(len(hands))]
            return hands
        rows = self.read.take(name)
        if not isinstance(rows, list) or len(rows) != len(hands):
            raise InputError("dump-bad-field", {"field": name})
        found = vec[i64]()
        for row in rows:
            found = append(found, card_set(row, name, count))
        return found


def card_set(cards: object, name: str, count: i64) -> i64:
    """The cards of a dump as a set; one named twice is refused."""
    if not isinstance(cards, list):
        raise InputError("dump-bad-field", {"field": name})
    found: i64 = 0
    for card in cards:
        if type(card) is not int or not 0 <= card < count:
            raise InputError("dump-bad-field", {"field": name})
        place: i64 = card
        if (found >> place) & 1:
            raise InputError("dump-broken", {"problem": "cards"})
        found |= bit(place)
    return found


def data_of(dump: str) -> str:
    """The digest of the figures that a dump names."""
    return Fields(dump).word("data")


# Small numbers as text, made once.
DIGITS: Final = [str(number) for number in range(1024)]


def as_json(value: object) -> str:
    """A value as JSON, keys in order and without spaces, as `json.dumps` writes it: a dump is written at every turn."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return DIGITS[value] if 0 <= value < 1024 else str(value)
    if isinstance(value, list):
        return "[" + ",".join([as_json(item) for item in value]) + "]"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{" + ",".join([quoted(key) + ":" + as_json(value[key]) for key in sorted(value)]) + "}"
    if value is None:
        return "null"
    raise TypeError(type(value).__name__)


def quoted(text: str) -> str:
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return '"' + text + '"'
    import json  # Here, so that the package is imported quickly.

    return json.dumps(text)
