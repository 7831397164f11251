"""Debts (CI-10a, CI-10e, CI-10f, UB-8e). The frame of one, on top or at a place of the stack: who owes how much to
whom; its step counts the offers made over it."""

from mypy_extensions import i64

from faubourg.core.frames import WIDTH, Frames
from faubourg.core.state import FINE
from faubourg.games.estate import money, owners, rent
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import BANK
from faubourg.games.estate.state import MOST_OFFERS, Estate, Frame, Refused


def owe(state: Estate, payer: i64, payee: i64, owed: i64) -> None:
    state.frames.push(Frame.DEBT, 0, payer, owed, payee)


def debtor(state: Estate) -> i64:
    return state.frames.a()


def amount(state: Estate) -> i64:
    return state.frames.b()


def creditor(state: Estate) -> i64:
    return state.frames.c()


def is_debt(frames: Frames, place: i64) -> bool:
    return frames.rows[place * WIDTH] == Frame.DEBT


def offers_at(frames: Frames, place: i64) -> i64:
    """CI-7a How many offers were made over it."""
    return frames.rows[place * WIDTH + 1]


def debtor_at(frames: Frames, place: i64) -> i64:
    return frames.rows[place * WIDTH + 2]


def amount_at(frames: Frames, place: i64) -> i64:
    return frames.rows[place * WIDTH + 3]


def creditor_at(frames: Frames, place: i64) -> i64:
    return frames.rows[place * WIDTH + 4]


def set_sides(frames: Frames, place: i64, debtor: i64, creditor: i64) -> None:
    """Others owe, and are owed."""
    frames.rows[place * WIDTH + 2] = debtor
    frames.rows[place * WIDTH + 4] = creditor


def drop(state: Estate) -> None:
    """It is settled in some other way."""
    state.frames.pop()


def cancel(state: Estate, part: i64) -> i64:
    """CI-7b So much of it is not owed any more; what is left."""
    left: i64 = amount(state) - part
    state.frames.set_b(left)
    return left


def count_offer(state: Estate, more: i64) -> None:
    """CI-7a Three fresh offers for each debt."""
    state.frames.set_step(state.frames.step() + more)


# Owing and paying


def charge(state: Estate, payer: i64, payee: i64, due: i64) -> bool:
    """Whether the amount is paid at once; else it is a debt, which is settled before anything goes on."""
    if state.cash[payer] >= due:
        money.pay(state, payer, payee, due)
        return True
    # CI-10a, CI-10f A debt that cash does not cover, in turn or out of turn.
    owe(state, payer, payee, due)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(payer), "amount": int(due), "owner": int(payee)}
        state.tell("debt", state.terms.clauses.debt, particulars)
    return False


def charge_for(state: Estate, seat: i64, due: i64, kind: str, clause: str) -> None:
    """A player owes the bank; what for is told if it is paid at once."""
    if charge(state, seat, BANK, due):
        money.tell_amount(state, kind, clause, seat, due)


def go_on(state: Estate) -> bool:
    """Whether the debtor is asked; else the debt is settled."""
    payer: i64 = debtor(state)
    owed: i64 = amount(state)
    payee: i64 = creditor(state)
    if state.cash[payer] < owed:
        state.actor = payer
        return True
    # CI-10a As soon as cash covers the debt it is paid.
    drop(state)
    money.pay(state, payer, payee, owed)
    if state.telling and owed:
        particulars: dict[str, object] = {"seat": int(payer), "amount": int(owed), "owner": int(payee)}
        state.tell("debt-paid", state.terms.clauses.debt, particulars)
    return False


def refusal_bankrupt(state: Estate, seat: i64) -> i64:
    # CI-10a, CI-10e, UB-8e Not while mortgages would cover the debt.
    return Refused.MORTGAGES_COVER if rent.means(state, seat) >= amount(state) else FINE


def ask(state: Estate) -> dict[str, object]:
    """The debt on top, as the debtor is told of it."""
    seat: i64 = debtor(state)
    return {
        "amount": int(amount(state)),
        "cash": int(state.cash[seat]),
        "missing": int(amount(state) - state.cash[seat]),
        "mortgages": int(rent.mortgages_of(state, state.owned[seat])),
        "creditor": int(creditor(state)),
        "offers_left": int(MOST_OFFERS - offers_at(state.frames, state.frames.depth - 1)),
    }


def fits(state: Estate) -> bool:
    """CI-10a An amount that the debtor has not got, owed to another or to the bank."""
    payer: i64 = debtor(state)
    payee: i64 = creditor(state)
    made: i64 = offers_at(state.frames, state.frames.depth - 1)
    if not owners.is_playing(state, payer) or not 0 <= made <= MOST_OFFERS or payer == payee:
        return False
    if amount(state) % STEP or amount(state) <= state.cash[payer]:
        return False
    return payee == BANK or owners.is_playing(state, payee)
