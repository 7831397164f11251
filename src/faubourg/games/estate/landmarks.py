"""Which districts take a skyscraper, a stadium or the tower (CI-9a to CI-9d, UB-1f, UB-5f to UB-5h), as sets."""

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.state import FINE
from faubourg.games.estate.districts import COLOUR_OF, COLOURS, colour_set
from faubourg.games.estate.owners import owns
from faubourg.games.estate.state import Estate, Refused


def refusal_ground(state: Estate, seat: i64, district: i64) -> i64:
    """What all three have in common."""
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    # CI-10c, UB-5h
    return Refused.IS_MORTGAGED if (state.mortgaged >> district) & 1 else FINE


def pairs(state: Estate, seat: i64) -> i64:
    """CI-9a, UB-5g The districts of a seat that has two of their colour."""
    mine: i64 = state.owned[seat]
    found: i64 = 0
    for colour in range(COLOURS):
        here: i64 = mine & colour_set(colour)
        if here & (here - 1):
            found |= here
    return found


def whole_colours(state: Estate, seat: i64) -> i64:
    """CI-9b, UB-5f The districts of all colours that a seat owns completely. UB-1f A single district is no group."""
    mine: i64 = state.owned[seat]
    found: i64 = 0
    for colour in range(COLOURS):
        districts: i64 = colour_set(colour) & state.in_play
        if districts & ~mine == 0 and districts & (districts - 1):
            found |= districts
    return found


def without_skyscraper(state: Estate, districts: i64) -> i64:
    """CI-9b, UB-5f One per colour: of these districts those whose colour has none."""
    found: i64 = districts
    left: i64 = state.skyscrapers
    while left:
        found &= ~colour_set(COLOUR_OF[lowest(left)])
        left &= left - 1
    return found


def tower_ground(state: Estate, seat: i64) -> i64:
    """CI-9d, UB-5h The districts of complete colours, if there are two such colours."""
    found: i64 = whole_colours(state, seat)
    if found == 0 or found & ~colour_set(COLOUR_OF[lowest(found)]) == 0:
        return 0
    return found
