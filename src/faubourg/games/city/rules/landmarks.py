"""Chapter 9: stadiums, skyscrapers and the tower (CI-9a to CI-9f)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.state import FINE
from faubourg.games.city.numbering import SKYSCRAPER, STADIUM, TOWER, Refused
from faubourg.games.city.state import City
from faubourg.games.estate import landmarks, money
from faubourg.games.estate.districts import COLOUR_OF, colour_set


def salary(state: City, seat: i64) -> i64:
    """CI-3a; CI-9f, CI-7c each stadium adds to the salary of whoever owns the district it stands on."""
    extra: i64 = count_bits(state.stadiums & state.owned[seat]) * state.figures.stadium_salary
    return state.figures.salary + extra


def stadiums_left(state: City) -> i64:
    return state.figures.stadiums - count_bits(state.stadiums)


def skyscrapers_left(state: City) -> i64:
    return state.figures.skyscrapers - count_bits(state.skyscrapers)


def towers_left(state: City) -> i64:
    if state.tower >= 0:
        return 0
    return state.figures.towers


def refusal_price(state: City, seat: i64, left: i64, price: i64) -> i64:
    """CI-9a, CI-9c, CI-9d As long as there are any, for cash."""
    if left <= 0:
        return Refused.NONE_LEFT
    return FINE if price <= state.cash[seat] else Refused.TOO_DEAR


def refusal_stadium_colour(state: City, seat: i64, colour: i64) -> i64:
    # CI-9a With two districts of the colour, one per colour.
    refused: i64 = landmarks.refusal_pair(state, seat, colour)
    return Refused.STADIUM_ALREADY if refused == FINE and state.stadiums & colour else refused


def refusal_stadium(state: City, seat: i64, district: i64) -> i64:
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused == FINE:
        refused = refusal_stadium_colour(state, seat, colour_set(COLOUR_OF[district]))
    if refused == FINE:
        refused = refusal_price(state, seat, stadiums_left(state), state.figures.stadium_price)
    return refused


def refusal_skyscraper(state: City, seat: i64, district: i64) -> i64:
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused == FINE:
        refused = landmarks.refusal_whole(state, seat, colour_set(COLOUR_OF[district]))
    if refused == FINE:
        refused = refusal_price(state, seat, skyscrapers_left(state), state.figures.skyscraper(district))
    return refused


def refusal_tower(state: City, seat: i64, district: i64) -> i64:
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    if (landmarks.tower_ground(state, seat) >> district) & 1 == 0:
        return Refused.TWO_COLOURS_NEEDED
    return refusal_price(state, seat, towers_left(state), state.figures.tower_price)


def fill_landmarks(state: City, actions: Actions, seat: i64) -> None:
    ground: i64 = state.owned[seat] & ~state.mortgaged
    if ground == 0:
        return
    if refusal_price(state, seat, stadiums_left(state), state.figures.stadium_price) == FINE:
        actions.add_bits(stadium_ground(state, seat, ground), STADIUM)
    fill_skyscrapers(state, actions, seat, ground)
    if refusal_price(state, seat, towers_left(state), state.figures.tower_price) == FINE:
        actions.add_bits(landmarks.tower_ground(state, seat) & ground, TOWER)


def stadium_ground(state: City, seat: i64, ground: i64) -> i64:
    """CI-9a The districts among these that take a stadium, of which there is one per colour; in U-Build one in all."""
    found: i64 = 0
    while ground:
        colour: i64 = colour_set(COLOUR_OF[lowest(ground)])
        if refusal_stadium_colour(state, seat, colour) == FINE:
            found |= ground & colour
        ground &= ~colour
    return found


def fill_skyscrapers(state: City, actions: Actions, seat: i64, ground: i64) -> None:
    stock: i64 = skyscrapers_left(state)
    left: i64 = landmarks.skyscraper_ground(state, seat, ground)
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if refusal_price(state, seat, stock, state.figures.skyscraper(district)) == FINE:
            actions.add(SKYSCRAPER + district)


def build_stadium(state: City, seat: i64, district: i64) -> None:
    # CI-9a
    state.stadiums |= bit(district)
    pay_for(state, seat, district, state.figures.stadium_price, "stadium-built", "CI-9a")


def build_skyscraper(state: City, seat: i64, district: i64) -> None:
    # CI-9b
    state.skyscrapers |= bit(district)
    pay_for(state, seat, district, state.figures.skyscraper(district), "skyscraper-built", "CI-9b")


def build_tower(state: City, seat: i64, district: i64) -> None:
    # CI-9d
    state.tower = district
    pay_for(state, seat, district, state.figures.tower_price, "tower-built", "CI-9d")


def pay_for(state: City, seat: i64, district: i64, cost: i64, kind: str, clause: str) -> None:
    money.pay_bank(state, seat, cost)
    money.tell_price(state, kind, clause, seat, district, cost)
