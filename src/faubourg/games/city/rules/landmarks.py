"""Chapter 9: stadiums, skyscrapers and the tower (CI-9a to CI-9f)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.state import FINE
from faubourg.games.city.numbering import SKYSCRAPER, STADIUM, TOWER, Refused
from faubourg.games.estate import landmarks, money
from faubourg.games.estate.districts import COLOUR_OF, colour_set

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def salary(state: "City", seat: i64) -> i64:
    """CI-3a; CI-9f, CI-7c each stadium adds to the salary of whoever owns the district it stands on."""
    extra: i64 = count_bits(state.stadiums & state.owned[seat]) * state.figures.stadium_salary
    return state.figures.salary + extra


def stadiums_left(state: "City") -> i64:
    return state.figures.stadiums - count_bits(state.stadiums)


def skyscrapers_left(state: "City") -> i64:
    return state.figures.skyscrapers - count_bits(state.skyscrapers)


def towers_left(state: "City") -> i64:
    return state.figures.towers if state.tower < 0 else 0


def refusal_stadium(state: "City", seat: i64, district: i64) -> i64:
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    colour: i64 = colour_set(COLOUR_OF[district])
    # CI-9a With two districts of the colour, one per colour, as long as there are any.
    if count_bits(state.owned[seat] & colour) < 2:
        return Refused.TWO_DISTRICTS_NEEDED
    if state.stadiums & colour:
        return Refused.STADIUM_ALREADY
    if stadiums_left(state) <= 0:
        return Refused.NONE_LEFT
    return FINE if state.figures.stadium_price <= state.cash[seat] else Refused.TOO_DEAR


def refusal_skyscraper(state: "City", seat: i64, district: i64) -> i64:
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    colour: i64 = colour_set(COLOUR_OF[district])
    # CI-9b With the whole colour, one per colour (CI-7c), CI-9c as long as there are any.
    if colour & ~state.owned[seat]:
        return Refused.COLOUR_NEEDED
    if state.skyscrapers & colour:
        return Refused.SKYSCRAPER_ALREADY
    if skyscrapers_left(state) <= 0:
        return Refused.NONE_LEFT
    return FINE if state.figures.skyscraper(district) <= state.cash[seat] else Refused.TOO_DEAR


def refusal_tower(state: "City", seat: i64, district: i64) -> i64:
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    # CI-9d
    if (landmarks.tower_ground(state, seat) >> district) & 1 == 0:
        return Refused.TWO_COLOURS_NEEDED
    if towers_left(state) <= 0:
        return Refused.NONE_LEFT
    return FINE if state.figures.tower_price <= state.cash[seat] else Refused.TOO_DEAR


def stadium_ground(state: "City", seat: i64) -> i64:
    """CI-9a Where a seat may put a stadium, as a set, if there are any and it can pay."""
    found: i64 = 0
    if state.owned[seat] == 0 or state.figures.stadium_price > state.cash[seat] or stadiums_left(state) <= 0:
        return found
    found = landmarks.pairs(state, seat) & ~state.mortgaged
    # CI-9a One per colour.
    left: i64 = state.stadiums
    while left:
        found &= ~colour_set(COLOUR_OF[lowest(left)])
        left &= left - 1
    return found


def skyscraper_ground(state: "City", seat: i64) -> i64:
    """CI-9b Where a seat may put a skyscraper, as a set, whatever it costs."""
    if state.owned[seat] == 0 or skyscrapers_left(state) <= 0:
        return 0
    return landmarks.without_skyscraper(state, landmarks.whole_colours(state, seat)) & ~state.mortgaged


def fill_landmarks(state: "City", actions: Actions, seat: i64) -> None:
    stadiums: i64 = stadium_ground(state, seat)
    if stadiums:
        actions.add_bits(stadiums, STADIUM)
    cash: i64 = state.cash[seat]
    left: i64 = skyscraper_ground(state, seat)
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if state.figures.skyscraper(district) <= cash:
            actions.add(SKYSCRAPER + district)
    if towers_left(state) > 0 and state.figures.tower_price <= cash:
        grounds: i64 = landmarks.tower_ground(state, seat) & ~state.mortgaged
        if grounds:
            actions.add_bits(grounds, TOWER)


def build_stadium(state: "City", seat: i64, district: i64) -> None:
    # CI-9a
    state.stadiums |= bit(district)
    pay_for(state, seat, district, state.figures.stadium_price, "stadium-built", "CI-9a")


def build_skyscraper(state: "City", seat: i64, district: i64) -> None:
    # CI-9b
    state.skyscrapers |= bit(district)
    pay_for(state, seat, district, state.figures.skyscraper(district), "skyscraper-built", "CI-9b")


def build_tower(state: "City", seat: i64, district: i64) -> None:
    # CI-9d
    state.tower = district
    pay_for(state, seat, district, state.figures.tower_price, "tower-built", "CI-9d")


def pay_for(state: "City", seat: i64, district: i64, cost: i64, kind: str, clause: str) -> None:
    money.pay_bank(state, seat, cost)
    money.tell_price(state, kind, clause, seat, district, cost)
