"""The weights of the U-Build heuristic: how long a match lasts. How often districts are visited follows from the
layout; the rest is as in `estate_weights`."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_weights import Weights

# UB-11c How many seconds a turn of a timed match takes.
SECONDS: Final[i64] = 25
# UB-11a By mode, how many turns of all players come before the first bankruptcy; the median of matches of bots.
TURNS_OF_MODE: Final = bytes((28, 26, 46))


@final
class UBuildWeights(Weights):
    def __init__(self, seasoned: bool = False) -> None:
        super().__init__(300)
        self.seasoned = seasoned
        # UB-11a How many rounds a match lasts that only a bankruptcy ends, and how many are to come at least.
        self.length: i64 = 16
        self.shortest: i64 = 6
        if seasoned:
            self.shortest = 2
            # As far as the wealth foretold has told winners from losers.
            self.blur = 30_000

    def rounds(self, mode: i64, seats: i64) -> i64:
        """How many a match lasts."""
        return TURNS_OF_MODE[mode] // seats if self.seasoned else self.length
