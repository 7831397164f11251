"""Which districts take a skyscraper, a stadium or the tower (CI-9a to CI-9d, UB-1f, UB-5f to UB-5h), as sets."""

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.state import FINE
from faubourg.games.estate.districts import COLOUR_OF, DISTRICTS, colour_set
from faubourg.games.estate.owners import owns
from faubourg.games.estate.state import Estate, Refused


def refusal_ground(state: Estate, seat: i64, district: i64) -> i64:
    """What all three have in common."""
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    # CI-10c, UB-5h
    return Refused.IS_MORTGAGED if (state.mortgaged >> district) & 1 else FINE


def refusal_pair(state: Estate, seat: i64, colour: i64) -> i64:
    """CI-9a, UB-5g Two districts of a colour."""
    mine: i64 = state.owned[seat] & colour
    return FINE if mine & (mine - 1) else Refused.TWO_DISTRICTS_NEEDED


def refusal_whole(state: Estate, seat: i64, colour: i64) -> i64:
    """CI-9b, UB-5f A whole colour; one per colour (CI-7c)."""
    if colour & ~state.owned[seat]:
        return Refused.COLOUR_NEEDED
    return Refused.SKYSCRAPER_ALREADY if state.skyscrapers & colour else FINE


def skyscraper_price(state: Estate, district: i64) -> i64:
    """CI-9b, UB-5f The card's price."""
    return state.costs[2 * DISTRICTS + district]


def group_of(state: Estate, district: i64) -> i64:
    """The districts of its colour that are in play."""
    return colour_set(COLOUR_OF[district]) & state.in_play


def skyscraper_ground(state: Estate, seat: i64, ground: i64) -> i64:
    """CI-9b, UB-5f The districts among these that take a skyscraper. UB-1f A single district is no group."""
    found: i64 = 0
    while ground:
        districts: i64 = group_of(state, lowest(ground))
        if districts & (districts - 1) and refusal_whole(state, seat, districts) == FINE:
            found |= ground & districts
        ground &= ~districts
    return found


def tower_ground(state: Estate, seat: i64) -> i64:
    """CI-9d, UB-5h The districts of all colours that a seat owns completely, if there are two such colours. UB-1f A
    single district is no group."""
    left: i64 = state.owned[seat]
    found: i64 = 0
    while left:
        districts: i64 = group_of(state, lowest(left))
        if districts & ~left == 0 and districts & (districts - 1):
            found |= districts
        left &= ~districts
    if found == 0 or found & ~colour_set(COLOUR_OF[lowest(found)]) == 0:
        return 0
    return found
