"""Chapter 10: money trouble (CI-10a to CI-10f)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit
from faubourg.core.frames import WIDTH, Frames
from faubourg.core.state import FINE
from faubourg.games.city.numbering import (
    BANKRUPT,
    DISTRICT_IDS,
    DODGE,
    JAIL_CARD,
    JAIL_CARDS,
    LIFT,
    MORTGAGE,
    SORT_OF,
    TAX_DODGE,
    USE_DODGE,
    Frame,
    Sort,
)
from faubourg.games.city.refusals import (
    DODGE_DOES,
    IS_MORTGAGED,
    JAIL_CARD_DOES,
    MORTGAGES_COVER,
    NO_DODGE,
    NOT_MORTGAGED,
    NOT_YOURS,
    TOO_DEAR,
)
from faubourg.games.city.rules import jail, money, rent
from faubourg.games.city.rules.owners import owns

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def charge(state: "City", payer: i64, payee: i64, amount: i64) -> bool:
    """Whether the amount is paid at once; else it is a debt, which is settled before anything goes on."""
    if state.cash[payer] >= amount:
        money.pay(state, payer, payee, amount)
        return True
    # CI-10a, CI-10f A debt that cash does not cover, in turn or out of turn.
    state.frames.push(Frame.DEBT, 0, payer, amount, payee)
    if state.telling:
        state.tell("debt", "CI-10a", {"seat": int(payer), "amount": int(amount), "owner": int(payee)})
    return False


def go_on_debt(state: "City") -> bool:
    """Whether the debtor is asked; else the debt is settled."""
    frames = state.frames
    debtor: i64 = frames.a()
    amount: i64 = frames.b()
    creditor: i64 = frames.c()
    if state.cash[debtor] < amount:
        state.actor = debtor
        return True
    # CI-10a As soon as cash covers the debt it is paid.
    frames.pop()
    money.pay(state, debtor, creditor, amount)
    if state.telling and amount:
        state.tell("debt-paid", "CI-10a", {"seat": int(debtor), "amount": int(amount), "owner": int(creditor)})
    return False


def cards_at(frames: Frames, place: i64) -> i64:
    """What settles the debt at that place of the stack without money, as a set: only the fine is owed right on the turn
    (CI-12c), and only rent (CI-11f) and tax (CI-13.20) for a landing itself."""
    below: i64 = (place - 1) * WIDTH
    kind: i64 = frames.rows[below]
    if kind == Frame.TURN:
        return JAIL_CARDS
    if kind != Frame.LANDING:
        return 0
    return TAX_DODGE if SORT_OF[frames.rows[below + 2]] == Sort.TAX else DODGE


def dodge_for(state: "City") -> i64:
    """What can refuse the debt on top, or the rent or tax that a landing on top asks for; 0 if nothing can."""
    frames = state.frames
    return cards_at(frames, frames.depth - 1 if frames.kind() == Frame.DEBT else frames.depth) & ~JAIL_CARDS


def refusal_dodge(state: "City", seat: i64) -> i64:
    # CI-11f, CI-13.20 Also while the rent or the tax is an open debt, whenever the card came.
    return FINE if state.held[seat] & dodge_for(state) else NO_DODGE


def fill_debt(state: "City", actions: Actions, seat: i64) -> None:
    # CI-12c
    if jail.is_fine(state) and jail.refusal_card(state, seat) == FINE:
        actions.add(JAIL_CARD)
    if refusal_dodge(state, seat) == FINE:
        actions.add(USE_DODGE)
    if refusal_bankrupt(state, seat) == FINE:
        actions.add(BANKRUPT)
    actions.add_bits(state.owned[seat] & ~state.mortgaged, MORTGAGE)


def refusal_mortgage(state: "City", seat: i64, district: i64) -> i64:
    # CI-10a Districts of one's own,
    if not owns(state, seat, district):
        return NOT_YOURS
    # CI-10b once.
    return IS_MORTGAGED if (state.mortgaged >> district) & 1 else FINE


def mortgage(state: "City", seat: i64, district: i64) -> None:
    # CI-10b For the rent at that moment, doubling and hazards included; the sum is recorded.
    amount: i64 = rent.rent_of(state, district, seat)
    state.mortgaged |= bit(district)
    state.sums[district] = amount
    money.receive(state, seat, amount)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district]}
        state.tell("mortgaged", "CI-10b", particulars | {"amount": int(amount)})


def means(state: "City", seat: i64) -> i64:
    """CI-7b, CI-10a Cash, and what mortgages would bring."""
    return state.cash[seat] + rent.sum_of_rents(state, seat)


def refusal_bankrupt(state: "City", seat: i64) -> i64:
    # CI-10a, CI-10e Not while mortgages would cover the debt,
    if means(state, seat) >= state.frames.b():
        return MORTGAGES_COVER
    # CI-11f, CI-13.20 nor while a dodge refuses it,
    if refusal_dodge(state, seat) == FINE:
        return DODGE_DOES
    # CI-12c or a jail card will do.
    return JAIL_CARD_DOES if jail.is_fine(state) and jail.refusal_card(state, seat) == FINE else FINE


def refusal_lift(state: "City", seat: i64, district: i64) -> i64:
    # CI-10d The owner pays the recorded sum.
    if not owns(state, seat, district):
        return NOT_YOURS
    if (state.mortgaged >> district) & 1 == 0:
        return NOT_MORTGAGED
    return FINE if state.cash[seat] >= state.sums[district] else TOO_DEAR


def fill_lift(state: "City", actions: Actions, seat: i64) -> None:
    left: i64 = state.owned[seat] & state.mortgaged
    district: i64 = 0
    while left:
        if left & 1 and state.cash[seat] >= state.sums[district]:
            actions.add(LIFT + district)
        left >>= 1
        district += 1


def lift(state: "City", seat: i64, district: i64) -> None:
    # CI-10d
    amount: i64 = state.sums[district]
    money.pay_bank(state, seat, amount)
    state.mortgaged &= ~bit(district)
    state.sums[district] = 0
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[district]}
        state.tell("mortgage-lifted", "CI-10d", particulars | {"amount": int(amount)})
