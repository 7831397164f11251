"""The weights of the U-Build heuristic: how long a match lasts. How often districts are visited follows from the
layout; the rest is as in `estate_weights`."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_weights import Weights

# UB-11c How many seconds a turn of a timed match takes.
SECONDS: Final[i64] = 25
# UB-11a By mode: how many rounds a match lasts that only a bankruptcy ends, and how many are to come at least. In
# Classic everybody is round the track in three turns, elsewhere in more than four: whoever reckons with 16 rounds, and
# builds for them, loses there to those who do not.
ROUNDS: Final = bytes((16, 8, 16))
LEAST_ROUNDS: Final = bytes((6, 3, 6))


@final
class UBuildWeights(Weights):
    def __init__(self) -> None:
        super().__init__(300)
        # In hundredths of these.
        self.length: i64 = 100
        self.shortest: i64 = 100
