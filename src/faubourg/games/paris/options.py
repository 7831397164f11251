"""The options of Paris, as a typed record."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.options import CHOICE, FLAG, SEAT, Option, Options
from faubourg.games.paris.numbering import ALL_LOTS, ALL_STREETS

# PA-6a Not played, by the booklet, or by our own form. Under the first rules it was played or not, and by our form.
CRISIS_IDS: Final = ("none", "lots", "streets")
CRISIS_ONCE: Final = ((False, "none"), (True, "streets"))

DECLARED: Final = [
    Option("crisis", CHOICE, "none", CRISIS_IDS, former=CRISIS_ONCE),
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
        # PA-6a The lots that cost a point when nothing is built on them.
        self.crisis: i64 = crisis_lots(str(values["crisis"]))
        # PA-6b
        self.dynamic = values["dynamic"] is True
        # PA-6c
        self.harmony = values["harmony"] is True
        # PA-1d
        self.start_cash = values["start_cash"] is True
        first = values["first"]
        self.first: i64 = first if isinstance(first, int) else -1


def crisis_lots(choice: str) -> i64:
    # PA-6a Each lot, by the booklet; in our form streets only.
    if choice == "lots":
        return ALL_LOTS
    return ALL_STREETS if choice == "streets" else 0
