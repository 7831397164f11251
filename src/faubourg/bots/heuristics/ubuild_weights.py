"""The weights of the U-Build heuristic: how long a match lasts. How often districts are visited follows from the
layout; the rest is as in `estate_weights`."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_weights import Weights

# UB-11c How many seconds a turn of a timed match takes.
SECONDS: Final[i64] = 25


@final
class UBuildWeights(Weights):
    def __init__(self) -> None:
        super().__init__(300)
        # UB-11a How many rounds a match lasts that only a bankruptcy ends, and how many are to come at least.
        self.length: i64 = 16
        self.shortest: i64 = 6
