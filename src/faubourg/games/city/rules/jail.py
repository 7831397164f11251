"""Chapter 12: jail (CI-12a to CI-12c)."""

from mypy_extensions import i64

from faubourg.core.state import FINE
from faubourg.games.city.numbering import CARD_IDS, FIRST_KEPT, JAIL, JAIL_CARDS, PAY, Refused, Step
from faubourg.games.city.rules import debt, kept
from faubourg.games.city.state import City
from faubourg.games.estate import debts
from faubourg.games.estate import jail as bail


def arrest(state: City) -> None:
    # CI-12a With no BUILD, either.
    bail.arrest(state, JAIL)


def refusal_card(state: City, seat: i64) -> i64:
    # CI-12c
    if state.jail[seat] == 0:
        return Refused.NOT_IN_JAIL
    return FINE if state.held[seat] & JAIL_CARDS else Refused.NO_JAIL_CARD


def use_card(state: City, seat: i64) -> None:
    # CI-12c, CI-13a The card goes under the pile, the lower number first.
    card: i64 = 0 if state.held[seat] & 1 else 1
    kept.put_back(state, seat, card)
    if state.telling:
        state.tell("jail-card-used", "CI-12c", {"seat": int(seat), "card": CARD_IDS[FIRST_KEPT - 1 + card]})
    # After the third failure the fine is settled by it, and the move is still to come.
    if debt.is_fine(state):
        debts.drop(state)
    elif state.frames.step() == Step.FINE:
        state.frames.set_step(Step.LEAVE)
    else:
        bail.leave(state, seat)


def ask_fine(state: City, seat: i64) -> dict[str, object]:
    return {"amount": int(state.figures.bail), "cash": int(state.cash[seat])}


def settle_fine(state: City, move: i64, seat: i64) -> None:
    if move == PAY:
        pay_fine(state, seat)
    else:
        use_card(state, seat)


def fail(state: City, seat: i64) -> None:
    """CI-12c No double: one stays, or, after the third failure, pays and moves by that roll."""
    if bail.stays(state, seat):
        state.frames.set_step(Step.ACT)
    # CI-12c A jail card will do.
    elif state.held[seat] & JAIL_CARDS:
        state.frames.set_step(Step.FINE)
    else:
        pay_fine(state, seat)


def pay_fine(state: City, seat: i64) -> None:
    # CI-12c A debt like any other, for which a jail card will still do.
    state.frames.set_step(Step.LEAVE)
    bail.owe_bail(state, seat)
