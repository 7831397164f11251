"""What is measured of matches of City."""

from typing import Final, final

from mypy_extensions import i64

from faubourg.core.measures import Chapter, Kind, Witness
from faubourg.core.state import State
from faubourg.games.city.figures import Figures
from faubourg.games.city.numbering import DISTRICT_AT
from faubourg.games.city.rules.ending import ended_by
from faubourg.games.city.state import City
from faubourg.games.estate.districts import ALL_DISTRICTS
from faubourg.games.estate.measures import (
    AUCTIONS,
    COLUMNS,
    MONEY,
    WEALTH,
    EstateMeasures,
    EstateWitness,
    about_districts,
)
from faubourg.games.estate.state import Estate

ENDINGS: Final = ["rounds", "last", "hour"]


@final
class CityMeasures(EstateMeasures):
    def __init__(self, figures: Figures) -> None:
        super().__init__(COLUMNS, ENDINGS)
        self.figures = figures

    def ended(self, state: State) -> str:
        assert isinstance(state, City)
        return ended_by(state)

    def rounds(self, state: Estate) -> i64:
        assert isinstance(state, City)
        # The round that was not begun any more does not count.
        if state.table.by_rounds:
            return min(state.round, state.rounds)
        return state.round

    def kinds(self) -> list[Kind]:
        # CI-1e Of three lengths the one that can be compared at all numbers of seats, and at four seats the others.
        by_seats = [Kind(seats, {"rounds": 30}) for seats in (4, 2, 3, 5, 6)]
        return [*by_seats, Kind(4, {"rounds": 20}), Kind(4, {"length": "last"})]

    def witness(self) -> Witness | None:
        return CityWitness()

    def chapters(self, kind: Kind) -> list[Chapter]:
        return [MONEY, AUCTIONS, WEALTH, *about_districts(ALL_DISTRICTS)]


@final
class CityWitness(EstateWitness):
    def district_under(self, state: Estate, seat: int) -> int:
        assert isinstance(state, City)
        return int(DISTRICT_AT[state.places[seat]])
