"""City and U-Build: the wealth that every seat will have in the end, as well as it can be told.

It follows from what can change hands (cash, districts, cards), what is owed, and what stands on the board, never from
an offer or a bid that is open: whoever accepts only what raises the estimate can never be led below it.
"""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.estate_calendar import turns_left
from faubourg.bots.heuristics.estate_growth import TURNS, Growth
from faubourg.bots.heuristics.estate_weights import Weights
from faubourg.bots.heuristics.heuristic import ahead_of
from faubourg.core.bits import cells_of, count_bits, lowest
from faubourg.games.estate import debts, rent
from faubourg.games.estate.districts import BANK, DISTRICTS, LEVELS
from faubourg.games.estate.state import Estate

# A sure win, on a scale fine enough to tell ten more or less even in a match that is all but lost.
SURE: Final[i64] = 1_000_000_000
MOST_SEATS: Final[i64] = 6
# The risk of a hazard is that of so many turns of others; and what it takes away at most, in money.
RISKY_TURNS: Final[i64] = 20
WORST: Final[i64] = 2000
# How many turns jail lasts.
JAIL_TURNS: Final[i64] = 2


def no_seats() -> vec[i64]:
    return cells_of([0] * int(MOST_SEATS))


class Forecast(ABC):
    def __init__(self, growth: Growth, seasoned: bool) -> None:
        self.growth = growth
        # Whether it has the end in sight in an auction, too.
        self.seasoned = seasoned
        self.weights: Weights = growth.weights
        # By district: the rent due now.
        self.rents: vec[i64] = cells_of([0] * int(DISTRICTS))
        # By seat: cash less what is owed, the turns to come, the sum of its rents, what its mortgages would bring, and
        # what hazards may take from it.
        self.cash: vec[i64] = no_seats()
        self.turns: vec[i64] = no_seats()
        self.sums: vec[i64] = no_seats()
        self.pledges: vec[i64] = no_seats()
        self.losses: vec[i64] = no_seats()
        # By seat: the rent that ten thousand turns of another player bring, now and when it has grown.
        self.rates: vec[i64] = no_seats()
        self.growing: vec[i64] = no_seats()
        self.worths: vec[i64] = no_seats()
        self.wealth: vec[i64] = no_seats()
        # How many positions were ever judged.
        self.counted: i64 = 0

    # What a game says

    @abstractmethod
    def rounds_left(self, state: Estate) -> i64:
        """The rounds after the present one."""

    @abstractmethod
    def protected(self, state: Estate) -> i64:
        """The districts to which no hazard can come, as a set."""

    @abstractmethod
    def survey(self, state: Estate) -> None:
        """Look at the board, before anything is counted."""

    def income(self, state: Estate, seat: i64) -> i64:
        """What the board itself brings in ten thousand turns."""
        return self.growth.salary(state, seat) * self.growth.laps

    def value_of_rest(self, state: Estate, seat: i64, turns: i64) -> i64:
        """Of what else a seat has."""
        return 0

    def is_settled(self, state: Estate, place: i64) -> bool:
        """Whether a debt at a place of the stack will be settled by something other than money."""
        return False

    def merge_more(self, state: Estate, other: i64, rest: i64) -> None:
        """Give what else a seat has to another, for the balance of one against all others. UB-7b In U-Build
        there is nothing else."""
        return

    # What follows

    def estimate(self, state: Estate, seat: i64) -> i64:
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

    def count(self, state: Estate) -> None:
        """Foretell the wealth of all seats."""
        for seat in range(state.seats):
            self.turns[seat] = turns_left(state, seat, self.rounds_left(state), self.seasoned)
        self.count_all(state)

    def count_all(self, state: Estate) -> None:
        """The same when the turns to come are known."""
        self.counted += 1
        everybody: i64 = 0
        self.survey(state)
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

    def count_rents(self, state: Estate, seat: i64) -> None:
        """The rents of a seat as they are."""
        total: i64 = 0
        pledge: i64 = 0
        rate: i64 = 0
        loss: i64 = 0
        has_turns = self.turns[seat] > 0
        has_tower = rent.has_tower(state, seat)
        by_blocks = state.terms.by_blocks
        protected: i64 = self.protected(state)
        left: i64 = state.owned[seat]
        while left:
            district: i64 = lowest(left)
            left &= left - 1
            due: i64 = 0
            if (state.mortgaged >> district) & 1 == 0:
                factor: i64 = rent.factor(state, district, has_tower)
                card: i64 = rent.card_rent(state, district)
                due = card * factor
                # CI-10b, UB-8a
                pledge += card if by_blocks else due
                # CI-8b, UB-5c A bonus building keeps hazards away; CI-8e those spare industrial blocks.
                if (protected >> district) & 1 == 0:
                    less: i64 = due - state.rents[district * LEVELS + state.industrial[district]] * factor
                    loss += min(less, WORST) if has_turns else less
            self.rents[district] = due
            total += due
            rate += due * self.growth.visits[district]
        self.sums[seat] = total
        self.pledges[seat] = pledge
        self.rates[seat] = rate
        self.losses[seat] = loss

    def count_debts(self, state: Estate) -> None:
        """CI-10a, UB-8e What is owed is as good as paid; a creditor gets no more than there is."""
        frames = state.frames
        for place in range(frames.depth):
            if not debts.is_debt(frames, place) or self.is_settled(state, place):
                continue
            debtor: i64 = debts.debtor_at(frames, place)
            amount: i64 = debts.amount_at(frames, place)
            creditor: i64 = debts.creditor_at(frames, place)
            means: i64 = max(i64(0), self.cash[debtor] + self.pledges[debtor])
            self.cash[debtor] -= amount
            if creditor != BANK:
                self.cash[creditor] += min(amount, means)

    def foretell(self, state: Estate, seat: i64, visitors: i64) -> i64:
        """The final wealth of a seat."""
        if (state.playing >> seat) & 1 == 0:
            return 0
        turns: i64 = self.turns[seat]
        share: i64 = self.weights.growth
        # CI-15a, UB-11b Cash and rents; and what is still to be earned.
        total: i64 = self.cash[seat] + self.sums[seat] + self.rates[seat] * visitors // TURNS
        time: i64 = self.weights.growth_time
        total += (self.worths[seat] + self.growing[seat] * visitors // TURNS * time // 100) * share // 100
        total += self.income(state, seat) * turns // TURNS
        total -= self.losses[seat] * self.weights.risk * min(visitors, RISKY_TURNS) // (100 * RISKY_TURNS)
        total += self.value_of_rest(state, seat, turns)
        # What others will earn from this seat, and the danger of a rent that it could not pay.
        paid: i64 = 0
        now: i64 = 0
        ruin: i64 = 0
        means: i64 = self.cash[seat] + self.pledges[seat]
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

    def value_of_jail(self, state: Estate, seat: i64, paid: i64) -> i64:
        """CI-12b, UB-9b Elsewhere so much rent is paid in ten thousand turns; in jail nothing is earned or bought."""
        stay: i64 = min(JAIL_TURNS, 4 - state.jail[seat])
        lost: i64 = self.income(state, seat) // TURNS
        lost += self.weights.outside * count_bits(state.unowned) // count_bits(state.in_play)
        return stay * (paid // TURNS - lost)

    def ruinous(self, state: Estate, owner: i64, means: i64) -> i64:
        """How often one comes to districts of that owner whose rent is more than one has."""
        found: i64 = 0
        left: i64 = state.owned[owner]
        while left:
            district: i64 = lowest(left)
            left &= left - 1
            if self.rents[district] > means:
                found += self.growth.visits[district]
        return found
