"""Chapter 13: the chance cards that are kept (CI-13a)."""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.city.numbering import FIRST_KEPT
from faubourg.games.city.state import City


def put_back(state: City, seat: i64, card: i64) -> None:
    """CI-13a A kept card goes under the pile when it is used; 0 is the first that can be kept."""
    state.held[seat] &= ~bit(card)
    state.own_pile().put_under(FIRST_KEPT - 1 + card)
