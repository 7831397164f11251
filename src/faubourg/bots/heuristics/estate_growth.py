"""City and U-Build: what a seat can still make of its districts with the turns and the money it has left."""

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.bots.heuristics.estate_weights import Weights
from faubourg.core.bits import bit, cells_of, count_bits, lowest
from faubourg.games.estate import landmarks, rent
from faubourg.games.estate.blocks import blocks_on
from faubourg.games.estate.districts import COLOUR_OF, COLOURS, DISTRICTS, LEVELS, MOST_BLOCKS, Piece, colour_set
from faubourg.games.estate.state import Estate

# Visits are counted in so many turns.
TURNS: Final[i64] = 10_000


class Growth(ABC):
    """`worth` is what the seat gains in wealth, `rate` the rent it gains in ten thousand turns of another player."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        # How often a player comes to each district in so many turns, and past GO.
        self.visits: vec[i64] = cells_of([0] * int(DISTRICTS))
        self.laps: i64 = 0
        self.worth: i64 = 0
        self.rate: i64 = 0
        # What is left to build with.
        self.blocks: i64 = 0
        self.money: i64 = 0
        # By colour, in hundredths: by how much rents will be multiplied.
        self.factors: vec[i64] = cells_of([100] * int(COLOURS))
        # By district: the gain for what it takes.
        self.scores: vec[i64] = cells_of([0] * int(DISTRICTS))
        # What was looked at last: blocks to build there, their price, how much more it will bring, and how fast.
        self.room: i64 = 0
        self.price: i64 = 0
        self.more: i64 = 0
        self.pace: i64 = 0
        # All unowned districts: how many, and with all their blocks their price, their rents, and how fast they bring.
        self.free: i64 = 0
        self.free_price: i64 = 0
        self.free_more: i64 = 0
        self.free_pace: i64 = 0

    # What a game says

    @abstractmethod
    def salary(self, state: Estate, seat: i64) -> i64:
        """For passing GO."""

    @abstractmethod
    def blocks_to_come(self, state: Estate, turns: i64) -> i64:
        """How many blocks a seat will be allowed in so many turns."""

    @abstractmethod
    def skyscrapers_left(self, state: Estate) -> i64:
        """In stock."""

    @abstractmethod
    def block_price(self, state: Estate, district: i64) -> i64:
        """Of a block there, as long as there are any."""

    @abstractmethod
    def hazard_price(self, state: Estate, district: i64) -> i64:
        """About what it costs to be rid of the hazard there."""

    # What follows

    def survey(self, state: Estate) -> None:
        """What all unowned districts with all their blocks would cost and bring."""
        self.free = 0
        self.free_price = 0
        self.free_more = 0
        self.free_pace = 0
        left: i64 = state.unowned
        while left:
            district: i64 = lowest(left)
            left &= left - 1
            rents: i64 = state.rents[district * LEVELS + MOST_BLOCKS]
            self.free += 1
            self.free_price += state.prices[district] + MOST_BLOCKS * self.block_price(state, district)
            self.free_more += rents
            self.free_pace += rents * self.visits[district]

    def count(self, state: Estate, seat: i64, rents: vec[i64], cash: i64, turns: i64, visitors: i64) -> None:
        """Build on the best district, then on the next, while blocks and money last."""
        self.worth = 0
        self.rate = 0
        if turns == 0:
            return
        self.blocks = self.blocks_to_come(state, turns)
        self.money = cash + turns * self.laps * self.salary(state, seat) // TURNS
        self.plan_landmarks(state, seat)
        to_come: i64 = visitors * self.weights.growth_time
        # What nobody owns may still be had, by one of the players: it comes where it belongs among one's own.
        share: i64 = min(100 // count_bits(state.playing), turns * self.weights.share)
        self.look_around(share)
        spare: i64 = self.score(to_come)
        left: i64 = state.owned[seat]
        rest: i64 = left
        while rest:
            district: i64 = lowest(rest)
            rest &= rest - 1
            self.look_at(state, district, rents[district])
            self.scores[district] = self.score(to_come)
        while left:
            chosen: i64 = self.best_of(left)
            if spare > self.scores[chosen]:
                self.look_around(share)
                self.build(to_come)
                spare = 0
            # By now there may be less to build with.
            left &= ~bit(chosen)
            self.look_at(state, chosen, rents[chosen])
            self.build(to_come)
        if spare > 0:
            self.look_around(share)
            self.build(to_come)

    def best_of(self, districts: i64) -> i64:
        """The district that gains most for what it takes."""
        best: i64 = lowest(districts)
        districts &= districts - 1
        while districts:
            district: i64 = lowest(districts)
            districts &= districts - 1
            if self.scores[district] > self.scores[best]:
                best = district
        return best

    def gain(self, to_come: i64) -> i64:
        """What there is to gain by what was looked at."""
        return self.more - self.price + self.pace // 100 * to_come // TURNS

    def score(self, to_come: i64) -> i64:
        """The same for the share it takes of all blocks and all money, in thousandths."""
        takes: i64 = self.room * 1000 // max(i64(1), self.blocks) + self.price * 1000 // max(i64(1), self.money)
        return self.gain(to_come) * 1000 // (takes + 1)

    def build(self, to_come: i64) -> None:
        """What was looked at is done, if there is something to gain."""
        if self.gain(to_come) > 0:
            self.blocks -= self.room
            self.money -= self.price
            self.worth += self.more - self.price
            self.rate += self.pace

    def plan_landmarks(self, state: Estate, seat: i64) -> None:
        """CI-9, UB-5f Set the factors of all colours, and the money aside for what doubles them."""
        mine: i64 = state.owned[seat]
        has_tower = rent.has_tower(state, seat)
        stock: i64 = self.skyscrapers_left(state)
        for colour in range(COLOURS):
            districts: i64 = colour_set(colour) & state.in_play
            missing: i64 = districts & ~mine
            factor: i64 = 100
            # UB-1f A single district is no group: no skyscraper comes there, but the tower doubles it.
            is_group = districts & (districts - 1) != 0
            if districts:
                factor = 100 * rent.factor(state, lowest(districts), has_tower)
            # CI-9e, UB-6a Never doubled twice.
            is_single = factor == 100 and is_group
            if is_single and missing == 0:
                price: i64 = landmarks.price_of(state, Piece.SKYSCRAPER, lowest(districts))
                if stock > 0 and price <= self.money and self.rents_to_come(state, districts) > price:
                    factor = 200
                    stock -= 1
                    self.money -= price
                    self.worth -= price
            elif is_single and missing & (missing - 1) == 0 and districts & mine:
                is_free = missing & state.unowned != 0
                factor = 100 + (self.weights.one_free if is_free else self.weights.one_held)
            self.factors[colour] = factor

    def rents_to_come(self, state: Estate, districts: i64) -> i64:
        """About what a colour will bring, when its doubling is decided."""
        more: i64 = self.blocks // 3
        total: i64 = 0
        while districts:
            district: i64 = lowest(districts)
            districts &= districts - 1
            level: i64 = min(MOST_BLOCKS, blocks_on(state, district) + more)
            total += state.rents[district * LEVELS + level]
        return total

    def look_away(self) -> None:
        self.room = 0
        self.price = 0
        self.more = 0
        self.pace = 0

    def look_at(self, state: Estate, district: i64, now: i64) -> None:
        """What can be made of one district."""
        self.look_away()
        blocks: i64 = blocks_on(state, district)
        row: i64 = district * LEVELS
        factor: i64 = self.factors[COLOUR_OF[district]]
        if (state.mortgaged >> district) & 1:
            # CI-10d, UB-8c Lifted first; then it will do.
            self.price = rent.lift_cost(state, district)
            if self.price <= self.money:
                self.more = rent.card_rent(state, district) * factor // 100
                self.pace = self.more * self.visits[district]
            return
        if (state.hazards >> district) & 1:
            # CI-8f, UB-5e
            self.price = self.hazard_price(state, district)
        if self.price > self.money:
            return
        cost: i64 = self.block_price(state, district)
        room: i64 = min(MOST_BLOCKS - blocks, self.blocks)
        if room * cost > self.money - self.price:
            room = max(i64(0), self.money - self.price) // cost
        self.room = room
        self.price += room * cost
        self.more = max(i64(0), state.rents[row + blocks + room] * factor // 100 - now)
        self.pace = self.more * self.visits[district]

    def look_around(self, share: i64) -> None:
        """What can be made of a share of all unowned districts, in hundredths."""
        self.look_away()
        if self.free == 0:
            return
        whole: i64 = self.free * MOST_BLOCKS
        room: i64 = min(whole * share // 100, self.blocks)
        if room * self.free_price > self.money * whole:
            room = max(i64(0), self.money) * whole // self.free_price
        self.room = room
        self.price = self.free_price * room // whole
        self.more = self.free_more * room // whole
        self.pace = self.free_pace * room // whole
