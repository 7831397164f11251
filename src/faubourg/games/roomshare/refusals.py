"""What can be wrong with a move: a number in the rules; outside a code, a clause and the particulars of the case."""

from mypy_extensions import i64

from faubourg.core.refusal import Param, Refusal
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.moves import CODEC
from faubourg.games.roomshare.numbering import Refused
from faubourg.games.roomshare.state import RoomShare


def explain(state: RoomShare, number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = numbering.REASONS.row(number)
    params: dict[str, Param] = {}
    if number == Refused.NOBODY_THERE or (number == Refused.NOT_IN_PILE and state.turns > 0):
        # The clause is that of the card played, or RS-4.4a of the draw.
        clause = state.ask(seat)["clause"]
    if number == Refused.NO_KEY_TENANT:
        params["key"] = numbering.CARD_KIND_IDS[numbering.CARD_KIND[state.shown]]
    if number == Refused.EVICT_NOT_FEWEST:
        params["free"] = int(state.figures.free_evictions)
    if number == Refused.LAST_CHANCE_CROWDED:
        params["crowded"] = int(state.figures.crowded)
    if number in (Refused.NO_OWN_TENANT, Refused.NOT_EMPTY_NOR_OWN, Refused.TAKE_OWN):
        params["own"] = numbering.COLOUR_IDS[state.table.own[seat]]
    if number in (Refused.SWAP_SAME_FLAT, Refused.SWAP_SAME_COLOUR, Refused.SWAP_LOWER):
        params["first"] = numbering.PLACE_IDS[state.swap_place]
    params.update(targets_of(move))
    if number == Refused.ARROW_TAKEN and numbering.LAND <= move < numbering.SWAP_FIRST:
        params["flat"] = str(state.ask(seat)["params"]["flat"])
    return Refusal(code, clause, params)


def targets_of(move: i64) -> dict[str, Param]:
    """What a move is about, by name."""
    if numbering.PLACE <= move < numbering.TAKE:
        spot: i64 = (move - numbering.PLACE) % numbering.PLACES
        return {
            "colour": numbering.COLOUR_IDS[(move - numbering.PLACE) // numbering.PLACES],
            "flat": numbering.FLAT_IDS[spot // numbering.ARROWS],
            "arrow": numbering.ARROW_IDS[spot % numbering.ARROWS],
        }
    if numbering.RENOVATE <= move < numbering.RENOVATE_NOTHING:
        target: i64 = move - numbering.RENOVATE
        pair: i64 = target % numbering.PAIRS
        flat: i64 = target // numbering.PAIRS
        return {
            "place": numbering.PLACE_IDS[flat * numbering.ARROWS + numbering.PAIR_ONE[pair]],
            "other": numbering.PLACE_IDS[flat * numbering.ARROWS + numbering.PAIR_TWO[pair]],
        }
    return CODEC.targets_of(move)
