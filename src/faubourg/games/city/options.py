"""The options of City, as a typed record."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.options import CHOICE, FLAG, NUMBER, SEAT, Option, Options

ROUNDS: Final = "rounds"
HOUR: Final = "hour"
LAST: Final = "last"
TURN: Final = "turn"
LIVE: Final = "live"

DECLARED: Final = [
    # CI-1e
    Option("length", CHOICE, ROUNDS, (ROUNDS, HOUR, LAST)),
    Option("rounds", NUMBER, 20, (), 1, 200),
    Option("minutes", NUMBER, 60, (), 1, 600),
    # CI-5c
    Option("auctions", CHOICE, TURN, (TURN, LIVE)),
    Option("extension", FLAG, False),
    # CI-1d
    Option("first", SEAT, None),
]


@final
class CityOptions(Options):
    """How long is played, how auctions run, and who begins; what does not belong to the length chosen is ignored."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values)
        # CI-1e
        rounds, minutes = values["rounds"], values["minutes"]
        self.by_rounds = values["length"] == ROUNDS
        self.by_hour = values["length"] == HOUR
        self.rounds: i64 = rounds if isinstance(rounds, int) else 0
        self.minutes: i64 = minutes if isinstance(minutes, int) else 0
        # CI-5c
        self.live = values["auctions"] == LIVE
        self.extension = values["extension"] is True
        # CI-1d
        first = values["first"]
        self.first: i64 = first if isinstance(first, int) else -1
