"""Chapter 5: skyscrapers, the stadium and the tower (UB-5f to UB-5h)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.state import FINE
from faubourg.games.estate import landmarks, money
from faubourg.games.estate.districts import COLOUR_OF, DISTRICT_IDS, colour_set
from faubourg.games.ubuild import sites
from faubourg.games.ubuild.numbering import PIECE_IDS, SKYSCRAPER, STADIUM, TOWER, Piece, Refused
from faubourg.games.ubuild.state import UBuild


def has_stadium(state: UBuild, seat: i64) -> bool:
    """UB-5g, UB-7c It works for the owner of the district it is recorded with, mortgaged or not."""
    return state.stadium >= 0 and (state.owned[seat] >> state.stadium) & 1 == 1


def salary(state: UBuild, seat: i64) -> i64:
    # UB-3g, UB-5g
    return state.figures.stadium_salary if has_stadium(state, seat) else state.figures.salary


def left_of(state: UBuild, piece: i64) -> i64:
    """UB-2a, UB-2b, UB-2c How many of these are in stock."""
    if piece == Piece.SKYSCRAPER:
        return state.stock(piece) - count_bits(state.skyscrapers)
    is_built = state.stadium >= 0 if piece == Piece.STADIUM else state.tower >= 0
    if is_built:
        return 0
    return state.stock(piece)


def price_of(state: UBuild, piece: i64, district: i64) -> i64:
    figures = state.figures
    if piece == Piece.SKYSCRAPER:
        return figures.skyscraper(district)
    return figures.stadium_price if piece == Piece.STADIUM else figures.tower_price


def piece_of(move: i64) -> i64:
    if move >= TOWER:
        return Piece.TOWER
    return Piece.SKYSCRAPER if move >= SKYSCRAPER else Piece.STADIUM


def move_of(piece: i64) -> i64:
    """The first move that builds it."""
    if piece == Piece.TOWER:
        return TOWER
    return SKYSCRAPER if piece == Piece.SKYSCRAPER else STADIUM


# What may be built


def refusal(state: UBuild, seat: i64, move: i64) -> i64:
    piece: i64 = piece_of(move)
    district: i64 = move - move_of(piece)
    # UB-9b, UB-3j Not in jail,
    if state.jail[seat]:
        return Refused.IN_JAIL
    # UB-5h never on a mortgaged district,
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    # UB-5f, UB-5g, UB-5h with the districts it takes,
    refused = refusal_colours(state, seat, piece, district)
    if refused != FINE:
        return refused
    # UB-5h while stock lasts
    if left_of(state, piece) <= 0:
        return Refused.NONE_LEFT
    # UB-5h and a free site touches the district,
    if not sites.has_free_site(state, district):
        return Refused.NO_FREE_SITE
    # for its price.
    return FINE if price_of(state, piece, district) <= state.cash[seat] else Refused.TOO_DEAR


def refusal_colours(state: UBuild, seat: i64, piece: i64, district: i64) -> i64:
    colour: i64 = colour_set(COLOUR_OF[district]) & state.in_play
    # UB-1f A single district is no group.
    if piece != Piece.TOWER and colour == bit(district):
        return Refused.ONE_DISTRICT
    if piece == Piece.STADIUM:
        # UB-5g
        return landmarks.refusal_pair(state, seat, colour)
    if piece == Piece.TOWER:
        # UB-5h
        is_ground = (landmarks.tower_ground(state, seat) >> district) & 1 == 1
        return FINE if is_ground else Refused.TWO_COLOURS_NEEDED
    # UB-5f
    return landmarks.refusal_whole(state, seat, colour)


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    owned: i64 = state.owned[seat]
    # One district is never enough.
    if owned & (owned - 1) == 0 or state.jail[seat]:
        return
    mine: i64 = owned & ~state.mortgaged
    cash: i64 = state.cash[seat]
    figures = state.figures
    if left_of(state, Piece.STADIUM) > 0 and figures.stadium_price <= cash:
        add(state, actions, stadium_ground(state, seat, mine), STADIUM)
    if left_of(state, Piece.SKYSCRAPER) > 0:
        left: i64 = landmarks.skyscraper_ground(state, seat, mine)
        found: i64 = left
        while left:
            district: i64 = lowest(left)
            left &= left - 1
            if figures.skyscraper(district) > cash:
                found &= ~bit(district)
        add(state, actions, found, SKYSCRAPER)
    if left_of(state, Piece.TOWER) > 0 and figures.tower_price <= cash:
        add(state, actions, landmarks.tower_ground(state, seat) & mine, TOWER)


def stadium_ground(state: UBuild, seat: i64, ground: i64) -> i64:
    """UB-5g The districts among these that take the stadium."""
    found: i64 = 0
    while ground:
        colour: i64 = colour_set(COLOUR_OF[lowest(ground)])
        if landmarks.refusal_pair(state, seat, colour) == FINE:
            found |= ground & colour
        ground &= ~colour
    return found


def add(state: UBuild, actions: Actions, districts: i64, base: i64) -> None:
    """Those that a free site touches."""
    left: i64 = districts
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if sites.has_free_site(state, district):
            actions.add(base + district)


# Building


def build(state: UBuild, seat: i64, piece: i64, district: i64, site: i64) -> None:
    """UB-5f, UB-5g, UB-5h Paid to the bank, and recorded with the district."""
    cost: i64 = price_of(state, piece, district)
    if piece == Piece.SKYSCRAPER:
        state.skyscrapers |= bit(district)
    elif piece == Piece.STADIUM:
        state.stadium = district
    else:
        state.tower = district
    sites.put(state, sites.slot_of(piece, district), site)
    money.pay_bank(state, seat, cost)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district], "amount": int(cost)}
        state.tell(f"{PIECE_IDS[piece]}-built", clause_of(state, piece), particulars | {"site": int(site) + 1})


def clause_of(state: UBuild, piece: i64) -> str:
    clauses = state.terms.clauses
    if piece == Piece.SKYSCRAPER:
        return clauses.skyscraper
    return clauses.stadium if piece == Piece.STADIUM else clauses.tower
