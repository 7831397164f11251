"""Lots: whose they are (PA-2h, PA-6c) and what stands on them (PA-3b, PA-4b)."""

from mypy_extensions import i64

from faubourg.core.bits import bit
from faubourg.games.paris.numbering import HOTEL, HOTEL_LEVEL, HOUSE, streets_of
from faubourg.games.paris.state import Paris


def owner_of(state: Paris, lot: i64) -> i64:
    """PA-2h Whose lot it is; -1 is nobody's."""
    return owner_among(state, bit(lot))


def first_buyer(state: Paris, colour: i64) -> i64:
    """PA-6c Who alone may buy the streets of a colour; -1 while everybody may."""
    return owner_among(state, streets_of(colour))


def owner_among(state: Paris, lots: i64) -> i64:
    """Who owns one of these lots; -1 is nobody."""
    for seat in range(state.seats):
        if state.owned[seat] & lots:
            return seat
    return -1


def level_of(state: Paris, street: i64) -> i64:
    """PA-4b What stands on a street: none to three houses, or a hotel."""
    if (state.hotels >> street) & 1:
        return HOTEL_LEVEL
    return houses_on(state, street)


def houses_on(state: Paris, street: i64) -> i64:
    return ((state.ones >> street) & 1) + 2 * ((state.twos >> street) & 1)


def hotel_cost(state: Paris, street: i64) -> i64:
    # PA-3b On three houses at the lower price, else directly.
    return state.figures.hotel_price if houses_on(state, street) == 3 else state.figures.direct_price


def item_cost(state: Paris, item: i64) -> i64:
    """What a lot, a house or a hotel would cost now, by the move that chooses it."""
    if item < HOUSE:
        return state.figures.prices[item]
    # PA-3a
    return state.figures.house_price if item < HOTEL else hotel_cost(state, item - HOTEL)
