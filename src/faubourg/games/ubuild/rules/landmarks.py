"""Chapter 5: skyscrapers, the stadium and the tower (UB-5f to UB-5h)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.core.state import FINE
from faubourg.games.estate import landmarks, money
from faubourg.games.estate.districts import DISTRICT_IDS
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


# What may be built


def refusal(state: UBuild, seat: i64, move: i64) -> i64:
    piece: i64 = landmarks.piece_of(state, move)
    district: i64 = move - landmarks.move_of(state, piece)
    # UB-9b, UB-3j Not in jail,
    if state.jail[seat]:
        return Refused.IN_JAIL
    # UB-5h never on a mortgaged district,
    refused: i64 = landmarks.refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    # UB-1f A single district is no group.
    if piece != Piece.TOWER and landmarks.group_of(state, district) == bit(district):
        return Refused.ONE_DISTRICT
    # UB-5f, UB-5g, UB-5h with the districts it takes,
    refused = landmarks.refusal_colours(state, seat, piece, district)
    if refused != FINE:
        return refused
    # UB-5h while stock lasts
    if left_of(state, piece) <= 0:
        return Refused.NONE_LEFT
    # UB-5h and a free site touches the district,
    if not sites.has_free_site(state, district):
        return Refused.NO_FREE_SITE
    # for its price.
    return FINE if landmarks.price_of(state, piece, district) <= state.cash[seat] else Refused.TOO_DEAR


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    owned: i64 = state.owned[seat]
    # One district is never enough.
    if owned & (owned - 1) == 0 or state.jail[seat]:
        return
    mine: i64 = owned & ~state.mortgaged
    cash: i64 = state.cash[seat]
    figures = state.figures
    if left_of(state, Piece.STADIUM) > 0 and figures.stadium_price <= cash:
        add(state, actions, landmarks.stadium_ground(state, seat, mine, 0), STADIUM)
    if left_of(state, Piece.SKYSCRAPER) > 0:
        add(state, actions, landmarks.skyscraper_ground(state, seat, mine), SKYSCRAPER)
    if left_of(state, Piece.TOWER) > 0 and figures.tower_price <= cash:
        add(state, actions, landmarks.tower_ground(state, seat) & mine, TOWER)


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
    cost: i64 = landmarks.price_of(state, piece, district)
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
        clause = landmarks.clause_of(state, piece)
        state.tell(f"{PIECE_IDS[piece]}-built", clause, particulars | {"site": int(site) + 1})
