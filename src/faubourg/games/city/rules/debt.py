"""Chapter 10: money trouble (CI-10a to CI-10f)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, bits_of
from faubourg.core.frames import WIDTH, Frames
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.city.numbering import (
    BANKRUPT,
    DODGE,
    HELD_IDS,
    JAIL_CARD,
    JAIL_CARDS,
    LIFT,
    MORTGAGE,
    SORT_OF,
    TAX_DODGE,
    USE_DODGE,
    Frame,
    Refused,
    Sort,
)
from faubourg.games.city.rules import landing
from faubourg.games.estate import debts, money, offers, owners, rent
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import BANK
from faubourg.games.estate.owners import owns
from faubourg.games.estate.state import MOST_OFFERS

if TYPE_CHECKING:
    from faubourg.games.city.state import City


# Owing and paying


def charge(state: "City", payer: i64, payee: i64, amount: i64) -> bool:
    """Whether the amount is paid at once; else it is a debt, which is settled before anything goes on."""
    if state.cash[payer] >= amount:
        money.pay(state, payer, payee, amount)
        return True
    # CI-10a, CI-10f A debt that cash does not cover, in turn or out of turn.
    debts.owe(state, payer, payee, amount)
    if state.telling:
        state.tell("debt", "CI-10a", {"seat": int(payer), "amount": int(amount), "owner": int(payee)})
    return False


def go_on(state: "City") -> bool:
    """Whether the debtor is asked; else the debt is settled."""
    payer: i64 = debts.debtor(state)
    owed: i64 = debts.amount(state)
    payee: i64 = debts.creditor(state)
    if state.cash[payer] < owed:
        state.actor = payer
        return True
    # CI-10a As soon as cash covers the debt it is paid.
    debts.drop(state)
    money.pay(state, payer, payee, owed)
    if state.telling and owed:
        state.tell("debt-paid", "CI-10a", {"seat": int(payer), "amount": int(owed), "owner": int(payee)})
    return False


# What settles it without money


def cards_at(frames: Frames, place: i64) -> i64:
    """What settles the debt at that place of the stack without money, as a set: only the fine is owed right on the turn
    (CI-12c), and only rent (CI-11f) and tax (CI-13.20) for a landing itself."""
    kind: i64 = frames.rows[(place - 1) * WIDTH]
    if kind == Frame.TURN:
        return JAIL_CARDS
    if kind != Frame.LANDING:
        return 0
    return TAX_DODGE if SORT_OF[landing.square_at(frames, place - 1)] == Sort.TAX else DODGE


def is_fine(state: "City") -> bool:
    """CI-12c Whether the debt on top is the fine after the third failure: no other stands right on the turn."""
    return state.frames.kind() == Frame.DEBT and state.frames.depth == 2


def dodge_for(state: "City") -> i64:
    """What can refuse the debt on top, or the rent or tax that a landing on top asks for; 0 if nothing can."""
    frames = state.frames
    return cards_at(frames, frames.depth - 1 if frames.kind() == Frame.DEBT else frames.depth) & ~JAIL_CARDS


def refusal_dodge(state: "City", seat: i64) -> i64:
    # CI-11f, CI-13.20 Also while the rent or the tax is an open debt, whenever the card came.
    return FINE if state.held[seat] & dodge_for(state) else Refused.NO_DODGE


def refusal_jail_card(state: "City", seat: i64) -> i64:
    # CI-12c
    return FINE if state.held[seat] & JAIL_CARDS else Refused.NO_JAIL_CARD


# What is asked


def fill(state: "City", actions: Actions, seat: i64) -> None:
    if is_fine(state) and refusal_jail_card(state, seat) == FINE:
        actions.add(JAIL_CARD)
    if refusal_dodge(state, seat) == FINE:
        actions.add(USE_DODGE)
    if refusal_bankrupt(state, seat) == FINE:
        actions.add(BANKRUPT)
    actions.add_bits(state.owned[seat] & ~state.mortgaged, MORTGAGE)


def refusal(state: "City", move: i64, seat: i64) -> i64:
    if move == JAIL_CARD and is_fine(state):
        return refusal_jail_card(state, seat)
    if move == USE_DODGE and dodge_for(state):
        return refusal_dodge(state, seat)
    if move == BANKRUPT:
        return refusal_bankrupt(state, seat)
    return refusal_mortgage(state, seat, move - MORTGAGE) if MORTGAGE <= move < LIFT else NOT_ASKED_NOW


def ask(state: "City") -> dict[str, object]:
    """The debt on top, as the debtor is told of it."""
    seat: i64 = debts.debtor(state)
    cards: i64 = state.held[seat] & cards_at(state.frames, state.frames.depth - 1)
    return {
        "amount": int(debts.amount(state)),
        "cash": int(state.cash[seat]),
        "missing": int(debts.amount(state) - state.cash[seat]),
        "mortgages": int(rent.sum_of_rents(state, seat)),
        "creditor": int(debts.creditor(state)),
        "offers_left": int(offers.left(state)),
        "cards": [HELD_IDS[card] for card in bits_of(cards)],
    }


def fits(state: "City") -> bool:
    """CI-10a An amount that the debtor has not got, owed to another or to the bank."""
    payer: i64 = debts.debtor(state)
    payee: i64 = debts.creditor(state)
    place: i64 = state.frames.depth - 1
    if (
        not owners.is_playing(state, payer)
        or not 0 <= debts.offers_at(state.frames, place) <= MOST_OFFERS
        or payer == payee
    ):
        return False
    if debts.amount(state) % STEP or debts.amount(state) <= state.cash[payer]:
        return False
    # CI-11f, CI-12c, CI-13.20 Rent, tax and fine are owed by whoever's turn it is.
    if payer != state.turn and cards_at(state.frames, place):
        return False
    return payee == BANK or owners.is_playing(state, payee)


def refusal_bankrupt(state: "City", seat: i64) -> i64:
    # CI-10a, CI-10e Not while mortgages would cover the debt,
    if rent.means(state, seat) >= debts.amount(state):
        return Refused.MORTGAGES_COVER
    # CI-11f, CI-13.20 nor while a dodge refuses it,
    if refusal_dodge(state, seat) == FINE:
        return Refused.DODGE_DOES
    # CI-12c or a jail card will do.
    return Refused.JAIL_CARD_DOES if is_fine(state) and refusal_jail_card(state, seat) == FINE else FINE


# Mortgages


def refusal_mortgage(state: "City", seat: i64, district: i64) -> i64:
    # CI-10a Districts of one's own,
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    # CI-10b once.
    return Refused.IS_MORTGAGED if (state.mortgaged >> district) & 1 else FINE


def mortgage(state: "City", seat: i64, district: i64) -> None:
    # CI-10b For the rent at that moment, doubling and hazards included; the sum is recorded.
    brings: i64 = rent.rent_of(state, district, seat)
    state.mortgaged |= bit(district)
    state.sums[district] = brings
    money.receive(state, seat, brings)
    money.tell_price(state, "mortgaged", "CI-10b", seat, district, brings)


def refusal_lift(state: "City", seat: i64, district: i64) -> i64:
    # CI-10d The owner pays the recorded sum.
    if not owns(state, seat, district):
        return Refused.NOT_YOURS
    if (state.mortgaged >> district) & 1 == 0:
        return Refused.NOT_MORTGAGED
    return FINE if state.cash[seat] >= state.sums[district] else Refused.TOO_DEAR


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
    recorded: i64 = state.sums[district]
    money.pay_bank(state, seat, recorded)
    state.mortgaged &= ~bit(district)
    state.sums[district] = 0
    money.tell_price(state, "mortgage-lifted", "CI-10d", seat, district, recorded)
