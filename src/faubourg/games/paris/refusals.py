"""What can be wrong with a move: a number in the rules; outside a code, a clause and the particulars of the case."""

from mypy_extensions import i64

from faubourg.core.refusal import Refusal
from faubourg.games.paris.moves import CODEC
from faubourg.games.paris.numbering import CARD_IDS, COLOUR_IDS, COLOUR_OF, KIND_IDS, PAY, REASONS, Refused
from faubourg.games.paris.rules.lots import first_buyer, item_cost, owner_of
from faubourg.games.paris.state import Paris


def explain(state: Paris, number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = REASONS.row(number)
    if not clause:
        clause = state.clause_now()
    params = CODEC.targets_of(move)
    if number == Refused.LOT_SOLD:
        params["owner"] = int(owner_of(state, move))
    if number == Refused.COLOUR_TAKEN:
        colour: i64 = COLOUR_OF[move]
        params["colour"] = COLOUR_IDS[colour]
        params["owner"] = int(first_buyer(state, colour))
    if number == Refused.TOO_DEAR:
        total: i64 = state.cost + item_cost(state, move)
        params["cost"] = int(total)
        params["cash"] = int(state.cash[seat])
        params["missing"] = int(total - state.cash[seat])
    if number == Refused.OTHER_ACTION:
        params["action"] = KIND_IDS[state.kind]
    if number == Refused.CARD_NOT_LOWER:
        params["last"] = CARD_IDS[state.last_paid]
    if number == Refused.CARD_TOO_SMALL:
        card: i64 = move - PAY
        lower: i64 = state.hands[seat] & state.figures.below[card]
        params["left"] = int(state.cost - state.covered)
        params["below"] = int(state.figures.values[card] + state.figures.sum_of(lower))
    if number == Refused.OTHER_BACK:
        params["colour"] = COLOUR_IDS[state.top]
    return Refusal(code, clause, params)
