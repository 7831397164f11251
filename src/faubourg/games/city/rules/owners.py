"""Who owns what (CI-7c): everything that stands on a district goes with it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.city.numbering import BANK, COLOURS, FIRST_KEPT, colour_set

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def is_playing(state: "City", seat: i64) -> bool:
    """CI-14c Whether there is such a seat, still in."""
    return 0 <= seat < state.seats and (state.playing >> seat) & 1 == 1


def owner_of(state: "City", district: i64) -> i64:
    """Whose district it is; BANK is nobody's."""
    for seat in range(state.seats):
        if (state.owned[seat] >> district) & 1:
            return seat
    return BANK


def owns(state: "City", seat: i64, district: i64) -> bool:
    return (state.owned[seat] >> district) & 1 == 1


def give_title(state: "City", district: i64, seat: i64) -> None:
    """An unowned district gets an owner."""
    state.unowned &= ~bit(district)
    state.owned[seat] |= bit(district)


def take_back(state: "City", district: i64, seat: i64) -> None:
    """A district goes back to the bank, and its mortgage lapses."""
    state.owned[seat] &= ~bit(district)
    state.unowned |= bit(district)
    state.mortgaged &= ~bit(district)
    state.sums[district] = 0


def complete_colours(state: "City", seat: i64) -> i64:
    """The districts of all colours that a seat owns completely, as a set."""
    mine: i64 = state.owned[seat]
    found: i64 = 0
    for colour in range(COLOURS):
        districts: i64 = colour_set(colour)
        if districts & ~mine == 0:
            found |= districts
    return found


def put_back(state: "City", seat: i64, card: i64) -> None:
    """CI-13a A kept card goes under the pile when it is used; 0 is the first that can be kept."""
    state.held[seat] &= ~bit(card)
    state.pile.put_under(FIRST_KEPT - 1 + card)
