"""Chapter 5: deals (TOY-5a to TOY-5d)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.bits import bits_of
from faubourg.core.state import FINE
from tests.toy.moves import deal_of
from tests.toy.numbering import LOT_IDS, LOTS, Frame, Step, Wrong

if TYPE_CHECKING:
    from tests.toy.state import Toy


def refusal_deal(state: "Toy", seat: i64, partner: i64, lots: i64, cash: i64) -> i64:
    # TOY-5a Once in a turn, with another.
    if state.frames.b():
        return Wrong.DEAL_OFFERED
    if partner == seat or partner >= state.seats:
        return Wrong.NO_PARTNER
    # TOY-5b At least one lot, of the two.
    if lots == 0:
        return Wrong.NO_LOTS
    for lot in range(LOTS):
        if (lots >> lot) & 1 and state.owners[lot] != seat and state.owners[lot] != partner:
            return Wrong.LOT_OF_OTHERS
    # TOY-5c As much as the payer has.
    enough = cash <= state.cash[partner] and -cash <= state.cash[seat]
    return FINE if enough else Wrong.TOO_LITTLE_CASH


def offer_deal(state: "Toy", move: i64, seat: i64, partner: i64) -> None:
    state.frames.set_b(1)
    state.frames.push(Frame.DEAL, Step.ANSWER, seat, partner, move)
    state.note("offered", "TOY-5a", {"seat": seat, **particulars(move)})


def go_on_deal(state: "Toy") -> bool:
    # TOY-5d
    state.actor = state.frames.b()
    return True


def answer(state: "Toy", accepted: bool) -> None:
    """TOY-5d The partner has answered; the turn goes on."""
    seat: i64 = state.frames.a()
    partner: i64 = state.frames.b()
    deal = deal_of(state.frames.c())
    state.frames.pop()
    state.note("accepted" if accepted else "refused", "TOY-5d", {"seat": partner})
    if deal is None or not accepted:
        return
    # TOY-5b A lot goes to the other of the two.
    for lot in bits_of(deal[1]):
        state.owners[lot] = partner if state.owners[lot] == seat else seat
    # TOY-5c
    state.cash[seat] += deal[2]
    state.cash[partner] -= deal[2]


def particulars(move: i64) -> dict[str, object]:
    deal = deal_of(move)
    if deal is None:
        return {}
    return {"partner": deal[0], "lots": [LOT_IDS[lot] for lot in bits_of(deal[1])], "cash": deal[2]}
