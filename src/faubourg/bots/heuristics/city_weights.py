"""The weights of the City heuristic: how often squares are visited, and how much cards count. The rest is as in
`estate_weights`."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_weights import Weights

# By district, how often a player comes there in ten thousand turns; counted over 400 random matches of four seats.
VISITS: Final = (
    *(221, 253, 303, 318, 295, 290, 297, 322, 339, 323, 338),
    *(319, 312, 375, 297, 296, 302, 269, 279, 247, 213, 296),
)
# The same for the two tax squares together, and for the salary.
TAX_VISITS: Final[i64] = 480
LAPS: Final[i64] = 1700

# CI-1e How many turns are looked ahead when no end is in sight, and how many seconds a turn of a timed match takes.
HORIZON: Final[i64] = 20
SECONDS: Final[i64] = 40


@final
class CityWeights(Weights):
    def __init__(self) -> None:
        super().__init__(175)
        # What a kept card is worth while there are turns to come; the rent dodge in hundredths of the highest rent of
        # others.
        self.card: i64 = 300
        self.dodge_share: i64 = 25
