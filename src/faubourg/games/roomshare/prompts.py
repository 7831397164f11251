"""What is asked: the kind of decision, the clause behind it and its particulars."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.state import Prompt
from faubourg.games.roomshare import numbering
from faubourg.games.roomshare.numbering import CARD_KIND, COLOUR_IDS, COLOURS, FLAT_IDS, PHASE_IDS, PLACE_IDS, Phase
from faubourg.games.roomshare.rules import eviction, placing
from faubourg.games.roomshare.state import RoomShare

# By phase. A tenant is placed by the clause of the card.
CLAUSES: Final[dict[int, str]] = {
    Phase.FIRST: "RS-3i",
    Phase.ARRANGE: "RS-3e",
    Phase.LAY: "RS-3g",
    Phase.DEAL: "RS-3h",
    Phase.PLAY: "RS-4.1",
    Phase.TAKE: "RS-7b",
    Phase.FORCE: "RS-7c",
    Phase.CHAIN: "RS-4.3a",
    Phase.LAND: "RS-4.3a",
    Phase.SWAP_FIRST: "RS-7e",
    Phase.SWAP_SECOND: "RS-7e",
    Phase.RENOVATE: "RS-7f",
    Phase.DRAW: "RS-4.4a",
}


def ask(state: RoomShare, seat: i64) -> Prompt:
    """What the actor is asked; of Nature, the clause by which chance decides."""
    params: dict[str, object] = {}
    if state.shown >= 0:
        params["card"] = numbering.CARD_IDS[state.shown]
        params["card_kind"] = numbering.CARD_KIND_IDS[CARD_KIND[state.shown]]
    if state.phase in (Phase.PLACE, Phase.LAST_CHANCE):
        params["colours"] = reserve_colours(state, seat)
    if state.phase == Phase.LAND:
        params["colour"] = COLOUR_IDS[eviction.landing_colour(state)]
        params["from"] = FLAT_IDS[state.evicting]
        params["flat"] = FLAT_IDS[eviction.landing_flat(state)]
        arrow: i64 = eviction.mover_arrow(state)
        if arrow >= 0:
            params["direction"] = numbering.ARROW_IDS[arrow]
    if state.phase == Phase.SWAP_SECOND:
        params["first"] = PLACE_IDS[state.swap_place]
    return {"kind": kind_of_prompt(state), "clause": clause_of(state), "params": params}


def kind_of_prompt(state: RoomShare) -> str:
    """The phase by its name; a tenant who stays is asked about in other words than one who leaves."""
    if state.phase == Phase.LAND and state.leaving == 0:
        return "stay"
    if state.phase == Phase.PLACE:
        if state.table.duel:
            return "place-duel"
        kind: i64 = CARD_KIND[state.shown]
        return "place-key" if kind < COLOURS else f"place-{numbering.CARD_KIND_IDS[kind]}"
    return PHASE_IDS[state.phase]


def clause_of(state: RoomShare) -> str:
    """The clause by which the present decision is asked for."""
    if state.phase in (Phase.PLACE, Phase.LAST_CHANCE):
        return placing.placing_clause(state)
    return "RS-4.3d" if state.phase == Phase.LAND and state.leaving == 0 else CLAUSES[state.phase]


def reserve_colours(state: RoomShare, seat: i64) -> list[str]:
    """The colours that a seat has in its reserve."""
    if seat < 0:
        return []
    return [COLOUR_IDS[colour] for colour in range(COLOURS) if state.reserve[seat * 4 + colour] > 0]
