"""A refusal number as code, clause and particulars."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.refusal import Param, Refusal
from faubourg.games.paris import prompts
from faubourg.games.paris.numbering import (
    BACK,
    CARD_IDS,
    COLOUR_IDS,
    COLOUR_OF,
    DONE,
    DRAW,
    FIRST,
    HOTEL,
    HOUSE,
    KIND_IDS,
    LOT_IDS,
    PAY,
    TURN_UP,
)
from faubourg.games.paris.refusals import (
    CARD_NOT_LOWER,
    CARD_TOO_SMALL,
    COLOUR_TAKEN,
    LOT_SOLD,
    NOT_ON_SALE,
    OTHER_ACTION,
    OTHER_BACK,
    TABLE,
    TOO_DEAR,
)
from faubourg.games.paris.rules import building, market, payment, variants

if TYPE_CHECKING:
    from faubourg.games.paris.state import Paris


def explain(state: "Paris", number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = TABLE[int(number - NOT_ON_SALE)]
    if not clause:
        clause = prompts.clause_of(state)
    params = targets_of(move)
    if number == LOT_SOLD:
        params["owner"] = int(market.owner_of(state, move))
    if number == COLOUR_TAKEN:
        colour: i64 = COLOUR_OF[move]
        params["colour"] = COLOUR_IDS[colour]
        params["owner"] = int(variants.first_buyer(state, colour))
    if number == TOO_DEAR:
        total: i64 = state.cost + item_cost(state, move)
        params["cost"] = int(total)
        params["cash"] = int(state.cash[seat])
        params["missing"] = int(total - state.cash[seat])
    if number == OTHER_ACTION:
        params["action"] = KIND_IDS[state.kind]
    if number == CARD_NOT_LOWER:
        params["last"] = CARD_IDS[state.last_paid]
    if number == CARD_TOO_SMALL:
        card: i64 = move - PAY
        lower: i64 = payment.payable(state, seat) & state.figures.below[card]
        params["left"] = int(payment.left_to_pay(state))
        params["below"] = int(state.figures.values[card] + state.figures.sum_of(lower))
    if number == OTHER_BACK:
        params["colour"] = COLOUR_IDS[state.top]
    return Refusal(code, clause, params)


def item_cost(state: "Paris", move: i64) -> i64:
    """What an item would cost now."""
    if move < HOUSE:
        return state.figures.prices[move]
    return state.figures.house_price if move < HOTEL else building.hotel_cost(state, move - HOTEL)


def targets_of(move: i64) -> dict[str, Param]:
    """What a move is about, by name."""
    if move < HOUSE:
        return {"lot": LOT_IDS[move]}
    if move < HOTEL:
        return {"lot": LOT_IDS[move - HOUSE]}
    if move < DONE:
        return {"lot": LOT_IDS[move - HOTEL]}
    if move < PAY:
        return {}
    if move < FIRST:
        return {"card": CARD_IDS[move - PAY]}
    if move < TURN_UP:
        return {"seat": int(move - FIRST)}
    if move < BACK:
        return {"lot": LOT_IDS[move - TURN_UP]}
    if move < DRAW:
        return {"colour": COLOUR_IDS[move - BACK]}
    return {"card": CARD_IDS[move - DRAW]}
