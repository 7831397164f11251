"""Chapter 5: the end (RS-5.0 to RS-5.1b)."""

from mypy_extensions import i64

from faubourg.core.state import FINE
from faubourg.games.roomshare.numbering import Phase, Refused
from faubourg.games.roomshare.rules.board import holding, living
from faubourg.games.roomshare.state import RoomShare


def start(state: RoomShare) -> None:
    """RS-5.0 The player of the turn has emptied the reserve: the last chance begins."""
    state.trigger = state.turn
    state.phase = Phase.LAST_CHANCE
    state.actor = state.turn
    state.tell_seat("reserve-empty", "RS-5.0", state.turn)
    next_chance(state)


def next_chance(state: RoomShare) -> None:
    """RS-5.1a Every other player once, clockwise; then the match ends."""
    state.actor = (state.actor + 1) % state.seats
    if state.actor == state.trigger:
        state.phase = Phase.OVER
        state.finish()
        if state.telling:
            # RS-6f Who wins, and by what; RS-8.2b in a duel the first turn may decide.
            state.tell_result("RS-8.2b" if state.decided_by() == "first-turn" else "RS-6f")


def crowded(state: RoomShare) -> i64:
    """RS-5.1b The flats that already hold three."""
    found: i64 = 0
    for number in range(state.figures.crowded, i64(5)):
        found |= holding(state, number)
    return found


def rooms(state: RoomShare, seat: i64) -> i64:
    # RS-5.1a Beside a tenant of your own colour, RS-5.1b but not where three live already.
    return living(state, state.table.own[seat]) & ~crowded(state)


def refusal_room(state: RoomShare, seat: i64, flat: i64) -> i64:
    """What is wrong with a flat that `rooms` leaves out."""
    # RS-5.1a Beside a tenant of your own colour.
    if (living(state, state.table.own[seat]) >> flat) & 1 == 0:
        return Refused.NO_OWN_TENANT
    # RS-5.1b Not where three live already.
    if (crowded(state) >> flat) & 1:
        return Refused.LAST_CHANCE_CROWDED
    return FINE


def decline(state: RoomShare) -> None:
    # RS-5.1a One may, or may not.
    state.tell_seat("passed", "RS-5.1a", state.actor)
    next_chance(state)
