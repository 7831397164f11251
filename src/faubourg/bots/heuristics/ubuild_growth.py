"""U-Build: what districts, blocks and skyscrapers cost, and how many blocks are to come."""

from typing import final

from mypy_extensions import i64

from faubourg.bots.heuristics.estate_growth import Growth
from faubourg.bots.heuristics.ubuild_weights import UBuildWeights
from faubourg.core.bits import count_bits
from faubourg.games.estate import blocks
from faubourg.games.estate.state import Estate
from faubourg.games.ubuild.game import UBuildGame
from faubourg.games.ubuild.layouts.layout import Layout
from faubourg.games.ubuild.numbering import Piece
from faubourg.games.ubuild.rules import landmarks
from faubourg.games.ubuild.state import UBuild


@final
class UBuildGrowth(Growth):
    def __init__(self, weights: UBuildWeights) -> None:
        super().__init__(weights)
        # The layout for which visits, laps and tolls were looked up.
        self.layout: Layout | None = None
        self.tolls: i64 = 0

    def look_up(self, state: UBuild) -> None:
        """How often districts and GO are visited on this layout."""
        if state.layout is self.layout:
            return
        game = state.game
        assert isinstance(game, UBuildGame)
        traffic = game.traffic.of(state.layout.text)
        self.visits = traffic.visits
        self.laps = traffic.laps
        self.tolls = traffic.tolls
        self.layout = state.layout

    def salary(self, state: Estate, seat: i64) -> i64:
        assert isinstance(state, UBuild)
        return landmarks.salary(state, seat)

    def blocks_to_come(self, state: Estate, turns: i64) -> i64:
        """UB-3c Three a roll; UB-5a while there are any, for which all others build too."""
        assert isinstance(state, UBuild)
        stock: i64 = state.residential_left + state.industrial_left
        share: i64 = stock * 2 // (count_bits(state.playing) + 1)
        return min(turns * self.weights.blocks // 100, share)

    def skyscrapers_left(self, state: Estate) -> i64:
        assert isinstance(state, UBuild)
        return landmarks.left_of(state, Piece.SKYSCRAPER)

    def block_price(self, state: Estate, district: i64) -> i64:
        assert isinstance(state, UBuild)
        return blocks.cost_of(state, district, is_industrial=state.residential_left == 0)

    def hazard_price(self, state: Estate, district: i64) -> i64:
        assert isinstance(state, UBuild)
        # UB-5c Where no block is residential it does no harm.
        if state.residential[district] == 0:
            return 0
        # UB-5e Two steps take it away from any district.
        return 2 * state.figures.hazard_step
