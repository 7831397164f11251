"""The options of a game: declared once, read into a typed record, refused with a code and parameters."""

from collections.abc import Callable, Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from faubourg.core.refusal import InputError

FLAG: Final = "flag"
CHOICE: Final = "choice"
NUMBER: Final = "number"
SEAT: Final = "seat"
ORDER: Final = "order"
TEXT: Final = "text"


@final
class Option:
    """One option: its name, its kind, what it may be, and what it is when nobody says.

    A flag is true or false; a choice one of the values; a number lies between low and high; a seat is a seat's number
    or None (drawn); an order is a list of different values, low to high of them, or None (the game's own order); a text
    is low to high of the letters that are named, and whatever else it must be the game's `check` knows: it raises an
    InputError, whose sentence says what is wrong and where. Whoever asked is told with it which option is meant, as by
    every refusal here: it is said beside its field.
    `former` has pairs of what the option was called once, in records and tables that are kept, and what that is now.
    `needs` is another option and the value without which this one has no effect: it may be given all the same, and
    whoever gave it is told.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        values: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        former: tuple[tuple[object, str], ...] = (),
        letters: str = "",
        check: Callable[[str], None] | None = None,
        needs: tuple[str, str] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.former = former
        self.letters = letters
        self.check = check
        self.needs = needs

    def read(self, given: object, seats: int) -> object:
        """The value, checked; an InputError when it does not fit."""
        for once, now in self.former:
            if type(given) is type(once) and given == once:
                return now
        if self.kind == TEXT and isinstance(given, str):
            return self.read_text(given)
        if self.fits(given, seats):
            return list(given) if isinstance(given, (list, tuple)) else given
        raise InputError("bad-option", {"option": self.name, "given": shown(given), "allowed": self.allowed(seats)})

    def read_text(self, given: str) -> str:
        """Its length and letters are looked at here, so that a check is only asked about a text it can read."""
        if not self.low <= len(given) <= self.high:
            raise InputError(
                "option-length", {"option": self.name, "length": len(given), "low": self.low, "high": self.high}
            )
        for place, letter in enumerate(given, start=1):
            if letter not in self.letters:
                wrong: dict[str, int | str] = {"option": self.name, "letter": shown(letter), "place": place}
                raise InputError("option-letter", {**wrong, "letters": self.letters})
        if self.check is not None:
            try:
                self.check(given)
            except InputError as problem:
                raise InputError(problem.code, {"option": self.name, **problem.params}) from None
        return given

    def fits(self, given: object, seats: int) -> bool:
        if self.kind == FLAG:
            return given is True or given is False
        if self.kind == CHOICE:
            return isinstance(given, str) and given in self.values
        if self.kind == TEXT:
            return False
        if self.kind == NUMBER:
            return type(given) is int and self.low <= given <= self.high
        if given is None:
            return True
        if self.kind == SEAT:
            return type(given) is int and 0 <= given < seats
        return self.is_order(given)

    def is_order(self, given: object) -> bool:
        if not isinstance(given, (list, tuple)) or not self.low <= len(given) <= self.high:
            return False
        for value in given:
            if not isinstance(value, str) or value not in self.values:
                return False
        return len(set(given)) == len(given)

    def allowed(self, seats: int) -> str:
        """What the option may be, as a language-neutral list."""
        if self.kind == FLAG:
            return "true, false"
        if self.kind == NUMBER:
            return f"{self.low}..{self.high}"
        if self.kind == SEAT:
            return f"0..{seats - 1}"
        if self.kind == TEXT:
            return self.letters
        return ", ".join(self.values)

    def parse(self, text: str, seats: int) -> object:
        """The value from words of a command line: `yes`, `classic`, `3`, `red+blue`."""
        if self.kind == TEXT:
            return self.read(text.strip(), seats)
        word = text.strip().lower()
        if self.kind == FLAG:
            if word in ("true", "yes", "oui", "on", "1"):
                return True
            if word in ("false", "no", "non", "off", "0"):
                return False
        elif word in ("", "none") and self.kind in (SEAT, ORDER):
            return None
        elif self.kind in (NUMBER, SEAT) and word.isascii() and word.isdigit() and len(word) < 16:
            return self.read(int(word), seats)
        elif self.kind == ORDER:
            return self.read(word.split("+"), seats)
        return self.read(word, seats)

    def as_dict(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "values": list(self.values),
            "low": self.low,
            "high": self.high,
            "letters": self.letters,
            "needs": None if self.needs is None else {"option": self.needs[0], "value": self.needs[1]},
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """The options of one match, complete and checked; each game adds typed fields of its own."""

    def __init__(self, values: dict[str, object]) -> None:
        self.values = values


def read_options(declared: list[Option], given: Mapping[str, object] | None, seats: int) -> dict[str, object]:
    """All options by name, with defaults for those not given; unknown names and bad values are refused."""
    wanted: dict[str, object] = dict(given) if given is not None else {}
    known = [option.name for option in declared]
    for name in wanted:
        if name not in known:
            raise InputError("unknown-option", {"option": shown(name), "known": ", ".join(known)})
    values: dict[str, object] = {}
    for option in declared:
        values[option.name] = option.read(wanted.get(option.name, option.default), seats)
    return values


def idle_among(declared: list[Option], given: Mapping[str, object], values: Mapping[str, object]) -> list[Option]:
    """The options that were given and have no effect where all options have these values."""
    return [
        option
        for option in declared
        if option.name in given and option.needs is not None and values[option.needs[0]] != option.needs[1]
    ]


def shown(given: object) -> str:
    """Whatever was given, short enough for a sentence."""
    try:
        text = given if isinstance(given, str) else repr(given)
    except (ValueError, RecursionError):
        # A number of thousands of digits, or lists within lists: Python itself does not write them out.
        text = type(given).__name__
    if len(text) > 60:
        text = text[:57] + "..."
    # Half a character, which JSON can smuggle in, could not be printed.
    return text.encode(errors="backslashreplace").decode()
