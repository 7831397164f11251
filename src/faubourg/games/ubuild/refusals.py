"""What can be wrong with a move: a number in the rules; outside a code, a clause and the particulars of the case."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.refusal import Param, Refusal
from faubourg.games.estate import owners
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.particulars import of_bankruptcy, of_bid, of_open_move
from faubourg.games.ubuild import numbering, prompts, sites
from faubourg.games.ubuild.choices import cost_of_move, piece_built
from faubourg.games.ubuild.numbering import FIRST_HAZARD, KIND_IDS, PIECE_IDS, Frame, Piece, Refused
from faubourg.games.ubuild.rules import card_choice, hazards, permits, walking
from faubourg.games.ubuild.state import UBuild

# Those that are about the colour of the district.
OF_COLOUR: Final = (
    Refused.COLOUR_NEEDED,
    Refused.TWO_DISTRICTS_NEEDED,
    Refused.SKYSCRAPER_ALREADY,
    Refused.ONE_DISTRICT,
)


def explain(state: UBuild, number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = numbering.REASONS.row(number)
    if not clause:
        clause = clause_of_move(state, number, move)
    if move >= numbering.LISTED:
        return Refusal(code, clause, of_open_move(state, number, move, seat))
    return Refusal(code, clause, particulars(state, number, move, seat))


def clause_of_move(state: UBuild, number: i64, move: i64) -> str:
    """The clause of what the move would do, or of what there is."""
    if number == Refused.NONE_LEFT:
        return ("UB-2a", "UB-2b", "UB-2c")[int(state.table.mode)]
    if number == Refused.IS_MORTGAGED:
        # UB-8a It is mortgaged once, UB-8g and nothing is built there.
        return state.terms.clauses.mortgage if numbering.MORTGAGE <= move < numbering.LIFT else "UB-8g"
    if state.frames.kind() in (Frame.CARD, Frame.SITE):
        return prompts.clause_of(state)
    clauses = state.terms.clauses
    if move == numbering.BAIL:
        return clauses.bail
    if numbering.STEP <= move < numbering.SITE and state.frames.kind() == Frame.TURN:
        return "UB-5e"
    if not numbering.RESIDENTIAL <= move < numbering.BID:
        return prompts.clause_of(state)
    if move < numbering.STADIUM:
        return clauses.build
    if move < numbering.SKYSCRAPER:
        return clauses.stadium
    if move < numbering.TOWER:
        return clauses.skyscraper
    if move < numbering.MORTGAGE:
        return clauses.tower
    return clauses.mortgage if move < numbering.LIFT else clauses.lift


def particulars(state: UBuild, number: i64, move: i64, seat: i64) -> dict[str, Param]:
    found: dict[str, Param] = {}
    # Only what is on the track has a name in this match.
    if number == Refused.NOT_ON_TRACK:
        return found
    if numbering.CALL <= move < numbering.BID:
        district: i64 = (move - numbering.CALL) % DISTRICTS
        found["district"] = DISTRICT_IDS[district]
        if number in OF_COLOUR:
            found["colour"] = COLOUR_IDS[COLOUR_OF[district]]
        if number == Refused.DISTRICT_OWNED:
            found["owner"] = int(owners.owner_of(state, district))
    if numbering.REMOVE <= move < numbering.CALL:
        found |= site_particulars(state, move)
    # UB-5e A hazard that may not stop where it is; before its first step nobody asks.
    if move == numbering.STOP and state.frames.kind() == Frame.HAZARD:
        found |= stop_particulars(state)
    if number in (Refused.NONE_LEFT, Refused.NO_FREE_SITE) and move >= numbering.CALL:
        found["piece"] = PIECE_IDS[piece_built(state, move)]
    if number == Refused.NONE_LEFT:
        found["stock"] = int(state.stock(PIECE_IDS.index(str(found["piece"]))))
    if number == Refused.OTHER_DISTRICT:
        found["other"] = DISTRICT_IDS[card_choice.chosen(state)]
    if number == Refused.TOO_DEAR:
        found |= price_particulars(state, move, seat)
    if number in (Refused.BID_TOO_LOW, Refused.BID_TOO_HIGH):
        found |= of_bid(state, number, move, seat)
    if number == Refused.MORTGAGES_COVER:
        found |= of_bankruptcy(state, seat)
    if number == Refused.NO_SUCH_SEAT:
        found["seat"] = int(move - numbering.FIRST)
    if number == Refused.CARD_NOT_IN_PILE:
        found["card"] = numbering.CARD_IDS[move - numbering.DRAW]
    return found


def site_particulars(state: UBuild, move: i64) -> dict[str, Param]:
    """What stands or would stand, the site, and what is there already or touches the district next to it."""
    if move < numbering.PLACE:
        return {"piece": KIND_IDS[FIRST_HAZARD + move - numbering.REMOVE]}
    if move < numbering.STEP:
        return {"piece": KIND_IDS[move - numbering.PLACE]}
    kind: i64
    site: i64
    if move < numbering.SITE:
        kind = hazards.kind_of(move - numbering.STEP)
        start: i64 = state.stands[kind]
        site = hazards.site_beside(state, start, move - numbering.STEP) if start >= 0 else -1
    else:
        kind = permits.piece(state) - Piece.FIRST_KIND
        site = move - numbering.SITE
    found: dict[str, Param] = {"piece": PIECE_IDS[kind + Piece.FIRST_KIND], "site": int(site) + 1}
    if kind < 0:
        found["district"] = DISTRICT_IDS[permits.district(state)]
    if not 0 <= site < state.layout.sites:
        return found
    slot: i64 = sites.slot_at(state, site)
    if slot >= 0:
        found["there"] = PIECE_IDS[sites.piece_in(slot)]
    elif kind >= 0:
        found |= barred_particulars(state, kind, site)
    return found


def stop_particulars(state: UBuild) -> dict[str, Param]:
    kind: i64 = hazards.moving(state)
    site: i64 = state.stands[kind]
    found: dict[str, Param] = {"piece": KIND_IDS[kind], "site": int(site) + 1}
    return found | barred_particulars(state, kind, site)


def barred_particulars(state: UBuild, kind: i64, site: i64) -> dict[str, Param]:
    """UB-5d The first district beside a site that bars it, and the building that touches that."""
    touched: i64 = state.layout.districts_at[site] & permits.barred(state, kind)
    if touched == 0:
        return {}
    district: i64 = lowest(touched)
    first: i64 = FIRST_HAZARD if kind < FIRST_HAZARD else 0
    for other in range(first, first + numbering.KINDS - FIRST_HAZARD):
        stands: i64 = state.stands[other]
        if stands >= 0 and sites.touches(state, stands, district):
            return {"district": DISTRICT_IDS[district], "there": KIND_IDS[other]}
    return {}


def price_particulars(state: UBuild, move: i64, seat: i64) -> dict[str, Param]:
    cost = cost_of_move(state, move, seat) or 0
    cash = int(state.cash[seat])
    found: dict[str, Param] = {"cost": cost, "cash": cash, "missing": cost - cash}
    if move == numbering.BUY:
        found["district"] = DISTRICT_IDS[walking.district(state)]
    return found
