"""What can be wrong with a move: a number in the rules; outside a code, a clause and the particulars of the case."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from faubourg.core.refusal import Refusal
from faubourg.games.paris.moves import CODEC
from faubourg.games.paris.numbering import CARD_IDS, COLOUR_IDS, COLOUR_OF, HOTEL, HOUSE, KIND_IDS, PAY
from faubourg.games.paris.rules.lots import first_buyer, hotel_cost, owner_of

if TYPE_CHECKING:
    from faubourg.games.paris.state import Paris

NOT_ON_SALE: Final[i64] = 10
LOT_SOLD: Final[i64] = 11
COLOUR_TAKEN: Final[i64] = 12
TOO_DEAR: Final[i64] = 13
OTHER_ACTION: Final[i64] = 14
NOT_YOUR_STREET: Final[i64] = 15
HOTEL_ALREADY: Final[i64] = 16
THREE_HOUSES_ALREADY: Final[i64] = 17
NO_HOUSES_LEFT: Final[i64] = 18
LAST_HOTEL_CHOSEN: Final[i64] = 19
NOTHING_CHOSEN: Final[i64] = 20
ALREADY_CHOSEN: Final[i64] = 21
CARD_NOT_HELD: Final[i64] = 22
CARD_NOT_LOWER: Final[i64] = 23
CARD_TOO_SMALL: Final[i64] = 24
NO_SUCH_SEAT: Final[i64] = 25
LOT_NOT_IN_PILE: Final[i64] = 26
BACK_NOT_IN_PILE: Final[i64] = 27
CARD_NOT_IN_PILE: Final[i64] = 28
OTHER_BACK: Final[i64] = 29

# Code and clause by number, from NOT_ON_SALE on. An empty clause is that of what is being decided.
TABLE: Final = (
    ("not-on-sale", "PA-2c"),
    ("lot-sold", "PA-2h"),
    ("colour-taken", "PA-6c"),
    ("too-dear", "PA-2d"),
    ("other-action", "PA-2c"),
    ("not-your-street", "PA-2c"),
    ("hotel-already", "PA-3c"),
    ("three-houses-already", "PA-3c"),
    ("no-houses-left", "PA-3e"),
    ("last-hotel-chosen", "PA-5a"),
    ("nothing-chosen", "PA-2d"),
    ("already-chosen", "PA-2d"),
    ("card-not-held", "PA-2d"),
    ("card-not-lower", "PA-2d"),
    ("card-too-small", "PA-2d"),
    ("no-such-seat", "PA-1d"),
    ("lot-not-in-pile", ""),
    ("back-not-in-pile", ""),
    ("card-not-in-pile", "PA-2a"),
    ("other-back", "PA-2a"),
)


def explain(state: "Paris", number: i64, move: i64, seat: i64) -> Refusal:
    """A refusal with its code, its clause and the particulars of the case."""
    code, clause = TABLE[int(number - NOT_ON_SALE)]
    if not clause:
        clause = state.clause_now()
    params = CODEC.targets_of(move)
    if number == LOT_SOLD:
        params["owner"] = int(owner_of(state, move))
    if number == COLOUR_TAKEN:
        colour: i64 = COLOUR_OF[move]
        params["colour"] = COLOUR_IDS[colour]
        params["owner"] = int(first_buyer(state, colour))
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
        lower: i64 = state.hands[seat] & state.figures.below[card]
        params["left"] = int(state.cost - state.covered)
        params["below"] = int(state.figures.values[card] + state.figures.sum_of(lower))
    if number == OTHER_BACK:
        params["colour"] = COLOUR_IDS[state.top]
    return Refusal(code, clause, params)


def item_cost(state: "Paris", move: i64) -> i64:
    """What an item would cost now."""
    if move < HOUSE:
        return state.figures.prices[move]
    return state.figures.house_price if move < HOTEL else hotel_cost(state, move - HOTEL)
