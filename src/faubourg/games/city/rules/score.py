"""Chapter 15: counting (CI-15a)."""

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.games.city.state import City
from faubourg.games.estate import rent


def wealth_of(state: City, seat: i64) -> i64:
    # CI-15a Cash, and for each district the rent another player would pay there now; mortgaged nothing.
    return rent.wealth(state, seat)


def place_of_fall(state: City, seat: i64) -> i64:
    """CI-14c How late a seat went out: 1 for the first that did; 0 for one that is still in."""
    order: i64 = state.fallen
    number: i64 = 0
    found: i64 = 0
    while order:
        number += 1
        if order & 7 == seat + 1:
            found = number
        order >>= 3
    if found == 0:
        return 0
    return number - found + 1


def standing(state: City, seat: i64) -> tuple[int, ...]:
    """CI-15a Wealth, then cash, then districts. CI-14c Whoever is still in comes before all who are out."""
    in_play = int(state.playing >> seat & 1)
    rest = int(state.cash[seat]), int(count_bits(state.owned[seat]))
    return in_play, int(place_of_fall(state, seat)), int(wealth_of(state, seat)), *rest
