"""The weights of the U-Build heuristic: how much of what is still to come counts. How often districts are visited
follows from the layout.

Set by judgement. `python -m tools.tune ubuild --matches 500 --jobs 2` tries each of them larger and smaller.
"""

from typing import Final

from mypy_extensions import i64

# UB-3c, UB-3h The blocks that are built in a hundred turns, if there is money.
BLOCKS: Final[i64] = 300
# UB-11a How many rounds a match lasts that only a bankruptcy ends, and how many are to come at least.
LENGTH: Final[i64] = 16
SHORTEST: Final[i64] = 6
# UB-11c How many seconds a turn of a timed match takes.
SECONDS: Final[i64] = 25

# In hundredths: how much counts of what can still be built, and for how much of the time left it would bring rent.
GROWTH: Final[i64] = 65
GROWTH_TIME: Final[i64] = 50
# In hundredths: how much more a colour is worth that lacks one district, which nobody owns, or which another owns.
ONE_FREE: Final[i64] = 30
ONE_HELD: Final[i64] = 10
# In hundredths: how likely a turn brings the chance to buy a certain district.
SHARE: Final[i64] = 4
# In hundredths: the risk that a hazard comes to a district in twenty turns.
RISK: Final[i64] = 12
# For how many turns a rent that would ruin counts as a danger.
DANGER: Final[i64] = 3
# What a turn outside jail is worth when no district has been sold.
OUTSIDE: Final[i64] = 900

# How far apart the wealth of two seats comes to lie: at once, and more for each turn to come.
BLUR: Final[i64] = 5000
BLUR_BY_TURN: Final[i64] = 2000
