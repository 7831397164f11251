"""Chapter 7: the event cards (RS-7a to RS-7f). An event of the engine is something else, hence the name."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.state import FINE
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import (
    ARROWS,
    COLOUR_IDS,
    COLOURS,
    FLATS,
    PAIR_ONE,
    PAIR_TWO,
    PAIRS,
    PLACE_IDS,
    Phase,
    Refused,
)
from faubourg.games.roomshare.rules import turn
from faubourg.games.roomshare.rules.board import add_tenants, inhabited, lift, living, settle, tenant_at, tenants_of
from faubourg.games.roomshare.state import RoomShare

# The clause of each kind of card; the keys share theirs.
CLAUSES: Final = ("RS-4.2a", "RS-4.2a", "RS-4.2a", "RS-4.2a", "RS-7a", "RS-7b", "RS-7c", "RS-7d", "RS-7e", "RS-7f")


def start(state: RoomShare, kind: i64) -> None:
    """An event card has been shown: ask for what it needs."""
    if kind in (numbering.COMMUNICATION, numbering.NEW_CONTRACT):
        state.phase = Phase.PLACE
    elif kind == numbering.DEPARTURE and takeable(state):
        state.phase = Phase.TAKE
    elif kind == numbering.FORCED_EVICTION:
        state.phase = Phase.FORCE
    elif kind == numbering.SWAP:
        state.phase = Phase.SWAP_FIRST
    elif kind not in (numbering.DEPARTURE, numbering.FORCED_EVICTION) and has_renovation(state):
        state.phase = Phase.RENOVATE
    else:
        # RS-4.2c An effect that is impossible: the card does nothing and is discarded.
        if state.telling:
            state.tell("no-effect", "RS-4.2c", {"seat": int(state.turn), "card": numbering.CARD_KIND_IDS[kind]})
        turn.end_effect(state)


def rooms(state: RoomShare, seat: i64, kind: i64) -> i64:
    """Where Communication and New contract let a tenant in."""
    if kind == numbering.COMMUNICATION:
        # RS-7a A key of any colour: wherever somebody lives.
        return inhabited(state)
    # RS-7d Where nobody lives, or as a key of the own colour.
    return (numbering.ALL_FLATS & ~inhabited(state)) | living(state, state.table.own[seat])


def refusal_room(kind: i64) -> i64:
    """What is wrong with a flat that `rooms` leaves out."""
    # RS-7a Some colour must live there. RS-7d It must be empty, or house the own colour.
    return Refused.NOBODY_LIVES_THERE if kind == numbering.COMMUNICATION else Refused.NOT_EMPTY_NOR_OWN


# RS-7b Departure day.


def refusal_take(state: RoomShare, spot: i64) -> i64:
    colour: i64 = tenant_at(state, spot // ARROWS, spot % ARROWS)
    if colour < 0:
        return Refused.NOBODY_THERE
    # RS-7b Never one of your own colour.
    if colour == state.table.own[state.turn]:
        return Refused.TAKE_OWN
    # RS-7b Never the only one of its colour on the board.
    if tenants_of(state, colour) == 1:
        return Refused.TAKE_LAST
    return FINE


def takeable(state: RoomShare) -> i64:
    """RS-7b The colours of which a tenant may be taken, as a set: not the own one, and more than one on the board."""
    found: i64 = 0
    for colour in range(COLOURS):
        if colour != state.table.own[state.turn] and tenants_of(state, colour) > 1:
            found |= bit(colour)
    return found


def fill_departures(state: RoomShare, actions: Actions) -> None:
    add_tenants(state, actions, numbering.TAKE, numbering.ALL_FLATS, takeable(state))


def take(state: RoomShare, spot: i64) -> None:
    colour: i64 = tenant_at(state, spot // ARROWS, spot % ARROWS)
    lift(state, colour, spot // ARROWS, spot % ARROWS)
    # RS-7b Back into its owner's reserve; a colour that is nobody's own counts as yours.
    seat: i64 = state.table.owner[colour]
    if seat < 0:
        seat = state.turn
    state.reserve[seat * 4 + colour] += 1
    if state.telling:
        state.tell(
            "taken",
            "RS-7b",
            {"seat": int(state.turn), "colour": COLOUR_IDS[colour], "place": PLACE_IDS[spot], "reserve": int(seat)},
        )
    turn.end_effect(state)


# RS-7e Apartment swap.


def is_swap(state: RoomShare, one: i64, two: i64) -> bool:
    """Two tenants of different colours in different apartments."""
    if one // ARROWS == two // ARROWS:
        return False
    first: i64 = tenant_at(state, one // ARROWS, one % ARROWS)
    second: i64 = tenant_at(state, two // ARROWS, two % ARROWS)
    return first >= 0 and second >= 0 and first != second


def refusal_first(state: RoomShare, spot: i64) -> i64:
    # RS-7e A tenant,
    if tenant_at(state, spot // ARROWS, spot % ARROWS) < 0:
        return Refused.NOBODY_THERE
    # and of the two the one that is numbered lower: another must follow.
    for second in range(spot + 1, numbering.PLACES):
        if is_swap(state, spot, second):
            return FINE
    return Refused.NO_SWAP_PARTNER


def fill_first(state: RoomShare, actions: Actions) -> None:
    homes: i64 = inhabited(state)
    for flat in range(FLATS):
        if (homes >> flat) & 1 == 0:
            continue
        later: i64 = colours_after(state, flat)
        if later == 0:
            break
        # RS-7e Only two of different colours change anything: with one colour left to swap with, all others may.
        swappable: i64 = numbering.ALL_COLOURS if later & (later - 1) else numbering.ALL_COLOURS & ~later
        add_tenants(state, actions, numbering.SWAP_FIRST, bit(flat), swappable)
    if has_equal_tenants(state):
        actions.add(numbering.SWAP_NOTHING)


def colours_after(state: RoomShare, flat: i64) -> i64:
    """The colours that live in a flat numbered higher, as a set."""
    found: i64 = 0
    for colour in range(COLOURS):
        if living(state, colour) >> (flat + 1):
            found |= bit(colour)
    return found


def has_equal_tenants(state: RoomShare) -> bool:
    """RS-7e Two tenants of one colour in different apartments: to swap them changes nothing."""
    for colour in range(COLOURS):
        flats: i64 = living(state, colour)
        if flats & (flats - 1):
            return True
    return False


def refusal_swap_nothing(state: RoomShare) -> i64:
    return FINE if has_equal_tenants(state) else Refused.NO_EQUAL_TENANTS


def choose_first(state: RoomShare, spot: i64) -> None:
    state.swap_place = spot
    state.phase = Phase.SWAP_SECOND


def refusal_second(state: RoomShare, spot: i64) -> i64:
    first: i64 = state.swap_place
    colour: i64 = tenant_at(state, spot // ARROWS, spot % ARROWS)
    if colour < 0:
        return Refused.NOBODY_THERE
    # RS-7e In another apartment,
    if spot // ARROWS == first // ARROWS:
        return Refused.SWAP_SAME_FLAT
    # of another colour, since equal ones count as no change,
    if colour == tenant_at(state, first // ARROWS, first % ARROWS):
        return Refused.SWAP_SAME_COLOUR
    # and numbered higher than the first, since the order does not matter.
    return FINE if spot > first else Refused.SWAP_LOWER


def fill_second(state: RoomShare, actions: Actions) -> None:
    first: i64 = state.swap_place
    later: i64 = numbering.ALL_FLATS & ~((2 * bit(first // ARROWS)) - 1)
    other: i64 = tenant_at(state, first // ARROWS, first % ARROWS)
    add_tenants(state, actions, numbering.SWAP_SECOND, later, numbering.ALL_COLOURS & ~bit(other))


def swap(state: RoomShare, spot: i64) -> None:
    first: i64 = state.swap_place
    state.swap_place = -1
    exchange(state, first, spot, "swapped", "RS-7e")


def exchange_nothing(state: RoomShare, kind: str, clause: str) -> None:
    """Two tenants who are alike, whichever: nothing changes."""
    if state.telling:
        state.tell(kind, clause, {"places": []})
    turn.end_effect(state)


def exchange(state: RoomShare, one: i64, two: i64, kind: str, clause: str) -> None:
    """Two tenants change places, apartment and arrow."""
    first: i64 = tenant_at(state, one // ARROWS, one % ARROWS)
    second: i64 = tenant_at(state, two // ARROWS, two % ARROWS)
    lift(state, first, one // ARROWS, one % ARROWS)
    lift(state, second, two // ARROWS, two % ARROWS)
    settle(state, second, one // ARROWS, one % ARROWS)
    settle(state, first, two // ARROWS, two % ARROWS)
    if state.telling:
        state.tell(kind, clause, {"places": [PLACE_IDS[one], PLACE_IDS[two]]})
    # RS-7e Nothing is evicted: the numbers of tenants have not changed.
    turn.end_effect(state)


# RS-7f Renovation.


def refusal_renovate(state: RoomShare, target: i64) -> i64:
    flat: i64 = target // PAIRS
    one: i64 = tenant_at(state, flat, PAIR_ONE[target % PAIRS])
    two: i64 = tenant_at(state, flat, PAIR_TWO[target % PAIRS])
    # RS-7f Two tenants of one apartment,
    if one < 0 or two < 0:
        return Refused.NOBODY_THERE
    # of different colours, since equal ones count as no change.
    return FINE if one != two else Refused.RENOVATE_SAME_COLOUR


def has_renovation(state: RoomShare) -> bool:
    """RS-4.2c Whether any apartment holds two tenants."""
    return any(refusal_renovate(state, target) != Refused.NOBODY_THERE for target in range(FLATS * PAIRS))


def has_equal_flatmates(state: RoomShare) -> bool:
    return any(refusal_renovate(state, target) == Refused.RENOVATE_SAME_COLOUR for target in range(FLATS * PAIRS))


def refusal_renovate_nothing(state: RoomShare) -> i64:
    # RS-7f Two of one colour in one apartment.
    return FINE if has_equal_flatmates(state) else Refused.NO_EQUAL_FLATMATES


def fill_renovations(state: RoomShare, actions: Actions) -> None:
    for target in range(FLATS * PAIRS):
        if refusal_renovate(state, target) == FINE:
            actions.add(numbering.RENOVATE + target)
    if has_equal_flatmates(state):
        actions.add(numbering.RENOVATE_NOTHING)


def renovate(state: RoomShare, target: i64) -> None:
    start: i64 = target // PAIRS * ARROWS
    exchange(state, start + PAIR_ONE[target % PAIRS], start + PAIR_TWO[target % PAIRS], "renovated", "RS-7f")
