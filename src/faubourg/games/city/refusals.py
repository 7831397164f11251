"""What can be wrong with a move: a number in the rules; outside a code, a clause and the particulars of the case."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.refusal import Param, Refusal
from faubourg.games.city import numbering, prompts
from faubourg.games.city.choices import cost_of_move, piece_of
from faubourg.games.city.numbering import CARD_IDS, HELD_IDS, KIND_IDS, Frame, Refused
from faubourg.games.city.rules import debt, landing, permits
from faubourg.games.estate import owners
from faubourg.games.estate.districts import COLOUR_IDS, COLOUR_OF, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.particulars import of_bankruptcy, of_bid, of_open_move

if TYPE_CHECKING:
    from faubourg.games.city.state import City

# Code and clause by number, from the first on. An empty clause is that of the move, or of what is being decided.
TABLE: Final = (
    ("not-in-jail", "CI-12c"),
    ("no-jail-card", "CI-12c"),
    ("too-dear", ""),
    ("district-owned", ""),
    ("not-yours", ""),
    ("not-anothers", "CI-13.14"),
    ("colour-complete", "CI-13.14"),
    ("is-mortgaged", "CI-10c"),
    ("not-mortgaged", "CI-10d"),
    ("eight-blocks", "CI-6c"),
    ("press-first", "CI-6a"),
    ("already-pressed", "CI-6a"),
    ("no-blocks-left", "CI-6b"),
    ("railroad-shown", "CI-6d"),
    ("no-railroad-shown", "CI-6d"),
    ("railroad-here", "CI-6d"),
    ("no-railroad", "CI-6g"),
    ("same-square", "CI-6g"),
    ("two-districts-needed", "CI-9a"),
    ("colour-needed", "CI-9b"),
    ("two-colours-needed", "CI-9d"),
    ("stadium-already", "CI-9a"),
    ("skyscraper-already", "CI-9b"),
    ("none-left", "CI-1f"),
    ("bonus-here", "CI-8b"),
    ("hazard-here", "CI-8b"),
    ("anothers-district", "CI-8a"),
    ("own-district", "CI-8a"),
    ("no-hazard", "CI-8f"),
    ("no-bonus", "CI-13.15"),
    ("bid-too-low", "CI-5a"),
    ("bid-too-high", "CI-5b"),
    ("mortgages-cover", "CI-10a"),
    ("no-partner", "CI-7a"),
    ("no-offers-left", "CI-7a"),
    ("offer-repeated", "CI-7a"),
    ("nothing-offered", "CI-7a"),
    ("not-of-the-two", "CI-7a"),
    ("offerer-short", "CI-7a"),
    ("partner-short", "CI-7a"),
    ("no-relief", "CI-7b"),
    ("no-such-seat", "CI-1d"),
    ("card-not-in-pile", "CI-13a"),
    ("jail-card-does", "CI-12c"),
    ("estate-shrinks", "CI-7b"),
    ("no-dodge", "CI-11f"),
    ("dodge-does", "CI-11f"),
)


# Those that are about the colour of the district.
OF_COLOUR: Final = (
    Refused.COLOUR_COMPLETE,
    Refused.COLOUR_NEEDED,
    Refused.TWO_DISTRICTS_NEEDED,
    Refused.STADIUM_ALREADY,
    Refused.SKYSCRAPER_ALREADY,
)


def explain(state: "City", number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = TABLE[int(number - Refused.NOT_IN_JAIL)]
    if not clause:
        clause = clause_of_move(state, move)
    if move >= numbering.LISTED:
        return Refusal(code, clause, of_open_move(state, number, move, seat))
    return Refusal(code, clause, particulars(state, number, move, seat))


def clause_of_move(state: "City", move: i64) -> str:
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


def particulars(state: "City", number: i64, move: i64, seat: i64) -> dict[str, Param]:
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


def price_particulars(state: "City", move: i64, seat: i64) -> dict[str, Param]:
    cost = cost_of_move(state, move, seat) or 0
    cash = int(state.cash[seat])
    found: dict[str, Param] = {"cost": cost, "cash": cash, "missing": cost - cash}
    if move < numbering.CALL and move != numbering.BAIL:
        found["district"] = DISTRICT_IDS[landing.district(state)]
    return found
