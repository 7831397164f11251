"""Shares of victories, as people say them: so many of a hundred, everywhere, so that they can be compared."""

from typing import Final, NamedTuple

HUNDRED: Final = 100


class Share(NamedTuple):
    """So many victories of so many matches."""

    wins: int
    of: int


def spoken(share: float | None) -> Share | None:
    """A share as it is said; None for one that nobody has measured."""
    return None if share is None else Share(round(share * HUNDRED), HUNDRED)
