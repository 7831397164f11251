"""Chapter 5: auctions (CI-5a to CI-5c). Live and in turn differ only in who is asked."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import SEVERAL
from faubourg.core.bits import bit
from faubourg.core.state import FINE
from faubourg.games.city.numbering import BANK, BID, DISTRICT_IDS, OUT, Frame, Step
from faubourg.games.city.refusals import BID_TOO_HIGH, BID_TOO_LOW, DISTRICT_OWNED
from faubourg.games.city.rules import money, owners
from faubourg.games.estate.bidding import bidders, next_of
from faubourg.games.estate.bids import LADDER, RUNGS, STEP, rung_above

if TYPE_CHECKING:
    from faubourg.games.city.state import City


def refusal_call(state: "City", district: i64) -> i64:
    # CI-4d, CI-13.2 Any unowned district.
    return FINE if (state.unowned >> district) & 1 else DISTRICT_OWNED


def call(state: "City", district: i64, seat: i64) -> None:
    """A player has a district auctioned."""
    if state.telling:
        state.tell("auction-called", "CI-5a", {"seat": int(seat), "district": DISTRICT_IDS[district]})
    # CI-5a The opening price is the caller's own first bid; without the cash for it the bank opens.
    if state.cash[seat] >= STEP:
        begin(state, district, Step.OPENING, seat, seat)
    else:
        open_by_bank(state, district, seat)


def open_by_bank(state: "City", district: i64, after: i64) -> None:
    """CI-5a A reserve and no bidder; whoever sits left of that seat speaks first."""
    begin(state, district, Step.BIDDING, after, BANK)
    tell_opened(state)


def open_late(state: "City") -> None:
    """CI-5a Live, the bank opens for a caller who has named no price in time; that of the auction runs on."""
    state.frames.set_step(Step.BIDDING)
    state.caller = BANK
    if state.telling:
        state.tell("time-up", "CI-5a", {"about": "opening"})
    tell_opened(state)


def tell_opened(state: "City") -> None:
    if state.telling:
        state.tell("auction-opened", "CI-5a", {"district": DISTRICT_IDS[state.frames.a()]})


def begin(state: "City", district: i64, step: i64, spoke: i64, caller: i64) -> None:
    state.frames.push(Frame.AUCTION, step, district, 0, BANK)
    state.dropped = 0
    state.spoke = spoke
    state.caller = caller
    state.auctions += 1


def least_bid(state: "City") -> i64:
    """CI-5b Above the highest by at least ten; the reserve is ten."""
    return state.frames.b() + STEP


def raisers(state: "City") -> i64:
    """CI-5c The seats that may still raise, as a set."""
    return bidders(state.cash, state.playing, state.dropped, state.frames.c(), least_bid(state))


def go_on_auction(state: "City") -> bool:
    """Whether somebody is asked; else the hammer falls."""
    frames = state.frames
    if frames.step() == Step.OPENING:
        state.actor = state.caller
        return True
    may_raise: i64 = raisers(state)
    if may_raise == 0:
        # CI-5c All but the leader are out or cannot raise; or all, without a bid.
        hammer(state)
        return False
    # CI-5c Live anybody, any moment; in turn the next clockwise.
    state.actor = SEVERAL if state.table.live else next_of(may_raise, state.spoke, state.seats)
    return True


def refusal_bid(state: "City", amount: i64, seat: i64) -> i64:
    # CI-5a, CI-5b
    if amount < least_bid(state):
        return BID_TOO_LOW
    return FINE if amount <= state.cash[seat] else BID_TOO_HIGH


def fill_bids(state: "City", actions: Actions, seat: i64) -> None:
    # CI-5c Whoever does not open may drop out.
    if state.frames.step() == Step.BIDDING:
        actions.add(OUT)
    cash: i64 = state.cash[seat]
    rung: i64 = rung_above(least_bid(state) - 1)
    while rung < RUNGS and LADDER[rung] <= cash:
        actions.add(BID + rung)
        rung += 1


def bid(state: "City", amount: i64, seat: i64) -> None:
    frames = state.frames
    frames.set_step(Step.BIDDING)
    frames.set_b(amount)
    frames.set_c(seat)
    state.spoke = seat
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "amount": int(amount)}
        state.tell("bid-made", "CI-5a", particulars | {"district": DISTRICT_IDS[frames.a()]})


def drop_out(state: "City", seat: i64) -> None:
    # CI-5c For good.
    state.dropped |= bit(seat)
    state.spoke = seat
    if state.telling:
        state.tell("out-of-auction", "CI-5c", {"seat": int(seat), "district": DISTRICT_IDS[state.frames.a()]})


def hammer(state: "City") -> None:
    """CI-5a The highest bid wins and is paid to the bank; without a bid the district stays unowned."""
    frames = state.frames
    district: i64 = frames.a()
    amount: i64 = frames.b()
    winner: i64 = frames.c()
    frames.pop()
    state.dropped = 0
    state.spoke = 0
    state.caller = BANK
    if winner == BANK:
        if state.telling:
            state.tell("district-unsold", "CI-5a", {"district": DISTRICT_IDS[district]})
        return
    money.pay_bank(state, winner, amount)
    owners.give_title(state, district, winner)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(winner), "district": DISTRICT_IDS[district]}
        state.tell("district-won", "CI-5a", particulars | {"amount": int(amount)})


def time_out(state: "City") -> None:
    # CI-5a Time runs out: that for the opening price, then that for the auction.
    if state.frames.step() == Step.OPENING:
        open_late(state)
        return
    if state.telling:
        state.tell("time-up", "CI-5a", {"about": "auction"})
    hammer(state)
