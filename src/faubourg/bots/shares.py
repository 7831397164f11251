"""Shares of victories, as people say them: so many of so many."""

from typing import Final, NamedTuple

# Out of how many, the fewest first, and how far off that may be; what is near none of them is said out of a hundred.
ROUND: Final = (2, 3, 4, 5, 10)
NEAR: Final = 0.015
HUNDRED: Final = 100


class Share(NamedTuple):
    """So many victories of so many matches."""

    wins: int
    of: int


def spoken(share: float | None) -> Share | None:
    """A share as it is said; None for one that nobody has measured."""
    if share is None:
        return None
    for of in ROUND:
        if abs(round(share * of) / of - share) <= NEAR:
            return Share(round(share * of), of)
    return Share(round(share * HUNDRED), HUNDRED)
