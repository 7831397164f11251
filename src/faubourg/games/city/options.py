"""The options of City, as a typed record."""

from typing import Final, final

from faubourg.core.options import CHOICE, FLAG, Option
from faubourg.games.estate.options import FIRST, LENGTH, ROUNDS, EstateOptions, limits

HOUR: Final = "hour"
LAST: Final = "last"
AUCTIONS: Final = "auctions"
TURN: Final = "turn"
LIVE: Final = "live"

DECLARED: Final = [
    # CI-1e
    Option(LENGTH, CHOICE, ROUNDS, (ROUNDS, HOUR, LAST)),
    *limits(HOUR),
    # CI-5c
    Option(AUCTIONS, CHOICE, TURN, (TURN, LIVE)),
    Option("extension", FLAG, False, needs=(AUCTIONS, LIVE)),
    FIRST,
]


@final
class CityOptions(EstateOptions):
    """How long is played, how auctions run, and who begins."""

    def __init__(self, values: dict[str, object]) -> None:
        super().__init__(values, HOUR)
        self.by_hour = self.minutes > 0
        # CI-5c
        self.live = values[AUCTIONS] == LIVE
        self.extension = values["extension"] is True
