"""What is true of every position, whatever was played: used by fuzzing, and to refuse a broken dump."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from faubourg.core.actors import NATURE
from faubourg.core.bits import bit, united
from faubourg.core.state import FINE
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import ARROWS, CARD_KIND, COLOURS, NEIGHBOUR, Phase
from faubourg.games.roomshare.rules import incidents, setup, turn
from faubourg.games.roomshare.rules.board import full, tenant_at, tenants_in, tenants_of
from faubourg.games.roomshare.state import RoomShare


def arrows_hold_one(state: RoomShare) -> bool:
    """RS-2d An arrow holds at most one tenant."""
    for arrow in range(i64(4)):
        once: i64 = 0
        for colour in range(COLOURS):
            here: i64 = state.tenants[colour * 4 + arrow]
            if once & here:
                return False
            once |= here
        if once != state.tenants[numbering.TAKEN + arrow]:
            return False
    return True


def tenants_conserved(state: RoomShare) -> bool:
    """RS-2a Every tenant is on the board, in a reserve, or lifted; before the corners are arranged, not yet there."""
    for colour in range(COLOURS):
        count: i64 = tenants_of(state, colour) + lifted_of(state, colour)
        for seat in range(state.seats):
            held: i64 = state.reserve[seat * 4 + colour]
            if held and not may_hold(state, seat, colour):
                return False
            count += held
        if state.phase > Phase.ARRANGE:
            count -= 3 if state.seats == 3 and state.table.owner[colour] < 0 else 1
        if count != expected_reserve(state, colour):
            return False
    return True


def may_hold(state: RoomShare, seat: i64, colour: i64) -> bool:
    """RS-7b Tenants go back to their owner; those of a colour that is nobody's own, to whoever takes them."""
    owner: i64 = state.table.owner[colour]
    return owner == seat or owner < 0


def expected_reserve(state: RoomShare, colour: i64) -> i64:
    """How many tenants of a colour the reserves held at the start."""
    if state.table.owner[colour] >= 0:
        return state.figures.own
    return state.figures.second_of_three * 3 if state.seats == 3 else state.figures.second_of_two


def lifted_of(state: RoomShare, colour: i64) -> i64:
    count: i64 = 0
    queue: i64 = state.lifted
    while queue:
        if (queue & 7) - 1 == colour:
            count += 1
        queue >>= 3
    return count


def cards_conserved(state: RoomShare) -> bool:
    """RS-2c Every card is in one place: pile, discards, a hand, or shown."""
    deck: i64 = 0 if state.table.duel else state.figures.deck(state.table.renovation)
    seen: i64 = united(state.hands, state.pile.unseen | state.pile.discards)
    shown: i64 = bit(state.shown) if state.shown >= 0 else 0
    return seen >= 0 and seen & shown == 0 and seen | shown == deck and state.pile.fits(deck)


def kinds_fit(state: RoomShare) -> bool:
    """An apartment has one kind, only one that is laid has any but the classic one, and no kind is used up twice."""
    if state.suites & state.haunted or state.suites & state.royals or state.haunted & state.royals:
        return False
    laid: i64 = 0
    for place in range(state.laid):
        flat: i64 = numbering.OUTER[place]
        laid |= bit(flat)
    if (state.suites | state.haunted | state.royals) & ~laid:
        return False
    return all(setup.kind_left(state, kind) >= 0 for kind in range(numbering.KINDS))


def phase_fits(state: RoomShare) -> bool:
    """What is being decided agrees with who decides, and nothing is half done without saying so."""
    phase: i64 = state.phase
    if not stage_fits(state) or not card_fits(state):
        return False
    if not (actor_fits(state) if not state.over else phase == Phase.OVER or state.truncated):
        return False
    if phase == Phase.LAND:
        return eviction_fits(state)
    if state.evicting >= 0 or state.leaving or state.lifted or (state.chain and phase != Phase.CHAIN):
        return False
    if phase == Phase.SWAP_SECOND:
        return state.swap_place >= 0 and incidents.refusal_first(state, state.swap_place) == FINE
    # RS-4.3b No apartment holds four when a turn begins or ends.
    is_resting = phase in (Phase.PLAY, Phase.DRAW, Phase.LAST_CHANCE, Phase.OVER)
    return state.swap_place < 0 and not (is_resting and full(state) != 0)


def actor_fits(state: RoomShare) -> bool:
    """Nature draws, the player of the turn decides, and in the last chance everybody else does."""
    phase: i64 = state.phase
    if phase < Phase.PLAY or phase == Phase.DRAW:
        return state.actor == NATURE
    if phase == Phase.LAST_CHANCE:
        return state.actor >= 0 and state.actor != state.trigger
    return phase != Phase.OVER and state.actor == state.turn


def stage_fits(state: RoomShare) -> bool:
    """The setup has come as far as the phase says, and so has the end."""
    phase: i64 = state.phase
    laid: i64 = state.laid
    if (state.first < 0) != (phase == Phase.FIRST) or (state.turns == 0) != (phase < Phase.PLAY):
        return False
    if phase < Phase.LAY:
        return laid == 0 and state.trigger < 0
    if phase == Phase.DEAL and turn.receiver(state) < 0:
        return False
    is_ending = phase in (Phase.LAST_CHANCE, Phase.OVER)
    return (laid < numbering.OUTER_FLATS) == (phase == Phase.LAY) and (state.trigger >= 0) == is_ending


def card_fits(state: RoomShare) -> bool:
    """A card is shown while its effect lasts, and it is one that asks for this; RS-8.2a a duel has none."""
    phase: i64 = state.phase
    is_effect = Phase.PLACE <= phase <= Phase.RENOVATE
    if state.table.duel:
        is_without = phase in (Phase.PLACE, Phase.CHAIN, Phase.LAND, Phase.LAST_CHANCE, Phase.OVER)
        return state.shown < 0 and (is_without or phase < Phase.DEAL)
    if state.shown < 0 or not is_effect:
        return state.shown < 0 and not is_effect
    kind: i64 = CARD_KIND[state.shown]
    is_placing = kind < COLOURS or kind in (numbering.COMMUNICATION, numbering.NEW_CONTRACT)
    if phase == Phase.PLACE:
        return is_placing
    if phase in (Phase.CHAIN, Phase.LAND):
        return is_placing or kind == numbering.FORCED_EVICTION
    if phase == Phase.TAKE:
        return kind == numbering.DEPARTURE
    if phase == Phase.FORCE:
        return kind == numbering.FORCED_EVICTION
    return kind == (numbering.RENOVATION if phase == Phase.RENOVATE else numbering.SWAP)


def eviction_fits(state: RoomShare) -> bool:
    """RS-4.3d Either some have still to leave, for apartments with room, or some who stay have still to be put back."""
    flat: i64 = state.evicting
    if flat < 0 or state.swap_place >= 0 or not state.chain or state.chain[-1] != flat:
        return False
    if (state.leaving == 0) == (state.lifted == 0):
        return False
    crowded: i64 = full(state)
    for arrow in range(ARROWS):
        neighbour: i64 = NEIGHBOUR[flat * ARROWS + arrow]
        if (state.leaving >> arrow) & 1 and (tenant_at(state, flat, arrow) < 0 or (crowded >> neighbour) & 1):
            return False
    staying: i64 = 0
    queue: i64 = state.lifted
    while queue:
        if not 1 <= queue & 7 <= COLOURS:
            return False
        staying += 1
        queue >>= 3
    return staying == 0 or staying + tenants_in(state, flat) < ARROWS


# What must hold, by the code for what is wrong else.
CHECKS: Final[list[tuple[str, Callable[[RoomShare], bool]]]] = [
    ("two-on-an-arrow", arrows_hold_one),
    ("tenants", tenants_conserved),
    ("cards", cards_conserved),
    ("flats", kinds_fit),
    ("phase", phase_fits),
]


def broken(state: RoomShare) -> str:
    """Empty, or a code for what is wrong."""
    return next((code for code, holds in CHECKS if not holds(state)), "")
