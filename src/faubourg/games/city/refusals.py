"""What can be wrong with a move: a number in the rules; outside a code, a clause and the particulars of the case."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.refusal import Param, Refusal
from faubourg.games.city import numbering, prompts
from faubourg.games.city.choices import cost_of_move, piece_of
from faubourg.games.city.numbering import CARD_IDS, HELD_IDS, KIND_IDS, REASONS, Frame, Refused
from faubourg.games.city.rules import debt, landing, permits
from faubourg.games.city.state import City
from faubourg.games.estate import owners
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.particulars import of_bankruptcy, of_bid, of_open_move

# Those that are about the colour of the district.
OF_COLOUR: Final = (
    Refused.COLOUR_COMPLETE,
    Refused.COLOUR_NEEDED,
    Refused.TWO_DISTRICTS_NEEDED,
    Refused.STADIUM_ALREADY,
    Refused.SKYSCRAPER_ALREADY,
)


def explain(state: City, number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = REASONS.row(number)
    if not clause:
        clause = clause_of_move(state, move)
    if move >= numbering.LISTED:
        return Refusal(code, clause, of_open_move(state, number, move, seat))
    return Refusal(code, clause, particulars(state, number, move, seat))


def clause_of_move(state: City, move: i64) -> str:
    """The clause of what the move would do."""
    if state.frames.kind() == Frame.CARD or not numbering.RESIDENTIAL <= move < numbering.BID:
        return "CI-12c" if move == numbering.BAIL else prompts.clause_of(state)
    if move < numbering.RAIL:
        return "CI-6b"
    if numbering.REMOVE <= move < numbering.DEMOLISH:
        return "CI-8f"
    if move < numbering.SKYSCRAPER:
        return "CI-9a"
    if move < numbering.TOWER:
        return "CI-9b"
    if move < numbering.MORTGAGE:
        return "CI-9d"
    return "CI-10a" if move < numbering.LIFT else "CI-10d"


def particulars(state: City, number: i64, move: i64, seat: i64) -> dict[str, Param]:
    found: dict[str, Param] = {}
    if numbering.CALL <= move < numbering.BID:
        district: i64 = (move - numbering.CALL) % DISTRICTS
        found["district"] = DISTRICT_IDS[district]
        if number in OF_COLOUR:
            found["colour"] = COLOUR_IDS[COLOUR_OF[district]]
        if number in (Refused.DISTRICT_OWNED, Refused.ANOTHERS_DISTRICT, Refused.COLOUR_COMPLETE):
            found["owner"] = int(owners.owner_of(state, district))
        if number in (Refused.BONUS_HERE, Refused.HAZARD_HERE):
            found["piece"] = KIND_IDS[permits.kind_on(state, district)]
    if number == Refused.NONE_LEFT:
        found["piece"] = KIND_IDS[4 + move - numbering.CHOOSE] if move < numbering.CALL else piece_of(state, move)
    if number == Refused.TOO_DEAR:
        found |= price_particulars(state, move, seat)
    if number in (Refused.BID_TOO_LOW, Refused.BID_TOO_HIGH):
        found |= of_bid(state, number, move, seat)
    if number in (Refused.NO_DODGE, Refused.DODGE_DOES):
        found["card"] = HELD_IDS[lowest(debt.dodge_for(state))]
    if number == Refused.MORTGAGES_COVER:
        found |= of_bankruptcy(state, seat)
    if number == Refused.NO_SUCH_SEAT:
        found["seat"] = int(move - numbering.FIRST)
    if number == Refused.CARD_NOT_IN_PILE:
        found["card"] = CARD_IDS[move - numbering.DRAW]
    return found


def price_particulars(state: City, move: i64, seat: i64) -> dict[str, Param]:
    cost = cost_of_move(state, move, seat) or 0
    cash = int(state.cash[seat])
    found: dict[str, Param] = {"cost": cost, "cash": cash, "missing": cost - cash}
    if move < numbering.CALL and move != numbering.BAIL:
        found["district"] = DISTRICT_IDS[landing.district(state)]
    return found
