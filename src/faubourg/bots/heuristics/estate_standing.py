"""City and U-Build: what share of the victory each seat may expect, all seats at once.

An estimate of one seat alone hides what a deal of two takes from everybody else. Shares add up to one: whatever a
third seat loses is somebody's gain.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.estate_forecast import SURE, Forecast, no_seats
from faubourg.bots.heuristics.estate_horizon import unless_dealt
from faubourg.bots.heuristics.heuristic import ahead_of
from faubourg.games.estate.state import Estate


@final
class Standing:
    def __init__(self, forecast: Forecast) -> None:
        self.forecast = forecast
        # By seat, as counted last; SURE in all.
        self.shares: vec[i64] = no_seats()

    def count(self, state: Estate) -> None:
        """Foretell the share of every seat, if no further deal is made."""
        state = unless_dealt(state)
        if state.over:
            self.settle(state)
            return
        self.forecast.count(state)
        self.share_out(state)

    def count_ended(self, state: Estate) -> None:
        """The shares as they would be told if the match ended now (CI-15a, UB-11b)."""
        state = unless_dealt(state)
        if state.over:
            self.settle(state)
            return
        for seat in range(state.seats):
            self.forecast.turns[seat] = 0
        self.forecast.count_all(state)
        self.share_out(state)

    def settle(self, state: Estate) -> None:
        winners = state.ranking()[0]
        for seat in range(state.seats):
            self.shares[seat] = SURE // len(winners) if int(seat) in winners else i64(0)

    def share_out(self, state: Estate) -> None:
        """By the wealth that was foretold."""
        forecast = self.forecast
        weights = forecast.weights
        shares = self.shares
        whole: i64 = 0
        for seat in range(state.seats):
            chance: i64 = 0
            if (state.playing >> seat) & 1:
                chance = SURE
                blur: i64 = weights.blur + weights.blur_by_turn * forecast.turns[seat]
                for other in range(state.seats):
                    if other != seat and (state.playing >> other) & 1:
                        chance = ahead_of(chance, forecast.wealth[seat] - forecast.wealth[other], blur, SURE)
            shares[seat] = chance
            whole += chance
        if whole > 0:
            for seat in range(state.seats):
                shares[seat] = shares[seat] * SURE // whole
