"""The choices of a seat, for people: every legal move with its targets, and what is greyed, with the reason."""

from typing import Final, cast

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.choices import offered, refused_choice
from faubourg.core.kept import Kept
from faubourg.core.state import Choice
from faubourg.games.roomshare.numbering import (
    ARROWS,
    CARD_IDS,
    CARD_KIND,
    CARD_KIND_IDS,
    COLOUR_IDS,
    COLOURS,
    EVICT,
    FLAT_IDS,
    FLATS,
    LAND,
    PAIR_ONE,
    PAIR_TWO,
    PAIRS,
    PASS,
    PHASE_IDS,
    PLACE,
    PLACE_IDS,
    PLACES,
    REASONS,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    Phase,
    Refused,
)
from faubourg.games.roomshare.rules import eviction, phases
from faubourg.games.roomshare.rules.board import tenant_at
from faubourg.games.roomshare.state import RoomShare

# The targets by number: writing them out anew for every choice takes longer than finding the moves.
FLAT_TARGETS: Final = ["flat:" + FLAT_IDS[flat] for flat in range(FLATS)]
ARROW_TARGETS: Final = ["arrow:" + PLACE_IDS[spot] for spot in range(PLACES)]
COLOUR_TARGETS: Final = ["colour:" + colour for colour in COLOUR_IDS]


def offer(state: RoomShare, seat: i64) -> list[Choice]:
    if state.phase in (Phase.PLACE, Phase.LAST_CHANCE):
        return placements(state, seat)
    return offered(state, seat)


def placements(state: RoomShare, seat: i64) -> list[Choice]:
    """Where a tenant may be put, and the flats where none may: as `offered`, but most of it is known already."""
    actions = Actions()
    phases.fill(state, actions, seat)
    found: list[Choice] = []
    flats: i64 = 0
    for place in range(actions.count):
        move: i64 = actions.items[place]
        found.append(placement(state, move))
        if move < TAKE:
            flats |= bit((move - PLACE) % PLACES // ARROWS)
    for flat in range(FLATS):
        if (flats >> flat) & 1 == 0:
            found.append(refused_flat(state, seat, flat))
    return found


# The flats where no tenant may be put, by all that their refusals tell.
REFUSED_FLATS: Final[dict[int, Kept]] = {}


def refused_flat(state: RoomShare, seat: i64, flat: i64) -> Choice:
    move: i64 = best_placement(state, seat, flat)
    number: i64 = phases.refusal(state, move, seat)
    if number == Refused.LAST_CHANCE_CROWDED:
        # It tells a figure, which may be another one at the next table.
        return refused_choice(state, seat, FLAT_TARGETS[flat], move)
    card: i64 = CARD_KIND[state.shown] if state.shown >= 0 else len(CARD_KIND_IDS)
    key: i64 = (move * len(REASONS.rows) + number - Refused.NOT_IN_HAND) * len(PHASE_IDS) + state.phase
    key = (key * COLOURS + state.table.own[seat]) * (len(CARD_KIND_IDS) + 1) + card
    known = REFUSED_FLATS.get(key)
    if known is None:
        known = Kept(refused_choice(state, seat, FLAT_TARGETS[flat], move))
        REFUSED_FLATS[key] = known
    return cast(Choice, known)


def best_placement(state: RoomShare, seat: i64, flat: i64) -> i64:
    """Of the placements in a flat, all refused, the one whose refusal says most: one with a colour of the reserve."""
    for colour in range(COLOURS):
        if state.reserve[seat * 4 + colour]:
            return PLACE + colour * PLACES + flat * ARROWS
    return PLACE + flat * ARROWS


# Placements and passing, by phase and move: they are the same at every table.
PLACEMENTS: Final[dict[int, Kept]] = {}


def placement(state: RoomShare, move: i64) -> Choice:
    """A placement, or passing."""
    key: i64 = move * len(PHASE_IDS) + state.phase
    known = PLACEMENTS.get(key)
    if known is None:
        known = Kept(choice_of(state, move))
        PLACEMENTS[key] = known
    return cast(Choice, known)


def choice_of(state: RoomShare, move: i64) -> Choice:
    kind, targets = kind_of_move(state, move), targets_of(state, move)
    return {"move": int(move), "kind": kind, "targets": targets, "cost": None, "refusal": None}


def kind_of_move(state: RoomShare, move: i64) -> str:
    if move == PASS:
        return "pass"
    if move == SWAP_NOTHING:
        return "swap-nothing"
    if move == RENOVATE_NOTHING:
        return "renovate-nothing"
    return PHASE_IDS[state.phase]


def targets_of(state: RoomShare, move: i64) -> list[str]:
    """The things on the table that a move is about."""
    if move < PLACE:
        return ["card:" + CARD_IDS[move]]
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


def tenant_targets(state: RoomShare, spot: i64) -> list[str]:
    """A tenant on the board: whose colour, and where."""
    colour: i64 = tenant_at(state, spot // ARROWS, spot % ARROWS)
    return [COLOUR_TARGETS[colour], ARROW_TARGETS[spot]]


def candidates(state: RoomShare) -> list[tuple[str, int]]:
    """The targets that the present decision is about, each with the first of its moves."""
    phase: i64 = state.phase
    if phase in (Phase.CHAIN, Phase.FORCE):
        return [(FLAT_TARGETS[flat], int(EVICT + flat)) for flat in range(FLATS)]
    if phase == Phase.RENOVATE:
        return [(FLAT_TARGETS[flat], int(RENOVATE + flat * PAIRS)) for flat in range(FLATS)]
    if phase == Phase.LAND:
        landing: i64 = eviction.landing_flat(state) * ARROWS
        return [(ARROW_TARGETS[landing + arrow], int(LAND + arrow)) for arrow in range(ARROWS)]
    found: list[tuple[str, int]] = []
    if phase in (Phase.TAKE, Phase.SWAP_FIRST, Phase.SWAP_SECOND):
        base: i64 = TAKE if phase == Phase.TAKE else SWAP_FIRST if phase == Phase.SWAP_FIRST else SWAP_SECOND
        for spot in range(PLACES):
            if tenant_at(state, spot // ARROWS, spot % ARROWS) >= 0:
                found.append((ARROW_TARGETS[spot], int(base + spot)))
    return found
