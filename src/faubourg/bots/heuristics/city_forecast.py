"""City: what cards and the tax add to the wealth that is foretold."""

from typing import final

from mypy_extensions import i64

from faubourg.bots.heuristics import city_calendar
from faubourg.bots.heuristics.city_growth import CityGrowth
from faubourg.bots.heuristics.city_weights import TAX_VISITS, CityWeights
from faubourg.bots.heuristics.estate_forecast import Forecast
from faubourg.bots.heuristics.estate_growth import TURNS
from faubourg.core.bits import count_bits, lowest
from faubourg.games.city.numbering import DODGE, JAIL_CARDS, TAX_DODGE, TAXI
from faubourg.games.city.rules import charges, debt
from faubourg.games.city.state import City
from faubourg.games.estate import debts
from faubourg.games.estate.state import Estate


@final
class CityForecast(Forecast):
    def __init__(self, seasoned: bool = False) -> None:
        # The same as `weights`, by their own type.
        self.own = CityWeights()
        super().__init__(CityGrowth(self.own), seasoned)
        # The cards that will settle a debt, as a set.
        self.spent: i64 = 0

    def rounds_left(self, state: Estate) -> i64:
        assert isinstance(state, City)
        return city_calendar.rounds_left(state)

    def protected(self, state: Estate) -> i64:
        # CI-8b
        assert isinstance(state, City)
        return state.bonuses

    def survey(self, state: Estate) -> None:
        self.spent = 0

    def is_settled(self, state: Estate, place: i64) -> bool:
        """CI-11f, CI-12c Whoever holds a card that settles a debt will use that."""
        assert isinstance(state, City)
        frames = state.frames
        cards: i64 = state.held[debts.debtor_at(frames, place)] & debt.cards_at(frames, place)
        self.spent |= cards & -cards
        return cards != 0

    def merge_more(self, state: Estate, other: i64, rest: i64) -> None:
        assert isinstance(state, City)
        state.held[rest] |= state.held[other]
        state.held[other] = 0

    def value_of_rest(self, state: Estate, seat: i64, turns: i64) -> i64:
        """Of what is held, and of the tax that is to come (CI-4e)."""
        assert isinstance(state, City)
        if turns == 0:
            return 0
        held: i64 = state.held[seat] & ~self.spent
        card: i64 = self.own.card
        total: i64 = count_bits(held & (JAIL_CARDS | TAXI)) * card
        if charges.has_industry(state, seat):
            tax: i64 = state.figures.tax * TAX_VISITS * turns // TURNS
            total -= max(i64(0), tax - state.figures.tax) if held & TAX_DODGE else tax
        elif held & TAX_DODGE:
            total += card
        if held & DODGE:
            total += self.highest_rent(state, seat) * self.own.dodge_share // 100
        return total

    def highest_rent(self, state: Estate, seat: i64) -> i64:
        """The highest rent that others would take."""
        found: i64 = 0
        for other in range(state.seats):
            left: i64 = state.owned[other] if other != seat else 0
            while left:
                found = max(found, self.rents[lowest(left)])
                left &= left - 1
        return found
