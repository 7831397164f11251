"""Auctions (CI-5a to CI-5c, UB-7a). Live and in turn differ only in who is asked."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import SEVERAL
from faubourg.core.forms import BidForm, Form
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import bidding, money, owners
from faubourg.games.estate.bidding import next_of
from faubourg.games.estate.bids import MOST_UNITS, STEP, rung_above
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.state import Estate, Refused, Step

# Calling


def refusal_call(state: Estate, lot: i64) -> i64:
    # CI-4d, CI-13.2, UB-10.15 Any unowned district.
    return FINE if (state.unowned >> lot) & 1 else Refused.DISTRICT_OWNED


def call(state: Estate, lot: i64, seat: i64) -> None:
    """A player has a district auctioned."""
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[lot]}
        state.tell("auction-called", state.terms.clauses.auction, particulars)
    # CI-5a The opening price is the caller's own first bid; without the cash for it the bank opens.
    if state.cash[seat] >= STEP:
        bidding.begin(state, lot, Step.OPENING, seat, seat)
    else:
        open_by_bank(state, lot, seat)


def open_by_bank(state: Estate, lot: i64, after: i64) -> None:
    """CI-5a A reserve and no bidder; whoever sits left of that seat speaks first."""
    bidding.begin(state, lot, Step.BIDDING, after, BANK)
    tell_opened(state)


def tell_opened(state: Estate) -> None:
    if state.telling:
        particulars: dict[str, object] = {"district": DISTRICT_IDS[bidding.district(state)]}
        state.tell("auction-opened", state.terms.clauses.auction, particulars)


# Bidding


def go_on(state: Estate) -> bool:
    """Whether somebody is asked; else the hammer falls."""
    if state.frames.step() == Step.OPENING:
        state.actor = state.caller
        return True
    may_raise: i64 = bidding.raisers(state)
    if may_raise == 0:
        # CI-5c All but the leader are out or cannot raise; or all, without a bid.
        hammer(state)
        return False
    # CI-5c Live anybody, any moment; in turn the next clockwise.
    if state.live:
        state.actor = SEVERAL
    else:
        state.actor = next_of(may_raise, state.spoke, state.seats)
    return True


def refusal_bid(state: Estate, amount: i64, seat: i64) -> i64:
    # CI-5a, CI-5b
    if amount < bidding.least_bid(state):
        return Refused.BID_TOO_LOW
    return FINE if amount <= state.cash[seat] else Refused.BID_TOO_HIGH


def fill(state: Estate, actions: Actions, seat: i64) -> None:
    moves = state.terms.moves
    # CI-5c Whoever does not open may drop out.
    if state.frames.step() == Step.BIDDING:
        actions.add(moves.out)
    first: i64 = rung_above(bidding.least_bid(state) - 1)
    after: i64 = rung_above(state.cash[seat])
    if first < after:
        actions.add_all(moves.bid + first, after - first)


def refusal(state: Estate, move: i64, seat: i64) -> i64:
    if move == state.terms.moves.out:
        return FINE if state.frames.step() == Step.BIDDING else NOT_ASKED_NOW
    amount: i64 = state.terms.moves.bid_amount(move)
    return refusal_bid(state, amount, seat) if amount else NOT_ASKED_NOW


def apply(state: Estate, move: i64, seat: i64) -> None:
    if move == state.terms.moves.out:
        drop_out(state, seat)
    else:
        bid(state, state.terms.moves.bid_amount(move), seat)


def bid(state: Estate, amount: i64, seat: i64) -> None:
    bidding.raise_to(state, amount, seat)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "amount": int(amount)}
        particulars["district"] = DISTRICT_IDS[bidding.district(state)]
        state.tell("bid-made", state.terms.clauses.auction, particulars)


def drop_out(state: Estate, seat: i64) -> None:
    # CI-5c For good.
    bidding.drop_out(state, seat)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "district": DISTRICT_IDS[bidding.district(state)]}
        state.tell("out-of-auction", state.terms.clauses.out, particulars)


def hammer(state: Estate) -> None:
    """CI-5a The highest bid wins and is paid to the bank; without a bid the district stays unowned."""
    sold: i64 = bidding.district(state)
    amount: i64 = bidding.highest(state)
    winner: i64 = bidding.leader(state)
    bidding.close(state)
    if winner == BANK:
        if state.telling:
            state.tell("district-unsold", state.terms.clauses.auction, {"district": DISTRICT_IDS[sold]})
        return
    money.pay_bank(state, winner, amount)
    owners.give_title(state, sold, winner)
    money.tell_price(state, "district-won", state.terms.clauses.auction, winner, sold, amount)


# What is asked


def forms(state: Estate, seat: i64) -> list[Form]:
    # CI-5a, CI-5b
    high: i64 = min(state.cash[seat], (MOST_UNITS - 1) * STEP)
    low: i64 = bidding.least_bid(state)
    return [BidForm(int(low), int(high), int(STEP))] if low <= high else []


def ask(state: Estate, seat: i64) -> dict[str, object]:
    found: dict[str, object] = {"district": DISTRICT_IDS[bidding.district(state)]}
    if state.frames.step() == Step.BIDDING:
        found |= {"bid": int(bidding.highest(state)), "leader": int(bidding.leader(state))}
    return found | {"low": int(bidding.least_bid(state)), "high": int(state.cash[seat])}


def fits(state: Estate) -> bool:
    lot: i64 = bidding.district(state)
    amount: i64 = bidding.highest(state)
    first: i64 = bidding.leader(state)
    if not 0 <= lot < DISTRICTS or (state.unowned >> lot) & 1 == 0 or amount < 0 or amount % STEP:
        return False
    if (first == BANK) != (amount == 0) or state.dropped & ~state.playing:
        return False
    if first != BANK and (not owners.is_playing(state, first) or state.cash[first] < amount):
        return False
    if first != BANK and (state.dropped >> first) & 1:
        return False
    if state.caller != BANK and not owners.is_playing(state, state.caller):
        return False
    if state.frames.step() == Step.OPENING:
        opens = state.caller != BANK and state.cash[state.caller] >= STEP and state.spoke == state.caller
        return opens and amount == 0 and state.dropped == 0
    return state.frames.step() == Step.BIDDING and bidding.raisers(state) != 0
