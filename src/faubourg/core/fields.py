"""The fields of a dump: written as text, and read back; a missing, unknown or ill-typed field is refused by name."""

from typing import Final, final

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
