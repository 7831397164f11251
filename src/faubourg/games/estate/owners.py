"""Who owns what (CI-7c, UB-5h): everything that stands on a district goes with it."""

from mypy_extensions import i64

from faubourg.core.bits import bit, with_cell
from faubourg.games.estate.districts import BANK
from faubourg.games.estate.state import Estate


def is_playing(state: Estate, seat: i64) -> bool:
    """CI-14c Whether there is such a seat, still in."""
    return 0 <= seat < state.seats and (state.playing >> seat) & 1 == 1


def owner_of(state: Estate, district: i64) -> i64:
    """Whose district it is; BANK is nobody's."""
    for seat in range(state.seats):
        if (state.owned[seat] >> district) & 1:
            return seat
    return BANK


def owns(state: Estate, seat: i64, district: i64) -> bool:
    return (state.owned[seat] >> district) & 1 == 1


def give_title(state: Estate, district: i64, seat: i64) -> None:
    """An unowned district gets an owner."""
    state.unowned &= ~bit(district)
    state.owned[seat] |= bit(district)


def take_back(state: Estate, district: i64, seat: i64) -> None:
    """A district goes back to the bank, and its mortgage lapses."""
    state.owned[seat] &= ~bit(district)
    state.unowned |= bit(district)
    state.mortgaged &= ~bit(district)
    state.sums = with_cell(state.sums, district, 0)
