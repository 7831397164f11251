"""City and U-Build: one seat against all others, taken for one player.

What others deal among themselves changes nothing in it, nor does it matter within a round whose turn it is.
"""

from typing import final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.core.bits import bit, count_bits
from faubourg.games.estate import debts
from faubourg.games.estate.bidding import next_of
from faubourg.games.estate.districts import BANK
from faubourg.games.estate.state import Estate


@final
class Pool:
    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast

    def balance(self, state: Estate, seat: i64) -> i64:
        """What a seat will have beyond the average of the others, times their number."""
        others: i64 = count_bits(state.playing) - 1
        merged = state.clone()
        rest: i64 = self.merge(merged, seat)
        left: i64 = self.forecast.rounds_left(state)
        forecast = self.forecast
        for other in range(state.seats):
            forecast.turns[other] = 0
        forecast.turns[seat] = left
        forecast.turns[rest] = left * others
        forecast.count_all(merged)
        return forecast.wealth[seat] * others - forecast.wealth[rest]

    def merge(self, state: Estate, seat: i64) -> i64:
        """Give everything that the others have, and owe, to one of them, who is named."""
        rest: i64 = next_of(state.playing & ~bit(seat), seat, state.seats)
        for other in range(state.seats):
            if other not in (seat, rest):
                state.owned[rest] |= state.owned[other]
                state.owned[other] = 0
                self.forecast.merge_more(state, other, rest)
                state.cash[rest] += state.cash[other]
                state.cash[other] = 0
        frames = state.frames
        for place in range(frames.depth):
            if debts.is_debt(frames, place):
                creditor: i64 = debts.creditor_at(frames, place)
                debtor: i64 = seat if debts.debtor_at(frames, place) == seat else rest
                debts.set_sides(frames, place, debtor, creditor if creditor in (seat, BANK) else rest)
        state.playing = bit(seat) | bit(rest)
        return rest
