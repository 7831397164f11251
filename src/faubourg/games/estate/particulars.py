"""The numbers of a refused bid or deal (CI-5, CI-7, UB-7)."""

from mypy_extensions import i64

from faubourg.core.bits import lowest
from faubourg.core.refusal import Param
from faubourg.games.estate import bidding, dealing, debts, offers, rent
from faubourg.games.estate.deals import cards_of, cash_of, districts_of, partner_of
from faubourg.games.estate.districts import DISTRICT_IDS
from faubourg.games.estate.state import MOST_OFFERS, Estate, Refused


def of_bid(state: Estate, number: i64, move: i64, seat: i64) -> dict[str, Param]:
    found: dict[str, Param] = {"amount": int(state.terms.moves.bid_amount(move))}
    if number == Refused.BID_TOO_LOW:
        found["low"] = int(bidding.least_bid(state))
    else:
        found["cash"] = int(state.cash[seat])
    return found


def of_bankruptcy(state: Estate, seat: i64) -> dict[str, Param]:
    """Of one that may not be chosen, because mortgages cover the debt."""
    return {
        "amount": int(debts.amount(state)),
        "cash": int(state.cash[seat]),
        "mortgages": int(rent.mortgages_of(state, state.owned[seat])),
    }


def of_open_move(state: Estate, number: i64, move: i64, seat: i64) -> dict[str, Param]:
    """What is wrong with an open move: a bid, or a deal."""
    if number in (Refused.BID_TOO_LOW, Refused.BID_TOO_HIGH):
        return of_bid(state, number, move, seat)
    partner: i64 = partner_of(move)
    cash: i64 = cash_of(move)
    if number == Refused.NO_PARTNER:
        return {"seat": int(partner)}
    if number == Refused.NO_OFFERS_LEFT:
        return {"most": int(MOST_OFFERS)}
    if number == Refused.NOT_OF_THE_TWO:
        return {"asset": foreign_asset(state, move, seat), "partner": int(partner)}
    if number == Refused.OFFERER_SHORT:
        return {"cash": int(state.cash[seat]), "missing": int(-cash - state.cash[seat])}
    if number == Refused.ESTATE_SHRINKS:
        return {"before": int(rent.means(state, seat)), "after": int(dealing.means_after(state, seat, move))}
    if number == Refused.PARTNER_SHORT:
        needed: i64 = cash - offers.cancelled(state, move)
        own: i64 = state.cash[partner]
        return {"partner": int(partner), "cash": int(own), "missing": int(needed - own)}
    return {}


def foreign_asset(state: Estate, move: i64, seat: i64) -> str:
    """The first thing in a deal that belongs to neither of the two."""
    partner: i64 = partner_of(move)
    districts: i64 = districts_of(move) & ~(state.owned[seat] | state.owned[partner])
    if districts:
        return DISTRICT_IDS[lowest(districts)]
    held: i64 = state.cards_dealt(seat) | state.cards_dealt(partner)
    return state.card_ids(cards_of(move) & ~held)[0]
