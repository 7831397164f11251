"""U-Build: what bridges take from to the wealth that is foretold."""

from typing import final

from mypy_extensions import i64

from faubourg.bots.heuristics import ubuild_calendar
from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.bots.heuristics.ubuild_growth import UBuildGrowth
from faubourg.bots.heuristics.ubuild_weights import UBuildWeights
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild.rules import landmarks
from faubourg.games.ubuild.state import UBuild


@final
class UBuildForecast(Forecast):
    def __init__(self, seasoned: bool = False) -> None:
        # The same as `weights` and `growth`, by their own types.
        self.own = UBuildWeights(seasoned)
        self.track = UBuildGrowth(self.own)
        super().__init__(self.track, seasoned)

    def rounds_left(self, state: Estate) -> i64:
        assert isinstance(state, UBuild)
        return ubuild_calendar.rounds_left(state, self.own.rounds(state.layout.mode, state.seats), self.own.shortest)

    def protected(self, state: Estate) -> i64:
        # UB-5c, UB-5d
        assert isinstance(state, UBuild)
        return state.protected

    def survey(self, state: Estate) -> None:
        assert isinstance(state, UBuild)
        self.track.look_up(state)

    def income(self, state: Estate, seat: i64) -> i64:
        # UB-3g Salaries, UB-3f, UB-4f less the tolls.
        assert isinstance(state, UBuild)
        return landmarks.salary(state, seat) * self.track.laps - state.figures.toll * self.track.tolls
