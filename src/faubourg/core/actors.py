"""Who may act, besides the seats 0..n-1."""

from typing import Final

# Nobody named: the single actor is meant.
ANYONE: Final = -1
# Chance decides; a dealer outside the rules picks.
NATURE: Final = -2
# Time decides; the host sends the move.
CLOCK: Final = -3
# Several seats may act at the same moment (a live auction).
SEVERAL: Final = -4
# The match is over.
NOBODY: Final = -5

# What a seat sees of a move that is hidden from it.
HIDDEN: Final = -1

# Every move is a whole number that a browser holds exactly.
MOVE_LIMIT: Final = 1 << 53
