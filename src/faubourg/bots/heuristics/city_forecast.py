"""City: the wealth that every seat will have in the end, as well as it can be told.

It follows from what can change hands (cash, districts, cards), what is owed, and what stands on the board, never from
an offer or a bid that is open: whoever accepts only what raises the estimate can never be led below it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.city_calendar import turns_left
from faubourg.bots.heuristics.city_growth import TURNS, Growth
from faubourg.bots.heuristics.city_weights import JAIL_TURNS, LAPS, TAX_VISITS, WORST, Weights
from faubourg.bots.heuristics.heuristic import ahead_of
from faubourg.core.bits import cells_of, count_bits, lowest
from faubourg.games.city.numbering import DODGE, JAIL_CARDS, MOST_SEATS, TAX_DODGE, TAXI
from faubourg.games.city.rules import charges, debt, landmarks
from faubourg.games.city.state import City
from faubourg.games.estate import debts, rent
from faubourg.games.estate.districts import BANK, DISTRICTS, LEVELS

# A sure win, on a scale fine enough to tell ten more or less even in a match that is all but lost.
SURE: Final[i64] = 1_000_000_000
# The risk of a hazard is that of so many turns of others.
RISKY_TURNS: Final[i64] = 20


def no_seats() -> vec[i64]:
    return cells_of([0] * int(MOST_SEATS))


@final
class Forecast:
    def __init__(self) -> None:
        self.weights = Weights()
        self.growth = Growth(self.weights)
        # By district: the rent due now.
        self.rents: vec[i64] = cells_of([0] * int(DISTRICTS))
        # By seat: cash less what is owed, the turns to come, the sum of its rents and what hazards may take from it.
        self.cash: vec[i64] = no_seats()
        self.turns: vec[i64] = no_seats()
        self.sums: vec[i64] = no_seats()
        self.losses: vec[i64] = no_seats()
        # By seat: the rent that ten thousand turns of another player bring, now and when it has grown.
        self.rates: vec[i64] = no_seats()
        self.growing: vec[i64] = no_seats()
        self.worths: vec[i64] = no_seats()
        self.wealth: vec[i64] = no_seats()
        # The cards that will settle a debt, as a set.
        self.spent: i64 = 0

    def estimate(self, state: City, seat: i64) -> i64:
        """The chance of a seat to come out ahead of all others, from 0 to SURE."""
        if (state.playing >> seat) & 1 == 0:
            return 0
        self.count(state)
        blur: i64 = self.weights.blur + self.weights.blur_by_turn * self.turns[seat]
        chance: i64 = SURE
        for other in range(state.seats):
            if other != seat and (state.playing >> other) & 1:
                chance = ahead_of(chance, self.wealth[seat] - self.wealth[other], blur, SURE)
        return chance

    def count(self, state: City) -> None:
        """Foretell the wealth of all seats."""
        for seat in range(state.seats):
            self.turns[seat] = turns_left(state, seat)
        self.count_all(state)

    def count_all(self, state: City) -> None:
        """The same when the turns to come are known."""
        everybody: i64 = 0
        for seat in range(state.seats):
            everybody += self.turns[seat]
            self.cash[seat] = state.cash[seat]
            self.count_rents(state, seat)
        self.count_debts(state)
        self.growth.survey(state)
        for owner in range(state.seats):
            visitors: i64 = everybody - self.turns[owner]
            self.growth.count(state, owner, self.rents, self.cash[owner], self.turns[owner], visitors)
            self.worths[owner] = self.growth.worth
            self.growing[owner] = self.growth.rate
        for holder in range(state.seats):
            self.wealth[holder] = self.foretell(state, holder, everybody - self.turns[holder])

    def count_rents(self, state: City, seat: i64) -> None:
        """The rents of a seat as they are."""
        figures = state.figures
        total: i64 = 0
        rate: i64 = 0
        loss: i64 = 0
        has_turns = self.turns[seat] > 0
        has_tower = rent.has_tower(state, seat)
        left: i64 = state.owned[seat]
        while left:
            district: i64 = lowest(left)
            left &= left - 1
            due: i64 = 0
            if (state.mortgaged >> district) & 1 == 0:
                factor: i64 = rent.factor(state, district, has_tower)
                due = rent.card_rent(state, district) * factor
                # CI-8b A bonus building keeps hazards away; CI-8e those spare industrial blocks.
                if (state.bonuses >> district) & 1 == 0:
                    less: i64 = due - figures.rents[district * LEVELS + state.industrial[district]] * factor
                    loss += min(less, WORST) if has_turns else less
            self.rents[district] = due
            total += due
            rate += due * self.growth.visits[district]
        self.sums[seat] = total
        self.rates[seat] = rate
        self.losses[seat] = loss

    def count_debts(self, state: City) -> None:
        """CI-10a What is owed is as good as paid; a creditor gets no more than there is. CI-11f, CI-12c But whoever
        holds a card that settles it will use that."""
        self.spent = 0
        frames = state.frames
        for place in range(frames.depth):
            if not debts.is_debt(frames, place):
                continue
            debtor: i64 = debts.debtor_at(frames, place)
            amount: i64 = debts.amount_at(frames, place)
            creditor: i64 = debts.creditor_at(frames, place)
            cards: i64 = state.held[debtor] & debt.cards_at(frames, place)
            if cards:
                self.spent |= cards & -cards
                continue
            means: i64 = max(i64(0), self.cash[debtor] + self.sums[debtor])
            self.cash[debtor] -= amount
            if creditor != BANK:
                self.cash[creditor] += min(amount, means)

    def foretell(self, state: City, seat: i64, visitors: i64) -> i64:
        """The final wealth of a seat."""
        if (state.playing >> seat) & 1 == 0:
            return 0
        turns: i64 = self.turns[seat]
        share: i64 = self.weights.growth
        # CI-15a Cash and rents; and what is still to be earned.
        total: i64 = self.cash[seat] + self.sums[seat] + self.rates[seat] * visitors // TURNS
        time: i64 = self.weights.growth_time
        total += (self.worths[seat] + self.growing[seat] * visitors // TURNS * time // 100) * share // 100
        total += landmarks.salary(state, seat) * LAPS * turns // TURNS
        total -= self.losses[seat] * self.weights.risk * min(visitors, RISKY_TURNS) // (100 * RISKY_TURNS)
        total += self.value_of_cards(state, seat, turns)
        # What others will earn from this seat, and the danger of a rent that it could not pay.
        paid: i64 = 0
        now: i64 = 0
        ruin: i64 = 0
        means: i64 = self.cash[seat] + self.sums[seat]
        for other in range(state.seats):
            if other != seat:
                now += self.rates[other]
                paid += self.growing[other] * share // 100 * time // 100
                ruin += self.ruinous(state, other, means)
        total -= (now + paid) * turns // TURNS
        if state.jail[seat] and turns:
            total += self.value_of_jail(state, seat, now)
        if means < 0:
            return min(total, i64(0))
        near: i64 = min(turns, self.weights.danger)
        return total - max(total, i64(0)) * min(TURNS, ruin * near) // TURNS

    def ruinous(self, state: City, owner: i64, means: i64) -> i64:
        """How often one comes to districts of that owner whose rent is more than one has."""
        found: i64 = 0
        left: i64 = state.owned[owner]
        while left:
            district: i64 = lowest(left)
            left &= left - 1
            if self.rents[district] > means:
                found += self.growth.visits[district]
        return found

    def value_of_cards(self, state: City, seat: i64, turns: i64) -> i64:
        """Of what is held, and of the tax that is to come (CI-4e)."""
        if turns == 0:
            return 0
        held: i64 = state.held[seat] & ~self.spent
        card: i64 = self.weights.card
        total: i64 = count_bits(held & (JAIL_CARDS | TAXI)) * card
        if charges.has_industry(state, seat):
            tax: i64 = state.figures.tax * TAX_VISITS * turns // TURNS
            total -= max(i64(0), tax - state.figures.tax) if held & TAX_DODGE else tax
        elif held & TAX_DODGE:
            total += card
        if held & DODGE:
            total += self.highest_rent(state, seat) * self.weights.dodge_share // 100
        return total

    def highest_rent(self, state: City, seat: i64) -> i64:
        """The highest rent that others would take."""
        found: i64 = 0
        for other in range(state.seats):
            left: i64 = state.owned[other] if other != seat else 0
            while left:
                found = max(found, self.rents[lowest(left)])
                left &= left - 1
        return found

    def value_of_jail(self, state: City, seat: i64, paid: i64) -> i64:
        """CI-12b No rent is paid there; but no salary is earned, and nothing is bought."""
        stay: i64 = min(JAIL_TURNS, 4 - state.jail[seat])
        lost: i64 = landmarks.salary(state, seat) * LAPS // TURNS
        lost += self.weights.outside * count_bits(state.unowned) // DISTRICTS
        return stay * (paid // TURNS - lost)
