"""A refusal number as code, clause and particulars."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.refusal import Param, Refusal
from faubourg.games.roomshare.numbering import (
    ARROW_IDS,
    ARROWS,
    CARD_KIND,
    CARD_KIND_IDS,
    COLOUR_IDS,
    DEAL,
    EVICT,
    FIRST,
    KIND_IDS,
    LAND,
    LAY,
    PAIR_ONE,
    PAIR_TWO,
    PAIRS,
    PLACE,
    PLACES,
    RENOVATE,
    RENOVATE_NOTHING,
    SWAP_FIRST,
    SWAP_NOTHING,
    SWAP_SECOND,
    TAKE,
    card_id,
    flat_id,
    place_id,
)
from faubourg.games.roomshare.refusals import (
    ARROW_TAKEN,
    EVICT_NOT_FEWEST,
    LAST_CHANCE_CROWDED,
    NO_KEY_TENANT,
    NO_OWN_TENANT,
    NOBODY_THERE,
    NOT_EMPTY_NOR_OWN,
    NOT_IN_HAND,
    NOT_IN_PILE,
    SWAP_LOWER,
    SWAP_SAME_COLOUR,
    SWAP_SAME_FLAT,
    TABLE,
    TAKE_OWN,
)
from faubourg.games.roomshare.rules import eviction

if TYPE_CHECKING:
    from faubourg.games.roomshare.state import RoomShare


def explain(state: "RoomShare", number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = TABLE[int(number - NOT_IN_HAND)]
    params: dict[str, Param] = {}
    if number == NOBODY_THERE or (number == NOT_IN_PILE and state.turns > 0):
        # The clause is that of the card played, or RS-4.4a of the draw.
        clause = state.ask(seat)["clause"]
    if number == NO_KEY_TENANT:
        params["key"] = CARD_KIND_IDS[CARD_KIND[state.shown]]
    if number == EVICT_NOT_FEWEST:
        params["free"] = int(state.figures.free_evictions)
    if number == LAST_CHANCE_CROWDED:
        params["crowded"] = int(state.figures.crowded)
    if number in (NO_OWN_TENANT, NOT_EMPTY_NOR_OWN, TAKE_OWN):
        params["own"] = COLOUR_IDS[state.table.own[seat]]
    if number in (SWAP_SAME_FLAT, SWAP_SAME_COLOUR, SWAP_LOWER):
        params["first"] = place_id(state.swap_place)
    params.update(targets_of(move))
    if number == ARROW_TAKEN and LAND <= move < SWAP_FIRST:
        params["flat"] = flat_id(eviction.landing_flat(state))
    return Refusal(code, clause, params)


def targets_of(move: i64) -> dict[str, Param]:
    """What a move is about, by name."""
    if move < PLACE:
        return {"card": card_id(move)}
    if move < TAKE:
        spot: i64 = (move - PLACE) % PLACES
        return {
            "colour": COLOUR_IDS[(move - PLACE) // PLACES],
            "flat": flat_id(spot // ARROWS),
            "arrow": ARROW_IDS[spot % ARROWS],
        }
    if move < EVICT:
        return {"place": place_id(move - TAKE)}
    if move < LAND:
        return {"flat": flat_id(move - EVICT)}
    if move < SWAP_FIRST:
        return {"arrow": ARROW_IDS[move - LAND]}
    if move < SWAP_SECOND:
        return {"place": place_id(move - SWAP_FIRST)}
    if move < SWAP_NOTHING:
        return {"place": place_id(move - SWAP_SECOND)}
    if RENOVATE <= move < RENOVATE_NOTHING:
        target: i64 = move - RENOVATE
        pair: i64 = target % PAIRS
        flat: i64 = target // PAIRS
        return {
            "place": place_id(flat * ARROWS + PAIR_ONE[pair]),
            "other": place_id(flat * ARROWS + PAIR_TWO[pair]),
        }
    if FIRST <= move < FIRST + 4:
        return {"seat": int(move - FIRST)}
    if LAY <= move < DEAL:
        return {"kind": KIND_IDS[move - LAY]}
    if move >= DEAL:
        return {"card": card_id(move - DEAL)}
    return {}
