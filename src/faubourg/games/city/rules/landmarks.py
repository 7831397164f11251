"""Chapter 9: stadiums, skyscrapers and the tower (CI-9a to CI-9f)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits
from faubourg.core.state import FINE
from faubourg.games.city.numbering import SKYSCRAPER, STADIUM, TOWER, Refused
from faubourg.games.city.state import City
from faubourg.games.estate import landmarks, money
from faubourg.games.estate.districts import COLOUR_OF, PIECE_IDS, Piece, colour_set


def salary(state: City, seat: i64) -> i64:
    """CI-3a; CI-9f, CI-7c each stadium adds to the salary of whoever owns the district it stands on."""
    extra: i64 = count_bits(state.stadiums & state.owned[seat]) * state.figures.stadium_salary
    return state.figures.salary + extra


def left_of(state: City, piece: i64) -> i64:
    """CI-1f How many of these are in stock."""
    if piece == Piece.STADIUM:
        return state.figures.stadiums - count_bits(state.stadiums)
    if piece == Piece.SKYSCRAPER:
        return state.figures.skyscrapers - count_bits(state.skyscrapers)
    if state.tower >= 0:
        return 0
    return state.figures.towers


def refusal(state: City, seat: i64, move: i64) -> i64:
    piece: i64 = landmarks.piece_of(state, move)
    district: i64 = move - landmarks.move_of(state, piece)
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused == FINE:
        refused = landmarks.refusal_colours(state, seat, piece, district)
    if refused != FINE:
        return refused
    # CI-9a One stadium per colour.
    if piece == Piece.STADIUM and state.stadiums & colour_set(COLOUR_OF[district]):
        return Refused.STADIUM_ALREADY
    return refusal_price(state, seat, piece, district)


def refusal_price(state: City, seat: i64, piece: i64, district: i64) -> i64:
    """CI-9a, CI-9c, CI-9d As long as there are any, for cash."""
    if left_of(state, piece) <= 0:
        return Refused.NONE_LEFT
    return FINE if landmarks.price_of(state, piece, district) <= state.cash[seat] else Refused.TOO_DEAR


def fill(state: City, actions: Actions, seat: i64) -> None:
    ground: i64 = state.owned[seat] & ~state.mortgaged
    if ground == 0:
        return
    # CI-9a, CI-9d A stadium and the tower cost the same everywhere.
    if refusal_price(state, seat, Piece.STADIUM, 0) == FINE:
        actions.add_bits(landmarks.stadium_ground(state, seat, ground, state.stadiums), STADIUM)
    if left_of(state, Piece.SKYSCRAPER) > 0:
        actions.add_bits(landmarks.skyscraper_ground(state, seat, ground), SKYSCRAPER)
    if refusal_price(state, seat, Piece.TOWER, 0) == FINE:
        actions.add_bits(landmarks.tower_ground(state, seat) & ground, TOWER)


def build(state: City, seat: i64, move: i64) -> None:
    """CI-9a, CI-9b, CI-9d Paid to the bank."""
    piece: i64 = landmarks.piece_of(state, move)
    district: i64 = move - landmarks.move_of(state, piece)
    cost: i64 = landmarks.price_of(state, piece, district)
    if piece == Piece.STADIUM:
        state.stadiums |= bit(district)
    elif piece == Piece.SKYSCRAPER:
        state.skyscrapers |= bit(district)
    else:
        state.tower = district
    money.pay_bank(state, seat, cost)
    if state.telling:
        clause = landmarks.clause_of(state, piece)
        money.tell_price(state, f"{PIECE_IDS[piece]}-built", clause, seat, district, cost)
