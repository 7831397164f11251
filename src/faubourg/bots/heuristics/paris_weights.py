"""The weights of the Paris heuristic: how long a match still lasts, and what money is good for.

Found by letting the bot with one weight changed play against the bot as it was, again and again, until no change won
more. `python -m tools.tune paris --matches 500 --jobs 2` tries each of them once more, larger and smaller.
"""

from typing import Final, final

from mypy_extensions import i64

# For two, three and four seats, by the hotels left in the bank (none to six): how many more turns a match lasts, in
# tenths, unless the money runs out before.
HOTELS: Final[i64] = 7
TURNS: Final = (
    *(0, 45, 90, 140, 200, 260, 360),
    *(0, 50, 100, 150, 210, 270, 380),
    *(0, 60, 110, 160, 210, 290, 400),
)
# By the hotels left: the chance in a hundred that the match lasts until one's next turn.
NEXT_TURN: Final = (0, 45, 50, 80, 98, 100, 100)

# What a money card is worth on average.
AVERAGE: Final[i64] = 160


@final
class Weights:
    """What `tools.tune` tries one by one."""

    def __init__(self) -> None:
        # What 100 in money are worth, in hundredths of a point, when nothing can be built with them.
        self.money: i64 = 60
        # How much of the rent to come a building still to be paid for will bring, in hundredths.
        self.build: i64 = 40
        # How much counts already of what the next station would bring beyond the first, in hundredths, while some are
        # unsold.
        self.next_station: i64 = 30
        # How much of a seat's fair share of the hotels left counts for a utility, in hundredths.
        self.utility: i64 = 50
        # How far apart final scores come to lie, in hundredths of a point: at once, and more for each turn to come.
        self.blur: i64 = 150
        self.blur_by_turn: i64 = 25
