"""City and U-Build: how much of what is still to come counts.

Set by judgement. `python -m tools.tune city --matches 500 --jobs 2` tries each weight larger and smaller.
"""

from mypy_extensions import i64


class Weights:
    """What `tools.tune` tries one by one. A game may have others besides."""

    def __init__(self, blocks: i64) -> None:
        # CI-6a, UB-3c The blocks that are built in a hundred turns, if there is money.
        self.blocks: i64 = blocks
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
        # What a turn outside of jail is worth when no district has been sold.
        self.outside: i64 = 900
        # How far apart the wealth of two seats comes to lie: at once, and more for each turn to come.
        self.blur: i64 = 5000
        self.blur_by_turn: i64 = 2000
