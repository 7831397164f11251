"""Which moves belong to which decision; each chapter offers, judges and makes its own."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import FINE, NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from faubourg.games.roomshare.numbering import (
    ARRANGE,
    ARRANGEMENTS,
    ARROWS,
    DEAL,
    EVICT,
    FIRST,
    LAND,
    LAY,
    LIMIT,
    LISTED,
    PASS,
    PLACE,
    PLACES,
    PLAY,
    POLICY,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    Phase,
)
from faubourg.games.roomshare.rules import ending, eviction, incidents, placing, setup, turn

if TYPE_CHECKING:
    from faubourg.games.roomshare.state import RoomShare


def fill(state: "RoomShare", actions: Actions, seat: i64) -> None:
    """Every legal move of the actor, in ascending order."""
    phase: i64 = state.phase
    if phase == Phase.PLAY:
        actions.add_bits(state.hands[seat], PLAY)
    elif phase == Phase.PLACE:
        placing.fill_places(state, actions, seat)
    elif phase == Phase.LAND:
        eviction.fill_landings(state, actions)
    elif phase in (Phase.DRAW, Phase.DEAL):
        state.pile.fill(actions, DEAL)
    elif phase == Phase.LAY:
        setup.fill_lay(state, actions)
    elif phase in (Phase.CHAIN, Phase.FORCE):
        eviction.fill_evictions(state, actions)
    elif phase == Phase.TAKE:
        incidents.fill_departures(state, actions)
    elif phase == Phase.SWAP_FIRST:
        incidents.fill_first(state, actions)
    elif phase == Phase.SWAP_SECOND:
        incidents.fill_second(state, actions)
    elif phase == Phase.RENOVATE:
        incidents.fill_renovations(state, actions)
    elif phase == Phase.LAST_CHANCE:
        placing.fill_places(state, actions, seat)
        # RS-5.1a One may pass.
        actions.add(PASS)
    elif phase == Phase.FIRST:
        setup.fill_first(state, actions)
    elif phase == Phase.ARRANGE:
        for number in range(ARRANGEMENTS):
            actions.add(ARRANGE + number)


def is_asked_for(move: i64, phase: i64) -> bool:
    """Whether a move is of the kind that this phase asks for."""
    if move < PLACE:
        return phase == Phase.PLAY
    if move < TAKE:
        return phase in (Phase.PLACE, Phase.LAST_CHANCE)
    if move < EVICT:
        return phase == Phase.TAKE
    if move < LAND:
        return phase in (Phase.CHAIN, Phase.FORCE)
    if move < SWAP_FIRST:
        return phase == Phase.LAND
    if move < SWAP_SECOND:
        return phase == Phase.SWAP_FIRST
    if move < SWAP_NOTHING:
        return phase == Phase.SWAP_SECOND
    if move == SWAP_NOTHING:
        return phase == Phase.SWAP_FIRST
    if move < PASS:
        return phase == Phase.RENOVATE
    if move == PASS:
        return phase == Phase.LAST_CHANCE
    if move < ARRANGE:
        return phase == Phase.FIRST
    if move < LAY:
        return phase == Phase.ARRANGE
    if move < DEAL:
        return phase == Phase.LAY
    return phase in (Phase.DEAL, Phase.DRAW)


def refusal(state: "RoomShare", move: i64, seat: i64) -> i64:
    """FINE, or what is wrong with a move of the actor."""
    if move >= LISTED:
        return UNKNOWN_MOVE
    if not is_asked_for(move, state.phase):
        return NATURE_DECIDES if move >= POLICY and seat >= 0 else NOT_ASKED_NOW
    if move < PLACE:
        return placing.refusal_play(state, seat, move)
    if move < TAKE:
        target: i64 = move - PLACE
        spot: i64 = target % PLACES
        return placing.refusal_place(state, seat, target // PLACES, spot // ARROWS, spot % ARROWS)
    if move < EVICT:
        return incidents.refusal_take(state, move - TAKE)
    if move < LAND:
        return eviction.refusal_evict(state, move - EVICT)
    if move < SWAP_FIRST:
        return eviction.refusal_land(state, move - LAND)
    if move < SWAP_SECOND:
        return incidents.refusal_first(state, move - SWAP_FIRST)
    if move < SWAP_NOTHING:
        return incidents.refusal_second(state, move - SWAP_SECOND)
    if move == SWAP_NOTHING:
        return incidents.refusal_swap_nothing(state)
    if move < RENOVATE_NOTHING:
        return incidents.refusal_renovate(state, move - RENOVATE)
    if move == RENOVATE_NOTHING:
        return incidents.refusal_renovate_nothing(state)
    if move == PASS:
        return FINE
    if move < ARRANGE:
        return setup.refusal_first(state, move - FIRST)
    if move < LAY:
        return FINE
    if move < DEAL:
        return setup.refusal_lay(state, move - LAY)
    return turn.refusal_draw(state, move - DEAL)


def apply(state: "RoomShare", move: i64) -> None:
    """Hand a legal move to its chapter."""
    state.decisions += 1
    if move < PLACE:
        placing.play_card(state, move)
    elif move < TAKE:
        placing.place(state, (move - PLACE) // PLACES, (move - PLACE) % PLACES)
    elif move < EVICT:
        incidents.take(state, move - TAKE)
    elif move < LAND:
        eviction.evict(state, move - EVICT)
    elif move < SWAP_FIRST:
        eviction.land(state, move - LAND)
    elif move < SWAP_SECOND:
        incidents.choose_first(state, move - SWAP_FIRST)
    elif move < SWAP_NOTHING:
        incidents.swap(state, move - SWAP_SECOND)
    elif move == SWAP_NOTHING:
        incidents.swap_nothing(state)
    elif move < RENOVATE_NOTHING:
        incidents.renovate(state, move - RENOVATE)
    elif move == RENOVATE_NOTHING:
        incidents.renovate_nothing(state)
    elif move == PASS:
        ending.decline(state)
    elif move < ARRANGE:
        setup.draw_first(state, move - FIRST)
    elif move < LAY:
        setup.draw_arrangement(state, move - ARRANGE)
    elif move < DEAL:
        setup.lay(state, move - LAY)
    elif state.phase == Phase.DEAL:
        setup.deal(state, move - DEAL)
    else:
        turn.draw(state, move - DEAL)
    # RS-9f The limit on decisions.
    if state.decisions >= LIMIT and not state.over:
        ending.cut_short(state)
