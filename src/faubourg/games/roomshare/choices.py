"""The choices of a seat, for people: every legal move with its targets, and what is greyed, with the reason."""

from typing import Final, cast

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.choices import offered, refused_choice
from faubourg.core.kept import Kept
from faubourg.core.state import Choice
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.moves import CODEC
from faubourg.games.roomshare.numbering import Phase, Refused
from faubourg.games.roomshare.rules import eviction, phases
from faubourg.games.roomshare.rules.board import tenant_at
from faubourg.games.roomshare.state import RoomShare

# The targets by number: writing them out anew for every choice takes longer than finding the moves.
FLAT_TARGETS: Final = ["flat:" + numbering.FLAT_IDS[flat] for flat in range(numbering.FLATS)]
ARROW_TARGETS: Final = ["arrow:" + numbering.PLACE_IDS[spot] for spot in range(numbering.PLACES)]
COLOUR_TARGETS: Final = ["colour:" + colour for colour in numbering.COLOUR_IDS]


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
        if move < numbering.TAKE:
            flats |= bit((move - numbering.PLACE) % numbering.PLACES // numbering.ARROWS)
    for flat in range(numbering.FLATS):
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
    card: i64 = numbering.CARD_KIND[state.shown] if state.shown >= 0 else len(numbering.CARD_KIND_IDS)
    key: i64 = move * len(numbering.REASONS.rows) + number - Refused.NOT_IN_HAND
    key = key * len(numbering.PHASE_IDS) + state.phase
    key = (key * numbering.COLOURS + state.table.own[seat]) * (len(numbering.CARD_KIND_IDS) + 1) + card
    known = REFUSED_FLATS.get(key)
    if known is None:
        known = Kept(refused_choice(state, seat, FLAT_TARGETS[flat], move))
        REFUSED_FLATS[key] = known
    return cast(Choice, known)


def best_placement(state: RoomShare, seat: i64, flat: i64) -> i64:
    """Of the placements in a flat, all refused, the one whose refusal says most: one with a colour of the reserve."""
    for colour in range(numbering.COLOURS):
        if state.reserve[seat * 4 + colour]:
            return numbering.PLACE + colour * numbering.PLACES + flat * numbering.ARROWS
    return numbering.PLACE + flat * numbering.ARROWS


# Placements and passing, by phase and move: they are the same at every table.
PLACEMENTS: Final[dict[int, Kept]] = {}


def placement(state: RoomShare, move: i64) -> Choice:
    """A placement, or passing."""
    key: i64 = move * len(numbering.PHASE_IDS) + state.phase
    known = PLACEMENTS.get(key)
    if known is None:
        known = Kept(choice_of(state, move))
        PLACEMENTS[key] = known
    return cast(Choice, known)


def choice_of(state: RoomShare, move: i64) -> Choice:
    kind, targets = kind_of_move(state, move), targets_of(state, move)
    return {"move": int(move), "kind": kind, "targets": targets, "cost": None, "refusal": None}


def kind_of_move(state: RoomShare, move: i64) -> str:
    """The phase by its name; what is done with nothing has a name of its own."""
    verb = CODEC.verb_of(move)
    return numbering.PHASE_IDS[state.phase] if verb.targets else verb.word.replace(" ", "-")


def targets_of(state: RoomShare, move: i64) -> list[str]:
    """The things on the table that a move is about."""
    if move < numbering.PLACE:
        return ["card:" + numbering.CARD_IDS[move]]
    if move < numbering.TAKE:
        spot: i64 = (move - numbering.PLACE) % numbering.PLACES
        return [
            COLOUR_TARGETS[(move - numbering.PLACE) // numbering.PLACES],
            FLAT_TARGETS[spot // numbering.ARROWS],
            ARROW_TARGETS[spot],
        ]
    if move < numbering.EVICT:
        return tenant_targets(state, move - numbering.TAKE)
    if move < numbering.LAND:
        return [FLAT_TARGETS[move - numbering.EVICT]]
    if move < numbering.SWAP_FIRST:
        return [ARROW_TARGETS[eviction.landing_flat(state) * numbering.ARROWS + move - numbering.LAND]]
    if move < numbering.SWAP_SECOND:
        return tenant_targets(state, move - numbering.SWAP_FIRST)
    if move < numbering.SWAP_NOTHING:
        return tenant_targets(state, move - numbering.SWAP_SECOND)
    if numbering.RENOVATE <= move < numbering.RENOVATE_NOTHING:
        flat: i64 = (move - numbering.RENOVATE) // numbering.PAIRS
        pair: i64 = (move - numbering.RENOVATE) % numbering.PAIRS
        one: i64 = flat * numbering.ARROWS + numbering.PAIR_ONE[pair]
        two: i64 = flat * numbering.ARROWS + numbering.PAIR_TWO[pair]
        return [FLAT_TARGETS[flat], ARROW_TARGETS[one], ARROW_TARGETS[two]]
    return []


def tenant_targets(state: RoomShare, spot: i64) -> list[str]:
    """A tenant on the board: whose colour, and where."""
    colour: i64 = tenant_at(state, spot // numbering.ARROWS, spot % numbering.ARROWS)
    return [COLOUR_TARGETS[colour], ARROW_TARGETS[spot]]


def candidates(state: RoomShare) -> list[tuple[str, int]]:
    """The targets that the present decision is about, each with the first of its moves."""
    phase: i64 = state.phase
    if phase in (Phase.CHAIN, Phase.FORCE):
        return [(FLAT_TARGETS[flat], int(numbering.EVICT + flat)) for flat in range(numbering.FLATS)]
    if phase == Phase.RENOVATE:
        return [
            (FLAT_TARGETS[flat], int(numbering.RENOVATE + flat * numbering.PAIRS)) for flat in range(numbering.FLATS)
        ]
    if phase == Phase.LAND:
        landing: i64 = eviction.landing_flat(state) * numbering.ARROWS
        return [(ARROW_TARGETS[landing + arrow], int(numbering.LAND + arrow)) for arrow in range(numbering.ARROWS)]
    found: list[tuple[str, int]] = []
    if phase in (Phase.TAKE, Phase.SWAP_FIRST, Phase.SWAP_SECOND):
        base: i64 = (
            numbering.TAKE
            if phase == Phase.TAKE
            else numbering.SWAP_FIRST
            if phase == Phase.SWAP_FIRST
            else numbering.SWAP_SECOND
        )
        for spot in range(numbering.PLACES):
            if tenant_at(state, spot // numbering.ARROWS, spot % numbering.ARROWS) >= 0:
                found.append((ARROW_TARGETS[spot], int(base + spot)))
    return found
