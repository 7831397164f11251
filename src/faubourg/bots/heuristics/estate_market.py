"""City and U-Build: every deal of one or two districts that a seat could offer, at the price at which the other side
just agrees."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_deals import done
from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.bots.heuristics.estate_horizon import unless_dealt
from faubourg.bots.heuristics.estate_taste import CarefulTaste, Taste
from faubourg.core.bits import bit, lowest
from faubourg.core.state import FINE
from faubourg.games.estate import dealing, offers
from faubourg.games.estate.deals import deal_code
from faubourg.games.estate.districts import COLOUR_OF, colour_set
from faubourg.games.estate.state import MOST_CASH, Estate, Frame

NONE: Final[i64] = -1
NEVER: Final[i64] = -MOST_CASH
# Offers are in round sums.
ROUND_SUM: Final[i64] = 50
# More positions than one deal takes to be judged, and the look before all.
FOR_ONE: Final[i64] = 100


@final
class Market:
    def __init__(self, forecast: Forecast, taste: Taste) -> None:
        # How the seat itself judges, and how it thinks that others do.
        self.own = CarefulTaste(forecast)
        self.taste = taste
        # The best offer found, and what it gains.
        self.best: i64 = NONE
        self.most: i64 = 0
        # Whether somebody who owes is bankrupt if no deal is made.
        self.ruin = False
        # Up to how many positions, of those that were ever judged, another deal is looked at.
        self.enough: i64 = 0

    def find(self, state: Estate, seat: i64, least: i64, positions: i64) -> i64:
        """The offer by which a seat gains most, and more than so much; NONE if there is none. No more positions are
        judged for it than allowed."""
        self.best = NONE
        self.most = least
        self.enough = self.judged() + positions - FOR_ONE
        if self.is_enough():
            return NONE
        self.look(state)
        for other in range(state.seats):
            if other != seat and (state.playing >> other) & 1:
                self.try_singles(state, seat, other)
                if state.frames.kind() == Frame.DEBT:
                    self.try_pledges(state, seat, other)
                else:
                    self.try_swaps(state, seat, other)
        return self.best

    def judged(self) -> i64:
        """How many positions were ever judged."""
        found: i64 = self.own.forecast.counted
        if self.taste.forecast is not self.own.forecast:
            found += self.taste.forecast.counted
        return found

    def is_enough(self) -> bool:
        return self.judged() >= self.enough

    def look(self, state: Estate) -> None:
        """See a position as it is before any deal."""
        self.ruin = unless_dealt(state) is not state
        self.own.look(state)
        self.taste.look(state)

    def try_singles(self, state: Estate, seat: i64, other: i64) -> None:
        """One district is bought or sold."""
        left: i64 = state.owned[seat] | state.owned[other]
        while left:
            self.try_deal(state, seat, other, bit(lowest(left)))
            left &= left - 1

    def try_swaps(self, state: Estate, seat: i64, other: i64) -> None:
        """One district is given for another, if either of the two comes to others of its colour."""
        mine: i64 = state.owned[seat]
        theirs: i64 = state.owned[other]
        left: i64 = mine
        while left:
            given: i64 = lowest(left)
            left &= left - 1
            is_wanted = colour_set(COLOUR_OF[given]) & theirs != 0
            rest: i64 = theirs & ~colour_set(COLOUR_OF[given])
            while rest:
                taken: i64 = lowest(rest)
                rest &= rest - 1
                if is_wanted or colour_set(COLOUR_OF[taken]) & mine:
                    self.try_deal(state, seat, other, bit(given) | bit(taken))

    def try_pledges(self, state: Estate, seat: i64, other: i64) -> None:
        """CI-7b, UB-8d A debtor sells two districts at once, or all."""
        left: i64 = state.owned[seat]
        while left:
            first: i64 = bit(lowest(left))
            left &= left - 1
            rest: i64 = left
            while rest:
                self.try_deal(state, seat, other, first | bit(lowest(rest)))
                rest &= rest - 1
        self.try_deal(state, seat, other, state.owned[seat])

    def try_deal(self, state: Estate, seat: i64, other: i64, districts: i64) -> None:
        """Districts of the two change hands for as much cash as the other side agrees to."""
        if self.is_enough():
            return
        child = done(state, seat, deal_code(other, districts, 0, 0))
        cash: i64 = self.price(state, child, seat, other)
        if cash == NEVER:
            return
        child.cash[seat] += cash
        child.cash[other] -= cash
        if self.own.gain(child, seat) <= self.most:
            return
        # Whoever is ruined otherwise has no balance to keep.
        if not self.ruin and self.own.pool.balance(child, seat) <= self.own.balances[seat]:
            return
        move: i64 = deal_code(other, districts, 0, cash)
        if dealing.refusal(state, move, seat) == FINE:
            self.most = self.own.gain(child, seat)
            self.best = move

    def price(self, state: Estate, child: Estate, seat: i64, other: i64) -> i64:
        """The most that the other side pays, below zero the least that it takes, for what changed hands without any
        cash; NEVER if it does not agree to that at any price."""
        # In round sums, what the seat receives: from all that it has to all that the other has, and forgives.
        low: i64 = -(state.cash[seat] // ROUND_SUM)
        high: i64 = (state.cash[other] + offers.owed_to(state, other)) // ROUND_SUM + 1
        if state.frames.kind() == Frame.DEBT:
            # CI-7b A debtor pays nobody.
            low = 1
        if high <= low or not self.agrees(child, seat, other, low * ROUND_SUM):
            return NEVER
        while high - low > 1:
            middle: i64 = (low + high) >> 1
            if self.agrees(child, seat, other, middle * ROUND_SUM):
                low = middle
            else:
                high = middle
        return low * ROUND_SUM

    def agrees(self, child: Estate, seat: i64, other: i64, cash: i64) -> bool:
        """Whether the other side agrees when the seat receives so much."""
        child.cash[seat] += cash
        child.cash[other] -= cash
        found = self.taste.agrees(child, other, seat)
        child.cash[seat] -= cash
        child.cash[other] += cash
        return found
