"""The frame of an offer (CI-7a, CI-7b, UB-7b): who offers, the partner, and the move; and how many there were."""

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.games.estate import debts
from faubourg.games.estate.deals import cash_of, partner_of
from faubourg.games.estate.state import MOST_OFFERS, Estate, Frame, Step


def proposer(state: Estate) -> i64:
    return state.frames.a()


def partner(state: Estate) -> i64:
    return state.frames.b()


def offer(state: Estate) -> i64:
    """The move that made the offer on the table."""
    return state.frames.c()


def lay(state: Estate, seat: i64, move: i64) -> None:
    """The offer is on the table."""
    state.frames.push(Frame.DEAL, Step.ASK, seat, partner_of(move), move)


def take_away(state: Estate) -> None:
    """It is not on the table any more."""
    state.frames.pop()


def debt_place(state: Estate) -> i64:
    """CI-7b Where in the stack the debt is that an offer is about, or would be; below zero when nothing is owed."""
    frames = state.frames
    place: i64 = frames.depth - 1
    if frames.kind() == Frame.DEAL:
        place -= 1
    if place >= 0 and debts.is_debt(frames, place):
        return place
    return -1


def left(state: Estate) -> i64:
    """CI-7a Three offers a turn, and three fresh ones for each debt."""
    place: i64 = debt_place(state)
    return MOST_OFFERS - (debts.offers_at(state.frames, place) if place >= 0 else state.offered)


def count(state: Estate, more: i64) -> None:
    if state.frames.kind() == Frame.DEBT:
        debts.count_offer(state, more)
    else:
        state.offered += more


def owed_to(state: Estate, seat: i64) -> i64:
    """CI-7b What a debtor who deals owes to that seat."""
    place: i64 = debt_place(state)
    if place < 0 or debts.creditor_at(state.frames, place) != seat:
        return 0
    return debts.amount_at(state.frames, place)


def cancelled(state: Estate, move: i64) -> i64:
    """CI-7b Between debtor and creditor, cash towards the debtor is set against the debt first."""
    return min(max(cash_of(move), i64(0)), owed_to(state, partner_of(move)))


def tag(move: i64, seat: i64) -> i64:
    """An offer, and who made it."""
    return move * 8 + seat


def forget(state: Estate) -> None:
    """CI-7a A new turn, new offers."""
    state.offered = 0
    if len(state.offers):
        state.offers = vec[i64]()
