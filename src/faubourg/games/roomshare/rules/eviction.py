"""Chapter 4.3: evictions (RS-4.3a to RS-4.3f)."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, lowest
from faubourg.core.state import FINE
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import ARROWS, COLOUR_IDS, FLAT_IDS, FLATS, NEIGHBOUR, PLACE_IDS, Phase, Refused
from faubourg.games.roomshare.rules import turn
from faubourg.games.roomshare.rules.board import full, inhabited, lift, settle, taken, tenant_at
from faubourg.games.roomshare.state import RoomShare


def go_on(state: RoomShare) -> None:
    """RS-4.3b Evict until no apartment holds four; then the turn goes on."""
    flats: i64 = evictable(state)
    if flats == 0:
        turn.end_effect(state)
    elif flats & (flats - 1):
        # RS-4.3a The player of the turn decides which goes next.
        state.phase = Phase.CHAIN
    else:
        evict(state, lowest(flats))


def evictable(state: RoomShare) -> i64:
    """The flats that may be evicted next in a chain."""
    crowded: i64 = full(state)
    if crowded == 0:
        return 0
    allowed: i64 = 0
    for flat in range(FLATS):
        if (crowded >> flat) & 1 and not is_blocked(crowded, flat):
            allowed |= bit(flat)
    # RS-4.3f After the free evictions only those evicted the fewest times in this chain.
    if len(state.chain) >= state.figures.free_evictions:
        return fewest(state, allowed)
    return allowed


def is_blocked(crowded: i64, flat: i64) -> bool:
    """RS-4.3e All four neighbours hold four: nothing could leave."""
    for arrow in range(ARROWS):
        neighbour: i64 = NEIGHBOUR[flat * ARROWS + arrow]
        if (crowded >> neighbour) & 1 == 0:
            return False
    return True


def fewest(state: RoomShare, flats: i64) -> i64:
    """RS-4.3f Those of the flats that were evicted the fewest times in this chain."""
    least: i64 = len(state.chain) + 1
    found: i64 = 0
    for flat in range(FLATS):
        if (flats >> flat) & 1:
            # Not `count`: the compiler compares these as plain numbers, and lists compare objects.
            times: i64 = 0
            for evicted in state.chain:
                if evicted == flat:
                    times += 1
            if times < least:
                least = times
                found = 0
            if times == least:
                found |= bit(flat)
    return found


def refusal_evict(state: RoomShare, flat: i64) -> i64:
    if state.phase == Phase.FORCE:
        # RS-7c A forced eviction: any apartment that holds a tenant.
        return FINE if (inhabited(state) >> flat) & 1 else Refused.EVICT_EMPTY
    crowded: i64 = full(state)
    # RS-4.3b Only an apartment that holds four.
    if (crowded >> flat) & 1 == 0:
        return Refused.EVICT_NOT_FULL
    # RS-4.3e Not one that nothing could leave.
    if is_blocked(crowded, flat):
        return Refused.EVICT_BLOCKED
    # RS-4.3f After the free ones only the least evicted.
    if (evictable(state) >> flat) & 1 == 0:
        return Refused.EVICT_NOT_FEWEST
    return FINE


def fill_evictions(state: RoomShare, actions: Actions) -> None:
    actions.add_bits(inhabited(state) if state.phase == Phase.FORCE else evictable(state), numbering.EVICT)


def evict(state: RoomShare, flat: i64) -> None:
    """RS-4.3a Every tenant moves to the neighbour that its arrow points at."""
    state.chain = (*state.chain, flat)
    state.evicting = flat
    crowded: i64 = full(state)
    leaving: i64 = 0
    for arrow in range(ARROWS):
        neighbour: i64 = NEIGHBOUR[flat * ARROWS + arrow]
        # RS-4.3d A tenant whose target already holds four stays; the others go first.
        if tenant_at(state, flat, arrow) >= 0 and (crowded >> neighbour) & 1 == 0:
            leaving |= bit(arrow)
    state.leaving = leaving
    state.phase = Phase.LAND
    if state.telling:
        state.tell("evicted", "RS-4.3a", {"flat": FLAT_IDS[flat], "number": len(state.chain)})


def mover_arrow(state: RoomShare) -> i64:
    """RS-4.3d The arrow of the tenant who leaves next, in the order up, right, down, left; -1 when all have left."""
    if state.leaving == 0:
        return -1
    return lowest(state.leaving)


def landing_flat(state: RoomShare) -> i64:
    """Where the next tenant lands: the neighbour, or, for one who stays, the flat itself."""
    arrow: i64 = mover_arrow(state)
    if arrow < 0:
        return state.evicting
    # RS-4.3c Off one edge is the flat at the other end.
    return NEIGHBOUR[state.evicting * ARROWS + arrow]


def landing_colour(state: RoomShare) -> i64:
    """The colour of the tenant who lands next."""
    arrow: i64 = mover_arrow(state)
    if arrow < 0:
        return (state.lifted & 7) - 1
    return tenant_at(state, state.evicting, arrow)


def refusal_land(state: RoomShare, arrow: i64) -> i64:
    # RS-4.3a On a free arrow; RS-2d it holds at most one tenant.
    return Refused.ARROW_TAKEN if (taken(state, arrow) >> landing_flat(state)) & 1 else FINE


def fill_landings(state: RoomShare, actions: Actions) -> None:
    flat: i64 = landing_flat(state)
    for arrow in range(ARROWS):
        if (taken(state, arrow) >> flat) & 1 == 0:
            actions.add(numbering.LAND + arrow)


def land(state: RoomShare, arrow: i64) -> None:
    flat: i64 = landing_flat(state)
    colour: i64 = landing_colour(state)
    start: i64 = mover_arrow(state)
    settle(state, colour, flat, arrow)
    if start >= 0:
        lift(state, colour, state.evicting, start)
        state.leaving &= ~bit(start)
        if state.telling:
            tell_moved(state, colour, start, flat * ARROWS + arrow)
        if state.leaving == 0:
            lift_the_rest(state)
    else:
        state.lifted >>= 3
        if state.telling:
            state.tell("stayed", "RS-4.3d", {"colour": COLOUR_IDS[colour], "place": PLACE_IDS[flat * ARROWS + arrow]})
    if state.leaving == 0 and state.lifted == 0:
        state.evicting = -1
        go_on(state)


def lift_the_rest(state: RoomShare) -> None:
    """RS-4.3d Those who stay are lifted together and put back in the order up, right, down, left."""
    queue: i64 = 0
    place: i64 = 0
    for arrow in range(ARROWS):
        colour: i64 = tenant_at(state, state.evicting, arrow)
        if colour >= 0:
            lift(state, colour, state.evicting, arrow)
            queue |= (colour + 1) << place
            place += 3
    state.lifted = queue


def tell_moved(state: RoomShare, colour: i64, start: i64, spot: i64) -> None:
    state.tell(
        "moved",
        "RS-4.3a",
        {
            "colour": COLOUR_IDS[colour],
            "from": PLACE_IDS[state.evicting * ARROWS + start],
            "direction": numbering.ARROW_IDS[start],
            "to": PLACE_IDS[spot],
        },
    )
