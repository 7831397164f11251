"""What a skyscraper, a stadium and the tower cost, and which districts take them (CI-9a to CI-9d, UB-1f, UB-5f to
UB-5h), as sets."""

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.state import FINE
from faubourg.games.estate.districts import COLOUR_OF, DISTRICTS, Piece, colour_set
from faubourg.games.estate.owners import owns
from faubourg.games.estate.state import Estate, Refused


def piece_of(state: Estate, move: i64) -> i64:
    """The landmark that a move builds."""
    moves = state.terms.moves
    if move >= moves.tower:
        return Piece.TOWER
    return Piece.SKYSCRAPER if move >= moves.skyscraper else Piece.STADIUM


def move_of(state: Estate, piece: i64) -> i64:
    """The first move that builds it."""
    moves = state.terms.moves
    if piece == Piece.TOWER:
        return moves.tower
    return moves.skyscraper if piece == Piece.SKYSCRAPER else moves.stadium


def clause_of(state: Estate, piece: i64) -> str:
    clauses = state.terms.clauses
    if piece == Piece.SKYSCRAPER:
        return clauses.skyscraper
    return clauses.stadium if piece == Piece.STADIUM else clauses.tower


def price_of(state: Estate, piece: i64, district: i64) -> i64:
    """CI-6b, CI-9, UB-5a, UB-5f to UB-5h What a landmark costs there, or a block."""
    return state.costs[piece * DISTRICTS + district]


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


def refusal_colours(state: Estate, seat: i64, piece: i64, district: i64) -> i64:
    """Whether a seat owns what a landmark takes."""
    colour: i64 = group_of(state, district)
    if piece == Piece.STADIUM:
        return refusal_pair(state, seat, colour)
    if piece == Piece.SKYSCRAPER:
        return refusal_whole(state, seat, colour)
    # CI-9d, UB-5h
    return FINE if (tower_ground(state, seat) >> district) & 1 else Refused.TWO_COLOURS_NEEDED


def group_of(state: Estate, district: i64) -> i64:
    """The districts of its colour that are in play."""
    return colour_set(COLOUR_OF[district]) & state.in_play


def stadium_ground(state: Estate, seat: i64, ground: i64, built: i64) -> i64:
    """CI-9a, UB-5g The districts among these that take a stadium: not in the colour of one of those built."""
    found: i64 = 0
    while ground:
        colour: i64 = colour_set(COLOUR_OF[lowest(ground)])
        if built & colour == 0 and refusal_pair(state, seat, colour) == FINE:
            found |= ground & colour
        ground &= ~colour
    return found


def skyscraper_ground(state: Estate, seat: i64, ground: i64) -> i64:
    """CI-9b, UB-5f The districts among these that take a skyscraper, for its price. UB-1f A single district is no
    group."""
    cash: i64 = state.cash[seat]
    found: i64 = 0
    while ground:
        districts: i64 = group_of(state, lowest(ground))
        left: i64 = ground & districts
        ground &= ~districts
        if districts & (districts - 1) == 0 or refusal_whole(state, seat, districts) != FINE:
            continue
        while left:
            if price_of(state, Piece.SKYSCRAPER, lowest(left)) <= cash:
                found |= left & -left
            left &= left - 1
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
