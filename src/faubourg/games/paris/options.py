"""The options of Paris, as a typed record."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.options import FLAG, SEAT, Option, Options

DECLARED: Final = [
    Option("crisis", FLAG, False),
    Option("dynamic", FLAG, False),
    Option("harmony", FLAG, False),
    Option("start_cash", FLAG, False),
    Option("first", SEAT, None),
]


@final
class ParisOptions(Options):
    """Which variants are played; they combine freely."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        # PA-6a
        self.crisis = values["crisis"] is True
        # PA-6b
        self.dynamic = values["dynamic"] is True
        # PA-6c
        self.harmony = values["harmony"] is True
        # PA-1d
        self.start_cash = values["start_cash"] is True
        first = values["first"]
        self.first: i64 = first if isinstance(first, int) else -1
