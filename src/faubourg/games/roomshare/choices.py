"""The choices of a seat, for people: every legal move with its targets, and what is greyed, with the reason."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.state import MOST_REFUSED, Choice
from faubourg.games.roomshare import explanation
from faubourg.games.roomshare.numbering import (
    ARROWS,
    COLOUR_IDS,
    EVICT,
    FLATS,
    LAND,
    PAIR_ONE,
    PAIR_TWO,
    PAIRS,
    PASS,
    PHASE_IDS,
    PLACE,
    PLACES,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    Phase,
    card_id,
    flat_id,
    place_id,
)
from faubourg.games.roomshare.refusals import RESERVE_LACKS
from faubourg.games.roomshare.rules import eviction, legality
from faubourg.games.roomshare.rules.board import tenant_at

if TYPE_CHECKING:
    from faubourg.games.roomshare.state import RoomShare


# The targets by number: writing them out anew for every choice takes longer than finding the moves.
FLAT_TARGETS: Final = ["flat:" + flat_id(flat) for flat in range(FLATS)]
ARROW_TARGETS: Final = ["arrow:" + place_id(spot) for spot in range(PLACES)]
COLOUR_TARGETS: Final = ["colour:" + colour for colour in COLOUR_IDS]


def offer(state: "RoomShare", seat: i64) -> list[Choice]:
    actions = Actions()
    legality.fill(state, actions, seat)
    found: list[Choice] = []
    for move in actions.moves():
        found.append(
            {
                "move": move,
                "kind": kind_of_move(state, move),
                "targets": targets_of(state, move),
                "cost": None,
                "refusal": None,
            }
        )
    offered = {target for choice in found for target in choice["targets"]}
    return found + refused(state, seat, offered)


def kind_of_move(state: "RoomShare", move: i64) -> str:
    if move == PASS:
        return "pass"
    if move == SWAP_NOTHING:
        return "swap-nothing"
    if move == RENOVATE_NOTHING:
        return "renovate-nothing"
    return PHASE_IDS[state.phase]


def targets_of(state: "RoomShare", move: i64) -> list[str]:
    """The things on the table that a move is about."""
    if move < PLACE:
        return ["card:" + card_id(move)]
    if move < TAKE:
        spot: i64 = (move - PLACE) % PLACES
        return [COLOUR_TARGETS[(move - PLACE) // PLACES], FLAT_TARGETS[spot // ARROWS], ARROW_TARGETS[spot]]
    if move < EVICT:
        return tenant_targets(state, move - TAKE)
    if move < LAND:
        return [FLAT_TARGETS[move - EVICT]]
    if move < SWAP_FIRST:
        return [ARROW_TARGETS[eviction.landing_flat(state) * ARROWS + move - LAND]]
    if move < SWAP_SECOND:
        return tenant_targets(state, move - SWAP_FIRST)
    if move < SWAP_NOTHING:
        return tenant_targets(state, move - SWAP_SECOND)
    if RENOVATE <= move < RENOVATE_NOTHING:
        flat: i64 = (move - RENOVATE) // PAIRS
        pair: i64 = (move - RENOVATE) % PAIRS
        one: i64 = flat * ARROWS + PAIR_ONE[pair]
        two: i64 = flat * ARROWS + PAIR_TWO[pair]
        return [FLAT_TARGETS[flat], ARROW_TARGETS[one], ARROW_TARGETS[two]]
    return []


def tenant_targets(state: "RoomShare", spot: i64) -> list[str]:
    """A tenant on the board: whose colour, and where."""
    colour: i64 = tenant_at(state, spot // ARROWS, spot % ARROWS)
    return [COLOUR_TARGETS[colour], ARROW_TARGETS[spot]]


def refused(state: "RoomShare", seat: i64, offered: set[str]) -> list[Choice]:
    """The targets this decision is about, none of whose moves is legal, each with its first refusal."""
    found: list[Choice] = []
    for target, moves in candidates(state, offered)[:MOST_REFUSED]:
        move: i64 = best_refused(state, seat, moves)
        refusal = explanation.explain(state, legality.refusal(state, move, seat), move, seat)
        found.append(
            {
                "move": None,
                "kind": PHASE_IDS[state.phase],
                "targets": [target],
                "cost": None,
                "refusal": refusal.as_dict(),
            }
        )
    return found


def best_refused(state: "RoomShare", seat: i64, moves: list[int]) -> i64:
    """The move whose refusal says most: for a placement one with a colour of the reserve."""
    for move in moves:
        if legality.refusal(state, move, seat) != RESERVE_LACKS:
            return move
    return moves[0]


def candidates(state: "RoomShare", offered: set[str]) -> list[tuple[str, list[int]]]:
    """The targets that the present decision is about and that no legal move has, with all the moves they would have."""
    phase: i64 = state.phase
    found: list[tuple[str, list[int]]] = []
    if phase in (Phase.PLACE, Phase.LAST_CHANCE):
        for flat in range(FLATS):
            if FLAT_TARGETS[flat] in offered:
                continue
            moves = [int(PLACE + colour * PLACES + flat * 4 + arrow) for colour in range(4) for arrow in range(4)]
            found.append((FLAT_TARGETS[flat], moves))
    elif phase in (Phase.CHAIN, Phase.FORCE):
        for flat in range(FLATS):
            if FLAT_TARGETS[flat] not in offered:
                found.append((FLAT_TARGETS[flat], [int(EVICT + flat)]))
    elif phase == Phase.RENOVATE:
        for flat in range(FLATS):
            if FLAT_TARGETS[flat] not in offered:
                found.append((FLAT_TARGETS[flat], [int(RENOVATE + flat * PAIRS + pair) for pair in range(PAIRS)]))
    elif phase == Phase.LAND:
        landing: i64 = eviction.landing_flat(state) * ARROWS
        for arrow in range(ARROWS):
            if ARROW_TARGETS[landing + arrow] not in offered:
                found.append((ARROW_TARGETS[landing + arrow], [int(LAND + arrow)]))
    elif phase in (Phase.TAKE, Phase.SWAP_FIRST, Phase.SWAP_SECOND):
        base: i64 = TAKE if phase == Phase.TAKE else SWAP_FIRST if phase == Phase.SWAP_FIRST else SWAP_SECOND
        for spot in range(PLACES):
            if tenant_at(state, spot // ARROWS, spot % ARROWS) >= 0 and ARROW_TARGETS[spot] not in offered:
                found.append((ARROW_TARGETS[spot], [int(base + spot)]))
    return found
