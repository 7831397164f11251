"""The weights of the City heuristic: how often squares are visited, and how much of what is still to come counts.

Set by judgement. `python -m tools.tune city --matches 500 --jobs 2` tries each of them larger and smaller.
"""

from typing import Final, final

from mypy_extensions import i64

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
# What a hazard takes away at most, in money; and how many turns jail lasts.
WORST: Final[i64] = 2000
JAIL_TURNS: Final[i64] = 2


@final
class Weights:
    """What `tools.tune` tries one by one."""

    def __init__(self) -> None:
        # CI-6a The blocks that BUILD allows in a hundred turns.
        self.blocks: i64 = 175
        # In hundredths: how much counts of what can still be built, and for how much of the time left it brings rent.
        self.growth: i64 = 65
        self.growth_time: i64 = 50
        # In hundredths: how much more a colour is worth that lacks one district, which nobody owns, or another does.
        self.one_free: i64 = 30
        self.one_held: i64 = 10
        # In hundredths: how likely a turn brings the chance to buy a certain district.
        self.share: i64 = 4
        # In hundredths: the risk that a hazard comes to a district in twenty turns.
        self.risk: i64 = 12
        # For how many turns a rent that would ruin counts as a danger.
        self.danger: i64 = 3
        # What a kept card is worth while there are turns to come; the rent dodge in hundredths of the highest rent of
        # others.
        self.card: i64 = 300
        self.dodge_share: i64 = 25
        # What a turn outside of jail is worth when no district has been sold.
        self.outside: i64 = 900
        # How far apart the wealth of two seats comes to lie: at once, and more for each turn to come.
        self.blur: i64 = 5000
        self.blur_by_turn: i64 = 2000
