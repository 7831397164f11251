"""Which moves belong to which decision; each chapter offers, judges and makes its own."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import FINE, NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.moves import CODEC
from faubourg.games.roomshare.numbering import ARRANGEMENTS, ARROWS, PLACES, Phase
from faubourg.games.roomshare.rules import ending, eviction, incidents, placing, setup, turn
from faubourg.games.roomshare.state import RoomShare


def fill(state: RoomShare, actions: Actions, seat: i64) -> None:
    """Every legal move of the actor, in ascending order."""
    phase: i64 = state.phase
    if phase == Phase.PLAY:
        actions.add_bits(state.hands[seat], numbering.PLAY)
    elif phase == Phase.PLACE:
        placing.fill_places(state, actions, seat)
    elif phase == Phase.LAND:
        eviction.fill_landings(state, actions)
    elif phase in (Phase.DRAW, Phase.DEAL):
        state.pile.fill(actions, numbering.DEAL)
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
        actions.add(numbering.PASS)
    elif phase == Phase.FIRST:
        actions.add_all(numbering.FIRST, state.seats)
    elif phase == Phase.ARRANGE:
        actions.add_all(numbering.ARRANGE, ARRANGEMENTS)


def refusal(state: RoomShare, move: i64, seat: i64) -> i64:
    """FINE, or what is wrong with a move of the actor."""
    if move >= numbering.LISTED:
        return UNKNOWN_MOVE
    if not CODEC.asks_for(state.phase, move):
        return NATURE_DECIDES if move >= numbering.POLICY and seat >= 0 else NOT_ASKED_NOW
    if move < numbering.PLACE:
        return placing.refusal_play(state, seat, move)
    if move < numbering.TAKE:
        target: i64 = move - numbering.PLACE
        spot: i64 = target % PLACES
        return placing.refusal_place(state, seat, target // PLACES, spot // ARROWS, spot % ARROWS)
    if move < numbering.EVICT:
        return incidents.refusal_take(state, move - numbering.TAKE)
    if move < numbering.LAND:
        return eviction.refusal_evict(state, move - numbering.EVICT)
    if move < numbering.SWAP_FIRST:
        return eviction.refusal_land(state, move - numbering.LAND)
    if move < numbering.SWAP_SECOND:
        return incidents.refusal_first(state, move - numbering.SWAP_FIRST)
    if move < numbering.SWAP_NOTHING:
        return incidents.refusal_second(state, move - numbering.SWAP_SECOND)
    if move == numbering.SWAP_NOTHING:
        return incidents.refusal_swap_nothing(state)
    if move < numbering.RENOVATE_NOTHING:
        return incidents.refusal_renovate(state, move - numbering.RENOVATE)
    if move == numbering.RENOVATE_NOTHING:
        return incidents.refusal_renovate_nothing(state)
    if move == numbering.PASS:
        return FINE
    if move < numbering.ARRANGE:
        return setup.refusal_first(state, move - numbering.FIRST)
    if move < numbering.LAY:
        return FINE
    if move < numbering.DEAL:
        return setup.refusal_lay(state, move - numbering.LAY)
    return turn.refusal_draw(state, move - numbering.DEAL)


def apply(state: RoomShare, move: i64) -> None:
    """Hand a legal move to its chapter."""
    state.decisions += 1
    if move < numbering.PLACE:
        placing.play_card(state, move)
    elif move < numbering.TAKE:
        placing.place(state, (move - numbering.PLACE) // PLACES, (move - numbering.PLACE) % PLACES)
    elif move < numbering.EVICT:
        incidents.take(state, move - numbering.TAKE)
    elif move < numbering.LAND:
        eviction.evict(state, move - numbering.EVICT)
    elif move < numbering.SWAP_FIRST:
        eviction.land(state, move - numbering.LAND)
    elif move < numbering.SWAP_SECOND:
        incidents.choose_first(state, move - numbering.SWAP_FIRST)
    elif move < numbering.SWAP_NOTHING:
        incidents.swap(state, move - numbering.SWAP_SECOND)
    elif move == numbering.SWAP_NOTHING:
        incidents.exchange_nothing(state, "swapped", "RS-7e")
    elif move < numbering.RENOVATE_NOTHING:
        incidents.renovate(state, move - numbering.RENOVATE)
    elif move == numbering.RENOVATE_NOTHING:
        incidents.exchange_nothing(state, "renovated", "RS-7f")
    elif move == numbering.PASS:
        ending.decline(state)
    elif move < numbering.ARRANGE:
        setup.draw_first(state, move - numbering.FIRST)
    elif move < numbering.LAY:
        setup.draw_arrangement(state, move - numbering.ARRANGE)
    elif move < numbering.DEAL:
        setup.lay(state, move - numbering.LAY)
    elif state.phase == Phase.DEAL:
        setup.deal(state, move - numbering.DEAL)
    else:
        turn.draw(state, move - numbering.DEAL)
    # RS-9f The limit on decisions.
    if state.decisions >= numbering.LIMIT and not state.over:
        state.truncate()
