"""Two dice (CI-3a, UB-3a), the lower first: a throw is one number."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.games.estate.state import Estate

LOWER_DIE: Final = bytes((1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6))
HIGHER_DIE: Final = bytes((1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 3, 4, 5, 6, 4, 5, 6, 5, 6, 6))
THROWS: Final[i64] = 21
THROW_IDS: Final = [f"{LOWER_DIE[throw]} {HIGHER_DIE[throw]}" for throw in range(21)]


def fill(actions: Actions, base: i64) -> None:
    # A double is half as likely as two different numbers.
    for throw in range(THROWS):
        actions.add_weighted(base + throw, 1 if LOWER_DIE[throw] == HIGHER_DIE[throw] else 2)


def show(state: Estate, throw: i64) -> None:
    state.low_die = LOWER_DIE[throw]
    state.high_die = HIGHER_DIE[throw]
