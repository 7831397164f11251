"""Blocks on districts (CI-6b, CI-6c, CI-6e, CI-6f, UB-5a)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, lowest, with_cell
from faubourg.core.state import FINE
from faubourg.games.estate.districts import DISTRICT_IDS, DISTRICTS, MOST_BLOCKS
from faubourg.games.estate.landmarks import refusal_ground
from faubourg.games.estate.state import Estate, Refused


def blocks_on(state: Estate, district: i64) -> i64:
    """CI-6c, CI-6e Blocks are counted, whatever pieces stand for them; CI-6f, UB-5c under a hazard they stay."""
    return state.residential[district] + state.industrial[district]


def blocks_of(state: Estate, districts: i64) -> i64:
    """UB-10.14 On all of these, as a set."""
    left: i64 = districts
    count: i64 = 0
    while left:
        count += blocks_on(state, lowest(left))
        left &= left - 1
    return count


def refusal_room(state: Estate, seat: i64, district: i64) -> i64:
    """CI-6b, CI-13.11, CI-13.22, UB-5a A district of one's own that can take a block."""
    # CI-10c, UB-8g
    refused: i64 = refusal_ground(state, seat, district)
    if refused != FINE:
        return refused
    # CI-6c, UB-5a
    return FINE if blocks_on(state, district) < MOST_BLOCKS else Refused.EIGHT_BLOCKS


def with_room(state: Estate, seat: i64) -> i64:
    """The districts of a seat that can take a block, as a set."""
    left: i64 = state.owned[seat] & ~state.mortgaged
    found: i64 = left
    while left:
        district: i64 = lowest(left)
        if blocks_on(state, district) >= MOST_BLOCKS:
            found &= ~bit(district)
        left &= left - 1
    return found


def cost_of(state: Estate, district: i64, is_industrial: bool) -> i64:
    """CI-6b, UB-5a The card's price."""
    return state.costs[DISTRICTS + district] if is_industrial else state.costs[district]


def fill(state: Estate, actions: Actions, seat: i64, room: i64, is_industrial: bool) -> None:
    """Where a seat may buy a block of that sort, of the districts with room."""
    base: i64 = state.terms.moves.industrial if is_industrial else state.terms.moves.residential
    cash: i64 = state.cash[seat]
    left: i64 = room
    while left:
        district: i64 = lowest(left)
        left &= left - 1
        if cost_of(state, district, is_industrial) <= cash:
            actions.add(base + district)


def can_buy(state: Estate, seat: i64) -> bool:
    """Whether some district of the seat has room for a block that its cash pays for."""
    left: i64 = with_room(state, seat)
    while left:
        district: i64 = lowest(left)
        if min(cost_of(state, district, False), cost_of(state, district, True)) <= state.cash[seat]:
            return True
        left &= left - 1
    return False


def place_block(state: Estate, seat: i64, district: i64, is_industrial: bool, cost: i64, clause: str) -> None:
    if is_industrial:
        state.industrial = with_cell(state.industrial, district, state.industrial[district] + 1)
    else:
        state.residential = with_cell(state.residential, district, state.residential[district] + 1)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district], "amount": int(cost)}
        piece = "industrial" if is_industrial else "residential"
        state.tell("block-built", clause, particulars | {"piece": piece, "blocks": int(blocks_on(state, district))})
