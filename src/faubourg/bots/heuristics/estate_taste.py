"""City and U-Build: which deals a seat agrees to.

The plain taste is that of a seat that looks at its own estimate alone. The careful one looks at the shares of all
seats: a third seat's loss is nobody's gift, so what the proposer gains is to be shared, and a leader gives more.
Both keep to the balance of one against all others, so no sequence of deals, whoever makes them, lowers that.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import SURE, Forecast, no_seats
from faubourg.bots.heuristics.estate_horizon import may_end
from faubourg.bots.heuristics.estate_pool import Pool
from faubourg.bots.heuristics.estate_standing import Standing
from faubourg.core.bits import count_bits
from faubourg.games.estate.state import Estate

# In hundredths of the proposer's gain: what a seat asks for itself, for each of the others at the table, of a proposer
# who has no more than a fair share. Whoever deals with all of them gains each time, and each of them only once.
# From a leader it is more, and at most so many times as much.
EVEN: Final[i64] = 100
DEAREST: Final[i64] = 3


class Taste(ABC):
    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast

    @abstractmethod
    def look(self, state: Estate) -> None:
        """See a position as it is before any deal."""

    @abstractmethod
    def agrees(self, child: Estate, seat: i64, proposer: i64) -> bool:
        """Whether a seat likes what comes of a deal better than what was looked at, by as much as it asks for."""


@final
class PlainTaste(Taste):
    """That of `Deals.likes`, which looks again for every deal."""

    def __init__(self, forecast: Forecast) -> None:
        super().__init__(forecast)
        self.pool = Pool(forecast)
        self.estimates: vec[i64] = no_seats()
        self.balances: vec[i64] = no_seats()

    def look(self, state: Estate) -> None:
        for seat in range(state.seats):
            if (state.playing >> seat) & 1:
                self.balances[seat] = self.pool.balance(state, seat)
                self.estimates[seat] = self.forecast.estimate(state, seat)

    def agrees(self, child: Estate, seat: i64, proposer: i64) -> bool:
        if self.forecast.estimate(child, seat) <= self.estimates[seat]:
            return False
        return self.pool.balance(child, seat) > self.balances[seat]


@final
class CarefulTaste(Taste):
    def __init__(self, forecast: Forecast, asks: i64 = EVEN) -> None:
        super().__init__(forecast)
        self.asks: i64 = asks
        self.pool = Pool(forecast)
        self.standing = Standing(forecast)
        self.shares: vec[i64] = no_seats()
        self.balances: vec[i64] = no_seats()
        self.fair: i64 = SURE
        self.others: i64 = 1
        # By seat, the shares if the match ended now; they matter only if it may.
        self.ended: vec[i64] = no_seats()
        self.closing = False

    def look(self, state: Estate) -> None:
        self.others = count_bits(state.playing) - 1
        self.fair = SURE // (self.others + 1)
        self.closing = may_end(state, self.forecast)
        if self.closing:
            self.standing.count_ended(state)
            self.keep(state, self.ended)
        self.standing.count(state)
        self.keep(state, self.shares)
        for seat in range(state.seats):
            if (state.playing >> seat) & 1:
                self.balances[seat] = self.pool.balance(state, seat)

    def keep(self, state: Estate, shares: vec[i64]) -> None:
        for seat in range(state.seats):
            shares[seat] = self.standing.shares[seat]

    def agrees(self, child: Estate, seat: i64, proposer: i64) -> bool:
        if self.closing:
            self.standing.count_ended(child)
            if self.standing.shares[seat] <= self.ended[seat]:
                return False
        self.standing.count(child)
        gain: i64 = self.standing.shares[seat] - self.shares[seat]
        theirs: i64 = self.standing.shares[proposer] - self.shares[proposer]
        if gain <= 0 or gain * 100 < theirs * self.asked_of(proposer):
            return False
        return self.pool.balance(child, seat) > self.balances[seat]

    def gain(self, child: Estate, seat: i64) -> i64:
        """What a seat that offers a deal gains by it; below zero what it must not offer."""
        if self.closing:
            self.standing.count_ended(child)
            if self.standing.shares[seat] < self.ended[seat]:
                return -1
        self.standing.count(child)
        return self.standing.shares[seat] - self.shares[seat]

    def asked_of(self, proposer: i64) -> i64:
        """In hundredths of what the proposer gains."""
        even: i64 = self.asks * self.others
        return min(DEAREST * even, max(even, even * self.shares[proposer] // self.fair))
