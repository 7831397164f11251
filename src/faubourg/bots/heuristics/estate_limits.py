"""City and U-Build: how much a seat bids for a district.

A limit follows from the district, from cash and from what everybody owns, none of which changes while an auction runs;
neither the bids nor the time decide. So it is the same at every moment of an auction.
"""

from typing import final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.core.bits import bit, count_bits
from faubourg.games.estate import bidding, money, owners
from faubourg.games.estate.bids import LADDER, STEP, rung_above
from faubourg.games.estate.districts import BANK, COLOUR_OF, colour_set
from faubourg.games.estate.state import Estate


@final
class Limits:
    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast

    def limit(self, state: Estate, seat: i64, district: i64) -> i64:
        """The highest rung of the ladder up to which a seat would rather have an unowned district than leave it to
        its rival; 0 when there is none."""
        rival: i64 = self.rival(state, seat, district)
        low: i64 = 0
        high: i64 = rung_above(state.cash[seat])
        while low < high:
            middle: i64 = (low + high) // 2
            amount: i64 = LADDER[middle]
            mine: i64 = self.after_sale(state, seat, district, seat, amount)
            theirs: i64 = self.after_sale(state, seat, district, rival, min(amount, state.cash[rival]))
            if mine > theirs:
                low = middle + 1
            else:
                high = middle
        return LADDER[low - 1] if low else 0

    def stake(self, state: Estate, seat: i64, best: i64) -> i64:
        """How much better the best bid is than to leave the district to a rival for as much; or that than to bid."""
        lot: i64 = bidding.district(state)
        rival: i64 = self.rival(state, seat, lot)
        is_out = best == state.terms.moves.out
        amount: i64 = bidding.least_bid(state) if is_out else state.terms.moves.bid_amount(best)
        mine: i64 = self.after_sale(state, seat, lot, seat, amount)
        theirs: i64 = self.after_sale(state, seat, lot, rival, min(amount, state.cash[rival]))
        return max(i64(0), theirs - mine if is_out else mine - theirs)

    def rival(self, state: Estate, seat: i64, district: i64) -> i64:
        """The other player who has most of the district's colour; among equals the richest to be."""
        self.forecast.count(state)
        colour: i64 = colour_set(COLOUR_OF[district])
        found: i64 = -1
        most: i64 = 0
        for other in range(state.seats):
            if other == seat or (state.playing >> other) & 1 == 0:
                continue
            has: i64 = count_bits(state.owned[other] & colour)
            is_richer = found >= 0 and has == most and self.forecast.wealth[other] > self.forecast.wealth[found]
            if found < 0 or has > most or is_richer:
                found = other
                most = has
        return found

    def after_sale(self, state: Estate, seat: i64, district: i64, buyer: i64, amount: i64) -> i64:
        """What a seat thinks of a district being sold for an amount."""
        owned: i64 = state.owned[buyer]
        unowned: i64 = state.unowned
        state.owned[buyer] = owned | bit(district)
        state.unowned = unowned & ~bit(district)
        state.cash[buyer] -= amount
        found: i64 = self.forecast.estimate(state, seat)
        state.owned[buyer] = owned
        state.unowned = unowned
        state.cash[buyer] += amount
        return found

    def settle(self, state: Estate, district: i64, caller: i64) -> None:
        """Sell a district as it would be if all bid up to their limits: the highest pays what the second would."""
        winner: i64 = BANK
        highest: i64 = 0
        second: i64 = 0
        for seat in range(state.seats):
            if (state.playing >> seat) & 1:
                mine: i64 = self.limit(state, seat, district)
                # CI-5a The opening price is the caller's own bid.
                if seat == caller:
                    mine = max(mine, min(STEP, state.cash[seat]))
                if mine > highest:
                    second = highest
                    highest = mine
                    winner = seat
                elif mine > second:
                    second = mine
        if winner != BANK:
            owners.give_title(state, district, winner)
            money.pay_bank(state, winner, max(STEP, second))
