"""Chapter 5: the points and the ranking (PA-5b, PA-5c; PA-6a the housing crisis)."""

from typing import TypedDict

from mypy_extensions import i64

from faubourg.core.bits import count_bits
from faubourg.games.paris.numbering import ALL_STATIONS, ALL_UTILITIES
from faubourg.games.paris.state import Paris


class Points(TypedDict):
    """A seat's points by where they come from."""

    tokens: int
    houses: int
    hotels: int
    stations: int
    utilities: int
    crisis: int
    total: int


def houses_of(state: Paris, seat: i64) -> i64:
    mine: i64 = state.owned[seat]
    return count_bits(mine & state.ones) + 2 * count_bits(mine & state.twos)


def hotels_of(state: Paris, seat: i64) -> i64:
    return count_bits(state.owned[seat] & state.hotels)


def station_points(state: Paris, seat: i64) -> i64:
    # PA-5b Stations by their number.
    return state.figures.station_points[count_bits(state.owned[seat] & ALL_STATIONS)]


def utility_points(state: Paris, seat: i64) -> i64:
    # PA-5b Each utility gives a point for each of the seat's own hotels.
    utilities: i64 = count_bits(state.owned[seat] & ALL_UTILITIES)
    return utilities * hotels_of(state, seat) * state.figures.utility_points


def idle_lots(state: Paris, seat: i64) -> i64:
    """PA-6a How many lots of a seat that the housing crisis is about have no building."""
    return count_bits(state.owned[seat] & state.table.crisis & ~(state.ones | state.twos | state.hotels))


def crisis_points(state: Paris, seat: i64) -> i64:
    # PA-6a Lots without a building cost points; a total may go below 0.
    return -idle_lots(state, seat) * state.figures.crisis_points


def score_of(state: Paris, seat: i64) -> i64:
    """PA-5b A seat's points. Money cards, streets and complete colours score nothing."""
    figures = state.figures
    total: i64 = state.tokens[seat]
    total += houses_of(state, seat) * figures.house_points
    total += hotels_of(state, seat) * figures.hotel_points
    total += station_points(state, seat) + utility_points(state, seat)
    return total + crisis_points(state, seat)


def points_of(state: Paris, seat: i64) -> Points:
    return {
        "tokens": int(state.tokens[seat]),
        "houses": int(houses_of(state, seat) * state.figures.house_points),
        "hotels": int(hotels_of(state, seat) * state.figures.hotel_points),
        "stations": int(station_points(state, seat)),
        "utilities": int(utility_points(state, seat)),
        "crisis": int(crisis_points(state, seat)),
        "total": int(score_of(state, seat)),
    }


def standing(state: Paris, seat: i64) -> tuple[int, ...]:
    """PA-5c Points, then hotels, then lots."""
    return int(score_of(state, seat)), int(hotels_of(state, seat)), int(count_bits(state.owned[seat]))
