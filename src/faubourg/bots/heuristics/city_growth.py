"""City: what districts, blocks and skyscrapers cost, and how many blocks are to come."""

from typing import final

from mypy_extensions import i64

from faubourg.bots.heuristics.city_weights import LAPS, VISITS, CityWeights
from faubourg.bots.heuristics.estate_growth import Growth
from faubourg.core.bits import cells_of
from faubourg.games.city.rules import landmarks, permits
from faubourg.games.city.state import City
from faubourg.games.estate.districts import Piece
from faubourg.games.estate.state import Estate


@final
class CityGrowth(Growth):
    def __init__(self, weights: CityWeights) -> None:
        super().__init__(weights)
        self.visits = cells_of(list(VISITS))
        self.laps = LAPS

    def salary(self, state: Estate, seat: i64) -> i64:
        assert isinstance(state, City)
        return landmarks.salary(state, seat)

    def blocks_to_come(self, state: Estate, turns: i64) -> i64:
        # CI-6a
        return turns * self.weights.blocks // 100

    def skyscrapers_left(self, state: Estate) -> i64:
        assert isinstance(state, City)
        return landmarks.left_of(state, Piece.SKYSCRAPER)

    def block_price(self, state: Estate, district: i64) -> i64:
        assert isinstance(state, City)
        return state.figures.price_of(Piece.RESIDENTIAL, district)

    def hazard_price(self, state: Estate, district: i64) -> i64:
        # CI-8f
        assert isinstance(state, City)
        return permits.removal_cost(state, district)
