"""The options of City, as a typed record."""

from typing import Final, final

from faubourg.core.options import CHOICE, FLAG, Option
from faubourg.games.estate.options import FIRST, LIMITS, ROUNDS, EstateOptions

HOUR: Final = "hour"
LAST: Final = "last"
TURN: Final = "turn"
LIVE: Final = "live"

DECLARED: Final = [
    # CI-1e
    Option("length", CHOICE, ROUNDS, (ROUNDS, HOUR, LAST)),
    *LIMITS,
    # CI-5c
    Option("auctions", CHOICE, TURN, (TURN, LIVE)),
    Option("extension", FLAG, False),
    FIRST,
]


@final
class CityOptions(EstateOptions):
    """How long is played, how auctions run, and who begins."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values, HOUR)
        self.by_hour = self.minutes > 0
        # CI-5c
        self.live = values["auctions"] == LIVE
        self.extension = values["extension"] is True
