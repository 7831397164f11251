"""Chapter 2: the apartments and the tenants in them (RS-2a to RS-2d).

Sets of flats are bits of one number. For each colour and arrow the state keeps the set of flats where a tenant stands,
and, so that it need not be put together at every decision, for each arrow the set of flats where anybody does.
"""

from librt.vecs import append
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, lowest
from faubourg.games.roomshare.numbering import ALL_FLATS, ARROWS, CLASSIC, COLOURS, HAUNTED, ROYAL, SUITE, TAKEN
from faubourg.games.roomshare.state import RoomShare


def living(state: RoomShare, colour: i64) -> i64:
    """The flats that hold a tenant of a colour."""
    tenants = state.tenants
    row: i64 = colour * 4
    return tenants[row] | tenants[row + 1] | tenants[row + 2] | tenants[row + 3]


def taken(state: RoomShare, arrow: i64) -> i64:
    """RS-2d The flats whose arrow is taken: it holds at most one tenant, of whatever colour."""
    return state.tenants[TAKEN + arrow]


def count_taken(state: RoomShare) -> None:
    """Put together, for each arrow, the flats where anybody stands, from those of the colours."""
    tenants = state.tenants[:TAKEN]
    for arrow in range(ARROWS):
        flats: i64 = 0
        for colour in range(COLOURS):
            flats |= tenants[colour * 4 + arrow]
        tenants = append(tenants, flats)
    state.tenants = tenants


def inhabited(state: RoomShare) -> i64:
    """The flats that hold at least one tenant."""
    tenants = state.tenants
    return tenants[TAKEN] | tenants[TAKEN + 1] | tenants[TAKEN + 2] | tenants[TAKEN + 3]


def full(state: RoomShare) -> i64:
    """The flats that hold four tenants, one on each arrow."""
    tenants = state.tenants
    return tenants[TAKEN] & tenants[TAKEN + 1] & tenants[TAKEN + 2] & tenants[TAKEN + 3]


def holding(state: RoomShare, number: i64) -> i64:
    """The flats that hold exactly so many tenants, counted on all flats at once."""
    up: i64 = taken(state, 0)
    right: i64 = taken(state, 1)
    down: i64 = taken(state, 2)
    left: i64 = taken(state, 3)
    odd: i64 = up ^ right ^ down ^ left
    three_or_more: i64 = (up & right & (down | left)) | (down & left & (up | right))
    if number == 0:
        return ALL_FLATS & ~(up | right | down | left)
    if number == 1:
        return odd & ~three_or_more
    if number == 2:
        return (up | right | down | left) & ~odd & ~(up & right & down & left)
    if number == 3:
        return odd & three_or_more
    return up & right & down & left


def tenants_in(state: RoomShare, flat: i64) -> i64:
    """How many tenants a flat holds."""
    count: i64 = 0
    for arrow in range(ARROWS):
        count += (taken(state, arrow) >> flat) & 1
    return count


def tenant_at(state: RoomShare, flat: i64, arrow: i64) -> i64:
    """The colour of the tenant on an arrow; -1 when it is free."""
    tenants = state.tenants
    if (tenants[TAKEN + arrow] >> flat) & 1 == 0:
        return -1
    for colour in range(COLOURS):
        if (tenants[colour * 4 + arrow] >> flat) & 1:
            return colour
    return -1


def add_tenants(state: RoomShare, actions: Actions, base: i64, flats: i64, colours: i64) -> None:
    """Add base + place for each tenant of one of these colours in one of these flats, in ascending order."""
    homes: i64 = 0
    for colour in range(COLOURS):
        if (colours >> colour) & 1:
            homes |= living(state, colour)
    homes &= flats
    while homes:
        flat: i64 = lowest(homes)
        homes &= homes - 1
        for arrow in range(ARROWS):
            at: i64 = tenant_at(state, flat, arrow)
            if at >= 0 and (colours >> at) & 1:
                actions.add(base + flat * ARROWS + arrow)


def tenants_of(state: RoomShare, colour: i64) -> i64:
    """How many tenants of a colour stand on the board."""
    count: i64 = 0
    for arrow in range(ARROWS):
        count += count_bits(state.tenants[colour * 4 + arrow])
    return count


def settle(state: RoomShare, colour: i64, flat: i64, arrow: i64) -> None:
    """Put a tenant on a free arrow."""
    tenants = state.tenants
    tenants[colour * 4 + arrow] |= bit(flat)
    tenants[TAKEN + arrow] |= bit(flat)


def lift(state: RoomShare, colour: i64, flat: i64, arrow: i64) -> None:
    """Take a tenant off its arrow."""
    tenants = state.tenants
    tenants[colour * 4 + arrow] &= ~bit(flat)
    tenants[TAKEN + arrow] &= ~bit(flat)


def kind_of(state: RoomShare, flat: i64) -> i64:
    """RS-2b The kind of a flat; the block is classic, and so is what has not been laid otherwise."""
    if (state.suites >> flat) & 1:
        return SUITE
    if (state.haunted >> flat) & 1:
        return HAUNTED
    if (state.royals >> flat) & 1:
        return ROYAL
    return CLASSIC


def reserve_of(state: RoomShare, seat: i64) -> i64:
    """How many tenants, of every colour, a seat has left in the reserve."""
    row: i64 = seat * 4
    reserve = state.reserve
    return reserve[row] + reserve[row + 1] + reserve[row + 2] + reserve[row + 3]
